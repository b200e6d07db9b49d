import CCommonMark

/// Copies inlines.
extension TreeBuilder {
    mutating func copyText(_ source: OpaquePointer, to parent: UInt32) -> UInt32? {
        guard let literal = cmark_node_get_literal(source) else { return nil }
        let length = strlen(literal)
        guard length > 0 else { return nil }
        var start = inlineStart(source, isText: true)
        if !matches(literal, length, at: start) {
            // libcmark misplaces backticks without a partner; what stands behind the last inline is tried instead.
            let isBehind = leaf.cursor != start && matches(literal, length, at: leaf.cursor)
            if !isBehind { return copyEscapedText(literal, length, from: start, source, to: parent) }
            start = leaf.cursor
        }
        let last = literal[length - 1]
        if last == 0x5C || last == 0x26, start + length < input.bytes.endIndex,
            last == 0x5C ? fedBytes[start + length] == 0x5C : true
        {
            // `\\` and `&amp;` at the end start like what they stand for.
            return copyEscapedText(literal, length, from: start, source, to: parent)
        }
        leaf.cursor = start + length
        return appendText(store(literal, length), from: start, to: start + length, isExact: true, to: parent)
    }

    /// Adds a text node, or joins it to an exact one that it continues.
    private mutating func appendText(
        _ range: MarkdownTree.TextRange, from start: Int, to end: Int, isExact: Bool, to parent: UInt32
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: .text)
        node.literal = range
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        if !isExact || Int(node.sourceEnd - node.sourceStart) != range.range.count
            || (tree.isRepaired && !isInFile(node))
        {
            node.flags.insert(.escaped)
        }
        if linkDepth > 0 { node.flags.insert(.insideLink) }
        node.flags.formUnion(traits(range))
        return tree.append(node, to: parent)
    }

    private func isInFile(_ node: MarkdownTree.Node) -> Bool {
        tree.file.bytes[Int(node.sourceStart)..<Int(node.sourceEnd)].elementsEqual(tree.text[node.literal.range])
    }

    /// libcmark joins text with the escapes and character references in it. They are taken apart again, so that
    /// every text node is either a piece of the file or one escape.
    private mutating func copyEscapedText(
        _ literal: UnsafePointer<CChar>, _ length: Int, from start: Int, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32? {
        let stored = store(literal, length)
        let columns = Int(cmark_node_get_end_column(source)) - Int(cmark_node_get_start_column(source)) + 1
        let end = max(min(start + max(columns, 0), input.bytes.endIndex), start)
        let pieces = EscapedText(input.bytes[start..<end], mask: input.mask).pieces(tree.text[stored.range])
        leaf.cursor = end
        guard let pieces else {
            return appendText(stored, from: start, to: end, isExact: false, to: parent)
        }
        var last: UInt32?
        for piece in pieces {
            let range = MarkdownTree.TextRange(
                start: stored.start + UInt32(truncatingIfNeeded: piece.literal.lowerBound),
                end: stored.start + UInt32(truncatingIfNeeded: piece.literal.upperBound))
            last = appendText(
                range, from: piece.source.lowerBound, to: piece.source.upperBound, isExact: !piece.isEscaped, to: parent
            )
        }
        return last
    }

    private func matches(_ literal: UnsafePointer<CChar>, _ length: Int, at start: Int) -> Bool {
        start + length <= input.bytes.endIndex && start >= input.bytes.startIndex
            && memcmp(fedBytes + start, literal, length) == 0
    }

    mutating func copyBreak(_ kind: MarkdownTree.Kind, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        // A break reaches from the last inline over the line's end.
        let start = leaf.cursor
        var end = start
        while end < input.bytes.endIndex, !isLineEnd(fedBytes[end]), end - start < 64 { end += 1 }
        if end < input.bytes.endIndex, fedBytes[end] == 0x0D { end += 1 }
        if end < input.bytes.endIndex, fedBytes[end] == 0x0A { end += 1 }
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        leaf.isAfterBreak = true
        return tree.append(node, to: parent)
    }

    mutating func copyInline(
        _ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        var start = inlineStart(source, isText: false)
        var end = start
        if kind == .code || kind == .htmlInline {
            end = max(inlineEnd(source), start)
            node.literal = store(cmark_node_get_literal(source))
        }
        if kind == .code {
            while start > input.bytes.startIndex, fedBytes[start - 1] == 0x60 { start -= 1 }
            while end < input.bytes.endIndex, fedBytes[end] == 0x60 { end += 1 }
        }
        leaf.cursor = end
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        return tree.append(node, to: parent)
    }

    mutating func finishEmphasis(_ index: UInt32, _ source: OpaquePointer) {
        let end = inlineEnd(source)
        leaf.cursor = max(leaf.cursor, end)
        let node = tree.nodes[Int(index)]
        tree.nodes[Int(index)].sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        guard node.firstChild != MarkdownTree.none else { return }
        tree.nodes[Int(index)].sourceStart = min(node.sourceStart, tree.nodes[Int(node.firstChild)].sourceStart)
        tree.nodes[Int(index)].sourceEnd = max(
            tree.nodes[Int(index)].sourceEnd, tree.nodes[Int(node.lastChild)].sourceEnd)
    }

    /// libcmark gives wrong starts to links that span lines and to `<…>` links, so a link starts where the inline
    /// before it ended, until its children tell.
    mutating func copyLink(_ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(min(leaf.cursor, input.bytes.endIndex)))
        node.sourceEnd = node.sourceStart
        node.detail = store(cmark_node_get_url(source))
        node.title = store(cmark_node_get_title(source))
        if cmark_node_first_child(source) != nil { linkDepth += 1 }
        return tree.append(node, to: parent)
    }

    mutating func finishLink(_ index: UInt32, _ source: OpaquePointer) {
        let node = tree.nodes[Int(index)]
        let bytes = tree.file.bytes
        var start = Int(node.sourceStart)
        var childEnd = start
        if node.firstChild != MarkdownTree.none {
            start = Int(tree.nodes[Int(node.firstChild)].sourceStart)
            childEnd = Int(tree.nodes[Int(node.lastChild)].sourceEnd)
            if start > 0, bytes[start - 1] == 0x3C, childEnd < bytes.count, bytes[childEnd] == 0x3E {
                tree.nodes[Int(index)].flags.insert(.autolink)
                tree.nodes[Int(index)].sourceStart = UInt32(start - 1)
                tree.nodes[Int(index)].sourceEnd = UInt32(childEnd + 1)
                leaf.cursor += 1
                return
            }
            if start > 0, bytes[start - 1] == 0x5B { start -= 1 }
            if node.kind == .image, start > 0, bytes[start - 1] == 0x21 { start -= 1 }
        }
        let end = inlineEnd(source)
        leaf.cursor = max(leaf.cursor, end)
        tree.nodes[Int(index)].sourceStart = UInt32(start)
        tree.nodes[Int(index)].sourceEnd = UInt32(max(input.source(end), childEnd, start))
    }
}
