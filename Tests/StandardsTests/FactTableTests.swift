import Diagnostics
import TestSupport
import Testing

@testable import Standards

/// The tables in the code, compared with the checked fact tables.
@Suite(
    "Standards agree with the fact tables", .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
struct FactTableTests {
    private func facts(_ name: String) throws -> JSONNode {
        let folder = try #require(Folders.data)
        let file = SourceFile(path: name, bytes: try Folders.bytes(of: folder + "/" + name))
        var diagnostics = DiagnosticList()
        let code = DiagnosticCode("TEST", .error, "damaged", explanation: "")
        return try #require(JSONParser.parse(file, code: code, diagnostics: &diagnostics))
    }

    private func strings(_ node: JSONNode?) -> [String] {
        if let text = node?.string { return [text] }
        return (node?.array ?? []).compactMap(\.string)
    }

    @Test func `every success criterion has its number, name, level, version and identifiers`() throws {
        let facts = try facts("wcag22.json")
        let criteria = try #require(facts["criteria"]?.array)
        #expect(criteria.count == WCAG.criteria.count)
        for (fact, criterion) in zip(criteria, WCAG.criteria) {
            #expect(fact["num"]?.string == criterion.number)
            #expect(fact["name"]?.string == criterion.name)
            #expect(fact["level"]?.string == criterion.level.rawValue)
            #expect(fact["introducedIn"]?.string == criterion.introducedIn)
            #expect(fact["slug"]?.string == criterion.slug)
            #expect(fact["understandingSlug"]?.string == criterion.understandingSlug)
            #expect(fact["wcag20Slug"]?.string == criterion.wcag20Slug)
            #expect(fact["removed"]?.bool == criterion.isObsolete)
            #expect(fact["guideline"]?.string == criterion.guideline.number)
            #expect(fact["principle"]?.string == criterion.principle.number)
        }
        for (name, groups) in [("principles", WCAG.principles), ("guidelines", WCAG.guidelines)] {
            let facts = try #require(facts[name]?.array)
            #expect(facts.map { $0["num"]?.string } == groups.map(\.number))
            #expect(facts.map { $0["name"]?.string } == groups.map(\.name))
            #expect(facts.map { $0["slug"]?.string } == groups.map(\.slug))
        }
    }

    @Test func `every criterion has its clauses of EN 301 549`() throws {
        let criteria = try #require(try facts("en301549.json")["criteria"]?.array)
        for fact in criteria {
            let number = try #require(fact["wcag"]?.string)
            let clauses = EN301549.clauses(for: number)
            let expected = try #require(fact["en301549"])
            #expect(expected["web"]?.string == clauses?.web)
            #expect(expected["document"]?.string == clauses?.document)
            #expect(expected["softwareOpen"]?.string == clauses?.softwareOpen)
            #expect(strings(expected["softwareClosed"]) == clauses?.softwareClosed ?? [])
            #expect(expected["authoringTool"]?.string == clauses?.authoringTool)
            #expect(expected["productDocs"]?.string == clauses?.productDocumentation)
            #expect(expected["supportDocs"]?.string == clauses?.supportDocumentation)
            let void = strings(expected["void"])
            #expect(void.contains("document") == (clauses?.documentIsVoid ?? false))
            #expect(void.contains("softwareOpen") == (clauses?.softwareOpenIsVoid ?? false))
            #expect(void.contains("softwareClosed") == (clauses?.softwareClosedIsVoid ?? false))
        }
    }

    @Test func `every criterion has its provisions of Section 508`() throws {
        let criteria = try #require(try facts("en301549.json")["criteria"]?.array)
        for fact in criteria {
            let number = try #require(fact["wcag"]?.string)
            let provisions = Section508.provisions(for: number)
            let expected = try #require(fact["section508"])
            #expect(expected.isNull == (provisions == nil), "\(number)")
            #expect(strings(expected["web"]) == provisions?.web ?? [])
            #expect(strings(expected["electronicDocuments"]) == provisions?.electronicDocuments ?? [])
            #expect(strings(expected["software"]) == provisions?.software ?? [])
            #expect(strings(expected["authoringTool"]) == provisions?.authoringTool ?? [])
            #expect(strings(expected["supportDocs"]) == provisions?.supportDocumentation ?? [])
        }
    }

    @Test func `every criterion says how it applies to native apps`() throws {
        let facts = try facts("en301549.json")
        let criteria = try #require(facts["criteria"]?.array)
        #expect(criteria.count == MobileApplicability.all.count)
        for fact in criteria {
            let mobile = try #require(MobileApplicability.of(fact["wcag"]?.string ?? ""))
            let expected = try #require(fact["nativeApps"])
            #expect(expected["commonly"]?.string == mobile.commonly.rawValue)
            #expect(expected["wcag2mobile"]?.string == mobile.wcag2mobile?.rawValue)
            #expect(expected["wcag2ict"]?.string == mobile.wcag2ict?.rawValue)
            #expect(expected["wcag2ictAnchor"]?.string == mobile.wcag2ictAnchor)
            #expect(
                expected["problematicForClosedFunctionality"]?.bool == mobile.isProblematicForClosedFunctionality)
            #expect(strings(expected["raam11"]) == mobile.raam)
            #expect(fact["note"]?.string == mobile.note)
        }
        let other = try #require(facts["otherClausesForApps"]?.array)
        #expect(other.map { $0["clause"]?.string } == EN301549.otherClausesForApps.map(\.number))
        #expect(other.map { $0["title"]?.string } == EN301549.otherClausesForApps.map(\.title))
        #expect(other.map { $0["raam11"]?.bool } == EN301549.otherClausesForApps.map(\.isTestedForMobile))
        let statements = try #require(facts["functionalPerformanceStatements"]?.array)
        #expect(statements.map { $0["title"]?.string } == EN301549.functionalPerformanceStatements.map(\.title))
        #expect(statements.map { $0["clause"]?.string } == EN301549.functionalPerformanceStatements.map(\.number))
    }

    @Test func `EARL outcomes, modes and context are those of the vocabulary`() throws {
        let facts = try facts("earl-context.json")
        let outcomes = try #require(facts["outcomes"]?.array)
        #expect(outcomes.map { $0["id"]?.string } == EARL.Outcome.allCases.map(\.rawValue))
        #expect(outcomes.map { $0["label"]?.string } == EARL.Outcome.allCases.map(\.label))
        #expect(outcomes.map { $0["class"]?.string } == EARL.Outcome.allCases.map(\.outcomeClass))
        #expect(outcomes.map { $0["fullIri"]?.string } == EARL.Outcome.allCases.map(\.fullIRI))
        #expect(
            outcomes.map { $0["sameAs"]?["wcagEmReportTool"]?.string } == EARL.Outcome.allCases.map(\.wcagEMLabel))
        #expect(strings(facts["modes"]) == EARL.Mode.allCases.map(\.iri))
        let context = try #require(facts["context"]?.members)
        #expect(context.map(\.key) == EARL.context.map(\.term))
        for (member, term) in zip(context, EARL.context) {
            #expect((member.value.string ?? member.value["@id"]?.string) == term.iri)
            #expect((member.value["@type"]?.string == "@id") == term.isReference)
        }
    }

    @Test func `groups and kinds are those of the editorial table`() throws {
        let facts = try facts("audit-groups.json")
        let groups = try #require(facts["groups"]?.array)
        #expect(groups.count == AuditGroup.all.count)
        for (fact, group) in zip(groups, AuditGroup.all) {
            #expect(fact["id"]?.string == group.id)
            #expect(fact["title"]?.string == group.title)
            #expect(fact["code"]?.string == group.code)
            #expect(strings(fact["headings"]) == group.headings)
            #expect(strings(fact["appStoreLabels"]) == group.appStoreLabels)
            #expect(strings(fact["fps"]) == group.functionalPerformanceStatements)
            #expect(strings(fact["suggestedWcag"]) == group.suggestedWCAG)
            #expect(strings(fact["settings"]) == group.settings)
            #expect(strings(fact["needs"]) == group.needs)
        }
        let kinds = try #require(facts["kinds"]?.array)
        #expect(kinds.map { $0["id"]?.string } == AuditKind.all.map(\.id))
        #expect(kinds.map { $0["title"]?.string } == AuditKind.all.map(\.title))
        #expect(kinds.map { $0["passMeans"]?.string } == AuditKind.all.map(\.passMeans))
        #expect(strings(facts["appStoreLabels"]) == AuditGroup.appStoreLabels)
    }

    @Test func `gestures are those of the fact table`() throws {
        let facts = try facts("voiceover-gestures.json")
        let tables = [
            ("voiceOverTouch", Gesture.voiceOverTouch), ("voiceOverKeyboard", Gesture.voiceOverKeyboard),
            ("fullKeyboardAccess", Gesture.fullKeyboardAccess), ("switchControl", Gesture.switchControl),
            ("voiceControl", Gesture.voiceControl),
        ]
        for (name, gestures) in tables {
            let rows = try #require(facts[name]?.array)
            #expect(rows.count == gestures.count)
            for (fact, gesture) in zip(rows, gestures) {
                #expect(fact["id"]?.string == gesture.id)
                #expect(fact["confidence"]?.string == gesture.confidence.rawValue)
                #expect(fact["input"]?.string == gesture.input)
                #expect(fact["action"]?.string == gesture.action)
                #expect(fact["useInChecks"]?.string == gesture.useInChecks)
                #expect(strings(fact["also"]).first == gesture.also)
            }
        }
    }

    @Test func `settings and text sizes are those of the fact table`() throws {
        let facts = try facts("voiceover-gestures.json")
        let settings = try #require(facts["settings"]?.array)
        #expect(settings.map { $0["id"]?.string } == DeviceSetting.all.map(\.id))
        #expect(settings.map { strings($0["path"]) } == DeviceSetting.all.map(\.path))
        #expect(settings.map { $0["note"]?.string } == DeviceSetting.all.map(\.note))
        #expect(settings.map { $0["confidence"]?.string } == DeviceSetting.all.map(\.confidence?.rawValue))
        let sizes = try #require(facts["dynamicTypeSizes"]?.array)
        #expect(sizes.map { $0["label"]?.string } == DynamicTypeSize.all.map(\.label))
        #expect(sizes.map { $0["swiftUI"]?.string } == DynamicTypeSize.all.map(\.swiftUI))
        #expect(sizes.map { $0["step"]?.int } == DynamicTypeSize.all.map(\.step))
        #expect(sizes.map { $0["bodyPoints"]?.int } == DynamicTypeSize.all.map(\.bodyPoints))
        #expect(sizes.map { $0["percentOfDefault"]?.int } == DynamicTypeSize.all.map(\.percentOfDefault))
        #expect(sizes.map { $0["default"]?.bool } == DynamicTypeSize.all.map(\.isDefault))
        #expect(sizes.map { $0["accessibilitySize"]?.bool } == DynamicTypeSize.all.map(\.isAccessibilitySize))
    }
}
