import Diagnostics
import Foundation
import Testing

@testable import Audit

@Suite struct FormatTests {
    private static let faulty = """
        <!DOCTYPE html>
        <html lang="en">
        <title>Ü & "<script>"</title>
        <main><h1>Ü</h1>
        <p>Before: <img src="data:,"></p>
        <p>After: <img src="data:,"></p>
        </main>
        </html>
        """

    private func report(_ page: String = faulty, map: SourceMap? = nil) async -> Report {
        let files = ["a b.html", "c.html"].map { path in
            SiteFile(
                source: SourceFile(path: path, text: page.replacing("Ü &", with: path + " &")), sourceMap: map)
        }
        return await Auditor.audit(pages: files)
    }

    @Test func `json has the outcomes of every rule and the findings of every page`() async throws {
        let text = ReportFormat.json.print(await report())
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let pages = try #require(json["pages"] as? [[String: Any]])
        #expect(pages.map { $0["path"] as? String } == ["a b.html", "c.html"])
        let outcomes = try #require(pages[0]["outcomes"] as? [String: String])
        #expect(outcomes["img-name"] == "failed")
        #expect(Set(outcomes.values).isSubset(of: ["passed", "failed", "cantTell", "inapplicable"]))
        let findings = try #require(pages[0]["findings"] as? [[String: Any]])
        let first = try #require(findings.first { $0["rule"] as? String == "img-name" })
        #expect(first["line"] as? Int == 5)
        #expect(first["column"] as? Int == 12)
        #expect(first["excerpt"] as? String == #"<img src="data:,">"#)
        for key in ["outcome", "message", "fix", "scheme", "source"] { #expect(first[key] != nil, "\(key)") }
    }

    @Test func `text about many faults ends with what fails most, and a summary`() async {
        let page =
            "<html><main><h2>A</h2><h4>B</h4><h3></h3><p><img src='data:,'><img src='data:,x'><input><a href=#n>C</a>"
        let text = ReportFormat.text.print(await report(page))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = lines.firstIndex(of: "by rule:") ?? lines.endIndex
        let table = lines.suffix(from: start).dropFirst().prefix { !$0.isEmpty }
        #expect(table.first == "     4  img-name                on 2 pages", "\(text)")
        #expect(table.contains("     2  page-lang               on 2 pages"), "\(text)")
        #expect(lines.last == "" && lines.dropLast().last?.contains("violations") == true, "\(text)")
        // The little that is wrong with a nearly sound page is not counted once more.
        #expect(!ReportFormat.text.print(await report()).contains("by rule:"))
    }

    @Test func `sarif names rules, places and fingerprints`() async throws {
        let text = ReportFormat.sarif.print(await report())
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["version"] as? String == "2.1.0")
        let run = try #require((json["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let image = results.filter { $0["ruleId"] as? String == "img-name" }
        #expect(image.count == 4)
        let prints = image.compactMap { ($0["partialFingerprints"] as? [String: String])?["handrail/v1"] }
        #expect(Set(prints).count == 4)
        #expect(text.contains(#""uri": "a%20b.html""#))
        #expect(results.allSatisfy { $0["kind"] as? String == "fail" || $0["level"] as? String == "none" })
    }

    @Test func `junit is well-formed and counts its failures`() async throws {
        let text = ReportFormat.junit.print(await report())
        #expect(isWellFormed(text), "\(text)")
        #expect(text.contains(#"<testsuites name="Handrail audit""#))
    }

