import Diagnostics
import Standards

/// Where answers stand in the file they were read from, for messages about a few of them: the file is read again.
public struct AnswerPlaces: Sendable {
    private struct Answer: Hashable {
        let id: String
        let outcome: EARL.Outcome
        let tester: String
    }

    private var places: [Answer: SourceSpan] = [:]

    /// Complexity: O(size of the file).
    public init(_ file: SourceFile, worksheet: Worksheet?) {
        // What is wrong with the file was told when it was read.
        var ignored = DiagnosticList()
        let name = file.path.lowercased()
        if name.hasSuffix(".txt") {
            guard let worksheet else { return }
            let file = TextEncoding.utf8(file, guesses: true, diagnostics: &ignored)
            for answer in ShortCodes.read(file, worksheet: worksheet, diagnostics: &ignored) {
                add(answer.id, answer.outcome, tester: "", at: file.span(answer.range))
            }
        } else if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
            guard let (audit, ranges, file) = CSVImport.answers(in: file, worksheet: worksheet) else { return }
            let named = Merge.named(audit)
            for (written, result) in zip(audit.results, named.results) {
                guard let range = ranges[written.key] else { continue }
                add(result.id, result.outcome, tester: named.nameOrID(ofTester: result.tester), at: file.span(range))
            }
        } else if let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &ignored),
            node["format"] != nil
        {
            let audit = Merge.named(AuditFile(JSONObject(node.value)))
            for (item, result) in zip(node["results"]?.array ?? [], audit.results) {
                let range = item["check"]?.range ?? item.range
                add(result.id, result.outcome, tester: audit.nameOrID(ofTester: result.tester), at: file.span(range))
            }
        }
    }

    private mutating func add(_ id: String, _ outcome: EARL.Outcome, tester: String, at span: SourceSpan) {
        places[Answer(id: id, outcome: outcome, tester: tester)] = span
    }

    /// The place of an answer of an audit that the file's was merged into; nil where the file does not have it.
    func place(of result: AuditResult, in audit: AuditFile) -> SourceSpan? {
        places[Answer(id: result.id, outcome: result.outcome, tester: audit.nameOrID(ofTester: result.tester))]
    }
}

extension AuditFile {
    /// What tells a tester of one file from others wherever it is merged: the name, or the id of one that is not listed.
    /// Empty for somebody without a name.
    func nameOrID(ofTester id: String?) -> String { tester(id)?.name ?? id ?? "" }
}
