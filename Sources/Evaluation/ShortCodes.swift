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
        /// Where the line stands, in bytes.
        public var range: Range<Int>
    }

    /// The answers of a text; a line that cannot be read is reported. Complexity: O(n).
    public static func read(
        _ file: SourceFile, worksheet: Worksheet, diagnostics: inout DiagnosticList
    ) -> [Answer] {
        read(file, worksheet: worksheet, separators: [], &diagnostics)
    }

    /// An audit with the answers of a text; nil when it holds none, or when there is no worksheet to know codes from.
    ///
    /// - Parameter isTable: cells are separated by `,` or `;` and may be quoted.
    static func audit(
        _ file: SourceFile, worksheet: Worksheet?, isTable: Bool, diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        guard let worksheet else {
            diagnostics.report(
                EvaluationCodes.shortCode, "codes from paper need the worksheet that they were printed from",
                at: file.whole, help: "run this in the project, or name it with `--root`")
            return nil
        }
        var table = diagnostics
        let answers = read(file, worksheet: worksheet, separators: isTable ? [",", ";", "\""] : [], &table)
        diagnostics = table
        if answers.isEmpty, !diagnostics.hasErrors {
            diagnostics.report(EvaluationCodes.notAnAudit, "this text holds no codes", at: file.whole)
        }
        guard !answers.isEmpty else { return nil }
        var audit = AuditFile(
            ImportedAudit.header(
                id: ImportedAudit.identifier(of: file.path), title: "", subject: JSONObject([.init("name", "")]),
                checks: worksheet.rows.count))
        var places: [String: (index: Int, range: Range<Int>)] = [:]
        let rows = Dictionary(worksheet.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for answer in answers {
            guard let row = rows[answer.id] else { continue }
            var result = AuditResult(row.untestedResult)
            result.outcome = answer.outcome
            result.object.set("note", answer.note)
            if let earlier = places[answer.id] {
                diagnostics.report(
                    EvaluationCodes.doubleIdentifier, "`\(row.printedCode)` is answered twice; the later one counts",
                    at: file.span(answer.range),
                    related: [.init("the first answer is here", at: file.span(earlier.range))])
            }
            places[answer.id] = (audit.results.count, answer.range)
            audit.results.append(result)
        }
        return audit
    }

    /// Whether the first line of a text is a code with its outcome, or names a component.
    static func holds(_ words: [String], worksheet: Worksheet?) -> Bool {
        let words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        guard let first = words.first else { return false }
        if worksheet?.rows.contains(where: { $0.component.lowercased() == first.lowercased() }) ?? false { return true }
        let rest = isCode(first) ? words.dropFirst() : words.dropFirst(2)
        guard isCode(first) || words.count > 1 && isCode(words[1]) else { return false }
        return rest.first.flatMap(OutcomeWords.outcome) != nil
    }

    /// `M4`, `K-VO2`: letters with at most one hyphen between, and a number.
    private static func isCode(_ word: String) -> Bool {
        let letters = word.prefix { $0.isLetter || $0 == "-" }
        let digits = word.dropFirst(letters.count)
        return (1...8).contains(letters.count) && letters.first?.isLetter == true && (1...4).contains(digits.count)
            && digits.allSatisfy(\.isNumber)
    }

    private static func read(
        _ file: SourceFile, worksheet: Worksheet, separators: Set<Character>, _ diagnostics: inout DiagnosticList
    ) -> [Answer] {
        let names = Dictionary(
            worksheet.rows.map { ($0.component.lowercased(), $0.component) }, uniquingKeysWith: { first, _ in first })
        let rows = Dictionary(
            worksheet.rows.map { (CheckName.id(of: $0.printedCode).lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        var component: String?
        var answers: [Answer] = []
        for line in 1...file.lineStarts.count {
            var range = file.range(ofLine: line)
            if line == 1, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                range = min(3, range.upperBound)..<range.upperBound
            }
            var words = file.text(in: range).split { $0.isWhitespace || separators.contains($0) }.map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            if let name = names[first.lowercased()] {
                component = name
                words.removeFirst()
                if words.isEmpty { continue }
            }
            let code = words.removeFirst()
            let outcome = words.first.flatMap(OutcomeWords.outcome)
            guard let component, let row = rows["\(component)#\(code)".lowercased()], let outcome else {
                diagnostics.append(fault(code, component, words.first, worksheet, at: file.span(range)))
                continue
            }
            answers.append(
                Answer(id: row.id, outcome: outcome, note: words.dropFirst().joined(separator: " "), range: range))
        }
        return answers
    }

    private static func fault(
        _ code: String, _ component: String?, _ word: String?, _ worksheet: Worksheet, at span: SourceSpan
    ) -> Diagnostic {
        let code = String(code.prefix(80))
        guard isCode(code) else {
            let near = NearestName.suggestions(for: code, among: Set(worksheet.rows.map(\.component)).sorted())
            return Diagnostic(
                EvaluationCodes.unknownCheck, "no component is called `\(code)`, and it is no code", at: span,
                help: near.isEmpty ? "write for example `dialog.modal M4 f`" : nil, suggestions: near, severity: .error)
        }
        guard let component else {
            return Diagnostic(
                EvaluationCodes.shortCode, "no component has been named before `\(code)`", at: span,
                help: "write for example `dialog.modal M4 f`, or the component on a line above")
        }
        let codes = worksheet.rows.filter { $0.component == component }.map(\.code)
        if !codes.contains(where: { $0.lowercased() == code.lowercased() }) {
            let near = NearestName.suggestions(for: code.uppercased(), among: codes)
            return Diagnostic(
                EvaluationCodes.unknownCheck, "`\(component)` has no code `\(code)`", at: span,
                help: near.isEmpty ? "it has \(listed(codes))" : nil, suggestions: near, severity: .error)
        }
        guard let word, !word.isEmpty else {
            return Diagnostic(
                EvaluationCodes.shortCode, "no outcome stands behind `\(code)`", at: span, help: outcomeHelp)
        }
        return Diagnostic(
            EvaluationCodes.shortCode, "`\(word.prefix(80))` is no outcome", at: span, help: outcomeHelp,
            suggestions: OutcomeWords.nearest(to: word))
    }

    private static let outcomeHelp =
        "write for example `M4 f`: p passed, f failed, ? cannot tell, n not applicable, u untested"

    /// The codes with runs of numbers in short: `M1 to M4, D1, K-VO1 to K-VO3`.
    private static func listed(_ codes: [String]) -> String {
        var runs: [(letters: Substring, first: Int, last: Int)] = []
        for code in codes {
            let letters = code.prefix { !$0.isNumber }
            guard let number = Int(code.dropFirst(letters.count)) else { continue }
            if let last = runs.last, last.letters == letters, last.last + 1 == number {
                runs[runs.count - 1].last = number
            } else {
                runs.append((letters, number, number))
            }
        }
        let texts = runs.map { run in
            "\(run.letters)\(run.first)" + (run.last > run.first ? " to \(run.letters)\(run.last)" : "")
        }
        return texts.prefix(8).joined(separator: ", ") + (texts.count > 8 ? ", …" : "")
    }
}
