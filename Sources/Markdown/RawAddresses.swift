import Diagnostics
import HTML

extension MarkdownTree {
    /// An address that raw HTML names, with its place in the file.
    public struct RawAddress: Sendable, Hashable {
        public var text: String
        public var isImage: Bool
        public var range: Range<Int>
    }

    /// The addresses of links and images in a node of raw HTML, as far as they are let through. Complexity: O(length).
    public func rawAddresses(_ id: ID) -> [RawAddress] {
        let literal = text[nodes[Int(id.index)].literal.range]
        guard kind(id) == .htmlInline || kind(id) == .htmlBlock else { return [] }
        let origin = range(id)
        let offsets = sourceOffsets(id.index)
        func place(_ index: Int) -> Int {
            guard let offsets else { return min(origin.lowerBound + index, origin.upperBound) }
            return offsets.indices.contains(index) ? offsets[index] : origin.upperBound
        }
        var found: [RawAddress] = []
        var sanitizer = Sanitizer()
        sanitizer.rewrite = { address in
            let start = place(address.range.lowerBound)
            let link = RawAddress(
                text: address.text, isImage: address.isImage, range: start..<max(start, place(address.range.upperBound))
            )
            // An image is asked for twice: whether it is there, and where.
            if found.last != link { found.append(link) }
            return address.text
        }
        var markup = Markup()
        var diagnostics = DiagnosticList()
        sanitizer.append(literal, at: nil, to: &markup, diagnostics: &diagnostics)
        return found
    }

    /// The ids that elements of raw HTML have among and below the given blocks, with the node of the HTML, in order.
    /// Complexity: O(their length).
    public func rawIDs(_ blocks: [ID]) -> [(node: ID, id: String)] {
        var found: [(node: ID, id: String)] = []
        for block in blocks {
            for node in [block] + descendants(block) where kind(node) == .htmlInline || kind(node) == .htmlBlock {
                var sanitizer = Sanitizer()
                var markup = Markup()
                var diagnostics = DiagnosticList()
                sanitizer.append(
                    text[nodes[Int(node.index)].literal.range], at: nil, to: &markup, diagnostics: &diagnostics)
                found += MarkdownTree.ids(in: markup.bytes).map { (node, $0) }
            }
        }
        return found
    }

    /// The values of `id` in sanitized HTML, where values stand in double quotes and `<` is always a tag.
    private static func ids(in html: [UInt8]) -> [String] {
        var found: [String] = []
        let pattern = Array(" id=\"".utf8)
        var isTag = false
        var index = 0
        while index < html.count {
            if html[index] == 0x3C { isTag = true }
            if html[index] == 0x3E { isTag = false }
            if isTag, html[index] == 0x20, html[index...].starts(with: pattern) {
                let value = html[(index + pattern.count)...].prefix { $0 != 0x22 }
                found.append(String(decoding: value, as: UTF8.self))
                index += value.count
            }
            index += 1
        }
        return found
    }

    /// Whether the tree has raw HTML. Complexity: O(nodes).
    public var hasRawHTML: Bool { nodes.contains { $0.kind == .htmlBlock || $0.kind == .htmlInline } }

    /// Whether the tree has blocks of raw HTML. Complexity: O(nodes).
    public var hasRawBlocks: Bool { nodes.contains { $0.kind == .htmlBlock } }
}
