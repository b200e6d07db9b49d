import Diagnostics

/// A parsed Markdown document: an arena of small nodes over one buffer of literal bytes.
///
/// Invariants: node 0 is the document; links between nodes are indices into `nodes`; every literal, destination,
/// title and info string is a range of `text`; every source range counts in the bytes of `file`, lies inside the
/// parsed range, and a child block lies inside its parent.
public struct MarkdownTree: Sendable {
    /// The identity of a node in its tree. Ids are only meaningful for the tree that gave them; their order is not
    /// promised to be document order.
    public struct ID: Sendable, Hashable, Comparable {
        public let index: UInt32

        @inlinable
        public init(index: UInt32) { self.index = index }

        @inlinable
        public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// What a node is. Names are CommonMark's and GFM's.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        // Blocks
        case document, paragraph, heading, list, item, blockQuote, alert, codeBlock, htmlBlock, thematicBreak
        case table, tableRow, tableCell, footnoteDefinition
        // Inlines
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
        case footnoteReference

        /// Whether the node stands in the flow of blocks (a table's rows and cells count as blocks).
        @inlinable
        public var isBlock: Bool { rawValue <= Kind.footnoteDefinition.rawValue }
    }

    /// A range of `text`, in bytes.
    @usableFromInline
    struct TextRange: Sendable {
        @usableFromInline var start: UInt32
        @usableFromInline var end: UInt32

        @usableFromInline
        init(start: UInt32, end: UInt32) {
            self.start = start
            self.end = end
        }

        static let empty = TextRange(start: 0, end: 0)
        @usableFromInline var range: Range<Int> { Int(start)..<Int(end) }
        @usableFromInline var isEmpty: Bool { start == end }
    }

    /// One node, 64 bytes. What `value`, `detail` and `title` hold depends on the kind and is told by the accessors.
    @usableFromInline
    struct Node: Sendable {
        @usableFromInline var kind: Kind
        @usableFromInline var flags: Flags = []
        @usableFromInline var parent: UInt32 = none
        @usableFromInline var firstChild: UInt32 = none
        @usableFromInline var lastChild: UInt32 = none
        @usableFromInline var next: UInt32 = none
        @usableFromInline var previous: UInt32 = none
        /// The literal of a text, code or HTML node; the info string of a code block is `detail`.
        @usableFromInline var literal = TextRange.empty
        /// A link's destination, a code block's info string, a footnote's label.
        @usableFromInline var detail = TextRange.empty
        /// A link's title.
        @usableFromInline var title = TextRange.empty
        /// A heading's level, a list's start, an alert's kind, a cell's alignment, a footnote's number.
        @usableFromInline var value: Int32 = 0
        /// An index into `attributeSets`, or -1.
        @usableFromInline var attributes: Int32 = -1
        @usableFromInline var sourceStart: UInt32 = 0
        @usableFromInline var sourceEnd: UInt32 = 0

        init(kind: Kind) { self.kind = kind }
    }

