import ARIA
import HTML

extension Rule {
    /// Header cells without text.
    static let headerCellName = Rule(
        id: "th-name", title: "Header cells are not empty", group: .names, severity: .warning,
        axe: ["empty-table-header"],
        why: "An empty header cell is read as a header without words for each cell that it heads.",
        howToFix: "Write text in the header cell, or use td.",
        examples: [
            .passed("Text", "<table><tr><th>Time</th></tr><tr><td>05:41</td></tr></table>"),
            .failed("Nothing", "<table><tr><th></th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>"),
            .inapplicable("An empty td in the corner", "<table><tr><td></td></tr></table>"),
        ],
        check: .elements(.tags([.th])) { element, page, verdicts in
            guard !page.isHidden(element), let table = page.table(around: element), page.isDataTable(table) else {
                return
            }
            switch page.role(element) {
            case .columnheader, .rowheader: break
            default: return
            }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the header cell is empty")
            } else {
                verdicts.pass()
            }
        })
}
