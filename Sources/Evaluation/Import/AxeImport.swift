import Diagnostics
import Standards

/// Results of axe-core: one object, or one for each page. The tags of a rule, such as `wcag143`, name its criteria.
enum AxeImport {
    private static let lists: [(member: String, outcome: EARL.Outcome)] = [
        ("violations", .failed), ("incomplete", .cantTell), ("passes", .passed), ("inapplicable", .inapplicable),
    ]

    static func isKnown(_ node: JSONNode) -> Bool {
        pages(of: node).contains { page in lists.contains { page[$0.member]?.array != nil } }
    }

    private static func pages(of node: JSONNode) -> [JSONNode] {
        (node.array ?? [node]).map { $0["results"] ?? $0["axeResults"] ?? $0 }
    }

    static func read(_ node: JSONNode, _ outcomes: inout ImportedOutcomes) {
        for page in pages(of: node) {
            for (member, outcome) in lists {
                for rule in page[member]?.array ?? [] {
                    let count = rule["nodes"]?.array?.count ?? 0
                    let parts = [count > 0 ? CountText.of(count, "place") : "", rule["help"]?.string ?? ""]
                    read(
                        rule, outcome, note: parts.filter { !$0.isEmpty }.joined(separator: ": "),
                        sample: page["url"]?.string, date: page["timestamp"]?.string, &outcomes)
                }
            }
        }
    }

    /// A rule with its tags, `id` or `ruleId`.
    static func read(
        _ rule: JSONNode, _ outcome: EARL.Outcome, note: String, sample: String?, date: String?,
        _ outcomes: inout ImportedOutcomes
    ) {
        let criteria = (rule["tags"]?.array ?? []).compactMap { $0.string.flatMap(criterion) }
        let name = rule["id"]?.string ?? rule["ruleId"]?.string ?? "a rule without an id"
        if criteria.isEmpty { outcomes.reportUnmatched(name, outcome, at: rule) }
        for criterion in criteria {
            outcomes.append(
                .init(
                    criterion: criterion, rule: name, outcome: outcome, note: note, sample: sample, date: date ?? "",
                    mode: "automatic"))
        }
    }

    /// `wcag143` is 1.4.3, `wcag1410` is 1.4.10.
    private static func criterion(_ tag: String) -> SuccessCriterion? {
        guard tag.hasPrefix("wcag") else { return nil }
        let digits = tag.dropFirst(4)
        guard digits.count >= 3, digits.allSatisfy(\.isNumber) else { return nil }
        return WCAG.criterion("\(digits.prefix(1)).\(digits.dropFirst().prefix(1)).\(digits.dropFirst(2))")
    }
}
