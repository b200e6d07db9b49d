import HTML

extension Rule {
    /// Parse errors of the HTML Standard.
    static let parseStructure = Rule(
        id: "parse-structure", title: "The markup has no parse errors", group: .markup, severity: .warning,
        why: """
            Browsers mend broken markup by rules that few know: content moves out of tables, elements end early, \
            tags are dropped. What assistive technology is told differs from what was meant.
            """,
        howToFix: "Mend the tag that the message names.",
        examples: [
            .passed("Every tag is closed", "<!DOCTYPE html><html lang=\"en\"><title>A</title><p><b>A</b></p></html>"),
            .failed(
                "An end tag without a start tag",
                "<!DOCTYPE html><html lang=\"en\"><title>A</title><p>A</b></p></html>"),
            .failed(
                "Text that the parser moves out of the table",
                "<!DOCTYPE html><html lang=\"en\"><title>A</title><table>A<tr><td>B</table></html>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            var isFaulty = false
            for error in page.document.errors where !isJudgedElsewhere(error, page) {
                isFaulty = true
                verdicts.fail(.range(error.range), "parse error: \(error.code.rawValue)")
            }
            if !isFaulty { verdicts.pass() }
        })

    /// Repeated attributes and a missing doctype have rules of their own.
    private static func isJudgedElsewhere(_ error: ParseError, _ page: Page) -> Bool {
        let code = error.code.rawValue
        if code == "duplicate-attribute" { return true }
        return page.document.quirksMode != .noQuirks && code.contains("doctype")
    }
}
