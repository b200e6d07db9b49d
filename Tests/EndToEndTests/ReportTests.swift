import Foundation
import TestSupport
import Testing

@Suite("Command report")
struct ReportTests {
    private static let forms = [
        "acr-draft.yaml", "earl.jsonld", "index.html", "results.csv", "results.json", "tickets.md",
    ]

    /// The sample project's worksheet as an audit file, filled by one tester.
    private func fill(
        _ folder: TemporaryFolder, as name: String, tester: String, _ outcomes: [String: String],
        at time: String = "2026-11-30T10:00:00Z"
    ) throws {
        let blank = try Program.run(["worksheet", "--format", "json"], folder: folder.path)
        var audit = try #require(blank.json as? [String: Any], "\(blank.standardError)")
        audit["testers"] = [["id": "t1", "name": tester]]
        let results = try #require(audit["results"] as? [[String: Any]])
        audit["results"] = results.map { result in
            guard let outcome = outcomes[result["code"] as? String ?? ""] else { return result }
            return result.merging(["outcome": outcome, "tester": "t1", "at": time, "note": "Seen by \(tester)"]) { $1 }
        }
        let data = try JSONSerialization.data(withJSONObject: audit, options: [.prettyPrinted, .sortedKeys])
        try folder.write(String(decoding: data, as: UTF8.self), to: name)
    }

    @Test(
        "The example audit becomes a folder of open formats whose page passes our own audit",
        .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
    func example() throws {
        let folder = try TemporaryFolder()
        let example = try #require(Folders.data) + "/audit-worksheet.example.json"
        let report = try Program.run(["report", example, "-o", "out"], folder: folder.path)
        #expect(report.status == 0, "\(report.standardError)")
        #expect(report.standardOutput.contains("3 checks: 1 failed, 1 cantTell, 1 passed"))
        #expect(try Folders.files(below: folder.path + "/out").filter { !$0.hasPrefix(".") } == Self.forms)
        let page = try folder.text("out/index.html")
        #expect(page.contains("Accessibility audit: Example Notes 4.2</h1>"))
        #expect(page.contains("Failures found in 1 of 3 checks."))
        #expect(page.contains("dm-vo-03.mov: Screen recording: focus on Back after dismissal"))
        let audit = try Program.run(["audit", "out"], folder: folder.path)
        #expect(audit.status == 0, "\(audit.standardOutput)")

        let before = try folder.contents(of: "out")
        let again = try Program.run(["report", example, "-o", "out"], folder: folder.path)
        #expect(again.standardOutput.contains("nothing changed"))
        #expect(try folder.contents(of: "out") == before)
        for (form, file) in zip(["openacr", "earl", "html", "csv", "json", "markdown"], Self.forms) {
            let one = try Program.run(["report", example, "--format", form, "-o", "one"], folder: folder.path)
            #expect(one.status == 0)
            #expect(try Folders.bytes(of: folder.path + "/one") == before[file], "\(form)")
        }
    }

    @Test("The order of the files does not matter, nor does a file that is given twice")
    func merging() throws {
        let folder = try SampleProject.small()
        try fill(folder, as: "a.json", tester: "Ada", ["button.basic M1": "passed", "button.basic M2": "failed"])
        try fill(folder, as: "b.json", tester: "Ben", ["button.basic M1": "failed", "link.basic M1": "passed"])
        func report(_ files: String...) throws -> [String: [UInt8]] {
            let run = try Program.run(["report"] + files + ["-o", "out"], folder: folder.path)
            #expect(run.status == 0, "\(run.standardError)")
            return try folder.contents(of: "out")
        }
        let first = try report("a.json", "b.json")
        #expect(try report("b.json", "a.json") == first)
        #expect(try report("a.json", "b.json", "a.json") == first)
        let page = String(decoding: first["index.html"] ?? [], as: UTF8.self)
        #expect(page.contains("Ada: Pass. Seen by Ada<br>Ben: Fail. Seen by Ben"))
        #expect(page.contains("Failures found in 2 of "))
    }

    @Test("Answers follow rules that were reworded, and those of removed rules are listed")
    func carrying() throws {
        let folder = try SampleProject.small()
        // The first build writes the lock that keeps codes.
        let build = try Program.run(["build", "--no-audit"], folder: folder.path)
        #expect(build.status == 0, "\(build.standardError)")
        try fill(
            folder, as: "old.json", tester: "Ada",
            ["button.basic M1": "failed", "button.basic M2": "passed", "button.basic D1": "passed"])
        let path = "content/components/button.basic.md"
        let text = try folder.text(path)
            .replacing(
                "Give the button a label that says what it does",
                with: "Give each button a label that says what it does"
            )
            .replacing("- Keep the target at least 44 points wide and high {#target} (WCAG 2.5.8).\n", with: "")
        try folder.write(text, to: path)
        try fill(folder, as: "new.json", tester: "Ada", ["button.basic M1": "passed"], at: "2026-12-01T10:00:00Z")
        let report = try Program.run(["report", "old.json", "-o", "out"], folder: folder.path)
        #expect(report.status == 0, "\(report.standardError)")
        #expect(report.standardError.contains("`button.basic M1` was reworded since it was tested"))
        #expect(report.standardError.contains("is not in the worksheet any more; its answer is kept"))
        let page = try folder.text("out/index.html")
        #expect(page.contains("Answers without a check</h3>"))
        #expect(page.contains("Wording that was tested: Give the button a label"))

        let retest = try Program.run(
            ["report", "new.json", "--baseline", "old.json", "-o", "out"], folder: folder.path)
        #expect(retest.status == 0, "\(retest.standardError)")
        let compared = try folder.text("out/index.html")
        for (change, count) in [("Fixed", 1), ("Rule was removed", 1), ("Not tested again", 1), ("Reworded", 1)] {
            #expect(
                compared.contains("<th scope=\"row\">\(change)</th><td class=\"number\">\(count)</td>"), "\(change)")
        }
        #expect(compared.contains("Wording of the baseline: Give the button a label"))
    }

