import Foundation
import TestSupport
import Testing

/// Everything by keyboard alone, as a person without a pointer goes through the pages.
@Suite("Keyboard", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct KeyboardTests {
    private func open(_ page: String, width: Int = 1280) async throws -> Browser {
        let browser = try await Browser()
        try await browser.resize(width: width)
        // Gliding to the focus takes time, and is nothing to judge here.
        try await browser.emulate(features: ["prefers-reduced-motion": "reduce"])
        try await browser.open(try TestSite.sample().url(page))
        return browser
    }

    private func focus(_ selector: String, in browser: Browser) async throws {
        try await browser.evaluate("document.querySelector(\(String(reflecting: selector))).focus()")
    }

    private func text(_ selector: String, in browser: Browser) async throws -> String {
        try await browser.evaluate("return document.querySelector(\(String(reflecting: selector))).textContent.trim()")
    }

    @Test(
        "Tab reaches every control once, with a focus that can be seen and nothing over it, and leads out again",
        arguments: [
            ("index.html", 1280), ("components/button-basic.html", 1280), ("components/button-basic.html", 320),
            ("choose.html", 1280), ("checklists/button-basic.html", 1280), ("worksheet/index.html", 1280),
            ("worksheet/index.html", 320), ("search.html", 1280), ("guidance/feedback.html", 320),
            ("wcag/index.html", 320),
        ])
    func walk(page: String, width: Int) async throws {
        let browser = try await open(page, width: width)
        // Worksheets bring the controls of their rows when the page is already there.
        var expected = -1
        var before: Int
        repeat {
            before = expected
            expected = try await browser.tabbableCount()
            try await Task.sleep(for: .milliseconds(400))
        } while expected != before
        let (stops, leaves) = try await browser.walk(limit: 400)
        expected = try await browser.tabbableCount()
        #expect(leaves, "the focus is trapped near \(stops.suffix(3).map(\.name))")
        #expect(Set(stops.map(\.place)).count == stops.count, "a stop comes twice")
        #expect(stops.count >= expected, "\(stops.count) stops for \(expected) controls")
        let unseen = stops.filter { !$0.isVisiblyFocused }.map(\.name)
        #expect(unseen.isEmpty, "no visible focus at \(unseen)")
        let hidden = stops.filter { !$0.isUnobscured }.map(\.name)
        #expect(hidden.isEmpty, "hidden at focus: \(hidden)")
        #expect(stops.first?.name.hasPrefix("a Skip to content") == true)
        print("keyboard: \(page) at \(width) px: \(stops.count) stops")
        await browser.quit()
    }

    @Test("The skip link shows itself and leads into the content")
    func skipLink() async throws {
        let browser = try await open("components/button-basic.html")
        try await browser.press(Key.tab)
        let top = try await browser.evaluate("return document.activeElement.getBoundingClientRect().top")
        #expect((Double(top) ?? -1) >= 0)
        try await browser.press(Key.enter)
        #expect(try await browser.evaluate("return document.activeElement.localName") == "\"main\"")
        try await browser.press(Key.tab)
        #expect(try await browser.evaluate("return !!document.activeElement.closest('main')") == "true")
        await browser.quit()
    }

    @Test("The menu of narrow screens opens and closes, and Escape gives the focus back")
    func menu() async throws {
        let browser = try await open("components/button-basic.html", width: 320)
        try await focus(".menu-button", in: browser)
        try await browser.press(Key.enter)
        let expanded = "return document.querySelector('.menu-button').getAttribute('aria-expanded')"
        #expect(try await browser.evaluate(expanded) == "\"true\"")
        try await browser.press(Key.tab)
        #expect(try await browser.evaluate("return !!document.activeElement.closest('nav')") == "true")
        try await browser.press(Key.escape)
        #expect(try await browser.evaluate(expanded) == "\"false\"")
        #expect(try await browser.evaluate("return document.activeElement.className") == "\"menu-button\"")
        await browser.quit()
    }

    @Test("Search: opened by its key, moved through by arrows, closed by Escape, followed by Enter, counted aloud")
    func search() async throws {
        let browser = try await open("components/button-basic.html")
        try await browser.press("/")
        #expect(try await browser.evaluate("return document.activeElement.id") == "\"hr-search\"")
        try await browser.type("target")
        try await browser.wait(for: "return document.querySelectorAll('[role=option]').length > 1")
        let state = """
            const i = document.getElementById('hr-search');
            return [i.getAttribute('role'), i.getAttribute('aria-expanded'), i.getAttribute('aria-controls'),
              document.getElementById(i.getAttribute('aria-controls')).getAttribute('role'), i.getAttribute('aria-activedescendant')].join(' ');
            """
        #expect(try await browser.evaluate(state) == "\"combobox true hr-search-list listbox \"")
        #expect(try await text("#hr-search-status", in: browser).contains("results"))
        try await browser.press(Key.down, Key.down)
        let second =
            "return document.getElementById(document.getElementById('hr-search').getAttribute('aria-activedescendant')) === document.querySelectorAll('[role=option]')[1] && document.querySelectorAll('[aria-selected=true]').length === 1"
        #expect(try await browser.evaluate(second) == "true")
        try await browser.press(Key.up, Key.up)
        let last =
            "const o = document.querySelectorAll('[role=option]'); return o[o.length - 1].getAttribute('aria-selected')"
        #expect(try await browser.evaluate(last) == "\"true\"")
        try await browser.press(Key.escape)
        #expect(try await browser.evaluate("return document.getElementById('hr-search-list').hidden") == "true")
        #expect(try await browser.evaluate("return document.getElementById('hr-search').value") == "\"target\"")
        try await browser.press(Key.down, Key.down, Key.up)
        let target = try await browser.evaluate(
            "return document.querySelector('[role=option][aria-selected=true]').dataset.url")
        try await browser.press(Key.enter)
        let page = target.split(separator: "/").last.map { String($0.prefix { $0 != "\"" && $0 != "#" }) } ?? ""
        try await browser.wait(for: "return location.pathname.endsWith('\(page)')")
        await browser.quit()
    }

    @Test("A search for nothing says so, and the opener key can be switched off for good (WCAG 2.1.4)")
    func searchKey() async throws {
        let browser = try await open("index.html")
        try await browser.press("/")
        try await browser.type("zzzz")
        try await browser.wait(for: "return document.getElementById('hr-search-status').textContent !== ''")
        #expect(try await text("#hr-search-status", in: browser) == "\"Nothing found\"")
        try await focus("#hr-search-key", in: browser)
        try await browser.press(Key.space)
        try await focus("main", in: browser)
        try await browser.press("/")
        #expect(try await browser.evaluate("return document.activeElement.id") == "\"hr-main\"")
        #expect(try await browser.evaluate("return document.getElementById('hr-search-hint').hidden") == "true")
        try await browser.open(try TestSite.sample().url("choose.html"))
        try await browser.press("/")
        #expect(try await browser.evaluate("return document.activeElement.id") == "\"\"")
        await browser.quit()
    }

    @Test("The chooser leads from an answer to a component")
    func chooser() async throws {
        let browser = try await open("choose.html")
        try await focus("main summary", in: browser)
        try await browser.press(Key.enter)
        #expect(try await browser.evaluate("return document.querySelector('main details').open") == "true")
        try await browser.press(Key.tab)
        #expect(try await browser.evaluate("return document.activeElement.className") == "\"choice\"")
        let target = try await browser.evaluate("return document.activeElement.textContent")
        try await browser.press(Key.enter)
        try await browser.wait(for: "return document.querySelector('h1').textContent === \(target)")
        await browser.quit()
    }

    @Test("Ticks are set with Space, counted, kept, cleared and brought back")
    func checklist() async throws {
        let browser = try await open("checklists/button-basic.html")
        let all = try await browser.evaluate("return document.querySelectorAll('[data-check]').length")
        try await focus("[data-check]", in: browser)
        try await browser.press(Key.space)
        repeat {
            try await browser.press(Key.tab)
        } while try await browser.evaluate("return document.activeElement.matches('[data-check]')") == "false"
        try await browser.press(Key.space)
        #expect(try await text("#tick-count", in: browser) == "\"2 of \(all) done\"")
        try await browser.open(try TestSite.sample().url("checklists/button-basic.html"))
        #expect(try await text("#tick-count", in: browser) == "\"2 of \(all) done\"")
        try await focus("#tick-reset", in: browser)
        try await browser.press(Key.enter)
        #expect(try await text("#tick-count", in: browser) == "\"0 of \(all) done\"")
        #expect(try await browser.evaluate("return document.activeElement.id") == "\"tick-undo\"")
        try await browser.press(Key.enter)
        #expect(try await text("#tick-count", in: browser) == "\"2 of \(all) done\"")
        #expect(try await browser.evaluate("return document.activeElement.id") == "\"tick-reset\"")
        await browser.quit()
    }

    @Test("A checklist is copied as a task list with its codes and ticks, and that is told")
    func copyChecklist() async throws {
        let browser = try await open("checklists/button-basic.html")
        try await focus("[data-check]", in: browser)
        try await browser.press(Key.space)
        try await browser.evaluate(
            "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); };")
        try await focus("#tick-copy", in: browser)
        try await browser.press(Key.enter)
        try await browser.wait(for: "return document.querySelector('.toast').textContent === 'Copied'")
        let answer = try await browser.evaluate("return window.copied")
        let copied = try JSONDecoder().decode(String.self, from: Data(answer.utf8)).split(separator: "\n")
        let all = try await browser.evaluate("return document.querySelectorAll('[data-check]').length")
        #expect(copied.first == "# Checklist: Button", "\(copied)")
        #expect("\(copied.count { $0.hasPrefix("- [") })" == all)
        #expect(copied.count { $0.hasPrefix("- [x] ") } == 1)
        #expect(copied.contains { $0.hasPrefix("- [ ] K-VO1: ") }, "\(copied)")
        await browser.quit()
    }

    @Test("The colours are chosen with the keyboard, remembered, and there before the page is painted")
    func colours() async throws {
        let browser = try await open("index.html")
        let background = "return getComputedStyle(document.body).backgroundColor"
        let light = try await browser.evaluate(background)
        try await focus("#hr-scheme", in: browser)
        try await browser.press("d")
        try await browser.wait(for: "return document.documentElement.dataset.scheme === 'dark'")
        let dark = try await browser.evaluate(background)
        #expect(dark != light)
        try await browser.devTools(
            "Page.addScriptToEvaluateOnNewDocument",
            #"{"source":"new PerformanceObserver(l => l.getEntries().forEach(() => { window.schemeAtPaint = document.documentElement.dataset.scheme; })).observe({type: 'paint', buffered: true}); document.addEventListener('DOMContentLoaded', () => { window.schemeWhenParsed = document.documentElement.dataset.scheme; });"}"#
        )
        try await browser.open(try TestSite.sample().url("choose.html"))
        #expect(try await browser.evaluate("return window.schemeWhenParsed") == "\"dark\"")
        #expect(try await browser.evaluate(background) == dark)
        #expect(try await browser.evaluate("return document.getElementById('hr-scheme').value") == "\"dark\"")
        // The script that sets it stands before anything that could be painted.
        let first =
            "return [...document.head.querySelectorAll('script')].findIndex(s => s.src.endsWith('scheme.js')) === 0 && !document.head.querySelector('script').defer"
        #expect(try await browser.evaluate(first) == "true")
        await browser.quit()
    }

    @Test("A worksheet row is answered with arrows and typing")
    func worksheet() async throws {
        let browser = try await open("worksheet/index.html")
        try await browser.wait(for: "return document.getElementById('sheet').dataset.ready === ''")
        try await browser.evaluate(
            "[...document.querySelectorAll('.row input[type=radio]')].find(e => e.checkVisibility()).focus()")
        try await browser.press(Key.space, Key.right)
        #expect(
            try await browser.evaluate("return document.activeElement.checked && document.activeElement.value")
                == "\"failed\"")
        await browser.quit()
    }
}
