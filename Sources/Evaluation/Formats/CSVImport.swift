import Diagnostics
import Standards

/// Reads a table of results. Only `outcome` and one of `code` and `check_id` are needed; the columns of `CSVFormat` in
/// any order are understood, and others are kept as members `csv_…` of the results. A code may have its outcome behind
/// it as on paper (`M4 f`), and a table without a header may be nothing but such codes.
public enum CSVImport {
    /// An audit file with the answers of the table; nil when the table cannot be read.
    ///
    /// - Parameter worksheet: gives wordings, groups and criteria to answers that name only their code.
    public static func read(
        _ file: SourceFile, worksheet: Worksheet? = nil, diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        let file = TextEncoding.utf8(file, guesses: true, diagnostics: &diagnostics)
        guard let table = CSVTable.read(file, diagnostics: &diagnostics) else { return nil }
        guard let header = table.lines.first else {
            diagnostics.report(EvaluationCodes.table, "the table is empty", at: file.whole)
            return nil
        }
        if isList(header), ShortCodes.holds(header.map(\.text), worksheet: worksheet) {
            return ShortCodes.audit(file, worksheet: worksheet, isTable: true, diagnostics: &diagnostics)
        }
        let columns = columns(of: header, in: file, &diagnostics)
        guard hasNeeded(columns, table, in: file, &diagnostics) else { return nil }
        var builder = CSVAuditBuilder(file: file, columns: columns, width: header.count, worksheet: worksheet)
        for line in table.lines.dropFirst() { builder.append(line) }
        diagnostics.append(contentsOf: builder.diagnostics)
        reportIncompleteLine(table, header, in: file, &diagnostics)
        return builder.audit
    }

    /// The answers of a table with columns, and the line of each.
    static func answers(
        in file: SourceFile, worksheet: Worksheet?
    ) -> (audit: AuditFile, ranges: [AuditResult.Key: Range<Int>], file: SourceFile)? {
        var ignored = DiagnosticList()
        let file = TextEncoding.utf8(file, guesses: true, diagnostics: &ignored)
        guard let table = CSVTable.read(file, diagnostics: &ignored), let header = table.lines.first else { return nil }
        let columns = columns(of: header, in: file, &ignored)
        var builder = CSVAuditBuilder(file: file, columns: columns, width: header.count, worksheet: worksheet)
        for line in table.lines.dropFirst() { builder.append(line) }
        return (builder.audit, builder.ranges, file)
    }

    /// Whether a first line names no column, so that the table may be a list of codes.
    private static func isList(_ header: [CSVTable.Cell]) -> Bool {
        header.allSatisfy { !CSVFormat.columns.contains($0.text.trimmed.lowercased()) }
    }

    private static func columns(
        of header: [CSVTable.Cell], in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) -> [String: Int] {
        var columns: [String: Int] = [:]
        for (index, cell) in header.enumerated() {
            let name = cell.text.trimmed.lowercased()
            guard !name.isEmpty else { continue }
            guard columns[name] == nil else {
                diagnostics.append(
                    Diagnostic(
                        EvaluationCodes.table, "the column `\(name.prefix(80))` is given twice; the first one counts",
                        at: file.span(cell.range), help: "the other one is kept as it is", severity: .warning))
                var number = 2
                while columns["\(name)_\(number)"] != nil { number += 1 }
                columns["\(name)_\(number)"] = index
                continue
            }
            columns[name] = index
        }
        return columns
    }

    /// Whether the columns without which there is nothing to read are there.
    private static func hasNeeded(
        _ columns: [String: Int], _ table: CSVTable, in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) -> Bool {
        let hasCode = columns["code"] != nil || columns["check_id"] != nil
        let isOutcomeInCode =
            columns["code"].map { index in
                table.lines.dropFirst().contains {
                    index < $0.count && CSVAuditBuilder.outcome(inCode: $0[index].text) != nil
                }
            } ?? false
        if hasCode, columns["outcome"] != nil || isOutcomeInCode { return true }
        let missing = columns["outcome"] == nil ? "outcome" : "code"
        let header = table.lines.first ?? []
        diagnostics.report(
            EvaluationCodes.table, "the table has no column `\(missing)`",
            at: file.span((header.first?.range.lowerBound ?? 0)..<(header.last?.range.upperBound ?? 0)),
            help: "the first line names the columns; `outcome` and `code` or `check_id` are needed",
            suggestions: NearestName.suggestions(for: missing, among: columns.keys.sorted()))
        return false
    }

    private static func reportIncompleteLine(
        _ table: CSVTable, _ header: [CSVTable.Cell], in file: SourceFile, _ diagnostics: inout DiagnosticList
    ) {
        guard table.endsInsideLine, table.lines.count > 1, let last = table.lines.last, last.count < header.count,
            let start = last.first?.range.lowerBound, let end = last.last?.range.upperBound
        else { return }
        diagnostics.report(
            EvaluationCodes.incompleteLine, "the last line has \(last.count) of \(header.count) cells",
            at: file.span(start..<end), help: "is the file cut off? What it holds is read")
    }
}
