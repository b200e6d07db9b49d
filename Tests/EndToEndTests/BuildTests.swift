import Foundation
import TestSupport
import Testing

@Suite("Building and publishing")
struct BuildTests {
    @Test(
        "A third-party guidance topic without any change builds, with its links reported and kept",
        .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func seed() throws {
        let folder = try TemporaryFolder()
        let seeds = try #require(Folders.seeds)
        let topic = try #require(try Folders.files(below: seeds).first { $0.hasPrefix("003") })
        try folder.copy(seeds + "/" + topic, to: "content/guidance/modality.md")
        let check = try Program.run("check", "--root", folder.path, "--format", "json")
        let report = try #require(check.json as? [String: Any])
        let entry = try #require((report["entries"] as? [[String: Any]])?.first)
        let counts = try #require(entry["counts"] as? [String: Int])
        #expect(entry["title"] as? String == "Modality")
        #expect(counts["rules"] == 5)
        #expect(counts["pitfalls"] == 2)
        #expect(counts["variants"] == 2)
        #expect(entry["codeBlocks"] as? Int == 2)
        let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
        // The last line of the document is its list of related topics.
        let unresolved = diagnostics.filter { $0["line"] as? Int == 119 && ($0["column"] as? Int ?? 0) > 0 }
        #expect(unresolved.count == 6, "\(diagnostics)")

        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError)")
        let page = try folder.text("public/guidance/modality.html")
        for text in ["iOS 15.0+", "iPadOS", "navigation-stack", "confirmation-dialog", "interactiveDismissDisabled"] {
            #expect(page.contains(text))
        }
        // Long names may be broken between their words, which is no part of their text.
        let apis = try folder.text("public/apis/index.html").replacing("<wbr>", with: "")
        for name in [".sheet(isPresented:)", ".fullScreenCover(isPresented:)", ".popover(isPresented:)"] {
            #expect(apis.contains(name))
        }
    }

    @Test("Every rule has a code, an anchor, a checklist line and a worksheet row: four equal counts")
    func fourCounts() throws {
        let report = try #require(
            try Program.run("check", "--root", Folders.package, "--format", "json").json as? [String: Any])
        let summary = try #require(report["summary"] as? [String: Int])
        let counts = ["requirements", "anchors", "checklistLines", "worksheetRows"].map { summary[$0] ?? -1 }
        #expect(counts[0] > 100)
        #expect(Set(counts).count == 1, "\(counts)")

