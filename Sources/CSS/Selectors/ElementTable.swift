import HTML

/// The elements of a document in document order, with what selectors ask of them laid out side by side.
///
/// Invariant: an element's descendants are the entries after it up to `subtreeEnd`; links are indices of entries or -1.
final class ElementTable {
    struct Entry {
        var node: NodeID
        var parent: Int32
        var previous: Int32 = -1
        var next: Int32 = -1
        var subtreeEnd: Int32 = 0
        var tagHash: UInt32
        /// `TagName.knownNumber`.
        var tagNumber: Int32
        var idHash: UInt32 = 0
        var classStart: Int32 = 0
        var classCount: Int32 = 0
        var attributeStart: Int32 = 0
        var attributeCount: Int32 = 0
        var namespace: Namespace
        /// The element has no text and no child elements.
        var isEmpty = true
        var hasStyle = false
        /// It has an attribute that presentational hints may come from.
        var mayHaveHints = false
        var hasPlaceholder = false
    }

    struct ClassEntry {
        var hash: UInt32
        var start: Int32
        var count: Int32
    }

    let entries: [Entry]
    let classes: [ClassEntry]
    /// Hashes of the lower-case attribute names.
    let attributeNames: [UInt32]
    let text: [UInt8]
    /// Entries by `NodeID.number`, or -1.
    let places: [Int32]
    /// Whether any element has the attribute `disabled`.
    let hasDisabled: Bool
    /// Indices of the `style` and `link` elements.
    let sheetElements: [Int]
    let document: Document
    let isQuirky: Bool

    /// Complexity: O(nodes + bytes of class attributes).
    init(_ document: Document) {
        var builder = ElementTableBuilder(document)
        builder.build()
        entries = builder.entries
        classes = builder.classes
        attributeNames = builder.attributeNames
        text = builder.text
        places = builder.places
        sheetElements = builder.sheetElements
        hasDisabled = builder.hasDisabled
        self.document = document
        isQuirky = document.quirksMode == .quirks
    }

    /// The entry of an element of the document's tree, or nil.
    func index(of node: NodeID) -> Int? {
        guard node.number < places.count, places[node.number] >= 0 else { return nil }
        return Int(places[node.number])
    }
}

/// Walks a document once to make its table.
private struct ElementTableBuilder {
    let document: Document
    var entries: [ElementTable.Entry] = []
    var classes: [ElementTable.ClassEntry] = []
    var attributeNames: [UInt32] = []
    var text: [UInt8] = []
    var places: [Int32]
    var sheetElements: [Int] = []
    var hasDisabled = false
    /// Some table has an attribute that is about its cells.
    private var hasCellHints = false

    init(_ document: Document) {
        self.document = document
        places = [Int32](repeating: -1, count: document.nodeCount)
        entries.reserveCapacity(document.nodeCount / 2)
    }

    mutating func build() {
        /// The last child so far of every open element, the roots' first.
        var lastChildren: [Int32] = [-1]
        var open: [Int32] = []
        for visit in document.visits(document.rootID) {
            switch visit {
            case .enter(let node):
                switch document.kind(node) {
                case .element:
                    let index = Int32(entries.count)
                    let parent = open.last ?? -1
                    append(node, parent: parent)
                    let previous = lastChildren[lastChildren.count - 1]
                    entries[Int(index)].previous = previous
                    if previous >= 0 { entries[Int(previous)].next = index }
                    lastChildren[lastChildren.count - 1] = index
                    if parent >= 0 { entries[Int(parent)].isEmpty = false }
                    lastChildren.append(-1)
                    open.append(index)
                case .text:
                    if let parent = open.last, entries[Int(parent)].isEmpty, !document.textBytes(node).isEmpty {
                        entries[Int(parent)].isEmpty = false
                    }
                default: break
                }
            case .leave(let node):
                if document.isElement(node), let index = open.popLast() {
                    lastChildren.removeLast()
                    entries[Int(index)].subtreeEnd = Int32(entries.count)
                }
            }
        }
    }

    private mutating func append(_ node: NodeID, parent: Int32) {
        let name = document.tagName(node)
        let namespace = document.namespace(node)
        var entry = ElementTable.Entry(
            node: node, parent: parent, tagHash: NameHashes.hash(of: name), tagNumber: Int32(name.knownNumber),
            namespace: namespace)
        let count = document.attributeCount(node)
        entry.attributeStart = Int32(attributeNames.count)
        entry.attributeCount = Int32(count)
        entry.classStart = Int32(classes.count)
        for place in 0..<count {
            let name = document.attributeName(node, at: place)
            attributeNames.append(NameHashes.hash(of: name))
            guard document.attributeNamespace(node, at: place) == .none else { continue }
            note(name, place, node, &entry)
            if name == .disabled { hasDisabled = true }
            if name == .cellpadding || name == .border { hasCellHints = true }
        }
        // A table's own attributes come before its cells.
        if hasCellHints, name == .td || name == .th { entry.mayHaveHints = true }
        if name == .style || name == .link { sheetElements.append(entries.count) }
        entry.classCount = Int32(classes.count) - entry.classStart
        places[node.number] = Int32(entries.count)
        entries.append(entry)
    }

    private mutating func note(_ name: AttributeName, _ place: Int, _ node: NodeID, _ entry: inout ElementTable.Entry) {
        switch name {
        case .id: entry.idHash = HashedName.hash(document.attributeBytes(node, at: place))
        case .class: addClasses(document.attributeBytes(node, at: place))
        case .style: entry.hasStyle = true
        case .placeholder: entry.hasPlaceholder = true
        default:
            if PresentationalHints.isHint(name, entry.namespace), name != .type || ElementTableBuilder.isList(entry) {
                entry.mayHaveHints = true
            }
        }
    }

    /// `type` is a hint on lists and their items only.
    private static func isList(_ entry: ElementTable.Entry) -> Bool {
        entry.namespace != .html || entry.tagNumber == ol || entry.tagNumber == ul || entry.tagNumber == li
    }

    private static let ol = Int32(TagName.ol.knownNumber)
    private static let ul = Int32(TagName.ul.knownNumber)
    private static let li = Int32(TagName.li.knownNumber)

    private mutating func addClasses(_ value: ArraySlice<UInt8>) {
        var index = value.startIndex
        while index < value.endIndex {
            while index < value.endIndex, isWhitespace(value[index]) { index += 1 }
            let start = index
            while index < value.endIndex, !isWhitespace(value[index]) { index += 1 }
            guard start < index else { break }
            classes.append(
                ElementTable.ClassEntry(
                    hash: HashedName.hash(value[start..<index]), start: Int32(text.count), count: Int32(index - start)))
            text.append(contentsOf: value[start..<index])
        }
    }
}

/// Hashes of names, those of the known ones computed once.
enum NameHashes {
    static func hash(of name: TagName) -> UInt32 {
        let number = name.knownNumber
        return number >= 0 ? tags[number] : hash(name.text)
    }

    static func hash(of name: AttributeName) -> UInt32 {
        let number = name.knownNumber
        return number >= 0 ? attributes[number] : hash(name.text)
    }

    private static let tags: [UInt32] = TagName.allKnown.map { hash($0.text) }
    private static let attributes: [UInt32] = AttributeName.allKnown.map { hash($0.text) }

    static func hash(_ text: String) -> UInt32 {
        var text = text
        return text.withUTF8 { HashedName.hash($0) }
    }
}
