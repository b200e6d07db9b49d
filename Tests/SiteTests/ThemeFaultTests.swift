import Diagnostics
import Guidance
import Testing

@testable import Site

/// Slips in a project's own theme, each told once and where it stands.
@Suite("Faults in themes")
struct ThemeFaultTests {
    private func build(_ settings: String, theme: [String: String]) async -> (site: BuiltSite, told: [String]) {
        var list = DiagnosticList()
        let content = [
            SourceFile(path: "content/site.yaml", text: settings),
            SourceFile(path: "content/components/x.one.md", text: "# One\n\n## Must haves\n\n- Be one.\n"),
        ]
        let catalog = await Catalog.load(content, diagnostics: &list)
        let files = theme.sorted { $0.key < $1.key }.map { SourceFile(path: "themes/mine/" + $0.key, text: $0.value) }
        let site = await Site.build(SiteInput(catalog: catalog, themes: files), diagnostics: &list)
        let told = list.sortedAndFolded().filter { "ST".contains($0.code.id.dropFirst(3).prefix(1)) }.map {
            diagnostic in
            let start = diagnostic.span?.start
            let advice = (diagnostic.suggestions + [diagnostic.help].compactMap { $0 }).joined(separator: "; ")
            return
                "\(diagnostic.span?.file.path ?? ""):\(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.code.id) "
                + diagnostic.message + (advice.isEmpty ? "" : " (\(advice))")
        }
        return (site, told)
    }

    @Test(
        "A language without interface words is one error in the settings",
        arguments: [
            ("fr", "content/site.yaml:2:11: HR-S010 there are no interface words for `fr`"),
            ("fr-CH", "content/site.yaml:2:11: HR-S010 there are no interface words for `fr-CH`"),
            ("de-AT", nil), ("EN", nil), ("en-GB", nil), ("ar", nil),
        ])
    func languages(tag: String, expected: String?) async {
        let (site, told) = await build("title: Words\nlanguage: \(tag)\n", theme: [:])
        let help = " (there are `ar`, `de`, `en`; to add a language, put `strings/fr.yaml` into a theme of yours)"
        #expect(told == (expected.map { [$0 + help] } ?? []))
        #expect(site.isThemeBroken == (expected != nil))
    }

    @Test("Words that a project's theme brings are enough")
    func ownWords() async {
        let (site, told) = await build(
            "title: Words\nlanguage: fr\ntheme: mine\n",
            theme: ["theme.yaml": "name: mine\n", "strings/fr.yaml": "search: Chercher\n"])
        #expect(told.count == 1 && told[0].contains("HR-S003"))
        #expect(!site.isThemeBroken)
    }

    @Test(
        "A list of files in theme.yaml is held against the theme's files",
        arguments: [
            (
                "stylesheets: [handrail.css, handrial.css]",
                [
                    "themes/mine/theme.yaml:1:29: HR-S011 `stylesheets` names `handrial.css`, but the theme has no such file (handrail.css)"
                ]
            ),
            (
                "scripts:\n  - handrail.js\n  - other.js\n",
                [
                    "themes/mine/theme.yaml:3:5: HR-S011 `scripts` names `other.js`, but the theme has no such file (it would be the file `assets/other.js`)"
                ]
            ),
            ("scripts: [strings.js, handrail.js, worksheet.js, own.js, parts.js]", []),
        ])
    func lists(list: String, expected: [String]) async {
        let (site, told) = await build(
            "title: Lists\ntheme: mine\n",
            theme: ["theme.yaml": list, "assets/own.js": "let a = 1;\n", "assets/parts.js/10-a.js": "let b = 1;\n"])
        #expect(told == expected)
        #expect(site.isThemeBroken != expected.isEmpty)
    }

    @Test("A template and a word that nothing uses are told with what they may replace")
    func unused() async {
        let (site, told) = await build(
            "title: Unused\ntheme: mine\n",
            theme: [
                "theme.yaml": "name: mine\n",
                "strings/en.yaml": "serach: Find\nsearch: Find\nown_word: Mine\nsay_hello: Hi\n",
                "templates/componnet.mustache": "x\n", "templates/own.mustache": "{{strings.own_word}}\n",
                "templates/page.mustache": "{{<document}}{{$main}}{{>own}}{{/main}}{{/document}}\n",
            ])
        #expect(
            told == [
                "themes/mine/strings/en.yaml:1:1: HR-S012 nothing uses the word `serach` (search)",
                "themes/mine/templates/componnet.mustache:1:1: HR-S012 nothing uses the template `componnet` (component)",
            ])
        #expect(!site.isThemeBroken)
    }

    @Test("The worksheet's sheet, which is made of others, knows whose rules it has")
    func worksheetSheet() async throws {
        let css = "/* x */\n.nobody-has-this { top: 0 }\n\nmain {\n  /* y */\n  color: red;\n}\n"
        let (site, _) = await build(
            "title: Sheets\ntheme: mine\n",
            theme: ["theme.yaml": "stylesheets: [handrail.css, mine.css]\n", "assets/mine.css": css])
        let sheet = try #require(site.files.first { $0.path == "assets/worksheet.css" })
        let text = String(decoding: sheet.bytes, as: UTF8.self)
        let place = try #require(text.range(of: "main{color:red")).lowerBound
        let offset = text.utf8.distance(from: text.startIndex, to: place)
        let origins = [0, 5].map { sheet.sourceMap?.origin(of: offset + $0) }.map { origin in
            "\(origin?.file.path ?? ""):\(origin?.start.line ?? 0)"
        }
        #expect(origins == ["themes/mine/assets/mine.css:4", "themes/mine/assets/mine.css:6"])
    }

    @Test("A template that does not parse breaks the pages")
    func brokenTemplate() async {
        let (site, told) = await build(
            "title: Broken\ntheme: mine\n",
            theme: ["theme.yaml": "name: mine\n", "templates/footer.mustache": "<footer>{{#site}}</footer>\n"])
        #expect(told.count == 1 && told[0].hasPrefix("themes/mine/templates/footer.mustache:1:9: HR-T002"))
        #expect(site.isThemeBroken)
    }
}
