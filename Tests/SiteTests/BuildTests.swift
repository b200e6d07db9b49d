import Diagnostics
import Guidance
import HTML
import Testing

@testable import Site

/// A small project with one document of each kind.
private let sample: [String: String] = [
    "content/site.yaml": """
    title: Sample & guide
    description: A sample.
    families: [{id: dialogs, title: Dialogs, description: Surfaces over a screen.}]
    planned: [dialog.later]
    """,
    "content/components/dialog.alert.md": """
    ---
    title: Alert
    summary: A short message.
    family: dialogs
    status: stable
    platforms: [iOS]
    reviewed: 2026-11
    aliases: [message box]
    ---
    # Alert

    ## Selection

    ### Use when

    - Something needs an answer.

    ### Try a different component when

    - The answer is long (use dialog.modal).
    - The answer can wait (use dialog.later).

    ## Must haves

    - Use `.alert(_:isPresented:)` (WCAG 4.1.2). {#native}

    ## Donts

    - Do not draw <one> yourself; see `global.focus`.

    ## Main

    A section whose anchor is a common word.

    ## Golden pattern

    ```swift
    Text("<b>")
    ```

    ## Acceptance checks

    ### VoiceOver

    - The alert is spoken (see #native).
    """,
    "content/components/dialog.modal.md": """
    ---
    title: Modal dialog
    family: dialogs
    ---
    ## Must haves

    - Give it a title as `dialog.alert M1` does.
    """,
    "content/rules/global.md": """
    ---
    title: Global rules
    ---
    ## Focus {#global.focus}

    Focus is seen.

    ### Must haves

    - Keep it visible (WCAG 2.4.7).
    """,
    "content/guidance/modality.md": """
    ---
    title: Modality
    ---
    ## Rules

    - **Keep it short.** Long is wrong.

    ## Related

    [Alert](../components/dialog.alert.md)

    ## See also

    [Elsewhere](https://example.com/)
    """,
    "content/lessons/first.md": "# A first lesson\n\n## One\n\nText.\n",
    "content/pages/about.md": "# About\n\nWords with [a link](../guidance/modality.md#rules).\n",
]

private func build(_ files: [String: String], jobs: Int = 1) async -> (site: BuiltSite, diagnostics: DiagnosticList) {
    var diagnostics = DiagnosticList()
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let catalog = await Catalog.load(sources, jobs: jobs, diagnostics: &diagnostics)
    let site = await Site.build(
        SiteInput(catalog: catalog, includesAudit: true, jobs: jobs), diagnostics: &diagnostics)
    return (site, diagnostics)
}

private struct PageOfSite {
    let path: String
    let document: Document

    init(_ file: OutputFile) {
        path = file.path
        document = HTMLParser.parseDocument(SourceFile(path: file.path, bytes: file.bytes))
    }

    func elements(_ name: TagName) -> [NodeID] {
        document.descendants(document.rootID).filter { document.isHTML($0, name) }
    }

    var ids: [String] {
        document.descendants(document.rootID).compactMap { node in
            document.kind(node) == .element ? document.attribute(node, .id) : nil
        }
    }
}

@Suite("Building a site")
struct BuildTests {
    @Test("The output is the same for any number of jobs")
    func jobs() async {
        let one = await build(sample, jobs: 1).site.files
        let four = await build(sample, jobs: 4).site.files
        #expect(one.map(\.path) == four.map(\.path))
        #expect(zip(one, four).allSatisfy { $0.bytes == $1.bytes })
    }

    @Test("Templates name no variable that pages do not give")
    func variables() async {
        let diagnostics = await build(sample).diagnostics
        let faults = diagnostics.all.filter { $0.code.id.hasPrefix("HR-T") || $0.code.id.hasPrefix("HR-S") }
        #expect(faults.map(\.message) == [])
    }

