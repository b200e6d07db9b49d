import Foundation
import TestSupport
import Testing

/// The committed site in `public/`, opened from its folder as a reader opens it.
@Suite("The published site in a real browser", .serialized, .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct PublishedSiteTests {
    static let folder = Folders.package + "/public"
    static func url(_ path: String) -> String { "file://" + folder + "/" + path }

    static func pages() throws -> [String] { try Folders.files(below: folder, ending: ".html") }

    /// The home page, the first page of each folder, and the pages of a kind of their own at the top.
    static func onePageOfEachKind() throws -> [String] {
        var seen = Set<String>()
        return try pages().filter { page in
            guard let slash = page.lastIndex(of: "/") else { return true }
            let isIndex = page.hasSuffix("/index.html")
            return seen.insert(page[..<slash] + (isIndex ? "/index" : "")).inserted
        }
    }

    @Test("Every page opens from file:// with no console message and no request outside the folder")
    func everyPageOpens() async throws {
        let browser = try await Browser()
        let pages = try Self.pages()
        #expect(pages.count > 20)
        for page in pages {
            try await browser.open(Self.url(page))
            let problems = try await browser.consoleProblems()
            #expect(problems.isEmpty, "\(page): \(problems)")
            let outside = try await browser.requests().filter { !$0.hasPrefix("file://" + Self.folder) && !$0.hasPrefix("data:") }
            #expect(outside.isEmpty, "\(page) asked for \(outside)")
        }
        print("browser: \(pages.count) pages opened from file://")
        await browser.quit()
    }

    /// How a page is shown when axe-core looks at it.
    struct Presentation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var media = ""
        var features: [String: String] = [:]
        var width = 1280
        /// Bytes of the largest page that is judged so: at 320 px axe-core takes minutes for the lists of everything,
        /// whose templates smaller pages share.
        var largest = Int.max
    }

    /// One page of each kind, since a page's template decides how it is shown; all pages with `HANDRAIL_BROWSER=all`.
    static func pagesForAxe() throws -> [String] {
        ProcessInfo.processInfo.environment["HANDRAIL_BROWSER"] == "all" ? try pages() : try onePageOfEachKind()
    }

    @Test(
        "axe-core finds no violation on any kind of page",
        arguments: [
            Presentation(testDescription: "light", features: ["prefers-color-scheme": "light"]),
            Presentation(testDescription: "dark", features: ["prefers-color-scheme": "dark"]),
            Presentation(testDescription: "print", media: "print"),
            Presentation(testDescription: "320 px wide", width: 320, largest: 300_000),
        ])
    func axeCore(presentation: Presentation) async throws {
        let browser = try await Browser()
        try await browser.resize(width: presentation.width)
        try await browser.emulate(media: presentation.media, features: presentation.features)
        var incomplete = Set<String>()
        for page in try Self.pagesForAxe() {
            guard try Folders.bytes(of: Self.folder + "/" + page).count <= presentation.largest else { continue }
            try await browser.open(Self.url(page))
            let outcome = try await AxeCore.run(in: browser)
            #expect(outcome.violations.isEmpty, "\(page): \(outcome.violations)")
            incomplete.formUnion(outcome.incomplete.map { "\(page): \($0)" })
        }
        print("axe-core, \(presentation.testDescription): \(incomplete.count) undecided")
        for line in incomplete.sorted().prefix(20) { print("  undecided: \(line)") }
        await browser.quit()
    }

    @Test("No page scrolls sideways at 320 CSS pixels (WCAG 1.4.10)")
    func reflow() async throws {
        let browser = try await Browser()
        try await browser.resize(width: 320)
        for page in try Self.pages() {
            try await browser.open(Self.url(page))
            let width = try await browser.evaluate("return document.documentElement.scrollWidth")
            #expect((Int(width) ?? 9_999) <= 320, "\(page) is \(width) px wide")
        }
        await browser.quit()
    }
}
