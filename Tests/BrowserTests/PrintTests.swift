import Foundation
import TestSupport
import Testing

/// Checklists, the worksheet and the book on paper.
@Suite(
    "Print", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)),
    .enabled(if: PortableDocument.isAvailable, "Poppler's tools are not here: run .ci/setup --tests"))
struct PrintTests {
    private func printed(
        _ page: String, of site: TestSite, on paper: PortableDocument.Paper = .a4, before script: String = ""
    ) async throws -> PortableDocument {
        let browser = try await Browser()
        try await browser.open(site.url(page))
        if !script.isEmpty { try await browser.evaluate(script) }
        let document = try await PortableDocument(printing: browser, on: paper)
        await browser.quit()
        return document
    }

    /// Points from the upper edge of a page to the running foot, which is no row.
    private static let foot = 40.0

    @Test("A checklist is a form on A4 and on Letter", arguments: PortableDocument.Paper.allCases)
    func checklist(paper: PortableDocument.Paper) async throws {
        let site = try TestSite.published()
        let document = try await printed("checklists/dialog-modal.html", of: site, on: paper)
        let properties = try document.properties()
        let pages = try document.pageCount()
        #expect((2...5).contains(pages), "\(pages) pages")
        #expect(properties["Tagged"] == "yes")
        #expect(properties["Title"]?.contains("Modal dialog") == true)
        #expect(properties["Page size"]?.contains(paper == .a4 ? "595" : "612") == true)

        let text = try document.text()
        for label in [
            "App and screen", "App version", "Device", "System version", "Assistive technology", "Tester", "Date",
        ] {
            #expect(text.contains(label), "the head of the form has no \(label)")
        }
        for number in 1...pages { #expect(text.contains("Page \(number) of \(pages)")) }
        let page = String(decoding: try site.bytes("index.html"), as: UTF8.self)
        let version = try #require(page.firstMatch(of: /content of ([^<]+)</)).output.1
        #expect(
            text.components(separatedBy: "Handrail, \(version)").count - 1 == pages,
            "the content version is on each page")
        // A sheet that got loose tells its list, and has room for whose it is.
        #expect(text.components(separatedBy: "Checklist: Modal dialog").count - 1 == pages + 1)
        #expect(text.matches(of: /Tester _{8,}\s+Date _{8,}/).count == pages)
        // Every line of the list, with its code.
        let listed = String(decoding: try site.bytes("checklists/dialog-modal.html"), as: UTF8.self)
        let codes = listed.matches(of: /<td class="cell-code"><a [^>]*>(?:<span.*?<\/span>)?([A-Z0-9-]+)<\/a>/).map {
            String($0.output.1)
        }
        #expect(codes.count > 20)
        let words = try document.words()
        for code in codes { #expect(words.contains { $0.text == code }, "\(code) is not printed") }
        #expect(!text.contains("Clear ticks") && !text.contains("Skip to content"), "controls are printed")

        let structure = try document.structure()
        #expect(structure.count { $0 == "H1" } == 1)
        #expect(structure.contains("Table") && structure.contains("TH") && structure.contains("TD"))
        try checkTables(document, words, heads: ["Code", "Pass", "Fail", "N/A", "Notes"])
        try checkGroups(document, words, codes)
        print("print: checklist on \(paper.rawValue): \(pages) pages, \(codes.count) lines")
    }

    /// No head of a table stands alone at the foot of a page, and every page with rows begins them with a head.
    private func checkTables(_ document: PortableDocument, _ words: [PortableDocument.Word], heads: [String]) throws {
        let width = (try document.properties()["Page size"]?.split(separator: " ").first).flatMap { Double($0) } ?? 0
        let outside = words.filter { $0.left < 30 || $0.right > width - 30 }
        #expect(outside.isEmpty, "cut off or in the margin: \(outside.map(\.text))")
        let marks = words.filter { $0.text == heads[0] && $0.left < 90 }
        #expect(!marks.isEmpty)
        for mark in marks {
            let line = words.filter { $0.page == mark.page && abs($0.top - mark.top) < 4 }.map(\.text)
            #expect(heads.allSatisfy { head in line.contains(head) }, "a head on page \(mark.page) is cut: \(line)")
            let below = words.filter { $0.page == mark.page && $0.top > mark.bottom && $0.left < mark.right + 5 }
            #expect(below.contains { isCode($0.text) }, "a head stands alone at the foot of page \(mark.page)")
        }
        for page in Set(words.filter { isCode($0.text) && $0.left < 90 }.map(\.page)) {
            let first = words.filter { $0.page == page && isCode($0.text) && $0.left < 90 }.map(\.top).min() ?? 0
            #expect(marks.contains { $0.page == page && $0.top < first }, "page \(page) has rows without a head")
        }
    }

    private func isCode(_ text: String) -> Bool { text.wholeMatch(of: /[MDRPTUAC]\d+|K-[A-Z]{2}\d+/) != nil }

    /// A group of checks is not parted.
    private func checkGroups(_ document: PortableDocument, _ words: [PortableDocument.Word], _ codes: [String]) throws {
        var pages: [String: Set<Int>] = [:]
        for word in words where codes.contains(word.text) && word.left < 90 && word.text.hasPrefix("K-") {
            pages[String(word.text.prefix(4)), default: []].insert(word.page)
        }
        #expect(pages.count > 3)
        for (group, pages) in pages { #expect(pages.count == 1, "\(group) is parted over pages \(pages.sorted())") }
    }

    @Test("Filled mode prints what was ticked and typed, blank mode an empty form")
    func modes() async throws {
        let fill = """
            document.querySelector('[data-check]').click();
            document.getElementById('field-tester').value = 'Ada Example';
            print = () => {};
            """
        let site = try TestSite.sample()
        let browser = try await Browser()
        try await browser.open(site.url("checklists/button-basic.html"))
        try await browser.evaluate(fill)
        let mark =
            "const s = getComputedStyle(document.querySelector('.is-ticked td:nth-child(4)'), '::after'); return s.content + s.display"
        try await browser.evaluate("document.querySelector('[data-print=filled]').click()")
        try await browser.emulate(media: "print")
        #expect(try await browser.evaluate(mark) == #""\"\"block""#)
        let filled = try await PortableDocument(printing: browser, on: .a4).text()
        try await browser.emulate()
        try await browser.evaluate("document.querySelector('[data-print=blank]').click()")
        try await browser.emulate(media: "print")
        #expect(try await browser.evaluate(mark) == #""\"\"none""#)
        let blank = try await PortableDocument(printing: browser, on: .a4).text()
        await browser.quit()
        #expect(filled.components(separatedBy: "Tester Ada Example").count > 1, "\(filled)")
        #expect(!blank.contains("Ada Example"))
        #expect(blank.contains("Tester"))
    }

    @Test(
        "The worksheet prints with its head, its rows and its page numbers", arguments: PortableDocument.Paper.allCases)
    func worksheet(paper: PortableDocument.Paper) async throws {
        let document = try await printed("worksheet/index.html", of: try TestSite.sample(), on: paper)
        let pages = try document.pageCount()
        let text = try document.text()
        #expect(try document.properties()["Tagged"] == "yes")
        #expect((2...12).contains(pages), "\(pages) pages")
        for number in 1...pages { #expect(text.contains("Page \(number) of \(pages)")) }
        #expect(text.contains("Tester") && text.contains("Give the button a label"))
        let words = try document.words()
        for code in ["M1", "M2", "M3", "K-VO1"] {
            #expect(words.contains { $0.text == code }, "\(code) is not printed")
        }
        let width = paper == .a4 ? 595.0 : 612.0
        let outside = words.filter { $0.left < 30 || $0.right > width - 30 }
        #expect(outside.isEmpty, "cut off: \(outside.map(\.text))")
        print("print: worksheet on \(paper.rawValue): \(pages) pages")
    }

    @Test("The book is a tagged PDF with bookmarks, and its links lead to its pages")
    func book() async throws {
        let site = try TestSite.published()
        let document = try await printed("book.html", of: site)
        let properties = try document.properties()
        let pages = try document.pageCount()
        #expect(pages > 50)
        #expect(properties["Tagged"] == "yes")
        let outline = try document.outline()
        let source = String(decoding: try site.bytes("book.html"), as: UTF8.self)
        let chapters = source.matches(of: /<article class="chapter" aria-labelledby="[^"]*"><h2 id="[^"]*">(.*?)<\/h2>/)
            .map { String($0.output.1) }
        #expect(chapters.count > 30)
        for chapter in chapters { #expect(outline.contains(chapter), "no bookmark for \(chapter)") }
        let links = try document.innerLinks()
        #expect(links.count > 200, "\(links.count) links inside the book")
        #expect(links.allSatisfy { (1...pages).contains($0) })
        // No link of the file itself leads to a place that is not in it.
        let ids = Set(source.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
        let anchors = Set(source.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
        #expect(anchors.subtracting(ids).isEmpty, "\(anchors.subtracting(ids).sorted().prefix(5))")
        let structure = try document.structure()
        #expect(structure.count { $0 == "H2" } >= chapters.count)
        let text = try document.text()
        #expect(text.contains("Page \(pages) of \(pages)"))
        let first = try document.words().filter { $0.page == 1 }.map(\.text).joined(separator: " ")
        #expect(
            chapters.prefix(20).allSatisfy { first.contains($0) }, "the contents are not on the first page: \(first)")
        print("print: book: \(pages) pages, \(outline.count) bookmarks, \(links.count) inner links")
    }

    @Test("The book names no file of the folder but its style, scripts and icon, so that it can be sent alone")
    func bookAlone() throws {
        let source = String(decoding: try TestSite.published().bytes("book.html"), as: UTF8.self)
        let main = source.components(separatedBy: "<main").last?.components(separatedBy: "</main>").first ?? ""
        let relative = main.matches(of: /(?:href|src)="(?!#|https?:|mailto:)([^"]+)"/).map { String($0.output.1) }
        let documents = relative.filter { !$0.hasPrefix("wcag/") && $0 != "index.html" }
        #expect(documents.isEmpty, "\(Set(documents).sorted().prefix(8))")
    }
}
