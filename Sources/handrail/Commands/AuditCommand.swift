import Audit
import Diagnostics
import Foundation

extension Command {
    static let audit = Command(
        name: "audit", summary: "judge any folder of HTML pages by the audit rules",
        details: """
            PATH is a folder of pages, or one page. No browser is needed and nothing is
            fetched. Exit status 1 when a page fails a rule of the chosen level that the
            baseline does not accept.

            A comment in a page accepts a finding in the element after it, with a reason:
            <!-- handrail-ignore img-name: named in the caption below -->
            """,
        operands: Operands(usage: "PATH...", minimum: 1, maximum: 1_000),
        options: [
            .format(ReportFormat.allCases.map(\.rawValue)),
            Option(
                name: "level", value: "LEVEL", choices: ["A", "AA", "AAA"], summary: "WCAG level to judge (default: AA)"
            ),
            Option(name: "rule", value: "ID", repeats: true, summary: "run only this audit rule; may be repeated"),
            Option(
                name: "scheme", value: "SCHEME", choices: Scheme.allCases.map(\.rawValue), repeats: true,
                summary: "judge contrast only in this scheme; may be repeated"),
            Option(
                name: "fail-on", value: "SEVERITY", choices: FailureThreshold.allCases.map(\.rawValue),
                summary: "the least severity that ends with status 1 (default: warning)"),
            Option(
                name: "baseline", value: "FILE",
                summary: "findings that are accepted for now; those that are gone are reported"),
            Option(name: "update-baseline", summary: "accept what is found now: write the file of --baseline"),
            .jobs,
        ]
    ) { arguments, console async throws(CommandFailure) in
        var diagnostics = DiagnosticList()
        let options = try auditOptions(arguments)
        let known = try AuditBaseline(arguments, options, diagnostics: &diagnostics)
        var report = try await auditReport(of: arguments.operands, options, diagnostics: &diagnostics)
        if arguments.has("update-baseline") {
            try known.update(from: report, console: console)
            return diagnostics.hasErrors ? .foundErrors : .fine
        }
        report = known.apply(to: report, diagnostics: &diagnostics)
        let format = arguments.value("format").flatMap(ReportFormat.init) ?? .text
        if !diagnostics.isEmpty {
            console.message(console.printer.print(diagnostics))
        }
        console.print(
            format.print(
                report, colour: console.colour, version: Handrail.version, width: console.width,
                wraps: console.wrapsOutput))
        let threshold = arguments.value("fail-on").flatMap(FailureThreshold.init) ?? .warning
        let hasFailed = threshold.severity.map { !report.failures(from: $0).isEmpty } ?? false
        return hasFailed || diagnostics.hasErrors ? .foundErrors : .fine
    }
}

/// From which severity on a failure makes the audit fail.
private enum FailureThreshold: String, CaseIterable {
    case error, warning, note, never

    var severity: Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}

/// The report on all paths as one.
private func auditReport(
    of paths: [String], _ options: AuditOptions, diagnostics: inout DiagnosticList
) async throws(CommandFailure) -> Report {
    var pages: [PageReport] = []
    var rules: [Rule] = []
    for path in paths {
        let folder = try SiteReader.read(path, diagnostics: &diagnostics)
        guard !folder.pages.isEmpty else {
            throw .usage("there is no page below `\(path)`", help: "pages end in .html, .htm, .xhtml or .svg")
        }
        let report = await Auditor.audit(pages: folder.pages, assets: folder.assets, options: options)
        rules = report.rules
        pages += report.pages
    }
    return Report(rules: rules, pages: pages)
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

/// The file of `--baseline`, and which of its entries this audit can tell to be stale.
private struct AuditBaseline {
    private var path: String?
    private var baseline: Baseline?
    /// Rules of which this audit tells every finding.
    private let judged: Set<String>

    private static let limit = 64 << 20

    init(
        _ arguments: Arguments, _ options: AuditOptions, diagnostics: inout DiagnosticList
    ) throws(CommandFailure) {
        path = arguments.value("baseline")
        let hasAllSchemes = Set(options.schemes) == Set(Scheme.allCases)
        judged = Set(
            Auditor.reportedRules(options).filter { hasAllSchemes || $0.group != .colour }.map(\.id))
        guard let path else {
            guard !arguments.has("update-baseline") else {
                throw .usage("`--update-baseline` needs `--baseline FILE`", help: "FILE is written")
            }
            return
        }
        switch ProjectReader.bytes(of: path, limit: AuditBaseline.limit) {
        case .success(let bytes):
            baseline = Baseline(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
        case .failure(.refused(ENOENT)) where arguments.has("update-baseline"): break
        case .failure(.refused(ENOENT)):
            throw .usage("there is no baseline `\(path)`", help: "`--update-baseline` writes it")
        case .failure(.refused(let code)): throw .usage("cannot read `\(path)`: \(String(cString: strerror(code)))")
        case .failure(.tooLarge(let size)):
            throw .usage("`\(path)` has \(size) bytes, more than \(AuditBaseline.limit)")
        }
        // A baseline that cannot be read would be lost with all that it accepts.
        if diagnostics.hasErrors, arguments.has("update-baseline") {
            throw .usage("`\(path)` is no baseline, so it is not replaced", help: "delete it to begin a new one")
        }
    }

    /// The report without what is accepted; stale entries are reported.
    func apply(to report: Report, diagnostics: inout DiagnosticList) -> Report {
        guard let baseline else { return report }
        let applied = baseline.apply(to: report, judged: judged)
        for entry in applied.baseline?.stale ?? [] {
            guard let span = entry.span else { continue }
            diagnostics.report(
                AuditDiagnostics.staleBaselineEntry, "`\(entry.rule)` is not found any more on \(entry.path)",
                at: span, help: "`--update-baseline` forgets it")
        }
        return applied
    }

    func update(from report: Report, console: Console) throws(CommandFailure) {
        guard let path else { return }
        let before = Set(baseline?.entries.map(\.fingerprint) ?? [])
        let updated = baseline?.updated(from: report, judged: judged) ?? Baseline(accepting: report)
        let after = Set(updated.entries.map(\.fingerprint))
        try FileWriting.replace(path, with: Array(updated.text.utf8))
        console.print(
            "\(path): \(after.count) accepted, \(after.subtracting(before).count) of them new, "
                + "\(before.subtracting(after).count) gone")
    }
}
