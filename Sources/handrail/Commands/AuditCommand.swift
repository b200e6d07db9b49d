import Audit
import Diagnostics
import Foundation

extension Command {
    static let audit = Command(
        name: "audit", summary: "judge any folder of HTML pages by the audit rules",
        details: """
            PATH is a folder of pages, or one page. No browser is needed and nothing is
            fetched. Exit status 1 when a page fails a rule of the chosen level.
            """,
        operands: Operands(usage: "PATH...", minimum: 1, maximum: 1_000),
        options: [
            .format(ReportFormat.allCases.map(\.rawValue)),
            Option(name: "level", value: "LEVEL", choices: ["A", "AA", "AAA"], summary: "WCAG level to judge (default: AA)"),
            Option(name: "rule", value: "ID", repeats: true, summary: "run only this audit rule; may be repeated"),
            Option(
                name: "scheme", value: "SCHEME", choices: Scheme.allCases.map(\.rawValue), repeats: true,
                summary: "judge contrast only in this scheme; may be repeated"),
            .jobs,
        ]
    ) { arguments, console async throws(CommandFailure) in
        var diagnostics = DiagnosticList()
        var pages: [PageReport] = []
        var rules: [Rule] = []
        let options = try auditOptions(arguments)
        for path in arguments.operands {
            let folder = try SiteReader.read(path, diagnostics: &diagnostics)
            guard !folder.pages.isEmpty else {
                throw .usage("there is no page below `\(path)`", help: "pages end in .html, .htm, .xhtml or .svg")
            }
            let report = await Auditor.audit(pages: folder.pages, assets: folder.assets, options: options)
            rules = report.rules
            pages += report.pages
        }
        let report = Report(rules: rules, pages: pages)
        let format = arguments.value("format").flatMap(ReportFormat.init) ?? .text
        if !diagnostics.isEmpty {
            console.message(TextPrinter(colour: console.colour, width: console.width).print(diagnostics))
        }
        console.print(format.print(report, colour: console.colour))
        return report.violations.isEmpty && !diagnostics.hasErrors ? .fine : .foundErrors
    }
}

/// The options of an audit as given on the command line.
private func auditOptions(_ arguments: Arguments) throws(CommandFailure) -> AuditOptions {
    let known = Rules.all.map(\.id)
    for id in arguments.all("rule") where !known.contains(id) {
        let near = NearestName.suggestions(for: id, among: known, limit: 1).first
        throw .usage(
            "there is no audit rule `\(id)`",
            help: near.map { "did you mean `\($0)`?" } ?? "`handrail explain --all` lists them")
    }
    var options = AuditOptions(jobs: try arguments.count("jobs") ?? ProcessInfo.processInfo.activeProcessorCount)
    if arguments.has("rule") { options.rules = Set(arguments.all("rule")) }
    if let level = arguments.value("level").flatMap(Rule.Level.init) { options.level = level }
    if arguments.has("scheme") { options.schemes = arguments.all("scheme").compactMap(Scheme.init) }
    return options
}
