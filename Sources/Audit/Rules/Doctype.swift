import HTML

extension Rule {
    /// A page that browsers lay out in quirks mode.
    static let doctype = Rule(
        id: "doctype", title: "Page is parsed in standards mode", group: .document, severity: .warning,
        why: """
            Without a doctype browsers imitate the faults of the browsers of the nineties: sizes, tables and \
            inheritance differ from what the style sheets say.
            """,
        howToFix: "Start the file with <!DOCTYPE html>.",
        examples: [
            .passed("The file starts with the doctype", "<!DOCTYPE html><html lang=\"en\"><title>Rows</title></html>"),
            .failed("There is no doctype", "<html lang=\"en\"><title>Rows</title></html>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard page.root != nil else { return }
            if page.document.quirksMode == .quirks {
                verdicts.fail(.range(0..<0), "the page is laid out in quirks mode")
            } else {
                verdicts.pass()
            }
        })
}
