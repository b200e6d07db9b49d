import Foundation
import TestSupport
import Testing

/// This project's own site, opened from its folder as a reader opens it.
@Suite(
    "The published site in a real browser", .serialized,
    .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct PublishedSiteTests {
    /// How far what a reader reads has jumped while the page was loading (Layout Instability, cumulative layout shift).
    static let layoutShift = """
        return new Promise(done => {
          const shifts = [];
          const place = node => node ? node.nodeName + '.' + (node.className || node.parentNode?.className || '') : 'nothing';
          new PerformanceObserver(list => list.getEntries().forEach(entry =>
            shifts.push(entry.value.toFixed(4) + ' at ' + entry.sources.map(source => place(source.node)).join(', '))))
            .observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shifts), 60)));
        });
        """

    @Test(
        "Every page opens from file:// with no console message, no request outside the folder and no layout shift, and at 320 CSS pixels, which is 1280 at 400 %, nothing scrolls sideways (WCAG 1.4.10)"
    )
    func everyPageOpens() async throws {
        let browser = try await Browser()
        let site = try TestSite.published()
        let pages = try site.pages()
        #expect(pages.count > 20)
        for page in pages {
            try await browser.open(site.url(page))
            var shift = try await browser.evaluatePromise(Self.layoutShift)
            if shift != "[]" {
                // A busy machine may paint a page in two parts, and the columns of a table then move by a hair. What a
                // reader would see moves each time.
                print("browser: \(page) jumped once by \(shift)")
                try await browser.open(site.url(page))
                shift = try await browser.evaluatePromise(Self.layoutShift)
            }
            #expect(shift == "[]", "\(page) jumps by \(shift)")
            let problems = try await browser.consoleProblems()
            #expect(problems.isEmpty, "\(page): \(problems)")
            let outside = try await browser.requests().filter {
                !$0.hasPrefix("file://" + site.folder) && !$0.hasPrefix("data:")
            }
            #expect(outside.isEmpty, "\(page) asked for \(outside)")
            try await browser.resize(width: 320, height: 256)
            let width = try await browser.evaluate("return document.documentElement.scrollWidth")
            #expect((Int(width) ?? 9_999) <= 320, "\(page) is \(width) px wide")
            try await browser.resize(width: 1280)
        }
        print("browser: \(pages.count) pages opened from file://")
        await browser.quit()
    }

    @Test("Marking in the contents what is read moves nothing, whatever is read")
    func contentsStandStill() async throws {
        let browser = try await Browser()
        let site = try TestSite.published()
        let places = "return [...document.querySelectorAll('.contents a')].map(a => a.getBoundingClientRect().top)"
        let mark = """
            const links = [...document.querySelectorAll('.contents a')];
            const places = () => JSON.stringify(links.map(a => a.getBoundingClientRect().top));
            links.forEach(a => a.removeAttribute('aria-current'));
            const before = places();
            return links.filter(link => {
              link.setAttribute('aria-current', 'true');
              const after = places();
              link.removeAttribute('aria-current');
              return after !== before;
            }).map(link => link.textContent);
            """
        // Titles that just fit their line, and others that need two.
        for page in ["lessons/building-an-audit-habit.html"] + (try site.onePageOfEachKind()) {
            try await browser.open(site.url(page))
            guard try await browser.evaluate(places) != "[]" else { continue }
            #expect(try await browser.evaluate(mark) == "[]", "\(page)")
        }
        await browser.quit()
    }

    @Test("The measurement of layout shift sees a shift")
    func layoutShiftIsSeen() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.sample().url("index.html"))
        let shift = try await browser.evaluatePromise(
            """
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            const late = document.createElement('div');
            late.textContent = 'late';
            late.style.height = '200px';
            document.body.prepend(late);
            \(Self.layoutShift)
            """)
        #expect(shift.contains(" at "), "\(shift)")
        await browser.quit()
    }

    @Test("The book alone, in another folder, has its style and its pictures and asks for nothing else")
    func bookAlone() async throws {
        let elsewhere = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: try TestSite.sample().folder + "/book.html", toPath: elsewhere.path + "/sent.html")
        let browser = try await Browser()
        try await browser.open("file://\(elsewhere.path)/sent.html")
        let shown = "return [...document.images].map(i => i.naturalWidth > 0 && i.src.startsWith('data:'))"
        #expect(try await browser.evaluate(shown) == "[true]")
        #expect(
            try await browser.evaluate("return getComputedStyle(document.querySelector('.skip-link')).position")
                == "\"absolute\"")
        // The conveniences of its scripts stay behind; everything that is read is there.
        let asked = try await browser.requests().filter {
            !$0.hasSuffix(".js") && !$0.hasSuffix("icon.svg") && !$0.hasPrefix("data:")
        }
        #expect(asked == ["file://\(elsewhere.path)/sent.html"], "\(asked)")
        await browser.quit()
    }

    @Test("A copy of the folder in another place works: pages, search and links")
    func copiedFolder() async throws {
        let stick = try TemporaryFolder()
        try stick.copy(try TestSite.sample().folder, to: "stick with spaces/Ünïcode")
        let copy = TestSite(folder: stick.path + "/stick with spaces/Ünïcode")
        let start = URL(filePath: copy.folder).appending(path: "index.html").absoluteString
        let browser = try await Browser()
        try await browser.open(start)
        try await browser.evaluate("document.querySelector('.door a').click()")
        #expect(
            try await browser.evaluate("return document.querySelector('h1').textContent") == "\"Choose a component\"")
        try await browser.evaluate("document.querySelector('.choice').click()")
        try await browser.press("/")
        try await browser.type("target")
        try await browser.wait(for: "return document.querySelectorAll('[role=option]').length > 0")
        try await browser.press(Key.down, Key.enter)
        try await browser.wait(for: "return document.title.includes('arget')")
        let outside = try await browser.requests().filter { !$0.hasPrefix(String(start.dropLast("index.html".count))) }
        #expect(outside.isEmpty, "\(outside)")
        #expect(try await browser.consoleProblems().isEmpty)
        await browser.quit()
    }
}
