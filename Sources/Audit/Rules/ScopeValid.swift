import HTML

extension Rule {
    /// scope where it means nothing.
    static let scopeValid = Rule(
        id: "scope-valid", title: "scope is used as specified", group: .structure, severity: .warning,
        axe: ["scope-attr-valid"],
        why: "A scope that is not understood is not used: the header goes to the cells that the browser guesses.",
        howToFix: "Put scope on th, with row, col, rowgroup or colgroup.",
        examples: [
            .passed("A column header", "<table><tr><th scope=\"col\">A</th></tr><tr><td>1</td></tr></table>"),
            .failed("There is no such scope", "<table><tr><th scope=\"column\">A</th></tr><tr><td>1</td></tr></table>"),
            .failed("A data cell has no scope", "<table><tr><td scope=\"row\">A</td><td>1</td></tr></table>"),
            .inapplicable("There is no scope", "<table><tr><th>A</th></tr></table>"),
        ],
        check: .elements(.attributes([.scope])) { element, page, verdicts in
            guard page.document.namespace(element) == .html, let scope = page.attribute(element, .scope) else { return }
            if !page.isHTML(element, .th) {
                verdicts.fail(.attribute(element, .scope), "scope stands on a `\(page.document.tagName(element).text)`")
            } else if ["row", "col", "rowgroup", "colgroup"].contains(scope.lowercased()) {
                verdicts.pass()
            } else {
                verdicts.fail(.attribute(element, .scope), "there is no scope `\(scope)`")
            }
        })
}
