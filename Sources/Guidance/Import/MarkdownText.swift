/// Plain text as Markdown: what would be markup is escaped, what is code becomes code.
enum MarkdownText {
    /// A paragraph or item on one line. Interfaces (`.sheet(isPresented:)`, `@State`), calls and ids become code spans.
    static func prose(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            if let space = rest.first, space == " " {
                result.append(space)
                rest.removeFirst()
                continue
            }
            let (lead, code, tail, length) = word(rest)
            result += escaped(lead)
            if let code { result += codeSpan(code) }
            result += escaped(tail)
            rest = rest.dropFirst(length)
        }
        return escapedStart(result)
    }

    /// The next word, cut into what stands before code, the code, and what stands behind it.
    private static func word(_ rest: Substring) -> (lead: String, code: String?, tail: String, length: Int) {
        let lead = rest.prefix { "(“\"‘[".contains($0) }
        let body = rest.dropFirst(lead.count)
        if let code = codePrefix(body) {
            let behind = body.dropFirst(code.count).prefix { $0 != " " }
            return (String(lead), code, String(behind), lead.count + code.count + behind.count)
        }
        let word = rest.prefix { $0 != " " }
        return (String(word), nil, "", word.count)
    }

    /// Code at the start of a word: a member, an attribute or an id, with the arguments of a call.
    private static func codePrefix(_ text: Substring) -> String? {
        guard let first = text.first else { return nil }
        var name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ".@_-".contains($0)) }
        while let last = name.last, last == "." || last == "-" { name.removeLast() }
        let isMember = (first == "." || first == "@") && name.count > 2 && name.dropFirst().first?.isLetter == true
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isID =
            parts.count == 2
            && parts.allSatisfy { part in
                part.count > 1 && part.first?.isLowercase == true
                    && part.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "_" }
            } && !["com", "org", "net", "md"].contains(String(parts[1]))
        let follower = text.dropFirst(name.count).first
        if isFileName(name) || isIdentifier(name), follower != "(" {
            return String(name) + (follower == ":" ? ":" : "")
        }
        let isCall = follower == "(" && name.count > 1 && first.isLetter && !name.contains("-")
        if isMember || isCall, follower == "(" {
            guard let arguments = balanced(text.dropFirst(name.count)) else { return isMember ? String(name) : nil }
            return isMember || arguments.contains(":") || arguments.count == 2 ? name + arguments : nil
        }
        return isMember || isID ? String(name) : nil
    }

    /// `global_rules.md`: a name with an underscore and an ending.
    private static func isFileName(_ name: Substring) -> Bool {
        name.contains("_") && !name.contains("@") && LinkTargets.isFileName(String(name))
            && name.first?.isLetter == true
    }

    /// `onDismiss`, `titleVisibility`: a small letter first and a capital inside; not the names of systems and devices.
    private static func isIdentifier(_ name: Substring) -> Bool {
        guard let first = name.first, first.isLowercase, name.contains(where: \.isUppercase),
            name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        return !["iOS", "iPad", "iPhone", "iMac", "iCloud", "macOS", "watchOS", "tvOS", "visionOS"].contains {
            name.hasPrefix($0)
        }
    }

    /// The text up to the parenthesis that closes the first one, at most 120 characters; nil when it does not close.
    private static func balanced(_ text: Substring) -> String? {
        var depth = 0
        var result = ""
        for character in text.prefix(120) {
            result.append(character)
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return result }
        }
        return nil
    }

    /// A code span, with a fence longer than any run of grave accents in it.
    static func codeSpan(_ code: String) -> String {
        var longest = 0
        var run = 0
        for character in code {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let padding = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
        return fence + padding + code + padding + fence
    }

    /// A fenced code block.
    static func fence(_ code: [String], language: String?) -> String {
        let longest = code.map { line in line.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
        let marks = String(repeating: "`", count: max(3, longest + 1))
        return marks + (language ?? "") + "\n" + code.joined(separator: "\n") + "\n" + marks
    }

    /// Characters that CommonMark would read as markup inside a line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_[]<{~".contains(character) { result.append("\\") }
            // `&lt;` in a text is these four characters.
            if let last = result.last, last == "&", character == "#" || character.isLetter {
                result.insert("\\", at: result.index(before: result.endIndex))
            }
            result.append(character)
        }
        return result
    }

    /// What would start a block is escaped.
    static func escapedStart(_ line: String) -> String {
        guard let first = line.first else { return line }
        if "#>+-=|".contains(first) { return "\\" + line }
        let digits = line.prefix { $0.isNumber }
        if !digits.isEmpty, let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")" {
            return digits + "\\" + line.dropFirst(digits.count)
        }
        return line
    }
}
