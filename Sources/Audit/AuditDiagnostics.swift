import Diagnostics

/// The diagnostics of the audit itself. What it finds on pages are findings, whose codes are the ids of rules.
public enum AuditDiagnostics {
    public static let malformedBaseline = DiagnosticCode(
        "HR-A001", .error, "The baseline cannot be read",
        explanation: """
            A baseline is a JSON file with `version` and `findings`, as `handrail audit` writes it. Write it anew, or \
            take it from the history of the repository.
            """)
    public static let newerBaseline = DiagnosticCode(
        "HR-A002", .error, "The baseline was written by a newer program",
        explanation: "The file has a format version that this program does not know. Use the program that wrote it.")
    public static let staleBaselineEntry = DiagnosticCode(
        "HR-A003", .note, "An accepted finding is gone",
        explanation: """
            The baseline accepts a finding that the audit does not make any more: it was fixed, or its element was \
            changed. Remove it from the baseline, or write the baseline anew with `--update-baseline`, so that it \
            cannot come back unseen.
            """)

    public static let all = [malformedBaseline, newerBaseline, staleBaselineEntry]
}
