extension Scanner {
    struct Quoted {
        var text: String
        var range: Range<Int>
        var isMultiline: Bool
    }

    /// Reads a single- or double-quoted scalar; the cursor is at its opening quote (clause 7.3).
    ///
    /// - Parameter indent: the indentation of the collection around it; continuation lines must be deeper.
    mutating func quoted(indent: Int) throws(Refusal) -> Quoted {
        let start = position
        let quote = bytes[position]
        let isDouble = quote == UInt8(ascii: "\"")
        position += 1
        var text: [UInt8] = []
        // White space before this point in `text` was escaped and survives the end of a line.
        var kept = 0
        var isMultiline = false
        while position < end {
            let run = position
            while position < end, bytes[position] != quote, !Scanner.isBreak(bytes[position]),
                !isDouble || bytes[position] != UInt8(ascii: "\\")
            { position += 1 }
            text += bytes[run..<position]
            guard position < end else { break }
            if bytes[position] == quote {
                position += 1
                guard !isDouble, current == quote else {
                    return Quoted(
                        text: String(decoding: text, as: UTF8.self), range: start..<position, isMultiline: isMultiline)
                }
                position += 1
                text.append(quote)
            } else if Scanner.isBreak(bytes[position]) || Scanner.isBreak(byte(at: position + 1)) {
                isMultiline = true
                kept = try foldBreak(into: &text, keeping: kept, indent: indent, start: start)
            } else {
                try escape(into: &text)
                kept = text.count
            }
        }
        throw refusal(
            YAMLCodes.unterminated, "the quote is never closed", at: start,
            help: isDouble ? nil : "inside single quotes an apostrophe is written twice: `''`")
    }

    /// Line folding (clause 7.3.1): a line break becomes a space, empty lines become line breaks, and white space around
    /// them goes. An escaped line break (production 112) joins the lines without a space and keeps what is before it.
    ///
    /// - Returns: up to where `text` is now final.
    private mutating func foldBreak(
        into text: inout [UInt8], keeping kept: Int, indent: Int, start: Int
    ) throws(Refusal) -> Int {
        let isEscaped = !Scanner.isBreak(bytes[position])
        if isEscaped {
            position += 1
        } else {
            while text.count > kept, Scanner.isWhite(text.last) { text.removeLast() }
        }
        let emptyLines = try skipToQuotedLine(indent: indent, start: start)
        text.append(contentsOf: repeatElement(0x0A, count: emptyLines))
        if emptyLines == 0, !isEscaped { text.append(0x20) }
        return text.count
    }

    /// Moves from a line break to the text of the next line that is not empty, and returns the number of empty lines.
    private mutating func skipToQuotedLine(indent: Int, start: Int) throws(Refusal) -> Int {
        var emptyLines = -1
        while Scanner.isBreak(current) {
            skipBreak()
            emptyLines += 1
            if isAtDocumentMarker {
                throw refusal(
                    YAMLCodes.unterminated, "the quote is not closed before a document marker", at: start)
            }
            skipSpaces()
            let spaces = column
            skipWhite()
            if current != nil, !Scanner.isBreak(current), spaces <= indent {
                if position - lineStart > spaces { throw tabIndentation(at: lineStart + spaces) }
                throw refusal(
                    YAMLCodes.indentation, "a line of a quoted text must be indented deeper than its key", at: position,
                    help: "or is the quote that opened in line \(file.line(at: start)) never closed?")
            }
        }
        return emptyLines
    }

    /// One escape sequence in double quotes (productions 41 to 62).
    private mutating func escape(into text: inout [UInt8]) throws(Refusal) {
        let start = position
        position += 1
        let letter = current
        position += 1
        switch letter {
        case UInt8(ascii: "0"): text.append(0x00)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"), 0x09: text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "e"): text.append(0x1B)
        case 0x20: text.append(0x20)
        case UInt8(ascii: "\""): text.append(0x22)
        case UInt8(ascii: "/"): text.append(0x2F)
        case UInt8(ascii: "\\"): text.append(0x5C)
        case UInt8(ascii: "N"): text += "\u{85}".utf8
        case UInt8(ascii: "_"): text += "\u{A0}".utf8
        case UInt8(ascii: "L"): text += "\u{2028}".utf8
        case UInt8(ascii: "P"): text += "\u{2029}".utf8
        case UInt8(ascii: "x"): try hexadecimal(digits: 2, from: start, into: &text)
        case UInt8(ascii: "u"): try hexadecimal(digits: 4, from: start, into: &text)
        case UInt8(ascii: "U"): try hexadecimal(digits: 8, from: start, into: &text)
        default:
            throw refusal(
                YAMLCodes.escape, "`\(file.text(in: start..<min(position, end)))` is not an escape sequence",
                range: start..<min(position, end), help: "write `\\\\` for a backslash, or use single quotes")
        }
    }

    private mutating func hexadecimal(digits: Int, from start: Int, into text: inout [UInt8]) throws(Refusal) {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw refusal(
                    YAMLCodes.escape, "the escape sequence needs \(digits) hexadecimal digits",
                    range: start..<min(position, end))
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw refusal(
                YAMLCodes.escape, "the escape sequence names no character", range: start..<position,
                help: "characters beyond U+FFFF are written with `\\U` and eight digits")
        }
        text += String(Character(scalar)).utf8
    }
}
