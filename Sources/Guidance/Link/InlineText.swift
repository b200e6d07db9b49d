import Diagnostics
import Markdown

/// The text of one paragraph, heading or cell in one piece, with the way back from its bytes to the nodes.
///
/// Code spans stand in it as one byte, so that nothing in code is taken for text; line breaks as spaces.
struct InlineText {
    struct Segment {
        var node: MarkdownTree.ID
        /// The first byte of the node's literal in `bytes`.
        var start: Int
        var isInLink: Bool
    }

    /// Stands for a code span.
    static let code: UInt8 = 0x01

    private(set) var bytes: [UInt8] = []
    private(set) var segments: [Segment] = []
    /// The code spans with their places in `bytes`.
    private(set) var codes: [(node: MarkdownTree.ID, place: Int, isInLink: Bool)] = []
    /// The links with the ranges of their texts in `bytes`.
    private(set) var links: [(node: MarkdownTree.ID, range: Range<Int>)] = []
    private(set) var images: [MarkdownTree.ID] = []
    /// Raw HTML, which may name addresses.
    private(set) var raws: [MarkdownTree.ID] = []

    init(_ block: MarkdownTree.ID, in tree: MarkdownTree) {
        // The descendants of a link follow it directly; the first node that is not below it ends it.
        var linkEnd: MarkdownTree.ID?
        var isInLink = false
        for node in tree.descendants(block) {
            if isInLink, node == linkEnd {
                isInLink = false
                closeLink()
            }
            switch tree.kind(node) {
            case .text:
                segments.append(Segment(node: node, start: bytes.count, isInLink: isInLink))
                bytes += tree.literalBytes(node)
            case .code:
                codes.append((node, bytes.count, isInLink))
                bytes.append(InlineText.code)
            case .softBreak, .lineBreak: bytes.append(0x20)
            case .htmlInline: raws.append(node)
            case .link, .image:
                if tree.kind(node) == .link {
                    links.append((node, bytes.count..<bytes.count))
                } else {
                    images.append(node)
                }
                if !isInLink, tree.kind(node) == .link {
                    isInLink = true
                    linkEnd = InlineText.next(after: node, in: tree, below: block)
                }
            default: break
            }
        }
        if isInLink { closeLink() }
    }

    private mutating func closeLink() {
        guard let last = links.last else { return }
        links[links.count - 1].range = last.range.lowerBound..<bytes.count
    }

    /// The node that follows in document order after everything below `node`; nil at the end of the block.
    private static func next(
        after node: MarkdownTree.ID, in tree: MarkdownTree, below block: MarkdownTree.ID
    ) -> MarkdownTree.ID? {
        var current = node
        while current != block {
            if let sibling = tree.nextSibling(current) { return sibling }
            guard let parent = tree.parent(current) else { return nil }
            current = parent
        }
        return nil
    }

    /// Where a range of the text stands in the tree and in the file.
    struct Place {
        var node: MarkdownTree.ID
        /// The range in the literal of `node`.
        var local: Range<Int>
        var span: SourceSpan
        /// False inside a link, and for a range that goes on in another node.
        var isLinkable: Bool
    }

    /// Nil in a text without text nodes.
    func place(_ range: Range<Int>, in tree: MarkdownTree) -> Place? {
        guard let segment = segment(at: range.lowerBound) else { return nil }
        let local = range.lowerBound - segment.start..<range.upperBound - segment.start
        let length = tree.literalBytes(segment.node).count
        let source = tree.range(segment.node)
        // A literal with character references or escapes is shorter than its source, so then the whole node is named.
        let span =
            source.count == length
            ? tree.file.span(source.lowerBound + local.lowerBound..<source.lowerBound + local.upperBound)
            : tree.file.span(source)
        return Place(
            node: segment.node, local: local, span: span, isLinkable: !segment.isInLink && local.upperBound <= length)
    }

    /// The segment that holds the byte at `offset`. Complexity: O(log segments).
    func segment(at offset: Int) -> Segment? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? segments[low - 1] : nil
    }
}

extension MarkdownTree {
    /// True for blocks that hold inlines.
    func isTextBlock(_ id: ID) -> Bool {
        switch kind(id) {
        case .paragraph, .heading, .tableCell: true
        default: false
        }
    }
}
