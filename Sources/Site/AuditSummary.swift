/// What the audit of a site came to, as plain values: the pages of the audit show it.
public struct AuditSummary: Sendable {
    public struct Rule: Sendable {
        public var id: String
        public var title: String
        /// Success criteria it belongs to, such as `1.1.1`.
        public var criteria: [String]
        /// Pages by outcome.
        public var passed: Int
        public var failed: Int
        public var cantTell: Int
        public var inapplicable: Int

        public init(
            id: String, title: String, criteria: [String], passed: Int, failed: Int, cantTell: Int, inapplicable: Int
        ) {
            self.id = id
            self.title = title
            self.criteria = criteria
            self.passed = passed
            self.failed = failed
            self.cantTell = cantTell
            self.inapplicable = inapplicable
        }
    }

    public struct Finding: Sendable {
        public var rule: String
        /// `failed` or `cantTell`.
        public var outcome: String
        /// The page, from the root of the site.
        public var page: String
        public var line: Int
        public var message: String
        /// The content or template place that wrote it, such as `content/pages/x.md:12`.
        public var origin: String?

        public init(rule: String, outcome: String, page: String, line: Int, message: String, origin: String?) {
            self.rule = rule
            self.outcome = outcome
            self.page = page
            self.line = line
            self.message = message
            self.origin = origin
        }
    }

    public struct Page: Sendable {
        public var path: String
        public var failed: Int
        public var cantTell: Int

        public init(path: String, failed: Int, cantTell: Int) {
            self.path = path
            self.failed = failed
            self.cantTell = cantTell
        }
    }

    /// A finding that a comment in a page accepts.
    public struct OptOut: Sendable {
        public var rule: String
        /// The page, from the root of the site.
        public var page: String
        public var line: Int
        public var reason: String

        public init(rule: String, page: String, line: Int, reason: String) {
            self.rule = rule
            self.page = page
            self.line = line
            self.reason = reason
        }
    }

    public var rules: [Rule]
    public var findings: [Finding]
    public var pages: [Page]
    public var optOuts: [OptOut]
    /// Every audit rule there is, each of which gets a page.
    public var documentation: [AuditRuleDocumentation]

    public init(
        rules: [Rule] = [], findings: [Finding] = [], pages: [Page] = [], optOuts: [OptOut] = [],
        documentation: [AuditRuleDocumentation] = []
    ) {
        self.rules = rules
        self.findings = findings
        self.pages = pages
        self.optOuts = optOuts
        self.documentation = documentation
    }
}
