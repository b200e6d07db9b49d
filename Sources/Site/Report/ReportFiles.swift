import Diagnostics
import Evaluation
import Mustache

/// The folder of an audit's report: one self-contained page, the data in open formats, and the drafts.
///
/// - Parameters:
///   - theme: the name of the theme whose words and templates the page is made with.
///   - themes: `themes/**` of the project; empty without one.
///   - language: a BCP 47 tag, for the page's words and its `lang` attribute.
public func reportFiles(
    of report: AuditReport, theme: String = "handrail", themes: [SourceFile] = [], language: String = "en",
    diagnostics: inout DiagnosticList
) -> [OutputFile] {
    [reportPage(of: report, theme: theme, themes: themes, language: language, diagnostics: &diagnostics)]
        + AuditFormat.allCases.map { format in
            OutputFile(path: format.fileName, bytes: format.bytes(of: report.audit, rollUp: report.rollUp))
        }
}

/// The page of a report alone: it needs no other file, no script and no network.
public func reportPage(
    of report: AuditReport, theme: String = "handrail", themes: [SourceFile] = [], language: String = "en",
    diagnostics: inout DiagnosticList
) -> OutputFile {
    let theme = Theme.load(theme, files: themes, language: language, at: nil, diagnostics: &diagnostics)
    // The page is in the language of its words.
    let data = reportData(of: report, theme: theme, language: theme.hasWords(for: language) ? language : "en")
    let markup = theme.templates.render("report", data: .object(data), diagnostics: &diagnostics)
    return OutputFile(path: "index.html", bytes: markup.bytes, sourceMap: markup.sourceMap)
}

/// Everything that the template of a report is given. `TemplateShape` tells it to authors of themes.
func reportData(of report: AuditReport, theme: Theme, language: String) -> Value.Object {
    let words = theme.strings.words.sorted { $0.key < $1.key }
    return [
        "strings": .object(Value.Object(words.map { (name: $0.key, value: .string($0.value)) })),
        "language": .string(language), "direction": .string(TextDirection.of(language)),
        "report": ReportPage(report: report, strings: theme.strings).value,
    ]
}
