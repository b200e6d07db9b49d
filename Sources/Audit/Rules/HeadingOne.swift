import ARIA
import HTML

extension Rule {
    /// Pages with headings of which none is of level one.
    static let headingOne = Rule(
        id: "heading-one", title: "Page has a level-one heading", group: .structure, severity: .warning,
        isAboutWebPages: true,
        axe: ["page-has-heading-one"],
        why: "The heading of level one says what the page is about, and is where many start to read.",
        howToFix: "Make the page's name an h1.",
        examples: [
            .passed("The name is an h1", "<h1>Menus</h1>"),
            .failed("The first level is missing", "<h2>Menus</h2>"),
            .inapplicable("There are no headings", "<p>Menus</p>"),
        ],
        check: .page { page, verdicts in
            guard let first = page.headings.first(where: { !page.isInRepeatedBlock($0.element) }) else { return }
            if page.headings.contains(where: { $0.level == 1 }) {
                verdicts.pass()
            } else {
                verdicts.fail(first.element, "the page has headings but none of level one")
            }
        })
}
