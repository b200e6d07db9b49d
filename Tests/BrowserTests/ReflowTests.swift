import Foundation
import TestSupport
import Testing

/// Narrow screens, large text and wide spacing: nothing scrolls sideways and nothing is cut off.
@Suite("Reflow, zoom and spacing", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct ReflowTests {
    /// Elements that cut off text of their own; what only screen readers are told is cut off on purpose.
    private static let clipped = """
        return [...document.querySelectorAll('body *')].filter(e => {
          if (e.closest('.visually-hidden, svg, [hidden]') || !e.checkVisibility()) return false;
          const s = getComputedStyle(e);
          const cuts = v => v === 'hidden' || v === 'clip';
          if (e.localName === 'input' || e.localName === 'select' || e.localName === 'textarea' || e.localName === 'progress') return false;
          return (cuts(s.overflowX) && e.scrollWidth > e.clientWidth + 1) || (cuts(s.overflowY) && e.scrollHeight > e.clientHeight + 1);
        }).map(e => e.localName + '.' + e.className);
        """
    /// Text that sticks out of the page on either side, or out of its cell over the next one.
    private static let outside = """
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode, parent = node.parentElement;
          if (!node.data.trim() || parent.closest('.visually-hidden, .skip-link, svg, pre, .table-scroll, .table, option, script') || !parent.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const r = range.getBoundingClientRect();
          const cell = parent.closest('th, td')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
          if (r.left < Math.max(0, cell.left) - 1 || r.right > Math.min(innerWidth, cell.right) + 1) found.push(node.data.trim().slice(0, 40));
        }
        return found;
        """

    private func check(_ page: String, width: Int, in browser: Browser) async throws {
        let shown = try await browser.evaluate("return document.documentElement.scrollWidth")
        #expect((Int(shown) ?? 9_999) <= width, "\(page) is \(shown) px wide")
        let clipped = try await browser.evaluate(Self.clipped)
        #expect(clipped == "[]", "\(page) cuts off \(clipped)")
        let outside = try await browser.evaluate(Self.outside)
        #expect(outside == "[]", "\(page) has text outside the page: \(outside)")
    }

    private func pages(of sites: [TestSite]) throws -> [(TestSite, String)] {
        try sites.flatMap { site in try site.onePageOfEachKind().map { (site, $0) } }
    }

    @Test("One page of each kind, in English, German and Arabic, at 320 px: nothing is cut off")
    func narrowInThreeLanguages() async throws {
        let browser = try await Browser()
        try await browser.resize(width: 320)
        for (site, page) in try pages(of: [.sample(), .german(), .arabic()]) {
            try await browser.open(site.url(page))
            try await check(page, width: 320, in: browser)
        }
        await browser.quit()
    }

    @Test("Text of 200 % at 640 and 1280 px (WCAG 1.4.4): nothing is cut off", arguments: [640, 1280])
    func largeText(width: Int) async throws {
        let browser = try await Browser()
        try await browser.resize(width: width)
        // Long words and the other direction matter where it is narrow.
        for (site, page) in try pages(of: width == 640 ? [.sample(), .german(), .arabic()] : [.sample()]) {
            try await browser.open(site.url(page))
            try await browser.devTools("Page.setFontSizes", #"{"fontSizes":{"standard":32,"fixed":26}}"#)
            let size = try await browser.evaluate("return getComputedStyle(document.documentElement).fontSize")
            #expect(size == "\"32px\"")
            try await check(page, width: width, in: browser)
        }
        await browser.quit()
    }

    @Test(
        "Spacing of lines, letters, words and paragraphs as WCAG 1.4.12 asks: nothing is cut off",
        arguments: [320, 1280])
    func spacing(width: Int) async throws {
        let browser = try await Browser()
        try await browser.resize(width: width)
        for (site, page) in try pages(of: width == 320 ? [.sample(), .german(), .arabic()] : [.sample()]) {
            try await browser.open(site.url(page))
            try await browser.evaluate(
                """
                const sheet = new CSSStyleSheet();
                sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
                document.adoptedStyleSheets = [sheet];
                """)
            try await check(page, width: width, in: browser)
        }
        await browser.quit()
    }

    @Test("A page that runs from the right is a mirror image of one that runs from the left")
    func mirrored() async throws {
        let browser = try await Browser()
        let sides = """
            const x = s => { const r = document.querySelector(s).getBoundingClientRect(); return Math.round((r.left + r.right) / 2) > innerWidth / 2 ? 'right' : 'left'; };
            return ['.brand', '#hr-scheme', '.sidebar', '.requirement-code', '.contents'].map(x).join(' ');
            """
        try await browser.open(try TestSite.german().url("components/button-basic.html"))
        #expect(try await browser.evaluate(sides) == "\"left right left left right\"")
        try await browser.open(try TestSite.arabic().url("components/button-basic.html"))
        #expect(
            try await browser.evaluate("return document.documentElement.dir + document.documentElement.lang")
                == "\"rtlar\"")
        #expect(try await browser.evaluate(sides) == "\"right left right right left\"")
        // Code and codes run from the left inside, and punctuation beside them does not jump.
        let code =
            "const s = getComputedStyle(document.querySelector('pre code')); return s.direction + ' ' + s.unicodeBidi + ' ' + getComputedStyle(document.querySelector('.requirement-code')).unicodeBidi"
        #expect(try await browser.evaluate(code) == "\"ltr isolate isolate\"")
        let arrow =
            "return getComputedStyle(document.querySelector('.choice'), '::after').content.charCodeAt(1).toString(16)"
        #expect(try await browser.evaluate(arrow) == "\"2190\"")
        await browser.quit()
    }
}
