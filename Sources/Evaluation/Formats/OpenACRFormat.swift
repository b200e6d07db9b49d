import Diagnostics
import Standards

/// A draft of an Accessibility Conformance Report in OpenACR's YAML. An evaluator must confirm every level: a worksheet
/// holds some checks, not all there could be.
public enum OpenACRFormat {
    /// - Parameter component: the kind of product that was tested, in OpenACR's words: `software` or `web`.
    public static func bytes(of audit: AuditFile, rollUp: RollUp, component: String = "software") -> [UInt8] {
        var yaml = YAMLWriter()
        let name = audit.subject.string("name").flatMap { $0.isEmpty ? nil : $0 } ?? audit.title
        yaml.entry(0, "title", "\(name) Accessibility Conformance Report, draft")
        yaml.key(0, "product")
        yaml.entry(1, "name", name)
        if let version = audit.subject.string("version") { yaml.entry(1, "version", version) }
        yaml.key(0, "author")
        if let tester = audit.testers.first { yaml.entry(1, "name", tester.name) }
        yaml.entry(1, "email", "")
        if audit.updatedAt != Worksheet.never { yaml.entry(0, "report_date", String(audit.updatedAt.prefix(10))) }
        yaml.raw(0, "version: 1")
        yaml.entry(
            0, "notes",
            "Draft made from a worksheet of \(CountText.of(rollUp.checks.count, "check")). An evaluator must confirm every level."
        )
        yaml.entry(0, "evaluation_methods_used", methods(audit))
        yaml.entry(0, "catalog", "2.5-edition-wcag-2.2-508-eu-en")
        yaml.key(0, "chapters")
        let tallies = Dictionary(
            rollUp.byCriterion(upTo: .aaa).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for level in ConformanceLevel.allCases {
            yaml.key(1, "success_criteria_level_\(level.rawValue.lowercased())")
            yaml.key(2, "criteria")
            for criterion in WCAG.criteria where criterion.level == level && !criterion.isObsolete {
                yaml.raw(3, "- num: \(YAMLWriter.quoted(criterion.number))")
                yaml.key(4, "components")
                yaml.raw(5, "- name: \(component)")
                yaml.key(6, "adherence")
                let adherence = adherence(tallies[criterion.number], level: level)
                yaml.entry(7, "level", adherence.level)
                yaml.entry(7, "notes", adherence.notes)
            }
        }
        return Array(yaml.text.utf8)
    }

    private static func methods(_ audit: AuditFile) -> String {
        let environments = audit.environments.map(\.label).joined(separator: "; ")
        return "Manual testing with a worksheet of rules" + (environments.isEmpty ? "." : ": \(environments).")
    }

    /// What the outcomes suggest. Without an answer the level stays blank; "not evaluated" is for level AAA only.
    private static func adherence(_ tally: Tally?, level: ConformanceLevel) -> (level: String, notes: String) {
        guard let tally, let outcome = tally.outcome else {
            return level == .aaa
                ? ("not-evaluated", "") : ("", "Not covered by the worksheet: an evaluator must decide.")
        }
        let findings = tally.checks.flatMap(\.findings).map(\.title).filter { !$0.isEmpty }
        let problems = findings.isEmpty ? "" : " " + findings.joined(separator: "; ") + "."
        switch outcome {
        case .failed:
            let applicable = tally.total - tally.count(.inapplicable)
            let isAll = tally.count(.failed) == applicable
            return (
                isAll ? "does-not-support" : "partially-supports",
                "\(tally.count(.failed)) of \(tally.total) checks failed.\(problems)"
            )
        case .cantTell, .untested:
            return ("", "\(tally.verdict): \(tally.count(.untested)) of \(tally.total) checks not tested.")
        case .passed: return ("supports", tally.verdict + ".")
        case .inapplicable: return ("not-applicable", tally.verdict + ".")
        }
    }
}

/// Writes the few forms of YAML that a report needs.
private struct YAMLWriter {
    private(set) var text = ""

    mutating func key(_ depth: Int, _ key: String) { raw(depth, key + ":") }
    mutating func entry(_ depth: Int, _ key: String, _ value: String) {
        raw(depth, "\(key): \(YAMLWriter.quoted(value))")
    }
    mutating func raw(_ depth: Int, _ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    /// A double-quoted scalar: the one style that can hold every text.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                let value = scalar.value
                if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xFEFF || value == 0xFFFE
                    || value == 0xFFFF
                {
                    let digits = String(value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }
}
