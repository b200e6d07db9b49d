import Diagnostics
import Standards
import Testing

@testable import Evaluation

@Suite("Merging audits")
struct MergeTests {
    @Test(arguments: 1...60)
    func `merging is commutative, associative and idempotent`(seed: Int) throws {
        var random = RandomAudits(seed: UInt64(seed))
        let (a, b, c) = (random.audit(), random.audit(), random.audit())
        let ab = try #require(Merge.merged([a, b]))
        #expect(ab == Merge.merged([b, a]))
        #expect(Merge.merged([ab, c]) == Merge.merged([a, try #require(Merge.merged([b, c]))]))
        #expect(Merge.merged([ab, c]) == Merge.merged([c, b, a]))
        #expect(Merge.merged([ab, ab]) == ab)
        #expect(Merge.merged([a, ab, b]) == ab)
    }

    @Test(arguments: 1...20)
    func `no answer is lost but to a later answer to the same question`(seed: Int) throws {
        var random = RandomAudits(seed: UInt64(seed))
        let audits = [random.audit(), random.audit()]
        let merged = try #require(Merge.merged(audits))
        let keys = Set(audits.flatMap { Merge.canonical($0).results.map(\.key) })
        #expect(Set(merged.results.map(\.key)) == keys)
        #expect(merged.results.count == keys.count)
    }

    private func audit(_ tester: String, _ outcome: EARL.Outcome, at: String = "2026-11-30T10:00:00Z") -> AuditFile {
        AuditFile(
            JSONObject([
                .init("format", "handrail-audit"), .init("id", "x"), .init("updatedAt", .string(at)),
                .init("testers", [["id": "t1", "name": .string(tester)]]), .init("environments", []),
                .init("samples", []),
                .init(
                    "results",
                    [
                        [
                            "check": "dialog.modal/must/code/m4", "text": "Focus returns", "tester": "t1",
                            "outcome": .string(outcome.rawValue), "at": .string(at),
                        ]
                    ]),
            ]))
    }

    @Test func `two people with the same id stay two people`() throws {
        let merged = try #require(Merge.merged([audit("Ada", .passed), audit("Bo", .failed)]))
        #expect(merged.testers.map(\.name).sorted() == ["Ada", "Bo"])
        #expect(merged.results.count == 2)
        #expect(Set(merged.results.compactMap { merged.tester($0.tester)?.name }) == ["Ada", "Bo"])
    }

    @Test func `two people who left their name out stay two people`() throws {
        var first = audit("", .passed)
        var second = audit("", .failed)
        second.header.set("id", "y")
        #expect(try #require(Merge.merged([first, second])).results.count == 2)
        first.results[0].object["tester"] = .null
        second.results[0].object["tester"] = .null
        second.testers = []
        #expect(try #require(Merge.merged([first, second])).conflicts.count == 1)
    }

    @Test func `of two answers of the same person the later one counts`() throws {
        let later = audit("Ada", .failed, at: "2026-11-30T12:00:00+01:00")
        let latest = audit("Ada", .passed, at: "2026-11-30T11:30:00Z")
        #expect(try #require(Merge.merged([later, latest])).results.map(\.outcome) == [.passed])
    }

    @Test func `testers who disagree are listed and the worst counts until it is settled`() throws {
        var merged = try #require(Merge.merged([audit("Ada", .passed), audit("Bo", .failed)]))
        #expect(merged.conflicts.map(\.outcome) == [.failed])
        #expect(RollUp(merged).checks.map(\.outcome) == [.failed])
        var diagnostics = DiagnosticList()
        merged.reportConflicts(in: SourceFile(path: "a.json", text: "{}"), &diagnostics)
        #expect(diagnostics.all.map(\.code) == [EvaluationCodes.conflict])
        merged.adjudications.append(
            Adjudication(
                JSONObject([
                    .init("check", "dialog.modal#m4"), .init("outcome", "passed"), .init("by", "lead"),
                    .init("at", "2026-12-01T00:00:00Z"),
                ])))
        #expect(merged.conflicts.map(\.outcome) == [.passed])
        #expect(RollUp(merged).checks.map(\.outcome) == [.passed])
    }

    @Test func `a blank row does not count beside an answer`() throws {
        let blank = WorksheetTests.worksheet.blankAudit(generatorVersion: "1")
        let merged = try #require(Merge.merged([blank, audit("Ada", .passed)]))
        let check = try #require(RollUp(merged).checks.first { $0.id == "dialog.modal#m4" })
        #expect(check.outcome == .passed)
    }
}
