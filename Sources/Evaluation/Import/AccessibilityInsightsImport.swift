import Diagnostics
import Standards

/// What Accessibility Insights for Web exports of an assessment (results by criterion, each with its requirements), and
/// the combined reports of its scanners (results by rule).
enum AccessibilityInsightsImport {
    static func isKnown(_ node: JSONNode) -> Bool {
        node["results"]?["resultsByRule"] != nil
            || node["results"]?.array?.contains { $0["wcagNumber"] != nil } ?? false
    }

    static func read(_ node: JSONNode, _ outcomes: inout ImportedOutcomes) {
        if let rules = node["results"]?["resultsByRule"] { return readRules(rules, of: node, &outcomes) }
        let sample = [node["title"]?.string, node["url"]?.string].compactMap { $0 }.first { !$0.isEmpty }
        let date = node["date"]?.string ?? ""
        for result in node["results"]?.array ?? [] {
            let number = result["wcagNumber"]?.string ?? ""
            guard let criterion = WCAG.criterion(number) else {
                let word = result["status"]?.string ?? ""
                outcomes.reportUnmatched(
                    number.isEmpty ? result["wcagName"]?.string ?? "a result" : number, OutcomeWords.outcome(word),
                    at: result)
                continue
            }
            // What the tool calls incomplete has not been looked at yet.
            for (list, outcome) in [
                ("requirementsFailed", EARL.Outcome.failed), ("requirementsIncomplete", .untested),
                ("requirementsPassed", .passed),
            ] {
                for requirement in result[list]?.array ?? [] {
                    outcomes.append(
                        .init(
                            criterion: criterion, rule: requirement["requirementKey"]?.string ?? "", outcome: outcome,
                            note: note(of: requirement), sample: sample, date: date, mode: "semiAuto"))
                }
            }
        }
    }

    /// What is asked, and where it fails.
    private static func note(of requirement: JSONNode) -> String {
        let instances = (requirement["instances"]?.array ?? []).map { instance in
            [instance["comment"]?.string, instance["path"]?.string, instance["snippet"]?.string]
                .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return ([requirement["requirementDescription"]?.string ?? ""] + instances).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private static func readRules(_ rules: JSONNode, of node: JSONNode, _ outcomes: inout ImportedOutcomes) {
        let base = node["scanDetails"]?["baseUrl"]?.string
        let date = node["scanDetails"]?["scanComplete"]?.string
        for group in rules["failed"]?.array ?? [] {
            for failure in group["failed"]?.array ?? [] {
                guard let rule = failure["rule"] else { continue }
                let pages = (failure["urls"]?.array ?? []).compactMap { $0.string ?? $0["url"]?.string }
                let note = [rule["description"]?.string, failure["elementSelector"]?.string].compactMap { $0 }
                    .filter { !$0.isEmpty }.joined(separator: "\n")
                for page in pages.isEmpty ? [base].map({ $0 ?? "" }) : pages {
                    AxeImport.read(
                        rule, .failed, note: note, sample: page.isEmpty ? nil : page, date: date, &outcomes)
                }
            }
        }
        for (list, outcome) in [("passed", EARL.Outcome.passed), ("notApplicable", .inapplicable)] {
            for rule in rules[list]?.array ?? [] {
                AxeImport.read(
                    rule, outcome, note: rule["description"]?.string ?? "", sample: base, date: date, &outcomes)
            }
        }
    }
}
