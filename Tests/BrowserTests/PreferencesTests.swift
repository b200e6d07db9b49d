import Foundation
import TestSupport
import Testing

/// What readers ask their system for, and how comfortable reading is without asking.
@Suite("Preferences", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct PreferencesTests {
    /// The characters of every line that another line of the same paragraph follows.
    private static let lines = """
        const lines = [];
        for (const block of document.querySelectorAll('main .prose p, main .prose li, main .lead')) {
          if (block.querySelector('p, ul, ol, table, pre') || block.closest('td, th, .answers, .visually-hidden, .card, .chips, .requirement-notes')) continue;
          const range = document.createRange(), own = [];
          const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode;
            if (node.parentElement.closest('.visually-hidden')) continue;
            for (let i = 0; i < node.data.length; i++) {
              range.setStart(node, i);
              range.setEnd(node, i + 1);
              const box = range.getClientRects()[0];
              if (!box || !box.width) continue;
              if (!own.length || box.top > own.at(-1).top + 12) own.push({top: box.top, count: 0});
              own.at(-1).count += 1;
            }
          }
          lines.push(...own.slice(0, -1).map(line => line.count));
        }
        return lines.sort((a, b) => a - b);
        """

    @Test("Lines of running text have 60 to 75 characters at 1280 CSS pixels")
    func measure() async throws {
        let browser = try await Browser()
        let site = try TestSite.published()
        for page in try site.onePageOfEachKind() + ["components/dialog-modal.html"] {
            let text = String(decoding: try site.bytes(page), as: UTF8.self)
            guard text.contains("class=\"prose\"") else { continue }
            try await browser.open(site.url(page))
            let answer = try await browser.evaluate(Self.lines)
            let lines = try JSONDecoder().decode([Int].self, from: Data(answer.utf8))
            guard lines.count >= 25 else { continue }
            let middle = lines[lines.count / 2]
            #expect(
                (60...75).contains(middle), "\(page): a line has \(middle) characters in the middle of \(lines.count)")
            #expect(lines[lines.count - 1] <= 85, "\(page): the longest line has \(lines[lines.count - 1]) characters")
        }
        await browser.quit()
    }

    @Test("Who asks for less motion gets none")
    func reducedMotion() async throws {
        let browser = try await Browser()
        try await browser.emulate(features: ["prefers-reduced-motion": "reduce"])
        let moving = """
            return [...document.querySelectorAll('*')].filter(e => {
              const s = getComputedStyle(e);
              return s.scrollBehavior !== 'auto' || /[1-9]/.test(s.transitionDuration) || /[1-9]/.test(s.animationDuration);
            }).map(e => e.localName + '.' + e.className);
            """
        let site = try TestSite.sample()
        for page in [
            "index.html", "components/button-basic.html", "checklists/button-basic.html", "worksheet/index.html",
        ] {
            try await browser.open(site.url(page))
            #expect(try await browser.evaluate(moving) == "[]", "\(page)")
        }
        await browser.quit()
    }

    @Test("Who asks for more contrast gets it, in light and dark colours", arguments: ["light", "dark"])
    func moreContrast(scheme: String) async throws {
        let browser = try await Browser()
        let soft = "const s = getComputedStyle(document.querySelector('.page-id')); return s.color"
        let line = "return getComputedStyle(document.querySelector('.site-header')).borderBlockEndColor"
        let page = try TestSite.sample().url("components/button-basic.html")
        try await browser.emulate(features: ["prefers-color-scheme": scheme])
        try await browser.open(page)
        let (usualSoft, usualLine) = (try await browser.evaluate(soft), try await browser.evaluate(line))
        try await browser.emulate(features: ["prefers-color-scheme": scheme, "prefers-contrast": "more"])
        let body = try await browser.evaluate("return getComputedStyle(document.body).color")
        #expect(try await browser.evaluate(soft) == body)
        #expect(usualSoft != body)
        #expect(try await browser.evaluate(line) != usualLine)
        let outcome = try await AxeCore.run(in: browser)
        #expect(outcome.violations.isEmpty, "\(outcome.violations)")
        await browser.quit()
    }

    @Test("In forced colours what is current, a must and a don't are told by lines and signs")
    func forcedColours() async throws {
        let browser = try await Browser()
        try await browser.emulate(features: ["forced-colors": "active"])
        try await browser.open(try TestSite.sample().url("components/button-basic.html"))
        let seen = """
            const differs = (element, side, other) => getComputedStyle(element)[side] !== getComputedStyle(other)[side];
            const style = (selector, pseudo) => getComputedStyle(document.querySelector(selector), pseudo);
            const current = document.querySelector('.sidebar [aria-current]');
            const other = [...document.querySelectorAll('.sidebar li a')].find(a => !a.hasAttribute('aria-current'));
            return [
              !other || differs(current, 'borderInlineStartColor', other),
              style('.rail-must .requirement').borderInlineStartStyle, style('.rail-avoid .requirement').borderInlineStartStyle,
              style('.rail-must .requirement-code', '::before').content !== 'none',
              style('.rail-avoid .requirement-code', '::after').content !== 'none',
            ].join(' ');
            """
        #expect(try await browser.evaluate(seen) == "\"true solid dashed true true\"")
        await browser.quit()
    }
}
