import Diagnostics
import Testing

@testable import Audit

/// Rules about a whole site, on a small one with one fault at a time.
@Suite struct SiteRuleTests {
    private static let sound = [
        "index.html": page(
            "Home", "<p><a href=\"parts/menus.html\">All menus</a> <a href=\"parts/sheets.html#height\">Heights</a></p>"
        ),
        "parts/menus.html": page("Menus", "<p><img src=\"../menu.png\" alt=\"A menu\"></p>"),
        "parts/sheets.html": page(
            "Sheets", "<h2 id=\"height\">Height</h2><p>Higher than <a href=\"menus.html\">menus</a>.</p>"),
    ]

    private static func page(_ title: String, _ body: String) -> String {
        """
        <!DOCTYPE html><html lang="en"><head><title>\(title)</title></head><body>
        <nav aria-label="Main"><a href="/">Home</a></nav><main><h1>\(title)</h1>\(body)</main></body></html>
        """
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let rule: String, page: String, found: String, written: String, says: String
        var testDescription: String { rule }
    }

    static let faults: [Fault] = [
        .init(
            rule: "link-file", page: "index.html", found: "parts/menus.html", written: "parts/menu.html",
            says: "the link leads to `parts/menu.html`, which does not exist"),
        .init(
            rule: "link-fragment", page: "index.html", found: "#height", written: "#hight",
            says: "there is no `#hight` on `parts/sheets.html`"),
        .init(
            rule: "link-case", page: "index.html", found: "parts/menus.html", written: "Parts/Menus.html",
            says: "parts/menus.html"),
        .init(
            rule: "asset-file", page: "parts/menus.html", found: "../menu.png", written: "../menus.png",
            says: "`menus.png`"),
        .init(
            rule: "page-title-unique", page: "parts/sheets.html", found: "<title>Sheets", written: "<title>Menus",
            says: "the page `parts/menus.html` has the same title"),
        .init(
            rule: "page-reachable", page: "index.html", found: "<a href=\"parts/sheets.html#height\">Heights</a>",
            written: "",
            says: "no chain of links leads from index.html to this page"),
        .init(
            rule: "link-url-valid", page: "index.html", found: "<h1>Home</h1>",
            written: "<h1>Home</h1><a href=\"https://\">Other site</a>",
            says: "cannot be parsed"),
        .init(
            rule: "asset-network", page: "index.html", found: "<h1>Home</h1>",
            written: "<h1>Home</h1><img src=\"https://example.org/a.png\" alt=\"A\">",
            says: "the page loads a file from example.org"),
        .init(
            rule: "link-same-text", page: "index.html", found: "<h1>Home</h1>",
            written:
                "<h1>Home</h1><p><a href=\"https://a.example/\">More on it</a></p><p><a href=\"https://b.example/\">More on it</a></p>",
            says: "a link with the same text"),
    ]

    private func audit(_ files: [String: String], _ options: AuditOptions = AuditOptions()) async -> Report {
        let pages = files.sorted { $0.key < $1.key }
            .map { SiteFile(source: SourceFile(path: $0.key, text: $0.value)) }
        var options = options
        options.additionalRules = ["asset-network"]
        return await Auditor.audit(
            pages: pages, assets: SiteAssets(paths: Set(files.keys).union(["menu.png"])), options: options)
    }

    @Test func `a sound site has no findings`() async {
        let failed = await audit(Self.sound).findings.filter { $0.outcome == .failed }
        #expect(failed.isEmpty, "\(failed.map { "\($0.rule): \($0.message)" })")
    }

    @Test(arguments: faults)
    func `each fault of a site is found once, by its rule alone`(fault: Fault) async throws {
        var files = Self.sound
        let text = try #require(files[fault.page])
        #expect(text.contains(fault.found))
        files[fault.page] = text.replacing(fault.found, with: fault.written)
        let failed = await audit(files).findings.filter { $0.outcome == .failed }
        #expect(failed.map(\.rule) == [fault.rule], "\(failed.map { "\($0.rule): \($0.message)" })")
        #expect(
            failed.first.map { $0.message + $0.fix }?.contains(fault.says) == true,
            "\(failed.map { $0.message + " " + $0.fix })")
    }

    @Test func `what only a frame of another page shows is asked for no title or landmarks, but for all else`() async {
        let inner = "<!DOCTYPE html><html lang=en><nav><a href=index.html>Home</a></nav><h2>Part</h2><img src=menu.png>"
        let frame = "<iframe src=\"part.html\" title=\"A part\"></iframe>"
        var files = ["index.html": Self.page("Home", frame), "part.html": inner]
        func failed() async -> [String] {
            await audit(files).findings.filter { $0.outcome == .failed && $0.span.file.path == "part.html" }.map(\.rule)
        }
        #expect(await failed() == ["img-name"])
        files["index.html"] = Self.page("Home", frame + "<p><a href=\"part.html\">The part</a></p>")
        let asked = Set(await failed())
        #expect(asked.isSuperset(of: ["img-name", "page-title", "landmark-main", "heading-one"]), "\(asked)")
        // A frame in itself embeds nothing.
        files = ["index.html": Self.page("Home", ""), "part.html": inner + frame]
        #expect(await failed().contains("page-title"))
    }

    @Test func `navigation in another order is found on the page that differs`() async {
        func nav(_ names: [String]) -> String {
            "<nav aria-label=\"Parts\">" + names.map { "<a href=\"\($0).html\">\($0)</a> " }.joined() + "</nav>"
        }
        var files: [String: String] = [:]
        for name in ["index", "a", "b", "c"] {
            let order = name == "b" ? ["a", "c", "b"] : ["a", "b", "c"]
            files["\(name).html"] = Self.page("Page \(name)", nav(order))
        }
        let failed = await audit(files).findings.filter { $0.rule == "nav-consistent" && $0.outcome == .failed }
        #expect(failed.map(\.span.file.path) == ["b.html"])
    }

    @Test func `a style sheet that loads from a network is found through what it imports, with its line`() async {
        let page = Self.page("Home", "").replacing("</head>", with: "<link rel=\"stylesheet\" href=\"a.css\"></head>")
        let sheets = [
            "a.css": "/* url(https://comment.example/) */\n@import 'b.css';",
            "b.css":
                "@namespace svg url(http://www.w3.org/2000/svg);\n\np { background: url(\"//pictures.example/a.png\") }",
        ]
        let report = await Auditor.audit(
            pages: [SiteFile(source: SourceFile(path: "index.html", text: page))],
            assets: SiteAssets(
                paths: ["a.css", "b.css"],
                styleSheets: Dictionary(
                    uniqueKeysWithValues: sheets.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })),
            options: AuditOptions(rules: ["asset-network"]))
        #expect(
            report.findings.map(\.message) == ["the style sheet `b.css` loads a file from pictures.example in line 3"])
    }
}
