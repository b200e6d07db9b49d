import ARIA
import HTML

extension Rule {
    /// Composite roles without the items that they consist of.
    static let ariaChildren = Rule(
        id: "aria-children", title: "Composite roles own the children they need", group: .aria, criteria: ["1.3.1"],
        level: .A, severity: .error, act: ["bc4a75"], axe: ["aria-required-children"],
        why: "A list without items is announced as empty, whatever it shows.",
        howToFix: "Give the items their role, or drop the role of the container.",
        examples: [
            .passed("A list of items", "<div role=\"list\"><span role=\"listitem\">A</span></div>"),
            .passed(
                "A list of the entries of a bibliography",
                "<div role=\"list\"><div role=\"doc-biblioentry\">Friedl, 2006</div></div>"),
            .failed("A list without items", "<div role=\"list\"><span>A</span></div>"),
            .failed("A tab in a list", "<div role=\"list\"><span role=\"tab\">A</span></div>"),
            .cantTell("A list that is still empty", "<div role=\"list\"></div>"),
            .inapplicable("The list is hidden", "<div role=\"list\" hidden></div>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard !page.isHidden(element), let role = page.tree.explicitRole(element), role == page.role(element)
            else { return }
            let required = OwnedElements.required(of: role, element, page)
            guard !required.isEmpty, page.attribute(element, .ariaBusy) != "true" else { return }
            let owned = OwnedElements(of: element, page)
            if let stray = owned.elements.first(where: { OwnedElements.isStray($0, in: role, required, page) }) {
                let strayRole = page.role(stray)?.rawValue ?? ""
                verdicts.fail(stray, "the role `\(strayRole)` does not belong in the role `\(role.rawValue)`")
            } else if owned.elements.contains(where: { OwnedElements.isItem($0, of: role, required, page) }) {
                verdicts.pass()
            } else if owned.hasContent {
                let names = required.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                verdicts.fail(element, "the role `\(role.rawValue)` holds no \(names)")
            } else {
                verdicts.cantTell(element, "the element is empty: does a script fill it?")
            }
        })
}

/// What an element owns in the accessibility tree (WAI-ARIA 1.2, owned element): the nearest descendants with a role
/// that says something, and what `aria-owns` names.
struct OwnedElements {
    private(set) var elements: [NodeID] = []
    /// There is something to perceive inside.
    private(set) var hasContent = false

    init(of element: NodeID, _ page: Page) {
        collect(below: element, page)
        for id in page.attribute(element, .ariaOwns)?.spaceSeparatedTokens ?? [] {
            if let owned = page.tree.element(withID: id) { take(owned, page) }
        }
    }

    private mutating func collect(below element: NodeID, _ page: Page) {
        var skipped: NodeID?
        for visit in page.document.visits(element) {
            switch visit {
            case .leave(let id): if id == skipped { skipped = nil }
            case .enter(let id):
                guard skipped == nil, id != element else { continue }
                if page.document.isText(id) {
                    if !page.isHidden(id), !page.document.text(id).isBlank { hasContent = true }
                } else if page.document.isElement(id) {
                    if page.isHidden(id) {
                        skipped = id
                    } else if !OwnedElements.isTransparent(id, page) {
                        take(id, page)
                        skipped = id
                    }
                }
            }
        }
    }

    private mutating func take(_ id: NodeID, _ page: Page) {
        guard !page.isHidden(id) else { return }
        hasContent = true
        elements.append(id)
    }

    /// Elements that browsers leave out between an owner and what it owns.
    static func isTransparent(_ id: NodeID, _ page: Page) -> Bool {
        guard let role = page.role(id) else { return !page.isHTML(id, .iframe) }
        return role == .generic || role.isPresentational
    }

    /// The roles that an element of that role must own. A group inside a menu, list box or tree continues it.
    static func required(of role: Role, _ element: NodeID, _ page: Page) -> [Role] {
        guard role == .group || role == .rowgroup else { return role.definition.owned }
        if role == .rowgroup { return [.row] }
        for ancestor in page.document.ancestors(element) where !isTransparent(ancestor, page) {
            guard let outer = page.role(ancestor) else { continue }
            switch outer {
            case .group: continue
            case .menu, .menubar, .listbox, .tree: return outer.definition.owned
            // WAI-ARIA Authoring Practices: the children of a tree item stand in a group beside or inside it.
            case .treeitem: return [.treeitem]
            default: return []
            }
        }
        return []
    }

    /// What the container consists of: a role that it requires, or in a list one that inherits from `listitem`
    /// (DPUB-ARIA 1.1).
    static func isItem(_ id: NodeID, of container: Role, _ required: [Role], _ page: Page) -> Bool {
        guard let role = page.role(id) else { return false }
        return required.contains(role) || (container == .list && (role == .docBiblioentry || role == .docEndnote))
    }

    /// A role that has its own place elsewhere. Other roles are not what the container consists of, but do no harm.
    static func isStray(_ id: NodeID, in container: Role, _ required: [Role], _ page: Page) -> Bool {
        guard let role = page.role(id), !isItem(id, of: container, required, page) else { return false }
        if role == .group { return Set(required).isDisjoint(with: [.row, .radio, .article]) }
        return !role.definition.context.isEmpty && role != .caption
    }
}
