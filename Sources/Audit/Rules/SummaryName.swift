import ARIA
import HTML

extension Rule {
    /// Summaries without a name.
    static let summaryName = Rule(
        id: "summary-name", title: "summary elements have a name", group: .names, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["2t702h"], axe: ["summary-name"],
        why: "The summary is the button that opens the details; without a name one opens it blindly.",
        howToFix: "Write text in the summary.",
        examples: [
            .passed("Named by its text", "<details><summary>Opening times</summary>At all hours.</details>"),
            .failed("Nothing inside", "<details><summary></summary>At all hours.</details>"),
            .inapplicable("Not the summary of a details element", "<summary></summary>"),
        ],
        check: .elements(.tags([.summary])) { element, page, verdicts in
            guard page.document.isSummaryForParentDetails(element), !page.isHidden(element) else { return }
            if let role = page.tree.explicitRole(element), role.isPresentational { return }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the summary has no name")
            } else {
                verdicts.pass()
            }
        })
}
