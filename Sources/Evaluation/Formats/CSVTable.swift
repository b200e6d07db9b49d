import Diagnostics

/// The cells of a CSV file with their places. RFC 4180, and what spreadsheets make of it: LF, CRLF or CR; `,`, `;` or a
/// tab between cells; a byte order mark.
struct CSVTable {
    struct Cell {
        /// Unquoted, and with the apostrophe taken off that defuses formulas.
        var text: String
        /// Byte offsets in the file, quotes included.
        var range: Range<Int>
    }

    /// The lines, without those that hold nothing.
    private(set) var lines: [[Cell]] = []
    /// The last line is not ended by a line break.
    private(set) var endsInsideLine = false

    /// Nil when a quote is never closed. The file is UTF-8. Complexity: O(n).
    static func read(_ file: SourceFile, diagnostics: inout DiagnosticList) -> CSVTable? {
        let bytes = file.bytes
        var scanner = CSVScanner(bytes: bytes)
        var table = CSVTable()
        while let line = scanner.line() {
            if let unclosed = scanner.unclosedQuote {
                diagnostics.report(
                    EvaluationCodes.damaged, "the quote is never closed", at: file.span(unclosed..<(unclosed + 1)),
                    help: "is the file cut off?")
                return nil
            }
            if line.contains(where: { !$0.text.isEmpty }) { table.lines.append(line) }
        }
        table.endsInsideLine = bytes.last != 0x0A && bytes.last != 0x0D
        return table
    }
}

/// Takes lines of cells from bytes.
private struct CSVScanner {
    let bytes: [UInt8]
    let separator: UInt8
    var position: Int
    /// Where a quote starts that was never closed.
    var unclosedQuote: Int?

    init(bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        separator = CSVScanner.separator(of: bytes[position...])
    }

    /// The commonest of the three separators in the first line.
    private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let candidates: [UInt8] = [0x2C, 0x3B, 0x09]
        return candidates.max { left, right in
            line.count { $0 == left } < line.count { $0 == right }
        }.flatMap { best in line.contains(best) ? best : nil } ?? 0x2C
    }

    mutating func line() -> [CSVTable.Cell]? {
        guard position < bytes.count else { return nil }
        var cells: [CSVTable.Cell] = []
        while true {
            cells.append(cell())
            guard position < bytes.count, bytes[position] == separator else { break }
            position += 1
        }
        if position < bytes.count {
            if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
            position += 1
        }
        return cells
    }

    private mutating func cell() -> CSVTable.Cell {
        let start = position
        var text: [UInt8] = []
        if position < bytes.count, bytes[position] == 0x22 {
            position += 1
            var isClosed = false
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == 0x22 {
                    if position < bytes.count, bytes[position] == 0x22 {
                        position += 1
                    } else {
                        isClosed = true
                        break
                    }
                }
                text.append(byte)
            }
            if !isClosed { unclosedQuote = start }
        }
        // What stands behind a closing quote is no valid CSV; it is kept as text.
        while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A, bytes[position] != 0x0D {
            text.append(bytes[position])
            position += 1
        }
        let cell = CSVWriter.restored(String(decoding: text, as: UTF8.self))
        return CSVTable.Cell(text: cell, range: start..<position)
    }
}
