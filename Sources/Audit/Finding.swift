import Diagnostics

/// One thing on one page that fails a rule, or that a person must decide.
public struct Finding: Sendable {
    /// The id of the rule, such as `img-name`.
    public let rule: String
    public let severity: Severity
    /// `failed` or `cantTell`.
    public let outcome: Outcome
    /// The place in the page.
    public let span: SourceSpan
    /// The start tag or text that the finding is about, on one line and shortened.
    public let excerpt: String
    /// What is wrong, or the question that a person must answer; a sentence without a full stop.
    public let message: String
    /// One concrete thing to do about it.
    public let fix: String
    /// The colour schemes and media in which it is so, such as `dark` or `light, dark`; nil where that does not matter.
    public let scheme: String?
    /// The content or template line that wrote this part of the page, for pages with a source map.
    public let origin: SourceSpan?
    /// Other places that explain this one, such as the first of two equal ids.
    public let related: [Diagnostic.Related]

    public init(
        rule: String, severity: Severity, outcome: Outcome, span: SourceSpan, excerpt: String, message: String,
        fix: String, scheme: String? = nil, origin: SourceSpan? = nil, related: [Diagnostic.Related] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.outcome = outcome
        self.span = span
        self.excerpt = excerpt
        self.message = message
        self.fix = fix
        self.scheme = scheme
        self.origin = origin
        self.related = related
    }

    /// A failure of a rule that is an error or a warning. Notes and open questions do not stop a build.
    public var isViolation: Bool { outcome == .failed && severity > .note }
}
