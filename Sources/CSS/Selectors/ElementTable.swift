import HTML

/// The elements of a document in document order, with what selectors ask of them laid out side by side.
///
/// Invariant: an element's descendants are the entries after it up to `subtreeEnd`; links are indices of entries or -1.
struct ElementTable {
    struct Entry {
        var node: NodeID
        var parent: Int32
        var previous: Int32 = -1
        var next: Int32 = -1
        var subtreeEnd: Int32 = 0
        var tagHash: UInt32
        var idHash: UInt32 = 0
        var classStart: Int32 = 0
        var classCount: Int32 = 0
        var attributeStart: Int32 = 0
        var attributeCount: Int32 = 0
        var namespace: Namespace
        /// The element has no text and no child elements.
        var isEmpty = true
    }

    struct ClassEntry {
        var hash: UInt32
        var start: Int32
        var count: Int32
    }

    private(set) var entries: [Entry] = []
    private(set) var classes: [ClassEntry] = []
    /// Hashes of the lower-case attribute names.
    private(set) var attributeNames: [UInt32] = []
    private(set) var text: [UInt8] = []
    /// Entries by `NodeID.number`, or -1.
    private(set) var places: [Int32]
    /// First top-level element.
    let document: Document
    let isQuirky: Bool

    /// Complexity: O(nodes).
    init(_ document: Document) {
        self.document = document
        isQuirky = document.quirksMode == .quirks
        places = [Int32](repeating: -1, count: document.nodeCount)
        var lastChild: [Int32] = []
        var lastRoot: Int32 = -1
        var open: [Int32] = []
        for visit in document.visits(document.rootID) {
            switch visit {
            case .enter(let node):
                switch document.kind(node) {
                case .element:
                    let index = Int32(entries.count)
                    let parent = open.last ?? -1
                    append(node, parent: parent)
                    let previous = parent < 0 ? lastRoot : lastChild[Int(parent)]
                    entries[Int(index)].previous = previous
                    if previous >= 0 { entries[Int(previous)].next = index }
                    if parent < 0 { lastRoot = index } else { lastChild[Int(parent)] = index }
                    if parent >= 0 { entries[Int(parent)].isEmpty = false }
                    lastChild.append(-1)
                    open.append(index)
                case .text:
                    if let parent = open.last, !document.textBytes(node).isEmpty { entries[Int(parent)].isEmpty = false }
                default: break
                }
            case .leave(let node):
                if document.kind(node) == .element, let index = open.popLast() {
                    entries[Int(index)].subtreeEnd = Int32(entries.count)
                }
            }
        }
    }

    private mutating func append(_ node: NodeID, parent: Int32) {
        let name = document.tagName(node)
        var entry = Entry(
            node: node, parent: parent, tagHash: TagHashes.hash(of: name), namespace: document.namespace(node))
        let count = document.attributeCount(node)
        entry.attributeStart = Int32(attributeNames.count)
        entry.attributeCount = Int32(count)
        entry.classStart = Int32(classes.count)
        for place in 0..<count {
            let name = document.attributeName(node, at: place)
            attributeNames.append(TagHashes.hash(of: name))
            guard document.attributeNamespace(node, at: place) == .none else { continue }
            if name == .id {
                entry.idHash = HashedName.hash(document.attributeBytes(node, at: place))
            } else if name == .class {
                addClasses(document.attributeBytes(node, at: place))
            }
        }
        entry.classCount = Int32(classes.count) - entry.classStart
        places[node.number] = Int32(entries.count)
        entries.append(entry)
    }

    private mutating func addClasses(_ value: ArraySlice<UInt8>) {
        for name in value.split(whereSeparator: isWhitespace) {
            classes.append(ClassEntry(hash: HashedName.hash(name), start: Int32(text.count), count: Int32(name.count)))
            text.append(contentsOf: name)
        }
    }

    /// The entry of an element of the document's tree, or nil.
    func index(of node: NodeID) -> Int? {
        guard node.number < places.count, places[node.number] >= 0 else { return nil }
        return Int(places[node.number])
    }
}

/// Hashes of names, those of the known ones computed once.
enum TagHashes {
    static func hash(of name: TagName) -> UInt32 { hash(name.text) }
    static func hash(of name: AttributeName) -> UInt32 { hash(name.text) }

    private static func hash(_ text: String) -> UInt32 {
        var text = text
        return text.withUTF8 { HashedName.hash($0) }
    }
}
