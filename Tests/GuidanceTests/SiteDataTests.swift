import Diagnostics
import TestSupport
import Testing

@testable import Guidance

/// `data/site.json`: it holds the model, reads back as the same, and fits its published schema.
@Suite struct SiteDataTests {
    private static let files = [
        "content/site.yaml": """
        title: Test "site"
        description: All of it.
        statuses: {beta: {title: Beta, description: Tried by two teams.}}
        defect_owner: Vendor
        base_url: https://example.org/docs
        families: [{id: dialog, title: Dialogs, description: Over a screen.}]
        stacks: [{id: ios/swiftui, title: iOS}]
        planned: [dialog.later]
        terms: {Rotor: {text: A dial., also: [dials]}}
        colour: {deep: [1, 2.5, true, null, "inf", "x"]}
        """,
        "content/ios/swiftui/components/dialog.alert.md": """
        ---
        title: Alert
        summary: Short.
        status: deprecated
        replaced_by: dialog.modal
        version: 1.2
        platforms: [iOS]
        availability: iOS 16+
        aliases: [box]
        tags: [x]
        docs: https://example.org/docs
        hig: https://example.org/hig
        source: https://example.org/source
        reviewed: 2026-10-05
        review_after: 6
        owner: Me
        language: nb
        order: 3
        extends: dialog.modal
        wcag: [2.4.3]
        changelog: [{date: 2026-10, version: "2", text: More.}]
        team: {name: Core, size: 3}
        slug: /alert
        ---
        See `dialog.modal` and dialog.gone.

        ## Use when

        - It is short.

        ## Do not use when

        - It is long (use `dialog.modal` or `dialog.later`).

        ## Must haves

        - **Lead.** Use `.alert(_:)` \u{FE0F}(WCAG 4.1.2). {#native}
        - A platform defect is in [this](https://example.org/a).

        ## Checks

        ### VoiceOver

        - It is spoken (see #native).

        ## Key APIs

        `.alert(_:)`
        """,
        "content/web/react/components/dialog.alert.md":
            "# Alert\n\n## Must haves\n\n- As ios/swiftui:dialog.alert M1 says.\n",
        "content/components/dialog.modal.md": "# Modal\n\nText.\n",
        "content/rules/all.md":
            "# All\n\n## Focus {#global.focus}\n\n```yaml\nid: global.focus\nscope: [control]\n```\n\n### Must haves\n\n- Keep it.\n",
    ]

    private func data(_ content: TestContent) -> SiteData {
        SiteData(content.catalog, contentVersion: "2026-10") { "components/\(content.catalog[$0].slug).html" }
    }

    private func read(_ text: String) -> (data: SiteData?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let data = SiteData(reading: SourceFile(path: "data/site.json", text: text), diagnostics: &diagnostics)
        return (data, diagnostics)
    }

    @Test("What is written reads back as the same model, with every member in use")
    func roundTrip() async {
        let data = data(await TestContent(Self.files))
        let text = data.document.serialized(pretty: true)
        let again = read(text)
        #expect(again.diagnostics.isEmpty)
        #expect(again.data == data)
        #expect(again.data?.document == data.document)
        // Each member of each record stands in the file, so none is left out of the comparison.
        for fields in [
            SiteData.fields.map(\.name), SiteData.Document.fields.map(\.name), SiteData.Rule.fields.map(\.name),
        ] {
            for name in fields { #expect(text.contains("\"\(name)\": "), "\(name)") }
        }
        let alert = again.data?.documents.first { $0.id == "ios/swiftui:dialog.alert" }
        #expect(alert?.other.map(\.key) == ["team", "slug"])
        #expect(alert?.other.first?.value["size"] == 3)
        #expect(again.data?.other.first?.value["deep"] == [1, .double(2.5), true, nil, "inf", "x"])
    }

    @Test("Real projects read back as the same model and fit the schema")
    func realProjects() async throws {
        for folder in [Folders.package]
            + (Folders.suites.map { ["\($0)/guidance/patterns", "\($0)/guidance/wild"] } ?? [])
        {
            let data = data(try await TestContent(folder: folder))
            #expect(read(data.document.serialized()).data == data, "\(folder)")
            var check = JSONSchemaCheck(schema: SiteData.schemaDocument)
            check.check(data.document)
            #expect(check.problems.isEmpty, "\(folder): \(check.problems.prefix(5))")
        }
    }

    @Test("The schema refuses what does not belong into the file")
    func schema() async {
        func problems(_ change: (String) -> String) async -> [String] {
            let text = change(data(await TestContent(Self.files)).document.serialized())
            var diagnostics = DiagnosticList()
            let file = SourceFile(path: "a.json", text: text)
            guard let node = JSONParser.parse(file, code: GuidanceCodes.snapshotFormat, diagnostics: &diagnostics)
            else {
                return ["no JSON"]
            }
            var check = JSONSchemaCheck(schema: SiteData.schemaDocument)
            check.check(node.value)
            return check.problems
        }
        #expect(await problems { $0 }.isEmpty)
        #expect(await !problems { $0.replacing("\"kind\":\"must\"", with: "\"kind\":\"may\"") }.isEmpty)
        #expect(await !problems { $0.replacing("\"code\":\"M1\"", with: "\"code\":1") }.isEmpty)
        #expect(await !problems { $0.replacing("\"summary\"", with: "\"sumary\"") }.isEmpty)
        #expect(await !problems { $0.replacing("\"formatVersion\":1", with: "\"formatVersion\":2") }.isEmpty)
    }

    @Test(
        "A damaged file is refused with its place",
        arguments: [
            (
                #"{"format": "handrail-site", "formatVersion": 1, "title": "", "language": "", "entries": [{"id": 1}]}"#,
                "a string"
            ),
            (
                #"{"format": "handrail-site", "formatVersion": 1, "title": "", "language": "", "entries": {}}"#,
                "an array"
            ),
            (#"{"format": "handrail-site", "formatVersion": 1, "title": "", "language": ""}"#, "`entries` is missing"),
            (#"{"format": "handrail-site", "formatVersion": 9}"#, "newer"), ("[]", "no site.json"),
        ])
    func damaged(text: String, message: String) {
        let result = read(text)
        #expect(result.data == nil)
        #expect(
            result.diagnostics.all.first?.message.contains(message) == true, "\(result.diagnostics.all.map(\.message))")
        #expect(result.diagnostics.all.first?.span != nil)
    }

    @Test("A build's comparison reads the same file")
    func comparison() async {
        let content = await TestContent(Self.files)
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "data/site.json", text: data(content).document.serialized(pretty: true))
        let snapshot = SiteSnapshot(reading: file, diagnostics: &diagnostics)
        #expect(snapshot == SiteSnapshot(content.catalog))
    }
}
