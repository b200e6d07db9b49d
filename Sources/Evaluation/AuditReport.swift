import Diagnostics
import Standards

/// A report: audits merged, rolled up, and compared with an earlier one.
public struct AuditReport: Sendable {
    /// The audits of all testers, merged.
    public let audit: AuditFile
    /// What they found.
    public let rollUp: RollUp
    /// Where testers disagree.
    public let conflicts: [Conflict]
    /// Nil without a baseline.
    public let comparison: Comparison?
    /// The earlier audit that this one is compared with.
    public let baseline: AuditFile?
    /// The checks in scope; nil when the audits alone tell them.
    public let worksheet: Worksheet?
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
        self.worksheet = worksheet
        let rollUp = RollUp(audit, worksheet: worksheet)
        self.rollUp = rollUp
        conflicts = audit.conflicts
        comparison = baseline.map { Comparison(baseline: RollUp($0), current: rollUp) }
        let standard = audit.audit.object("standard")
        level = standard?.string("level").flatMap(ConformanceLevel.init) ?? .aa
        isForWeb = audit.subject.string("platform")?.lowercased() == "web"
    }
}
