import ARIA
import HTML

extension Rule {
    /// Items outside of the role that they are items of.
    static let ariaParent = Rule(
        id: "aria-parent", title: "Item roles sit in the parent they need", group: .aria, criteria: ["1.3.1"],
        level: .A, severity: .error, act: ["ff89c9"], axe: ["aria-required-parent"],
        why: "An item outside of its list is not counted: \"3 of 7\" cannot be said.",
        howToFix: "Put the item into an element with the role that the message names.",
        examples: [
            .passed("An item in a list", "<div role=\"list\"><div role=\"listitem\">A</div></div>"),
            .passed(
                "Owned from elsewhere",
                "<div role=\"list\" aria-owns=\"a\"></div><div id=\"a\" role=\"listitem\">A</div>"),
            .failed("An item outside of a list", "<div role=\"listitem\">A</div>"),
            .inapplicable("The role repeats the element", "<ul><li role=\"listitem\">A</li></ul>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard !page.isHidden(element), let role = page.tree.explicitRole(element), role == page.role(element),
                role != page.tree.implicitRole(element)
            else { return }
            let context = role.definition.context
            guard !context.isEmpty, role != .caption else { return }
            let owners = owners(of: element, page)
            if owners.contains(where: { page.role($0).map(context.contains) == true }) {
                verdicts.pass()
            } else {
                let names = context.filter { $0 != .directory }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                verdicts.fail(
                    .attribute(element, .role), "the role `\(role.rawValue)` is not inside \(names)")
            }
        })

    /// Those that name the element in `aria-owns`; else the nearest element around it with a role that says something.
    private static func owners(of element: NodeID, _ page: Page) -> [NodeID] {
        if let id = page.attribute(element, .id), let owners = page.ariaOwners[id] { return owners }
        for ancestor in page.document.ancestors(element) where page.document.isElement(ancestor) {
            if OwnedElements.isTransparent(ancestor, page) {
                if let id = page.attribute(ancestor, .id), let owners = page.ariaOwners[id] { return owners }
                continue
            }
            return [ancestor]
        }
        return []
    }
}
