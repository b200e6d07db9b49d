import ARIA
import HTML

extension Rule {
    /// Links without a name.
    static let linkName = Rule(
        id: "link-name", title: "Links have a name", group: .names, criteria: ["2.4.4", "4.1.2"], level: .A,
        severity: .error, act: ["c487ae"], axe: ["link-name"],
        why: "A screen reader lists links by their names. One without a name is read as its address, if at all.",
        howToFix: "Write text in the link, or an alt on the image inside it.",
        examples: [
            .passed("Named by its text", "<a href=\"menu.html\">Menus</a>"),
            .passed("Named by the image inside", "<a href=\"menu.html\"><img src=\"menu.png\" alt=\"Menus\"></a>"),
            .failed("The image inside is decorative", "<a href=\"menu.html\"><img src=\"menu.png\" alt=\"\"></a>"),
            .failed("Nothing inside", "<a href=\"menu.html\"></a>"),
            .inapplicable("An anchor that leads nowhere is no link", "<a id=\"top\"></a>"),
        ],
        check: .elements(.roles([.link, .docBacklink, .docBiblioref, .docGlossref, .docNoteref])) {
            element, page, verdicts in
            guard !page.isHTML(element, .area) else { return }
            if !page.name(element).isEmpty {
                verdicts.pass()
            } else {
                verdicts.fail(element, "the link has no name")
            }
        })
}
