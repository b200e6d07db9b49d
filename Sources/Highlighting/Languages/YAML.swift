extension Language {
    static let yaml = Language("yaml", aliases: ["yml"], scan: scanYAML)

    private static let literals = WordSet("true false null yes no on off True False Null ~")

    /// Reads line by line; keys are what stands before `:` and white space.
    @Sendable
    private static func scanYAML(_ scanner: inout CodeScanner) {
        while !scanner.isAtEnd {
            let lineEnd = scanner.lineEnd(from: scanner.position)
            if scanner.starts(with: "---") || scanner.starts(with: "...") {
                scanner.mark(upTo: min(scanner.position + 3, lineEnd), .keyword)
            }
            scanLine(&scanner, lineEnd)
            scanner.position = max(scanner.position, min(lineEnd + 1, scanner.end))
        }
    }

    private static func scanLine(_ scanner: inout CodeScanner, _ lineEnd: Int) {
        // A plain scalar starts behind indentation, a dash, a colon, a comma or a bracket.
        var canStart = true
        while scanner.position < lineEnd {
            let start = scanner.position
            let byte = scanner.current
            switch byte {
            case 0x20, 0x09: scanner.position += 1
            case 0x23 where start == 0 || CodeByte.isSpace(scanner.byte(start - 1)):
                scanner.mark(upTo: lineEnd, .comment)
            case 0x22, 0x27:
                let end = quotedEnd(scanner, byte)
                let isKey = scanner.byte(end) == 0x3A
                scanner.mark(upTo: end, isKey ? .property : .string)
                canStart = false
            case 0x26, 0x2A, 0x21:
                if canStart {
                    scanner.mark(upTo: scanner.end(from: start + 1) { !CodeByte.isSpace($0) && $0 != 0x2C }, .variable)
                } else {
                    scanner.position += 1
                }
            case 0x2D, 0x3A, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x3F, 0x7C, 0x3E:
                canStart = true
                scanner.position += 1
            default:
                if canStart { scanScalar(&scanner, lineEnd) } else { scanner.position += 1 }
                canStart = false
            }
        }
    }

    private static func scanScalar(_ scanner: inout CodeScanner, _ lineEnd: Int) {
        let start = scanner.position
        var index = start
        while index < lineEnd {
            let byte = scanner.byte(index)
            let next = scanner.byte(index + 1)
            if byte == 0x3A, index + 1 >= lineEnd || CodeByte.isSpace(next) { break }
            if byte == 0x23, CodeByte.isSpace(scanner.byte(index - 1)) { break }
            if byte == 0x2C || byte == 0x5D || byte == 0x7D { break }
            index += 1
        }
        var end = index
        while end > start, CodeByte.isSpace(scanner.byte(end - 1)) { end -= 1 }
        scanner.position = max(end, start + 1)
        guard end > start else { return }
        if index < lineEnd, scanner.byte(index) == 0x3A {
            scanner.mark(start..<end, .property)
        } else if scanner.isWord(start..<end, in: literals) {
            scanner.mark(start..<end, .literal)
        } else if isNumber(scanner, start..<end) {
            scanner.mark(start..<end, .number)
        } else {
            scanner.mark(start..<end, .string)
        }
    }

    private static func isNumber(_ scanner: CodeScanner, _ range: Range<Int>) -> Bool {
        var hasDigit = false
        for index in range {
            let byte = scanner.byte(index)
            if CodeByte.isDigit(byte) { hasDigit = true }
            guard CodeByte.isDigit(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65 || byte == 0x45
            else { return false }
        }
        return hasDigit
    }

    private static func quotedEnd(_ scanner: CodeScanner, _ quote: UInt8) -> Int {
        var index = scanner.position + 1
        while index < scanner.end {
            let byte = scanner.byte(index)
            if byte == quote { return index + 1 }
            index += byte == 0x5C && quote == 0x22 ? 2 : 1
        }
        return scanner.end
    }
}
