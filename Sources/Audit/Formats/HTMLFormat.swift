import Diagnostics
import HTML

/// The report as one page that needs nothing else: the findings by rule, and the outcomes of every rule.
public enum HTMLFormat {
    public static func text(_ report: Report) -> String {
        let summary = TextFormat.summaryLine(report)
        var body = "<h1>Accessibility audit</h1>\n<p>\(escaped(summary)).</p>\n"
        let folded = report.folded().filter { $0.finding.outcome == .failed }
        if folded.isEmpty {
            body += "<p>No failures were found. Whether the pages are accessible, people must judge.</p>\n"
        } else {
            body += "<h2>Findings</h2>\n"
            for rule in report.rules {
                let own = folded.filter { $0.finding.rule == rule.id }
                if !own.isEmpty { body += section(rule, own) }
            }
        }
        body += optOuts(report) + outcomes(report)
        return page(body)
    }

    private static func optOuts(_ report: Report) -> String {
        let all = report.pages.flatMap(\.optOuts)
        guard !all.isEmpty else { return "" }
        let rows = all.map { optOut -> String in
            let place = "\(optOut.finding.span.file.path):\(optOut.finding.span.start.line)"
            return "<tr><th scope=\"row\">\(escaped(place))</th><td><code>\(optOut.finding.rule)</code></td>"
                + "<td>\(escaped(optOut.finding.message))</td><td>\(escaped(optOut.reason))</td></tr>\n"
        }
        return """
            <h2>Accepted by comments in the pages</h2>
            <div class="scroll" role="region" aria-label="Accepted findings" tabindex="0"><table>
            <thead><tr><th scope="col">Place</th><th scope="col">Rule</th><th scope="col">Finding</th>\
            <th scope="col">Reason</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table></div>

            """
    }

    private static func section(_ rule: Rule, _ findings: [FoldedFinding]) -> String {
        var text = "<section aria-labelledby=\"\(rule.id)\">\n<h3 id=\"\(rule.id)\">\(escaped(rule.title))</h3>\n"
        text += "<p><code>\(rule.id)</code> · \(criteria(rule)) · \(rule.severity.rawValue)</p>\n"
        text += "<p>\(escaped(rule.why)) \(escaped(rule.howToFix))</p>\n<ul>\n"
        for folded in findings {
            let finding = folded.finding
            let start = finding.span.start
            text += "<li><p><strong>\(escaped(finding.span.file.path)):\(start.line):\(start.column)</strong> "
            text += escaped(finding.message)
            if let scheme = finding.scheme { text += " (\(escaped(scheme)))" }
            if !folded.alsoOn.isEmpty { text += ", and on \(CountText.of(folded.alsoOn.count, "more page"))" }
            text += ".</p>\n<p><code>\(escaped(finding.excerpt))</code></p>\n<p>\(escaped(finding.fix))</p>"
            if let origin = finding.origin {
                text += "\n<p>Written at \(escaped(origin.file.path)):\(origin.start.line).</p>"
            }
            text += "</li>\n"
        }
        return text + "</ul>\n</section>\n"
    }

    private static func outcomes(_ report: Report) -> String {
        var text = """
            <h2>Outcomes by rule</h2>
            <div class="scroll" role="region" aria-label="Outcomes by rule" tabindex="0"><table>
            <thead><tr><th scope="col">Rule</th><th scope="col">WCAG</th><th scope="col">Passed</th>\
            <th scope="col">Failed</th><th scope="col">Can’t tell</th><th scope="col">Inapplicable</th></tr></thead>
            <tbody>

            """
        for (index, rule) in report.rules.enumerated() {
            func count(_ outcome: Outcome) -> Int { report.pages.count { $0.outcomes[index] == outcome } }
            text += "<tr><th scope=\"row\">\(escaped(rule.title))</th><td>\(criteria(rule))</td>"
            for outcome in [Outcome.passed, .failed, .cantTell, .inapplicable] { text += "<td>\(count(outcome))</td>" }
            text += "</tr>\n"
        }
        if report.rules.isEmpty { text += "<tr><td colspan=\"6\">No rule was run.</td></tr>\n" }
        return text + "</tbody>\n</table></div>\n"
    }

    private static func criteria(_ rule: Rule) -> String {
        rule.criteria.isEmpty ? "best practice" : rule.criteria.joined(separator: ", ") + " (\(rule.level.rawValue))"
    }

    private static func page(_ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Accessibility audit</title>
        <style>
        :root { color-scheme: light dark }
        body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem }
        code { overflow-wrap: anywhere }
        .scroll { overflow-x: auto }
        table { border-collapse: collapse }
        th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start }
        </style>
        </head>
        <body>
        <main>
        \(body)</main>
        </body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        Escaping.appendEscapedAttribute(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self).replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
