import Diagnostics
import Standards

/// One ticket text for each finding, and for each failure without one, ready to paste into an issue tracker.
public enum TicketsFormat {
    /// The tickets of an audit. Complexity: O(size of the audit).
    public static func bytes(of audit: AuditFile) -> [UInt8] {
        var text = audit.title.isEmpty ? "# Findings\n" : "# Findings: \(MarkdownFormat.escaped(audit.title))\n"
        var count = 0
        for result in audit.results {
            let isBare = result.outcome == .failed && result.findings.isEmpty
            for finding in isBare ? [Finding(JSONObject([]))] : result.findings {
                text += "\n---\n\n" + ticket(finding, of: result, in: audit)
                count += 1
            }
        }
        if count == 0 { text += "\nNo findings.\n" }
        return Array(text.utf8)
    }

    /// The Markdown of one ticket. Complexity: O(its length).
    public static func ticket(_ finding: Finding, of result: AuditResult, in audit: AuditFile) -> String {
        func line(_ name: String, _ value: String) -> String {
            value.isEmpty ? "" : "- **\(name):** \(MarkdownFormat.escaped(value))\n"
        }
        func section(_ name: String, _ value: String) -> String {
            value.isEmpty ? "" : "\n### \(name)\n\n\(paragraphs(value))\n"
        }
        let environment = audit.environment(result.environment)
        let criteria = finding.wcag.isEmpty ? result.wcag : finding.wcag
        let samples = ([result.sample] + finding.alsoIn).compactMap { $0 }.map { audit.sample($0)?.name ?? $0 }
        let evidence = (finding.evidence + result.evidence).map { evidence in
            [evidence.string("name"), evidence.string("alt")].compactMap { $0 }.joined(separator: ": ")
        }
        var text = "## \(MarkdownFormat.escaped(finding.title.isEmpty ? result.text : finding.title))\n\n"
        text += line("Rule", "\(result.id): \(result.text)")
        text += line("Severity", finding.severity)
        text += line("Cause", finding.cause)
        text += line("WCAG", criteria.map(criterionName).joined(separator: "; "))
        text += line("Affects", finding.affects.map(affectedName).joined(separator: "; "))
        text += line("Found in", samples.joined(separator: "; "))
        text += line("Environment", environment?.label ?? "")
        text += line("Finding", finding.id)
        text += line("Ticket", finding.ticket)
        text += line("Status", finding.status)
        text += section("Steps", finding.steps)
        text += section("Expected", finding.expected)
        text += section("Actual", finding.actual)
        text += section("Heard", finding.heard)
        text += section("Note", result.note)
        text += section("Evidence", evidence.joined(separator: "\n\n"))
        return text
    }

    private static func criterionName(_ number: String) -> String {
        guard let criterion = WCAG.criterion(number) else { return number }
        return "\(number) \(criterion.name) (Level \(criterion.level.rawValue))"
    }

    private static func affectedName(_ name: String) -> String {
        let statement = EN301549.functionalPerformanceStatements.first { $0.number == name }
        return statement.map { "\($0.title) (EN 301 549, \(name))" } ?? name
    }

    private static func paragraphs(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { MarkdownFormat.escaped(String($0)) }
            .joined(separator: "\n\n")
    }
}
