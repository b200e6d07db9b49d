extension Scanner {
    private enum Chomping { case strip, clip, keep }

    private struct Header {
        var isFolded: Bool
        var chomping: Chomping
        /// The indentation indicator, 1 to 9.
        var indentation: Int?
    }

    /// Reads a literal or folded scalar; the cursor is at `|` or `>` (clause 8.1).
    ///
    /// - Parameter indent: the indentation of the collection around it; -1 at the root.
    mutating func blockScalar(indent: Int) throws(Refusal) -> Node {
        let start = position
        let header = try blockScalarHeader(indent: indent)
        let contentIndent: Int
        if let indicated = header.indentation {
            contentIndent = indent + indicated
        } else {
            contentIndent = try detectIndentation(indent: indent)
        }
        var lines: [Range<Int>] = []
        var textEnd = position
        // An empty range stands for an empty line. The last content line may lack its line break at the end of input.
        var lastHasBreak = true
        var contentCount = 0
        while position < end {
            let saved = position
            while position < end, bytes[position] == 0x20, column < contentIndent { position += 1 }
            let isContent = position < end && !Scanner.isBreak(bytes[position])
            if isContent, column < contentIndent || isAtDocumentMarker {
                try refuseTabbedLine()
                position = saved
                break
            }
            let lineStart = position
            skipToBreak()
            lines.append(lineStart..<position)
            if position > lineStart {
                contentCount = lines.count
                textEnd = position
                lastHasBreak = position < end
            }
            if position >= end, position == lineStart { lines.removeLast() }
            skipBreak()
        }
        let text = header.isFolded ? folded(lines.prefix(contentCount)) : literal(lines.prefix(contentCount))
        let value = chomped(
            text, emptyLines: lines.count - contentCount, hasContent: contentCount > 0, hasBreak: lastHasBreak,
            header.chomping)
        return Node(.string(String(decoding: value, as: UTF8.self)), range: start..<textEnd)
    }

    /// Production 70, l-empty: only spaces make a line of a block scalar empty.
    private func refuseTabbedLine() throws(Refusal) {
        var offset = position
        while Scanner.isWhite(byte(at: offset)) { offset += 1 }
        if offset > position, offset >= end || Scanner.isBreak(bytes[offset]) { throw tabIndentation(at: position) }
    }

    private mutating func blockScalarHeader(indent: Int) throws(Refusal) -> Header {
        var header = Header(isFolded: bytes[position] == UInt8(ascii: ">"), chomping: .clip, indentation: nil)
        position += 1
        var hasChomping = false
        while let byte = current, !Scanner.isBlank(byte) {
            if !hasChomping, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
                header.chomping = byte == UInt8(ascii: "-") ? .strip : .keep
                hasChomping = true
            } else if header.indentation == nil, (0x31...0x39).contains(byte), indent >= 0 {
                header.indentation = Int(byte - 0x30)
            } else {
                throw refusal(
                    YAMLCodes.syntax, "unexpected text after the `\(header.isFolded ? ">" : "|")` of a block scalar",
                    range: position..<endOfLine,
                    help: "only `-`, `+` and one digit from 1 to 9 may follow; the text starts on the next line")
            }
            position += 1
        }
        try finishLine(after: "the `\(header.isFolded ? ">" : "|")` of a block scalar")
        return header
    }

    /// The indentation of the first line that is not empty (clause 8.1.1.1). The cursor does not move.
    private mutating func detectIndentation(indent: Int) throws(Refusal) -> Int {
        let saved = (position, lineStart)
        defer { (position, lineStart) = saved }
        var deepest = 0
        var deepestAt = position
        while position < end {
            skipSpaces()
            guard position < end else { break }
            if !Scanner.isBreak(bytes[position]) {
                guard column > indent else { break }
                if deepest > column {
                    throw refusal(
                        YAMLCodes.indentation,
                        "an empty line before the text is indented deeper than the text", at: deepestAt)
                }
                return column
            }
            if column > deepest { (deepest, deepestAt) = (column, position) }
            skipBreak()
        }
        return max(deepest, indent + 1)
    }

    private func literal(_ lines: ArraySlice<Range<Int>>) -> [UInt8] {
        var text: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append(0x0A) }
            text += bytes[line]
        }
        return text
    }

    /// Line folding (clause 8.1.3): a line break between two lines that start with text becomes a space; empty lines
    /// become line breaks; lines that start with white space keep theirs.
    private func folded(_ lines: ArraySlice<Range<Int>>) -> [UInt8] {
        var text: [UInt8] = []
        var emptyLines = 0
        var previousIsText: Bool?
        for line in lines {
            if line.isEmpty {
                emptyLines += 1
                continue
            }
            let isText = !Scanner.isWhite(bytes[line.lowerBound])
            if let previousIsText {
                if previousIsText, isText {
                    text.append(contentsOf: repeatElement(emptyLines == 0 ? 0x20 : 0x0A, count: max(emptyLines, 1)))
                } else {
                    text.append(contentsOf: repeatElement(0x0A, count: emptyLines + 1))
                }
            } else {
                text.append(contentsOf: repeatElement(0x0A, count: emptyLines))
            }
            text += bytes[line]
            emptyLines = 0
            previousIsText = isText
        }
        return text
    }

    /// Clause 8.1.1.2: what becomes of the last line break and of the empty lines behind the text.
    private func chomped(
        _ text: [UInt8], emptyLines: Int, hasContent: Bool, hasBreak: Bool, _ chomping: Chomping
    ) -> [UInt8] {
        var text = text
        switch chomping {
        case .strip: break
        case .clip:
            if hasContent, hasBreak { text.append(0x0A) }
        case .keep:
            if hasContent, hasBreak { text.append(0x0A) }
            text.append(contentsOf: repeatElement(0x0A, count: emptyLines))
        }
        return text
    }
}
