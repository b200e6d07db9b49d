import ARIA
import HTML

extension Rule {
    /// Cells of larger tables without a header.
    static let tableCellHeader = Rule(
        id: "td-has-header", title: "Data cells of larger tables have headers", group: .structure,
        criteria: ["1.3.1"], level: .A, severity: .warning, axe: ["td-has-header"],
        why: "In a large table nobody who hears one cell at a time remembers what the column was.",
        howToFix: "Mark the header row or the header column with th.",
        examples: [
            .passed(
                "A header row",
                """
                <table><tr><th>A<th>B<th>C<tr><td>1<td>2<td>3<tr><td>4<td>5<td>6<tr><td>7<td>8<td>9</table>
                """),
            .failed(
                "One column has no header",
                """
                <table><tr><th>A<th>B<td><tr><td>1<td>2<td>3<tr><td>4<td>5<td>6<tr><td>7<td>8<td>9</table>
                """),
            .inapplicable("A small table", "<table><tr><td>1<td>2</table>"),
        ],
        check: .elements(.tags([.table])) { table, page, verdicts in
            guard page.isDataTable(table), !page.isHidden(table) else { return }
            let model = page.tableModel(table)
            guard model.isComplete, model.rowCount > 3, model.columnCount >= 3,
                model.cells.contains(where: \.isHeader)
            else { return }
            var headedColumns = Set<Int>()
            var headedRows = Set<Int>()
            for cell in model.cells where cell.isHeader {
                headedColumns.formUnion(cell.columns)
                headedRows.formUnion(cell.rows)
            }
            verdicts.pass()
            for cell in model.cells where !cell.isHeader {
                guard !headedColumns.contains(cell.column), !headedRows.contains(cell.row),
                    !page.has(cell.element, .headers), !page.document.textContent(cell.element).isBlank
                else { continue }
                verdicts.fail(cell.element, "neither the column nor the row of this cell has a header")
                return
            }
        })
}
