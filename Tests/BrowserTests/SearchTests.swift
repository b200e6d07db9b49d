import Foundation
import TestSupport
import Testing

/// What search finds on this project's own site, and in which order.
@Suite("Search", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct SearchTests {
    /// What is typed, what must stand first (its address), and why it is found.
    static let queries: [(typed: String, first: String, why: String)] = [
        ("modal dialog", "components/dialog-modal.html", "a title"),
        ("Modal Dialog", "components/dialog-modal.html", "a title in other letters"),
        ("dialog.modal", "components/dialog-modal.html", "an id"),
        ("dialog.modal M4", "components/dialog-modal.html#m4", "a rule's code"),
        ("dialog.modal m4", "components/dialog-modal.html#m4", "a rule's code in small letters"),
        ("modal M4", "components/dialog-modal.html#m4", "a rule's code behind a word of the title"),
        ("dialog modal m4", "components/dialog-modal.html#m4", "a rule's code behind a title"),
        ("dialog.modalM4", "components/dialog-modal.html#m4", "a rule's code without a space"),
        ("dialog.modal kvo2", "components/dialog-modal.html#k-vo2", "a check's code without its hyphen"),
        ("bottom sheet", "components/dialog-modal.html", "an alias"),
        ("touch target", "rules/global-touch-target-size.html", "the beginning of a title"),
        ("confirm", "components/dialog-confirmation.html", "the beginning of a word"),
        ("daet picker", "components/date-picker-basic.html", "two letters swapped"),
        ("buttn", "components/button-basic.html", "a letter left out"),
        ("slidder", "components/slider-basic.html", "a letter too many"),
        ("stapper", "components/stepper-basic.html", "a wrong letter"),
        ("utton", "components/button-basic.html", "the first letter left out"),
        ("nodal dialog", "components/dialog-modal.html", "a wrong first letter"),
        ("hceckbox", "components/checkbox-basic.html", "the first letters swapped"),
        ("foucs odrer", "wcag/2.4.3.html", "two slips in two words"),
        ("tabbar", "components/tab-bar-basic.html", "two words of a title as one"),
        ("check box", "components/checkbox-basic.html", "a word of a title as two"),
        ("MÉNU", "components/menu-basic.html", "capitals and accents"),
        ("2.4.3", "wcag/2.4.3.html", "the number of a success criterion"),
        ("wcag 2.4.3", "wcag/2.4.3.html", "the same with its name"),
        ("focus order", "wcag/2.4.3.html", "the name of a success criterion"),
        ("target size minimum", "wcag/2.5.8.html", "the name of a success criterion without its brackets"),
        ("presentationDetents", "apis/index.html#api-", "an interface"),
        (".presentationDetents", "apis/index.html#api-", "an interface with its dot"),
        ("where opinions differ", "guidance/sheet.html#where-opinions-differ", "a heading"),
        ("scrub", "components/dialog-modal.html", "a word of a text"),
        ("worksheet", "worksheet/index.html", "a tool"),
        ("checklists", "checklists/index.html", "a tool"),
    ]

    private static func results(of typed: String, in browser: Browser) async throws -> [String] {
        try await browser.evaluate(
            """
            const input = document.getElementById('hr-search');
            input.focus();
            input.value = \(String(reflecting: typed));
            input.dispatchEvent(new Event('input', {bubbles: true}));
            """)
        try await browser.wait(for: "return document.getElementById('hr-search-status').textContent !== ''")
        let answer = try await browser.evaluate(
            "return [...document.querySelectorAll('[role=option]')].map(o => o.dataset.url)")
        return try JSONDecoder().decode([String].self, from: Data(answer.utf8))
    }

    @Test("Each query has the right result first")
    func quality() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.published().url("index.html"))
        for query in Self.queries {
            let found = try await Self.results(of: query.typed, in: browser)
            // A word of the text is in many documents; it is enough that the expected one is offered.
            let isFound =
                query.why == "a word of a text"
                ? found.contains(query.first) : found.first?.hasPrefix(query.first) == true
            #expect(isFound, "“\(query.typed)” (\(query.why)) gives \(found.prefix(4)), not \(query.first)")
        }
        print("search: \(Self.queries.count) queries")
        await browser.quit()
    }

    @Test("Results stand in named groups by kind, with the words that match marked, without a result twice")
    func groups() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.published().url("components/dialog-modal.html"))
        let found = try await Self.results(of: "focus", in: browser)
        #expect(Set(found).count == found.count)
        #expect(found.count > 5)
        #expect(found.allSatisfy { $0.hasPrefix("../") })
        let shape = """
            const groups = [...document.querySelectorAll('#hr-search-list > [role=group]')];
            const named = groups.every(g => document.getElementById(g.getAttribute('aria-labelledby')).textContent.trim() !== '');
            const marks = [...document.querySelectorAll('[role=option] mark')];
            return [groups.length > 2, named, marks.length > 3, marks.every(m => m.textContent.toLowerCase() === 'focus')].join(' ');
            """
        #expect(try await browser.evaluate(shape) == "\"true true true true\"")
        await browser.quit()
    }

    @Test("A word that was mistyped is marked where it stands, and words of a text are named")
    func marks() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.published().url("index.html"))
        _ = try await Self.results(of: "mdoal", in: browser)
        let marked = "return document.querySelector('[role=option] mark').textContent"
        #expect(try await browser.evaluate(marked) == "\"Modal\"")
        _ = try await Self.results(of: "scrub", in: browser)
        let mention = "return document.querySelector('.search-result-detail').textContent.includes('mentions: scrub')"
        #expect(try await browser.evaluate(mention) == "true")
        await browser.quit()
    }

    @Test("A result on the same page closes the list and takes the reader there")
    func samePage() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.published().url("components/dialog-modal.html"))
        _ = try await Self.results(of: "dialog.modal M4", in: browser)
        try await browser.evaluate(
            "document.getElementById('hr-search').dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))"
        )
        let state = """
            return [location.hash, document.getElementById('hr-search-list').hidden, document.activeElement.id !== 'hr-search'].join(' ')
            """
        #expect(try await browser.evaluate(state) == "\"#m4 true true\"")
        await browser.quit()
    }

    @Test("Without scripts the header leads to a list of everything from A to Z")
    func withoutScripts() async throws {
        let browser = try await Browser()
        try await browser.devTools("Emulation.setScriptExecutionDisabled", #"{"value":true}"#)
        let site = try TestSite.published()
        try await browser.open(site.url("components/dialog-modal.html"))
        let snapshot = try await browser.devTools("DOMSnapshot.captureSnapshot", #"{"computedStyles":["display"]}"#)
        #expect(snapshot.contains("search.html"))
        await browser.quit()
        let page = String(decoding: try site.bytes("components/dialog-modal.html"), as: UTF8.self)
        #expect(page.contains("<li class=\"without-script\"><a href=\"../search.html\">"))
        let list = String(decoding: try site.bytes("search.html"), as: UTF8.self)
        #expect(list.contains("components/dialog-modal.html") && list.contains("apis/index.html#api-"))
        #expect(list.contains("wcag/2.4.3.html"))
    }
}
