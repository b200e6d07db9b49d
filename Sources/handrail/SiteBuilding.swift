import Audit
import CSS
import Diagnostics
import Foundation
import Guidance
import Site

/// What a build is asked to do.
struct BuildOptions: Sendable {
    var root: String
    var output: String
    /// Warnings are errors.
    var strict = false
    /// The lock of rule codes must not change.
    var locked = false
    var audits = true
    var jobs = 1
}

/// A finished build that has not been written yet.
struct FinishedBuild: Sendable {
    var diagnostics = DiagnosticList()
    var files: [OutputFile] = []
    var report: Report?
    var counts = RequirementCounts(requirements: 0, anchors: 0, checklistLines: 0, worksheetRows: 0)
    /// The text of `content/rules.lock` when it has to change, else nil.
    var changedLock: String?
    /// The first of `files`, written beside the output folder while the audit ran; nil where none were.
    var staged: Result<StagedFiles, PublishError>?
    /// Whether the audit was left out because the theme has faults that every page shows.
    var isAuditHeldBack = false
    /// How many of `files` are staged.
    var stagedCount = 0

    var violations: [Finding] { report?.violations ?? [] }
    /// Whether the site may replace the published one.
    var isPublishable: Bool { !diagnostics.hasErrors && violations.isEmpty }
}

/// The pipeline, read top to bottom: files, catalog, pages, audit. Reads the project; writes nothing but what it stages
/// beside the output folder, for the caller to publish or to discard.
enum SiteBuilding {
    static func run(_ options: BuildOptions, console: Console) async -> FinishedBuild {
        var build = FinishedBuild()
        console.progress(1, of: 5, "Reading \(options.root)")
        let project = ProjectReader.read(root: options.root, diagnostics: &build.diagnostics)

        console.progress(2, of: 5, "Understanding \(project.content.count) files")
        let catalog = await loadCatalog(project, jobs: options.jobs, diagnostics: &build.diagnostics)
        async let lock = changedLock(of: catalog, in: project)
        if options.locked, await lock != nil { reportLock(project, diagnostics: &build.diagnostics) }

        console.progress(3, of: 5, "Rendering")
        let input = SiteInput(
            catalog: catalog, assets: project.assets, themes: project.themes, includesAudit: options.audits,
            jobs: options.jobs)
        let site = await Site.build(input, diagnostics: &build.diagnostics)
        for sheet in site.styleSheets { StyleSheetCheck.check(sheet, diagnostics: &build.diagnostics) }
        build.files = site.files
        build.counts = site.counts
        build.changedLock = await lock

        build.isAuditHeldBack = options.audits && site.isThemeBroken
        if options.audits, !site.isThemeBroken {
            console.progress(4, of: 5, "Auditing \(site.files.count) files")
            await audit(site, into: &build, options)
        }
        if options.strict { build.diagnostics = build.diagnostics.raised(from: .warning) }
        console.clearProgress()
        discard(site)
        return build
    }

    /// Taking a large site apart takes as long as making some of its pages, and nobody has to wait for it.
    private static func discard(_ site: BuiltSite) { Task.detached { _ = site } }

    static func loadCatalog(_ project: Project, jobs: Int, diagnostics: inout DiagnosticList) async -> Catalog {
        await Catalog.load(
            project.content, assets: Set(project.assets.map(\.path)), jobs: jobs, diagnostics: &diagnostics)
    }

    /// The same for a project that is loaded again and again.
    static func loadCatalog(
        _ project: Project, jobs: Int, memory: inout DocumentMemory, diagnostics: inout DiagnosticList
    ) async -> Catalog {
        await Catalog.load(
            project.content, assets: Set(project.assets.map(\.path)), jobs: jobs, memory: &memory,
            diagnostics: &diagnostics)
    }

    /// The lock's new text when the content gives another than the project has.
    static func changedLock(of catalog: Catalog, in project: Project) -> String? {
        let text = RulesLockFormat.text(catalog.lock)
        let present = project.content.first { $0.path == lockPath }
        return present.map { $0.bytes } == Array(text.utf8) ? nil : text
    }

    static let lockPath = "content/rules.lock"

    static func reportLock(_ project: Project, diagnostics: inout DiagnosticList) {
        let file = project.content.first { $0.path == lockPath } ?? SourceFile(path: lockPath, bytes: [])
        diagnostics.report(
            ProjectDiagnostics.lockChanged, "the content gives other rule codes than this lock has",
            at: file.span(0..<0), help: "build without `--locked` and commit \(lockPath)")
    }

    // MARK: - Audit

