import Diagnostics

/// The diagnostics of style sheets.
public enum StyleDiagnostics {
    /// Every code of this module, each once.
    public static let all: [DiagnosticCode] = [
        unclosed, stray, notUnderstood, unknownName, badValue, badSelector,
    ]

    /// `HR-S020`: something is never closed.
    public static let unclosed = DiagnosticCode(
        "HR-S020", .error, "Something in a style sheet is never closed",
        explanation: """
            A brace, parenthesis, bracket, comment or quoted text goes on to the end, and browsers read everything behind \
            it as a part of it.
            """)
    /// `HR-S021`: a closing bracket closes nothing.
    public static let stray = DiagnosticCode(
        "HR-S021", .error, "A closing bracket in a style sheet closes nothing",
        explanation: """
            Browsers take it for a part of the next rule and drop that. Is an opening brace missing before it, or is it \
            one too many?
            """)
    /// `HR-S022`: neither a rule nor a declaration.
    public static let notUnderstood = DiagnosticCode(
        "HR-S022", .warning, "Something in a style sheet is neither a rule nor a declaration",
        explanation: """
            A rule is a selector with declarations in braces; a declaration is `property: value`, with a semicolon \
            before the next one. Browsers drop anything else.
            """)
    /// `HR-S023`: a property or at-rule that does not exist.
    public static let unknownName = DiagnosticCode(
        "HR-S023", .warning, "A style sheet names a property or a rule that does not exist",
        explanation: """
            Browsers drop the declaration or the rule. A name that is near no other is only a note: it may be newer than \
            this program.
            """)
    /// `HR-S024`: a value that the property cannot have.
    public static let badValue = DiagnosticCode(
        "HR-S024", .warning, "A property of a style sheet cannot have this value",
        explanation: "Browsers drop the declaration. Often a semicolon is missing at the end of the line, or a unit.")
    /// `HR-S025`: what stands before a brace is no selector.
    public static let badSelector = DiagnosticCode(
        "HR-S025", .warning, "What stands before a brace in a style sheet is no selector",
        explanation: "Browsers drop the whole rule, also what other selectors of its list would match.")
}