        // And they are really in the site that is published.
        let checklist = try String(contentsOfFile: Folders.package + "/public/checklists/all.html", encoding: .utf8)
        #expect(checklist.matches(of: /type="checkbox"/).count >= counts[0])
        let rows = try String(contentsOfFile: Folders.package + "/public/worksheet.csv", encoding: .utf8)
        #expect(rows.matches(of: /(?m)^/).count > counts[0])
    }

    @Test("The same project gives the same bytes in another folder and on any number of threads")
    func deterministic() throws {
        let first = try SampleProject.own()
        let second = try SampleProject.own()
        #expect(try Program.run("build", "--root", first.path, "--jobs", "1").status == 0)
        #expect(try Program.run(["build", "--jobs", "2"], folder: second.path + "/content").status == 0)
        #expect(try first.contents(of: "public") == second.contents(of: "public"))
        #expect(try first.text("content/rules.lock") == second.text("content/rules.lock"))
    }

    @Test("A broken template leaves the published site as it is and names the template's line")
    func brokenTemplate() throws {
        let folder = try SampleProject.own()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let before = try folder.contents(of: "public")
        let layout = try #require(
            try Folders.files(below: folder.path + "/themes/handrail/templates").first { file in
                try folder.text("themes/handrail/templates/" + file).contains("<main")
            })
        let path = "themes/handrail/templates/" + layout
        let text = try folder.text(path)
        try folder.write(text.replacing("<main", with: "<img src=\"logo.png\"><main"), to: path)
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 1)
        #expect(build.standardError.contains("img-name"))
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("<main") })
        #expect(build.standardError.contains("\(path):\(line + 1)"), "\(build.standardError.prefix(2_000))")
        #expect(try folder.contents(of: "public") == before)
    }

    @Test("A content file that makes a page fail leaves the published site as it is and names the content's line")
    func brokenContent() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let before = try folder.contents(of: "public")
        let text = try folder.text("content/guidance/feedback.md")
        try folder.write(
            text + "\n## Guide\n\nWords, and a link without any: [](https://example.org/).\n",
            to: "content/guidance/feedback.md")
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 1)
        #expect(build.standardError.contains("link-name"))
        #expect(build.standardError.contains("content/guidance/feedback.md:14:"), "\(build.standardError)")
        #expect(try folder.contents(of: "public") == before)
    }

    @Test("Errors of content stop the build; warnings do with --strict; the old site stays")
    func strict() throws {
        let folder = try SampleProject.small()
        let text = try folder.text("content/guidance/feedback.md")
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let before = try folder.contents(of: "public")
        try folder.write(text.replacing("`button.basic`", with: "`button.basik`"), to: "content/guidance/feedback.md")
        let strict = try Program.run("build", "--root", folder.path, "--strict")
        #expect(strict.status == 1)
        #expect(strict.standardError.contains("content/guidance/feedback.md:10:"))
        #expect(strict.standardError.contains("did you mean `button.basic`?"))
        #expect(try folder.contents(of: "public") == before)
        #expect(try Program.run("build", "--root", folder.path).status == 0)
    }

    @Test("A folder that Handrail did not make is refused and kept")
    func foreignFolder() throws {
        let folder = try SampleProject.small()
        try folder.write("precious", to: "out/thesis.txt")
        let build = try Program.run("build", "--root", folder.path, "--output", folder.path + "/out")
        #expect(build.status == 2)
        #expect(build.standardError.contains("was not made by Handrail"))
        #expect(try folder.contents(of: "out").keys.sorted() == ["thesis.txt"])
    }

    @Test("A second build of the same content writes nothing")
    func unchanged() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let again = try Program.run("build", "--root", folder.path)
        #expect(again.standardOutput.contains("nothing changed"), "\(again.standardOutput)")
    }

    @Test("A locked build fails when codes would change and writes neither lock nor site")
    func locked() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let lock = try folder.text("content/rules.lock")
        #expect(try Program.run("build", "--root", folder.path, "--locked").status == 0)
        let text = try folder.text("content/components/button.basic.md")
        try folder.write(
            text.replacing("## Donts\n", with: "## Donts\n\n- Do not hide the button behind a gesture (WCAG 2.1.1).\n"),
            to: "content/components/button.basic.md")
        let build = try Program.run("build", "--root", folder.path, "--locked")
        #expect(build.status == 1)
        #expect(build.standardError.contains("rules.lock"))
        #expect(try folder.text("content/rules.lock") == lock)
    }

    @Test("A rule keeps its code when it is reworded and moved; a removed one leaves a tombstone")
    func codes() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let path = "content/components/button.basic.md"
        let text = try folder.text(path)
        let page = try folder.text("public/components/button-basic.html")
        #expect(page.contains("id=\"m1\"") && page.contains("id=\"m2\""))

        // The second must comes first now, with other words; the first is gone.
        let label = "- Give the button a label that says what it does {#label} (WCAG 4.1.2).\n"
        let target = "- Keep the target at least 44 points wide and high {#target} (WCAG 2.5.8).\n"
        let reworded = "- Keep the touch target at least 44 points wide and 44 points high {#target} (WCAG 2.5.8).\n"
        let added = "- Say with words and not only with color that the button is switched off (WCAG 1.4.1).\n"
        try folder.write(text.replacing(label + target, with: reworded + added), to: path)
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError)")
        let lock = try folder.text("content/rules.lock")
        let after = try folder.text("public/components/button-basic.html")
        let place = try #require(after.firstRange(of: "id=\"m2\""))
        #expect(after[place.upperBound...].prefix(600).contains("touch target"))
        #expect(after.contains("id=\"m3\""), "a new rule takes the next free number")
        #expect(lock.contains("Give the button a label"), "the removed rule stays in the lock")
    }

    @Test("No absolute path, user name or date of the machine gets into the site")
    func noTraces() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path).status == 0)
        let name = Array((folder.path as NSString).lastPathComponent.utf8)
        for (path, bytes) in try folder.contents(of: "public") {
            #expect(bytes.firstRange(of: name) == nil, "\(path) names the project's folder")
        }
    }
}

@Suite("Comparing builds")
struct DiffTests {
    @Test("A reworded and an added rule are told with their codes, as text and as JSON")
    func diff() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run("build", "--root", folder.path, "--output", folder.path + "/old").status == 0)
        let path = "content/components/button.basic.md"
        let text = try folder.text(path)
        let changed = text.replacing("at least 44 points wide and high", with: "at least 44 points wide and 44 high")
            .replacing("## Donts\n", with: "## Donts\n\n- Do not hide the button behind a gesture (WCAG 2.1.1).")
        try folder.write(changed, to: path)
        #expect(try Program.run("build", "--root", folder.path, "--output", folder.path + "/new").status == 0)
        let words = ["diff", folder.path + "/old", folder.path + "/new"]
        let diff = try Program.run(words)
        #expect(diff.status == 0)
        #expect(diff.standardOutput.contains("~ button.basic M2"), "\(diff.standardOutput)")
        #expect(diff.standardOutput.contains("+ button.basic D2"))
        let json = try #require(try Program.run(words + ["--format", "json"]).json as? [String: Any])
        #expect((json["changes"] as? [Any])?.count == 2)
        #expect(try Program.run("diff", folder.path + "/old", folder.path + "/nowhere").status == 2)
    }
}
