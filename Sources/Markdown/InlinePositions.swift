import CCommonMark

/// Where the reading of a paragraph's or heading's content stands.
///
/// libcmark's places of inlines are wrong behind whatever spans lines, so they are not used: its inlines come in the
/// order of the text, and each says what it was written as, so a cursor that follows them knows every place exactly.
/// Invariant: `cursor` and `end` are fed indices, and `cursor` only moves forward, up to `end`.
struct LeafContent {
    /// Block quotes around the block.
    var quotes = 0
    /// The block's first byte.
    var blockStart = 0
    /// The first byte of the content, behind link reference definitions that libcmark took from it.
    var start = 0
    /// Behind the last inline.
    var cursor = 0
    /// The start of the line behind the last break, and its content, where the cursor was put.
    var line = (start: 0, content: 0)
    /// Behind the block's last byte.
    var end = 0
    /// The same as an offset in the file.
    var limit: UInt32 = 0
}

extension TreeBuilder {
    @inline(__always)
    func fed(line: Int32, column: Int32) -> Int {
        let start = input.lineStart(Int(line))
        return min(max(start + Int(column) - 1, start), input.bytes.endIndex)
    }

    /// Puts the cursor on the first content byte of a paragraph or heading.
    func startLeaf(_ block: OpaquePointer, isHeading: Bool, quotes: Int = 0) {
        leaf.quotes = quotes
        var index = fed(line: cmark_node_get_start_line(block), column: cmark_node_get_start_column(block))
        leaf.blockStart = index
        leaf.end = max(index, fed(line: cmark_node_get_end_line(block), column: cmark_node_get_end_column(block) + 1))
        // The underline of a setext heading is no content.
        if isHeading, cmark_node_get_end_line(block) > cmark_node_get_start_line(block) {
            var end = leaf.end
            while end > index, isSpaceOrLineEnd(fedBytes[end - 1]) { end -= 1 }
            let underline = input.lineNumber(at: max(index, end - 1))
            leaf.end = max(index, min(end, input.line(underline - 1).upperBound))
        }
        if index < leaf.end {
            switch fedBytes[index] {
            case 0x23 where isHeading: index = endOfHeadingMarker(index)
            case 0x5B where cmark_node_first_child(block) != nil:
                while let next = endOfDefinition(index) { index = next }
            default: break
            }
        }
        leaf.start = min(index, leaf.end)
        leaf.cursor = leaf.start
        leaf.line = (leaf.start, leaf.start)
    }

    /// CommonMark 4.2: up to six `#` and white space. Other `#` are the text of a setext heading.
    private func endOfHeadingMarker(_ start: Int) -> Int {
        var index = start
        while index < leaf.end, fedBytes[index] == 0x23 { index += 1 }
        guard index - start <= 6, index == leaf.end || isSpaceOrLineEnd(fedBytes[index]) else { return start }
        while index < leaf.end, isSpaceOrTab(fedBytes[index]) { index += 1 }
        return index
    }

    // MARK: Content over several lines

    /// The byte of the content at an index; a line feed for any line end and 0 behind the block.
    @inline(__always)
    func content(_ index: Int) -> UInt8 {
        guard index < leaf.end else { return 0 }
        let byte = fedBytes[index]
        return byte == 0x0D ? 0x0A : byte
    }

    /// The index of the content byte after that at an index: over a line's end to the next line's content.
    @inline(__always)
    func contentIndex(after index: Int) -> Int {
        guard index < leaf.end else { return leaf.end }
        return isLineEnd(fedBytes[index]) ? nextLine(index) : index + 1
    }

    /// From a line's end to the first content byte of the next line, behind indentation and block quote markers.
    func nextLine(_ lineEnd: Int) -> Int {
        var index = lineEnd
        if index < leaf.end, fedBytes[index] == 0x0D { index += 1 }
        if index < leaf.end, fedBytes[index] == 0x0A { index += 1 }
        return firstContent(index..<leaf.end, quotes: leaf.quotes)
    }

    /// The first byte behind indentation and at most `quotes` block quote markers.
    func firstContent(_ range: Range<Int>, quotes: Int) -> Int {
        var index = range.lowerBound
        var remaining = quotes
        while index < range.upperBound {
            let byte = fedBytes[index]
            if isSpaceOrTab(byte) {
                index += 1
            } else if byte == 0x3E, remaining > 0 {
                index += 1
                remaining -= 1
            } else {
                break
            }
        }
        return index
    }

    /// Where a text reads that does not read at the cursor, which stands at the start of a line's content.
    func lazyStart(of literal: UnsafePointer<CChar>, _ length: Int) -> Int? {
        guard length > 0, leaf.cursor == leaf.line.content else { return nil }
        let first = UInt8(bitPattern: literal[0])
        guard isSpaceOrTab(first) || first == 0x3E && leaf.quotes > 0 else { return nil }
        return literal.withMemoryRebound(to: UInt8.self, capacity: length) {
            start(of: UnsafeBufferPointer(start: $0, count: length), onLineFrom: leaf.line.start)
        }
    }

