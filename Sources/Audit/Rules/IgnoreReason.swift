import Diagnostics
import HTML

extension Rule {
    /// Comments that accept findings without saying why.
    static let ignoreReason = Rule(
        id: "ignore-reason", title: "Comments that accept a finding name its rule and give a reason", group: .markup,
        severity: .warning,
        why: "An exception without a reason cannot be judged by the next person, so such a comment has no effect.",
        howToFix: "Write <!-- handrail-ignore RULE: the reason --> before the element.",
        examples: [
            .passed(
                "The rule and the reason",
                "<!-- handrail-ignore img-name: named in the caption below --><img src=\"a.png\">"),
            .failed("No reason", "<!-- handrail-ignore img-name --><img src=\"a.png\">"),
            .failed(
                "There is no such rule",
                "<!-- handrail-ignore image-alt: named in the caption below --><img src=\"a.png\">"),
            .inapplicable("Another comment", "<!-- The logo --><img src=\"a.png\" alt=\"Home\">"),
        ],
        check: .page { page, verdicts in
            guard page.file.source.bytes.contains(OptOutComment.marker) else { return }
            for node in page.document.allNodes where page.document.kind(node) == .comment {
                guard let text = OptOutText(page.document.text(node)) else { continue }
                if text.reason.isEmpty {
                    verdicts.fail(.range(page.range(of: node)), "this comment gives no reason and has no effect")
                } else if let unknown = text.rules.first(where: { Rules.rule($0) == nil }) {
                    let near = NearestName.suggestions(for: unknown, among: Rules.all.map(\.id), limit: 1).first
                    verdicts.fail(
                        .range(page.range(of: node)), "this comment names `\(unknown)`, which is no audit rule",
                        fix: near.map { "Did you mean `\($0)`?" })
                } else if text.rules.isEmpty {
                    verdicts.fail(.range(page.range(of: node)), "this comment names no rule and has no effect")
                } else {
                    verdicts.pass()
                }
            }
        })
}
