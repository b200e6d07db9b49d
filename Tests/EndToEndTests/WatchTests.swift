import Foundation
import TestSupport
import Testing

@Suite("handrail watch", .serialized)
struct WatchTests {
    private static let button = "content/components/button.basic.md"
    private static let buttonPage = "components/button-basic.html"

    private func started(_ options: [String] = []) throws -> WatchProcess {
        let watch = try WatchProcess(SampleProject.small(), options)
        #expect(
            WatchProcess.wait { watch.standardOutput.contains("watching") && !watch.page("index.html").isEmpty },
            "\(watch.standardOutput)\(watch.standardError)")
        return watch
    }

    private func replace(_ old: String, by new: String, in path: String, of watch: WatchProcess) throws {
        let text = try watch.folder.text(path)
        try #require(text.contains(old))
        try watch.folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    @Test(
        "An edit reaches its pages, an error leaves them as they were until it is mended, and Ctrl-C ends it with status 0"
    )
    func editBreakMendStop() throws {
        let watch = try started()
        #expect(watch.page(Self.buttonPage).contains("handrail-watch/client.js"))
        #expect(watch.page("handrail-watch/client.js").contains("handrailWatchState"))

        try replace("Give the button a label", by: "Give each button a label", in: Self.button, of: watch)
        #expect(WatchProcess.wait { watch.page(Self.buttonPage).contains("Give each button a label") })
        #expect(WatchProcess.wait { watch.page("checklists/button-basic.html").contains("Give each button a label") })
        #expect(WatchProcess.wait { watch.standardOutput.contains("\(Self.button): rebuilt") })

        let good = try watch.files()
        try replace("title: Button", by: "title: [Button", in: Self.button, of: watch)
        #expect(WatchProcess.wait { watch.problemCount ?? 0 > 0 }, "\(watch.standardError)")
        let problem = try #require(watch.problems.first)
        #expect((problem["place"] as? String)?.hasPrefix("\(Self.button):3:") == true, "\(problem)")
        #expect(WatchProcess.wait { watch.standardError.contains("the pages are as they were") })
        #expect(watch.standardError.contains("\(Self.button):3:"))
        #expect(try watch.files() == good)

        try replace("title: [Button", by: "title: Button", in: Self.button, of: watch)
        #expect(WatchProcess.wait { watch.problemCount == 0 })
        #expect(WatchProcess.wait { watch.standardOutput.contains("mended") })
        #expect(try watch.files() == good)

        #expect(watch.interrupt() == 0)
        #expect(watch.isStopped == true)
        #expect(try watch.files() == good)
        #expect(!watch.folder.exists("public"))
        #expect(!watch.folder.exists("content/rules.lock"))
    }

    @Test("A page that fails the audit is told with the line that wrote it, and no longer once that is mended")
    func audit() throws {
        let watch = try started()
        try watch.folder.write("name: mine\nextends: handrail\n", to: "themes/mine/theme.yaml")
        try watch.folder.write(
            "<footer><img src=\"{{root}}assets/icon.svg\"></footer>\n", to: "themes/mine/templates/footer.mustache")
        try watch.folder.write("title: Sample\nlanguage: en\ntheme: mine\n", to: "content/site.yaml")
        #expect(WatchProcess.wait { watch.page("index.html").contains("<footer><img") })
        #expect(
            WatchProcess.wait { watch.problems.contains { $0["code"] as? String == "img-name" } },
            "\(watch.standardError)")
        let place = watch.problems.first { $0["code"] as? String == "img-name" }?["place"] as? String
        #expect(place?.hasPrefix("themes/mine/templates/footer.mustache:1:") == true, "\(place ?? "nowhere")")
        #expect(WatchProcess.wait { watch.standardError.contains("img-name") })

        try watch.folder.write("<footer><p>Mended</p></footer>\n", to: "themes/mine/templates/footer.mustache")
        #expect(WatchProcess.wait { watch.page("index.html").contains("Mended") })
        #expect(WatchProcess.wait { watch.problemCount == 0 })
        #expect(watch.interrupt() == 0)
    }

    @Test("Files that an editor replaces by a rename are noticed", arguments: [[], ["--poll"]])
    func rename(options: [String]) throws {
        let watch = try started(options)
        let text = try watch.folder.text(Self.button).replacingOccurrences(
            of: "title: Button", with: "title: Push button")
        try watch.folder.write(text, to: "content/components/.button.basic.md.swp")
        let path = watch.folder.path + "/content/components/"
        #expect(Foundation.rename(path + ".button.basic.md.swp", path + "button.basic.md") == 0)
        #expect(WatchProcess.wait { watch.page("index.html").contains("Push button") })
        #expect(WatchProcess.wait { watch.page("components/link-basic.html").contains("Push button") })
        #expect(watch.interrupt() == 0)
    }

    @Test("A build has neither the script nor its folder, and an output folder that is not ours is refused")
    func build() throws {
        let folder = try SampleProject.small()
        #expect(try Program.run(["build", "--no-audit"], folder: folder.path).status == 0)
        for (path, bytes) in try folder.contents(of: "public") {
            #expect(!path.contains("handrail-watch"))
            #expect(!String(decoding: bytes, as: UTF8.self).contains("handrail-watch"), "\(path)")
        }
        try folder.write("mine", to: "elsewhere/notes.txt")
        let refused = try Program.run(["watch", "--output", "elsewhere"], folder: folder.path)
        #expect(refused.status == 2)
        #expect(try folder.text("elsewhere/notes.txt") == "mine")
    }
}

