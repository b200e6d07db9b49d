/// How bad a diagnostic is. Errors stop a build; warnings do with `--strict`.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
        let order = Severity.allCases
        return order.firstIndex(of: left)! < order.firstIndex(of: right)!
    }
}

/// One kind of diagnostic, with the documentation that `handrail explain CODE` prints.
///
/// Each module lists its codes in one array, so that a test can check that all are documented and unique.
public struct DiagnosticCode: Sendable, Hashable {
    /// Stable and never reused, such as `HR-C021`: C content, Y front matter, M Markdown, T template, S site,
    /// A audit, W worksheet, L command line.
    public let id: String
    /// One line saying what is wrong in general.
    public let title: String
    public let severity: Severity
    /// Why it matters and how to mend it; Markdown paragraphs.
    public let explanation: String

    public init(_ id: String, _ severity: Severity, _ title: String, explanation: String) {
        self.id = id
        self.severity = severity
        self.title = title
        self.explanation = explanation
    }
}

/// One thing that is wrong, or worth knowing, at one place.
public struct Diagnostic: Sendable, Hashable {
    public var code: DiagnosticCode
    public var severity: Severity
    /// What is wrong here, as a sentence without a full stop.
    public var message: String
    public var span: SourceSpan?
    /// What to do about it; printed under the excerpt's caret.
    public var help: String?
    /// Other places that explain this one, such as the first of two equal ids.
    public var related: [Related]
    /// The nearest valid names, best first.
    public var suggestions: [String]

    public struct Related: Sendable, Hashable {
        public var message: String
        public var span: SourceSpan

        public init(_ message: String, at span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }

    /// - Parameter severity: overrides the code's own severity, for instance with `--strict`.
    public init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, help: String? = nil,
        related: [Related] = [], suggestions: [String] = [], severity: Severity? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.message = message
        self.span = span
        self.help = help
        self.related = related
        self.suggestions = suggestions
    }
}
