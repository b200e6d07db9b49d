import Foundation
import TestSupport
import Testing

/// What assistive technologies are given of one page of each kind, held against files that a reviewer can read.
///
/// After a change that is meant: `HANDRAIL_UPDATE_SNAPSHOTS=1 swift test --filter AccessibilityTreeTests`, then read the
/// difference.
@Suite("Accessibility trees", .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct AccessibilityTreeTests {
    private static let folder = Folders.package + "/Tests/BrowserTests/Snapshots"
    private static let isUpdating = ProcessInfo.processInfo.environment["HANDRAIL_UPDATE_SNAPSHOTS"] == "1"

    /// Header, navigation and footer are the same on all pages: they are held on the home page and on one document.
    private static func part(of tree: String, page: String) -> String {
        guard page != "index.html", !page.hasPrefix("components/") || page.hasSuffix("index.html") else { return tree }
        let lines = tree.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "  main") else { return tree }
        let main = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
        return ([lines[0], lines[start]] + main).joined(separator: "\n") + "\n"
    }

    /// The pages about the audit list what the audit knows, which is no matter of their templates: roles and states only.
    private static func stable(_ tree: String, page: String) -> String {
        guard page.hasPrefix("audit/") else { return tree }
        var lines: [String] = []
        for line in tree.split(separator: "\n") {
            let role = String(line).replacing(/\s\u{201C}.*\u{201D}/, with: "")
            if role != lines.last { lines.append(role) }
        }
        return Array(lines.prefix(40)).joined(separator: "\n") + "\n"
    }

    @Test("One page of each kind says the same as when it was last read")
    func snapshots() async throws {
        let browser = try await Browser()
        let site = try TestSite.sample()
        let pages = try site.onePageOfEachKind()
        #expect(pages.count > 20)
        for page in pages {
            try await browser.open(site.url(page))
            // A worksheet reads what is kept before it can be used.
            try await browser.wait(
                for: "const sheet = document.getElementById('sheet'); return !sheet || sheet.dataset.ready === ''")
            try await browser.devTools("Accessibility.enable")
            let tree = Self.stable(Self.part(of: try await AccessibilityTree.text(of: browser), page: page), page: page)
            let file = Self.folder + "/" + page.dropLast(".html".count).replacing("/", with: "_") + ".txt"
            if Self.isUpdating {
                try Data(tree.utf8).write(to: URL(filePath: file))
            } else {
                let expected = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                #expect(tree == expected, "\(page): \(Self.firstDifference(expected, tree))")
            }
        }
        print("accessibility trees: \(pages.count) pages")
        await browser.quit()
    }

    private static func firstDifference(_ expected: String, _ found: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = found.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(old, new).prefix { $0 == $1 }.count
        return
            "line \(place + 1): was \(place < old.count ? old[place] : "the end"), is \(place < new.count ? new[place] : "the end"); set HANDRAIL_UPDATE_SNAPSHOTS=1 if it is meant"
    }
}
