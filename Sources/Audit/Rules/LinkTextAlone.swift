import ARIA
import HTML

extension Rule {
    /// Links whose text alone says nothing.
    static let linkTextAlone = Rule(
        id: "link-text-alone", title: "Link text alone says where it leads", group: .site, criteria: ["2.4.9"],
        level: .AAA, severity: .note, isDefault: false, act: ["aizyf1"],
        why: "A list of links shows their text without the sentences around.",
        howToFix: "Write where the link leads instead of here, more or click.",
        examples: [
            .failed("The text says nothing", "<p>Menus have their own page, <a href=\"menus.html\">read more</a>.</p>"),
            .cantTell("The text says something", "<a href=\"menus.html\">Menus</a>"),
            .inapplicable("There is no link", "<p>Menus</p>"),
        ],
        check: .elements(.roles([.link])) { element, page, verdicts in
            let name = page.name(element)
            guard !name.isEmpty else { return }
            if GenericLinkText.matches(name) {
                verdicts.fail(element, "“\(name)” alone does not say where the link leads")
            } else {
                verdicts.ask()
            }
        })
}
