import Diagnostics
import Testing

@testable import Evaluation

@Suite("Every column of a table")
struct TableFieldTests {
    /// A valid cell for each column.
    private static let cells: [String: String] = [
        "audit_id": "6f3f0f0e-2f0f-4a5e-9f0a-0d9a3b1c7e11", "component": "dialog.modal", "kind": "must",
        "group": "code",
        "code": "dialog.modal M4", "check_id": "dialog.modal#m4", "wcag": "2.4.3", "wcag_level": "A",
        "en301549": "11.2.4.3", "text_size": "large", "outcome": "failed", "severity": "major", "cause": "app",
        "finding_status": "open", "tested_at": "2026-11-30T09:00:00Z", "state": "current",
        "fingerprint": "00ffee00ffee00ff",
    ]
    /// Columns that are worked out when a table is written.
    private static let derived: Set = ["wcag_level", "en301549"]

    private func table(_ changes: [String: String] = [:], columns: [String] = CSVFormat.columns) -> [UInt8] {
        var writer = CSVWriter(header: columns)
        writer.append(columns.map { changes[$0] ?? Self.cells[$0] ?? "some \($0)" })
        return writer.bytes
    }

    private func read(_ bytes: [UInt8]) -> (audit: AuditFile?, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticList()
        let audit = CSVImport.read(SourceFile(path: "a.csv", bytes: bytes), diagnostics: &diagnostics)
        return (audit, diagnostics.all)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `a line with every column is read without a word and written back the same`() {
        let (audit, diagnostics) = read(table())
        #expect(diagnostics.map(\.message) == [])
        #expect(audit.map { text(CSVFormat.bytes(of: $0)) } == text(table()))
    }

    @Test(arguments: CSVFormat.columns)
    func `texts of every kind survive in every column`(column: String) {
        let texts = [
            "=SUM(A1:A9)", "+1", "-1", "@x", "\t=1", "'=1", "'", "a \"b\", c; d", "line\nbreak", "line\r\nbreak", "  ",
            String(repeating: "x", count: 20_000), "日本 ✓ e\u{301} 😀", "\u{2400}",
        ]
        for cell in texts {
            let (audit, diagnostics) = read(table([column: cell]))
            #expect(diagnostics.allSatisfy { $0.message.utf8.count < 400 && $0.span?.start.line == 2 }, "\(column)")
            guard let audit, !Self.derived.contains(column) else { continue }
            if column == "outcome" {
                #expect(
                    audit.results.first?.note.hasPrefix(cell) == true || cell == "  " || cell == "-1" || cell == "+1",
                    "\(cell)")
            } else if column == "wcag" {
                #expect(
                    audit.results.first?.wcag == cell.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init))
            } else if ["check_id", "component"].contains(column) {
                let written = text(CSVFormat.bytes(of: audit))
                #expect(
                    written.contains(cell.trimmed.prefix(20).replacing("\"", with: "\"\"")) || cell.trimmed.isEmpty,
                    "\(column): \(cell.prefix(40))")
            } else {
                let expected =
                    cell.trimmed.isEmpty && column == "code"
                    ? table([column: ""]) : table([column: column == "code" ? cell.trimmed : cell])
                #expect(text(CSVFormat.bytes(of: audit)) == text(expected), "\(column): \(cell.prefix(40))")
            }
        }
    }

    @Test(arguments: [
        ("kind", "musts", "2:", "must"), ("wcag", "2.4.3 9.9.9", "2:", ""), ("text_size", "huge", "2:", ""),
        ("outcome", "pased", "2:", "passed"), ("severity", "mayor", "2:", "major"), ("cause", "apq", "2:", "app"),
        ("finding_status", "opn", "2:", "open"), ("tested_at", "30/11/2026", "2:", ""),
        ("state", "curent", "2:", "current"),
        ("fingerprint", "xyz", "2:", ""), ("audit_id", "1", "2:", ""),
    ])
    func `a value that a column cannot have is told at its cell and kept`(
        column: String, cell: String, place: String, suggestion: String
    ) {
        let bytes = table([column: cell])
        let (audit, diagnostics) = read(bytes)
        #expect(diagnostics.map(\.code) == [EvaluationCodes.wrongValue], "\(diagnostics.map(\.message))")
        let span = diagnostics.first?.span
        #expect(span.map { $0.file.text(in: $0.range) } == cell && span?.start.line == 2)
        #expect(suggestion.isEmpty || diagnostics.first?.suggestions.first == suggestion)
        #expect(audit.map { text(CSVFormat.bytes(of: $0)).contains(cell) } == true)
    }

    @Test(arguments: CSVFormat.columns)
    func `a column that is given twice is told, and its second cell is kept`(column: String) {
        let (audit, diagnostics) = read(table(columns: CSVFormat.columns + [column]))
        #expect(diagnostics.map(\.message) == ["the column `\(column)` is given twice; the first one counts"])
        #expect(audit?.results.first?.object.string("csv_\(column)_2") == Self.cells[column] ?? "some \(column)")
    }

    @Test(arguments: CSVFormat.columns)
    func `a column that is missing is no fault, but for the outcome and the name of the check`(column: String) {
        let (audit, diagnostics) = read(table(columns: CSVFormat.columns.filter { $0 != column }))
        if column == "outcome" {
            #expect(audit == nil && diagnostics.map(\.code) == [EvaluationCodes.table])
        } else {
            #expect(audit?.results.first?.id == "dialog.modal#m4")
            #expect(diagnostics.allSatisfy { $0.severity == .note }, "\(diagnostics.map(\.message))")
        }
    }

    @Test func `columns and cells that nobody knows come back when the table is written again`() {
        let bytes = Array(
            "code,outcome,Team,reviewed by\r\ndialog.modal M4,passed,blue,=Ada\r\n,\r\nmenu.basic D1,f,,,left over\r\n"
                .utf8)
        let (audit, diagnostics) = read(bytes)
        #expect(
            diagnostics.map { "\($0.span?.start.line ?? 0) \($0.message)" }
                == [
                    "3 this line names no check", "4 this cell has no column; it is kept",
                ].filter { !$0.hasPrefix("3") })
        let first = audit.map { text(CSVFormat.bytes(of: $0)) } ?? ""
        #expect(first.split(separator: "\r\n").first?.hasSuffix(",fingerprint,column_5,reviewed by,team") == true)
        #expect(first.contains(",,'=Ada,blue\r\n") && first.contains(",left over,,\r\n"))
        let (again, _) = read(Array(first.utf8))
        #expect(again.map { text(CSVFormat.bytes(of: $0)) } == first)
    }

    @Test func `a table that is cut off is told where it ends, and what it holds is read`() {
        let whole = table()
        for end in stride(from: whole.count - 3, to: 0, by: -7) {
            let (audit, diagnostics) = read(Array(whole[..<end]))
            let codes = Set(diagnostics.map(\.code))
            let isTold = !codes.isDisjoint(with: [
                EvaluationCodes.incompleteLine, EvaluationCodes.damaged, EvaluationCodes.table,
                EvaluationCodes.wrongValue,
            ])
            #expect(
                isTold || audit?.results.isEmpty == true || end > whole.count - 20,
                "\(end): \(text(Array(whole[..<end].suffix(40))))")
        }
    }

    @Test(arguments: [
        (
            "component,code,outcome\ndialog.modal,M4,f\n,K-VO1,p\n",
            ["dialog.modal#m4 failed", "dialog.modal#k-vo1 passed"]
        ),
        ("code\ndialog.modal M4 f\nmenu.basic D1 n\n", ["dialog.modal#m4 failed", "menu.basic#d1 inapplicable"]),
        (
            "code,note\nM4 f,Focus goes to the top\nD1 p,\n",
            ["dialog.modal#m4 failed Focus goes to the top", "menu.basic#d1 passed"]
        ),
        ("M4 f\n", []), ("dialog.modal\nM4 f\nK-VO1 p\n", ["dialog.modal#m4 failed", "dialog.modal#k-vo1 passed"]),
        (
            "dialog.modal M4;f\n\"dialog.modal K-VO1\";\"?\"\n",
            ["dialog.modal#m4 failed", "dialog.modal#k-vo1 cantTell"]
        ),
        ("dialog.modal,M4,f,\"lost, twice\"\n", ["dialog.modal#m4 failed lost twice"]),
        ("component,code\ndialog.modal,\n,M4 f\n", ["dialog.modal#m4 failed"]),
    ])
    func `codes as on paper become answers`(text: String, expected: [String]) {
        var diagnostics = DiagnosticList()
        let audit = AuditReader.readAny(
            SourceFile(path: "paper.csv", text: text), worksheet: WorksheetTests.worksheet, diagnostics: &diagnostics)
        let answers = (audit?.results ?? []).map { "\($0.id) \($0.outcome) \($0.note)".trimmed }
        #expect(answers == expected, "\(diagnostics.all.map(\.message))")
        #expect(diagnostics.hasErrors == expected.isEmpty)
        #expect(audit?.results.allSatisfy { !$0.text.isEmpty && $0.code.contains(" ") } ?? true)
    }
}
