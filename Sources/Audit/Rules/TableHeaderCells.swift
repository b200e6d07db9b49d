import ARIA
import HTML

extension Rule {
    /// Header cells without cells.
    static let tableHeaderCells = Rule(
        id: "th-has-cells", title: "Header cells have data cells", group: .structure, criteria: ["1.3.1"], level: .A,
        severity: .warning, act: ["d0f69e"], axe: ["th-has-data-cells"],
        why: "A header that heads nothing is read for no cell; often the cells it was meant for lack it.",
        howToFix: "Add scope, or use td.",
        examples: [
            .passed("A cell below the header", "<table><tr><th>Time</th></tr><tr><td>05:41</td></tr></table>"),
            .failed(
                "Nothing below or beside the second header",
                "<table><tr><th>Time</th><th>Place</th></tr><tr><td>05:41</td></tr></table>"),
            .inapplicable("The table is only for layout", "<table role=\"none\"><tr><th>Time</th></tr></table>"),
        ],
        check: .elements(.tags([.table])) { table, page, verdicts in
            guard page.isDataTable(table), !page.isHidden(table) else { return }
            let model = page.tableModel(table)
            guard model.isComplete else { return }
            for (index, cell) in model.cells.enumerated() where cell.isHeader {
                switch page.role(cell.element) {
                case .columnheader, .rowheader: break
                default: continue
                }
                guard !page.isHidden(cell.element) else { continue }
                judge(index, model, page, &verdicts)
            }
        })

    private static func judge(_ index: Int, _ model: TableModel, _ page: Page, _ verdicts: inout Verdicts) {
        let header = model.cells[index]
        let scope = page.attribute(header.element, .scope)?.lowercased() ?? ""
        let id = page.attribute(header.element, .id)
        var hasOtherHeader = false
        for cell in model.cells where cell.element != header.element {
            let isBelow = cell.columns.overlaps(header.columns) && cell.row >= header.rows.upperBound
            let isBeside = cell.rows.overlaps(header.rows) && cell.column >= header.columns.upperBound
            let isNamed =
                id.map { id in
                    page.attribute(cell.element, .headers)?.spaceSeparatedTokens.contains(id) == true
                } ?? false
            let isAssigned: Bool
            switch scope {
            case "row": isAssigned = isBeside
            case "col": isAssigned = isBelow
            case "rowgroup", "colgroup": isAssigned = isBelow || isBeside
            default: isAssigned = isBelow || isBeside && isRowHeader(header, model)
            }
            guard isAssigned || isNamed else { continue }
            if cell.isHeader, page.role(cell.element) != .cell, page.role(cell.element) != .gridcell {
                hasOtherHeader = true
            } else {
                verdicts.pass()
                return
            }
        }
        if hasOtherHeader {
            verdicts.cantTell(header.element, "do the other header cells belong to this one?")
        } else if model.cells.allSatisfy(\.isHeader) {
            verdicts.cantTell(header.element, "the table has no data cells: does a script add them?")
        } else {
            verdicts.fail(header.element, "no cell belongs to this header cell")
        }
    }

    /// A header without a scope heads its row when data cells stand in the row (HTML Standard 4.9.12.2).
    private static func isRowHeader(_ header: TableModel.Cell, _ model: TableModel) -> Bool {
        model.cells.contains { !$0.isHeader && $0.rows.overlaps(header.rows) }
    }
}
