import Foundation
import TestSupport
import Testing

@Suite("Importing")
struct ImportCommandTests {
    private static let page = """
        <!doctype html><html lang="en"><head><title>Sheet | Site</title></head><body><nav><a href="/">Home</a></nav>
        <main><h1>Sheet</h1><h2>Must haves</h2><ul><li>Return focus.</li></ul>
        <table><tr><th>A</th></tr><tr><td>1</td></tr></table>
        <pre><code class="language-swift">let a = 1</code></pre><p><a href="https://example.org/">Out</a> <img src="a.png" alt="A picture"></p></main>
        </body></html>
        """

    @Test("A page becomes a content file; the source stays; an existing target is kept without --force")
    func html() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        try folder.write(Self.page, to: "sheet.html")
        let first = try Program.run("import", "--root", folder.path, folder.path + "/sheet.html")
        #expect(first.status == 0, "\(first.standardError)")
        #expect(first.standardOutput.contains("wrote content/pages/sheet.md"))
        #expect(try folder.text("sheet.html") == Self.page)
        let text = try folder.text("content/pages/sheet.md")
        for part in [
            "# Sheet", "## Must haves", "- Return focus.", "| A |", "```swift\nlet a = 1",
            "[Out](https://example.org/)", "![A picture](a.png)",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        try folder.write("mine", to: "content/pages/sheet.md")
        let second = try Program.run("import", "--root", folder.path, folder.path + "/sheet.html")
        #expect(second.status == 2)
        #expect(second.standardError.contains("--force"))
        #expect(try folder.text("content/pages/sheet.md") == "mine")
        #expect(try Program.run("import", "--force", "--root", folder.path, folder.path + "/sheet.html").status == 0)
        #expect(try folder.text("content/pages/sheet.md") == text)
    }

    @Test("Two sources of one content file are refused, and nothing is written")
    func sameTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        try folder.write("---\nid: sheet\n---\nOne.\n", to: "a.md")
        try folder.write("---\nid: sheet\n---\nTwo.\n", to: "b.md")
        for options in [[], ["--force"]] {
            let result = try Program.run(
                ["import", "--root", folder.path, folder.path + "/a.md", folder.path + "/b.md"] + options)
            #expect(result.status == 2)
            #expect(result.standardError.contains("content/pages/sheet.md"))
        }
        #expect(try folder.contents(of: "content").keys.sorted() == ["site.yaml"])
        #expect(try Program.run("import", "--root", folder.path, folder.path + "/a.md").status == 0)
        #expect(try folder.text("content/pages/sheet.md") == "---\nid: sheet\n---\nOne.\n")
    }

    @Test(
        "Exported components and a lesson become files that build, and what was guessed is told with its line",
        .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func seeds() throws {
        let folder = try TemporaryFolder()
        let seeds = try #require(Folders.seeds)
        try folder.write("title: T\n", to: "content/site.yaml")
        let files = try Folders.files(below: seeds, ending: ".txt").filter { !$0.hasPrefix("003") }.map {
            seeds + "/" + $0
        }
        let result = try Program.run(["import", "--root", folder.path] + files)
        #expect(result.status == 0)
        #expect(result.standardError.contains("HR-C080"))
        for file in files { #expect(result.standardError.contains(file + ":1:1:"), "\(file)") }
        let build = try Program.run("build", "--root", folder.path)
        #expect(build.status == 0, "\(build.standardError.suffix(2_000))")
        #expect(try folder.text("public/components/dialog-modal.html").contains("language-swift"))
    }
}
