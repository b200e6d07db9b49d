import Foundation
import TestSupport
import Testing

/// What a reader has to fetch: this project's own site, measured.
@Suite("What pages weigh")
struct ReaderWeightTests {
    private static let site = Result {
        let folder = try TemporaryFolder()
        let run = try Program.run(
            "build", "--no-audit", "--root", Folders.package, "--output", folder.path + "/site")
        #expect(run.status == 0, "\(run.standardError)")
        return folder
    }

    private static func contents() throws -> [String: [UInt8]] { try site.get().contents(of: "site") }

    /// Lists of everything, and the tools and books made of them, grow with the site; every other page is an ordinary
    /// document.
    private static let listsOfEverything: Set<String> = [
        "book.html", "checklists/all.html", "rules/codes.html", "worksheet/index.html",
    ]

    @Test("No page of an ordinary document has more than 100 KB of HTML")
    func pages() throws {
        let pages = try Self.contents().filter { $0.key.hasSuffix(".html") && !Self.listsOfEverything.contains($0.key) }
        #expect(pages.count > 100)
        let largest = try #require(pages.max { $0.value.count < $1.value.count })
        #expect(largest.value.count <= 100_000, "\(largest.key) has \(largest.value.count) bytes")
        print("largest page: \(largest.key), \(largest.value.count) bytes of \(pages.count) pages")
    }

    /// The style sheets and scripts that a page names in its head.
    private static func heads(_ page: [UInt8]) -> (sheets: [String], blocking: [String], deferred: [String]) {
        let head = String(decoding: page, as: UTF8.self).components(separatedBy: "</head>").first ?? ""
        func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
            head.matches(of: pattern).map { String($0.output.1) }
        }
        return (
            names(/<link rel="stylesheet" href="[^"]*assets\/([^"]+)"/),
            names(/<script src="[^"]*assets\/([^"]+)">/), names(/<script src="[^"]*assets\/([^"]+)" defer>/)
        )
    }

    @Test(
        "CSS and JavaScript of a page are under 60 KB together, and nothing blocks but one style sheet and a script under 1 KB"
    )
    func assets() throws {
        let contents = try Self.contents()
        var heaviest = ("", 0)
        for (path, bytes) in contents where path.hasSuffix(".html") {
            let (sheets, blocking, deferred) = Self.heads(bytes)
            let sheet = path == "worksheet/index.html" ? "worksheet.css" : "handrail.css"
            #expect(sheets == (path == "book.html" ? [] : [sheet]), "\(path): \(sheets)")
            #expect(blocking == ["scheme.js"], "\(path): \(blocking)")
            #expect(!deferred.isEmpty)
            let weight = (sheets + blocking + deferred).reduce(0) { $0 + (contents["assets/" + $1]?.count ?? .max / 8) }
            if weight > heaviest.1 { heaviest = (path, weight) }
            #expect(weight < 60_000, "\(path): \(weight)")
        }
        #expect(try #require(contents["assets/scheme.js"]).count < 1_000)
        print("CSS and JavaScript: most on \(heaviest.0), \(heaviest.1) bytes")
    }

    @Test("The search index is at most a quarter of the text that it covers")
    func searchIndex() throws {
        let contents = try Self.contents()
        let index = try #require(contents["assets/search-index.js"]).count
        // What is searched is the text of the documents, without markup: their Markdown copies are that text.
        let text = contents.filter { $0.key.hasSuffix(".md") && $0.key.contains("/") && !$0.key.hasPrefix("worksheet") }
            .reduce(0) { $0 + $1.value.count }
        #expect(index * 4 <= text, "\(index) bytes for \(text) bytes of text")
        print("search index: \(index) bytes for \(text) bytes of text, \(index * 100 / max(text, 1)) %")
    }
}
