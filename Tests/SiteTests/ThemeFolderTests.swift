import Diagnostics
import Guidance
import TestSupport
import Testing

@testable import Site

/// The files of `themes/` and what they are.
private enum PackageThemes {
    static let files: [SourceFile] = {
        let folder = Folders.package + "/themes"
        guard let paths = try? Folders.files(below: folder) else { return [] }
        return paths.compactMap { path in
            (try? Folders.bytes(of: folder + "/" + path)).map { SourceFile(path: "themes/" + path, bytes: $0) }
        }
    }()

    static let names = Set(files.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
        .sorted()

    static let languages = Set(
        files.filter { $0.path.contains("/strings/") }.compactMap { file in
            file.path.split(separator: "/").last.map { String($0.dropLast(".yaml".count)) }
        }
    ).sorted()
}

/// Every theme of the package, in every language that it has words for.
@Suite("The package's own themes")
struct ThemeFolderTests {
    private func diagnostics(theme: String, language: String) async -> [String] {
        var list = DiagnosticList()
        let content = [
            "site.yaml": "title: Sample\nlanguage: \(language)\ntheme: \(theme)\nplanned: [x.later]\n",
            "components/x.one.md":
                "---\nstatus: stable\nreviewed: 2026-11-05\n---\n# One\n\n## Use when\n\n- Always (use x.two).\n\n"
                + "## Must haves\n\n- Be one (WCAG 2.4.3); see x.later.\n\n## Acceptance checks\n\n- It is one.\n\n"
                + "```swift\nlet one = 1\n```\n",
            "components/x.two.md": "# Two\n\n## Donts\n\n- Do not be one.\n",
            "guidance/g.md": "# Guide\n\n## Pitfalls\n\n- **Falling.** Hold on to `.rail`.\n",
        ]
        let sources = content.sorted { $0.key < $1.key }.map { SourceFile(path: "content/" + $0.key, text: $0.value) }
        let catalog = await Catalog.load(sources, diagnostics: &list)
        let site = await Site.build(SiteInput(catalog: catalog, themes: PackageThemes.files), diagnostics: &list)
        _ = Site.renderAudit(sampleAudit, for: site, diagnostics: &list)
        return list.all.filter { $0.code.id.hasPrefix("HR-S") || $0.code.id.hasPrefix("HR-T") }.map(\.message)
    }

    @Test("Each renders every page without a complaint", arguments: PackageThemes.names)
    func themes(name: String) async {
        #expect(await diagnostics(theme: name, language: "en") == [])
    }

    @Test("Each language has every word", arguments: PackageThemes.languages)
    func languages(tag: String) async {
        #expect(await diagnostics(theme: "handrail", language: tag) == [])
    }

    @Test("The built-in theme is the one in the folder")
    func embedded() {
        let folder = PackageThemes.files.filter { $0.path.hasPrefix("themes/handrail/") }
        let embedded = ThemeFolder.embedded.files
        #expect(folder.count == embedded.count)
        for file in folder {
            let inside = embedded[String(file.path.dropFirst("themes/handrail/".count))]
            #expect(inside?.bytes == file.bytes, "\(file.path)")
        }
    }
}

/// An audit with one of everything.
private let sampleAudit = AuditSummary(
    rules: [
        .init(id: "img-name", title: "Images", criteria: ["1.1.1"], passed: 1, failed: 0, cantTell: 0, inapplicable: 0)
    ],
    findings: ["failed", "cantTell"].map {
        .init(rule: "img-name", outcome: $0, page: "index.html", line: 1, message: "Something", origin: nil)
    },
    pages: [.init(path: "index.html", failed: 1, cantTell: 1)],
    optOuts: [.init(rule: "img-name", page: "index.html", line: 1, reason: "Because")],
    documentation: ["error", "warning", "note"].map { severity in
        AuditRuleDocumentation(
            id: severity == "error" ? "img-name" : severity, title: severity,
            criteria: severity == "note" ? [] : ["1.1.1"],
            level: "A", severity: severity, isDefault: severity == "error", act: ["23a2a8"], axe: ["image-alt"],
            why: "Why", howToFix: "How",
            examples: ["passed", "failed", "cantTell", "inapplicable"].map {
                .init(outcome: $0, title: "Example", files: [("a.html", "<p>"), ("b.txt", "<p>")])
            })
    })
