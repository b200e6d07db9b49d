import Foundation
import TestSupport
import Testing

/// `handrail audit` on pages that nobody meant to be read: it neither crashes nor hangs, and says no more about a page
/// than there is on it.
@Suite("Hostile input", .serialized)
struct HostileInputTests {
    /// Seconds after which an audit counts as hanging; a whole suite takes a few.
    private static let limit = 300

    private struct Report {
        struct Page {
            var path: String
            /// Rule, place and message of each finding.
            var findings: [(rule: String, line: Int, column: Int, message: String)]
        }

        var pages: [Page] = []

        /// Audits a folder with every rule that runs by default, at level AAA.
        init(_ folder: String) throws {
            let words = [
                "timeout", "\(HostileInputTests.limit)", Program.path, "audit", folder, "--format", "json", "--level",
                "AAA",
            ]
            let output = try Program.run("/usr/bin/env", words)
            #expect(
                output.status == 0 || output.status == 1,
                "status \(output.status): \(output.standardError.suffix(2_000))")
            let json = try #require(output.json as? [String: Any], "no JSON: \(output.standardError.suffix(500))")
            for page in try #require(json["pages"] as? [[String: Any]]) {
                let findings = try #require(page["findings"] as? [[String: Any]])
                pages.append(
                    Page(
                        path: try #require(page["path"] as? String),
                        findings: findings.map {
                            (
                                $0["rule"] as? String ?? "", $0["line"] as? Int ?? 0, $0["column"] as? Int ?? 0,
                                $0["message"] as? String ?? ""
                            )
                        }))
            }
        }

        /// What makes a storm: more findings than twice the tags and a few for the page itself, the same thing said
        /// twice in one place, or more than ten different rules about one place.
        func storms(in folder: String) throws -> [String] {
            try pages.compactMap { page in
                let bytes = try Folders.bytes(of: folder + "/" + page.path)
                let tags = bytes.count { $0 == 0x3C }
                if page.findings.count > 2 * tags + 10 {
                    return "\(page.path): \(page.findings.count) findings, \(tags) tags"
                }
                let places = Dictionary(grouping: page.findings) { "\($0.line):\($0.column)" }
                for (place, findings) in places {
                    let said = Set(findings.map { "\($0.rule) \($0.message)" })
                    if said.count < findings.count {
                        return "\(page.path):\(place): one thing is said twice: \(findings.map(\.rule))"
                    }
                    // What is wrong with the page as a whole is said where it begins.
                    if place != "1:1", Set(findings.map(\.rule)).count > 10 {
                        return "\(page.path):\(place): \(Set(findings.map(\.rule)).count) rules speak of one place"
                    }
                }
                return nil
            }
        }
    }

    private func judge(_ folder: String, _ name: String) throws {
        let report = try Report(folder)
        let storms = try report.storms(in: folder)
        let findings = report.pages.reduce(0) { $0 + $1.findings.count }
        print("hostile: \(name): \(report.pages.count) pages, \(findings) findings, \(storms.count) storms")
        #expect(storms.isEmpty, "\(storms.prefix(10))")
    }

    @Test(
        "Every tree construction test of html5lib, as a page",
        .enabled(if: Folders.suites != nil, "\(Folders.suitesAreAbsent)"))
    func treeConstruction() throws {
        let suite = try #require(Folders.suites) + "/html5lib/tree-construction"
        let folder = try TemporaryFolder()
        var count = 0
        for path in try Folders.files(below: suite, ending: ".dat") {
            let text = String(decoding: try Folders.bytes(of: suite + "/" + path), as: UTF8.self)
            for (number, test) in ("\n" + text).components(separatedBy: "\n#data\n").dropFirst().enumerated() {
                guard let end = test.range(of: "\n#errors") ?? test.range(of: "#errors") else { continue }
                try folder.write(String(test[..<end.lowerBound]), to: "\(path)-\(number).html")
                count += 1
            }
        }
        #expect(count > 100)
        try judge(folder.path, "html5lib tree construction")
    }

    @Test(
        "Every tokenizer test of html5lib, as a page", .enabled(if: Folders.suites != nil, "\(Folders.suitesAreAbsent)")
    )
    func tokenizer() throws {
        let suite = try #require(Folders.suites) + "/html5lib/tokenizer"
        let folder = try TemporaryFolder()
        for path in try Folders.files(below: suite, ending: ".test") {
            let json =
                try JSONSerialization.jsonObject(with: Data(Folders.bytes(of: suite + "/" + path))) as? [String: Any]
            for (number, test) in (json?["tests"] as? [[String: Any]] ?? []).enumerated() {
                try folder.write(test["input"] as? String ?? "", to: "\(path)-\(number).html")
            }
        }
        try judge(folder.path, "html5lib tokenizer")
    }

    @Test("Every page of the suites", .enabled(if: Folders.suites != nil, "\(Folders.suitesAreAbsent)"))
    func suites() throws { try judge(try #require(Folders.suites), "the suites' own pages") }

    /// Ways of nesting that a page can be deep in, and what stands in the middle.
    static let nestings: [(name: String, open: String, close: String)] = [
        ("div", "<div>", "</div>"), ("span", "<span>", "</span>"), ("b", "<b>", "</b>"), ("font", "<font size=1>", ""),
        ("list", "<ul><li>", "</li></ul>"), ("table", "<table><tr><td>", "</td></tr></table>"), ("svg", "<svg><g>", ""),
        ("quote", "<blockquote lang=en>", "</blockquote>"), ("section", "<section aria-label=a>", "</section>"),
        ("group", "<div role=group aria-labelledby=a id=a>", "</div>"), ("button", "<button>", ""),
        ("label", "<label for=x id=y>", "</label>"), ("heading", "<h2>", "</h2>"),
        ("opacity", "<div style='opacity:.9;background:#eee;color:#aaa'>", "</div>"),
        ("hidden", "<p aria-hidden=true><a href=#>", ""), ("template", "<template>", ""),
        ("owns", "<i id=a aria-owns=a>", ""),
        ("details", "<details><summary>a</summary>", "</details>"),
        ("grid", "<div role=grid><div role=row>", "</div></div>"),
        ("navigation", "<nav><a href=a.html>word</a>", "</nav>"), ("fields", "<label>word<input>", "</label>"),
    ]

    @Test("Pages 30,000 levels deep, nested in many ways, in time that grows with the depth", arguments: nestings)
    func deep(name: String, open: String, close: String) throws {
        func seconds(_ depth: Int) throws -> Double {
            let folder = try TemporaryFolder()
            let page =
                "<!DOCTYPE html><html lang=en><title>Deep</title><main><h1>Deep</h1>"
                + String(repeating: open, count: depth) + "Text <img src=a.png>"
                + String(repeating: close, count: depth)
            try folder.write(page, to: "deep.html")
            if depth == 30_000 { try judge(folder.path, "\(depth) × \(name)") }
            let script = "TIMEFORMAT=%U; time timeout \"$0\" \"$1\" audit \"$2\" --level AAA > /dev/null 2> /dev/null"
            let output = try Program.run(
                "/usr/bin/env", ["bash", "-c", script, "\(Self.limit)", Program.path, folder.path])
            return Double(output.standardError.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        }
        let half = try seconds(15_000)
        let whole = try seconds(30_000)
        print("hostile: \(name): \(half) s for half, \(whole) s for all")
        // Processor time, which other tests at work do not count into; four times would be quadratic.
        #expect(whole < 3 * half + 1, "\(half) s for half the depth, \(whole) s for all of it")
    }
}
