import Diagnostics
import Evaluation
import Foundation
import Guidance
import Site
import Standards

extension Command {
    static let report = Command(
        name: "report", summary: "filled worksheets as one report: merged, summed up, compared",
        details: """
            AUDIT-FILE is what the worksheet page saved (JSON, CSV or the filled page), a
            table with at least the columns code and outcome, codes read from paper (.txt,
            lines such as `dialog.modal M4 f`: p passed, f, x or - failed, ? cannot tell,
            n not applicable, u untested), or the JSON report of axe-core,
            Accessibility Insights, the WCAG-EM Report Tool or another EARL tool. Several
            are merged. Without --format a folder is written that holds all forms; nothing
            is written when a file has errors.
            """,
        operands: Operands(usage: "AUDIT-FILE...", minimum: 1, maximum: 1_000),
        options: [
            Option(name: "baseline", value: "FILE", summary: "an earlier audit file to compare with"),
            Option(
                name: "output", value: "PATH", letter: "o",
                summary: "the folder (default: report), or with --format the file (default: standard output)"),
            Option(
                name: "format", value: "FORMAT", choices: ["html"] + AuditFormat.allCases.map(\.rawValue),
                summary: "only this form"),
            .root,
        ]
    ) { arguments, console async throws(CommandFailure) in
        var diagnostics = DiagnosticList()
        let project = try await ReportProject.find(arguments.value("root"), diagnostics: &diagnostics)
        let making = try ReportMaking(arguments, project: project, diagnostics: &diagnostics)
        let report = making.report(&diagnostics)
        var files: [OutputFile] = []
        if let report, !diagnostics.hasErrors {
            let places = report.audit.conflicts.isEmpty ? [] : making.places()
            report.audit.reportConflicts(in: making.mainFile, places: places, &diagnostics)
            files = reportFiles(
                of: report, format: arguments.value("format"), project: project, diagnostics: &diagnostics)
        }
        let text = console.printer.print(diagnostics)
        if !text.isEmpty { console.message(text) }
        guard let report, !diagnostics.hasErrors else {
            console.message("handrail: no report was written, because of these errors")
            return .foundErrors
        }
        if arguments.has("format") {
            try FileWriting.deliver(files.first?.bytes ?? [], to: arguments.value("output"), console: console)
        } else {
            let folder = arguments.value("output") ?? "report"
            let summary = try FileWriting.publish(files, to: folder, jobs: 1)
            let changes = summary.written + summary.removed == 0 ? "; nothing changed" : ""
            console.print("\(folder): \(CountText.of(files.count, "file"))\(changes)\n\(counts(of: report))")
        }
        return .fine
    }
}

/// The files of the report's folder, or the only one of a format.
private func reportFiles(
    of report: AuditReport, format: String?, project: ReportProject?, diagnostics: inout DiagnosticList
) -> [OutputFile] {
    let settings = project?.catalog.settings
    let theme = settings?.theme ?? "handrail"
    let themes = project?.project.themes ?? []
    let language = settings?.language ?? report.audit.audit.string("locale") ?? "en"
    guard let format else {
        return Site.reportFiles(
            of: report, theme: theme, themes: themes, language: language, diagnostics: &diagnostics)
    }
    if let format = AuditFormat(rawValue: format) {
        return [OutputFile(path: format.fileName, bytes: format.bytes(of: report.audit, rollUp: report.rollUp))]
    }
    return [
        reportPage(of: report, theme: theme, themes: themes, language: language, diagnostics: &diagnostics)
    ]
}

/// `46 checks: 1 failed, 3 passed, 42 untested`
private func counts(of report: AuditReport) -> String {
    let total = report.rollUp.total
    let counts = EARL.Outcome.rollUpOrder.filter { total.count($0) > 0 }.map { "\(total.count($0)) \($0.rawValue)" }
    return CountText.of(total.total, "check") + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
}

/// The project whose worksheet the answers are set against.
struct ReportProject: Sendable {
    let project: Project
    let catalog: Catalog
    let worksheet: Worksheet
    /// Whether it was named with `--root`, rather than found at or above the working folder.
    let isNamed: Bool

    /// Nil when there is none: then a report works from the files alone.
    static func find(
        _ given: String?, diagnostics: inout DiagnosticList
    ) async throws(CommandFailure) -> ReportProject? {
        let root: String
        do { root = try ProjectReader.root(given) } catch {
            if given == nil { return nil }
            throw error
        }
        var found = DiagnosticList()
        let project = ProjectReader.read(root: root, diagnostics: &found)
        let catalog = await SiteBuilding.loadCatalog(project, jobs: 1, diagnostics: &found)
        // The content's own faults belong to `check`. With an error the worksheet may lack rows, which would look as
        // if rules had been removed.
        diagnostics.append(contentsOf: DiagnosticList(found.all.filter { $0.severity == .error }))
        return ReportProject(
            project: project, catalog: catalog, worksheet: Site.worksheet(of: catalog, themes: project.themes),
            isNamed: given != nil)
    }
}

/// Reads what a report is made of and joins it.
struct ReportMaking {
    private var inputs: [AuditInput] = []
    private var baseline: AuditInput?
    /// The worksheet of now; nil without a project that the audits belong to.
    private var worksheet: Worksheet?

