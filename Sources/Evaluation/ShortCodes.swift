import Diagnostics
import Standards

/// Answers read from paper: lines such as `dialog.modal M4 f Focus goes to the top`, or a line with the component and
/// then `M4 f`, `K-VO2 p`.
public enum ShortCodes {
    /// One line that could be read.
    public struct Answer: Sendable, Hashable {
        /// `dialog.modal#m4`
        public var id: String
        /// What the tester wrote.
        public var outcome: EARL.Outcome
        /// What stands behind the outcome.
        public var note: String
    }

    /// The answers of a text; a line that cannot be read is reported. Complexity: O(n).
    public static func read(
        _ file: SourceFile, worksheet: Worksheet, diagnostics: inout DiagnosticList
    ) -> [Answer] {
        let components = Set(worksheet.rows.map(\.component))
        let rows = Dictionary(
            worksheet.rows.map { (CheckName.id(of: $0.printedCode).lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        var component: String?
        var answers: [Answer] = []
        for line in 1...file.lineStarts.count {
            let range = file.range(ofLine: line)
            var words = file.text(in: range).split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            if let name = components.first(where: { $0.lowercased() == first.lowercased() }) {
                component = name
                words.removeFirst()
                if words.isEmpty { continue }
            }
            let code = words.removeFirst()
            let outcome = words.first.flatMap(OutcomeWords.outcome)
            guard let component, let row = rows["\(component)#\(code)".lowercased()], let outcome else {
                let codes = worksheet.rows.filter { $0.component == component }.map(\.code)
                diagnostics.report(
                    component == nil || outcome != nil ? EvaluationCodes.unknownCheck : EvaluationCodes.wrongValue,
                    component == nil
                        ? "no component has been named before this line"
                        : outcome == nil
                            ? "no outcome stands behind `\(code)`" : "`\(component ?? "")` has no code `\(code)`",
                    at: file.span(range), help: "write for example `M4 f`, with p, f, ?, n or u for the outcome",
                    suggestions: NearestName.suggestions(for: code.uppercased(), among: codes))
                continue
            }
            answers.append(Answer(id: row.id, outcome: outcome, note: words.dropFirst().joined(separator: " ")))
        }
        return answers
    }
}