    /// Yes-or-no facts of a node.
    @usableFromInline
    struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt16
        @usableFromInline
        init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A list that is ordered.
        static let ordered = Flags(rawValue: 1 << 0)
        /// A list that is tight.
        static let tight = Flags(rawValue: 1 << 1)
        /// A list item with a task marker.
        static let task = Flags(rawValue: 1 << 2)
        /// A task that is done.
        static let checked = Flags(rawValue: 1 << 3)
        /// A row or cell of a table's head.
        static let header = Flags(rawValue: 1 << 4)
        /// A code block written with fences.
        static let fenced = Flags(rawValue: 1 << 5)
        /// A text node that differs from its source bytes: a backslash escape or a character reference.
        static let escaped = Flags(rawValue: 1 << 6)
        /// A link written as `<https://…>` or as a bare address.
        static let autolink = Flags(rawValue: 1 << 7)
        /// An ordered list whose marker ends in `)`.
        static let parenthesis = Flags(rawValue: 1 << 8)
        /// A text node in a link or image.
        static let insideLink = Flags(rawValue: 1 << 9)
        // Texts that hold bytes which an extension may care for.
        /// `{` or `<`
        static let brace = Flags(rawValue: 1 << 10)
        /// `~`
        static let tilde = Flags(rawValue: 1 << 11)
        /// `:/`, `@` or, where `www.` occurs, `.`
        static let address = Flags(rawValue: 1 << 12)
        /// `[`
        static let bracket = Flags(rawValue: 1 << 13)
        /// No byte that HTML escapes.
        static let plain = Flags(rawValue: 1 << 14)
    }

    @usableFromInline static let none = UInt32.max

    /// The file that the document was read from.
    public let file: SourceFile
    /// The part of the file that was parsed, in bytes.
    public let sourceRange: Range<Int>
    @usableFromInline var nodes: [Node]
    /// The literals of all nodes, one after the other.
    @usableFromInline var text: [UInt8]
    @usableFromInline var attributeSets: [Attributes] = []
    /// The footnote definitions in the order of their numbers; unreferenced ones come last. Each stays in the tree
    /// where it was written, and the renderer leaves it out there.
    public internal(set) var footnotes: [ID] = []
    /// Whether the file holds NUL or bytes that are not UTF-8.
    var isRepaired = false
    /// The number of references to each footnote, parallel to `footnotes`.
    var footnoteReferenceCounts: [Int32] = []

    init(file: SourceFile, sourceRange: Range<Int>) {
        self.file = file
        self.sourceRange = sourceRange
        nodes = []
        text = []
    }

    /// The document node.
    @inlinable public var root: ID { ID(index: 0) }

    /// The number of nodes, detached ones included.
    @inlinable public var count: Int { nodes.count }

    @inlinable
    public func kind(_ id: ID) -> Kind { nodes[Int(id.index)].kind }

    // MARK: Walking

    @inlinable
    func optional(_ index: UInt32) -> ID? { index == MarkdownTree.none ? nil : ID(index: index) }

    @inlinable
    public func parent(_ id: ID) -> ID? { optional(nodes[Int(id.index)].parent) }
    @inlinable
    public func firstChild(_ id: ID) -> ID? { optional(nodes[Int(id.index)].firstChild) }
    @inlinable
    public func lastChild(_ id: ID) -> ID? { optional(nodes[Int(id.index)].lastChild) }
    @inlinable
    public func nextSibling(_ id: ID) -> ID? { optional(nodes[Int(id.index)].next) }
    @inlinable
    public func previousSibling(_ id: ID) -> ID? { optional(nodes[Int(id.index)].previous) }

    /// The children of a node, in order.
    @inlinable
    public func children(_ id: ID) -> Children { Children(tree: self, next: nodes[Int(id.index)].firstChild) }

    /// All nodes below a node in document order, without the node itself. Never recursive.
    @inlinable
    public func descendants(_ id: ID) -> Descendants { Descendants(tree: self, top: id.index) }

    /// The node's parent, its parent, and so on up to the document.
    public func ancestors(_ id: ID) -> some Sequence<ID> {
        sequence(state: id) { (current: inout ID) -> ID? in
            guard let parent = self.parent(current) else { return nil }
            current = parent
            return parent
        }
    }

    /// The children of a node, in order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let tree: MarkdownTree
        @usableFromInline var upcoming: UInt32

        @inlinable
        init(tree: MarkdownTree, next: UInt32) {
            self.tree = tree
            upcoming = next
        }

        @inlinable
        public mutating func next() -> ID? {
            guard upcoming != MarkdownTree.none else { return nil }
            let id = ID(index: upcoming)
            upcoming = tree.nodes[Int(upcoming)].next
            return id
        }
    }

    /// All nodes below a node in document order.
    public struct Descendants: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let tree: MarkdownTree
        @usableFromInline let top: UInt32
        @usableFromInline var current: UInt32

        @inlinable
        init(tree: MarkdownTree, top: UInt32) {
            self.tree = tree
            self.top = top
            current = top
        }

        @inlinable
        public mutating func next() -> ID? {
            guard current != MarkdownTree.none else { return nil }
            let node = tree.nodes[Int(current)]
            if node.firstChild != MarkdownTree.none {
                current = node.firstChild
                return ID(index: current)
            }
            var climbing = current
            while climbing != top {
                let candidate = tree.nodes[Int(climbing)]
                if candidate.next != MarkdownTree.none {
                    current = candidate.next
                    return ID(index: current)
                }
                climbing = candidate.parent
            }
            current = MarkdownTree.none
            return nil
        }
    }

    // MARK: Places

    /// The bytes of the file that wrote the node: a block from its first marker to its last byte without the line's
    /// end; an inline with its delimiters. Best effort for inlines, but always inside the parsed range.
    public func range(_ id: ID) -> Range<Int> {
        let node = nodes[Int(id.index)]
        return Int(node.sourceStart)..<Int(node.sourceEnd)
    }

    /// The node's place, for a diagnostic.
    public func span(_ id: ID) -> SourceSpan { file.span(range(id)) }
}
