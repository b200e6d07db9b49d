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
            // One tag may break several rules of the parser in the same way.
            var seen: Set<Place> = []
            let errors = page.document.errors.filter { error in
                !isJudgedElsewhere(error, page)
                    && seen.insert(Place(code: error.code, offset: error.range.lowerBound)).inserted
            }
            guard !errors.isEmpty else {
                verdicts.pass()
                return
            }
            let counts = Dictionary(grouping: errors, by: \.code).mapValues(\.count)
            var told: Set<ParseError.Code> = []
            for error in errors {
                let count = counts[error.code] ?? 1
                guard count > repeatLimit else {
                    verdicts.fail(.range(error.range), error.code.message)
                    continue
                }
                // A page in another encoding than it says has the same error at every other byte.
                guard told.insert(error.code).inserted else { continue }
                verdicts.fail(
                    .range(error.range), "\(error.code.message), here and in \(count - 1) more places on this page")
            }
        })

    /// What stands on a page more often than this is told once, with a count.
    private static let repeatLimit = 10

    /// Repeated attributes and a missing doctype have rules of their own.
    private static func isJudgedElsewhere(_ error: ParseError, _ page: Page) -> Bool {
        let code = error.code.rawValue
        if code == "duplicate-attribute" { return true }
        return page.document.quirksMode != .noQuirks && code.contains("doctype")
    }

    private struct Place: Hashable {
        let code: ParseError.Code
        let offset: Int
    }
}
