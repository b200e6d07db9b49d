import Diagnostics
import Testing

@testable import Guidance

/// Success criteria in running text.
@Suite struct CriterionTests {
    private func load(_ text: String) async -> TestContent {
        await TestContent(["content/pages/test.md": "# Test\n\n\(text)\n"])
    }

    @Test(
        "Success criteria are found in all the ways in which people cite them",
        arguments: [
            ("(WCAG 2.4.3)", ["2.4.3"]),
            ("(WCAG 1.4.1, WCAG 3.3.1)", ["1.4.1", "3.3.1"]),
            ("WCAG 1.4.1, 1.4.3 and 2.4.3 apply", ["1.4.1", "1.4.3", "2.4.3"]),
            ("(WCAG 2.2 AA, 2.5.8 Target Size (Minimum))", ["2.5.8"]),
            (
                "WCAG 2.2 AA, 2.5.8 Target Size (Minimum) and WCAG 2.2 AAA, 2.5.5 Target Size (Enhanced)",
                ["2.5.8", "2.5.5"]
            ),
            ("(WCAG 2.2 A [4.1.2 Name, Role, Value](https://www.w3.org/WAI/WCAG22/Understanding/x))", ["4.1.2"]),
            ("[1.3.1: Info and Relationships](https://www.w3.org/WAI/WCAG22/Understanding/x)", ["1.3.1"]),
            ("Success Criterion 2.4.7 (Level AA)", ["2.4.7"]),
            ("SC 2.4.7 Focus Visible (AA)", ["2.4.7"]),
            ("2.4.3 Focus Order matters here", ["2.4.3"]),
            ("WCAG 2.4.11 Focus Not Obscured, Minimum", ["2.4.11"]),
            ("WCAG 3.3.4 covers legal data; WCAG 2.2 is the version", ["3.3.4"]),
            ("wcag 2.4.3, level A", ["2.4.3"]), ("WCAG 1.4.3 AA contrast", ["1.4.3"]),
            ("WCAG 2.4.3, A sheet needs it", ["2.4.3"]), ("WCAG 2.1 AA: SC 1.4.10, SC 1.4.11", ["1.4.10", "1.4.11"]),
            ("WCAG 2.0 A 2.4.3, WCAG 1.4.10 AA, success criterion 1.4.6 [AAA]", ["2.4.3", "1.4.10", "1.4.6"]),
            ("Version 2.4.3 of the app", []), ("WCAG 2.2 AA", []), ("WCAG2 and 1.2.3.4", []),
        ])
    func found(text: String, expected: [String]) async {
        let content = await load(text)
        let numbers = (content.entry("test")?.references ?? []).compactMap { reference -> String? in
            if case .criterion(let number) = reference.target { number } else { nil }
        }
        #expect(numbers == expected)
        #expect(content.diagnostics.count(.warning) + content.diagnostics.count(.error) == 0)
        #expect(content.catalog.criteria.count == Set(expected).count)
    }

    @Test(
        "A wrong number, name, level or version is told",
        arguments: [
            ("WCAG 2.4.14", GuidanceCodes.unknownCriterion), ("WCAG 9.9.9", GuidanceCodes.unknownCriterion),
            ("WCAG 4.1.1", GuidanceCodes.obsoleteCriterion), ("4.1.1 Parsing", GuidanceCodes.obsoleteCriterion),
            ("WCAG 2.4.3 Focus Visible", GuidanceCodes.wrongCriterionName),
            ("WCAG 2.5.8 Target Size (Smallest)", GuidanceCodes.wrongCriterionName),
            ("WCAG 2.2 A, 2.5.8 Target Size (Minimum)", GuidanceCodes.wrongCriterionLevel),
            ("WCAG 2.4.3 Focus Order (AA)", GuidanceCodes.wrongCriterionLevel),
            ("WCAG 2.1 AA, 2.5.8", GuidanceCodes.laterCriterion),
            ("WCAG 2.4.3, level AA.", GuidanceCodes.wrongCriterionLevel),
            ("(WCAG 1.4.3 AAA)", GuidanceCodes.wrongCriterionLevel),
            ("WCAG 2.4.3 [Level AAA]", GuidanceCodes.wrongCriterionLevel),
            ("WCAG 2.4.3 focus visible", GuidanceCodes.wrongCriterionName),
        ])
    func wrong(text: String, code: DiagnosticCode) async {
        let content = await load(text)
        #expect(content.messages(code).count == 1, "\(content.diagnostics.all.map(\.message))")
    }

    @Test("Criteria of the front matter are checked too")
    func frontMatter() async {
        let content = await TestContent(["content/pages/test.md": "---\nwcag: [2.4.3, 2.4.30, 4.1.1]\n---\n\n# Test\n"])
        #expect(content.entry("test")?.criteria == ["2.4.3", "4.1.1"])
        #expect(content.places(GuidanceCodes.unknownCriterion) == ["content/pages/test.md:2:15"])
        #expect(content.messages(GuidanceCodes.obsoleteCriterion).count == 1)
    }

    @Test(
        "Criteria of the front matter may have names and levels, which are checked",
        arguments: [
            ("1.4.3 Contrast (Minimum)", ["1.4.3"], []), ("WCAG 2.4.3", ["2.4.3"], []), ("2.2.2 (A)", ["2.2.2"], []),
            ("2.2.2 AA", ["2.2.2"], ["HR-C033"]), ("1.4.3 Contrast (Enhanced)", ["1.4.3"], ["HR-C032"]),
            ("focus", [], ["HR-C030"]), ("4.1.1 Parsing", ["4.1.1"], ["HR-C031"]),
        ])
    func namedInFrontMatter(value: String, numbers: [String], codes: [String]) async {
        let content = await TestContent(["content/pages/test.md": "---\nwcag: [\"\(value)\"]\n---\n\n# Test\n\nText.\n"]
        )
        #expect(content.entry("test")?.criteria == numbers)
        #expect(content.diagnostics.all.map(\.code.id).filter { $0.hasPrefix("HR-C03") } == codes)
    }

    @Test("The index says which rules cite a criterion")
    func index() async {
        let content = await TestContent([
            "content/components/a.md":
                "# A\n\n## Must haves\n\n- Keep focus (WCAG 2.4.3).\n- Show focus (WCAG 2.4.7, WCAG 2.4.3).\n"
        ])
        #expect(content.catalog.criteria.map(\.number) == ["2.4.3", "2.4.7"])
        #expect(content.catalog.criteria.map(\.requirements.count) == [2, 1])
    }
}
