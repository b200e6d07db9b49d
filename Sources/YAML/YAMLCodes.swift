import Diagnostics

/// The diagnostics of YAML and of front matter.
public enum YAMLCodes {
    /// Every code of this module, each once.
    public static let all: [DiagnosticCode] = [
        syntax, unsupported, duplicateKey, tabIndentation, indentation, unterminated, escape, limit, character, number,
        wrongType, unknownKey, missingKey,
    ]

    /// `HR-Y001`: the YAML is not well formed.
    public static let syntax = DiagnosticCode(
        "HR-Y001", .error, "The YAML is not well formed",
        explanation: """
            The text between the `---` lines does not follow the YAML 1.2 grammar at the place named. The commonest \
            cause is a value that holds `: ` or ` #` or starts with one of `[ ] { } , & * ! | > ' " % @`: put such a \
            value in quotes.
            """)
    /// `HR-Y002`: this part of YAML is not supported.
    public static let unsupported = DiagnosticCode(
        "HR-Y002", .error, "This part of YAML is not supported",
        explanation: """
            Front matter is a strict subset of YAML. Anchors (`&a`), aliases (`*a`), tags (`!t`), directives (`%YAML`), \
            `? ` keys, collections as keys and several documents are refused rather than read half right. Write the \
            value out, or put it in quotes if it was meant as text.
            """)
    /// `HR-Y003`: a key is given twice.
    public static let duplicateKey = DiagnosticCode(
        "HR-Y003", .error, "A key is given twice",
        explanation: "A mapping may hold each key once. Remove or rename one of the two.")
    /// `HR-Y004`: a tab is used for indentation.
    public static let tabIndentation = DiagnosticCode(
        "HR-Y004", .error, "A tab is used for indentation",
        explanation: "YAML indents with spaces only, because the width of a tab is not defined. Replace it by spaces.")
    /// `HR-Y005`: a line is indented wrongly.
    public static let indentation = DiagnosticCode(
        "HR-Y005", .error, "A line is indented wrongly",
        explanation: """
            Entries of one mapping or sequence start in the same column, and what belongs to an entry is indented \
            deeper than it.
            """)
    /// `HR-Y006`: a quote or a bracket is never closed.
    public static let unterminated = DiagnosticCode(
        "HR-Y006", .error, "A quote or a bracket is never closed",
        explanation: """
            A quoted text needs its closing quote, a flow sequence its `]`, a flow mapping its `}`. Inside single \
            quotes an apostrophe is written twice: `'it''s'`.
            """)
    /// `HR-Y007`: an escape sequence is not known.
    public static let escape = DiagnosticCode(
        "HR-Y007", .error, "An escape sequence is not known",
        explanation: """
            In double quotes a backslash starts an escape such as `\\n`, `\\t`, `\\"`, `\\\\`, `\\x41`, `\\u263A`. \
            Single quotes keep backslashes as they are.
            """)
    /// `HR-Y008`: the YAML is nested too deeply.
    public static let limit = DiagnosticCode(
        "HR-Y008", .error, "The YAML is nested too deeply",
        explanation: "Collections may stand at most 64 deep in each other; real front matter needs three or four.")
    /// `HR-Y009`: a character is not allowed.
    public static let character = DiagnosticCode(
        "HR-Y009", .error, "A character is not allowed",
        explanation: """
            YAML text is UTF-8 without control characters. Save the file as UTF-8, and write control characters as \
            escapes in double quotes.
            """)
    /// `HR-Y010`: a number is too large.
    public static let number = DiagnosticCode(
        "HR-Y010", .error, "A number is too large",
        explanation: "The number cannot be kept exactly. Put it in quotes to keep it as text.")
    /// `HR-Y020`: a key has a value of the wrong type.
    public static let wrongType = DiagnosticCode(
        "HR-Y020", .error, "A key has a value of the wrong type",
        explanation: "The key expects another type of value, such as a list or a date. The value is left out.")
    /// `HR-Y021`: a key is not known.
    public static let unknownKey = DiagnosticCode(
        "HR-Y021", .note, "A key is not known",
        explanation: """
            The key is kept and reaches templates and data files, but nothing in Handrail reads it. If it is misspelt, \
            the nearest known keys are named.
            """)
    /// `HR-Y022`: a required key is missing.
    public static let missingKey = DiagnosticCode(
        "HR-Y022", .error, "A required key is missing", explanation: "Add the key that the message names.")
}
