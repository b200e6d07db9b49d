/// Tells code from prose in a text that has lost its markup, and indents code that has lost its indentation.
struct CodeLines {
    /// Brackets that the code read so far has left open.
    private(set) var depth = 0

    private static let starts: Set<String> = [
        "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "import", "private", "public",
        "static",
        "final", "init", "switch", "return", "guard", "@State", "@Binding", "@ViewBuilder", "@Environment", "#Preview",
        "//",
    ]

    /// True when the line belongs to code: it looks like code, or open brackets hold it and it does not look like prose.
    mutating func takes(_ line: String) -> Bool {
        let isCode = depth > 0 ? !CodeLines.isProse(line) : CodeLines.looksLikeCode(line)
        if isCode {
            depth = max(0, depth + CodeLines.balance(line))
        } else {
            depth = 0
        }
        return isCode
    }

    /// A sentence: a capital, eight words or more, and nothing that only code has.
    static func isProse(_ line: String) -> Bool {
        guard let first = line.first, first.isUppercase else { return false }
        let words = line.split(separator: " ")
        guard words.count >= 8 || (words.count >= 4 && line.last == ".") else { return false }
        return !line.hasSuffix("{") && !line.contains(" = ") && !line.contains("->") && !line.contains("(\"")
    }

    static func looksLikeCode(_ line: String) -> Bool {
        guard let first = line.first else { return false }
        if line.hasSuffix("{") || line.hasSuffix("{ }") { return true }
        if "}])".contains(first) { return true }
        if first == "." || first.isLetter, isCallAlone(line) { return true }
        let word = line.split(whereSeparator: { $0 == " " || $0 == "(" }).first.map(String.init) ?? ""
        guard starts.contains(word) else { return false }
        // `let two sheets be "presented"` is prose, `let title: String` is code.
        return line.contains(":") || line.contains("=") || line.contains("{") || line.contains("(") || word == "import"
    }

    /// `router.push(.checkout)`, `.padding()`, `.sheet(item: $x) { CartView() }`: a call, a closure, and nothing else.
    private static func isCallAlone(_ line: String) -> Bool {
        var rest = line.drop { $0.isASCII && ($0.isLetter || $0.isNumber || "._$@".contains($0)) }
        guard rest.first == "(", let end = closing(rest) else { return false }
        rest = rest[end...].drop { $0 == " " }
        if rest.isEmpty { return true }
        return rest.first == "{" && (rest.last == "}" || rest.hasSuffix(" in"))
    }

    /// Behind the bracket that closes the first one.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if "([{".contains(text[index]) { depth += 1 }
            if ")]}".contains(text[index]) {
                depth -= 1
                if depth == 0 { return text.index(after: index) }
            }
        }
        return nil
    }

    /// Brackets opened less brackets closed, outside strings.
    static func balance(_ line: String) -> Int {
        var depth = 0
        var isString = false
        for character in line {
            if character == "\"" { isString.toggle() }
            guard !isString else { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
        }
        return depth
    }

    /// The lines with four spaces for each open bracket; members of a chain stand one step deeper than what they are
    /// called on. Code that has indentation keeps it.
    static func indented(_ lines: [String]) -> [String] {
        guard !lines.contains(where: { $0.first == " " || $0.first == "\t" }) else { return lines }
        var result: [String] = []
        var depth = 0
        var switches: [Int] = []
        var previous = ""
        for line in lines {
            let closers = line.prefix { "}])".contains($0) }.count
            while let last = switches.last, last >= depth - closers, closers > 0 { switches.removeLast() }
            var level = max(0, depth - closers)
            if line.hasPrefix("case ") || line.hasPrefix("default:"), switches.last == depth - 1 {
                level = max(0, level - 1)
            }
            if line.hasPrefix("."), !previous.isEmpty, !previous.hasSuffix("{"), !previous.hasPrefix("}") {
                level += 1
            }
            result.append(line.isEmpty ? "" : String(repeating: "    ", count: level) + line)
            if line.hasPrefix("switch ") { switches.append(depth) }
            depth = max(0, depth + balance(line))
            previous = line.hasPrefix(".") && !line.hasSuffix("{") ? (previous.hasPrefix("}") ? previous : "x") : line
        }
        return result
    }
}
