import Diagnostics

/// The documentation of an audit rule, as `handrail explain` prints it and as data.
public enum Explanation {
    /// The member of `explain --all --format json` for an audit rule.
    public static func json(_ rule: Rule) -> JSONValue {
        [
            "id": .string(rule.id), "kind": "audit rule", "title": .string(rule.title),
            "group": .string(rule.group.rawValue), "criteria": JSONValue(rule.criteria),
            "level": .string(rule.level.rawValue), "severity": .string(rule.severity.rawValue),
            "impact": .string(rule.impact), "default": .bool(rule.isDefault), "act": JSONValue(rule.act),
            "axe": JSONValue(rule.axe), "why": .string(rule.why), "howToFix": .string(rule.howToFix),
            "examples": .array(rule.examples.map(json)),
        ]
    }

    private static func json(_ example: Example) -> JSONValue {
        [
            "outcome": .string(example.outcome.rawValue), "title": .string(example.title),
            "files": .array(
                example.files.map { ["path": .string($0.path), "text": .string($0.text)] }),
        ]
    }

    /// The documentation of an audit rule for people.
    public static func text(_ rule: Rule) -> String {
        var text = wrapped("\(rule.id): \(rule.title)", width: 80) + "\n\n"
        if rule.criteria.isEmpty {
            text += "Best practice"
        } else {
            text += "WCAG \(rule.criteria.joined(separator: ", ")) (level \(rule.level.rawValue))"
        }
        text += " · \(rule.severity.rawValue)\(rule.isDefault ? "" : " · only with --rule \(rule.id)")\n"
        if !rule.act.isEmpty { text += "ACT rules: \(rule.act.joined(separator: ", "))\n" }
        if !rule.axe.isEmpty { text += wrapped("axe-core: " + rule.axe.joined(separator: ", "), width: 80) + "\n" }
        text +=
            "\nWhy it matters\n\n\(indented(wrapped(rule.why)))\nHow to fix it\n\n\(indented(wrapped(rule.howToFix)))"
        for example in rule.examples {
            text += "\n\(heading(example.outcome)): \(example.title)\n\n"
            for file in example.files {
                if example.files.count > 1 { text += "  \(file.path)\n" }
                text += indented(file.text)
            }
        }
        return text
    }

    private static func heading(_ outcome: Outcome) -> String {
        switch outcome {
        case .passed: "Passes"
        case .failed: "Fails"
        case .cantTell: "A person must decide"
        case .inapplicable: "Does not apply"
        }
    }

    /// A paragraph in lines of at most so many columns.
    private static func wrapped(_ text: String, width: Int = 76) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(word)
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }
            .joined()
    }
}
