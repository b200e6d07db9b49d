/// The documentation of one audit rule as plain values, for its page. It is in English, whatever language a site has.
public struct AuditRuleDocumentation: Sendable {
    public var id: String
    public var title: String
    /// Success criteria it belongs to, such as `1.1.1`; empty for a best practice.
    public var criteria: [String]
    public var level: String
    public var severity: String
    /// Whether it is run without being named.
    public var isDefault: Bool
    /// Ids of ACT rules.
    public var act: [String]
    /// Ids of axe-core's rules.
    public var axe: [String]
    public var why: String
    public var howToFix: String
    public var examples: [Example]

    public struct Example: Sendable {
        /// `passed`, `failed`, `cantTell` or `inapplicable`.
        public var outcome: String
        public var title: String
        /// Path and text of each file.
        public var files: [(path: String, text: String)]

        public init(outcome: String, title: String, files: [(path: String, text: String)]) {
            self.outcome = outcome
            self.title = title
            self.files = files
        }
    }

    public init(
        id: String, title: String, criteria: [String], level: String, severity: String, isDefault: Bool,
        act: [String], axe: [String], why: String, howToFix: String, examples: [Example]
    ) {
        self.id = id
        self.title = title
        self.criteria = criteria
        self.level = level
        self.severity = severity
        self.isDefault = isDefault
        self.act = act
        self.axe = axe
        self.why = why
        self.howToFix = howToFix
        self.examples = examples
    }
}
