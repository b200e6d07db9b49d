import Diagnostics
import Standards

/// A report: audits merged, rolled up, and compared with an earlier one.
public struct AuditReport: Sendable {
    public let audit: AuditFile
    public let rollUp: RollUp
    public let conflicts: [Conflict]
    /// Nil without a baseline.
    public let comparison: Comparison?
    public let baseline: AuditFile?
    /// The level of WCAG up to which criteria are listed.
    public let level: ConformanceLevel
    /// The product is a web site rather than an app: clauses for the web are listed.
    public let isForWeb: Bool

    /// - Parameters:
    ///   - audit: the audits of all testers, merged.
    ///   - baseline: an earlier audit to compare with.
    ///   - worksheet: the checks in scope; without one, those that the audit has results for.
    public init(audit: AuditFile, baseline: AuditFile? = nil, worksheet: Worksheet? = nil) {
        self.audit = audit
        self.baseline = baseline
        let rollUp = RollUp(audit, worksheet: worksheet)
        self.rollUp = rollUp
        conflicts = audit.conflicts
        comparison = baseline.map { Comparison(baseline: RollUp($0), current: rollUp) }
        let standard = audit.audit.object("standard")
        level = standard?.string("level").flatMap(ConformanceLevel.init) ?? .aa
        isForWeb = audit.subject.string("platform")?.lowercased() == "web"
    }

    /// The sentence that sums everything up. It never claims conformance.
    public var verdict: String {
        let total = rollUp.total
        let tested = total.total - total.count(.untested)
        let failed = total.count(.failed)
        let scope = "\(tested) of \(total.total) checks were tested"
        if failed > 0 { return "Failures found in \(failed) of \(total.total) checks. \(scope)." }
        if tested == 0 { return "Nothing has been tested yet. The worksheet holds \(total.total) checks." }
        return tested == total.total && total.count(.cantTell) == 0
            ? "No failures found in \(total.total) checks."
            : "No failures found so far. \(scope)."
    }

    /// All files of a report's folder: the page, the data, the drafts.
    public var files: [(path: String, bytes: [UInt8])] {
        [(path: "index.html", bytes: HTMLFormat.bytes(of: self))]
            + AuditFormat.allCases.map { (path: $0.fileName, bytes: $0.bytes(of: audit, rollUp: rollUp)) }
    }
}
