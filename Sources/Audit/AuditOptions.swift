/// A colour scheme or medium in which contrast and visibility are judged.
public enum Scheme: String, Sendable, Hashable, CaseIterable {
    case light, dark, print
}

/// What to audit, and how.
public struct AuditOptions: Sendable {
    /// Ids of the rules to run; nil for the rules that run by default.
    public var rules: Set<String>?
    /// Ids of rules to run besides, such as `asset-network` for a site that must work without a network.
    public var additionalRules: Set<String> = []
    /// Failures of success criteria up to this level are told; those of best practices always are.
    public var level: Rule.Level
    /// Whether rules whose failures are not told at `level` are judged all the same, for the table of outcomes. A
    /// build, which needs to know only whether a site may be published, does without them.
    public var judgesUntold = true
    /// Schemes in which contrast is judged.
    public var schemes: [Scheme]
    /// How many pages are audited at a time; at least one.
    public var jobs: Int

    public init(
        rules: Set<String>? = nil, level: Rule.Level = .AA, schemes: [Scheme] = Scheme.allCases, jobs: Int = 1
    ) {
        self.rules = rules
        self.level = level
        self.schemes = schemes
        self.jobs = max(jobs, 1)
    }
}
