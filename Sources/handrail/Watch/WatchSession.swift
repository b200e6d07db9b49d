import Audit
import CSS
import Diagnostics
import Foundation
import Guidance
import Site

/// What a watch is asked to do.
struct WatchOptions: Sendable {
    var root: String
    /// The folder of the watched site.
    var output: String
    var strict = false
    var audits = true
    /// Looks at files instead of waiting for the kernel to tell.
    var polls = false
    var jobs = 1
}

/// One look at the project and what came of it.
struct Rebuild: Sendable {
    /// Paths of the project that differ from the last look.
    var changed: [String] = []
    var diagnostics = DiagnosticList()
    /// Nil when there are errors, so that nothing was published.
    var change: SiteChange?
    /// The whole, from the first look to the last file.
    var duration = Duration.zero
    /// What was published before the lists of everything, and how long that took; nil when all came at once.
    var first: (change: SiteChange, duration: Duration)?
}

/// A watched site from one rebuild to the next. Reading, building and writing meet here; each is a step of its own.
struct WatchSession {
    let options: WatchOptions
    private var project: ProjectMemory
    private(set) var site: WatchedSite
    private var documentMemory = DocumentMemory()
    private var siteMemory = SiteMemory()
    private var isFirst = true
    /// What the last build says is wrong with content and templates.
    private var errors: [Diagnostic] = []
    private(set) var queue = AuditQueue()
    /// The state as it was written last.
    private var writtenState: [UInt8] = []

    init(_ options: WatchOptions, session: String) {
        self.options = options
        project = ProjectMemory(root: options.root)
        site = WatchedSite(session: session)
    }

    /// Looks at the project; builds and publishes when something has changed: first the pages of the documents that the
    /// change touches, then the lists of everything.
    ///
    /// - Returns: nil when nothing has.
    mutating func rebuild() async throws(CommandFailure) -> Rebuild? {
        let clock = ContinuousClock()
        let start = clock.now
        var rebuild = Rebuild()
        let files = project.read(diagnostics: &rebuild.diagnostics)
        rebuild.changed = project.changed
        guard isFirst || !rebuild.changed.isEmpty else { return nil }
        isFirst = false
        let catalog = await SiteBuilding.loadCatalog(
            files, jobs: options.jobs, memory: &documentMemory, diagnostics: &rebuild.diagnostics)
        let input = SiteInput(
            catalog: catalog, assets: files.assets, themes: files.themes, includesAudit: false, jobs: options.jobs)
        let documents = await rebuildDocuments(input, memory: &siteMemory, diagnostics: &rebuild.diagnostics)
        for sheet in documents.styleSheets { StyleSheetCheck.check(sheet, diagnostics: &rebuild.diagnostics) }
        // A theme reaches every page, and its faults may only show in the lists.
        let isContentOnly = rebuild.changed.allSatisfy { $0.hasSuffix(".md") }
        if site.isPublished, isContentOnly, found(rebuild.diagnostics).isEmpty {
            errors = []
            let change = try publish { $0.take(documents: documents.files) }
            try writeState()
            rebuild.first = (change, start.duration(to: clock.now))
        }
        let all = await documents.finished(diagnostics: &rebuild.diagnostics)
        if options.strict { rebuild.diagnostics = rebuild.diagnostics.raised(from: .warning) }
        errors = found(rebuild.diagnostics)
        if errors.isEmpty { rebuild.change = try publish { $0.take(all) } }
        try writeState()
        rebuild.duration = start.duration(to: clock.now)
        return rebuild
    }

    private func found(_ diagnostics: DiagnosticList) -> [Diagnostic] {
        let judged = options.strict ? diagnostics.raised(from: .warning) : diagnostics
        guard judged.hasErrors else { return [] }
        return judged.sortedAndFolded().filter { $0.severity == .error }
    }

    private mutating func publish(_ take: (inout WatchedSite) -> SiteChange) throws(CommandFailure) -> SiteChange {
        var next = site
        let change = take(&next)
        if site.isPublished {
            try FileWriting.update(options.output, writing: change.written, removing: change.removed)
        } else {
            let state = next.state(problems: [])
            _ = try FileWriting.publish(next.allFiles + [state], to: options.output, jobs: options.jobs)
        }
        site = next
        if options.audits {
            let changed = change.pages.compactMap { site.files[$0] }
            queue.take(changed: changed, removed: change.removed)
        }
        return change
    }

    /// Takes in what the audit found, and tells open pages.
    mutating func take(_ report: Report) throws(CommandFailure) {
        queue.finish(report, present: Set(site.files.keys))
        try writeState()
    }

    /// The pages to audit next, and the site that they belong to.
    mutating func nextAudit() -> (pages: [OutputFile], all: [String: OutputFile])? {
        queue.next().map { ($0, site.files) }
    }

    /// What keeps the site from being published by a build.
    var problems: [Diagnostic] {
        errors
            + queue.report.folded().filter { $0.finding.isViolation }.map { folded in
                var problem = folded.diagnostic
                // The line that a writer can mend.
                problem.span = folded.finding.origin ?? problem.span
                return problem
            }
    }

    /// Tells open pages what has changed, once everything is written.
    private mutating func writeState(isStopped: Bool = false) throws(CommandFailure) {
        let state = site.state(problems: problems, isStopped: isStopped)
        guard state.bytes != writtenState, Publisher(folder: options.output).isOurs else { return }
        try FileWriting.update(options.output, writing: [state], removing: [])
        writtenState = state.bytes
    }

    /// Leaves a folder whose files are those of the last good build; its pages no longer look for changes.
    mutating func finish() throws(CommandFailure) {
        guard site.isPublished else { return try writeState(isStopped: true) }
        let state = site.state(problems: problems, isStopped: true)
        _ = try FileWriting.publish(site.allFiles + [state], to: options.output, jobs: options.jobs)
    }
}
