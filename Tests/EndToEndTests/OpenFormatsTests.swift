import Foundation
import TestSupport
import Testing

/// Where the programs of other people are that read what Handrail writes.
private enum OtherPrograms {
    static let tools =
        ProcessInfo.processInfo.environment["HANDRAIL_TEST_TOOLS"] ?? Folders.package + "/.build/test-tools"
    static var areHere: Bool { FileManager.default.fileExists(atPath: tools + "/rdflib") }
}

/// What the report writes for other programs, read by other programs: rdflib, a JSON Schema validator, a YAML reader.
@Suite(
    "Open formats read by other programs",
    .enabled(if: OtherPrograms.areHere, "rdflib is not here: run .ci/setup --tests"),
    .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
struct OpenFormatsTests {
    private func ask(_ words: String...) throws -> Any? {
        let script = Folders.package + "/Tests/EndToEndTests/Fixtures/open_formats.py"
        let run = try Program.run("/usr/bin/env", ["python3", script, OtherPrograms.tools] + words)
        #expect(run.status == 0, "\(run.standardError)")
        return try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8), options: .fragmentsAllowed)
    }

    private func report(_ files: [String], in folder: TemporaryFolder, _ more: String...) throws {
        let run = try Program.run(["report"] + files + ["-o", "out"] + more, folder: folder.path)
        #expect(run.status == 0, "\(run.standardError)")
    }

    @Test("The example's EARL has the triples that EARL asks for, and nothing relative to resolve")
    func earl() throws {
        let folder = try TemporaryFolder()
        try report([try #require(Folders.data) + "/audit-worksheet.example.json"], in: folder)
        let graph = try #require(try ask("triples", folder.path + "/out/earl.jsonld") as? [String: Any])
        #expect(graph["relative"] as? [String] == [])
        let assertions = try #require(graph["assertions"] as? [[String: Any]])
        #expect(assertions.count == 3)
        #expect(
            assertions.allSatisfy {
                $0["isTestCase"] as? Bool == true && $0["isResult"] as? Bool == true && $0["isSubject"] as? Bool == true
            })
        let failed = try #require(assertions.first { $0["outcome"] as? String == "http://www.w3.org/ns/earl#failed" })
        let expected: [String: Any] = [
            "test": "dialog.modal#sheet-closes-focus-returns-trigger", "subject": "License sheet",
            "product": "Example Notes",
            "tester": "A. Tester", "mode": "http://www.w3.org/ns/earl#manual", "date": "2026-11-30T10:12:00Z",
            "environment": "iPhone 16, iOS 26.1, VoiceOver 26.1, text size large",
        ]
        for (name, value) in expected { #expect(failed[name] as? String == value as? String, "\(name)") }
        #expect(failed["criteria"] as? [String] == ["http://www.w3.org/TR/WCAG22/#focus-order"])
        #expect(Set(assertions.compactMap { $0["outcome"] as? String }).count == 3)
    }

    @Test("Every JSON that is written obeys the audit file's schema, and every ACR draft the OpenACR format")
    func schemas() throws {
        let data = try #require(Folders.data)
        let levels = try OpenACRCheck.levels(in: data)
        #expect(levels.count > 80)
        let folder = try SampleProject.small()
        try folder.copy(data + "/audit-worksheet.example.json", to: "example.json")
        try folder.write(
            "code,outcome,note,finding_title\nbutton.basic M1,f,\"=1, \"\"x\"\"\",Lost: focus\nlink.basic M1,p,,\n",
            to: "table.csv")
        try folder.write("button.basic\nM1 f Says nothing\nM2 p\n", to: "paper.txt")
        try folder.write(
            #"{"violations": [{"id": "image-alt", "tags": ["wcag111"], "nodes": [{}]}], "url": "https://example.org/"}"#,
            to: "axe.json")
        let blank = try Program.run(["worksheet", "--format", "json", "-o", "blank.json"], folder: folder.path)
        let retest = try Program.run(
            ["worksheet", "--format", "json", "--since", "table.csv", "-o", "retest.json"], folder: folder.path)
        #expect(blank.status == 0 && retest.status == 0, "\(retest.standardError)")
        let schema = data + "/audit-worksheet.schema.json"
        for name in ["blank.json", "retest.json"] {
            #expect(try ask("schema", schema, folder.path + "/" + name) as? [String] == [], "\(name)")
        }
        for files in [
            ["example.json"], ["table.csv"], ["paper.txt"], ["axe.json"], ["table.csv", "paper.txt", "axe.json"],
            ["blank.json"], ["retest.json"],
        ] {
            try report(files, in: folder)
            let faults = try ask("schema", schema, folder.path + "/out/results.json") as? [String]
            #expect(faults == [], "\(files)")
            let draft = try ask("yaml", folder.path + "/out/acr-draft.yaml")
            #expect(OpenACRCheck.faults(of: draft, levels: levels) == [], "\(files)")
            let graph = try ask("triples", folder.path + "/out/earl.jsonld") as? [String: Any]
            #expect(
                graph?["relative"] as? [String] == [] && (graph?["assertions"] as? [Any])?.isEmpty == false, "\(files)")
        }
    }

    @Test("The check of the OpenACR format finds planted faults")
    func plantedFaults() throws {
        let levels = try OpenACRCheck.levels(in: try #require(Folders.data))
        func report(_ criterion: [String: Any], chapter: String = "success_criteria_level_a") -> [String: Any] {
            [
                "title": "T", "product": ["name": "P"], "author": ["email": ""], "version": 1,
                "chapters": [chapter: ["criteria": [criterion]]],
            ]
        }
        func criterion(_ level: String, _ notes: String, number: Any = "1.1.1", component: String = "software")
            -> [String: Any]
        {
            ["num": number, "components": [["name": component, "adherence": ["level": level, "notes": notes]]]]
        }
        #expect(OpenACRCheck.faults(of: report(criterion("supports", "n")), levels: levels) == [])
        for planted in [
            criterion("supports", ""), criterion("yes", "n"), criterion("not-evaluated", ""), criterion("", ""),
            criterion("supports", "n", number: 1.1), criterion("supports", "n", number: "1.2.4"),
            criterion("supports", "n", component: "apps"),
        ] {
            #expect(OpenACRCheck.faults(of: report(planted), levels: levels).count == 1)
        }
        #expect(OpenACRCheck.faults(of: ["title": "T"], levels: levels).count == 3)
    }
}
