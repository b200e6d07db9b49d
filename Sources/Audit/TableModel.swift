import ARIA
import HTML

/// The cells of a table in their rows and columns (HTML Standard 4.9.12, Forming a table).
struct TableModel {
    struct Cell {
        let element: NodeID
        let row: Int
        let column: Int
        var rowSpan: Int
        let columnSpan: Int
        /// A th element.
        let isHeader: Bool

        var rows: Range<Int> { row..<row + rowSpan }
        var columns: Range<Int> { column..<column + columnSpan }
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// A table with more slots than this is not taken apart; `isComplete` is false then.
    private static let slotLimit = 200_000
    private(set) var isComplete = true

    init(_ table: NodeID, _ document: Document) {
        var rows: [NodeID] = []
        for child in document.childElements(table) {
            switch document.tagName(child) {
            case .tr: rows.append(child)
            case .thead, .tbody, .tfoot:
                rows += document.childElements(child).filter { document.isHTML($0, .tr) }
            default: break
            }
        }
        place(rows, document)
    }

    private mutating func place(_ rows: [NodeID], _ document: Document) {
        // For each column the first row in which it is free again.
        var freeFrom: [Int] = []
        var slots = 0
        for (row, element) in rows.enumerated() {
            var column = 0
            for child in document.childElements(element) {
                let isHeader = document.isHTML(child, .th)
                guard isHeader || document.isHTML(child, .td) else { continue }
                while column < freeFrom.count, freeFrom[column] > row { column += 1 }
                let columnSpan = TableModel.span(document.attribute(child, .colspan), limit: 1000)
                let rowSpan =
                    document.attribute(child, .rowspan)?.trimmedASCII == "0"
                    ? rows.count - row
                    : min(TableModel.span(document.attribute(child, .rowspan), limit: 65_534), rows.count - row)
                slots += columnSpan
                guard slots < TableModel.slotLimit else {
                    isComplete = false
                    return
                }
                while freeFrom.count < column + columnSpan { freeFrom.append(0) }
                for index in column..<column + columnSpan { freeFrom[index] = row + rowSpan }
                cells.append(
                    Cell(
                        element: child, row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan,
                        isHeader: isHeader))
                column += columnSpan
            }
        }
        rowCount = rows.count
        columnCount = freeFrom.count
    }

    private static func span(_ value: String?, limit: Int) -> Int {
        guard let value, let number = Int(value.trimmedASCII), number > 0 else { return 1 }
        return min(number, limit)
    }
}
