import HTML

/// What assistive technology is told about a document: which elements are exposed, with what role, name and
/// description, and which can be focused.
///
/// Everything is computed when first asked for and kept. Not Sendable: a page and its tree are judged on one thread.
public final class AccessibilityTree {
    public let document: Document
    let visibility: Visibility
    private let generatedText: (NodeID, Bool) -> String

    private var roles: [RoleSlot]
    /// The names that were asked for, and their places by node number; -1 for those that were not.
    private var names: [AccessibleName] = []
    private var namePlaces: [Int32]
    private var descriptions: [NodeID: AccessibleName] = [:]

    private enum RoleSlot: Equatable {
        case unknown
        case known(Role?)
    }

    /// - Parameters:
    ///   - rendering: how the style sheets have each element rendered; asked once an element.
    ///   - generatedText: the text of `::before` (true) or `::after` (false) of an element.
    public init(
        _ document: Document, rendering: (NodeID) -> Rendering,
        generatedText: @escaping (NodeID, Bool) -> String = { _, _ in "" }
    ) {
        self.document = document
        self.generatedText = generatedText
        visibility = Visibility(document, rendering: rendering)
        roles = Array(repeating: .unknown, count: document.nodeCount)
        namePlaces = Array(repeating: -1, count: document.nodeCount)
    }

    /// The tree of a document without style sheets.
    public convenience init(_ document: Document) {
        self.init(document, rendering: { document.userAgentRendering($0) })
    }

    /// Every element in document order.
    public var elements: [NodeID] { visibility.elements }

    /// The same elements by name.
    public private(set) lazy var index = ElementIndex(document, elements)

    // MARK: Visibility

    /// Laid out at all: no `display: none` on it or around it.
    public func isRendered(_ id: NodeID) -> Bool { !visibility[id].contains(.notRendered) }

    /// Laid out and not `visibility: hidden`. It may still be transparent, clipped or out of sight.
    public func isVisible(_ id: NodeID) -> Bool { visibility[id].isDisjoint(with: [.notRendered, .invisible]) }

    /// Not in the accessibility tree: not rendered, invisible, `aria-hidden` or inert.
    public func isHidden(_ id: NodeID) -> Bool { !visibility[id].isDisjoint(with: .hidden) }

    /// Inside `aria-hidden="true"`, itself included.
    public func isAriaHidden(_ id: NodeID) -> Bool { visibility[id].contains(.ariaHidden) }

    /// Hidden by `aria-hidden` and by nothing else.
    public func isAriaHiddenOnly(_ id: NodeID) -> Bool {
        visibility[id].intersection(.hidden) == .ariaHidden
    }

    /// Inside an `inert` element, itself included.
    public func isInert(_ id: NodeID) -> Bool { visibility[id].contains(.inert) }

    public func isInline(_ id: NodeID) -> Bool { visibility[id].contains(.inline) }

    func generatedContent(_ id: NodeID, isBefore: Bool) -> String { generatedText(id, isBefore) }

    // MARK: Ids and labels

    /// The first element with that id.
    public func element(withID id: String) -> NodeID? { ids.element(withID: id) }

    /// Every element with an id.
    public lazy var ids = ElementIDs(document, elements)

    private var firstLegends: [NodeID: NodeID?] = [:]

    /// The first legend child of a fieldset; found once, for many controls may stand in it.
    func firstLegend(of fieldset: NodeID) -> NodeID? {
        if let known = firstLegends[fieldset] { return known }
        let legend = document.children(fieldset).first { document.isHTML($0, .legend) }
        firstLegends[fieldset] = .some(legend)
        return legend
    }

    lazy var hasDisabledFieldset = index[.fieldset].contains { document.hasAttribute($0, .disabled) }

    /// The label elements of a form field, in document order (HTML Standard 4.10.4).
    public func labels(of id: NodeID) -> [NodeID] { labelsByField[id] ?? [] }

    private lazy var labelsByField: [NodeID: [NodeID]] = {
        var labels: [NodeID: [NodeID]] = [:]
        for label in index[.label] {
            if let field = field(of: label) { labels[field, default: []].append(label) }
        }
        return labels
    }()

    /// The labeled control of a label element.
    public func field(of label: NodeID) -> NodeID? {
        if let target = document.attribute(label, .for) {
            guard let field = element(withID: target) else { return nil }
            return isLabelable(field) ? field : nil
        }
        return document.descendants(label).first { isLabelable($0) }
    }

    /// HTML Standard 4.10.2, labelable elements; custom elements may be.
    public func isLabelable(_ id: NodeID) -> Bool {
        guard document.isElement(id), document.namespace(id) == .html else { return false }
        switch document.tagName(id) {
        case .button, .meter, .output, .progress, .select, .textarea: return true
        case .input: return document.inputType(id) != "hidden"
        default: return false
        }
    }

    // MARK: Roles

    /// The first valid role of the role attribute that authors may use, before conflicts are resolved.
    public func explicitRole(_ id: NodeID) -> Role? {
        guard let value = document.attribute(id, .role) else { return nil }
        for token in value.spaceSeparatedTokens {
            if let role = Role(token: token), !role.isAbstract { return role }
        }
        return nil
    }

    /// The role by tag, attributes and place.
    public func implicitRole(_ id: NodeID) -> Role? {
        document.implicitRole(id, isNamed: { self.isNamedByAttribute($0) }, roleOfTable: { self.role($0) })
    }

