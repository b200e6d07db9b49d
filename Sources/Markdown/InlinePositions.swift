import CCommonMark

/// What is known of the lines of the paragraph or heading whose inlines are being copied.
struct LeafLines {
    var startLine = 1
    var startColumn = 1
    /// Block quotes around the block.
    var quotes = 0
    /// Lines of link reference definitions that libcmark took from the block's start.
    var skipped = 0
    /// Lines that libcmark did not count, because they ended inside a link's destination or title; those of the line
    /// at hand take effect when it has counted on.
    var uncounted = 0
    var pendingUncounted = 0
    var pendingLine = 0
    /// The line whose content start was asked last, and that start; lines are asked in ascending order.
    var line = 0
    var contentStart = 0
    /// Where the last inline ended, as a fed index.
    var cursor = 0
    var isAfterBreak = false
}

/// From libcmark's line and column of an inline to the fed index.
///
/// libcmark counts inline columns in the content of the block, from which indentation and block quote markers have
/// been taken away. So the column of the block's first line is right, and on later lines it counts from the line's
/// first content byte, shifted by the block's own start column.
extension TreeBuilder {
    func fed(line: Int32, column: Int32) -> Int {
        let start = input.lineStart(Int(line))
        return min(max(start + Int(column) - 1, start), input.bytes.endIndex)
    }

    mutating func inlineStart(_ node: OpaquePointer, isText: Bool) -> Int {
        let line = Int(cmark_node_get_start_line(node)) - leaf.startLine
        let column = Int(cmark_node_get_start_column(node)) - leaf.startColumn
        if leaf.isAfterBreak {
            leaf.isAfterBreak = false
            // A lazy continuation line keeps its indentation in libcmark's content.
            let start = contentStart(line)
            leaf.cursor = start
            if isText, column > 0, column < 4, line > 0 { leaf.contentStart = start - column }
        }
        return position(line: line, column: column)
    }

    mutating func inlineEnd(_ node: OpaquePointer) -> Int {
        let line = Int(cmark_node_get_end_line(node)) - leaf.startLine
        let column = Int(cmark_node_get_end_column(node)) - leaf.startColumn
        return min(position(line: line, column: column) + 1, input.bytes.endIndex)
    }

    private mutating func position(line: Int, column: Int) -> Int {
        if leaf.pendingUncounted > 0, line > leaf.pendingLine {
            leaf.uncounted += leaf.pendingUncounted
            leaf.pendingUncounted = 0
        }
        var index = contentStart(line) + column
        var rolled = 0
        while rolled < 1000 {
            let number = leaf.startLine + leaf.skipped + leaf.uncounted + max(line, 0) + rolled
            // In libcmark's content every line ends in one byte, whatever ended it in the file.
            let next = input.line(number).upperBound + 1
            guard index >= next, input.lineStart(number + 1) < input.bytes.endIndex else { break }
            rolled += 1
            index = contentStart(line + rolled) + (index - next)
        }
        if rolled > 0 {
            leaf.pendingUncounted = max(leaf.pendingUncounted, rolled)
            leaf.pendingLine = line
        }
        return min(max(index, input.bytes.startIndex), input.bytes.endIndex)
    }

    /// The fed index of the first content byte of a line of the block, counted from 0.
    private mutating func contentStart(_ line: Int) -> Int {
        let number = leaf.startLine + leaf.skipped + leaf.uncounted + max(line, 0)
        if number == leaf.line { return leaf.contentStart }
        let start: Int
        if number == leaf.startLine {
            start = fed(line: Int32(truncatingIfNeeded: number), column: Int32(truncatingIfNeeded: leaf.startColumn))
        } else {
            start = firstContent(ofLine: number, quotes: leaf.quotes)
        }
        leaf.line = number
        leaf.contentStart = start
        return start
    }

    /// The first byte of a line behind indentation and at most `quotes` block quote markers.
    func firstContent(ofLine number: Int, quotes: Int) -> Int {
        let range = input.line(number)
        var index = range.lowerBound
        var remaining = quotes
        while index < range.upperBound {
            let byte = input.bytes[index]
            if byte == 0x20 || byte == 0x09 {
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
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

@inline(__always)
func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

@inline(__always)
func isSpaceOrLineEnd(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
