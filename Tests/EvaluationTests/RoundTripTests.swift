import Diagnostics
import TestSupport
import Testing

@testable import Evaluation

@Suite("Audit files survive being read and written")
struct RoundTripTests {
    private func read(_ bytes: [UInt8], _ diagnostics: inout DiagnosticList) -> AuditFile? {
        AuditReader.read(SourceFile(path: "a.audit.json", bytes: bytes), diagnostics: &diagnostics)
    }

    @Test(arguments: 1...200)
    func `JSON exported, imported and exported again is identical`(seed: Int) throws {
        var random = RandomAudits(seed: UInt64(seed))
        let first = JSONFormat.bytes(of: random.audit())
        var diagnostics = DiagnosticList()
        let audit = try #require(read(first, &diagnostics))
        #expect(JSONFormat.bytes(of: audit) == first)
    }

    @Test(arguments: 1...200)
    func `CSV exported, imported and exported again is identical`(seed: Int) throws {
        var random = RandomAudits(seed: UInt64(seed))
        let audit = random.audit()
        let first = CSVFormat.bytes(of: audit)
        var diagnostics = DiagnosticList()
        let again = try #require(
            CSVImport.read(SourceFile(path: "a.csv", bytes: first), diagnostics: &diagnostics))
        // A random audit may answer a question twice, which is told.
        #expect(diagnostics.all.allSatisfy { $0.code == EvaluationCodes.doubleIdentifier })
        #expect(again.results.count == audit.results.count || audit.results.contains { $0.findings.count > 1 })
        #expect(String(decoding: CSVFormat.bytes(of: again), as: UTF8.self) == String(decoding: first, as: UTF8.self))
    }

    @Test func `unknown members and odd values are written back`() throws {
        let text = """
            {
              "format": "handrail-audit",
              "formatVersion": 1,
              "future": {
                "deep": [
                  1,
                  null,
                  "x"
                ]
              },
              "testers": "nobody",
              "results": [
                {
                  "check": "a#m1",
                  "outcome": "maybe",
                  "outcom": 3
                }
              ]
            }

            """
        var diagnostics = DiagnosticList()
        let audit = try #require(read(Array(text.utf8), &diagnostics))
        let written = String(decoding: JSONFormat.bytes(of: audit), as: UTF8.self)
        #expect(written.hasPrefix(text.dropLast(3)))
        #expect(audit.results.first?.outcome == .untested)
    }

    @Test(.enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
    func `the example of the format is read without a fault and written back unchanged`() throws {
        let folder = try #require(Folders.data)
        let bytes = try Folders.bytes(of: folder + "/audit-worksheet.example.json")
        let file = SourceFile(path: "example.json", bytes: bytes)
        var diagnostics = DiagnosticList()
        let audit = try #require(AuditReader.read(file, diagnostics: &diagnostics))
        #expect(diagnostics.isEmpty)
        let original = try #require(JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics))
        #expect(audit.object.value == original.value)
        #expect(audit.results.count == 3 && audit.results[0].findings.count == 1)
        let rollUp = RollUp(audit)
        #expect(rollUp.total.outcome == .failed)
        for format in AuditFormat.allCases { #expect(!format.bytes(of: audit, rollUp: rollUp).isEmpty) }
    }

    @Test func `a blank worksheet has no fault`() throws {
        var diagnostics = DiagnosticList()
        let bytes = JSONFormat.bytes(of: WorksheetTests.worksheet.blankAudit(generatorVersion: "1"))
        #expect(read(bytes, &diagnostics) != nil)
        #expect(diagnostics.all.map(\.message) == [])
    }
}
