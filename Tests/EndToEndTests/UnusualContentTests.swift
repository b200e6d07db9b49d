import Foundation
import TestSupport
import Testing

/// Content that is unusual but right: names in any script, long names, names of the site's own pages, hostile Markdown.
@Suite("Unusual content")
struct UnusualContentTests {
    private static let names = [
        "with space", "100%", "hash#tag", "Ünïcode 日本", "日本語", "中文", "-dash", "q'uote", "a b?c*d:e\"f<g>h|i", "emoji👩‍👩‍👧",
        "con", "index",
        "search", "worksheet", "404", "book", "choose", "all", "codes", "by-voiceover", "glossary", "README", "Readme",
        "a.b.c",
        String(repeating: "long ", count: 40),
    ]

    @Test("File names of any kind give pages that pass the audit, in every folder")
    func fileNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: 日本\n", to: "content/site.yaml")
        for name in Self.names {
            let link = (name + ".md").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            for kind in ["components", "guidance", "rules", "lessons", "pages"] {
                try folder.write(
                    "# \(name) \(kind)\n\n[Self](\(link))\n\n## Must haves\n\n- \(name) \(kind) holds.\n\n## Acceptance checks\n\n"
                        + "### グループ\(kind)\n\n- \(name) is so.\n", to: "content/\(kind)/\(name).md")
            }
        }
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(3_000))")
        #expect(build.standardOutput.contains("no violations"))
        #expect(!build.standardError.contains("HR-C025"), "\(build.standardError.suffix(3_000))")
        let check = try #require(
            try Program.run("check", "--root", folder.path, "--format", "json").json as? [String: Any])
        let entries = try #require(check["entries"] as? [[String: Any]])
        // Some file systems take two names that differ in case for one.
        #expect(try entries.count == Folders.files(below: folder.path + "/content", ending: ".md").count)
        #expect(Set(entries.compactMap { $0["id"] as? String }).count == entries.count)
        let groups = try folder.contents(of: "public/checklists").keys.filter {
            $0.hasPrefix("by-") && $0.hasSuffix(".html")
        }
        #expect(groups.count >= 3, "\(groups)")
    }

    @Test("Lists so deep that browsers take them apart fail the audit, with the line that wrote them")
    func depth() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        let deep: String = (1...300).map { String(repeating: "  ", count: $0) + "- level \($0)" }.joined(
            separator: "\n")
        try folder.write("# Deep\n\n\(deep)\n", to: "content/components/deep.md")
        try folder.write("# Plain\n\nText.\n", to: "content/components/plain.md")
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 1)
        #expect(build.standardError.contains("error[list-children]"), "\(build.standardError.suffix(2_000))")
        #expect(build.standardError.contains("content/components/deep.md:2"), "\(build.standardError.suffix(2_000))")
    }

    @Test("Hostile Markdown is published with no violation")
    func markdown() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        try folder.write("x", to: "content/components/a.png")
        let deep: String = (1...200).map { String(repeating: "  ", count: $0) + "- level \($0)" }.joined(
            separator: "\n")
        let lines: String = (1...10_000).map { "Line \($0).\n\n" }.joined()
        let quotes = String(repeating: ">", count: 3_000)
        let brackets = String(repeating: "![[]()", count: 500)
        let open = String(repeating: "[", count: 2_000)
        let long = String(repeating: "A long name ", count: 30)
        let documents: [String: String] = [
            "footnotes":
                "A[^1]\n\n## Must haves\n\n- B[^1]\n- C[^2]\n\n## Guide\n\nD[^2]\n\n[^1]: One[^2].\n[^2]: Two[^2].\n",
            "ids":
                "<a id=\"guide\"></a> <b id=\"hr-main\">x</b> <i id=\"m1\">y</i> <i id=\"m1\">z</i>\n\n## Guide\n\nText.\n\n## Must haves\n\n- <i id=\"q\">A</i>\n",
            "ids-too":
                "## hr-main\n\nText.\n\n## M1\n\nText.\n\n## Must haves\n\n- <i id=\"q\">A</i>\n- ![](a.png)\n-\n",
            "headings": "##\n\n## \n\n# Second\n\n# Second\n\n###### Six\n\n## Six\n",
            "groups": "## Acceptance checks\n\n**\(long)**\n\n- One.\n\n### 一\n\n- Two.\n\n### 二\n\n- Three.\n",
            "deep": deep, "quotes": "\(quotes) deep\n", "brackets": "\(brackets)\n\n\(open)\n", "lines": lines,
            "controls":
                "---\ntitle: \"Bell\\a and \\x85\"\n---\n\n## Bell \u{7}\n\nA\u{1}B \u{85}C `d\u{7F}` &#7; <kbd title=\"&#2;\">&#3;</kbd> \u{FFFE}\n\n<div>&#4;</div>\n",
            "empty": "", "mark": "\u{FEFF}",
        ]
        for (name, text) in documents {
            try folder.write(
                name == "empty" || name == "mark" ? text : "# \(name)\n\n\(text)", to: "content/components/\(name).md")
        }
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(3_000))")
        #expect(build.standardOutput.contains("no violations"))
    }

    @Test("A folder that cannot be read is an error: what it holds is not left out without a word")
    func unreadableFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        try folder.write("# A\n", to: "content/pages/secret/a.md")
        let secret = folder.path + "/content/pages/secret"
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
        defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: secret) }
        let words = ["check", "--root", folder.path]
        guard geteuid() == 0 else {
            let output = try Program.run(words)
            #expect(output.status == 1 && output.standardError.contains("content/pages/secret:1:1: error[HR-L003]"))
            return
        }
        // Nothing is unreadable for the superuser, so another user runs the program.
        guard manager.isExecutableFile(atPath: "/usr/bin/setpriv") else { return }
        try folder.copy(Program.path, to: "handrail")
        let output = try Program.run(
            "/usr/bin/setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", folder.path + "/handrail"] + words)
        #expect(output.status == 1, "\(output.standardError)")
        #expect(output.standardError.contains("content/pages/secret:1:1: error[HR-L003]"), "\(output.standardError)")
    }
}
