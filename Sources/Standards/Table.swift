/// One line of a data table: its columns in order. A missing column is empty.
struct TableRow {
    private let columns: [Substring]

    fileprivate init(_ columns: [Substring]) { self.columns = columns }

    subscript(column: Int) -> String { column < columns.count ? String(columns[column]) : "" }

    /// Nil for an empty column.
    func optional(_ column: Int) -> String? {
        let text = self[column]
        return text.isEmpty ? nil : text
    }

    /// The parts of a column between separators; none for an empty column.
    func list(_ column: Int, separator: Character = " ") -> [String] {
        self[column].split(separator: separator).map(String.init)
    }
}

/// The lines of a data table, their columns separated by `|`. Complexity: O(n) in the length of the text.
func tableRows(_ text: String) -> [TableRow] {
    text.split(separator: "\n").map { TableRow($0.split(separator: "|", omittingEmptySubsequences: false)) }
}
