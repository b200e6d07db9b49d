import Diagnostics
import Testing

@testable import Evaluation

@Suite("Audit files of any kind never crash the program")
struct RobustnessTests {
    private func read(_ bytes: [UInt8], as path: String) {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: path, bytes: bytes)
        let audit = AuditReader.readAny(file, worksheet: WorksheetTests.worksheet, diagnostics: &diagnostics)
        #expect(audit != nil || diagnostics.hasErrors)
        guard let audit else { return }
        let carried = audit.carried(to: WorksheetTests.worksheet, in: file, &diagnostics)
        let report = AuditReport(audit: Merge.merged([audit, carried]) ?? audit, baseline: audit)
        #expect(AuditFormat.allCases.allSatisfy { !$0.bytes(of: report.audit, rollUp: report.rollUp).isEmpty })
    }

    @Test(arguments: ["a.json", "a.csv", "a.html"], [3, 11])
    func `mutated files`(path: String, seed: Int) {
        var random = RandomAudits(seed: UInt64(seed))
        let audit = random.audit()
        let json = JSONFormat.bytes(of: audit)
        let original =
            switch path {
            case "a.csv": CSVFormat.bytes(of: audit)
            case "a.html": Array("<script type=\"application/json\">".utf8) + json + Array("</script>".utf8)
            default: json
            }
        let interesting = Array("{}[]\",:'\\\n\r\t;0-eE ".utf8) + [0, 0xFF, 0xC3]
        for _ in 0..<15 {
            var bytes = original
            for _ in 0...random.number(below: 4) where !bytes.isEmpty {
                let index = random.number(below: bytes.count)
                switch random.number(below: 4) {
                case 0: bytes[index] = random.pick(interesting)
                case 1: bytes.insert(random.pick(interesting), at: index)
                case 2: bytes.removeSubrange(index..<min(bytes.count, index + random.number(below: 60)))
                default: bytes.removeSubrange(index...)
                }
            }
            read(bytes, as: path)
        }
    }

    @Test func `a worksheet of hundreds of answers by several people is merged and reported quickly`() throws {
        let rows = (0..<300).map { index in
            WorksheetRow(
                component: "component.number\(index % 50)", componentTitle: "Component", kind: "check",
                group: "voiceover",
                groupTitle: "VoiceOver", anchor: "k-vo\(index)", code: "K-VO\(index)", text: "Check \(index)",
                wcag: ["2.4.3"])
        }
        let worksheet = Worksheet(site: "s", contentVersion: "1", title: "T", rows: rows)
        let audits = (1...3).map { person in
            var audit = worksheet.blankAudit(generatorVersion: "1")
            audit.testers = [
                Tester(JSONObject([.init("id", "t1"), .init("name", .string("Person \(person)"))]))
            ]
            for index in audit.results.indices {
                audit.results[index].outcome = index % 7 == person ? .failed : .passed
                audit.results[index].object.set("tester", "t1")
            }
            return audit
        }
        let merged = try #require(Merge.merged(audits))
        #expect(merged.results.count == 900)
        let report = AuditReport(audit: merged, worksheet: worksheet)
        #expect(report.rollUp.checks.count == 300 && !report.conflicts.isEmpty)
        #expect(AuditFormat.allCases.allSatisfy { !$0.bytes(of: merged, rollUp: report.rollUp).isEmpty })
    }
}
