import HTML

extension Rule {
    /// tabindex above zero.
    static let tabindexPositive = Rule(
        id: "tabindex-positive", title: "No positive tabindex", group: .keyboard, severity: .warning,
        axe: ["tabindex"],
        why: "Positive values come before everything else on the page: the focus jumps about.",
        howToFix: "Use 0, and put the elements in the order in which they should be reached.",
        examples: [
            .passed("In the order of the page", "<div tabindex=\"0\">A</div>"),
            .passed("Focused only by script", "<h1 tabindex=\"-1\">A</h1>"),
            .failed("Before everything else", "<a href=\"a.html\" tabindex=\"3\">A</a>"),
            .inapplicable("There is no tabindex", "<a href=\"a.html\">A</a>"),
        ],
        check: .elements(.attributes([.tabindex])) { element, page, verdicts in
            guard page.tree.isRendered(element), let value = page.tree.tabindex(element) else { return }
            if value > 0 {
                verdicts.fail(.attribute(element, .tabindex), "tabindex is \(value)")
            } else {
                verdicts.pass()
            }
        })
}