/// After any edits the watched site is what a fresh build makes of the same files.
@Suite("A watched site equals a fresh build", .serialized)
struct WatchEqualityTests {
    /// xorshift64, so that a failing sequence can be repeated.
    private struct Random {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
    }

    @Test(
        "after edits, additions, deletions, renames, breaks and mends in any order",
        arguments: [0x1D_5A17, 0xB0_0B5, 0x7E_57ED])
    func anyOrder(seed: Int) throws {
        let watch = try WatchProcess(SampleProject.small())
        #expect(WatchProcess.wait { watch.standardOutput.contains("watching") })
        var random = Random(state: UInt64(seed))
        var good = try watch.files()
        var history: [String] = []
        for number in 0..<25 {
            history.append(try step(number, &random, watch.folder))
            // The same files in another place, so that the lock of codes stays as it is here.
            let fresh = try TemporaryFolder()
            try fresh.copy(watch.folder.path + "/content", to: "content")
            if watch.folder.exists("themes") { try fresh.copy(watch.folder.path + "/themes", to: "themes") }
            let build = try Program.run(["build", "--no-audit"], folder: fresh.path)
            if build.status == 0 {
                good = try fresh.contents(of: "public")
                good[".handrail-manifest"] = nil
            }
            let expected = good
            let isEqual = WatchProcess.wait {
                (watch.problemCount == 0) == (build.status == 0) && (try? watch.files()) == expected
            }
            guard isEqual else {
                let files = try watch.files()
                let different = Set(files.keys).union(expected.keys).filter { files[$0] != expected[$0] }.sorted()
                Issue.record("seed \(seed), \(history): differs in \(different.prefix(10)), problems \(watch.problems)")
                return
            }
        }
        #expect(watch.interrupt() == 0)
        #expect(try watch.files() == good)
    }

