import Testing

@testable import Standards

@Suite("Lookup in the standards")
struct LookupTests {
    @Test func `a criterion is found by number, identifier and name`() throws {
        let criterion = try #require(WCAG.criterion("2.4.3"))
        #expect(criterion.name == "Focus Order")
        #expect(WCAG.criterion(slug: "focus-order") == criterion)
        #expect(WCAG.criterion(name: "focus order") == criterion)
        #expect(WCAG.criterion("2.4.99") == nil)
    }

    @Test func `the obsolete criterion resolves but counts for no level`() throws {
        #expect(try #require(WCAG.criterion("4.1.1")).isObsolete)
        #expect(!WCAG.criteria(upTo: .aaa).contains { $0.number == "4.1.1" })
        #expect(WCAG.criteria(upTo: .aa).allSatisfy { $0.level <= .aa })
    }

    @Test func `numbers order as in the recommendation`() {
        #expect(SuccessCriterion.isInOrder("1.4.9", "1.4.10"))
        #expect(!SuccessCriterion.isInOrder("1.4.10", "1.4.9"))
        #expect(!SuccessCriterion.isInOrder("2.4.3", "2.4.3"))
    }

    @Test(arguments: [
        ([EARL.Outcome.passed, .failed, .untested], EARL.Outcome.failed), ([.passed, .cantTell], .cantTell),
        ([.passed, .untested, .inapplicable], .untested), ([.inapplicable, .passed], .passed),
        ([.inapplicable], .inapplicable),
    ])
    func `outcomes roll up with failures first`(parts: [EARL.Outcome], whole: EARL.Outcome) {
        #expect(EARL.Outcome.rolledUp(parts) == whole)
        #expect(EARL.Outcome.rolledUp([EARL.Outcome]()) == nil)
    }

    @Test func `a group is found by the titles that authors use`() throws {
        #expect(AuditGroup.group(heading: "traits & SEMANTICS")?.id == "traits")
        #expect(AuditGroup.group(heading: "Keyboard")?.code == "SK")
        #expect(try #require(AuditGroup.group(id: "voiceover")).gestures.contains { $0.id == "vo.next" })
        for setting in AuditGroup.all.flatMap(\.settings) { #expect(DeviceSetting.setting(id: setting) != nil) }
    }
}
