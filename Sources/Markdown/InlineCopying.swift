import CCommonMark

/// Copies inlines, each from the cursor on. What cannot be found there has the byte at the cursor for its place.
extension TreeBuilder {
    func copyText(_ source: OpaquePointer, to parent: UInt32) -> UInt32? {
        guard let literal = cmark_node_get_literal(source) else { return nil }
        let length = strlen(literal)
        guard length > 0 else { return nil }
        if !matches(literal, length, at: leaf.cursor) {
            guard let start = lazyStart(of: literal, length) else {
                return copyEscapedText(literal, length, to: parent)
            }
            leaf.cursor = start
        }
        let start = leaf.cursor
        let last = literal[length - 1]
        if last == 0x26 || last == 0x5C && content(start + length) == 0x5C {
            // `\\` and `&amp;` at the end start like what they stand for.
            return copyEscapedText(literal, length, to: parent)
        }
        leaf.cursor = start + length
        return appendText(store(literal, length), from: start, to: start + length, isExact: true, to: parent)
    }

    private func appendText(
        _ range: MarkdownTree.TextRange, from start: Int, to end: Int, isExact: Bool, to parent: UInt32
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: .text)
        node.literal = range
        place(&node, from: start, to: end, in: parent)
        if isExact { markUnlessExact(&node) } else { node.flags.insert(.escaped) }
        if linkDepth > 0 { node.flags.insert(.insideLink) }
        node.flags.formUnion(traits(range))
        return tree.append(node, to: parent)
    }

    /// A text that is not the bytes of its place is none that extensions may take apart.
    func markUnlessExact(_ node: inout MarkdownTree.Node) {
        if Int(node.sourceEnd - node.sourceStart) != node.literal.range.count || (tree.isRepaired && !isInFile(node)) {
            node.flags.insert(.escaped)
        }
    }

    private func isInFile(_ node: MarkdownTree.Node) -> Bool {
        tree.file.bytes[Int(node.sourceStart)..<Int(node.sourceEnd)].elementsEqual(tree.text[node.literal.range])
    }

    /// libcmark joins text with the escapes and character references in it. They are taken apart again, so that
    /// every text node is either a piece of the file or one escape.
    private func copyEscapedText(
        _ literal: UnsafePointer<CChar>, _ length: Int, to parent: UInt32
    ) -> UInt32? {
        // White space and `>` in front are no escapes: they tell where the text starts.
        var front = 0
        while front < length, literal[front] == 0x20 || literal[front] == 0x09 || literal[front] == 0x3E { front += 1 }
        let start = lazyStart(of: literal, front) ?? leaf.cursor
        let stored = store(literal, length)
        var lineEnd = start
        while lineEnd < leaf.end, !isLineEnd(fedBytes[lineEnd]) { lineEnd += 1 }
        let pieces = EscapedText(input.bytes[start..<lineEnd], mask: input.mask).pieces(tree.text[stored.range])
        guard let pieces else {
            return appendText(stored, from: start, to: start, isExact: false, to: parent)
        }
        var last: UInt32?
        for piece in pieces {
            let range = MarkdownTree.TextRange(
                start: stored.start + UInt32(truncatingIfNeeded: piece.literal.lowerBound),
                end: stored.start + UInt32(truncatingIfNeeded: piece.literal.upperBound))
            last = appendText(
                range, from: piece.source.lowerBound, to: piece.source.upperBound, isExact: !piece.isEscaped, to: parent
            )
            leaf.cursor = piece.source.upperBound
        }
        return last
    }

    @inline(__always)
    func matches(_ literal: UnsafePointer<CChar>, _ length: Int, at start: Int) -> Bool {
        start + length <= leaf.end && memcmp(fedBytes + start, literal, length) == 0
    }

    /// Gives a node its place in the file from fed indices. What was not found has the byte at the cursor.
    @inline(__always)
    private func place(_ node: inout MarkdownTree.Node, from start: Int, to end: Int, in parent: UInt32) {
        var (start, end) = (start, end)
        if start == end, leaf.blockStart < leaf.end {
            start = min(start, leaf.end - 1)
            end = start + 1
        }
        // What was found somewhere else than libcmark read it still lies in what it belongs to, and has a byte there.
        let least = tree.nodes[Int(parent)].sourceStart
        let most = leaf.limit > least ? leaf.limit - 1 : least
        node.sourceStart = min(max(UInt32(truncatingIfNeeded: input.source(start)), least), most)
        let limit = max(leaf.limit, node.sourceStart)
        node.sourceEnd = min(max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart + 1), limit)
    }

    /// A break reaches from the last inline over the line's end.
    func copyBreak(_ kind: MarkdownTree.Kind, to parent: UInt32) -> UInt32 {
        let start = leaf.cursor
        var index = start
        while index < leaf.end, !isLineEnd(fedBytes[index]),
            isSpaceOrLineEnd(fedBytes[index]) || fedBytes[index] == 0x5C
        {
            index += 1
        }
        var node = MarkdownTree.Node(kind: kind)
        var end = start
        if index < leaf.end, isLineEnd(fedBytes[index]) {
            end = index + 1
            if fedBytes[index] == 0x0D, end < leaf.end, fedBytes[end] == 0x0A { end += 1 }
            leaf.cursor = nextLine(index)
            leaf.line = (end, leaf.cursor)
        }
        place(&node, from: start, to: end, in: parent)
        return tree.append(node, to: parent)
    }

    func copyCode(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: .code)
        node.literal = store(cmark_node_get_literal(source))
        let start = leaf.cursor
        leaf.cursor = endOfCode(start, in: leaf.end) ?? start
        place(&node, from: start, to: leaf.cursor, in: parent)
        return tree.append(node, to: parent)
    }

    /// CommonMark 6.1: behind the backticks that close a code span.
    func endOfCode(_ start: Int, in limit: Int) -> Int? {
        var index = start
        while index < limit, fedBytes[index] == 0x60 { index += 1 }
        let length = index - start
        guard length > 0 else { return nil }
        while index < limit {
            guard let tick = memchr(fedBytes + index, 0x60, limit - index) else { return nil }
            let opening = fedBytes.distance(to: UnsafePointer(tick.assumingMemoryBound(to: UInt8.self)))
            index = opening
            while index < limit, fedBytes[index] == 0x60 { index += 1 }
            if index - opening == length { return index }
        }
        return nil
    }

    func copyHTML(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: .htmlInline)
        node.literal = store(cmark_node_get_literal(source))
        let start = leaf.cursor
        leaf.cursor = endOfHTML(node.literal.range, start) ?? start
        place(&node, from: start, to: leaf.cursor, in: parent)
        return tree.append(node, to: parent)
    }

    /// Behind raw HTML that starts at the cursor: line by line, for its further lines may have lost their indentation.
    private func endOfHTML(_ literal: Range<Int>, _ start: Int) -> Int? {
        tree.text.withUnsafeBufferPointer { text in
            let html = UnsafeBufferPointer(rebasing: text[literal])
            var index = start
            var lineStart = 0
            while true {
                let lineEnd = html[lineStart...].firstIndex(of: 0x0A) ?? html.count
                let line = UnsafeBufferPointer(rebasing: html[lineStart..<lineEnd])
                guard let place = lineStart == 0 ? index : self.start(of: line, onLineFrom: index),
                    place + line.count <= leaf.end,
                    line.elementsEqual(UnsafeBufferPointer(start: fedBytes + place, count: line.count))
                else { return nil }
                index = place + line.count
                guard lineEnd < html.count else { return index }
                guard index < leaf.end, isLineEnd(fedBytes[index]) else { return nil }
                if fedBytes[index] == 0x0D { index += 1 }
                if index < leaf.end, fedBytes[index] == 0x0A { index += 1 }
                lineStart = lineEnd + 1
            }
        }
    }

    func copyEmphasis(_ kind: MarkdownTree.Kind, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        let start = leaf.cursor
        leaf.cursor = endOfDelimiter(kind, start)
        place(&node, from: start, to: leaf.cursor, in: parent)
        return tree.append(node, to: parent)
    }

    func finishEmphasis(_ index: UInt32) {
        leaf.cursor = endOfDelimiter(tree.nodes[Int(index)].kind, leaf.cursor)
        finishPlace(index)
    }

    private func endOfDelimiter(_ kind: MarkdownTree.Kind, _ start: Int) -> Int {
        let length = kind == .strong ? 2 : 1
        for offset in 0..<length {
            let byte = content(start + offset)
            guard byte == 0x2A || byte == 0x5F else { return start }
        }
        return start + length
    }

    /// The end of a node with children is where the cursor is now.
    private func finishPlace(_ index: UInt32) {
        var end = min(UInt32(truncatingIfNeeded: input.source(leaf.cursor)), leaf.limit)
        var child = tree.nodes[Int(index)].firstChild
        while child != MarkdownTree.none {
            end = max(end, tree.nodes[Int(child)].sourceEnd)
            child = tree.nodes[Int(child)].next
        }
        tree.nodes[Int(index)].sourceEnd = max(end, tree.nodes[Int(index)].sourceEnd)
    }

    func copyLink(_ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        let start = leaf.cursor
        switch content(start) {
        case 0x5B where kind == .link: leaf.cursor += 1
        case 0x21 where kind == .image && content(start + 1) == 0x5B: leaf.cursor += 2
        case 0x3C where kind == .link:
            leaf.cursor += 1
            node.flags.insert(.autolink)
        default: break
        }
        place(&node, from: start, to: leaf.cursor, in: parent)
        if linkDepth > 0 {
            node.flags.insert(.insideLink)
            found.insert(.insideLink)
        }
        node.detail = store(cmark_node_get_url(source))
        node.title = store(cmark_node_get_title(source))
        let index = tree.append(node, to: parent)
        if cmark_node_first_child(source) != nil { linkDepth += 1 } else { finishLink(index) }
        return index
    }

    /// CommonMark 6.3: what stands behind a link's text.
    func finishLink(_ index: UInt32) {
        let closer = content(leaf.cursor)
        if tree.nodes[Int(index)].flags.contains(.autolink) {
            if closer == 0x3E { leaf.cursor += 1 }
        } else if closer == 0x5D {
            leaf.cursor += 1
            switch content(leaf.cursor) {
            case 0x28: leaf.cursor = endOfInlineLink(leaf.cursor) ?? leaf.cursor
            case 0x5B: leaf.cursor = endOfLabel(leaf.cursor) ?? leaf.cursor
            default: break
            }
        }
        finishPlace(index)
    }
}
