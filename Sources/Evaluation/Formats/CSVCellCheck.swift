import Diagnostics
import Standards

/// What a cell of a certain column may hold. Values that it may not are kept; a diagnostic says so.
struct CSVCellCheck: Sendable {
    let column: String
    private let shape: Shape

    static let all: [CSVCellCheck] = [
        CSVCellCheck(column: "kind", shape: .word(CheckName.kinds)),
        CSVCellCheck(column: "wcag", shape: .array(.form(.criterion))),
        CSVCellCheck(column: "text_size", shape: .word(DynamicTypeSize.all.map(\.label))),
        CSVCellCheck(column: "severity", shape: .word(Finding.severities)),
        CSVCellCheck(column: "cause", shape: .word(Finding.causes)),
        CSVCellCheck(column: "finding_status", shape: .word(Finding.statuses)),
        CSVCellCheck(column: "tested_at", shape: .form(.dateTime)),
        CSVCellCheck(column: "state", shape: .word(AuditResult.states)),
        CSVCellCheck(column: "fingerprint", shape: .form(.fingerprint)),
        CSVCellCheck(column: "audit_id", shape: .form(.uuid)),
    ]

    /// What is wrong with a value.
    enum Fault {
        case word([String])
        case form(TextForm)

        func diagnostic(in column: String, _ text: String, at span: SourceSpan) -> Diagnostic {
            switch self {
            case .word(let words):
                Diagnostic(
                    EvaluationCodes.wrongValue, "`\(column)` cannot be `\(text.prefix(80))`; it is kept", at: span,
                    help: "expected one of \(words.map { "`\($0)`" }.joined(separator: ", "))",
                    suggestions: NearestName.suggestions(for: text, among: words))
            case .form(let form):
                Diagnostic(
                    EvaluationCodes.wrongValue, "`\(column)` should be \(form.rawValue); it is kept", at: span,
                    severity: .warning)
            }
        }
    }

    /// Nil for an empty cell and for a value of the right form.
    func fault(in text: String) -> Fault? {
        guard !text.isEmpty else { return nil }
        switch shape {
        case .word(let words): return words.contains(text) ? nil : .word(words)
        case .form(let form): return form.matches(text) ? nil : .form(form)
        case .array(.form(let form)):
            let items = text.split { $0 == " " || $0 == "," || $0 == ";" }
            return items.allSatisfy { form.matches(String($0)) } ? nil : .form(form)
        default: return nil
        }
    }
}
