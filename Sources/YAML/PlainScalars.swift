extension Scanner {
    /// Where the part of a plain scalar on one line ends.
    struct PlainLine {
        /// Behind the last byte that is not white space.
        var textEnd: Int
        /// The line goes on with a value indicator: `:` and white space, a line break or the end.
        var endsAtColon: Bool
    }

    /// Whether a plain scalar may start at the cursor (production 126, ns-plain-first).
    func isAtPlainStart(inFlow: Bool) -> Bool {
        guard let byte = current else { return false }
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            let next = self.byte(at: position + 1)
            return !Scanner.isBlank(next) && !(inFlow && Scanner.isFlowIndicator(next))
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
            UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
            UInt8(ascii: "`"):
            return false
        default:
            return !Scanner.isBlank(byte)
        }
    }

    /// Moves over the part of a plain scalar on this line (production 132, nb-ns-plain-in-line).
    mutating func plainLine(inFlow: Bool) -> PlainLine {
        var textEnd = position
        while position < end {
            let byte = bytes[position]
            if Scanner.isBreak(byte) { break }
            if byte == UInt8(ascii: "#"), Scanner.isWhite(bytes[max(position - 1, 0)]), position > textEnd { break }
            if byte == UInt8(ascii: ":") {
                let next = self.byte(at: position + 1)
                if Scanner.isBlank(next) || inFlow && Scanner.isFlowIndicator(next) {
                    return PlainLine(textEnd: textEnd, endsAtColon: true)
                }
            }
            if inFlow, Scanner.isFlowIndicator(byte) { break }
            position += 1
            if !Scanner.isWhite(byte) { textEnd = position }
        }
        return PlainLine(textEnd: textEnd, endsAtColon: false)
    }

    /// Reads the lines that continue a plain scalar, and gives the whole of it, folded (production 133).
    ///
    /// - Parameters:
    ///   - start: where the scalar started.
    ///   - firstEnd: the end of its text on the first line; the cursor is behind it on that line.
    ///   - indent: the indentation of the collection around it; the lines must be deeper.
    mutating func plainContinuation(
        from start: Int, firstEnd: Int, indent: Int, inFlow: Bool
    ) throws(Refusal) -> Node {
        var text = Array(bytes[start..<firstEnd])
        var textEnd = firstEnd
        while let emptyLines = try skipToPlainLine(indent: indent, inFlow: inFlow) {
            let lineStart = position
            let line = plainLine(inFlow: inFlow)
            if line.endsAtColon, !inFlow {
                throw refusal(
                    YAMLCodes.syntax, "a key cannot stand inside a text of several lines", range: lineStart..<position,
                    help: "is a line indented too deep, or does a text with `: ` need quotes?")
            }
            if emptyLines == 0 {
                text.append(0x20)
            } else {
                text.append(contentsOf: repeatElement(0x0A, count: emptyLines))
            }
            text += bytes[lineStart..<line.textEnd]
            textEnd = line.textEnd
            if line.endsAtColon { break }
        }
        let value = String(decoding: text, as: UTF8.self)
        guard let content = CoreSchema.content(of: value) else {
            throw refusal(
                YAMLCodes.number, "the number `\(value)` cannot be kept exactly", range: start..<textEnd,
                help: "put it in quotes to keep it as text")
        }
        return Node(content, range: start..<textEnd)
    }

    /// Moves from the end of a line to the next line of the same plain scalar. Returns the number of empty lines in
    /// between, or nil, without having moved over anything but blank space, when the scalar is over.
    private mutating func skipToPlainLine(indent: Int, inFlow: Bool) throws(Refusal) -> Int? {
        guard Scanner.isBreak(current) else { return nil }
        let saved = (position, lineStart)
        var emptyLines = -1
        while Scanner.isBreak(current) {
            skipBreak()
            emptyLines += 1
            skipSpaces()
            let spaces = column
            skipWhite()
            guard let byte = current else { break }
            if Scanner.isBreak(byte) { continue }
            if byte == UInt8(ascii: "#") { break }
            if spaces <= indent {
                if position - lineStart > spaces { throw tabIndentation(at: lineStart + spaces) }
                break
            }
            if spaces == 0, indent < 0, isAtDocumentMarker { break }
            if inFlow {
                let next = self.byte(at: position + 1)
                let isIndicator =
                    byte == UInt8(ascii: ":") && (Scanner.isBlank(next) || Scanner.isFlowIndicator(next))
                if isIndicator || Scanner.isFlowIndicator(byte) { break }
            }
            return emptyLines
        }
        (position, lineStart) = saved
        return nil
    }
}
