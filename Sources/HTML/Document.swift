import Diagnostics

/// A parsed HTML document: an arena of nodes joined by sibling links.
///
/// Invariant: every link is -1 or a valid place in `nodes`; the tree has no cycles; names and data are ranges into
/// `text` (the decoded source) or into the two side buffers. Nodes are records, not objects, so that a tree of any
/// depth is freed at once. A document is one reference: passing it on costs next to nothing.
public struct Document: Sendable {
    private(set) var storage: DocumentStorage

    /// A document without any node but its root.
    public init(source: SourceFile = SourceFile(path: "", bytes: [])) {
        storage = DocumentStorage(source: source)
    }

    /// Gives the document storage of its own before it is changed.
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = DocumentStorage(copying: storage) }
    }

    /// The file that was parsed. Every public offset counts in its bytes.
    public var source: SourceFile { storage.source }
    /// The encoding with which the source was read.
    public internal(set) var encoding: Encoding {
        get { storage.encoding }
        nonmutating set { storage.encoding = newValue }
    }
    /// The mode that the doctype asks for (13.2.6.4.1).
    public internal(set) var quirksMode: QuirksMode {
        get { storage.quirksMode }
        nonmutating set { storage.quirksMode = newValue }
    }
    /// The parse errors, in the order of their places.
    public internal(set) var errors: [ParseError] {
        get { storage.errors }
        nonmutating set { storage.errors = newValue }
    }

    // The parts of the storage. Whoever changes them has made it unique.

    @inline(__always)
    var nodes: Arena<NodeRecord> {
        get { storage.nodes }
        nonmutating _modify { yield &storage.nodes }
    }
    @inline(__always)
    var attributeRecords: Arena<AttributeRecord> {
        get { storage.attributeRecords }
        nonmutating _modify { yield &storage.attributeRecords }
    }
    var doctypes: [Doctype] {
        get { storage.doctypes }
        nonmutating _modify { yield &storage.doctypes }
    }
    var text: [UInt8] {
        get { storage.text }
        nonmutating set { storage.text = newValue }
    }
    var originalOffsets: [UInt32] {
        get { storage.originalOffsets }
        nonmutating set { storage.originalOffsets = newValue }
    }
    var textData: [UInt8] {
        get { storage.textData }
        nonmutating _modify { yield &storage.textData }
    }
    var attributeData: [UInt8] {
        get { storage.attributeData }
        nonmutating _modify { yield &storage.attributeData }
    }
    var fragmentContext: Int32 {
        get { storage.fragmentContext }
        nonmutating set { storage.fragmentContext = newValue }
    }
    var tagNames: NameTable {
        get { storage.tagNames }
        nonmutating _modify { yield &storage.tagNames }
    }
    var attributeNames: NameTable {
        get { storage.attributeNames }
        nonmutating _modify { yield &storage.attributeNames }
    }

    /// The document node. For a fragment, its children are the fragment's nodes.
    public static var rootID: NodeID { NodeID(0) }
    /// The document node, as `Document.rootID`.
    public var rootID: NodeID { NodeID(0) }

    /// One more than the greatest `NodeID.number`, for side tables; nodes that were taken out of the tree count.
    public var nodeCount: Int { nodes.count }

    @inline(__always)
    func record(_ id: NodeID) -> NodeRecord { nodes[Int(id.index)] }

    // MARK: Nodes

    /// What the node is. Complexity: O(1), as of all that follow.
    public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }
    /// Whether the node is an element of any namespace.
    public func isElement(_ id: NodeID) -> Bool { nodes[Int(id.index)].kind == .element }
    /// Whether the node is text.
    public func isText(_ id: NodeID) -> Bool { nodes[Int(id.index)].kind == .text }

    /// The namespace of an element; `.html` for other nodes.
    public func namespace(_ id: NodeID) -> Namespace { nodes[Int(id.index)].namespace }

    /// The local name of an element, or the empty name for other nodes. Complexity: O(1).
    public func tagName(_ id: NodeID) -> TagName {
        let node = nodes[Int(id.index)]
        guard node.kind == .element else { return TagName("") }
        return node.name < TagName.knownCount ? TagName(known: node.name) : TagName(code: node.name, in: tagNames)
    }

    /// Whether the node is an HTML element of that name. Complexity: O(1).
    public func isHTML(_ id: NodeID, _ name: TagName) -> Bool {
        let node = nodes[Int(id.index)]
        guard node.kind == .element, node.namespace == .html else { return false }
        return name.code >= 0 ? node.name == name.code : TagName(code: node.name, in: tagNames) == name
    }

    /// The parts of a doctype node, or nil for other nodes.
    public func doctype(_ id: NodeID) -> Doctype? {
        let node = nodes[Int(id.index)]
        return node.kind == .doctype ? doctypes[Int(node.name)] : nil
    }

    /// The target of a processing instruction, or nil for other nodes.
    public func target(_ id: NodeID) -> String? {
        let node = nodes[Int(id.index)]
        return node.kind == .processingInstruction ? tagNames.text(node.name) : nil
    }

    // MARK: Links

    /// The parent; nil for the root, for contents of a template and for nodes outside the tree.
    public func parent(_ id: NodeID) -> NodeID? { link(nodes[Int(id.index)].parent) }
    /// The first child, or nil.
    public func firstChild(_ id: NodeID) -> NodeID? { link(nodes[Int(id.index)].firstChild) }
    /// The last child, or nil.
    public func lastChild(_ id: NodeID) -> NodeID? { link(nodes[Int(id.index)].lastChild) }
    /// The next child of the same parent, or nil.
    public func nextSibling(_ id: NodeID) -> NodeID? { link(nodes[Int(id.index)].nextSibling) }
    /// The child of the same parent before this one, or nil.
    public func previousSibling(_ id: NodeID) -> NodeID? { link(nodes[Int(id.index)].previousSibling) }

    /// The contents of a `template` element, whose children are not children of the element.
    public func templateContents(_ id: NodeID) -> NodeID? {
        let node = nodes[Int(id.index)]
        return node.kind == .element ? link(node.contents) : nil
    }

    /// The `template` element that has these contents.
    public func templateElement(ofContents id: NodeID) -> NodeID? {
        let node = nodes[Int(id.index)]
        return node.kind == .templateContents ? link(node.contents) : nil
    }

    @inline(__always)
    private func link(_ index: Int32) -> NodeID? { index < 0 ? nil : NodeID(index) }

    // MARK: The elements that every page has

    /// The `html` element, if the root has one.
    public var documentElement: NodeID? { children(rootID).first { isElement($0) } }
    /// The `head` element, if there is one.
    public var head: NodeID? { documentElement.flatMap { html in children(html).first { isHTML($0, .head) } } }
    /// The `body` element, if there is one (a `frameset` is not taken for it).
    public var body: NodeID? { documentElement.flatMap { html in children(html).first { isHTML($0, .body) } } }
}