    /// Audits the pages, renders the page that tells about it, and audits that page too. Meanwhile what is audited is
    /// written beside the output folder.
    private static func audit(_ site: BuiltSite, into build: inout FinishedBuild, _ options: BuildOptions) async {
        let isStaging = options.jobs > 1 && !build.diagnostics.hasErrors
        // A child task that starts first: the audit has one thread less until the files are written.
        async let staged = isStaging ? stage(site.files, in: options.output) : nil
        let report = await judge(site.files, of: site.files, jobs: options.jobs)
        async let exported = exports(of: report)
        let added = renderAudit(AuditSummary(report), for: site, diagnostics: &build.diagnostics)
        let all = site.files + added
        let own = await judge(added, of: all, jobs: options.jobs)
        build.report = Report(rules: report.rules, pages: report.pages + own.pages)
        build.files = await all + exported
        build.staged = await staged
        build.stagedCount = build.staged == nil ? 0 : site.files.count
    }

    private static func stage(_ files: [OutputFile], in folder: String) -> Result<StagedFiles, PublishError> {
        Result { () throws(PublishError) in try Publisher(folder: folder).stage(files) }
    }

    private static func judge(_ files: [OutputFile], of all: [OutputFile], jobs: Int) async -> Report {
        let pages = files.filter { Auditor.isPage($0.path) }.map {
            SiteFile(source: SourceFile(path: $0.path, bytes: $0.bytes), path: $0.path, sourceMap: $0.sourceMap)
        }
        var sheets: [String: SourceFile] = [:]
        var styleOrigins: [String: SourceMap] = [:]
        for file in all where file.path.hasSuffix(".css") {
            sheets[file.path] = SourceFile(path: file.path, bytes: file.bytes)
            styleOrigins[file.path] = file.sourceMap
        }
        var paths = Set(all.map(\.path))
        // They are made from the report, after it.
        paths.formUnion(["audit/index.html"] + ReportExport.all.map(\.path))
        return await Auditor.audit(
            pages: pages, assets: SiteAssets(paths: paths, styleSheets: sheets, styleOrigins: styleOrigins),
            options: auditOptions(jobs: jobs))
    }

    static func auditOptions(jobs: Int) -> AuditOptions {
        var options = AuditOptions(jobs: jobs)
        // What `handrail build` promises of its own pages beyond the defaults: nothing comes from a network.
        options.additionalRules = ["asset-network"]
        options.judgesUntold = false
        return options
    }

    private static func exports(of report: Report) -> [OutputFile] {
        ReportExport.all.map { OutputFile(path: $0.path, bytes: Array($0.text(report).utf8)) }
    }
}

/// The audit's report as files beside its page.
struct ReportExport: Sendable {
    let path: String
    let text: @Sendable (Report) -> String

    static let all = [
        ReportExport(path: "audit/audit.json") { JSONFormat.value($0).serialized() + "\n" },
        ReportExport(path: "audit/audit.schema.json") { _ in JSONReportSchema.value.serialized(pretty: true) },
        ReportExport(path: "audit/explain.schema.json") { _ in ExplainSchema.value.serialized(pretty: true) },
        ReportExport(path: "audit/audit.sarif") {
            SARIFFormat.value($0, version: Handrail.version).serialized() + "\n"
        },
    ]
}

extension AuditSummary {
    /// The report as the site's pages show it.
    init(_ report: Report) {
        var rules = report.rules.map {
            Rule(id: $0.id, title: $0.title, criteria: $0.criteria, passed: 0, failed: 0, cantTell: 0, inapplicable: 0)
        }
        for page in report.pages {
            for (index, outcome) in page.outcomes.enumerated() where rules.indices.contains(index) {
                switch outcome {
                case .passed: rules[index].passed += 1
                case .failed: rules[index].failed += 1
                case .cantTell: rules[index].cantTell += 1
                case .inapplicable: rules[index].inapplicable += 1
                }
            }
        }
        self.init(
            rules: rules,
            findings: report.folded().map { folded in
                let finding = folded.finding
                return Finding(
                    rule: finding.rule, outcome: finding.outcome.rawValue, page: finding.span.file.path,
                    line: finding.span.start.line, message: finding.message,
                    origin: finding.origin.map { "\($0.file.path):\($0.start.line)" })
            },
            pages: report.pages.map { page in
                Page(
                    path: page.path, failed: page.findings.count { $0.outcome == .failed },
                    cantTell: page.findings.count { $0.outcome == .cantTell })
            },
            optOuts: report.pages.flatMap { page in
                page.optOuts.map { optOut in
                    OptOut(
                        rule: optOut.finding.rule, page: page.path, line: optOut.finding.span.start.line,
                        reason: optOut.reason)
                }
            },
            documentation: Rules.all.map(AuditRuleDocumentation.init))
    }
}

extension AuditRuleDocumentation {
    init(_ rule: Audit.Rule) {
        self.init(
            id: rule.id, title: rule.title, criteria: rule.criteria, level: rule.level.rawValue,
            severity: rule.severity.rawValue, isDefault: rule.isDefault, act: rule.act, axe: rule.axe, why: rule.why,
            howToFix: rule.howToFix,
            examples: rule.examples.map { example in
                Example(
                    outcome: example.outcome.rawValue, title: example.title,
                    files: example.files.map { ($0.path, $0.text) })
            })
    }
}