    @Test("A group of more lines than a page holds leads to its part on the list of each document")
    func longGroup() async throws {
        var project = sample
        let lines = (1...700).map { "- Line number \($0) is read.\n" }.joined()
        project["content/components/dialog.long.md"] = """
            ---
            title: Long
            summary: A long list.
            ---
            # Long

            ## Must haves

            - Be long.

            ## Acceptance checks

            ### VoiceOver

            \(lines)
            """
        let built = await build(project)
        let pages = Dictionary(uniqueKeysWithValues: built.site.files.map { ($0.path, $0) })
        let page = PageOfSite(try #require(pages["checklists/by-voiceover.html"]))
        let links = page.elements(.a).compactMap { page.document.attribute($0, .href) }
        let link = try #require(links.first { $0.hasPrefix("dialog-long.html#") })
        let list = PageOfSite(try #require(pages["checklists/dialog-long.html"]))
        let anchor = link.drop { $0 != "#" }.dropFirst()
        #expect(list.elements(.h2).contains { list.document.attribute($0, .id) == String(anchor) })
        #expect(page.elements(.input).allSatisfy { page.document.attribute($0, named: "data-check") == nil })
        #expect(list.elements(.input).count { list.document.attribute($0, named: "data-check") != nil } == 701)
    }

    @Test("Requirements, anchors, checklist lines and worksheet rows are as many, also on the pages themselves")
    func counts() async throws {
        let site = await build(sample).site
        let counts = site.counts
        #expect(counts.requirements > 0)
        #expect(counts.anchors == counts.requirements)
        let pages = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0) })
        let list = PageOfSite(try #require(pages["checklists/all.html"]))
        let sheet = PageOfSite(try #require(pages["worksheet/index.html"]))
        let lines = list.elements(.input).count { list.document.attribute($0, named: "data-check") != nil }
        let rows = sheet.elements(.fieldset).count { sheet.document.attribute($0, named: "data-check") != nil }
        #expect(lines == counts.checklistLines && lines == counts.requirements)
        #expect(rows == counts.worksheetRows && rows == counts.requirements)
    }

    @Test("Every link of a page leads to a file of the site and to an anchor in it")
    func links() async {
        var diagnostics = DiagnosticList()
        let site = await build(sample).site
        let audit = Site.renderAudit(AuditSummary(), for: site, diagnostics: &diagnostics)
        let pages = (site.files + audit).filter { $0.path.hasSuffix(".html") }.map(PageOfSite.init)
        let paths = Set((site.files + audit).map(\.path))
        let ids = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Set($0.ids)) })
        var dead: [String] = []
        for page in pages {
            for link in page.elements(.a) + page.elements(.link) + page.elements(.script) {
                guard let address = page.document.attribute(link, .href) ?? page.document.attribute(link, .src),
                    !address.contains(":")
                else { continue }
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? page.path : resolved(String(parts[0]), from: page.path)
                let hasAnchor = parts.count < 2 || ids[target]?.contains(String(parts[1])) == true
                if !paths.contains(target) || !hasAnchor { dead.append("\(page.path): \(address)") }
            }
        }
        #expect(dead == [])
    }

    private func resolved(_ address: String, from page: String) -> String {
        var folders = page.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            if part == ".." { _ = folders.popLast() } else { folders.append(String(part)) }
        }
        return folders.joined(separator: "/")
    }

    @Test("Every page has one main, one level 1 heading, its own title and no id twice, and nothing inline")
    func structure() async {
        let pages = await build(sample).site.files.filter { $0.path.hasSuffix(".html") }.map(PageOfSite.init)
        var titles = Set<String>()
        for page in pages {
            let document = page.document
            #expect(page.elements(.main).count == 1, "\(page.path)")
            #expect(page.elements(.h1).count == 1, "\(page.path)")
            #expect(Set(page.ids).count == page.ids.count, "\(page.path)")
            #expect(titles.insert(page.elements(.title).map(document.textContent).joined()).inserted, "\(page.path)")
            // The book carries its style, so that it can be sent alone.
            #expect(page.elements(.style).count == (page.path == "book.html" ? 1 : 0), "\(page.path)")
            #expect(page.elements(.script).allSatisfy { document.hasAttribute($0, .src) }, "\(page.path)")
            #expect(document.errors.isEmpty, "\(page.path): \(document.errors.map(\.code))")
        }
    }

    @Test("Text of the content is escaped wherever it is shown")
    func escaping() async throws {
        let site = await build(sample).site
        let page = try #require(site.files.first { $0.path == "components/dialog-alert.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("Sample &amp; guide"))
        #expect(!text.contains("Text(\"<b>\")"))
    }

    @Test("A section of links to documents becomes cards; one with links to other sites stays")
    func related() async throws {
        let site = await build(sample).site
        let page = try #require(site.files.first { $0.path == "guidance/modality.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("id=\"hr-related\"") && !text.contains("id=\"related\""))
        #expect(text.contains("id=\"see-also\"") && text.contains("https://example.com/"))
    }

    @Test("Keys that Handrail does not know reach templates and data files")
    func freeFields() async throws {
        var files = sample
        files["content/site.yaml"] = (sample["content/site.yaml"] ?? "") + "\ncolour: blue\ntheme: own\n"
        files["content/pages/about.md"] = "---\nteam: {name: Core}\nhues: [red, green]\n---\n# About\n\nWords.\n"
        files["themes/own/theme.yaml"] = "extends: handrail\n"
        files["themes/own/templates/pager.mustache"] =
            "{{#entry.data.team}}T{{name}}{{/entry.data.team}}{{#entry.data.hues}}H{{.}}{{/entry.data.hues}}C{{site.data.colour}}"
        let (catalogFiles, themes) = (
            files.filter { $0.key.hasPrefix("content/") }, files.filter { $0.key.hasPrefix("themes/") }
        )
        var diagnostics = DiagnosticList()
        func sources(_ files: [String: String]) -> [SourceFile] {
            files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        }
        let catalog = await Catalog.load(sources(catalogFiles), diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog, themes: sources(themes)), diagnostics: &diagnostics)
        #expect(diagnostics.all.filter { $0.code.id.hasPrefix("HR-T") }.map(\.message) == [])
        func text(_ path: String) throws -> String {
            String(decoding: try #require(site.files.first { $0.path == path }).bytes, as: UTF8.self)
        }
        #expect(try text("pages/about.html").contains("TCoreHredHgreenCblue"))
        #expect(try text("lessons/first.html").contains("Cblue"))
        let data = try text("data/site.json")
        #expect(data.contains("\"hues\": [") && data.contains("\"colour\": \"blue\""))
        #expect(try text("data/site.schema.json").contains("\"$defs\""))
    }

    @Test("The glossary explains the words that the content uses, and authors' own; pages lead to it")
    func glossary() async throws {
        var files = sample
        files["content/site.yaml"] =
            (sample["content/site.yaml"] ?? "")
            + "\nterms: {Answer: {text: What people say., also: [reply]}, VoiceOver: Ours.}\n"
        files["content/pages/about.md"] = "# About\n\nTurn the rotors, then scrub. Replies follow.\n"
        let site = await build(files).site
        func text(_ path: String) throws -> String {
            String(decoding: try #require(site.files.first { $0.path == path }).bytes, as: UTF8.self)
        }
        let page = try text("glossary.html")
        for part in ["id=\"term-rotor\"", "id=\"term-scrub\"", "What people say.", "<p>Ours.</p>", "pages/about.html"] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("Magic Tap") && !page.contains("The screen reader of iPhone"))
        let about = try text("pages/about.html")
        #expect(about.contains("../glossary.html#term-rotor"))
        #expect(try text("index.html").contains("glossary.html"))
    }

    @Test("A family that several stacks have is set side by side, with every rule")
    func familyComparison() async throws {
        let files = [
            "content/site.yaml":
                "title: T\nfamilies: [{id: dialog, title: Dialogs}]\nstacks: [{id: ios/swiftui, title: SwiftUI}, {id: web/react, title: React}]\n",
            "content/ios/swiftui/components/dialog.modal.md": "# Modal\n\n## Must haves\n\n- Return focus.\n",
            "content/ios/swiftui/components/button.basic.md": "# Button\n\n## Must haves\n\n- Be one.\n",
            "content/web/react/components/dialog.modal.md":
                "# Dialog\n\n## Must haves\n\n- Trap focus.\n\n## Donts\n\n- Do not scroll.\n",
        ]
        let (site, diagnostics) = await build(files)
        #expect(
            diagnostics.all.filter { $0.code.id.hasPrefix("HR-T") || $0.code.id.hasPrefix("HR-S") }.map(\.message) == []
        )
        #expect(site.files.filter { $0.path.hasPrefix("families/") }.map(\.path) == ["families/dialog.html"])
        let page = try #require(site.files.first { $0.path == "families/dialog.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        for part in [
            "SwiftUI</th>", "React</th>", "Return focus.", "Trap focus.", "Do not scroll.",
            "../components/ios-swiftui-dialog-modal.html#m1",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("Be one."))
        for path in ["components/index.html", "components/web-react-dialog-modal.html"] {
            let linking = try #require(site.files.first { $0.path == path })
            #expect(String(decoding: linking.bytes, as: UTF8.self).contains("../families/dialog.html"), "\(path)")
        }
    }

    @Test(
        "Documents of one title are told apart in lists of everything, and a link to a title's heading leads to the page"
    )
    func sameTitles() async throws {
        let files = [
            "content/site.yaml": "title: T\n",
            "content/ios/swiftui/components/dialog.modal.md":
                "# Modal\n\n[up](#modal)\n\n## Must haves\n\n- Return focus.\n-\n",
            "content/web/react/components/dialog.modal.md": "# Modal\n\n## Must haves\n\n- Trap focus.\n",
        ]
        let (site, diagnostics) = await build(files)
        func text(_ path: String) throws -> String {
            String(decoding: try #require(site.files.first { $0.path == path }).bytes, as: UTF8.self)
        }
        for path in ["checklists/all.html", "worksheet/index.html"] {
            #expect(try text(path).contains("Modal (ios/swiftui:dialog.modal)"), "\(path)")
            #expect(try text(path).contains("Modal (web/react:dialog.modal)"), "\(path)")
        }
        let page = try text("components/ios-swiftui-dialog-modal.html")
        #expect(page.contains("<a href=\"../components/ios-swiftui-dialog-modal.html\">up</a>"))
        #expect(diagnostics.all.map(\.code.id).contains("HR-C019"))
    }

    @Test("A footnote stands once on its page, and rules that name one lead there from every page")
    func footnotes() async throws {
        let text =
            "# A\n\nText[^1]\n\n```swift\nlet a = 1\n```\n\n## Must haves\n\n- Rule[^2]\n\n## Guide\n\nMore[^1]\n\n[^1]: One.\n[^2]: Two[^1].\n[^3]: Three.\n"
        let (site, diagnostics) = await build([
            "content/site.yaml": "title: T\n", "content/components/a.md": text, "content/components/b.md": text,
        ])
        #expect(diagnostics.all.filter { $0.code.id == "HR-M008" }.count == 2)
        func page(_ path: String) throws -> Document {
            HTMLParser.parseDocument(
                SourceFile(path: path, bytes: try #require(site.files.first { $0.path == path }).bytes))
        }
        for path in ["components/a.html", "components/b.html", "checklists/all.html", "checklists/a.html", "book.html"]
        {
            let document = try page(path)
            let ids = document.descendants(document.rootID).compactMap { document.attribute($0, .id) }
            #expect(Set(ids).count == ids.count, "\(path)")
            for node in document.descendants(document.rootID) where document.tagName(node) == .a {
                guard let address = document.attribute(node, .href), address.hasPrefix("#") else { continue }
                #expect(ids.contains(String(address.dropFirst())) || address == "#", "\(path): \(address)")
            }
        }
        let shown = String(
            decoding: try #require(site.files.first { $0.path == "components/a.html" }).bytes, as: UTF8.self)
        #expect(shown.matches(of: /One\./).count == 1 && !shown.contains("Three."))
        let list = String(
            decoding: try #require(site.files.first { $0.path == "checklists/all.html" }).bytes, as: UTF8.self)
        #expect(list.contains("href=\"../components/a.html#components-a--fn-2\""))
    }

    @Test("Ids of raw HTML that something else of the page has are left out and told")
    func rawIDs() async throws {
        let files = [
            "content/site.yaml": "title: T\n",
            "content/components/a.md": """
            # A

            <a id="guide"></a><a id="own">x</a> [to own](#own) <span id="hr-main">y</span>

            ## Guide

            <div id="own">z</div>

            ## Must haves

            - One <b id="m1">b</b> <i id="deep">i</i>
            - ![](https://example.org/a.png)

            ## hr-main

            Text.
            """,
            "content/components/b.md": "# B\n\n## Must haves\n\n- Two <i id=\"deep\">i</i>\n",
        ]
        let (site, diagnostics) = await build(files)
        #expect(
            diagnostics.all.filter { $0.code.id == "HR-C018" }.map { "\($0.severity) \($0.span?.start.line ?? 0)" } == [
                "warning 3", "warning 3", "warning 7", "warning 11", "warning 5",
            ])
        for file in site.files where file.path.hasSuffix(".html") {
            let page = HTMLParser.parseDocument(SourceFile(path: file.path, bytes: file.bytes))
            let ids = page.descendants(page.rootID).compactMap { page.attribute($0, .id) }
            #expect(Set(ids).count == ids.count, "\(file.path)")
        }
        let page = String(
            decoding: try #require(site.files.first { $0.path == "components/a.html" }).bytes, as: UTF8.self)
        #expect(
            page.contains("<a id=\"own\">x</a>") && page.contains("#own\">to own</a>") && page.contains("<div>z</div>"))
        let list = String(
            decoding: try #require(site.files.first { $0.path == "checklists/a.html" }).bytes, as: UTF8.self)
        #expect(list.contains("aria-label=\"M2\""))
    }

    @Test("Addresses of files are encoded, whatever their names")
    func fileNames() async throws {
        let name = "we ird#%?é.png"
        var diagnostics = DiagnosticList()
        let sources = [
            SourceFile(path: "content/site.yaml", text: "title: T\n"),
            SourceFile(
                path: "content/pages/a.md",
                text:
                    "# A\n\n![w](../assets/we%20ird%23%25%3F%C3%A9.png)\n\n<img src=\"../assets/we%20ird%23%25%3Fé.png\" alt=\"w\">\n"
            ),
        ]
        let catalog = await Catalog.load(sources, assets: ["content/assets/" + name], diagnostics: &diagnostics)
        #expect(diagnostics.all.filter { $0.severity != .note }.map(\.message) == [])
        let site = await Site.build(SiteInput(catalog: catalog), diagnostics: &diagnostics)
        let page = String(decoding: try #require(site.files.first { $0.path == "pages/a.html" }).bytes, as: UTF8.self)
        #expect(page.matches(of: /src="..\/assets\/we%20ird%23%25%3F%C3%A9.png"/).count == 2, "\(page)")
    }

    @Test("Links and images of raw HTML lead to the site's pages, or become text with a diagnostic")
    func rawLinks() async throws {
        let files = [
            "content/site.yaml": "title: T\n",
            "content/components/a.md": """
            # A

            <a href="b.md#must-haves">b</a> <a href="gone.md">gone</a> <a id="own"></a> [to own](#own)

            <p><a href="b.md">block</a><img src="gone.png" alt="Missing picture"><img src="../assets/p.png" alt="There"></p>
            """,
            "content/components/b.md": "# B\n\n## Must haves\n\n- x\n",
        ]
        var diagnostics = DiagnosticList()
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let catalog = await Catalog.load(sources, assets: ["content/assets/p.png"], diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog), diagnostics: &diagnostics)
        let page = String(
            decoding: try #require(site.files.first { $0.path == "components/a.html" }).bytes, as: UTF8.self)
        for part in [
            "<a href=\"../components/b.html#must-haves\">b</a>", "<a>gone</a>",
            "<a href=\"../components/a.html#own\">to own</a>",
            "<a href=\"../components/b.html\">block</a>Missing picture<img src=\"../assets/p.png\" alt=\"There\">",
        ] { #expect(page.contains(part), "\(part)") }
        #expect(
            diagnostics.all.map(\.code.id).filter { ["HR-C025", "HR-C026", "HR-C027"].contains($0) } == [
                "HR-C025", "HR-C026",
            ])
        let book = String(decoding: try #require(site.files.first { $0.path == "book.html" }).bytes, as: UTF8.self)
        #expect(book.contains("id=\"components-a--own\"") && book.contains("href=\"#components-a--own\""))
    }

    @Test("The coverage matrix counts the checks of each document by technique")
    func coverageMatrix() async throws {
        let site = await build(sample).site
        let page = PageOfSite(try #require(site.files.first { $0.path == "coverage.html" }))
        let rows = page.elements(.tr).map { row in
            page.document.descendants(row).filter { page.document.isHTML($0, .td) || page.document.isHTML($0, .th) }
                .map(page.document.textContent)
        }
        #expect(rows.first == ["Document", "Must haves", "Musts with a check", "VoiceOver"])
        #expect(rows.contains(["Alert", "1", "1", "1"]))
        #expect(rows.contains(["Modal dialog", "1", "0", "0"]))
    }

    @Test("A byte of a page leads to the line of the content or of the template that wrote it")
    func origins() async throws {
        let site = await build(sample).site
        let page = try #require(site.files.first { $0.path == "components/dialog-alert.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        let map = try #require(page.sourceMap)
        let sentence = try #require(text.range(of: "Something needs an answer"))
        let offset = text.utf8.distance(from: text.startIndex, to: sentence.lowerBound)
        let origin = try #require(map.origin(of: offset))
        #expect(origin.file.path == "content/components/dialog.alert.md")
        #expect(origin.start.line == 16)
        let skip = try #require(text.range(of: "class=\"skip-link\""))
        let template = try #require(map.origin(of: text.utf8.distance(from: text.startIndex, to: skip.lowerBound)))
        #expect(template.file.path == "theme handrail/templates/layout.mustache")
    }

    @Test("A page does not grow with the number of pages")
    func boundedPages() async throws {
        func sizeOfPages(_ count: Int) async -> Int {
            var files = ["content/site.yaml": "title: Many"]
            for number in 0..<count {
                files["content/components/many.c\(1_000 + number).md"] =
                    "---\ntitle: Component \(1_000 + number)\n---\n## Must haves\n\n- Be number \(1_000 + number).\n"
            }
            let site = await build(files, jobs: 2).site
            return site.files.filter { $0.path.hasPrefix("components/many") && $0.path.hasSuffix(".html") }
                .map(\.bytes.count).max() ?? 0
        }
        let hundred = await sizeOfPages(100)
        let many = await sizeOfPages(400)
        #expect(hundred > 0)
        #expect(Double(many) < Double(hundred) * 1.05)
    }

    @Test("An empty project builds a home page")
    func empty() async {
        let site = await build([:]).site
        #expect(site.files.contains { $0.path == "index.html" })
        #expect(!site.files.contains { $0.path.hasPrefix("components/") })
    }
}

@Suite("Themes")
struct ThemeTests {
    private func theme(_ files: [String: String], name: String, language: String = "en") -> (Theme, DiagnosticList) {
        var diagnostics = DiagnosticList()
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let theme = Theme.load(name, files: sources, language: language, at: nil, diagnostics: &diagnostics)
        return (theme, diagnostics)
    }

    @Test("Without any theme in the project the built-in one is used")
    func builtIn() {
        let (theme, diagnostics) = theme([:], name: "handrail")
        #expect(diagnostics.isEmpty)
        #expect(theme.templateFiles["layout"] != nil)
        #expect(theme.strings["search"] == "Search")
    }

    @Test("A theme replaces single files of the one it extends")
    func extending() {
        let (theme, diagnostics) = theme(
            [
                "themes/small/theme.yaml": "name: small\nextends: handrail\n",
                "themes/small/templates/not-found.mustache": "gone",
                "themes/small/strings/en.yaml": "search: Find\n",
                "themes/small/assets/extra.css": "a{}",
            ], name: "small")
        #expect(diagnostics.isEmpty)
        #expect(theme.strings["search"] == "Find")
        #expect(theme.strings["menu"] == "Menu")
        #expect(theme.assets.contains { $0.name == "extra.css" })
        var list = DiagnosticList()
        #expect(theme.templates.render("not-found", data: [:], diagnostics: &list).text == "gone")
    }

    @Test("An unknown theme is an error with the nearest name")
    func unknown() {
        let diagnostics = theme(["themes/small/theme.yaml": "name: small"], name: "smal").1
        #expect(diagnostics.all.map(\.code) == [SiteCodes.unknownTheme])
        #expect(diagnostics.all.first?.suggestions.first == "small")
    }

    @Test("Themes that extend each other in a circle end with an error")
    func circle() {
        let diagnostics = theme(
            ["themes/a/theme.yaml": "extends: b", "themes/b/theme.yaml": "extends: a"], name: "a"
        ).1
        #expect(diagnostics.all.map(\.code) == [SiteCodes.themeCycle])
    }

    @Test("Words that a language lacks are told once, and English stands in")
    func missingWords() {
        let (theme, diagnostics) = theme(
            ["themes/nordic/theme.yaml": "extends: handrail", "themes/nordic/strings/nb.yaml": "search: Søk"],
            name: "nordic", language: "nb-NO")
        #expect(theme.strings["search"] == "Søk")
        #expect(theme.strings["menu"] == "Menu")
        #expect(diagnostics.all.map(\.code) == [SiteCodes.missingString])
    }

    @Test("Codes of diagnostics are documented and different")
    func codes() {
        #expect(Set(SiteCodes.all.map(\.id)).count == SiteCodes.all.count)
        #expect(SiteCodes.all.allSatisfy { !$0.explanation.isEmpty && $0.id.hasPrefix("HR-S") })
    }
}
