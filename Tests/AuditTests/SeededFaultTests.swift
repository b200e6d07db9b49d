import Diagnostics
import Testing

@testable import Audit

/// One fault in a site without faults is one finding, of the rule that judges it and of no other.
@Suite struct SeededFaultTests {
    private static let first = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Menus</title>
        </head>
        <body>
        <a href="#content">Skip to content</a>
        <header>
        <p><a href="sheets.html">Handbook</a></p>
        <nav aria-label="Main">
        <ul><li><a href="menus.html">Menus</a></li><li><a href="sheets.html">Sheets</a></li></ul></nav>
        </header>
        <main id="content">
        <h1>Menus</h1>
        <p id="intro">A menu opens from a button. See <a href="sheets.html#height">the height of sheets</a>.</p>
        <h2>Opening</h2>
        <p><img src="menu.png" alt="A menu below its button"></p>
        <button type="button" aria-describedby="intro">Open the menu</button>
        <h3>Keys</h3>
        <ul id="keys"><li>Arrow down</li><li>Escape</li></ul>
        <table><thead><tr><th scope="col">Key</th><th scope="col">Action</th></tr></thead>
        <tbody><tr><td>Escape</td><td>Closes</td></tr></tbody></table>
        <form action="sheets.html"><label for="name">Name</label> <input id="name" name="name"></form>
        <div role="list"><div role="listitem">First</div><div role="listitem">Second</div></div>
        <iframe title="A menu in use" src="sheets.html"></iframe>
        <p><em>Menus</em> close when the focus leaves them.</p>
        </main>
        <footer><p>Written with care.</p></footer>
        </body>
        </html>
        """

    private static let second = """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>Sheets</title></head>
        <body>
        <a href="#content">Skip to content</a>
        <header><nav aria-label="Main"><ul><li><a href="menus.html">Menus</a></li></ul></nav></header>
        <main id="content"><h1>Sheets</h1><h2 id="height">Height</h2><p>A sheet is as high as its content.</p></main>
        </body>
        </html>
        """

    /// A fault: what is replaced on the first page, and by what.
    struct Fault: Sendable, CustomTestStringConvertible {
        let rule: String, found: String, written: String
        var testDescription: String { rule }
    }

    static let faults: [Fault] = [
        .init(rule: "page-lang-valid", found: #"lang="en""#, written: #"lang="english""#),
        .init(rule: "page-lang", found: #"<html lang="en">"#, written: "<html>"),
        .init(rule: "page-title", found: "<title>Menus</title>", written: "<title></title>"),
        .init(rule: "page-title-unique", found: "<title>Menus</title>", written: "<title>Sheets</title>"),
        .init(rule: "landmark-main", found: #"<main id="content">"#, written: #"<div id="content">"#),
        .init(rule: "heading-order", found: "<h3>Keys</h3>", written: "<h4>Keys</h4>"),
        .init(rule: "heading-name", found: "<h2>Opening</h2>", written: "<h2>Opening</h2><h3></h3>"),
        .init(rule: "skip-link-target", found: ##"href="#content""##, written: ##"href="#contents""##),
        .init(rule: "img-name", found: #" alt="A menu below its button""#, written: ""),
        .init(rule: "link-name", found: ">Handbook<", written: "><"),
        .init(rule: "button-name", found: "Open the menu", written: ""),
        .init(rule: "field-name", found: #"<label for="name">Name</label>"#, written: "Name"),
        .init(rule: "iframe-name", found: #" title="A menu in use""#, written: ""),
        .init(rule: "id-unique", found: #"<ul id="keys">"#, written: #"<ul id="keys"><li id="keys">Space</li>"#),
        .init(rule: "aria-idref", found: #"describedby="intro""#, written: #"describedby="introduction""#),
        .init(rule: "aria-attr-known", found: "<button ", written: #"<button aria-pushed="true" "#),
        .init(rule: "aria-attr-supported", found: "<button ", written: #"<button aria-checked="true" "#),
        .init(rule: "role-valid", found: "<em>", written: #"<em role="emphasize">"#),
        .init(
            rule: "aria-children", found: #"<div role="listitem">First</div><div role="listitem">Second</div>"#,
            written: "First"),
        .init(
            rule: "aria-parent", found: #"</form>"#, written: #"</form><div role="listitem">Third</div>"#),
        .init(rule: "th-has-cells", found: "</th></tr>", written: #"</th><th scope="col">More</th></tr>"#),
        .init(rule: "td-headers", found: "<td>Escape", written: #"<td headers="key">Escape"#),
        .init(rule: "list-children", found: "<li>Escape</li>", written: "<p>Escape</p>"),
        .init(
            rule: "listitem-parent", found: #"<ul id="keys"><li>Arrow down</li><li>Escape</li></ul>"#,
            written: "<div><li>Escape</li></div>"),
        .init(rule: "viewport-zoom", found: "initial-scale=1", written: "initial-scale=1, user-scalable=no"),
        .init(rule: "refresh-delay", found: "<title>", written: #"<meta http-equiv="refresh" content="30"><title>"#),
        .init(rule: "tabindex-positive", found: "<button ", written: #"<button tabindex="2" "#),
        .init(rule: "link-file", found: #"<a href="menus.html">"#, written: #"<a href="menu.html">"#),
        .init(rule: "link-fragment", found: "#height", written: "#hight"),
        .init(rule: "asset-file", found: "menu.png", written: "menus.png"),
        .init(rule: "parse-structure", found: "care.</p>", written: "care.</b></p>"),
        .init(rule: "attr-unique", found: "<em>", written: #"<em class="a" class="b">"#),
        .init(rule: "doctype", found: "<!DOCTYPE html>\n", written: ""),
        .init(rule: "label-in-name", found: "<button ", written: #"<button aria-label="Show" "#),
        .init(rule: "contrast", found: "<em>", written: #"<em style="color: #aaa">"#),
    ]

    @Test func `a site without faults has no findings`() async {
        let report = await audit(Self.first)
        let failed = report.findings.filter { $0.outcome == .failed }
        #expect(failed.isEmpty, "\(failed.map { "\($0.rule): \($0.message)" })")
    }

    @Test(arguments: faults)
    func `each fault is found once`(fault: Fault) async throws {
        let page = Self.first
        #expect(page.contains(fault.found), "\(fault.rule): nothing to replace")
        var faulty = page.replacing(fault.found, with: fault.written, maxReplacements: 1)
        if fault.rule == "landmark-main" { faulty = faulty.replacing("</main>", with: "</div>") }
        let report = await audit(faulty)
        let failed = report.findings.filter { $0.outcome == .failed }
        #expect(failed.map(\.rule) == [fault.rule], "\(failed.map { "\($0.rule): \($0.message)" })")
        #expect(failed.allSatisfy { $0.span.start.line >= 1 })
    }

    private func audit(_ page: String) async -> Report {
        let pages = [
            SiteFile(source: SourceFile(path: "menus.html", text: page)),
            SiteFile(source: SourceFile(path: "sheets.html", text: Self.second)),
        ]
        return await Auditor.audit(
            pages: pages.reversed(), assets: SiteAssets(paths: ["menu.png", "menus.html", "sheets.html"]))
    }
}
