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
    /// The version of WCAG whose criteria are listed.
    public let version: String
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
        comparison = baseline.map { AuditReport.comparison(of: audit, rollUp, with: $0, worksheet: worksheet) }
        let standard = audit.audit.object("standard")
        level = standard?.string("level").flatMap(ConformanceLevel.init) ?? .aa
        version = standard?.string("wcag").flatMap { ["2.0", "2.1", "2.2"].contains($0) ? $0 : nil } ?? WCAG.version
        isForWeb = audit.subject.string("platform")?.lowercased() == "web"
    }

    /// One for each success criterion that the audit's standard asks for, and for those beyond that a check is about.
    public var byCriterion: [Tally] { rollUp.byCriterion(upTo: level, version: version) }

    /// Whether the audit's standard asks for a criterion.
    public func asksFor(_ criterion: String) -> Bool {
        WCAG.criterion(criterion)?.isAskedFor(upTo: level, version: version) ?? false
    }

    private static func comparison(
        of audit: AuditFile, _ rollUp: RollUp, with baseline: AuditFile, worksheet: Worksheet?
    ) -> Comparison {
        let before = Coverage(baseline, worksheet: worksheet)
        let now = Coverage(audit, worksheet: worksheet)
        return Comparison(
            baseline: RollUp(baseline), current: rollUp, isNew: { before.includes($0) },
            isRemoved: { check in
                // A baseline that was set against the worksheet of now tells it for each answer.
                check.answers.allSatisfy { $0.state == "removed" } || worksheet == nil && now.includes(check)
            })
    }
}
