import Foundation
import TestSupport
import Testing

/// The second theme of the package, which extends the first: what it replaces must hold what the first one promises.
@Suite(
    "The handbook theme", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)),
    .enabled(if: PortableDocument.isAvailable, "Poppler's tools are not here: run .ci/setup --tests"))
struct HandbookTests {
    private static let pages = [
        "index.html", "components/button-basic.html", "checklists/button-basic.html", "choose.html", "search.html",
        "worksheet/index.html", "book.html",
    ]

    @Test("axe-core finds nothing on pages of each look: light, dark at 320 px, and in print")
    func accessible() async throws {
        let site = try TestSite.handbook()
        let browser = try await Browser()
        for page in Self.pages {
            try await browser.open(site.url(page))
            for (scheme, width, media) in [("light", 1280, ""), ("dark", 320, ""), ("dark", 1280, "print")] {
                try await browser.resize(width: width)
                try await browser.emulate(media: media, features: ["prefers-color-scheme": scheme])
                let outcome = try await AxeCore.run(in: browser)
                #expect(outcome.violations.isEmpty, "\(page) \(scheme) \(width) \(media): \(outcome.violations)")
                let open = outcome.incomplete.filter { !AxeCoreTests.isExplained($0) }
                #expect(open.isEmpty, "\(page) \(scheme) \(width) \(media): \(open)")
                let shown = try await browser.evaluate("return document.documentElement.scrollWidth")
                #expect(media == "print" || (Int(shown) ?? 9_999) <= width, "\(page) scrolls sideways: \(shown)")
            }
        }
        await browser.quit()
    }

    @Test(
        "Paper is black on white, although the reader chose dark colours", arguments: [TestSite.Name.sample, .handbook])
    func blackOnWhite(site: TestSite.Name) async throws {
        let site = try site.built()
        let browser = try await Browser()
        let colored = """
            const grey = color => { const n = (color.match(/[0-9.]+/g) || []).map(Number); return n[3] === 0 || n[0] === n[1] && n[1] === n[2]; };
            return [...document.querySelectorAll('html, body, main *')].filter(e => e.checkVisibility()).filter(e => {
              const s = getComputedStyle(e);
              return !(grey(s.color) && grey(s.backgroundColor) && grey(s.borderBlockEndColor) && grey(s.borderInlineStartColor))
                || s.backgroundColor !== 'rgba(0, 0, 0, 0)' && s.backgroundColor !== 'rgb(255, 255, 255)';
            }).slice(0, 5).map(e => e.localName + '.' + e.className);
            """
        for page in Self.pages.prefix(4) {
            try await browser.open(site.url(page))
            try await browser.evaluate(
                """
                const choice = document.getElementById('hr-scheme');
                choice.value = 'dark';
                choice.dispatchEvent(new Event('change'));
                """)
            try await browser.emulate(media: "print")
            #expect(try await browser.evaluate(colored) == "[]", "\(page)")
            try await browser.emulate()
        }
        await browser.quit()
    }

    @Test(
        "Its checklists have page N of M, the version, and the list's name on each sheet, and the book's contents fit one page"
    )
    func sheets() async throws {
        let site = try TestSite.handbook()
        let browser = try await Browser()
        try await browser.open(site.url("checklists/button-basic.html"))
        let list = try await PortableDocument(printing: browser, on: .a4)
        let pages = try list.pageCount()
        let text = try list.text()
        for number in 1...pages { #expect(text.contains("Page \(number) of \(pages)")) }
        #expect(text.components(separatedBy: "Harbor, ").count - 1 == pages)
        try await browser.open(site.url("book.html"))
        let book = try await PortableDocument(printing: browser, on: .letter)
        let words = try book.words()
        let chapters = words.filter { $0.text == "1" || $0.text == "2" }
        #expect(words.contains { $0.page == 1 && $0.text == "Button" })
        #expect(chapters.contains { $0.page == 2 && $0.text == "1" }, "the first chapter begins on the second page")
        await browser.quit()
    }
}