    /// The role that is exposed, after presentational conflicts are resolved; nil for elements without one.
    public func role(_ id: NodeID) -> Role? {
        if case .known(let role) = roles[id.number] { return role }
        let role = document.isElement(id) ? resolvedRole(id) : nil
        roles[id.number] = .known(role)
        return role
    }

    private func resolvedRole(_ id: NodeID) -> Role? {
        if let explicit = explicitRole(id) {
            guard explicit.isPresentational, hasPresentationalConflict(id) else { return explicit }
            return imageWithConflict(id) ?? inheritedRole(id) ?? implicitRole(id)
        }
        let implicit = implicitRole(id)
        if implicit == Role.none, hasPresentationalConflict(id) { return .img }
        if implicit == .listitem, let parent = document.parent(id), isPresentational(parent) { return Role.none }
        return inheritedRole(id) ?? implicit
    }

    /// WAI-ARIA 1.2, 5.3.3 presentation: what a table, row group or row that is presentational must own is so too; and
    /// 7.1: unless it has a conflict of its own, for then it is the part of a table that it would be otherwise. Nil
    /// where nothing around the element says otherwise.
    private func inheritedRole(_ id: NodeID) -> Role? {
        guard document.namespace(id) == .html else { return nil }
        let owners: [TagName]
        switch document.tagName(id) {
        case .td, .th: owners = [.tr]
        case .tr: owners = [.tbody, .thead, .tfoot]
        case .tbody, .thead, .tfoot: owners = []
        default: return nil
        }
        guard let table = document.table(of: id) else { return nil }
        if role(table)?.isPresentational == true {
            guard hasPresentationalConflict(id) else { return nil }
            return document.implicitRole(id, isNamed: { self.isNamedByAttribute($0) }, roleOfTable: { _ in .table })
        }
        guard let owner = document.parent(id), owners.contains(where: { document.isHTML(owner, $0) }),
            role(owner)?.isPresentational == true, !hasPresentationalConflict(id)
        else { return nil }
        return Role.none
    }

    private func imageWithConflict(_ id: NodeID) -> Role? { document.isHTML(id, .img) ? .img : nil }

    private func isPresentational(_ id: NodeID) -> Bool {
        explicitRole(id)?.isPresentational == true && !hasPresentationalConflict(id)
    }

    /// WAI-ARIA 1.2, 7.1 Presentational Roles Conflict Resolution: an element that can be focused, or that has a
    /// global state or property, is exposed with its own role all the same.
    public func hasPresentationalConflict(_ id: NodeID) -> Bool {
        if isFocusable(id) { return true }
        for attribute in document.attributes(id) {
            let name = attribute.name.text
            guard name.utf8.starts(with: "aria-".utf8), name != "aria-hidden" else { continue }
            guard let property = StateOrProperty(attributeName: name), property.isGlobal else { continue }
            // Deviation: an empty naming attribute gives no name and counts as absent, as in browsers.
            if property == .label || property == .labelledby || property == .describedby, attribute.value.isBlank {
                continue
            }
            return true
        }
        return false
    }

    private func isNamedByAttribute(_ id: NodeID) -> Bool {
        // SVG-AAM 1.0, 5.1.2: a title child is a reason to include an element, as an attribute is.
        if document.namespace(id) == .svg,
            document.childElements(id).contains(where: {
                document.namespace($0) == .svg && document.tagName($0) == .title && !document.textContent($0).isBlank
            })
        {
            return true
        }
        if let label = document.attribute(id, .ariaLabel), !label.isBlank { return true }
        if let references = document.attribute(id, .ariaLabelledby),
            references.spaceSeparatedTokens.contains(where: { element(withID: $0) != nil })
        {
            return true
        }
        return document.attribute(id, .title).map { !$0.isBlank } ?? false
    }

    // MARK: Focus

    /// The elements that are reached with the Tab key, in document order.
    public lazy var tabStops = elements.filter { isInTabOrder($0) }

    // MARK: Names

    /// The accessible name; computed once.
    public func name(_ id: NodeID) -> AccessibleName {
        let place = Int(namePlaces[id.number])
        if place >= 0 { return names[place] }
        let name = plainName(id) ?? computedName(id)
        namePlaces[id.number] = Int32(truncatingIfNeeded: names.count)
        names.append(name)
        return name
    }

    private func computedName(_ id: NodeID) -> AccessibleName {
        var computation = NameComputation(self)
        return computation.name(of: id)
    }

    /// The name of a link or heading that has a piece of text and nothing else: most names of most pages are such, and
    /// the steps of the computation come to their content at once. Nil for all others.
    private func plainName(_ id: NodeID) -> AccessibleName? {
        guard let child = document.firstChild(id), document.isText(child), document.nextSibling(child) == nil,
            document.namespace(id) == .html
        else { return nil }
        switch document.tagName(id) {
        case .a, .h1, .h2, .h3, .h4, .h5, .h6: break
        default: return nil
        }
        guard !document.hasAttribute(id, .ariaLabelledby), !document.hasAttribute(id, .ariaLabel), !isHidden(id),
            let role = role(id), role.isNamedFromContents
        else { return nil }
        let text = document.text(child)
        guard !text.isBlank, generatedContent(id, isBefore: true).isEmpty,
            generatedContent(id, isBefore: false).isEmpty
        else { return nil }
        return AccessibleName(text: text.collapsingSpace, source: .contents)
    }

    /// The accessible description; computed once.
    public func description(_ id: NodeID) -> AccessibleName {
        if let description = descriptions[id] { return description }
        var computation = NameComputation(self)
        let description = computation.description(of: id, name: name(id))
        descriptions[id] = description
        return description
    }
}
