import Diagnostics
import Guidance
import Testing

@testable import Site

/// What the settings say of the site's statuses, stacks, theme and platform, and where readers find it.
@Suite("What the settings explain")
struct SettingsTests {
    private static let files = [
        "content/site.yaml": """
        title: T
        theme: own
        theme_options: {accent: teal, acent: red}
        defect_owner: Apple
        stacks: [{id: ios/swiftui, title: SwiftUI, description: Apps for iPhone.}, {id: web/react, title: React}, web/recat]
        families: [dialog, dialgo]
        statuses:
          trial: Two teams try it out.
          stable: {title: Ready, description: Use it.}
          retired: Nobody uses it.
        """,
        "content/ios/swiftui/components/dialog.modal.md":
            "---\nstatus: trial\n---\n\n# Modal\n\n## Must haves\n\n- Return focus: a platform defect moves it.\n",
        "content/web/react/components/dialog.modal.md":
            "---\nstatus: stable\n---\n\n# Dialog\n\n## Must haves\n\n- Trap focus.\n",
        "themes/own/theme.yaml": "extends: handrail\noptions: {accent: blue, shape: round}\n",
        "themes/own/templates/pager.mustache": "A{{theme.options.accent}}S{{theme.options.shape}}",
    ]

    private func build() async -> (site: BuiltSite, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        func sources(_ folder: String) -> [SourceFile] {
            Self.files.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }
                .map { SourceFile(path: $0.key, text: $0.value) }
        }
        let catalog = await Catalog.load(sources("content/"), diagnostics: &diagnostics)
        let site = await Site.build(
            SiteInput(catalog: catalog, themes: sources("themes/")), diagnostics: &diagnostics)
        return (site, diagnostics)
    }

    @Test("Statuses, stacks and the owner of the platform are explained where they are named")
    func explanations() async throws {
        let (site, diagnostics) = await build()
        func text(_ path: String) throws -> String {
            String(decoding: try #require(site.files.first { $0.path == path }, "\(path)").bytes, as: UTF8.self)
        }
        #expect(diagnostics.all.filter { $0.code.id == "HR-C007" || $0.code.id.hasPrefix("HR-T") }.isEmpty)
        #expect(
            try text("components/ios-swiftui-dialog-modal.html").contains("<bdi>trial</bdi>: Two teams try it out."))
        let stable = try text("components/web-react-dialog-modal.html")
        #expect(stable.contains("<bdi>Ready</bdi></li>") && stable.contains("<bdi>Ready</bdi>: Use it."))
        let freshness = try text("freshness.html")
        for part in ["Two teams try it out.", "<td>retired</td><td>Nobody uses it.</td>", "<td>Ready</td>"] {
            #expect(freshness.contains(part), "\(part)")
        }
        for path in ["index.html", "families/dialog.html"] {
            #expect(try text(path).contains("<bdi>SwiftUI</bdi>: Apps for iPhone."), "\(path)")
        }
        #expect(try text("defects.html").contains("the platform of Apple itself"))
        let data = try text("data/site.json")
        for part in ["\"Apps for iPhone.\"", "\"Nobody uses it.\"", "\"defectOwner\": \"Apple\""] {
            #expect(data.contains(part), "\(part)")
        }
    }

    @Test(
        "Ids in `planned` that are one text are taken apart and told; other texts are told",
        arguments: [
            ("[a.b, c.d]", ["a.b", "c.d"], nil), ("a.b", ["a.b"], nil),
            ("a.b, c.d", ["a.b", "c.d"], "`planned` has several ids in one text (write `[a.b, c.d]`)"),
            ("The new dialog!", [], "`The new dialog!` in `planned` is no id (write ids, such as `dialog.later`)"),
        ] as [(String, [String], String?)])
    func planned(value: String, expected: [String], told: String?) async {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "content/site.yaml", text: "title: T\nplanned: \(value)\n")
        let catalog = await Catalog.load([file], diagnostics: &diagnostics)
        #expect(catalog.settings.planned == Set(expected))
        let found = diagnostics.all.filter { $0.span?.start.line == 2 }.map { "\($0.message) (\($0.help ?? ""))" }
        #expect(found == (told.map { [$0] } ?? []))
    }

    @Test("Options of the theme reach templates; what names nothing is told with the nearest name")
    func options() async throws {
        let (site, diagnostics) = await build()
        let page = try #require(site.files.first { $0.path == "components/web-react-dialog-modal.html" })
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("AtealSround"))
        let told = diagnostics.all.filter { ["HR-S009", "HR-C072"].contains($0.code.id) }
        #expect(told.map(\.suggestions.first) == ["web/react", "dialog", "accent"])
        #expect(told.allSatisfy { $0.span?.file.path == "content/site.yaml" && ($0.span?.start.line ?? 0) > 1 })
    }
}
