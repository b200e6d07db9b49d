/// The grammar of languages with C's kind of tokens: comments, strings with interpolation, numbers, words.
///
/// One loop with a stack of open interpolations reads them, so nesting costs neither recursion nor a second look.
struct CodeGrammar: Sendable {
    /// One kind of string.
    struct StringForm: Sendable {
        var delimiter: StaticString
        /// Ends at the line's end when it is not closed.
        var isSingleLine = true
        /// What opens an interpolation, and the byte that closes it; nil for none.
        var interpolation: (open: StaticString, opening: UInt8, closing: UInt8)?
        var hasEscapes = true
        /// Swift's `#"…"#`.
        var takesHashes = false
    }

    var keywords = WordSet("")
    var literals = WordSet("")
    var types = WordSet("")
    /// Longest delimiters first.
    var strings: [StringForm] = []
    var nestsComments = false
    /// A capital letter makes a type.
    var capitalsAreTypes = true
    /// `@name`
    var hasAttributes = false
    /// `#name`
    var hasDirectives = false
    /// `$` belongs to words.
    var hasDollarWords = false
    /// `/…/` where an operand may stand.
    var hasRegularExpressions = false
    /// A string or word before `:` is a property.
    var keysAreProperties = false
    var hasBlockComments = true

    /// A string whose interpolation is open.
    private struct OpenString {
        var form: Int
        var hashes: Int
        /// Brackets of the interpolation's kind that are open inside it.
        var depth: Int
    }

    func scan(_ scanner: inout CodeScanner) {
        var open: [OpenString] = []
        // Whether the token before can end an operand; then `/` divides.
        var isAfterOperand = false
        while !scanner.isAtEnd {
            let byte = scanner.current
            if CodeByte.isSpace(byte) {
                scanner.position += 1
            } else if byte == 0x2F, scanComment(&scanner) {
                continue
            } else if let (form, hashes) = stringForm(scanner) {
                scanString(&scanner, form, hashes, from: scanner.position, &open)
                isAfterOperand = true
            } else if CodeByte.isDigit(byte) {
                scanNumber(&scanner)
                isAfterOperand = true
            } else if CodeByte.isLetter(byte) || (byte == 0x24 && hasDollarWords) {
                isAfterOperand = scanWord(&scanner)
            } else if byte == 0x40, hasAttributes, CodeByte.isLetter(scanner.byte(scanner.position + 1)) {
                scanner.mark(
                    upTo: scanner.end(from: scanner.position + 1) { CodeByte.isWord($0) || $0 == 0x2E }, .attribute)
            } else if byte == 0x23, hasDirectives, CodeByte.isLetter(scanner.byte(scanner.position + 1)) {
                scanner.mark(upTo: scanner.end(from: scanner.position + 1, while: CodeByte.isWord), .keyword)
            } else if byte == 0x2F, hasRegularExpressions, !isAfterOperand, let end = regularExpressionEnd(scanner) {
                scanner.mark(upTo: end, .regexp)
                isAfterOperand = true
            } else {
                isAfterOperand = byte == 0x29 || byte == 0x5D || byte == 0x7D
                scanPunctuation(&scanner, byte, &open)
            }
        }
    }

    // MARK: Comments and numbers