    /// One random change of the project; says what it did.
    private func step(_ number: Int, _ random: inout Random, _ folder: TemporaryFolder) throws -> String {
        let manager = FileManager.default
        let documents = try Folders.files(below: folder.path + "/content", ending: ".md").map { "content/" + $0 }
        let chosen = documents.isEmpty ? "content/guidance/feedback.md" : documents[random.next(documents.count)]
        let words = [
            "focus", "label", "button.basic", "`link.basic`", "WCAG 1.4.3", "**bold**", "`topic.1`",
            "`button.basic M1`",
        ]
        func sentence() -> String { (0..<4).map { _ in words[random.next(words.count)] }.joined(separator: " ") }
        switch random.next(12) {
        case 0, 1, 2:
            var lines = (try? folder.text(chosen))?.components(separatedBy: "\n") ?? []
            let items = lines.indices.filter { lines[$0].hasPrefix("- ") }
            guard !items.isEmpty else { return "nothing" }
            let line = items[random.next(items.count)]
            lines[line] += " Reworded \(number): \(sentence())."
            try folder.write(lines.joined(separator: "\n"), to: chosen)
            return "reword line \(line + 1) of \(chosen)"
        case 3:
            try folder.write((try? folder.text(chosen)) ?? "" + "\n## Must haves\n\n- \(sentence())\n", to: chosen)
            var text = (try? folder.text(chosen)) ?? ""
            text = text.replacingOccurrences(
                of: "## Acceptance checks", with: "- Added \(number) \(sentence()).\n\n## Acceptance checks")
            try folder.write(text, to: chosen)
            return "add a rule to \(chosen)"
        case 4:
            let text = ((try? folder.text(chosen)) ?? "").replacing(/title: .*/, with: "title: Title \(number)")
            try folder.write(text, to: chosen)
            return "retitle \(chosen)"
        case 5:
            let kind = ["guidance", "pages", "lessons", "rules"][random.next(4)]
            let path = "content/\(kind)/topic.\(number).md"
            try folder.write(
                "---\nid: topic.\(number)\ntitle: Topic \(number)\n---\n\nAbout \(sentence()).\n\n## Rules\n\n- **Do.** \(sentence()).\n",
                to: path)
            return "add \(path)"
        case 6:
            guard documents.count > 2 else { return "nothing" }
            try manager.removeItem(atPath: folder.path + "/" + chosen)
            return "delete \(chosen)"
        case 7:
            let target = (chosen as NSString).deletingLastPathComponent + "/renamed-\(number).md"
            guard manager.fileExists(atPath: folder.path + "/" + chosen) else { return "nothing" }
            try manager.moveItem(atPath: folder.path + "/" + chosen, toPath: folder.path + "/" + target)
            return "rename \(chosen) to \(target)"
        case 8:
            // An error at one time, mended at the next.
            let settings = try folder.text("content/site.yaml")
            let isBroken = settings.contains("[")
            try folder.write(
                isBroken ? "title: Sample \(number)\nlanguage: en\n" : "title: [Sample\n", to: "content/site.yaml")
            return isBroken ? "mend the settings" : "break the settings"
        case 9:
            try folder.write(
                "title: Site \(number)\nlanguage: \(["en", "de"][random.next(2)])\nplanned: [topic.\(random.next(9))]\n",
                to: "content/site.yaml")
            return "change the settings"
        case 10:
            if folder.exists("themes") {
                try manager.removeItem(atPath: folder.path + "/themes")
                return "delete the themes"
            }
            try folder.write("<footer>Footer \(number)</footer>\n", to: "themes/handrail/templates/footer.mustache")
            try folder.copy(Folders.package + "/themes/handrail/theme.yaml", to: "themes/handrail/theme.yaml")
            for part in ["templates", "assets", "strings"] {
                for file in try Folders.files(below: Folders.package + "/themes/handrail/" + part)
                where !folder.exists("themes/handrail/\(part)/\(file)") {
                    try folder.copy(
                        "\(Folders.package)/themes/handrail/\(part)/\(file)", to: "themes/handrail/\(part)/\(file)")
                }
            }
            return "add a theme"
        default:
            try folder.write(
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(number)</title></svg>",
                to: "content/assets/picture.svg")
            return "change a picture"
        }
    }
}
