import ARIA
import HTML

extension Rule {
    /// List items outside of lists.
    static let listItemParent = Rule(
        id: "listitem-parent", title: "List items sit in a list", group: .structure, criteria: ["1.3.1"], level: .A,
        severity: .error, axe: ["listitem"],
        why: "An item without a list is announced as plain text.",
        howToFix: "Wrap the items in ul or ol.",
        examples: [
            .passed("An item in a list", "<ul><li>A</li></ul>"),
            .failed("An item in a div", "<div><li>A</li></div>"),
            .inapplicable("The item has another role", "<div><li role=\"option\">A</li></div>"),
        ],
        check: .elements(.tags([.li])) { element, page, verdicts in
            guard !page.isHidden(element), page.tree.explicitRole(element) == nil,
                let parent = page.document.parent(element)
            else { return }
            switch page.document.tagName(parent) {
            case .ul, .ol, .menu:
                verdicts.pass()
            default:
                if page.role(parent) == .list {
                    verdicts.pass()
                } else if page.document.tagName(parent).text.contains("-") || !page.document.isElement(parent) {
                    verdicts.cantTell(element, "is the element around this item a list?")
                } else if isChildOfList(parent, page) {
                    // What stands between list and item is reported as a child that the list must not have.
                    verdicts.pass()
                } else {
                    verdicts.fail(element, "the list item is in no list")
                }
            }
        })

    private static func isChildOfList(_ element: NodeID, _ page: Page) -> Bool {
        guard let list = page.document.parent(element) else { return false }
        return page.role(list) == .list
    }
}
