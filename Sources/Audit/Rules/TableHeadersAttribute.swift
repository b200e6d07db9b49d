import ARIA
import HTML

extension Rule {
    /// headers attributes that do not name cells of their table.
    static let tableHeadersAttribute = Rule(
        id: "td-headers", title: "headers= points to header cells of the table", group: .structure,
        criteria: ["1.3.1"], level: .A, severity: .error, act: ["a25f45"], axe: ["td-headers-attr"],
        why: "A screen reader reads the headers that a cell names; one that is not in the table is read for none.",
        howToFix: "Use the ids of header cells of the same table.",
        examples: [
            .passed(
                "The header is in the table",
                "<table><tr><th id=\"p\">Project</th></tr><tr><td headers=\"p\">15 %</td></tr></table>"),
            .failed(
                "The header is in another table",
                """
                <table><tr><th id="p">Project</th></tr></table>
                <table><tr><td headers="p">15 %</td></tr></table>
                """),
            .failed("A cell names itself", "<table><tr><td id=\"p\" headers=\"p\">15 %</td></tr></table>"),
            .inapplicable(
                "The table is only for layout", #"<table role="none"><tr><td headers="p">A</td></tr></table>"#),
        ],
        check: .elements(.attributes([.headers])) { element, page, verdicts in
            guard page.isHTML(element, .td) || page.isHTML(element, .th), page.tree.isVisible(element),
                let table = page.table(around: element), page.isDataTable(table)
            else { return }
            for token in page.attribute(element, .headers)?.spaceSeparatedTokens ?? [] {
                let target = page.tree.element(withID: token)
                if target == element {
                    verdicts.fail(.attribute(element, .headers), "the cell names itself as its header")
                } else if let target, page.isHTML(target, .th) || page.isHTML(target, .td),
                    page.table(around: target) == table
                {
                    verdicts.pass()
                } else {
                    verdicts.fail(
                        .attribute(element, .headers), "no cell of this table has the id `\(token)`")
                }
            }
        })
}
