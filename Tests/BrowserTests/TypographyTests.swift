import Foundation
import TestSupport
import Testing

/// Lines of text: how long they are, and where they are broken.
@Suite("Lines of text", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct TypographyTests {
    /// The lengths of all lines but the last of each paragraph, in letters.
    private static let lengths = """
        const lengths = [];
        for (const p of document.querySelectorAll('.prose > p, .requirement-body > p, .glossary dd > p')) {
          const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT), range = document.createRange();
          let top = null, line = '';
          while (walker.nextNode()) {
            const node = walker.currentNode;
            for (let i = 0; i < node.length; i += 1) {
              range.setStart(node, i); range.setEnd(node, i + 1);
              const box = range.getClientRects()[0];
              if (!box) continue;
              if (top === null || box.top - top > 12) { if (top !== null) lengths.push(line.trim().length); line = ''; top = box.top; }
              line += node.data[i];
            }
          }
        }
        return lengths;
        """

    @Test("Lines of running text have 60 to 75 letters (on average), and none has many more", arguments: [1280, 1440])
    func measure(width: Int) async throws {
        let browser = try await Browser()
        try await browser.resize(width: width)
        let site = try TestSite.published()
        for page in [
            "components/dialog-modal.html", "rules/global-focus-management.html", "guidance/modality.html",
            "lessons/building-an-audit-habit.html", "pages/decisions.html", "glossary.html",
        ] {
            try await browser.open(site.url(page))
            let answer = try await browser.evaluate(Self.lengths)
            let lengths = try JSONDecoder().decode([Int].self, from: Data(answer.utf8))
            let average = Double(lengths.reduce(0, +)) / Double(max(lengths.count, 1))
            #expect(lengths.count > 5 && (60...75).contains(average), "\(page): \(average) letters on average")
            #expect(lengths.allSatisfy { $0 <= 80 }, "\(page): a line of \(lengths.max() ?? 0) letters")
        }
        await browser.quit()
    }

    /// Words that stand on two lines without a hyphen, and without a `wbr` where they are broken.
    private static let broken = """
        const found = [];
        const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), range = document.createRange();
        const line = (node, i) => { range.setStart(node, i); range.setEnd(node, i + 1); const box = range.getClientRects()[0]; return box && box.top; };
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (node.parentElement.closest('.visually-hidden, pre, script, option, svg') || !node.parentElement.checkVisibility()) continue;
          for (const word of node.data.matchAll(/[^\\s\\u00ad-]{2,}/g)) {
            const first = line(node, word.index), last = line(node, word.index + word[0].length - 1);
            if (first !== undefined && last !== undefined && last - first > 8) found.push(word[0]);
          }
        }
        return [...new Set(found)];
        """

    @Test("Words are whole, and long names are broken between their parts", arguments: [390, 1280, 1440])
    func words(width: Int) async throws {
        let browser = try await Browser()
        try await browser.resize(width: width)
        let site = try TestSite.published()
        for page in [
            "index.html", "components/dialog-modal.html", "components/button-basic.html", "guidance/modality.html",
            "lessons/sheets-and-modals.html", "rules/codes.html", "wcag/index.html", "wcag/2.4.3.html",
            "apis/index.html",
            "coverage.html", "freshness.html", "defects.html", "search.html", "choose.html", "audit/index.html",
            "checklists/dialog-modal.html",
        ] {
            try await browser.open(site.url(page))
            let broken = try await browser.evaluate(Self.broken)
            #expect(broken == "[]", "\(page) at \(width) px breaks \(broken)")
        }
        await browser.quit()
    }

    @Test("The contents beside a page follow the reader from the first section to the last")
    func contents() async throws {
        let browser = try await Browser()
        try await browser.resize(width: 1280)
        try await browser.emulate(features: ["prefers-reduced-motion": "reduce"])
        for page in ["components/dialog-modal.html", "lessons/building-an-audit-habit.html", "wcag/2.4.3.html"] {
            try await browser.open(try TestSite.published().url(page))
            let walk = """
                const places = [], links = [...document.querySelectorAll('.contents a')];
                const wait = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                for (let y = 0; ; y += 120) {
                  scrollTo(0, y);
                  await wait();
                  places.push(links.findIndex(link => link.getAttribute('aria-current') === 'true'));
                  if (y > document.documentElement.scrollHeight) break;
                }
                const forwards = places.every((place, i) => i === 0 || place >= places[i - 1]);
                return [places[0] === 0, forwards, places.at(-1) === links.length - 1].join(' ');
                """
            #expect(try await browser.evaluatePromise(walk) == "\"true true true\"", "\(page)")
        }
        await browser.quit()
    }

    @Test("With text of 200 % on a phone the field for search keeps its room, and no part of the header covers another")
    func header() async throws {
        let browser = try await Browser()
        try await browser.resize(width: 390)
        try await browser.open(try TestSite.published().url("components/dialog-modal.html"))
        try await browser.evaluate("document.documentElement.style.fontSize = '200%'")
        let overlaps = """
            const parts = [...document.querySelectorAll('.site-header-inner > *')].filter(e => e.checkVisibility()).map(e => [e.className, e.getBoundingClientRect()]);
            const bad = [];
            for (const [one, a] of parts) for (const [two, b] of parts)
              if (one < two && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) bad.push(one + ' ' + two);
            if (document.getElementById('hr-search').getBoundingClientRect().width < 200) bad.push('search is narrow');
            return bad;
            """
        #expect(try await browser.evaluate(overlaps) == "[]")
        await browser.quit()
    }

    @Test("The link of a heading never stands on a line alone", arguments: [390, 1440])
    func anchors(width: Int) async throws {
        let browser = try await Browser()
        try await browser.resize(width: width)
        let alone = """
            return [...document.querySelectorAll('.heading-row')].filter(row => {
              const range = document.createRange(); range.selectNodeContents(row.firstElementChild);
              const boxes = range.getClientRects(), sign = row.querySelector('.heading-anchor').getBoundingClientRect();
              return sign.top > boxes[boxes.length - 1].bottom - 4;
            }).map(row => row.textContent);
            """
        for page in ["components/dialog-modal.html", "lessons/building-an-audit-habit.html", "guidance/modality.html"] {
            try await browser.open(try TestSite.published().url(page))
            #expect(try await browser.evaluate(alone) == "[]", "\(page)")
        }
        await browser.quit()
    }
}
