/// A node of one document, as its place in the document's arena. Meaningless in another document.
public struct NodeID: Sendable, Hashable, Comparable {
    let index: Int32

    @inline(__always)
    init(_ index: Int32) { self.index = index }

    /// A number that is unique in the document and below `Document.nodeCount`: an index for side tables.
    public var number: Int { Int(index) }

    /// Order of creation, which is not always document order.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// What a node is.
public enum NodeKind: UInt8, Sendable, Hashable, BitwiseCopyable {
    case document, doctype, element, text, comment, processingInstruction
    /// The document fragment that holds the contents of a `template` element.
    case templateContents
}

/// The namespaces that an HTML parser can make (Infra 8).
public enum Namespace: UInt8, Sendable, Hashable, BitwiseCopyable {
    case html, svg, mathML
}

/// The namespaces of attributes (HTML 13.2.6.1, adjust foreign attributes).
public enum AttributeNamespace: UInt8, Sendable, Hashable, BitwiseCopyable {
    case none, xlink, xml, xmlns

    /// The prefix with which such an attribute is serialised; empty for none.
    public var prefix: String {
        switch self {
        case .none: ""
        case .xlink: "xlink"
        case .xml: "xml"
        case .xmlns: "xmlns"
        }
    }
}

/// DOM: a document's mode.
public enum QuirksMode: UInt8, Sendable, Hashable {
    case noQuirks, quirks, limitedQuirks
}

/// The parts of a document type declaration; an identifier that is missing is nil.
public struct Doctype: Sendable, Hashable {
    /// In lower case if it was parsed; `html` for HTML.
    public var name: String
    /// The public identifier, or nil if it is missing.
    public var publicID: String?
    /// The system identifier, or nil if it is missing.
    public var systemID: String?

    /// A doctype of these parts.
    public init(name: String, publicID: String? = nil, systemID: String? = nil) {
        self.name = name
        self.publicID = publicID
        self.systemID = systemID
    }
}

/// A node as the arena keeps it. Links are places in the arena, -1 for none; positions are byte offsets in the
/// document's decoded text.
struct NodeRecord: Sendable, BitwiseCopyable {
    static let none: Int32 = -1
    static let unplaced = UInt32.max

    var parent = none
    var firstChild = none
    var lastChild = none
    var nextSibling = none
    var previousSibling = none
    /// Element: code of the tag name. Processing instruction: code of the target. Doctype: place in `doctypes`.
    var name: Int32 = -1
    var kind: NodeKind
    var namespace = Namespace.html
    /// Text, comment, processing instruction: the data lies in `textData`, not in the decoded text.
    var isStored = false
    /// Element: it is on the stack of open elements (while parsing).
    var isOpen = false
    /// Where the token that made the node stands; `unplaced` for both if none did.
    var start = unplaced
    var end = unplaced
    /// Element: first attribute and number of attributes. Text, comment, instruction: where the data lies.
    var dataStart: UInt32 = 0
    var dataCount: UInt32 = 0
    /// Element: where its end tag stands. Text in `textData`: `closeStart` is the room reserved for it.
    var closeStart = unplaced
    var closeEnd = unplaced
    /// `template` element: its contents; the contents: their element.
    var contents = none
    /// Element: a bit for each attribute by the code of its name; what has no bit is not there.
    var attributeMask: UInt64 = 0

    init(kind: NodeKind) { self.kind = kind }

    /// The bit of an attribute name; several names share one.
    @inline(__always)
    static func bit(ofAttribute code: Int32) -> UInt64 { 1 << UInt64(truncatingIfNeeded: code & 63) }
}

/// An attribute as the arena keeps it.
struct AttributeRecord: Sendable, BitwiseCopyable {
    var name: Int32
    var namespace = AttributeNamespace.none
    /// The value lies in `attributeData`, because it differs from its source text.
    var isStored = false
    /// Byte offsets in the decoded text; a value without quotes.
    var nameStart = NodeRecord.unplaced
    var nameEnd = NodeRecord.unplaced
    var valueStart = NodeRecord.unplaced
    var valueEnd = NodeRecord.unplaced
    /// Where the value lies in `attributeData`, if it is stored.
    var dataStart: UInt32 = 0
    var dataCount: UInt32 = 0

    init(name: Int32) { self.name = name }
}
