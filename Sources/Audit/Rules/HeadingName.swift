import ARIA
import HTML

extension Rule {
    /// Headings without text.
    static let headingName = Rule(
        id: "heading-name", title: "Headings are not empty", group: .names, severity: .warning, act: ["ffd0e9"],
        axe: ["empty-heading"],
        why: "Headings are the table of contents of a screen reader; an empty one is a line without text in it.",
        howToFix: "Write text in the heading, or remove it.",
        examples: [
            .passed("Named by its text", "<h1>Menus</h1>"),
            .passed("Named by the image inside", "<h1><img src=\"menus.png\" alt=\"Menus\"></h1>"),
            .failed("Nothing inside", "<h2></h2>"),
            .failed("Its text is hidden", "<h2><span aria-hidden=\"true\">Menus</span></h2>"),
            .inapplicable("The heading is hidden", "<h2 hidden></h2>"),
        ],
        check: .elements(.tagsAndRoles([.h1, .h2, .h3, .h4, .h5, .h6])) { element, page, verdicts in
            // Also a heading that says it is none: what has the tag must not be empty by way of role="none".
            guard page.role(element) == .heading || isNamedPresentationalHeading(element, page),
                !page.isHidden(element)
            else { return }
            if !page.name(element).isEmpty {
                verdicts.pass()
            } else {
                verdicts.fail(element, "the heading is empty")
            }
        })

    private static func isNamedPresentationalHeading(_ element: NodeID, _ page: Page) -> Bool {
        page.has(element, .role) && page.tree.implicitRole(element) == .heading
            && page.tree.explicitRole(element)?.isPresentational == true
            && page.has(element, .ariaLabel)
    }
}
