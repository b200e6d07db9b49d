import ARIA
import HTML

extension Rule {
    /// Lists with children that are no items.
    static let listChildren = Rule(
        id: "list-children", title: "Lists contain only list items", group: .structure, criteria: ["1.3.1"],
        level: .A, severity: .error, axe: ["list"],
        why: "A screen reader says how many items a list has, and where one is; other content breaks the count.",
        howToFix: "Wrap the content in li.",
        examples: [
            .passed("Items", "<ul><li>A</li><li>B</li></ul>"),
            .failed("A paragraph between items", "<ul><li>A</li><p>B</p></ul>"),
            .failed("Text between items", "<ol><li>A</li>B</ol>"),
            .inapplicable("The list has another role", "<ul role=\"menu\"><li role=\"menuitem\">A</li></ul>"),
        ],
        check: .elements(.tags([.ul, .ol, .menu])) { element, page, verdicts in
            guard !page.isHidden(element), page.role(element) == .list else { return }
            verdicts.pass()
            for child in page.document.children(element) {
                if page.document.isText(child) {
                    guard !page.document.text(child).isBlank else { continue }
                    verdicts.fail(
                        .range(page.range(of: child)), "the list holds text that is in no list item")
                    return
                }
                guard page.document.isElement(child), !isAllowed(child, page) else { continue }
                verdicts.fail(child, "the list holds a `\(page.document.tagName(child).text)` that is no list item")
                return
            }
        })

    private static func isAllowed(_ child: NodeID, _ page: Page) -> Bool {
        if page.isHTML(child, .li) { return true }
        if page.isHTML(child, .script) || page.isHTML(child, .template) || page.isHTML(child, .style) { return true }
        // Custom elements and slots may render as items.
        if page.document.tagName(child).text.contains("-") || page.isHTML(child, .slot) { return true }
        return page.isHidden(child) || page.role(child) == .listitem
    }
}
