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

    /// What axe-core cannot decide on our pages and a person has.
    struct Explanation: Sendable {
        let rule: String
        /// Part of its selector or its markup.
        let element: String
        /// Part of what axe-core says about it.
        let reason: String
        /// Why it is fine.
        let why: String

        func explains(_ undecided: AxeCore.Undecided) -> Bool {
            undecided.rule.hasPrefix(rule) && undecided.reason.contains(reason)
                && (undecided.html.contains(element) || undecided.target.contains(element))
        }
    }

    /// Whatever is not here fails the test.
    static let explanations: [Explanation] = [
        Explanation(
            rule: "color-contrast", element: "#sheet-dialog", reason: "background color could not be determined",
            why:
                "axe-core takes what lies behind an open dialog for its background. The dialog's own colour covers it, "
                + "and its text has the colours of the page's text, which is judged.")
    ]

    static func isExplained(_ undecided: AxeCore.Undecided) -> Bool {
        explanations.contains { $0.explains(undecided) }
    }

    /// What came out of the pages that one browser looked at, in one presentation.
    private struct Tally {
        var pages = 0
        var laidOpen = 0
        var explained = 0
    }

    /// How many browsers share the pages.
    private static let shares = 2

    @Test(
        "It finds no violation on any kind of page in any presentation, leaves nothing open that is not explained, and Handrail agrees",
        arguments: 0..<shares)
    func noViolations(share: Int) async throws {
        let pages = try TestSite.pagesToJudge().enumerated().filter { $0.offset % Self.shares == share }.map(\.element)
        let verdicts = try Dictionary(grouping: pages, by: \.site.folder).mapValues {
            try HandrailVerdict($0[0].site.folder)
        }
        var tallies = [Tally](repeating: Tally(), count: Self.presentations.count)
        var browser = try await Browser()
        for (site, page) in pages {
            do {
                try await browser.open(site.url(page))
                for (number, presentation) in Self.presentations.enumerated() {
                    try await browser.resize(width: presentation.width)
                    try await browser.emulate(media: presentation.media, features: presentation.features)
                    let outcome = try await AxeCore.run(in: browser)
                    #expect(outcome.violations.isEmpty, "\(page), \(presentation): \(outcome.violations.prefix(10))")
                    let open = outcome.incomplete.filter { !Self.isExplained($0) }
                    #expect(open.isEmpty, "\(page), \(presentation): \(open.count) undecided: \(open.prefix(10))")
                    let differing = verdicts[site.folder]?.disagreements(with: outcome, on: page)
                    #expect(differing == [], "\(page), \(presentation)")
                    tallies[number].pages += 1
                    tallies[number].laidOpen += outcome.laidOpen
                    tallies[number].explained += outcome.incomplete.count - open.count
                }
            } catch {
                // One page that is not judged leaves the others to be judged, in a browser that answers.
                Issue.record("\(page): \(error)")
                await browser.quit()
                browser = try await Browser()
            }
        }
        await browser.quit()
        for (presentation, tally) in zip(Self.presentations, tallies) {
            print(
                "axe-core, \(presentation.testDescription), share \(share + 1): \(tally.pages) pages, "
                    + "\(tally.laidOpen) places laid open, \(tally.explained) undecided with a reason")
        }
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
