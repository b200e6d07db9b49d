import HTML

// Accessible Name and Description Computation 1.2, 4.3 Text Alternative Computation, with the host language parts of
// HTML-AAM 1.0, 4.1. The letters are those of the specification's steps.

/// An accessible name or description, and what gave it.
public struct AccessibleName: Sendable, Hashable {
    public enum Source: Sendable, Hashable {
        case labelledby, label, embeddedControl, native, contents, tooltip, placeholder, nothing
    }

    /// White space is collapsed and trimmed.
    public var text: String
    public var source: Source

    public var isEmpty: Bool { text.isEmpty }

    public static let nothing = AccessibleName(text: "", source: .nothing)
}

/// One computation of a text alternative. Lives as long as one name is computed.
struct NameComputation {
    let tree: AccessibilityTree
    /// Nodes that gave text already; none gives it twice (step 2, "has been visited").
    private var visited = VisitedNodes()
    /// The descent into content is cut off here; deeper text is taken as plain text.
    private static let depthLimit = 120
    /// Enough to judge any name; a page cannot make the computation quadratic with nested named elements.
    private static let nodeLimit = 20_000

    init(_ tree: AccessibilityTree) { self.tree = tree }

    /// How the current node was reached.
    private struct Way {
        /// Inside an `aria-labelledby` or `aria-describedby` traversal.
        var isReferenced = false
        /// Directly referenced, or the root of a native label: hidden content counts.
        var countsHidden = false
        /// Descending into the content of an element that is named from its contents.
        var isContent = false
        var depth = 0
    }

    /// The accessible name of an element.
    mutating func name(of id: NodeID) -> AccessibleName {
        var result = compute(id, Way())
        result.text = result.text.collapsingSpace
        if result.text.isEmpty { result.source = .nothing }
        return result
    }

    /// The accessible description: `aria-describedby`, `aria-description`, then the title unless it is the name.
    mutating func description(of id: NodeID, name: AccessibleName) -> AccessibleName {
        if let text = referencedText(tree.document.attribute(id, .ariaDescribedby)) {
            return AccessibleName(text: text.collapsingSpace, source: .labelledby)
        }
        if let text = tree.document.attribute(id, .ariaDescription)?.collapsingSpace, !text.isEmpty {
            return AccessibleName(text: text, source: .label)
        }
        if let title = tree.document.attribute(id, .title)?.collapsingSpace, !title.isEmpty, name.source != .tooltip {
            return AccessibleName(text: title, source: .tooltip)
        }
        return .nothing
    }

    // MARK: Steps

    private mutating func compute(_ id: NodeID, _ way: Way) -> AccessibleName {
        guard visited.count < NameComputation.nodeLimit, visited.insert(id) else { return .nothing }
        // 2G. Text node. Its parent was looked at for hiding.
        if tree.document.kind(id) == .text { return AccessibleName(text: tree.document.text(id), source: .contents) }
        guard tree.document.kind(id) == .element else { return .nothing }
        // 2A. Hidden, and not directly referenced.
        if !way.countsHidden, tree.isHidden(id) { return .nothing }
        let role = tree.role(id)
        // 2B. aria-labelledby, once per chain.
        if !way.isReferenced, let text = referencedText(tree.document.attribute(id, .ariaLabelledby)),
            !text.isBlank
        {
            return AccessibleName(text: text, source: .labelledby)
        }
        // 2C. Embedded control: inside the label of something else its value counts.
        if way.isContent || way.isReferenced, let value = embeddedValue(id, role, way) {
            return AccessibleName(text: value, source: .embeddedControl)
        }
        // 2D. aria-label.
        if let label = tree.document.attribute(id, .ariaLabel), !label.isBlank {
            return AccessibleName(text: label, source: .label)
        }
        // 2E. Host language text alternative, unless the element is presentational.
        if role?.isPresentational != true, let native = nativeText(id, way), !native.text.isBlank {
            return native
        }
        // 2F, 2H. Name from content.
        if isNamedFromContents(id, role, way) {
            let text = contents(of: id, way)
            if !text.isBlank { return AccessibleName(text: text, source: .contents) }
        }
        // 2I. Tooltip.
        return tooltip(id)
    }

    /// 2B and descriptions: the texts of the referenced elements, or nil when no reference is valid.
    private mutating func referencedText(_ value: String?) -> String? {
        guard let value else { return nil }
        var texts: [String] = []
        var isValid = false
        for token in value.spaceSeparatedTokens {
            guard let target = tree.element(withID: token) else { continue }
            isValid = true
            let before = visited
            visited.remove(target)
            let way = Way(isReferenced: true, countsHidden: tree.isHidden(target), isContent: true, depth: 1)
            texts.append(compute(target, way).text)
            visited = before
        }
        return isValid ? texts.joined(separator: " ") : nil
    }

