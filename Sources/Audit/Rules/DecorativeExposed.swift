import ARIA
import HTML

extension Rule {
    /// Elements marked as decorative that are exposed all the same.
    static let decorativeExposed = Rule(
        id: "decorative-exposed", title: "Decorative elements stay hidden", group: .images, severity: .warning,
        act: ["46ca7f"], axe: ["presentation-role-conflict"],
        why: """
            An element with role="none" or alt="" that can be focused or has a global ARIA attribute is exposed with \
            its own role nevertheless, so that one of the two wishes is ignored.
            """,
        howToFix: "Remove tabindex and the aria- attributes; or remove the role and give the element a name.",
        examples: [
            .passed("A decorative image", "<img src=\"line.png\" alt=\"\">"),
            .failed(
                "A decorative image with a label", #"<img src="a.png" alt="" aria-labelledby="x"><b id="x">A</b>"#),
            .failed("A nav that is none, with a label", "<nav role=\"presentation\" aria-label=\"Main\">…</nav>"),
            .inapplicable("Nothing is marked as decorative", "<img src=\"a.png\" alt=\"A\">"),
        ],
        check: .elements(.attributes([.role, .alt])) { element, page, verdicts in
            guard isMarkedDecorative(element, page) else { return }
            if page.isHidden(element) || !page.tree.hasPresentationalConflict(element) {
                verdicts.pass()
            } else {
                verdicts.fail(element, "the element is marked as decorative but exposed all the same")
            }
        })

    private static func isMarkedDecorative(_ element: NodeID, _ page: Page) -> Bool {
        if let role = page.tree.explicitRole(element) {
            return role.isPresentational && page.document.namespace(element) == .html
        }
        return page.isHTML(element, .img) && page.attribute(element, .alt)?.isEmpty == true
    }
}
