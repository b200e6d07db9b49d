/// Names of programming interfaces in code spans: what starts with a dot, an at sign or a capital.
enum InterfaceName {
    /// The name under which the index lists a code span, or nil when it is no interface.
    ///
    /// `.sheet(isPresented: $shown)` is `.sheet(isPresented:)`: argument labels stay, arguments go. Property wrappers
    /// keep their argument, as in `@Environment(\.dismiss)`. Complexity: O(n).
    static func name(_ literal: [UInt8]) -> String? {
        guard let first = literal.first, literal.count <= 200 else { return nil }
        var index = 0
        if first == 0x2E || first == 0x40 {
            index = 1
            guard literal.count > 1, isLetter(literal[1]) else { return nil }
        } else if !(0x41...0x5A).contains(first) {
            return nil
        }
        while index < literal.count, isLetter(literal[index]) || isDigit(literal[index]) || literal[index] == 0x2E {
            index += 1
        }
        let path = literal[..<index]
        if path.last == 0x2E { return nil }
        if first != 0x2E, first != 0x40, !isType(path) { return nil }
        if index == literal.count { return String(decoding: path, as: UTF8.self) }
        guard literal[index] == 0x28 else { return nil }
        if first == 0x40 { return String(decoding: literal, as: UTF8.self) }
        let name = String(decoding: path, as: UTF8.self)
        // `.confirmationDialog(...)` says only that there are arguments.
        if literal[index...].elementsEqual("(...)".utf8) || literal[index...].elementsEqual("(…)".utf8) { return name }
        guard let labels = labels(literal, from: index) else { return nil }
        return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// A type in capitals and small letters that is no file: `NavigationStack`, `Color.black`; not `IDREF`, `Sheet.swift`.
    private static func isType(_ path: ArraySlice<UInt8>) -> Bool {
        guard path.count > 1, path.contains(where: { (0x61...0x7A).contains($0) }) else { return false }
        let text = String(decoding: path, as: UTF8.self)
        return ![".swift", ".md", ".kt", ".tsx", ".jsx", ".ts", ".js", ".json"].contains { text.hasSuffix($0) }
    }

    /// The argument labels of the call whose parenthesis opens at `start`, `_` for arguments without one; nil when it
    /// never closes.
    private static func labels(_ literal: [UInt8], from start: Int) -> [String]? {
        var labels: [String] = []
        var depth = 0
        var wordStart: Int?
        // Whether the argument at hand has something in it, and a label.
        var isEmpty = true
        var hasLabel = false
        func close() { if !isEmpty, !hasLabel { labels.append("_") } }
        for index in start..<literal.count {
            let byte = literal[index]
            switch byte {
            case 0x28, 0x5B, 0x7B:
                if depth > 0 { isEmpty = false }
                depth += 1
            case 0x29, 0x5D, 0x7D:
                depth -= 1
                if depth == 0 {
                    close()
                    return labels
                }
            case 0x2C where depth == 1:
                close()
                (isEmpty, hasLabel) = (true, false)
            case 0x3A where depth == 1:
                // `isPresented:onDismiss:` without arguments and commas, as in documentation.
                if let wordStart { labels.append(String(decoding: literal[wordStart..<index], as: UTF8.self)) }
                (isEmpty, hasLabel) = (true, true)
            case 0x20: break
            default: isEmpty = false
            }
            if isLetter(byte) || isDigit(byte) {
                if wordStart == nil { wordStart = index }
            } else {
                wordStart = nil
            }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The base of an anchor for an interface, in small letters: `.sheet(isPresented:)` gives `sheet-ispresented`.
    static func slug(_ name: String) -> String { EntryName.slug(name) }
}
