extension Language {
    static let css = Language("css", aliases: ["scss", "less"], scan: scanCSS)

    /// Reads selectors outside declaration blocks and declarations inside them.
    @Sendable
    static func scanCSS(_ scanner: inout CodeScanner) {
        // Whether the position is behind the `:` of a declaration, up to `;` or `}`.
        var isInValue = false
        var depth = 0
        while !scanner.isAtEnd {
            let byte = scanner.current
            let start = scanner.position
            switch byte {
            case 0x2F where scanner.starts(with: "/*"):
                scanner.mark(upTo: scanner.end(after: "*/", from: start + 2), .comment)
            case 0x22, 0x27: scanner.mark(upTo: stringEnd(scanner, byte), .string)
            case 0x40 where isName(scanner.byte(start + 1)):
                scanner.mark(upTo: scanner.end(from: start + 1, while: isName), .keyword)
            case 0x23 where isInValue: scanner.mark(upTo: scanner.end(from: start + 1, while: isName), .number)
            case 0x23, 0x2E:
                if isInValue || !isName(scanner.byte(start + 1)) || CodeByte.isDigit(scanner.byte(start + 1)) {
                    scanner.position += 1
                } else {
                    scanner.mark(upTo: scanner.end(from: start + 1, while: isName), .attribute)
                }
            case 0x7B:
                depth += 1
                isInValue = false
                scanner.position += 1
            case 0x7D:
                depth = max(depth - 1, 0)
                isInValue = false
                scanner.position += 1
            case 0x3B:
                isInValue = false
                scanner.position += 1
            case 0x21 where isInValue: scanner.mark(upTo: scanner.end(from: start + 1, while: isName), .keyword)
            case _ where CodeByte.isDigit(byte):
                scanner.mark(
                    upTo: scanner.end(from: start) { CodeByte.isWord($0) || $0 == 0x2E || $0 == 0x25 }, .number)
            case _ where isName(byte): isInValue = scanName(&scanner, isInValue, depth)
            default: scanner.position += 1
            }
        }
    }

    private static func isName(_ byte: UInt8) -> Bool { CodeByte.isWord(byte) || byte == 0x2D }

    /// Marks a property, a function, a variable or a type selector; says whether a value follows.
    private static func scanName(_ scanner: inout CodeScanner, _ isInValue: Bool, _ depth: Int) -> Bool {
        let start = scanner.position
        let end = scanner.end(from: start, while: isName)
        scanner.position = end
        let isVariable = scanner.starts(with: "--", at: start)
        if isInValue {
            if isVariable {
                scanner.mark(start..<end, .variable)
            } else if scanner.current == 0x28 {
                scanner.mark(start..<end, .function)
            }
            return true
        }
        let colon = scanner.endOfSpaces(from: end)
        // In a block a name before `:` and white space is a property; `a:hover` is a selector.
        if scanner.byte(colon) == 0x3A, scanner.byte(colon + 1) != 0x3A,
            isVariable || (depth > 0 && !isSelector(scanner, colon))
        {
            scanner.mark(start..<end, isVariable ? .variable : .property)
            scanner.position = colon + 1
            return true
        }
        if scanner.byte(start - 1) == 0x3A {
            scanner.mark(start..<end, .keyword)
        } else if CodeByte.isLetter(scanner.byte(start)) {
            scanner.mark(start..<end, .tag)
        }
        return false
    }

    /// Whether a `:` starts a pseudo-class: a name follows at once and `{` comes before `;` and `}`.
    private static func isSelector(_ scanner: CodeScanner, _ colon: Int) -> Bool {
        guard CodeByte.isLetter(scanner.byte(colon + 1)) else { return false }
        let limit = min(scanner.end, colon + 200)
        var index = colon + 1
        while index < limit {
            switch scanner.byte(index) {
            case 0x7B: return true
            case 0x3B, 0x7D: return false
            default: index += 1
            }
        }
        return false
    }

    private static func stringEnd(_ scanner: CodeScanner, _ quote: UInt8) -> Int {
        var index = scanner.position + 1
        while index < scanner.end {
            let byte = scanner.byte(index)
            if byte == quote { return index + 1 }
            if byte == 0x0A { return index }
            index += byte == 0x5C && scanner.byte(index + 1) != 0x0A ? 2 : 1
        }
        return scanner.end
    }
}
