import Diagnostics

/// The report for people: each finding with its place, the line with a caret, the fix, and where the line was
/// written; findings that one content or template line causes on many pages are folded into one with a count.
public struct TextFormat: Sendable {
    public var colour: Bool
    /// Whether findings that a person must decide are printed too.
    public var showsQuestions: Bool

    /// Columns to keep excerpts and advice within.
    public var width: Int

    /// Whether longer messages go on in the next line.
    public var wraps: Bool

    public init(colour: Bool = false, showsQuestions: Bool = false, width: Int = 80, wraps: Bool = false) {
        self.colour = colour
        self.width = width
        self.wraps = wraps
        self.showsQuestions = showsQuestions
    }

    public func print(_ report: Report) -> String {
        let printer = TextPrinter(colour: colour, width: width, wraps: wraps)
        var text = ""
        for folded in report.folded() where showsQuestions || folded.finding.outcome == .failed {
            text += printer.print(folded.diagnostic)
            text += "\n"
        }
        let optOuts = report.pages.flatMap(\.optOuts)
        if !optOuts.isEmpty {
            text += "accepted by comments in the pages:\n"
            for optOut in optOuts {
                let span = optOut.finding.span
                text += "  \(span.file.path):\(span.start.line): \(optOut.finding.rule): \(optOut.reason)\n"
            }
            text += "\n"
        }
        text += byRule(report)
        if !report.findings.isEmpty {
            let hint = "`handrail explain RULE` says why a rule matters and shows examples; RULE stands in brackets."
            text += printer.wrapped(hint, indent: 0) + "\n"
        }
        return text + printer.wrapped(TextFormat.summaryLine(report), indent: 2) + "\n"
    }

    /// Below this many rules a reader has seen them all.
    private static let ruleLimit = 5

    /// What fails most, by rule, for a site with many faults.
    private func byRule(_ report: Report) -> String {
        let counts = report.summary.failedByRule
        guard counts.count > TextFormat.ruleLimit else { return "" }
        var pages: [String: Int] = [:]
        for page in report.pages {
            for rule in Set(page.findings.lazy.filter { $0.outcome == .failed }.map(\.rule)) {
                pages[rule, default: 0] += 1
            }
        }
        var text = "by rule:\n"
        for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            let number = String(count)
            let count = pages[rule] ?? 0
            let line =
                String(repeating: " ", count: max(0, 6 - number.count)) + number + "  \(rule)"
                + String(repeating: " ", count: max(1, 24 - rule.count))
                + "on \(TextFormat.count(count, "page"))"
            text += line + "\n"
        }
        return text + "\n"
    }

    /// For example `2 violations, 1 note on 40 pages, 78 rules (12 questions for a person)`.
    public static func summaryLine(_ report: Report) -> String {
        let summary = report.summary
        var text = count(summary.violations, "violation")
        if summary.notes > 0 { text += ", " + count(summary.notes, "note") }
        text += " on \(count(summary.pages, "page")), \(count(summary.rules, "rule"))"
        if summary.questions > 0 { text += " (\(count(summary.questions, "question")) for a person)" }
        if summary.baseline > 0 { text += ", \(summary.baseline) accepted by the baseline" }
        if summary.optOuts > 0 { text += ", \(summary.optOuts) accepted by comments" }
        return text
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
