import Diagnostics

/// Takes out of style sheets and scripts what only their authors need: comments, indentation and empty lines. Nothing is
/// renamed or reordered, so the published files stay readable.
enum AssetCompaction {
    /// A style sheet without what only its author needs, and where its rules and declarations stand in the author's file.
    static func compactedStyle(_ file: SourceFile) -> (bytes: [UInt8], sourceMap: SourceMap) {
        var map = SourceMap()
        map.append(output: 0, file: file, offset: 0)
        let bytes = withoutSpaces(withoutComments(file.bytes)) { output, offset in
            map.append(output: output, file: file, offset: offset)
        }
        return (bytes, map)
    }

    static func compacted(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        if name.hasSuffix(".css") { return withoutSpaces(withoutComments(bytes)) { _, _ in } }
        if name.hasSuffix(".js") { return withoutIndentation(bytes, dropping: Array("//".utf8)) ?? bytes }
        return bytes
    }

    /// CSS Syntax 3, 4.3.2: comments, but not those inside strings. What stands behind them keeps its offset.
    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var quote: UInt8?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if let open = quote {
                if byte == 0x5C, index + 1 < bytes.count {
                    output.append(byte)
                    index += 1
                } else if byte == open || byte == 0x0A {
                    quote = nil
                }
                output.append(bytes[index])
            } else if byte == 0x2F, next == 0x2A {
                let start = index
                index += 2
                while index + 1 < bytes.count, !(bytes[index] == 0x2A && bytes[index + 1] == 0x2F) { index += 1 }
                index = min(index + 1, bytes.count - 1)
                // A comment parts tokens.
                output.append(contentsOf: repeatElement(0x20, count: index + 1 - start))
            } else {
                if byte == 0x22 || byte == 0x27 { quote = byte }
                output.append(byte)
            }
            index += 1
        }
        return output
    }

    /// One rule a line: white space becomes one space, and none where CSS Syntax needs none, which is beside braces,
    /// semicolons and commas and behind a colon. (Before a colon it may be a combinator.)
    ///
    /// - Parameter note: is told where each rule and declaration starts, in the output and in `bytes`.
    private static func withoutSpaces(_ bytes: [UInt8], note: (Int, Int) -> Void) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var quote: UInt8?
        var isFresh = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                output.append(byte)
                if byte == 0x5C, index < bytes.count {
                    output.append(bytes[index])
                    index += 1
                } else if byte == open || byte == 0x0A {
                    quote = nil
                }
                continue
            }
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                if let last = output.last, !isTight(last), last != 0x3A, last != 0x20, last != 0x0A {
                    output.append(0x20)
                }
                continue
            }
            if isTight(byte), output.last == 0x20 { output.removeLast() }
            // CSS Syntax 3, 5.4.4: the last declaration of a block needs no semicolon.
            if byte == 0x7D, output.last == 0x3B { output.removeLast() }
            if isFresh {
                note(output.count, index - 1)
                isFresh = false
            }
            if byte == 0x22 || byte == 0x27 { quote = byte }
            output.append(byte)
            if byte == 0x7D { output.append(0x0A) }
            if isTight(byte) { isFresh = true }
        }
        return output
    }

    /// The signs `{`, `}`, `;` and `,`.
    private static func isTight(_ byte: UInt8) -> Bool { byte == 0x7B || byte == 0x7D || byte == 0x3B || byte == 0x2C }

    /// Lines without the white space around them, and without those that hold nothing or start with `dropping`. A line
    /// behind a backslash goes on inside a string and stays as it is, and so do lines inside a template literal. Nil when
    /// such a literal does not end, because then something else was taken for one.
    private static func withoutIndentation(_ bytes: [UInt8], dropping: [UInt8] = []) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var isInLiteral = false
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if isInLiteral {
                output += line
                output.append(0x0A)
                if hasOddBackticks(line) { isInLiteral = false }
                continue
            }
            let isContinued = output.count > 1 && output[output.count - 2] == 0x5C
            var rest = line
            if !isContinued { while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() } }
            guard !rest.isEmpty, dropping.isEmpty || !rest.starts(with: dropping) else { continue }
            isInLiteral = hasOddBackticks(rest)
            if !isInLiteral { while let last = rest.last, last == 0x20 || last == 0x0D { rest.removeLast() } }
            output += rest
            output.append(0x0A)
        }
        return isInLiteral ? nil : output
    }

    /// Whether a template literal starts in the line and goes on behind it, or ends in it.
    private static func hasOddBackticks(_ line: ArraySlice<UInt8>) -> Bool {
        var count = 0
        var isEscaped = false
        for byte in line {
            if byte == 0x60, !isEscaped { count += 1 }
            isEscaped = byte == 0x5C && !isEscaped
        }
        return count % 2 == 1
    }
}
