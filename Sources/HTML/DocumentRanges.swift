import Diagnostics

extension Document {
    /// Where the start tag of an element stands in the source, `<` to `>`; nil for an element that no tag made, such
    /// as an implied `tbody`.
    public func startTagRange(_ id: NodeID) -> Range<Int>? {
        let node = nodes[Int(id.index)]
        return node.kind == .element ? originalRange(node.start, node.end) : nil
    }

    /// Where the end tag of an element stands; nil where it was implied.
    public func endTagRange(_ id: NodeID) -> Range<Int>? {
        let node = nodes[Int(id.index)]
        return node.kind == .element ? originalRange(node.closeStart, node.closeEnd) : nil
    }

    /// Where the text of a text node stands, references undecoded. A node that joins several runs reaches from the
    /// first of them to the last. Nil for nodes that were not parsed.
    public func range(ofText id: NodeID) -> Range<Int>? {
        let node = nodes[Int(id.index)]
        return node.kind == .text ? originalRange(node.start, node.end) : nil
    }

    /// Where any node stands: an element from its start tag to its end tag (its start tag alone where the end tag is
    /// implied), other nodes from their first byte to their last; nil for nodes that no token made.
    public func range(of id: NodeID) -> Range<Int>? {
        let node = nodes[Int(id.index)]
        guard let range = originalRange(node.start, node.end) else { return nil }
        guard let end = endTagRange(id), end.upperBound > range.upperBound else { return range }
        return range.lowerBound..<end.upperBound
    }

    /// The place of a node for a diagnostic: its start tag, its text, or that of the nearest ancestor with a place.
    /// Complexity: O(depth) at worst.
    public func span(_ id: NodeID) -> SourceSpan {
        var current: NodeID? = id
        while let node = current {
            if let range = originalRange(nodes[Int(node.index)].start, nodes[Int(node.index)].end) {
                return source.span(range)
            }
            current = parent(node) ?? templateElement(ofContents: node)
        }
        return source.span(0..<0)
    }

    /// A range of the decoded text as a range of the source, or nil if unplaced.
    func originalRange(_ start: UInt32, _ end: UInt32) -> Range<Int>? {
        guard start != NodeRecord.unplaced, end >= start else { return nil }
        if originalOffsets.isEmpty { return Int(start)..<Int(end) }
        let last = originalOffsets.count - 1
        return Int(originalOffsets[min(Int(start), last)])..<Int(originalOffsets[min(Int(end), last)])
    }
}
