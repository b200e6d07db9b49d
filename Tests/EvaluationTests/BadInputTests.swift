import Diagnostics
import Testing

@testable import Evaluation

@Suite("Bad input is told with its place and nothing is lost")
struct BadInputTests {
    private func describe(_ diagnostics: DiagnosticList) -> [String] {
        diagnostics.all.map { diagnostic in
            let start = diagnostic.span?.start
            return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.code.id) \(diagnostic.message)"
                + (diagnostic.suggestions.isEmpty ? "" : " (\(diagnostic.suggestions.joined(separator: ", ")))")
        }
    }

    private func faults(_ text: String) -> [String] {
        var diagnostics = DiagnosticList()
        _ = AuditReader.read(SourceFile(path: "a.json", text: text), diagnostics: &diagnostics)
        return describe(diagnostics)
    }

    @Test(arguments: [
        ("", ["1:1 HR-W001 the file ends where a value is expected"]),
        ("{\"format\": \"handrail-audit\",\n \"results\": [", ["2:14 HR-W001 the file ends where a value is expected"]),
        ("{\"a\": 1,\n\"a\": 2}", ["2:1 HR-W001 the member \"a\" is given twice"]),
        ("{\"a\": \"x\n\"}", ["1:9 HR-W001 a control character or line break stands in a string"]),
        ("{\"a\": 01}", ["1:7 HR-W001 not a JSON number"]),
        ("{\"a\": 1,}", ["1:9 HR-W001 expected the name of a member in double quotes"]),
        ("{'a': 1}", ["1:2 HR-W001 expected the name of a member in double quotes"]),
        ("[1, 2] x", ["1:8 HR-W001 expected the end of the file after the JSON value"]),
        ("{\"a\": \"\\ud800\"}", ["1:8 HR-W001 half of a surrogate pair"]),
        ("{\"a\": NaN}", ["1:7 HR-W001 expected a JSON value"]),
        ("[]", ["1:1 HR-W002 this is no audit file"]),
        ("{\"format\": \"other\"}", ["1:12 HR-W002 this is no audit file"]),
        (
            "{\"format\": \"handrail-audit\", \"formatVersion\": 2}",
            ["1:47 HR-W003 the file has format version 2, but this version reads up to 1"]
        ),
    ])
    func `a file that cannot be read`(text: String, expected: [String]) {
        #expect(faults(text) == expected)
    }

    /// A whole file with one result, with a text put in place of another.
    private func variant(_ old: String, _ new: String) -> String {
        let text = """
            {"format": "handrail-audit", "formatVersion": 1, "id": "6f3f0f0e-2f0f-4a5e-9f0a-0d9a3b1c7e11", "revision": 1,
            "createdAt": "2026-11-30T09:00:00Z", "updatedAt": "2026-11-30T09:00:00Z",
            "template": {"site": "s", "contentVersion": "1", "checks": 1},
            "audit": {"title": "T", "kind": "initial", "status": "draft", "subject": {"name": "App"}},
            "testers": [{"id": "t1", "name": "Ada"}], "environments": [], "samples": [],
            "results": [
            {"check": "a.b/must/code/m1", "text": "x", "tester": "t1", "outcome": "passed", "at": "2026-11-30T09:00:00Z"}
            ]}
            """
        let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: new)
    }

    @Test(arguments: [
        ("\"passed\"", "\"pased\"", ["7:71 HR-W005 `results[0].outcome` cannot be `pased` (passed)"]),
        (
            "\"passed\"", "3",
            [
                "7:71 HR-W004 `results[0].outcome` is a number, but should be one of `passed`, `failed`, `cantTell`, `inapplicable`, `untested`"
            ]
        ),
        (
            "\"revision\": 1", "\"revision\": \"1\"",
            ["1:108 HR-W004 `revision` is a string, but should be a whole number"]
        ),
        (
            "\"testers\": [{\"id\": \"t1\", \"name\": \"Ada\"}]", "\"testers\": {}",
            [
                "5:12 HR-W004 `testers` is an object, but should be an array",
                "7:54 HR-W008 no tester of this file has the id `t1`",
            ]
        ),
        ("\"text\": \"x\", ", "", ["7:1 HR-W006 `results[0].text` is missing"]),
        ("\"t1\", \"outcome\"", "\"t9\", \"outcome\"", ["7:54 HR-W008 no tester of this file has the id `t9` (t1)"]),
        (
            "\"2026-11-30T09:00:00Z\"}", "\"yesterday\"}",
            [
                "7:87 HR-W005 `results[0].at` should be a date and time such as `2026-11-30T09:00:00Z`"
            ]
        ),
        ("\"6f3f0f0e", "\"6f3", ["1:56 HR-W005 `id` should be a UUID"]),
        (
            "\"tester\": \"t1\"", "\"testr\": \"t1\"",
            [
                "7:44 HR-W009 the member `results[0].testr` is not known; it is kept (tester)"
            ]
        ),
        ("a.b/must/code/m1", "a.b#m1", []),
    ])
    func `a fault in one member`(old: String, new: String, expected: [String]) {
        #expect(faults(variant(old, new)) == expected)
    }

    @Test func `a file without a fault is told nothing`() {
        #expect(faults(variant("\u{0}", "")) == [])
    }

    @Test func `two answers of one person to one question are told`() {
        let text = variant(
            "\n]}",
            ",\n{\"check\": \"a.b#m1\", \"text\": \"x\", \"tester\": \"t1\", \"outcome\": \"failed\", \"at\": \"2026-11-30T09:00:00Z\"}\n]}"
        )
        #expect(faults(text) == ["8:11 HR-W007 `a.b#m1` is answered twice for the same sample, environment and tester"])
    }

    @Test func `deep nesting is refused`() {
        let faults = faults(String(repeating: "[", count: 100_000))
        #expect(faults.count == 1 && faults[0].contains("nested"))
    }

    private func csv(_ bytes: [UInt8], worksheet: Worksheet? = nil) -> (audit: AuditFile?, faults: [String]) {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a.csv", bytes: bytes)
        let audit = CSVImport.read(file, worksheet: worksheet, diagnostics: &diagnostics)
        return (audit, describe(diagnostics))
    }

    @Test(arguments: [
        ("", ["1:1 HR-W010 the table is empty"]),
        ("code,outcom\nM4,f\n", ["1:1 HR-W010 the table has no column `outcome` (outcom)"]),
        ("a,outcome\nM4,f\n", ["1:1 HR-W010 the table has no column `code`"]),
        ("code,outcome\n\"M4,f\n", ["2:1 HR-W001 the quote is never closed"]),
        ("code,outcome\ndialog.modal M4,dunno\n", ["2:17 HR-W005 `dunno` is no outcome"]),
        ("code,outcome\ndialog.modal M4,pased\n", ["2:17 HR-W005 `pased` is no outcome (passed)"]),
        ("code,outcome\n,f\n", ["2:1 HR-W010 this line names no check"]),
        (
            "code,outcome\ndialog.modal M9,f\n",
            [
                "2:1 HR-W011 `dialog.modal M9` is not in the worksheet; its answer is kept (dialog.modal M4)"
            ]
        ),
    ])
    func `a fault in a table`(text: String, expected: [String]) {
        #expect(csv(Array(text.utf8), worksheet: WorksheetTests.worksheet).faults == expected)
    }

    @Test func `other encodings are read and named`() throws {
        let text = "code,outcome,note\r\ndialog.modal M4,f,Größe “klein” – 日本 😀\r\n"
        for isBigEndian in [false, true] {
            for hasMark in [false, true] {
                let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
                let bytes = units.flatMap { unit in
                    isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                }
                let (audit, faults) = csv(bytes, worksheet: WorksheetTests.worksheet)
                #expect(faults == ["1:1 HR-W017 the file is UTF-16 and is read as such"])
                #expect(audit?.results.map(\.note) == ["Größe “klein” – 日本 😀"])
            }
        }
        let western =
            Array("code,outcome,note\nM4,f,Gr".utf8) + [0xF6, 0xDF] + Array("e ".utf8) + [0x93, 0x80, 0x94, 0x0A]
        let (audit, faults) = csv(western, worksheet: WorksheetTests.worksheet)
        #expect(faults == ["2:8 HR-W017 the file is not UTF-8 here; it is read as windows-1252"])
        #expect(audit?.results.map(\.note) == ["Größe “€”"])
        #expect(audit?.results.map(\.id) == ["dialog.modal#m4"])
    }

    @Test(arguments: [
        "code,outcome\r\ndialog.modal M4,f\r\n", "code;outcome\ndialog.modal M4;F",
        "\u{FEFF}Outcome\tCode\rfail\tdialog.modal M4",
    ])
    func `only code and outcome are needed, in whatever a spreadsheet makes of it`(text: String) throws {
        let (audit, faults) = csv(Array(text.utf8), worksheet: WorksheetTests.worksheet)
        #expect(faults == [])
        let result = try #require(audit?.results.first)
        #expect(result.id == "dialog.modal#m4" && result.outcome == .failed)
        #expect(result.check == "dialog.modal/must/code/m4")
        #expect(result.text == "Focus returns to the trigger." && result.wcag == ["2.4.3"])
    }

    @Test func `codes read from paper become answers`() {
        let text = "dialog.modal\nM4 f Focus goes to the top\nK-VO1 p\n\nmenu.basic D1 n\nD7 p\nD1 wat\n"
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "paper.txt", text: text)
        let answers = ShortCodes.read(file, worksheet: WorksheetTests.worksheet, diagnostics: &diagnostics)
        #expect(
            answers.map { "\($0.id) \($0.outcome) \($0.note)" } == [
                "dialog.modal#m4 failed Focus goes to the top", "dialog.modal#k-vo1 passed ",
                "menu.basic#d1 inapplicable ",
            ])
        #expect(
            describe(diagnostics) == [
                "6:1 HR-W011 `menu.basic` has no code `D7` (D1)", "7:1 HR-W018 `wat` is no outcome",
            ])
    }

    @Test(arguments: [
        ("dialog.modl M1 p", "HR-W011 no component is called `dialog.modl`, and it is no code (dialog.modal)"),
        ("nothing-near M1 p", "HR-W011 no component is called `nothing-near`, and it is no code"),
        ("M4 f", "HR-W018 no component has been named before `M4`"),
        ("dialog.modal M4", "HR-W018 no outcome stands behind `M4`"),
        ("dialog.modal M4 q", "HR-W018 `q` is no outcome"),
        ("dialog.modal M4 pased", "HR-W018 `pased` is no outcome (passed)"),
        ("dialog.modal M99 p", "HR-W011 `dialog.modal` has no code `M99`"),
        ("dialog.modal\nM5 p", "HR-W011 `dialog.modal` has no code `M5` (M4)"),
        (
            "dialog.modal\ndialog.modl\nM4 p",
            "HR-W011 no component is called `dialog.modl`, and it is no code (dialog.modal)"
        ),
    ])
    func `a line of codes that cannot be read says which of its words it is`(text: String, expected: String) {
        var diagnostics = DiagnosticList()
        _ = ShortCodes.read(
            SourceFile(path: "paper.txt", text: text), worksheet: WorksheetTests.worksheet, diagnostics: &diagnostics)
        #expect(describe(diagnostics).map { String($0.drop { $0 != " " }.dropFirst()) } == [expected])
    }

    @Test func `a code that does not exist is told with those that do`() {
        var diagnostics = DiagnosticList()
        _ = ShortCodes.read(
            SourceFile(path: "paper.txt", text: "dialog.modal M99 p"), worksheet: WorksheetTests.worksheet,
            diagnostics: &diagnostics)
        #expect(diagnostics.all.first?.help?.hasPrefix("it has M4") == true, "\(diagnostics.all)")
    }

    @Test(arguments: [("a.md", "Markdown"), ("a.pdf", "none of the forms"), ("audit", "none of the forms")])
    func `a form that is not read is named, with those that are`(path: String, expected: String) {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: path, text: "- [x] **M4** Focus returns.\n")
        #expect(AuditReader.readAny(file, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.count == 1 && diagnostics.all.first?.message.contains(expected) == true)
        #expect(diagnostics.all.first?.help?.contains(".csv") == true)
    }

    @Test(arguments: [
        ("c.txt", "dialog.modal\n\nM4 ?\n", "c.txt:3 somebody without a name: cantTell"),
        (
            "d.json",
            """
            {"format": "handrail-audit", "testers": [{"id": "t1", "name": ""}],
            "results": [{"check": "dialog.modal/must/code/m4", "id": "dialog.modal#m4", "code": "M4",
            "component": "dialog.modal", "tester": "t1", "outcome": "inapplicable"}]}
            """,
            "d.json:2 somebody without a name: inapplicable"
        ),
    ])
    func `a disagreement shows the line of each answer`(path: String, text: String, expected: String) throws {
        let texts = [
            ("a.csv", "code,outcome,tester\ndialog.modal K-VO1,passed,Ada\ndialog.modal M4,passed,\n"),
            ("b.tsv", "outcome\tcode\ttester\nfailed\tdialog.modal M4\tBo\n"), (path, text),
        ]
        let files = texts.map { SourceFile(path: $0.0, text: $0.1) }
        var ignored = DiagnosticList()
        let audits = files.compactMap {
            AuditReader.readAny($0, worksheet: WorksheetTests.worksheet, diagnostics: &ignored)
        }
        let merged = try #require(Merge.merged(audits))
        var diagnostics = DiagnosticList()
        merged.reportConflicts(
            in: files[0], places: files.map { AnswerPlaces($0, worksheet: WorksheetTests.worksheet) }, &diagnostics)
        let told = try #require(diagnostics.all.first)
        #expect(diagnostics.all.count == 1 && told.message.contains("`dialog.modal M4`"))
        let lines = told.related.map { "\($0.span.file.path):\($0.span.start.line) \($0.message)" }
        #expect(Set(lines) == ["a.csv:3 Ada: passed", "b.tsv:2 Bo: failed", expected])
    }

    @Test func `codes are unique and explained`() {
        #expect(Set(EvaluationCodes.all.map(\.id)).count == EvaluationCodes.all.count)
        #expect(EvaluationCodes.all.allSatisfy { $0.id.hasPrefix("HR-W") && !$0.explanation.isEmpty })
    }
}
