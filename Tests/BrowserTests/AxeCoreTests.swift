import Foundation
import TestSupport
import Testing

/// axe-core on every kind of page, in every way a page is shown.
@Suite("axe-core", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct AxeCoreTests {
    /// How a page is shown when axe-core looks at it.
    struct Presentation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var media = ""
        var features: [String: String] = [:]
        var width = 1280
    }

    static let presentations = [
        Presentation(testDescription: "light", features: ["prefers-color-scheme": "light"]),
        Presentation(testDescription: "dark", features: ["prefers-color-scheme": "dark"]),
        Presentation(testDescription: "forced colours", features: ["forced-colors": "active"]),
        Presentation(testDescription: "print", media: "print"),
        Presentation(testDescription: "768 px wide", width: 768),
        Presentation(testDescription: "320 px wide", width: 320),
    ]

    /// What axe-core cannot decide on our pages and a person has: part of what it says of the place, and why it is fine.
    /// Whatever is not here fails the test.
    static let explanations: [(rule: String, place: String, why: String)] = [
        (
            "color-contrast", "[in a region that scrolls]",
            "A part of the cell is scrolled out of sight. It has the colours of the cells in sight, which are judged."
        ),
        (
            "color-contrast", "<textarea data-field",
            "An empty field of the printed form has no text. What is typed into it is printed in the black of the page."
        ),
        (
            "color-contrast", "#sheet-dialog",
            "axe-core takes what lies behind an open dialog for its background. The dialog's own colour covers it, and its text has the colours of the page's text, which is judged."
        ),
    ]

    static func isExplained(_ undecided: AxeCore.Undecided) -> Bool {
        explanations.contains { undecided.rule.hasPrefix($0.rule) && undecided.description.contains($0.place) }
    }

    @Test(
        "It finds no violation on any kind of page, and leaves nothing open that is not explained",
        arguments: presentations)
    func noViolations(presentation: Presentation) async throws {
        let browser = try await Browser()
        try await browser.resize(width: presentation.width)
        try await browser.emulate(media: presentation.media, features: presentation.features)
        var explained = 0
        var unexplained: [String] = []
        let pages = try TestSite.pagesToJudge()
        for (site, page) in pages {
            try await browser.open(site.url(page))
            let outcome = try await AxeCore.run(in: browser)
            #expect(outcome.violations.isEmpty, "\(page): \(outcome.violations)")
            let open = outcome.incomplete.filter { !Self.isExplained($0) }
            explained += outcome.incomplete.count - open.count
            unexplained += open.map { "\(page): \($0)" }
        }
        #expect(
            unexplained.isEmpty, "\(unexplained.count) undecided: \(unexplained.prefix(20).joined(separator: "\n"))")
        print(
            "axe-core, \(presentation.testDescription): \(pages.count) pages, \(explained) undecided with a reason, \(unexplained.count) without"
        )
        await browser.quit()
    }

    @Test("It would find a fault: a page with a broken picture has a violation")
    func finds() async throws {
        let browser = try await Browser()
        try await browser.open(try TestSite.sample().url("index.html"))
        try await browser.evaluate("document.querySelector('main').append(document.createElement('img'))")
        let outcome = try await AxeCore.run(in: browser)
        #expect(outcome.violations.contains { $0.hasPrefix("image-alt") })
        await browser.quit()
    }
}
