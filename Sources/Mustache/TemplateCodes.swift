import Diagnostics

/// The diagnostics of templates.
public enum TemplateCodes {
    /// Every code of this module, each once.
    public static let all: [DiagnosticCode] = [
        unclosedTag, unclosedSection, strayClose, badTag, missingTemplate, recursion, missingVariable, unprintable,
        nesting, outputLimit, unknownBlock,
    ]

    /// `HR-T001`: a tag is never closed.
    public static let unclosedTag = DiagnosticCode(
        "HR-T001", .error, "A tag is never closed",
        explanation: "The tag's opening delimiter, such as `{{`, has no closing delimiter after it.")
    /// `HR-T002`: a section is never closed.
    public static let unclosedSection = DiagnosticCode(
        "HR-T002", .error, "A section is never closed",
        explanation: "Each `{{#name}}`, `{{^name}}`, `{{<name}}` and `{{$name}}` needs a `{{/name}}` after it.")
    /// `HR-T003`: a closing tag closes nothing.
    public static let strayClose = DiagnosticCode(
        "HR-T003", .error, "A closing tag closes nothing",
        explanation: "`{{/name}}` must have the name of the section that was opened last.")
    /// `HR-T004`: a tag is not well formed.
    public static let badTag = DiagnosticCode(
        "HR-T004", .error, "A tag is not well formed",
        explanation: """
            A tag holds one name without white space, such as `{{title}}`, `{{#rules}}` or `{{>head}}`; a delimiter \
            tag holds two new delimiters, such as `{{=<% %>=}}`.
            """)
    /// `HR-T005`: no template has this name.
    public static let missingTemplate = DiagnosticCode(
        "HR-T005", .error, "No template has this name",
        explanation: "`{{>name}}` and `{{<name}}` name a file of the theme's `templates/` folder without `.mustache`.")
    /// `HR-T006`: templates include each other without end.
    public static let recursion = DiagnosticCode(
        "HR-T006", .error, "Templates include each other without end",
        explanation: """
            A template may include itself only inside a section whose data comes to an end. Rendering stops at the \
            limit, and the page is incomplete.
            """)
    /// `HR-T007`: a variable has no value.
    public static let missingVariable = DiagnosticCode(
        "HR-T007", .warning, "A variable has no value",
        explanation: """
            No data in reach has this name, so that the tag prints nothing. A name that may be absent belongs in a \
            section: `{{#name}}{{name}}{{/name}}`.
            """)
    /// `HR-T008`: a value cannot be printed here.
    public static let unprintable = DiagnosticCode(
        "HR-T008", .warning, "A value cannot be printed here",
        explanation: """
            Lists and objects are for sections, and a dynamic name such as `{{>*name}}` needs a text. The tag prints \
            nothing.
            """)
    /// `HR-T009`: sections are nested too deeply.
    public static let nesting = DiagnosticCode(
        "HR-T009", .error, "Sections are nested too deeply",
        explanation: "Sections may stand at most 100 deep in each other in one template.")
    /// `HR-T010`: a page grows too large.
    public static let outputLimit = DiagnosticCode(
        "HR-T010", .error, "A page grows too large",
        explanation: """
            The page has grown beyond 256 MB or takes millions of steps, so that rendering stopped. Do partials include \
            each other, or do sections repeat the same list inside each other?
            """)
    /// `HR-T011`: the template has no block of this name.
    public static let unknownBlock = DiagnosticCode(
        "HR-T011", .warning, "The template does not have this block",
        explanation: """
            `{{<layout}}{{$main}}…{{/main}}{{/layout}}` fills blocks of the template `layout`, and of those that it \
            includes. What is meant for a block that none of them has is not shown.
            """)
}
