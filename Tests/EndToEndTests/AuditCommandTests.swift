import Foundation
import TestSupport
import Testing

/// `handrail audit` as its users run it, on a folder with faults of many kinds.
@Suite("Command audit")
struct AuditCommandTests {
    private static let page = """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>Ü & "faults" <b></title></head>
        <body><main><h1>Faults</h1>
        <p style="color: #aaa">Pale <img src="a.png"> <a href="gone.html">text</a></p>
        <!-- handrail-ignore button-name: drawn by a script --><button></button>
        <p id="twice">One</p><p id="twice">Two</p>
        <video src="a.mp4" controls></video>
        </main></body></html>
        """

    private static func site() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(page, to: "site/index.html")
        try folder.write(page.replacing("Ü", with: "Second"), to: "site/parts/second page.html")
        return folder
    }

    // MARK: Formats

    @Test(
        "SARIF is valid by the official schema",
        .enabled(if: TestTools.canValidateJSON, "\(TestTools.validatorIsAbsent)"),
        arguments: [["--level", "AAA"], ["--rule", "page-title"]])
    func sarif(options: [String]) throws {
        let folder = try Self.site()
        let output = try Program.run(["audit", folder.path + "/site", "--format", "sarif"] + options)
        #expect(try TestTools.faults(of: output.standardOutput, bySchema: TestTools.sarifSchema) == [])
        let run = try #require(((output.json as? [String: Any])?["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == (options[0] == "--rule"))
    }

    @Test(
        "JSON is valid by its published schema",
        .enabled(if: TestTools.canValidateJSON, "\(TestTools.validatorIsAbsent)"))
    func json() throws {
        let folder = try Self.site()
        let project = try SampleProject.small()
        let build = try Program.run("build", "--root", project.path)
        #expect(build.status == 0, "\(build.standardError)")
        let schema = project.path + "/public/audit/audit.schema.json"
        let baseline = folder.path + "/baseline.json"
        _ = try Program.run("audit", folder.path + "/site", "--baseline", baseline, "--update-baseline", "--level", "A")
        for options in [["--level", "AAA"], ["--baseline", baseline]] {
            let output = try Program.run(["audit", folder.path + "/site", "--format", "json"] + options)
            #expect(try TestTools.faults(of: output.standardOutput, bySchema: schema) == [])
        }
        let own = try project.text("public/audit/audit.json")
        #expect(try TestTools.faults(of: own, bySchema: schema) == [])
        let published = try project.text("public/audit/audit.sarif")
        #expect(try TestTools.faults(of: published, bySchema: TestTools.sarifSchema) == [])
        // The schema does refuse what is wrong.
        let wrong = own.replacing("\"outcome\":\"", with: "\"outcome\":\"perhaps ").replacing(
            "\"pages\":", with: "\"sheets\":")
        #expect(try !TestTools.faults(of: wrong, bySchema: schema).isEmpty)
    }

    @Test(
        "What `check` and `explain` print as JSON is valid by the published schemas",
        .enabled(if: TestTools.canValidateJSON, "\(TestTools.validatorIsAbsent)"))
    func otherSchemas() throws {
        let project = try SampleProject.small()
        #expect(try Program.run("build", "--root", project.path).status == 0)
        let check = project.path + "/public/data/check.schema.json"
        try project.write(
            "# Other\n\n## Must haves\n\n- Use `link.basik` (WCAG 4.1.1).\n", to: "content/components/other.md")
        for folder in [Folders.package, project.path] {
            let output = try Program.run("check", "--root", folder, "--format", "json")
            #expect(try TestTools.faults(of: output.standardOutput, bySchema: check) == [])
            #expect(output.standardOutput.contains("\"HR-C021\"") == (folder == project.path))
        }
        let explain = project.path + "/public/audit/explain.schema.json"
        for code in ["--all", "HR-C021", "img-name"] {
            let output = try Program.run("explain", code, "--format", "json").standardOutput
            #expect(try TestTools.faults(of: output, bySchema: explain) == [])
            #expect(
                try !TestTools.faults(of: output.replacing("\"title\":", with: "\"name\":"), bySchema: explain).isEmpty)
        }
    }

    @Test("JUnit has the elements, attributes and counts that its readers ask for")
    func junit() throws {
        let folder = try Self.site()
        let output = try Program.run("audit", folder.path + "/site", "--format", "junit")
        let report = try #require(JUnitReader.read(output.standardOutput), "it is no well-formed XML")
        #expect(report.faults == [])
        #expect(report.suites.map(\.name) == ["index.html", "parts/second page.html"])
        for suite in report.suites { #expect(suite.failures > 0 && suite.skipped > 0) }
        #expect(
            report.totals == [
                "tests": report.suites.reduce(0) { $0 + $1.tests },
                "failures": report.suites.reduce(0) { $0 + $1.failures }, "errors": 0,
            ])
    }

    @Test("EARL is JSON-LD with its own context, and the HTML report has no violation")
    func others() throws {
        let folder = try Self.site()
        let earl = try #require(
            try Program.run("audit", folder.path + "/site", "--format", "earl").json as? [String: Any])
        #expect(earl["@context"] is [String: Any] && (earl["@graph"] as? [Any])?.isEmpty == false)
        let html = try Program.run("audit", folder.path + "/site", "--format", "html").standardOutput
        try folder.write(html, to: "report/index.html")
        let own = try Program.run("audit", folder.path + "/report", "--level", "AAA", "--fail-on", "note")
        #expect(own.status == 0, "\(own.standardOutput)")
    }

    // MARK: Options

    @Test("A baseline is written, accepts what it holds, and tells what is new and what is gone")
    func baseline() throws {
        let folder = try Self.site()
        let site = folder.path + "/site"
        let file = folder.path + "/accepted.json"
        #expect(try Program.run("audit", site).status == 1)
        let missing = try Program.run("audit", site, "--baseline", file)
        #expect(missing.status == 2 && missing.standardError.contains("--update-baseline"))
        #expect(try Program.run("audit", site, "--update-baseline").status == 2)

        let written = try Program.run("audit", site, "--baseline", file, "--update-baseline")
        #expect(written.status == 0 && written.standardOutput.contains(" accepted"))
        let accepted = try Program.run("audit", site, "--baseline", file)
        #expect(accepted.status == 0, "\(accepted.standardOutput)")
        #expect(accepted.standardOutput.contains("accepted by the baseline") && accepted.standardError.isEmpty)

        // Lines move: nothing changes. A new fault fails, a mended one is told as stale.
        let moved = Self.page.replacing("<main>", with: "<main>\n\n\n")
        try folder.write(moved, to: "site/index.html")
        #expect(try Program.run("audit", site, "--baseline", file).status == 0)
        try folder.write(
            moved.replacing("<img src=\"a.png\">", with: "").replacing(
                "</main>", with: "<a href=\"gone.html\"></a></main>"),
            to: "site/index.html")
        let changed = try Program.run("audit", site, "--baseline", file)
        #expect(changed.status == 1)
        #expect(
            changed.standardOutput.contains("error[link-name]") && !changed.standardOutput.contains("error[img-name]"))
        #expect(changed.standardError.contains("accepted.json:"))
        #expect(changed.standardError.contains("note[HR-A003]: `img-name` is not found any more"))

        _ = try Program.run("audit", site, "--baseline", file, "--update-baseline")
        let again = try Program.run("audit", site, "--baseline", file)
        #expect(again.status == 0 && again.standardError.isEmpty)
        // Rules that are not judged are neither stale nor forgotten.
        let one = try Program.run("audit", site, "--rule", "page-title", "--baseline", file, "--update-baseline")
        #expect(one.status == 0)
        #expect(try Program.run("audit", site, "--baseline", file).status == 0)
        try folder.write("{", to: "accepted.json")
        #expect(try Program.run("audit", site, "--baseline", file).status == 1)
        #expect(try Program.run("audit", site, "--baseline", file, "--update-baseline").status == 2)
    }

    @Test("--fail-on, --level, --rule and --scheme choose what fails")
    func choosing() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <!DOCTYPE html><html lang="en"><head><meta name="viewport" content="maximum-scale=3"><title>Choosing</title>
            <style>@media (prefers-color-scheme: dark) { body { background: #000; color: #222 } }</style></head>
            <body><main><h1>Choosing</h1><p>Text that the dark theme hides.</p></main></body></html>
            """, to: "index.html")
        func status(_ options: String...) throws -> Int32 { try Program.run(["audit", folder.path] + options).status }
        #expect(try status() == 1)
        #expect(try status("--level", "A") == 0)
        #expect(try status("--level", "A", "--fail-on", "note") == 1)
        #expect(try status("--fail-on", "error") == 1)
        #expect(try status("--fail-on", "never") == 0)
        #expect(try status("--scheme", "light", "--scheme", "print") == 0)
        #expect(try status("--scheme", "dark") == 1)
        #expect(try status("--rule", "viewport-zoom-500") == 0)
        #expect(try status("--rule", "viewport-zoom-500", "--fail-on", "note") == 1)
        #expect(try status("--rule", "img-name") == 0)
    }

    @Test("What a symbolic link stands for is there, whether it leads out of the folder or not")
    func symbolicLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("a {}", to: "elsewhere/a.css")
        try folder.write("a {}", to: "elsewhere/deep/b.css")
        try folder.write(
            """
            <!DOCTYPE html><html lang="en"><head><title>Links</title><link rel="stylesheet" href="a.css">
            <link rel="stylesheet" href="linked/deep/b.css"></head><body><main><h1>Links</h1>
            <p><a href="gone.txt">Gone</a></p></main></body></html>
            """, to: "site/index.html")
        for (name, target) in [("a.css", "elsewhere/a.css"), ("linked", "elsewhere"), ("gone.txt", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/site/" + name, withDestinationPath: folder.path + "/" + target)
        }
        let output = try Program.run("audit", folder.path + "/site")
        #expect(output.status == 1 && output.standardError.isEmpty, "\(output.standardError)")
        #expect(!output.standardOutput.contains("[asset-file]"))
        #expect(output.standardOutput.contains("the link leads to `gone.txt`, which does not exist"))
    }

    @Test("The text keeps to 80 columns where words allow it, and says how to learn more")
    func width() throws {
        let folder = try Self.site()
        let text = try Program.run(
            "/usr/bin/env", ["COLUMNS=80", Program.path, "audit", "."], folder: folder.path + "/site"
        ).standardOutput
        let excerpts = text.split(separator: "\n").filter { $0.contains(" | ") || $0.contains("= help:") }
        #expect(!excerpts.isEmpty)
        let long = text.split(separator: "\n").filter { $0.count > 80 }
        #expect(long.allSatisfy { $0.split(separator: " ").count < 3 }, "\(long)")
        #expect(text.contains("handrail explain RULE"))
        for rule in ["img-name", "contrast", "aria-children"] {
            let explained = try Program.run("explain", rule).standardOutput
            let prose = explained.split(separator: "\n").filter { !$0.contains("<") }
            #expect(prose.allSatisfy { $0.count <= 80 }, "\(explained)")
        }
    }
}

/// The pages of audit rules in a site.
@Suite("Pages of audit rules")
struct AuditRulePageTests {
    @Test("Every rule has a page that says what `handrail explain` says, linked from the audit's page")
    func pages() throws {
        let project = try SampleProject.small()
        let build = try Program.run("build", "--root", project.path)
        #expect(build.status == 0, "\(build.standardError)")
        let index = try project.text("public/audit/index.html")
        let topics = try #require(try Program.run("explain", "--all", "--format", "json").json as? [[String: Any]])
        let rules = topics.filter { $0["kind"] as? String == "audit rule" }
        #expect(rules.count > 100)
        for rule in rules {
            let id = try #require(rule["id"] as? String)
            #expect(index.contains("href=\"rules/\(id).html\""), "\(id) is not linked")
            let page = try project.text("public/audit/rules/\(id).html")
            let text = visibleText(page)
            #expect(page.contains("<nav"), "\(id) has no navigation")
            for key in ["title", "why", "howToFix"] {
                #expect(text.contains(spaced(try #require(rule[key] as? String))), "\(id): \(key)")
            }
            for criterion in try #require(rule["criteria"] as? [String]) { #expect(text.contains("WCAG \(criterion)")) }
            for name in try #require(rule["act"] as? [String]) + #require(rule["axe"] as? [String]) {
                #expect(text.contains(name), "\(id): \(name)")
            }
            for example in try #require(rule["examples"] as? [[String: Any]]) {
                #expect(text.contains(spaced(try #require(example["title"] as? String))), "\(id)")
                for file in try #require(example["files"] as? [[String: String]]) where file["text"] != "" {
                    #expect(text.contains(spaced(try #require(file["text"]))), "\(id): \(file)")
                }
            }
            #expect(page.utf8.count < 20_000, "\(id): \(page.utf8.count) bytes")
        }
    }

    /// The text of a page without its tags.
    private func visibleText(_ page: String) -> String {
        let text = page.replacing(/<[^>]*>/, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        return spaced(text)
    }

    private func spaced(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