    @Test func `earl asserts outcomes with an inline context`() async throws {
        let text = ReportFormat.earl.print(await report())
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["@context"] is [String: Any])
        let graph = try #require(json["@graph"] as? [[String: Any]])
        #expect(graph.contains { ($0["result"] as? [String: Any])?["outcome"] as? String == "earl:failed" })
    }

    @Test func `the html report passes its own audit`() async {
        let html = ReportFormat.html.print(await report())
        let own = await Auditor.audit(pages: [SiteFile(source: SourceFile(path: "report.html", text: html))])
        let failed = own.findings.filter { $0.outcome == .failed }
        #expect(failed.isEmpty, "\(failed.map { "\($0.rule): \($0.message) \($0.excerpt)" })")
    }

    @Test func `findings of one template line are folded into one with a count`() async {
        var map = SourceMap()
        let template = SourceFile(path: "templates/page.mustache", text: "<p>\n<img src=\"{{x}}\">")
        map.append(output: 0, file: template, offset: 4)
        let report = await report(map: map)
        let folded = report.folded().filter { $0.finding.rule == "img-name" }
        #expect(folded.map(\.alsoOn) == [["c.html"]])
        let text = ReportFormat.text.print(report)
        #expect(text.contains("and on 1 more page"))
        #expect(text.contains("templates/page.mustache:2:1: written here"))
    }

    @Test func `without a source map what looks the same on several pages is folded, each occurrence by itself`() async
    {
        let report = await report()
        let folded = report.folded().filter { $0.finding.rule == "img-name" }
        #expect(folded.map(\.alsoOn) == [["c.html"], ["c.html"]])
        #expect(folded.map { $0.finding.span.start.line } == [5, 6])
    }

    @Test func `a comment accepts a finding about the whole site too`() async {
        let pages = ["a.html", "b.html"].map { path in
            SiteFile(
                source: SourceFile(
                    path: path,
                    text: """
                        <!DOCTYPE html><html lang="en"><head>
                        <!-- handrail-ignore page-title-unique: the second is the print version -->
                        <title>Menus</title></head><body><main><h1>Menus</h1></main></body></html>
                        """))
        }
        let report = await Auditor.audit(pages: pages)
        #expect(!report.findings.contains { $0.rule == "page-title-unique" })
        #expect(report.pages[1].optOuts.map(\.finding.rule) == ["page-title-unique"])
    }

    @Test func `any number of jobs gives the same report`() async {
        let pages = (0..<40).map { number in
            SiteFile(source: SourceFile(path: "p\(number).html", text: Self.faulty))
        }
        let one = await Auditor.audit(pages: pages, options: AuditOptions(jobs: 1))
        let four = await Auditor.audit(pages: pages, options: AuditOptions(jobs: 4))
        #expect(ReportFormat.json.print(one) == ReportFormat.json.print(four))
    }

    @Test func `a comment with a reason accepts a finding and is listed`() async {
        let accepted = Self.faulty.replacing(
            "<p>Before", with: "<!-- handrail-ignore img-name: a test picture --><p>Before")
        let report = await report(accepted)
        #expect(report.pages[0].optOuts.map(\.reason) == ["a test picture"])
        #expect(report.pages[0].findings.count { $0.rule == "img-name" } == 1)
        let place = "a b.html:5: img-name: a test picture"
        #expect(ReportFormat.text.print(report).contains(place))
        #expect(ReportFormat.html.print(report).contains("<td>a test picture</td>"))
        #expect(ReportFormat.json.print(report).contains(#""reason": "a test picture""#))
        #expect(ReportFormat.sarif.print(report).contains(#""justification": "a test picture""#))
        let silent = Self.faulty.replacing("<p>Before", with: "<!-- handrail-ignore img-name: --><p>Before")
        let unmoved = await self.report(silent)
        #expect(unmoved.pages[0].optOuts.isEmpty)
        #expect(unmoved.pages[0].findings.contains { $0.rule == "ignore-reason" })
    }
}

/// Whether the tags of an XML text are balanced.
private func isWellFormed(_ text: String) -> Bool {
    var open: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
        guard let end = rest[start...].firstIndex(of: ">") else { return false }
        let tag = rest[rest.index(after: start)..<end]
        if tag.hasPrefix("/") {
            guard open.popLast() == String(tag.dropFirst()) else { return false }
        } else if !tag.hasPrefix("?"), !tag.hasSuffix("/") {
            open.append(String(tag.prefix { $0 != " " }))
        }
        rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty
}