    /// 2C. The value of a text field, list box, combo box or range inside another element's name.
    private mutating func embeddedValue(_ id: NodeID, _ role: Role?, _ way: Way) -> String? {
        guard way.depth > 0 else { return nil }
        switch role {
        case .textbox, .searchbox:
            if tree.document.isHTML(id, .input) { return tree.document.attribute(id, .value) ?? "" }
            return tree.document.textContent(id)
        case .combobox, .listbox:
            if tree.document.isHTML(id, .select) { return selectedText(id) }
            if tree.document.isHTML(id, .input) { return tree.document.attribute(id, .value) ?? "" }
            guard role == .listbox else { return nil }
            return tree.document.descendants(id)
                .filter { tree.role($0) == .option && tree.document.attribute($0, .ariaSelected) == "true" }
                .map { tree.document.textContent($0) }
                .joined(separator: " ")
        case .slider, .spinbutton, .scrollbar, .progressbar, .meter:
            return tree.document.attribute(id, .ariaValuetext) ?? tree.document.attribute(id, .ariaValuenow)
                ?? tree.document.attribute(id, .value) ?? (role == .meter || role == .progressbar ? nil : "")
        default: return nil
        }
    }

    private func selectedText(_ id: NodeID) -> String {
        var first: NodeID?
        var selected: [String] = []
        for option in tree.document.descendants(id) where tree.document.isHTML(option, .option) {
            if first == nil { first = option }
            if tree.document.hasAttribute(option, .selected) { selected.append(tree.document.textContent(option)) }
        }
        if selected.isEmpty, !tree.document.isListBox(id), let first { return tree.document.textContent(first) }
        return selected.joined(separator: " ")
    }

    private func isNamedFromContents(_ id: NodeID, _ role: Role?, _ way: Way) -> Bool {
        if way.isContent || way.isReferenced { return true }
        if let role, role.isNamedFromContents { return true }
        // HTML-AAM 4.1.12: summary, and elements without a role of which the text is what is heard.
        return tree.document.isHTML(id, .summary) && (role == nil || role == .button)
    }

    /// 2F.ii to 2F.iii: the text of the children with generated content before and after.
    private mutating func contents(of id: NodeID, _ way: Way) -> String {
        if way.depth >= NameComputation.depthLimit { return tree.document.textContent(id) }
        var text = ""
        text += tree.generatedContent(id, isBefore: true)
        var child = tree.document.firstChild(id)
        while let current = child {
            child = tree.document.nextSibling(current)
            let below = Way(
                isReferenced: way.isReferenced, countsHidden: way.countsHidden, isContent: true, depth: way.depth + 1)
            guard tree.document.kind(current) == .element else {
                if tree.document.kind(current) == .text { text += compute(current, below).text }
                continue
            }
            if tree.document.isHTML(current, .br) {
                text += " "
                continue
            }
            let part = compute(current, below).text
            // What is not rendered does not part the words around it.
            if part.isEmpty, !tree.isRendered(current) { continue }
            text += tree.isInline(current) ? part : " \(part) "
        }
        text += tree.generatedContent(id, isBefore: false)
        return text
    }

    /// 2I. The title attribute, and for text fields the placeholder (HTML-AAM 4.1.1).
    private func tooltip(_ id: NodeID) -> AccessibleName {
        if let title = tree.document.attribute(id, .title), !title.isBlank {
            return AccessibleName(text: title, source: .tooltip)
        }
        if tree.document.isHTML(id, .input) || tree.document.isHTML(id, .textarea) {
            if let placeholder = tree.document.attribute(id, .placeholder), !placeholder.isBlank {
                return AccessibleName(text: placeholder, source: .placeholder)
            }
        }
        if let placeholder = tree.document.attribute(id, .ariaPlaceholder), !placeholder.isBlank {
            return AccessibleName(text: placeholder, source: .placeholder)
        }
        return .nothing
    }

    // MARK: 2E. Host language

    private mutating func nativeText(_ id: NodeID, _ way: Way) -> AccessibleName? {
        if tree.document.namespace(id) == .svg { return svgTitle(id, way) }
        guard tree.document.namespace(id) == .html else { return nil }
        switch tree.document.tagName(id) {
        case .img, .area: return named(tree.document.attribute(id, .alt))
        case .input: return inputText(id, way)
        case .select, .textarea, .meter, .progress, .output: return labelText(id, way)
        case .button: return labelText(id, way)
        case .fieldset: return childText(id, .legend, way)
        case .table: return childText(id, .caption, way)
        case .figure: return childText(id, .figcaption, way)
        case .optgroup, .option: return named(tree.document.attribute(id, .label))
        default: return nil
        }
    }

    private func named(_ text: String?) -> AccessibleName? {
        text.map { AccessibleName(text: $0, source: .native) }
    }