    /// Where the first line of a piece of content reads on a further line of a block. libcmark keeps the indentation of
    /// lines that go on lazily, and such a line may start with `>` where fewer quotes are left than are open: the last
    /// of the possible places. Complexity: O(length of the line), as long as the quotes are few.
    func start(of piece: UnsafeBufferPointer<UInt8>, onLineFrom lineStart: Int) -> Int? {
        let indentation = piece.prefix(while: isSpaceOrTab).count
        guard let base = piece.baseAddress else { return nil }
        var found: Int?
        func consider(_ index: Int) {
            let start = index - indentation
            guard start >= lineStart, start + piece.count <= leaf.end, memcmp(fedBytes + start, base, piece.count) == 0
            else { return }
            found = start
        }
        var index = lineStart
        var remaining = leaf.quotes
        while index < leaf.end {
            let byte = fedBytes[index]
            if byte == 0x3E, remaining > 0 {
                consider(index)
                remaining -= 1
            } else if !isSpaceOrTab(byte) {
                break
            }
            index += 1
        }
        consider(index)
        return found
    }

    // MARK: Links

    /// CommonMark 4.7: the index behind a link reference definition with its line, or nil when none starts here.
    private func endOfDefinition(_ start: Int) -> Int? {
        guard content(start) == 0x5B, let labelEnd = endOfLabel(start), hasText(start + 1..<labelEnd - 1),
            content(labelEnd) == 0x3A
        else { return nil }
        let destination = skipSpaces(labelEnd + 1, isSpaceTabOrLineEnd)
        guard let destinationEnd = endOfDestination(destination), destinationEnd > destination else { return nil }
        let title = skipSpaces(destinationEnd, isSpaceTabOrLineEnd)
        if title > destinationEnd, let titleEnd = endOfTitle(title), let next = lineAfter(titleEnd) { return next }
        return lineAfter(destinationEnd)
    }

    private func hasText(_ range: Range<Int>) -> Bool {
        range.contains { !isSpaceOrLineEnd(fedBytes[$0]) && fedBytes[$0] != 0x3E }
    }

    /// The next line's content when nothing but white space is left on this one.
    private func lineAfter(_ start: Int) -> Int? {
        var index = start
        while index < leaf.end, isSpaceOrTab(fedBytes[index]) { index += 1 }
        guard index < leaf.end, isLineEnd(fedBytes[index]) else { return index < leaf.end ? nil : leaf.end }
        return nextLine(index)
    }

    /// Behind the `]` of a link label that starts at `[`.
    func endOfLabel(_ start: Int) -> Int? {
        var index = contentIndex(after: start)
        var length = 0
        while index < leaf.end, length <= 1000 {
            switch content(index) {
            case 0x5B: return nil
            case 0x5D: return index + 1
            case 0x5C:
                index = contentIndex(after: index)
                length += 1
                guard isPunctuation(content(index)) else { continue }
            default: break
            }
            index = contentIndex(after: index)
            length += 1
        }
        return nil
    }

    /// Behind the `)` of `(destination "title")` that starts at `(`.
    func endOfInlineLink(_ start: Int) -> Int? {
        let destination = skipSpaces(start + 1)
        guard let destinationEnd = endOfDestination(destination) else { return nil }
        var index = skipSpaces(destinationEnd)
        if index > destinationEnd, let titleEnd = endOfTitle(index) { index = skipSpaces(titleEnd) }
        return content(index) == 0x29 ? index + 1 : nil
    }

    /// In definitions a form feed is no space, in links it is.
    private func skipSpaces(_ start: Int, _ isSpace: (UInt8) -> Bool = isSpaceOrLineEnd) -> Int {
        var index = start
        while index < leaf.end, isSpace(fedBytes[index]) {
            index = contentIndex(after: index)
        }
        return index
    }

    private func endOfDestination(_ start: Int) -> Int? {
        var index = start
        if content(index) == 0x3C {
            index += 1
            while index < leaf.end {
                switch content(index) {
                case 0x3E: return index + 1
                case 0x3C, 0x0A: return nil
                case 0x5C: index += 2
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        while index < leaf.end {
            let byte = content(index)
            if byte == 0x5C, isPunctuation(content(index + 1)) {
                index += 1
            } else if byte == 0x28 {
                depth += 1
                if depth > 32 { return nil }
            } else if byte == 0x29 {
                if depth == 0 { break }
                depth -= 1
            } else if isSpaceOrLineEnd(byte) {
                break
            }
            index += 1
        }
        return depth == 0 ? index : nil
    }

    private func endOfTitle(_ start: Int) -> Int? {
        let closer: UInt8
        switch content(start) {
        case 0x22: closer = 0x22
        case 0x27: closer = 0x27
        case 0x28: closer = 0x29
        default: return nil
        }
        var index = contentIndex(after: start)
        while index < leaf.end {
            let byte = content(index)
            if byte == closer { return index + 1 }
            if byte == 0x28, closer == 0x29 { return nil }
            if byte == 0x5C, isPunctuation(content(index + 1)) { index += 1 }
            index = contentIndex(after: index)
        }
        return nil
    }
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

private func isSpaceTabOrLineEnd(_ byte: UInt8) -> Bool { isSpaceOrTab(byte) || isLineEnd(byte) }

@inline(__always)
func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

@inline(__always)
func isSpaceOrLineEnd(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
