import ARIA
import HTML

extension Rule {
    /// Captions in the disguise of cells, and captions said twice.
    static let tableCaption = Rule(
        id: "table-caption", title: "Captions are captions, once", group: .structure, severity: .note,
        axe: ["table-fake-caption", "table-duplicate-name"],
        why: "A cell over the whole width is read as the first row; a caption is the table's name.",
        howToFix: "Use caption; drop a summary that says the same.",
        examples: [
            .passed("A caption", "<table><caption>Hours</caption><tr><th>A<th>B<tr><td>1<td>2</table>"),
            .failed(
                "A cell instead of a caption",
                #"<table><tr><td colspan="2">Hours<tr><th>A<th>B<tr><td>1<td>2</table>"#),
            .failed(
                "The summary repeats the caption",
                #"<table summary="Hours"><caption>Hours</caption><tr><th>A<tr><td>1</table>"#),
            .inapplicable("No caption of any kind", "<table><tr><th>A<th>B<tr><td>1<td>2</table>"),
        ],
        check: .elements(.tags([.table])) { table, page, verdicts in
            guard page.isDataTable(table), !page.isHidden(table) else { return }
            let caption = page.document.childElements(table).first { page.isHTML($0, .caption) }
            if let caption {
                let text = page.document.textContent(caption).collapsingSpace
                if let summary = page.attribute(table, .summary)?.collapsingSpace, !text.isEmpty, summary == text {
                    verdicts.fail(.attribute(table, .summary), "the summary repeats the caption")
                } else {
                    verdicts.pass()
                }
                return
            }
            let model = page.tableModel(table)
            guard model.columnCount > 1, model.rowCount > 2, let first = model.cells.first, !first.isHeader,
                first.columnSpan == model.columnCount, model.cells.contains(where: \.isHeader)
            else { return }
            verdicts.fail(first.element, "the first cell of the table stands where a caption belongs")
        })
}