    @Test("An audit of another site is reported from its own file, with a note")
    func otherSite() throws {
        let folder = try SampleProject.small()
        try fill(folder, as: "a.json", tester: "Ada", ["button.basic M1": "passed"])
        let text = try folder.text("a.json").replacing("\"site\" : \"sample\"", with: "\"site\" : \"elsewhere\"")
        try folder.write(text, to: "a.json")
        let implied = try Program.run(["report", "a.json", "--format", "html", "-o", "page.html"], folder: folder.path)
        #expect(implied.status == 0 && implied.standardError.contains("worksheet of `elsewhere`, not of `sample`"))
        let named = try Program.run(["report", "a.json", "--root", ".", "-o", "out"], folder: folder.path)
        #expect(named.status == 0 && !named.standardError.contains("elsewhere"))
    }

    @Test("A table with only codes and outcomes is enough, and other tools' results are taken over")
    func otherForms() throws {
        let folder = try SampleProject.small()
        try folder.write("code,outcome\r\nbutton.basic M1,f\r\nlink.basic M1,pass\r\n", to: "paper.csv")
        try folder.write(
            #"{"violations": [{"id": "image-alt", "tags": ["wcag111"], "nodes": [{}]}, {"id": "region", "tags": []}]}"#,
            to: "axe.json")
        let report = try Program.run(["report", "paper.csv", "axe.json", "-o", "out"], folder: folder.path)
        #expect(report.status == 0, "\(report.standardError)")
        #expect(
            report.standardError.contains("axe.json:1:")
                && report.standardError.contains("`region` (failed) names no success criterion"))
        let page = try folder.text("out/index.html")
        #expect(page.contains("Give the button a label that says what it does"))
        #expect(page.contains("1.1.1 Non-text Content (A)"))
        #expect(!page.contains("Answers without a check"))
    }

    @Test(
        "A damaged file is refused with its place, and nothing is written",
        arguments: [
            ("cut.json", "{\n \"format\": \"handrail-audit\",\n \"results\": [", "cut.json:3:"),
            ("newer.json", "{\"format\": \"handrail-audit\",\n \"formatVersion\": 9}", "newer.json:2:"),
            ("other.json", "{\"a\": 1}", "other.json:1:1: error[HR-W002]"),
            ("page.html", "<p>Nothing</p>", "page.html:1:1: error[HR-W002]"),
            ("table.csv", "code,result\nbutton.basic M1,pass\n", "table.csv:1:1: error[HR-W010]"),
            ("word.csv", "code,outcome\nbutton.basic M1,perhaps\n", "word.csv:2:17: error[HR-W005]"),
            ("list.json", "[1, 2]", "list.json:1:1: error[HR-W002]"),
            ("latin.json", "\u{FEFF}{\"format\": 3}", "latin.json:1:"),
        ])
    func badInput(name: String, text: String, place: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: name)
        let report = try Program.run(["report", name, "-o", "out"], folder: folder.path)
        #expect(report.status == 1, "\(report.standardError)")
        #expect(report.standardError.contains(place), "\(report.standardError)")
        #expect(!folder.exists("out"))
        let one = try Program.run(["report", name, "--format", "csv", "-o", "out.csv"], folder: folder.path)
        #expect(one.status == 1 && !folder.exists("out.csv") && one.standardOutput.isEmpty)
    }

    @Test("A folder that Handrail did not make is kept, and a missing file is told")
    func safety() throws {
        let folder = try SampleProject.small()
        try fill(folder, as: "a.json", tester: "Ada", [:])
        try folder.write("mine", to: "out/notes.txt")
        let refused = try Program.run(["report", "a.json", "-o", "out"], folder: folder.path)
        #expect(refused.status == 2 && refused.standardError.contains("was not made by Handrail"))
        #expect(try folder.text("out/notes.txt") == "mine")
        let missing = try Program.run(["report", "none.json"], folder: folder.path)
        #expect(missing.status == 2 && missing.standardError.contains("cannot read `none.json`"))
    }
}
