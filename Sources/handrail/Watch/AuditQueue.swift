import Audit
import Diagnostics
import Site
import Synchronization

/// The pages of a watched site that are still to be audited, and what was found on those that were.
///
/// A few changed pages are judged at a time, beside the loop; a page that changes again is judged again, and what was
/// found on its old form is forgotten. What only a whole site can show is left to `handrail build`.
struct AuditQueue: Sendable {
    /// Pages to judge, as they were when they were put in, by path.
    private var waiting: [String: OutputFile] = [:]
    private var findings: [String: PageReport] = [:]
    private var rules: [Rule] = []
    /// The pages that are being judged.
    private var running: Set<String> = []

    /// Pages judged at once, and the bytes that they may have together: an edit waits for none of them, but shares the
    /// processor with them.
    private static let batchPages = 64
    private static let batchBytes = 1 << 20

    /// Rules that need every page of the site to be right.
    private static let needsWholeSite: Set<String> = ["page-reachable"]

    /// Pages that have changed are waiting; what was found on pages that have changed or are gone is forgotten.
    mutating func take(changed: [OutputFile], removed: [String]) {
        for file in changed where Auditor.isPage(file.path) {
            waiting[file.path] = file
            findings[file.path] = nil
        }
        for path in removed {
            waiting[path] = nil
            findings[path] = nil
        }
    }

    var isRunning: Bool { !running.isEmpty }

    /// The pages to judge next, the small ones first; nil while others are judged and when there are none.
    mutating func next() -> [OutputFile]? {
        guard running.isEmpty, !waiting.isEmpty else { return nil }
        var batch: [OutputFile] = []
        var size = 0
        for file in waiting.values.sorted(by: { ($0.bytes.count, $0.path) < ($1.bytes.count, $1.path) }) {
            guard batch.isEmpty || (batch.count < AuditQueue.batchPages && size < AuditQueue.batchBytes) else { break }
            batch.append(file)
            size += file.bytes.count
        }
        for file in batch { waiting[file.path] = nil }
        running = Set(batch.map(\.path))
        return batch
    }

    /// Takes in what was found. Pages that have changed meanwhile are judged again anyway.
    mutating func finish(_ report: Report, present: Set<String>) {
        rules = report.rules
        for page in report.pages where waiting[page.path] == nil && present.contains(page.path) {
            findings[page.path] = page.findings.contains(where: \.isViolation) ? page : nil
        }
        running = []
    }

    /// The violations on all pages as one report.
    var report: Report {
        Report(rules: rules, pages: findings.values.sorted { $0.path < $1.path })
    }

    /// Judges a batch. `all` is the whole site, which links are looked up in.
    static func judge(_ batch: [OutputFile], of all: [String: OutputFile]) async -> Report {
        let pages = batch.sorted { $0.path < $1.path }.map {
            SiteFile(source: SourceFile(path: $0.path, bytes: $0.bytes), path: $0.path, sourceMap: $0.sourceMap)
        }
        var sheets: [String: SourceFile] = [:]
        var styleOrigins: [String: SourceMap] = [:]
        for file in all.values where file.path.hasSuffix(".css") {
            sheets[file.path] = SourceFile(path: file.path, bytes: file.bytes)
            styleOrigins[file.path] = file.sourceMap
        }
        var options = SiteBuilding.auditOptions(jobs: 1)
        options.rules = Set(Auditor.selectedRules(options).map(\.id)).subtracting(needsWholeSite)
        return await Auditor.audit(
            pages: pages, assets: SiteAssets(paths: Set(all.keys), styleSheets: sheets, styleOrigins: styleOrigins),
            options: options)
    }
}

/// Where work beside the loop leaves what it found.
final class AuditMailbox: Sendable {
    private let reports = Mutex<[Report]>([])

    func put(_ report: Report) { reports.withLock { $0.append(report) } }
    func takeAll() -> [Report] {
        reports.withLock { list in
            defer { list = [] }
            return list
        }
    }
}
