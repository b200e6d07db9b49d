import Foundation
import TestSupport
import Testing

/// The whole way: fill a worksheet, reword the guidance, build again, and read the answers back.
@Suite("Answers through a year of rewording")
struct RewordingTests {
    private struct Row {
        var id: String
        var component: String
        var text: String
    }

    /// This project's own content, changed.
    private func project(_ change: (String) -> String, lock: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let content = Folders.package + "/content"
        for path in try Folders.files(below: content) where path != "rules.lock" && !path.hasPrefix("assets/") {
            let text = String(decoding: try Folders.bytes(of: content + "/" + path), as: UTF8.self)
            // Without the pictures, which no rule needs.
            let changed = path.hasSuffix(".md") ? change(Rewording.withoutAuthorIdentifiers(text)) : text
            try folder.write(changed.replacing(/!\[[^\]]*\]\([^)]*\)/, with: ""), to: "content/" + path)
        }
        if let lock { try folder.write(lock, to: "content/rules.lock") }
        let build = try Program.run(["build", "--no-audit"], folder: folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(2_000))")
        return folder
    }

    private func worksheet(_ folder: TemporaryFolder) throws -> [String: Any] {
        let run = try Program.run(["worksheet", "--format", "json"], folder: folder.path)
        return try #require(run.json as? [String: Any], "\(run.standardError)")
    }

    private func rows(_ audit: [String: Any]) throws -> [Row] {
        try #require(audit["results"] as? [[String: Any]]).map { result in
            Row(
                id: result["id"] as? String ?? "", component: result["component"] as? String ?? "",
                text: result["text"] as? String ?? "")
        }
    }

    private func results(_ folder: TemporaryFolder, _ file: String) throws -> [[String: Any]] {
        let run = try Program.run(["report", file, "--format", "json"], folder: folder.path)
        let audit = try #require(run.json as? [String: Any], "\(run.standardError.suffix(2_000))")
        return try #require(audit["results"] as? [[String: Any]])
    }

    @Test("With 30 % of the words changed at least 99 % of the answers stay with their rule, the rest are listed")
    func thirtyPercent() throws {
        var rewording = Rewording(seed: 2026)
        let old = try project { $0 }
        var filled = try worksheet(old)
        let oldRows = try rows(filled)
        filled["testers"] = [["id": "t1", "name": "Ada"]]
        let blank = try #require(filled["results"] as? [[String: Any]])
        filled["results"] = blank.enumerated().map { index, result in
            result.merging([
                "outcome": ["passed", "failed", "cantTell", "inapplicable"][index % 4], "tester": "t1",
                "at": "2026-11-30T10:00:00Z", "note": "answer \(result["id"] as? String ?? "")",
            ]) { $1 }
        }

        // The same words in the old order and with new codes tell which new wording belongs to which old code.
        var reworded: [String: String] = [:]
        let truth = try project { text in
            let changed = rewording.reworded(text, share: 0.3)
            reworded[text] = changed
            return changed
        }
        let truthRows = try rows(try worksheet(truth))
        #expect(truthRows.count == oldRows.count && oldRows.count > 500)
        var owner: [String: String] = [:]
        for (new, old) in zip(truthRows, oldRows) { owner[new.component + "\n" + new.text] = old.id }

        // The guidance of next year: the same words in another order, some rules gone, some new, with the old lock.
        let now = try project(
            { rewording.reordered(reworded[$0] ?? $0, rate: 50) }, lock: try old.text("content/rules.lock"))
        let nowRows = try rows(try worksheet(now))
        let textOf = Dictionary(nowRows.map { ($0.id, $0.component + "\n" + $0.text) }) { first, _ in first }
        let surviving = Set(nowRows.compactMap { owner[$0.component + "\n" + $0.text] })
        #expect(surviving.count < oldRows.count && nowRows.contains { owner[$0.component + "\n" + $0.text] == nil })

        let data = try JSONSerialization.data(withJSONObject: filled)
        let json = String(decoding: data, as: UTF8.self)
        // The same answers as a table, as the old site's worksheet gives them out.
        try old.write(json, to: "filled.json")
        let table = try Program.run(["report", "filled.json", "--format", "csv"], folder: old.path)
        #expect(table.status == 0 && table.standardOutput.components(separatedBy: "\r\n").count > oldRows.count)
        try now.write(json, to: "filled.json")
        try now.write(table.standardOutput, to: "filled.csv")

        var orphans: [String] = []
        for file in ["filled.csv", "filled.json"] {
            let answers = try results(now, file).filter { $0["tester"] as? String != nil }
            #expect(answers.count == oldRows.count, "no answer is lost of \(file)")
            var kept = 0
            var wrong: [String] = []
            orphans = []
            for answer in answers {
                // The note says which rule the answer was given for.
                let origin = String((answer["note"] as? String ?? "").dropFirst("answer ".count))
                guard answer["state"] as? String != "removed" else {
                    orphans.append(origin)
                    continue
                }
                if textOf[answer["id"] as? String ?? ""].flatMap({ owner[$0] }) == origin {
                    kept += 1
                } else {
                    wrong.append(origin)
                }
            }
            let lost = orphans.filter { surviving.contains($0) }
            print(
                "rewording, \(file): \(oldRows.count) answers, \(surviving.count) rules still there, \(kept) attached to their rule, \(wrong.count) to another, \(lost.count) of them without a rule, \(orphans.count - lost.count) of removed rules"
            )
            #expect(Double(kept) >= 0.99 * Double(surviving.count), "\(file): \(kept) of \(surviving.count)")
            #expect(wrong.isEmpty, "\(file): \(wrong)")
        }

        // The rest are listed, with the wording that was tested.
        let report = try Program.run(["report", "filled.json", "-o", "out"], folder: now.path)
        #expect(report.status == 0)
        let page = try now.text("out/index.html")
        let appendix = page.components(separatedBy: "Answers without a check</h3>").last ?? ""
        #expect(orphans.allSatisfy { appendix.contains("answer \($0)") })
        #expect(
            report.standardError.components(separatedBy: "is not in the worksheet any more").count - 1 == orphans.count)
    }
}
