import Diagnostics
import Standards

/// Results of other tools, taken over where they name a WCAG success criterion: evaluations of the WCAG-EM Report Tool
/// and other EARL reports (JSON-LD), assessments and combined reports of Accessibility Insights, and results of axe-core.
public enum OtherTools {
    /// The component under which results of other tools stand, and their group.
    static let component = "wcag"
    static let group = "imported"

    /// Whether a JSON file looks like a report of a known tool.
    public static func isKnown(_ node: JSONNode) -> Bool {
        EARLImport.isKnown(node) || AccessibilityInsightsImport.isKnown(node) || AxeImport.isKnown(node)
            || node["assessmentData"] != nil
    }

    /// An audit with one result for each criterion, rule and page. What matches no criterion is reported.
    ///
    /// Complexity: O(n).
    public static func read(_ file: SourceFile, diagnostics: inout DiagnosticList) -> AuditFile? {
        guard let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics) else {
            return nil
        }
        return read(node, in: file, diagnostics: &diagnostics)
    }

    static func read(_ node: JSONNode, in file: SourceFile, diagnostics: inout DiagnosticList) -> AuditFile? {
        if node["assessmentData"] != nil {
            diagnostics.report(
                EvaluationCodes.notAnAudit, "this is an assessment that Accessibility Insights saved to go on with",
                at: file.whole, help: "export its results as JSON there, and give that file")
            return nil
        }
        var outcomes = ImportedOutcomes(file: file)
        if EARLImport.isKnown(node) {
            EARLImport.read(node, &outcomes)
        } else if AccessibilityInsightsImport.isKnown(node) {
            AccessibilityInsightsImport.read(node, &outcomes)
        } else {
            AxeImport.read(node, &outcomes)
        }
        outcomes.reportUnmatchedPasses()
        diagnostics.append(contentsOf: outcomes.diagnostics)
        guard !outcomes.all.isEmpty else {
            diagnostics.report(
                EvaluationCodes.notAnAudit, "no result in this file names a success criterion", at: file.whole)
            return nil
        }
        return outcomes.audit(title: node["title"]?.string ?? file.path)
    }
}

/// What another tool found, by criterion, rule and page.
struct ImportedOutcomes {
    struct Outcome {
        var criterion: SuccessCriterion
        /// The tool's rule or requirement; empty where the criterion itself was judged.
        var rule: String
        var outcome: EARL.Outcome
        var note: String
        var sample: String?
        var date: String
        var mode: String
    }

    let file: SourceFile
    private(set) var all: [Outcome] = []
    private(set) var diagnostics = DiagnosticList()
    private var positions: [[String]: Int] = [:]
    private var unmatchedPasses: [(name: String, range: Range<Int>)] = []

    init(file: SourceFile) { self.file = file }

    /// Two results for the same criterion, rule and page become one: the worst, with both notes.
    mutating func append(_ outcome: Outcome) {
        let key = [outcome.criterion.number, outcome.rule, outcome.sample ?? ""]
        guard let index = positions[key] else {
            positions[key] = all.count
            all.append(outcome)
            return
        }
        all[index].outcome = EARL.Outcome.rolledUp([all[index].outcome, outcome.outcome]) ?? outcome.outcome
        if !outcome.note.isEmpty, outcome.note != all[index].note {
            all[index].note += (all[index].note.isEmpty ? "" : "\n") + outcome.note
        }
    }

    /// What could not be matched: each problem by itself, what passed as a list.
    mutating func reportUnmatched(_ name: String, _ outcome: EARL.Outcome?, at node: JSONNode) {
        if outcome == .passed || outcome == .inapplicable || outcome == .untested {
            unmatchedPasses.append((String(name.prefix(80)), node.range))
            return
        }
        let said = outcome.map { " (\($0.rawValue))" } ?? ""
        diagnostics.report(
            EvaluationCodes.unmatched, "`\(name.prefix(80))`\(said) names no success criterion and is left out",
            at: file.span(node.range.lowerBound..<min(node.range.lowerBound + 1, node.range.upperBound)))
    }

    mutating func reportUnmatchedPasses() {
        guard let first = unmatchedPasses.first else { return }
        var seen = Set<String>()
        let names = unmatchedPasses.map(\.name).filter { seen.insert($0).inserted }
        let listed = names.prefix(40).map { "`\($0)`" }.joined(separator: ", ")
        let more = names.count > 40 ? " and \(names.count - 40) more" : ""
        diagnostics.report(
            EvaluationCodes.unmatched,
            "without a failure, but naming no success criterion and left out: \(listed)\(more)",
            at: file.span(first.range.lowerBound..<min(first.range.lowerBound + 1, first.range.upperBound)))
    }

    mutating func reportUnknownOutcome(_ word: String, of name: String, at node: JSONNode) {
        diagnostics.report(
            EvaluationCodes.wrongValue, "`\(word.prefix(80))`, the outcome for \(name.prefix(80)), is not known",
            at: file.span(node.range))
    }

    func audit(title: String) -> AuditFile {
        var places = CSVPlaces()
        let results = all.map { outcome -> JSONObject in
            let row = ImportedOutcomes.row(of: outcome)
            var result = row.untestedResult
            result["sample"] = JSONValue(outcome.sample.flatMap { places.sample($0) })
            result.set("outcome", outcome.outcome.rawValue)
            result.set("note", outcome.note)
            result.set("mode", outcome.mode)
            if Timestamp(outcome.date) != nil { result.set("at", outcome.date) }
            return result
        }
        var object = ImportedAudit.header(
            id: ImportedAudit.identifier(of: file.path), title: title, subject: JSONObject([.init("name", "")]),
            checks: 0)
        object.set("testers", [])
        object.set("environments", [])
        object.set("samples", places.samples)
        object.set("results", results)
        return AuditFile(object)
    }

    private static func row(of outcome: Outcome) -> WorksheetRow {
        let criterion = outcome.criterion
        let rule = outcome.rule.isEmpty ? "" : "-" + CheckName.slug(outcome.rule)
        let name = outcome.rule.isEmpty ? "" : " (\(outcome.rule))"
        return WorksheetRow(
            component: OtherTools.component, componentTitle: "WCAG", kind: "rule", group: OtherTools.group,
            groupTitle: "Imported", anchor: criterion.number.replacing(".", with: "-") + rule,
            code: criterion.number + rule, text: criterion.name + name, wcag: [criterion.number])
    }
}
