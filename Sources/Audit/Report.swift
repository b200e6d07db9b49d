import Diagnostics

/// What an audit found, page by page.
///
/// Invariant: pages are in the order in which they were given, findings of a page in the order of their places;
/// nothing depends on how many pages were audited at a time.
public struct Report: Sendable {
    /// The rules that were run, in the order of the list of rules.
    public let rules: [Rule]
    public let pages: [PageReport]

    /// What a baseline has taken out of the findings; nil without one.
    public let baseline: Accepted?

    /// What a baseline accepted.
    public struct Accepted: Sendable {
        /// Findings that were taken out.
        public var count: Int
        /// Entries that no finding matches any more.
        public var stale: [Baseline.Entry]
    }

    public init(rules: [Rule], pages: [PageReport], baseline: Accepted? = nil) {
        self.rules = rules
        self.pages = pages
        self.baseline = baseline
    }

    /// The findings of all pages, in order.
    public var findings: [Finding] { pages.flatMap(\.findings) }
    /// Failures of rules that are errors or warnings: what keeps a site from being published.
    public var violations: [Finding] { findings.filter(\.isViolation) }

    /// Failures of at least a severity.
    public func failures(from severity: Severity) -> [Finding] {
        findings.filter { $0.outcome == .failed && $0.severity >= severity }
    }

    public var summary: Summary {
        var summary = Summary(pages: pages.count { Auditor.isHTMLPage($0.path) }, rules: rules.count)
        summary.optOuts = pages.reduce(0) { $0 + $1.optOuts.count }
        summary.baseline = baseline?.count ?? 0
        for finding in pages.lazy.flatMap(\.findings) {
            switch finding.outcome {
            case .failed where finding.severity > .note: summary.violations += 1
            case .failed: summary.notes += 1
            default: summary.questions += 1
            }
            if finding.outcome == .failed { summary.failedByRule[finding.rule, default: 0] += 1 }
        }
        return summary
    }

    public struct Summary: Sendable {
        public var pages: Int
        public var rules: Int
        /// Failures that are errors or warnings.
        public var violations = 0
        /// Failures that are notes.
        public var notes = 0
        /// Findings that a person must decide.
        public var questions = 0
        public var failedByRule: [String: Int] = [:]
        /// Findings that a comment in a page accepts.
        public var optOuts = 0
        /// Findings that a baseline accepts.
        public var baseline = 0

        init(pages: Int, rules: Int) {
            self.pages = pages
            self.rules = rules
        }
    }
}

/// What an audit found on one page.
public struct PageReport: Sendable {
    /// The path of the page relative to the audited folder.
    public let path: String
    /// One outcome for each rule of the report, in the same order.
    public internal(set) var outcomes: [Outcome]
    /// In the order of their places.
    public internal(set) var findings: [Finding]
    /// Findings that a comment in the page opts out of, with the reason given there.
    public internal(set) var optOuts: [OptOut]

    /// What the page's comments accept; findings about the whole site come later and are held against it too.
    var comments: [OptOutComment] = []

    /// A finding that the page's author has accepted.
    public struct OptOut: Sendable {
        public let finding: Finding
        public let reason: String
    }

    init(path: String, outcomes: [Outcome], findings: [Finding], optOuts: [OptOut] = []) {
        self.path = path
        self.outcomes = outcomes
        self.findings = findings
        self.optOuts = optOuts
    }
}
