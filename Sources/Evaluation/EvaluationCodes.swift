import Diagnostics

/// The diagnostics of worksheets, audit files and reports.
public enum EvaluationCodes {
    /// Every code of this module, each once.
    public static let all: [DiagnosticCode] = [
        damaged, notAnAudit, newerVersion, wrongType, wrongValue, missingMember, doubleIdentifier, unknownReference,
        unknownMember, table, unknownCheck, reworded, conflict, unrelated, unmatched,
        replaced, encoding, shortCode, incompleteLine,
    ]

    /// `HR-W001`: an audit file is damaged.
    public static let damaged = DiagnosticCode(
        "HR-W001", .error, "An audit file is damaged",
        explanation: """
            The file is not well-formed JSON or CSV, for instance because it was cut off while it was copied. Take the \
            copy that the worksheet page saved, or an older revision; what stands before the place named is intact.
            """)
    /// `HR-W002`: a file is not an audit file.
    public static let notAnAudit = DiagnosticCode(
        "HR-W002", .error, "A file is not an audit file",
        explanation: "An audit file is a JSON object whose `format` is `handrail-audit`.")
    /// `HR-W003`: an audit file was written by a newer version.
    public static let newerVersion = DiagnosticCode(
        "HR-W003", .error, "An audit file was written by a newer version",
        explanation: """
            The file's `formatVersion` is higher than this version of Handrail knows. Reading it could lose what the \
            newer version added, so it is refused. Install a newer Handrail.
            """)
    /// `HR-W004`: a member has the wrong type.
    public static let wrongType = DiagnosticCode(
        "HR-W004", .error, "A member has the wrong type",
        explanation: "The audit file format expects another JSON type here. The value is kept but not used.")
    /// `HR-W005`: a member has a value that the format does not allow.
    public static let wrongValue = DiagnosticCode(
        "HR-W005", .error, "A member has a value that the format does not allow",
        explanation: """
            The format allows certain words here, such as the five outcomes `passed`, `failed`, `cantTell`, \
            `inapplicable` and `untested`. The value is kept; an unknown outcome counts as untested.
            """)
    /// `HR-W006`: a required member is missing.
    public static let missingMember = DiagnosticCode(
        "HR-W006", .error, "A required member is missing", explanation: "Add the member that the message names.")
    /// `HR-W007`: something is given twice.
    public static let doubleIdentifier = DiagnosticCode(
        "HR-W007", .warning, "Something is given twice",
        explanation: """
            Two testers, environments or samples have the same id, or two results answer the same question for the same \
            tester, sample and environment. Both are kept; for results the later one counts.
            """)
    /// `HR-W008`: a result names something that the file does not hold.
    public static let unknownReference = DiagnosticCode(
        "HR-W008", .warning, "A result names something that the file does not hold",
        explanation: "A result's tester, environment or sample should be listed in the file.")
    /// `HR-W009`: a member is not known.
    public static let unknownMember = DiagnosticCode(
        "HR-W009", .note, "A member is not known",
        explanation: "The member is kept and written back, but nothing reads it. If it is misspelt, see the suggestion."
    )
    /// `HR-W010`: a table of results cannot be read.
    public static let table = DiagnosticCode(
        "HR-W010", .error, "A table of results cannot be read",
        explanation: """
            A CSV file of results has a header line with at least the columns `outcome` and `code` or `check_id`. It is \
            UTF-8 with `,`, `;` or a tab between cells.
            """)
    /// `HR-W011`: an answer belongs to no question of the worksheet.
    public static let unknownCheck = DiagnosticCode(
        "HR-W011", .warning, "An answer belongs to no question of the worksheet",
        explanation: """
            The check was removed from the guidance, or its code is misspelt. The answer is kept and listed as an answer \
            without a check.
            """)
    /// `HR-W012`: a check was reworded since it was tested.
    public static let reworded = DiagnosticCode(
        "HR-W012", .note, "A check was reworded since it was tested",
        explanation: "The answer is kept with the wording that was tested. Look whether it still holds.")
    /// `HR-W013`: testers disagree.
    public static let conflict = DiagnosticCode(
        "HR-W013", .warning, "Testers disagree",
        explanation: """
            Two testers came to different outcomes for the same check, sample and environment. The worst counts until \
            the disagreement is settled. To settle it, add an entry to `adjudications` in one of the audit files, or in \
            the report's results.json: {"check": "dialog.modal#m4", "outcome": "passed", "by": "Ada", \
            "at": "2026-12-01T10:00:00Z", "reason": "Seen again on a device"}. With `sample` or `environment` it settles \
            that one only.
            """)
    /// `HR-W014`: audits are merged that do not belong together.
    public static let unrelated = DiagnosticCode(
        "HR-W014", .warning, "Audits are merged that do not belong together",
        explanation: "The audits have different ids, and another baseline or another site's worksheet.")
    /// `HR-W015`: a result of another tool matches no success criterion.
    public static let unmatched = DiagnosticCode(
        "HR-W015", .note, "A result of another tool matches no success criterion",
        explanation: "Only results that name a WCAG success criterion can be taken over; the others are listed.")
    /// `HR-W016`: answers give way to later ones.
    public static let replaced = DiagnosticCode(
        "HR-W016", .note, "Answers give way to later ones",
        explanation: """
            Two files hold an answer of the same person to the same check in the same sample and environment. The later \
            one counts; the earlier one stays in its file and is left out of the report. People are told apart by their \
            names. Where the name is not filled in, two people may look like one.
            """)
    /// `HR-W017`: a file is not UTF-8.
    public static let encoding = DiagnosticCode(
        "HR-W017", .note, "A file is not UTF-8",
        explanation: """
            Spreadsheets save tables as UTF-16 or in the encoding windows-1252. UTF-16 is told by the file's first bytes \
            or its zeros; anything else that is not UTF-8 is read as windows-1252, which may be wrong for other \
            languages. Look at the letters with accents, or save the table as CSV with UTF-8.
            """)
    /// `HR-W018`: a line of codes cannot be read.
    public static let shortCode = DiagnosticCode(
        "HR-W018", .error, "A line of codes cannot be read",
        explanation: """
            A line copied from paper is a code and an outcome, such as `M4 f`, and may go on with a note. The component \
            stands in front (`dialog.modal M4 f`) or alone on a line above. Outcomes: p passed (also + and ✓), f failed \
            (also x, - and ✗), ? or c cannot tell, n not applicable, u untested; or the words themselves.
            """)
    /// `HR-W019`: the last line of a table is incomplete.
    public static let incompleteLine = DiagnosticCode(
        "HR-W019", .warning, "The last line of a table is incomplete",
        explanation: """
            The file ends inside a line: it has fewer cells than the header, and no line break follows. It may have been \
            cut off while it was copied. What it holds is read.
            """)
}
