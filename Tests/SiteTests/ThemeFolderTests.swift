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
        _ = Site.renderAudit(AuditSummary(), for: site, diagnostics: &list)
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