    private func scanComment(_ scanner: inout CodeScanner) -> Bool {
        if scanner.starts(with: "//") {
            scanner.mark(upTo: scanner.lineEnd(from: scanner.position), .comment)
            return true
        }
        guard hasBlockComments, scanner.starts(with: "/*") else { return false }
        guard nestsComments else {
            scanner.mark(upTo: scanner.end(after: "*/", from: scanner.position + 2), .comment)
            return true
        }
        var depth = 1
        var index = scanner.position + 2
        while index < scanner.end, depth > 0 {
            if scanner.starts(with: "/*", at: index) {
                depth += 1
                index += 2
            } else if scanner.starts(with: "*/", at: index) {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        }
        scanner.mark(upTo: index, .comment)
        return true
    }

    private func scanNumber(_ scanner: inout CodeScanner) {
        var index = scanner.position
        while index < scanner.end {
            let byte = scanner.byte(index)
            let isFraction = byte == 0x2E && CodeByte.isDigit(scanner.byte(index + 1))
            let isExponentSign =
                (byte == 0x2B || byte == 0x2D) && (scanner.byte(index - 1) | 0x20) == 0x65
                && !scanner.starts(with: "0x", at: scanner.position) && index > scanner.position
            guard CodeByte.isWord(byte) || isFraction || isExponentSign else { break }
            index += 1
        }
        scanner.mark(upTo: index, .number)
    }

    // MARK: Words

    /// Marks one word; says whether it can end an operand.
    private func scanWord(_ scanner: inout CodeScanner) -> Bool {
        let start = scanner.position
        let end = scanner.end(from: start + 1) { CodeByte.isWord($0) || ($0 == 0x24 && hasDollarWords) }
        let word = start..<end
        let isMember = scanner.byte(start - 1) == 0x2E && scanner.byte(start - 2) != 0x2E
        scanner.position = end
        if !isMember, scanner.isWord(word, in: keywords) {
            scanner.mark(word, .keyword)
            return false
        }
        if !isMember, scanner.isWord(word, in: literals) {
            scanner.mark(word, .literal)
        } else if (capitalsAreTypes && CodeByte.isCapital(scanner.byte(start))) || scanner.isWord(word, in: types) {
            scanner.mark(word, .type)
        } else if scanner.current == 0x28 {
            scanner.mark(word, .function)
        } else if isMember || (keysAreProperties && scanner.byte(scanner.endOfSpaces(from: end)) == 0x3A) {
            scanner.mark(word, .property)
        }
        return true
    }

    // MARK: Strings

    private func stringForm(_ scanner: CodeScanner) -> (form: Int, hashes: Int)? {
        var hashes = 0
        var index = scanner.position
        if scanner.current == 0x23 {
            while scanner.byte(index) == 0x23, hashes < 64 {
                index += 1
                hashes += 1
            }
        }
        let byte = scanner.byte(index)
        guard byte == 0x22 || byte == 0x27 || byte == 0x60 else { return nil }
        for (number, form) in strings.enumerated()
        where (hashes == 0 || form.takesHashes) && scanner.starts(with: form.delimiter, at: index) {
            return (number, hashes)
        }
        return nil
    }

    /// Reads a string from its start, or on from behind an interpolation, to its end or the next interpolation.
    private func scanString(
        _ scanner: inout CodeScanner, _ number: Int, _ hashes: Int, from start: Int, resumed: Bool = false,
        _ open: inout [OpenString]
    ) {
        let form = strings[number]
        var index = resumed ? start : start + hashes + form.delimiter.utf8CodeUnitCount
        while index < scanner.end {
            let byte = scanner.byte(index)
            if byte == 0x0A, form.isSingleLine { break }
            if scanner.starts(with: form.delimiter, at: index),
                hasHashes(scanner, index + form.delimiter.utf8CodeUnitCount, hashes)
            {
                index += form.delimiter.utf8CodeUnitCount + hashes
                break
            }
            if let interpolation = form.interpolation, byte == interpolation.open.utf8Start[0],
                let end = interpolationStart(scanner, index, interpolation.open, hashes)
            {
                scanner.mark(start..<end, .string)
                open.append(OpenString(form: number, hashes: hashes, depth: 0))
                return
            }
            index +=
                byte == 0x5C && form.hasEscapes && hashes == 0 && index + 1 < scanner.end
                    && !(form.isSingleLine && scanner.byte(index + 1) == 0x0A) ? 2 : 1
        }
        index = min(index, scanner.end)
        let isKey = keysAreProperties && scanner.byte(scanner.endOfSpaces(from: index)) == 0x3A
        scanner.mark(start..<index, isKey ? .property : .string)
    }

    private func hasHashes(_ scanner: CodeScanner, _ index: Int, _ count: Int) -> Bool {
        for offset in 0..<count where scanner.byte(index + offset) != 0x23 { return false }
        return true
    }

    /// The index behind an opening such as `\(`, `\#(` or `${`.
    private func interpolationStart(
        _ scanner: CodeScanner, _ index: Int, _ open: StaticString, _ hashes: Int
    ) -> Int? {
        guard hashes == 0 || hasHashes(scanner, index + 1, hashes),
            scanner.byte(index + 1 + hashes) == open.utf8Start[1]
        else { return nil }
        return index + 2 + hashes
    }

    private func scanPunctuation(_ scanner: inout CodeScanner, _ byte: UInt8, _ open: inout [OpenString]) {
        guard let last = open.last, let interpolation = strings[last.form].interpolation else {
            scanner.position += 1
            return
        }
        if byte == interpolation.opening {
            open[open.count - 1].depth += 1
        } else if byte == interpolation.closing {
            if last.depth == 0 {
                open.removeLast()
                scanString(&scanner, last.form, last.hashes, from: scanner.position, resumed: true, &open)
                return
            }
            open[open.count - 1].depth -= 1
        }
        scanner.position += 1
    }

    // MARK: Regular expressions

    /// The end of `/…/flags` on this line, or nil when there is none.
    private func regularExpressionEnd(_ scanner: CodeScanner) -> Int? {
        var index = scanner.position + 1
        var isInClass = false
        guard scanner.byte(index) != 0x20 else { return nil }
        // Long lines without an end must not be searched again for every slash.
        let limit = min(scanner.end, index + 1000)
        while index < limit, scanner.byte(index) != 0x0A {
            switch scanner.byte(index) {
            case 0x5C: index += 1
            case 0x5B: isInClass = true
            case 0x5D: isInClass = false
            case 0x2F where !isInClass: return scanner.end(from: index + 1, while: CodeByte.isLetter)
            default: break
            }
            index += 1
        }
        return nil
    }
}
