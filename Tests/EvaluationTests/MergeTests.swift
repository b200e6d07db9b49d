import Diagnostics
import Standards
import Testing

@testable import Evaluation

@Suite("Merging audits")
struct MergeTests {
    @Test(arguments: 1...300)
    func `merging is commutative, associative and idempotent`(seed: Int) throws {
        var random = RandomAudits(seed: UInt64(seed))
        let (a, b, c) = (random.audit(), random.audit(), random.audit())
        let ab = try #require(Merge.merged([a, b]))
        #expect(ab == Merge.merged([b, a]))
        #expect(Merge.merged([ab, c]) == Merge.merged([a, try #require(Merge.merged([b, c]))]))
        #expect(Merge.merged([ab, c]) == Merge.merged([c, b, a]))
        #expect(Merge.merged([ab, ab]) == ab)
        #expect(Merge.merged([a, ab, b]) == ab)
        let one = try #require(Merge.merged([a]))
        #expect(Merge.merged([a, a]) == one && Merge.merged([one]) == one)
    }

    @Test func `one audit keeps its ids and its order, and two give their people ids made from names`() throws {
        var one = audit("Ada", .passed)
        #expect(Merge.merged([one, one]) == one)
        let first = try #require(Merge.merged([one, audit("Bo", .failed)]))
        #expect(first.testers.map(\.id) == ["t-ada-\(hash("Ada"))", "t-bo-\(hash("Bo"))"])
        // Two people of one file are two, even with one name.
        one.testers.append(Tester(JSONObject([.init("id", "t2"), .init("name", "Ada")])))
        one.results.append(one.results[0])
        one.results[1].object.set("tester", "t2")
        one.results[1].outcome = .failed
        let both = try #require(Merge.merged([one, audit("Bo", .failed)]))
        #expect(both.results.count == 3 && both.testers.map(\.name) == ["Ada", "Ada", "Bo"])
        #expect(both.conflicts.first?.answers.count == 3)
    }

    private func hash(_ name: String) -> String {
        var hash = FNV1a()
        hash.combine(name)
        return String(hash.hexadecimal.prefix(8))
    }

    @Test func `of two answers of one person in one file the later one counts, and its place when no time is told`()
        throws
    {
        var twice = audit("Ada", .passed)
        twice.results.append(twice.results[0])
        twice.results[1].outcome = .failed
        #expect(try #require(Merge.merged([twice])).results.map(\.outcome) == [.failed])
        #expect(
            try #require(Merge.merged([twice, audit("Bo", .passed)])).results.map(\.outcome).filter { $0 == .failed }
                .count == 1)
    }

    @Test func `answers that give way to later ones are told, and two people without a name as a warning`() throws {
        let file = SourceFile(path: "a.json", text: "{}")
        let later = audit("Ada", .failed, at: "2026-12-01T10:00:00Z")
        var diagnostics = DiagnosticList()
        _ = Merge.merged([(audit("Ada", .passed), file), (later, file)], diagnostics: &diagnostics)
        #expect(diagnostics.all.map(\.severity) == [.note])
        #expect(
            diagnostics.all.first?.message
                == "1 answer gives way to later ones of the same person (`dialog.modal#m4` passed, then failed)")
        var nameless = DiagnosticList()
        _ = Merge.merged(
            [(audit("", .passed), file), (audit("", .failed, at: "2026-12-01T10:00:00Z"), file)], diagnostics: &nameless
        )
        #expect(nameless.all.map(\.severity) == [.warning])
    }

    @Test func `testers who share the work out by component have one scope together`() throws {
        func scoped(_ components: JSONValue, excluded: JSONValue) -> AuditFile {
            var audit = audit("Ada", .passed)
            audit.header["audit"] = [
                "title": "T", "scope": ["components": components, "groups": [], "excluded": excluded],
            ]
            return audit
        }
        let menu: JSONValue = [["id": "menu.basic", "reason": "later"]]
        let merged = try #require(
            Merge.merged([
                scoped(["dialog.modal"], excluded: menu),
                scoped(["menu.basic"], excluded: [["id": "sheet", "reason": "no"]]),
            ]))
        let scope = merged.audit.object("scope")
        #expect(scope?.strings("components") == ["dialog.modal", "menu.basic"])
        #expect(scope?.objects("excluded").compactMap { $0.string("id") } == ["sheet"])
        let whole = Merge.merged([merged, scoped([], excluded: [])])?.audit.object("scope")
        #expect(whole?.strings("components") == [] && whole?.objects("excluded") == [])
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
        #expect(diagnostics.all.first?.message.contains("Ada: passed") == true)
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
