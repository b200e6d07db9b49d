import Foundation
import TestSupport
import Testing

/// One fault put into one page of the published site, and the audit rule that must find it.
struct SeededFault: Sendable {
    let rule: String
    let change: @Sendable (String) -> String

    /// Puts markup at the end of the main content.
    static func insert(_ rule: String, _ markup: String) -> SeededFault {
        SeededFault(rule: rule) { $0.replacing("</main>", with: markup + "</main>", maxReplacements: 1) }
    }

    /// Replaces what stands from `start` to the next `end`.
    static func replace(_ rule: String, from start: String, to end: String, with text: String) -> SeededFault {
        SeededFault(rule: rule) { page in
            guard let first = page.firstRange(of: start), let last = page[first.upperBound...].firstRange(of: end)
            else { return page }
            return page.replacingCharacters(in: first.lowerBound..<last.upperBound, with: text)
        }
    }

    static var all: [SeededFault] {
        [
            .replace("page-lang-valid", from: "<html lang=\"", to: "\"", with: "<html lang=\"xyzzy-q\""),
            .replace("page-title", from: "<title>", to: "</title>", with: "<title></title>"),
            .insert("landmark-main", "<div role=\"main\"><p>Another main part.</p></div>"),
            .insert("heading-order", "<h2>A step</h2><p>Words.</p><h5>Too deep</h5><p>Words.</p>"),
            .insert("heading-name", "<h2></h2>"),
            .replace("skip-link-target", from: "href=\"#hr-main", to: "\"", with: "href=\"#nowhere\""),
            .insert("img-name", "<p><img src=\"../assets/icon.svg\"></p>"),
            .insert("link-name", "<p><a href=\"../index.html\"></a></p>"),
            .insert("button-name", "<p><button type=\"button\"></button></p>"),
            .insert("field-name", "<p><input type=\"text\"></p>"),
            .insert("iframe-name", "<iframe src=\"about:blank\"></iframe>"),
            .insert("id-unique", "<p id=\"seeded\">One.</p><p id=\"seeded\">Two.</p>"),
            .insert(
                "aria-idref",
                "<p><button type=\"button\" aria-controls=\"seeded-none\" aria-expanded=\"true\">More</button></p>"),
            .insert("aria-attr-known", "<p aria-labeledby=\"hr-main\">Words.</p>"),
            .insert("aria-attr-supported", "<h2 aria-checked=\"true\">A heading that is checked</h2>"),
            .insert("role-valid", "<div role=\"buton\"><p>Words.</p></div>"),
            .insert(
                "aria-children",
                "<ul role=\"tablist\" aria-label=\"Parts\"><li role=\"link\" tabindex=\"0\">One</li></ul>"),
            .insert(
                "td-headers",
                "<table><tr><th id=\"seeded-a\">A</th></tr><tr><td headers=\"seeded-b\">1</td></tr></table>"),
            .insert("list-children", "<ul><li>One</li><div>Two</div></ul>"),
            .replace(
                "viewport-zoom", from: "content=\"width=device-width", to: "\"",
                with: "content=\"width=device-width, maximum-scale=1\""),
            .replace(
                "refresh-delay", from: "<tit", to: "le>", with: "<meta http-equiv=\"refresh\" content=\"30\"><title>"),
            .insert("tabindex-positive", "<p><button type=\"button\" tabindex=\"3\">Third</button></p>"),
            .insert("link-file", "<p><a href=\"no-such-page.html\">A page that is missing</a></p>"),
            .insert("link-fragment", "<p><a href=\"#no-such-place\">A place that is missing</a></p>"),
            .insert("parse-structure", "<p>Words.</p></span>"),
        ]
    }
}

@Suite("Seeded faults")
struct SeededFaultTests {
    @Test("The published site has no violation")
    func clean() throws {
        let output = try Program.run("audit", Folders.package + "/public")
        #expect(output.status == 0, "\(output.standardOutput.suffix(3_000))")
        #expect(output.standardOutput.contains("0 violations"))
    }

    @Test("Twenty-five faults in twenty-five pages give exactly these findings, each with its place")
    func seeded() throws {
        let folder = try TemporaryFolder()
        try folder.copy(Folders.package + "/public", to: "public")
        let pages =
            try Folders.files(below: folder.path + "/public/components", ending: ".html").map { "components/" + $0 }
            + Folders.files(below: folder.path + "/public/guidance", ending: ".html").map { "guidance/" + $0 }
        let faults = SeededFault.all
        try #require(pages.count >= faults.count)
        var expected: [String: String] = [:]
        for (fault, page) in zip(faults, pages) {
            let text = try folder.text("public/" + page)
            let changed = fault.change(text)
            #expect(changed != text, "\(fault.rule) changed nothing in \(page)")
            try folder.write(changed, to: "public/" + page)
            expected[page] = fault.rule
        }

        let output = try Program.run("audit", folder.path + "/public", "--format", "json")
        #expect(output.status == 1)
        let report = try #require(output.json as? [String: Any])
        var found: [String: [String]] = [:]
        for page in try #require(report["pages"] as? [[String: Any]]) {
            let path = try #require(page["path"] as? String)
            for finding in try #require(page["findings"] as? [[String: Any]])
            where finding["outcome"] as? String == "failed" {
                #expect((finding["line"] as? Int ?? 0) > 0 && (finding["column"] as? Int ?? 0) > 0)
                found[path, default: []].append(finding["rule"] as? String ?? "")
            }
        }
        for (page, rule) in expected { #expect(found[page] == [rule], "\(page): expected \(rule)") }
        #expect(
            Set(found.keys) == Set(expected.keys), "findings elsewhere: \(found.filter { expected[$0.key] == nil })")
    }
}