    private mutating func inputText(_ id: NodeID, _ way: Way) -> AccessibleName? {
        let label = labelText(id, way)
        if let label, !label.text.isBlank { return label }
        switch tree.document.inputType(id) {
        case "button": return named(tree.document.attribute(id, .value))
        case "submit": return named(tree.document.attribute(id, .value) ?? "Submit")
        case "reset": return named(tree.document.attribute(id, .value) ?? "Reset")
        case "image": return named(tree.document.attribute(id, .alt))
        // Deviation: browsers call a file field without a label by the words on its button, such as "Choose File". These
        // differ by browser and language and say nothing about what is asked for; HTML-AAM does not have them.
        default: return nil
        }
    }

    /// The label elements of a form field, in document order.
    private mutating func labelText(_ id: NodeID, _ way: Way) -> AccessibleName? {
        guard !way.isReferenced || way.depth > 0 else { return nil }
        let labels = tree.labels(of: id)
        guard !labels.isEmpty else { return nil }
        var texts: [String] = []
        for label in labels where !visited.contains(label) {
            // Deviation: a label that is not rendered names its field in no browser, though the specification
            // lets the root of a native text alternative be hidden.
            if tree.isHidden(label), !tree.isAriaHiddenOnly(label) { continue }
            let way = Way(countsHidden: tree.isHidden(label), isContent: true, depth: way.depth + 1)
            texts.append(compute(label, way).text)
        }
        return AccessibleName(text: texts.joined(separator: " "), source: .native)
    }

    private mutating func childText(_ id: NodeID, _ tag: TagName, _ way: Way) -> AccessibleName? {
        for child in tree.document.children(id) where tree.document.isHTML(child, tag) {
            guard !tree.isHidden(child) else { continue }
            let text = compute(child, Way(isContent: true, depth: way.depth + 1)).text
            return AccessibleName(text: text, source: .native)
        }
        return nil
    }

    /// SVG-AAM 1.0, 8.1: the first title child, for a link also `xlink:title`.
    private func svgTitle(_ id: NodeID, _ way: Way) -> AccessibleName? {
        for child in tree.document.children(id)
        where tree.document.kind(child) == .element && tree.document.namespace(child) == .svg
            && tree.document.tagName(child).text == "title"
        {
            return AccessibleName(text: tree.document.textContent(child), source: .native)
        }
        return named(tree.document.xlinkAttribute(id, "title"))
    }
}

/// A set of nodes that takes no memory while it is small: most names come from one or two nodes.
private struct VisitedNodes {
    private var first = (NodeID?.none, NodeID?.none, NodeID?.none)
    private var others: Set<NodeID> = []

    var count: Int {
        others.count + (first.0 == nil ? 0 : 1) + (first.1 == nil ? 0 : 1) + (first.2 == nil ? 0 : 1)
    }

    func contains(_ id: NodeID) -> Bool {
        first.0 == id || first.1 == id || first.2 == id || (!others.isEmpty && others.contains(id))
    }

    /// Adds a node; false if it was there.
    mutating func insert(_ id: NodeID) -> Bool {
        if contains(id) { return false }
        if first.0 == nil {
            first.0 = id
        } else if first.1 == nil {
            first.1 = id
        } else if first.2 == nil {
            first.2 = id
        } else {
            others.insert(id)
        }
        return true
    }

    mutating func remove(_ id: NodeID) {
        if first.0 == id { first.0 = nil }
        if first.1 == id { first.1 = nil }
        if first.2 == id { first.2 = nil }
        if !others.isEmpty { others.remove(id) }
    }
}

extension String {
    /// Nothing but white space, or nothing.
    public var isBlank: Bool {
        for byte in utf8 {
            if byte.isHTMLSpace || byte == 0x0B { continue }
            // Beyond ASCII, other spaces and characters without width.
            guard byte >= 0x80 else { return false }
            return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}" }
        }
        return true
    }

    /// White space collapsed to single spaces and trimmed.
    public var collapsingSpace: String {
        if isCollapsed { return self }
        var copy = self
        let collapsed: String? = copy.withUTF8 { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var isPending = false
            for byte in bytes {
                guard byte < 0x80 else { return nil }
                if byte.isHTMLSpace || byte == 0x0B {
                    isPending = !result.isEmpty
                } else {
                    if isPending { result.append(0x20) }
                    isPending = false
                    result.append(byte)
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
        return collapsed ?? collapsingUnicodeSpace
    }

    /// Whether an ASCII text has nothing to collapse or trim.
    private var isCollapsed: Bool {
        var wasSpace = true
        for byte in utf8 {
            if byte >= 0x80 || (byte.isHTMLSpace || byte == 0x0B) && (wasSpace || byte != 0x20) { return false }
            wasSpace = byte == 0x20
        }
        return !wasSpace
    }

    private var collapsingUnicodeSpace: String {
        var result = String.UnicodeScalarView()
        var isPending = false
        for scalar in unicodeScalars {
            if scalar.isASCII ? UInt8(scalar.value).isHTMLSpace : scalar.properties.isWhitespace {
                isPending = !result.isEmpty
            } else {
                if isPending { result.append(" ") }
                isPending = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
