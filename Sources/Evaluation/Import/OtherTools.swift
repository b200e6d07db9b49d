import Diagnostics
import Standards

/// Results of other tools, taken over where they name a WCAG success criterion: reports of the WCAG-EM Report Tool
/// (JSON-LD), results of axe-core and Accessibility Insights (JSON).
public enum OtherTools {
    /// One outcome for one criterion as another tool saw it.
    public struct Outcome: Sendable, Hashable {
        /// For example `2.4.3`.
        public var criterion: String
        /// What the tool says.
        public var outcome: EARL.Outcome
        /// What else it says.
        public var note: String
    }

    /// Whether a JSON file looks like a report of a known tool.
    public static func isKnown(_ node: JSONNode) -> Bool {
        node["auditSample"] != nil || node["auditResult"] != nil || node["violations"] != nil || node["@graph"] != nil
            || node["assessment"] != nil || node["results"]?["violations"] != nil || node["results"]?["failed"] != nil
    }

    /// An audit with one result for each outcome; its checks are called `wcag#2-4-3`. What matches no criterion is
    /// reported. Complexity: O(n).
    public static func read(_ file: SourceFile, diagnostics: inout DiagnosticList) -> AuditFile? {
        guard let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics) else {
            return nil
        }
        var reader = OtherToolReader(file: file)
        if let assertions = node["auditSample"]?.array ?? node["auditResult"]?.array ?? node["@graph"]?.array {
            for assertion in assertions { reader.readAssertion(assertion) }
        } else {
            let results = node["results"] ?? node
            for (member, outcome) in [
                ("violations", EARL.Outcome.failed), ("failed", .failed), ("incomplete", .cantTell),
                ("needsReview", .cantTell), ("passes", .passed), ("passed", .passed), ("inapplicable", .inapplicable),
                ("notApplicable", .inapplicable),
            ] {
                for rule in results[member]?.array ?? [] { reader.readRule(rule, outcome) }
            }
        }
        diagnostics.append(contentsOf: reader.diagnostics)
        guard !reader.outcomes.isEmpty else {
            diagnostics.report(
                EvaluationCodes.notAnAudit, "no result in this file names a success criterion", at: file.span(0..<0))
            return nil
        }
        return audit(of: reader.outcomes, title: node["title"]?.string ?? file.path)
    }

    private static func audit(of outcomes: [Outcome], title: String) -> AuditFile {
        let rows = outcomes.map { outcome in
            WorksheetRow(
                component: "wcag", componentTitle: "WCAG", kind: "rule", group: "imported", groupTitle: "Imported",
                anchor: outcome.criterion.split(separator: ".").joined(separator: "-"), code: outcome.criterion,
                text: WCAG.criterion(outcome.criterion)?.name ?? outcome.criterion, wcag: [outcome.criterion])
        }
        var audit = Worksheet(site: "import", contentVersion: "", title: title, rows: rows)
            .blankAudit(generatorVersion: "")
        for (index, outcome) in outcomes.enumerated() {
            audit.results[index].outcome = outcome.outcome
            audit.results[index].object.set("note", outcome.note)
            audit.results[index].object.set("mode", "semiAuto")
        }
        return audit
    }
}

private struct OtherToolReader {
    let file: SourceFile
    var diagnostics = DiagnosticList()
    var outcomes: [OtherTools.Outcome] = []

    init(file: SourceFile) { self.file = file }

    /// An EARL assertion: `test` names the criterion, `result.outcome` what came of it.
    mutating func readAssertion(_ node: JSONNode) {
        guard let test = node["test"] ?? node["testcase"] else { return }
        let names = strings(in: test)
        guard let criterion = names.compactMap(criterion).first else {
            reportUnmatched(names.first ?? "a test without a name", test.range)
            return
        }
        let result = node["result"]
        let words = result?["outcome"].map(strings) ?? []
        guard let outcome = words.compactMap(OutcomeWords.outcome).first else {
            diagnostics.report(
                EvaluationCodes.wrongValue, "the outcome for \(criterion.number) is not known",
                at: file.span(result?.range ?? node.range))
            return
        }
        guard outcome != .untested else { return }
        let note = result?["description"]?.string ?? result?["dct:description"]?.string ?? ""
        outcomes.append(.init(criterion: criterion.number, outcome: outcome, note: note))
    }

    /// A rule of axe-core: its tags such as `wcag143` name the criteria.
    mutating func readRule(_ node: JSONNode, _ outcome: EARL.Outcome) {
        let tags = node["tags"]?.array?.compactMap(\.string) ?? []
        let criteria = tags.compactMap(taggedCriterion)
        let name = node["id"]?.string ?? node["ruleId"]?.string ?? "a rule without an id"
        if criteria.isEmpty, outcome != .inapplicable { reportUnmatched(name, node.range) }
        let count = node["nodes"]?.array?.count ?? 0
        let note = [name + (count > 0 ? " (\(count))" : ""), node["help"]?.string ?? ""].filter { !$0.isEmpty }
            .joined(separator: ": ")
        for criterion in criteria {
            outcomes.append(.init(criterion: criterion.number, outcome: outcome, note: note))
        }
    }

    private mutating func reportUnmatched(_ name: String, _ range: Range<Int>) {
        diagnostics.report(
            EvaluationCodes.unmatched, "`\(name.prefix(80))` names no success criterion and is left out",
            at: file.span(range.lowerBound..<min(range.lowerBound + 1, range.upperBound)))
    }

    private func strings(in node: JSONNode) -> [String] {
        if let text = node.string { return [text] }
        return ["id", "@id", "type", "@type", "num", "title"].compactMap { node[$0] }.flatMap { value in
            value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
        }
    }

    /// `WCAG22:focus-order`, `https://www.w3.org/TR/WCAG21/#focus-order`, `2.4.3`.
    private func criterion(_ name: String) -> SuccessCriterion? {
        let word = String(name.split { $0 == "#" || $0 == ":" || $0 == "/" || $0 == " " }.last ?? "")
        return WCAG.criterion(word) ?? WCAG.criterion(slug: word) ?? WCAG.criteria.first { $0.wcag20Slug == word }
    }

    /// `wcag143` is 1.4.3, `wcag1410` is 1.4.10.
    private func taggedCriterion(_ tag: String) -> SuccessCriterion? {
        guard tag.hasPrefix("wcag") else { return nil }
        let digits = tag.dropFirst(4)
        guard digits.count >= 3, digits.allSatisfy(\.isNumber) else { return nil }
        return WCAG.criterion("\(digits.prefix(1)).\(digits.dropFirst().prefix(1)).\(digits.dropFirst(2))")
    }
}