    /// The first audit file, for what concerns them all.
    var mainFile: SourceFile { inputs.first?.file ?? SourceFile(path: "", bytes: []) }

    init(
        _ arguments: Arguments, project: ReportProject?, diagnostics: inout DiagnosticList
    ) throws(CommandFailure) {
        for path in arguments.operands {
            guard let input = try AuditInput.read(path, worksheet: project?.worksheet, diagnostics: &diagnostics) else {
                continue
            }
            inputs.append(input)
        }
        if let path = arguments.value("baseline") {
            baseline = try AuditInput.read(path, worksheet: project?.worksheet, diagnostics: &diagnostics)
        }
        worksheet = project.flatMap { project in
            project.isNamed || inputs.allSatisfy { $0.audit.belongs(to: project.worksheet) } ? project.worksheet : nil
        }
        if let project, worksheet == nil,
            let stranger = inputs.first(where: { !$0.audit.belongs(to: project.worksheet) })
        {
            diagnostics.report(
                ReportDiagnostics.otherSite,
                "this audit was made with the worksheet of `\(stranger.audit.template.string("site") ?? "")`, not of `\(project.worksheet.site)`",
                at: stranger.file.whole,
                help: "the report works from the files alone; `--root` takes this project's worksheet all the same")
        }
    }

    /// Where the answers stand in the files.
    func places() -> [AnswerPlaces] { inputs.map { AnswerPlaces($0.file, worksheet: worksheet) } }

    /// The report; nil when there is nothing to report about.
    func report(_ diagnostics: inout DiagnosticList) -> AuditReport? {
        guard let worksheet else {
            let merged = Merge.merged(inputs.map { ($0.audit, $0.file) }, diagnostics: &diagnostics)
            return merged.map { AuditReport(audit: $0, baseline: baseline?.audit) }
        }
        let carried = inputs.map { input in
            (
                input.audit.set(against: worksheet, in: input.file, tellsUnknown: !input.isTable, &diagnostics),
                input.file
            )
        }
        guard let merged = Merge.merged(carried, diagnostics: &diagnostics) else { return nil }
        // That the baseline's rules were reworded or removed is what the comparison tells.
        var untold = DiagnosticList()
        let earlier = baseline.map { $0.audit.set(against: worksheet, in: $0.file, &untold) }
        let inScope = worksheet.inScope(of: merged)
        return AuditReport(audit: merged.completed(with: inScope), baseline: earlier, worksheet: inScope)
    }
}

/// What can be noteworthy about the audits of a report.
enum ReportDiagnostics {
    static let otherSite = DiagnosticCode(
        "HR-L005", .note, "An audit was made with the worksheet of another site",
        explanation: """
            The project in the working folder is not the one that the audit's worksheet came from, so its rules are not \
            set against the answers: they would all look removed. The report is made from the audit files alone. Name \
            the right project with `--root`.
            """)
    static let all = [otherSite]
}

extension AuditFile {
    /// Whether the audit was made with the worksheet of that site; tables and other tools name none.
    fileprivate func belongs(to worksheet: Worksheet) -> Bool {
        let site = template.string("site") ?? ""
        return site.isEmpty || isImported || site == worksheet.site
    }

    /// Whether another tool's results were taken over, which are about success criteria and not about rules.
    fileprivate var isImported: Bool { results.allSatisfy { $0.component == "wcag" && $0.group == "imported" } }

    fileprivate func set(
        against worksheet: Worksheet, in file: SourceFile, tellsUnknown: Bool = true,
        _ diagnostics: inout DiagnosticList
    ) -> AuditFile {
        isImported ? self : carried(to: worksheet, in: file, tellsUnknown: tellsUnknown, &diagnostics)
    }
}

extension Worksheet {
    /// The rows that an audit set out to test, those that it has answers for, and its results of other tools.
    fileprivate func inScope(of audit: AuditFile) -> Worksheet {
        let scope = audit.audit.object("scope")
        let components = Set(scope?.strings("components") ?? [])
        let groups = Set(scope?.strings("groups") ?? [])
        let excluded = Set((scope?.objects("excluded") ?? []).compactMap { $0.string("id") })
        let platforms = audit.platforms(among: rows)
        let answered = Set(audit.results.filter(\.isGiven).map(\.id))
        var scoped = self
        scoped.rows = rows.filter { row in
            if answered.contains(row.id) { return true }
            return (components.isEmpty || components.contains(row.component))
                && (groups.isEmpty || groups.contains(row.group))
                && (platforms.isEmpty || row.platforms.isEmpty
                    || row.platforms.contains { platforms.contains($0.lowercased()) })
                && excluded.isDisjoint(with: [row.component, row.id, row.printedCode, row.group])
        }
        var seen = Set<String>()
        for result in audit.results
        where result.component == "wcag" && result.group == "imported" && seen.insert(result.id).inserted {
            scoped.rows.append(
                WorksheetRow(
                    component: result.component, componentTitle: "WCAG", kind: result.kind, group: result.group,
                    groupTitle: "", anchor: String(result.id.drop { $0 != "#" }.dropFirst()), code: result.code,
                    text: result.text, wcag: result.wcag))
        }
        return scoped
    }
}
