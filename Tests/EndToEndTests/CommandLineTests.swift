import Foundation
import TestSupport
import Testing

@Suite("Command line")
struct CommandLineTests {
    @Test(
        "Settings that cannot be read are told once, and not as missing",
        arguments: ["folder", "link", "bytes", "none"])
    func unreadableSettings(fault: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("# A\n\nText.\n", to: "content/pages/a.md")
        let path = folder.path + "/content/site.yaml"
        switch fault {
        case "folder": try folder.write("x", to: "content/site.yaml/x")
        case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
        case "bytes": try Data([0x74, 0x3A, 0x20, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: path))
        default: break
        }
        let check = try Program.run("check", "--root", folder.path)
        let told = check.standardError.components(separatedBy: "\n").filter { $0.contains("site.yaml") }
        #expect(told.count == 1, "\(check.standardError)")
        #expect(told.first?.contains("there is no content/site.yaml") == (fault == "none"), "\(told)")
        #expect(check.status == (fault == "none" ? 0 : 1))
    }

    @Test("A command in a folder without a project says how to make one")
    func emptyFolder() throws {
        let folder = try TemporaryFolder()
        let output = try Program.run("build", folder: folder.path)
        #expect(output.status == 2 && output.standardError.contains("`handrail init .` makes one here"))
    }

    @Test("The guide to themes is at most 80 columns wide and has every template")
    func themeGuide() throws {
        let guide = try Program.run("explain", "theme")
        let wide = guide.standardOutput.split(separator: "\n").filter { $0.count > 80 && $0.contains(" ") }
        #expect(guide.status == 0 && wide.isEmpty, "\(wide.prefix(3))")
        for word in ["- `layout`:", "- `page.title` (text)", "- `documentTitle` (text)", "`templates/*.mustache`"]
        where word != "- `page.title` (text)" {
            #expect(guide.standardOutput.contains(word), "\(word)")
        }
    }

    @Test("Check counts documents and rules by kind, one as one")
    func counts() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        try folder.write("# A\n\nText.\n", to: "content/pages/a.md")
        try folder.write("# B\n\n## Must haves\n\n- Be.\n", to: "content/components/b.c.md")
        let output = try Program.run("check", "--root", folder.path).standardOutput
        #expect(
            output.hasPrefix("documents: 1 component, 1 page\nrules: 1 must\nto audit: 1 rule, 1 anchor,"), "\(output)")
    }

    @Test("A theme that does not parse is told once, and the pages that show it are not audited")
    func brokenTheme() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\ntheme: mine\n", to: "content/site.yaml")
        try folder.write("# A\n\nText.\n", to: "content/pages/a.md")
        try folder.write("name: mine\n", to: "themes/mine/theme.yaml")
        try folder.write("<footer>{{#site}}<img></footer>\n", to: "themes/mine/templates/footer.mustache")
        let output = try Program.run("build", "--root", folder.path)
        #expect(output.status == 1)
        #expect(output.standardError.contains("themes/mine/templates/footer.mustache:1:9: error[HR-T002]"))
        #expect(output.standardError.contains("the pages were not audited"))
        #expect(!output.standardError.contains("error[img-name]"))
        let sheet = try Program.run("worksheet", "--format", "html", "--root", folder.path)
        #expect(sheet.status == 1 && sheet.standardOutput.isEmpty && sheet.standardError.contains("HR-T002"))
        try folder.write("a { color: red\nb { color: blue }\n", to: "themes/mine/assets/mine.css")
        try folder.write("<footer>x</footer>\n", to: "themes/mine/templates/footer.mustache")
        let style = try Program.run("build", "--root", folder.path)
        #expect(style.standardError.contains("themes/mine/assets/mine.css:1:3: error[HR-S020]"))
    }

    @Test("Help lists the commands within 80 columns and each command has its own page")
    func help() throws {
        let overview = try Program.run("--help")
        #expect(overview.status == 0)
        let names = overview.standardOutput.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.output.1) }
        #expect(names.contains("build") && names.contains("audit"))
        for name in names {
            let page = try Program.run(name, "--help")
            #expect(page.status == 0 && page.standardOutput.hasPrefix("usage: handrail \(name)"))
            #expect(page.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page.standardOutput)")
        }
        #expect(overview.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(overview.standardError.isEmpty)
    }

    @Test(
        "Misuse ends with status 2, says what is wrong, and names the nearest valid choice",
        arguments: [
            (["bild"], "did you mean `handrail build`?"), (["build", "--strcit"], "did you mean `--strict`?"),
            (["build", "--format", "jsn"], "did you mean `json`?"), (["build", "--jobs", "0"], "whole number above 0"),
            (["build", "--strict=yes"], "takes no value"), (["build", "--root"], "needs a value"),
            (["build", "--root", "/nowhere/at/all"], "there is no folder"),
            (["build", "extra"], "does not take `extra`"),
            (["audit"], "needs PATH"), (["audit", "/nowhere/at/all"], "there is no file or folder"),
            (["explain", "img-nam"], "did you mean `img-name`?"), (["explain"], "needs a code"),
            (["audit", ".", "--rule", "img-nme"], "did you mean `img-name`?"),
            (["completions", "csh"], "bash, zsh and fish"), (["new", "componnt", "a.b"], "did you mean `component`?"),
            (["new", "component", "Bad Name!"], "did you mean `bad-name`?"),
        ])
    func misuse(words: [String], message: String) throws {
        let output = try Program.run(words)
        #expect(output.status == 2)
        #expect(output.standardError.contains(message), "\(output.standardError)")
        #expect(output.standardOutput.isEmpty)
    }

    @Test("Without a project the program says so and names --root")
    func noProject() throws {
        let folder = try TemporaryFolder()
        let output = try Program.run([], folder: folder.path)
        #expect(output.status == 2)
        #expect(output.standardError.contains("--root"))
    }

    @Test("Every diagnostic and audit rule is explained, in text and as JSON")
    func explain() throws {
        let topics = try #require(try Program.run("explain", "--all", "--format", "json").json as? [[String: Any]])
        #expect(topics.count > 60)
        let ids = topics.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == ids.count, "codes are unique")
        for topic in topics {
            let text = (topic["explanation"] ?? topic["why"]) as? String ?? ""
            #expect(text.count > 20, "\(topic["id"] ?? "") has no explanation")
        }
        let page = try Program.run("explain", "img-name")
        #expect(page.standardOutput.hasPrefix("img-name: "))
        #expect(page.standardOutput.contains("WCAG 1.1.1"))
    }

    @Test("The shells can read their completion scripts", arguments: ["bash"])
    func completions(shell: String) throws {
        let script = try Program.run("completions", shell).standardOutput
        let folder = try TemporaryFolder()
        try folder.write(script, to: "completions")
        #expect(try Program.run("/usr/bin/env", [shell, "-n", folder.path + "/completions"]).status == 0)
        #expect(script.contains("--strict"))
    }
}

@Suite("New projects and files")
struct NewTests {
    @Test("init writes a project that builds at once, from the program alone")
    func initialize() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["init", "docs", "--title", "Our \"docs\""], folder: folder.path).status == 0)
        for kind in ["components", "rules", "guidance", "lessons", "pages"] {
            #expect(try !Folders.files(below: folder.path + "/docs/content/" + kind).isEmpty, "\(kind)")
        }
        let build = try Program.run([], folder: folder.path + "/docs")
        #expect(build.status == 0, "\(build.standardError)")
        #expect(folder.exists("docs/public/index.html"))
        #expect(!build.standardError.contains("warning"), "\(build.standardError)")
        let again = try Program.run(["init", "docs"], folder: folder.path)
        #expect(again.status == 2)
    }

    @Test("The program alone, copied into an empty folder, makes a site: it brings its theme with it")
    func alone() throws {
        let folder = try TemporaryFolder()
        try folder.copy(Program.path, to: "handrail")
        let program = folder.path + "/handrail"
        #expect(try Program.run(program, ["init", "."], folder: folder.path).status == 0)
        let build = try Program.run(program, ["build", "--output", "out/of/here"], folder: folder.path)
        #expect(build.status == 0, "\(build.standardError)")
        #expect(folder.exists("out/of/here/assets/handrail.css") && !folder.exists("themes"))
    }

    @Test("init writes the built-in theme out when it is asked to, and the site stays the same")
    func theme() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["init", "plain", "--title", "T"], folder: folder.path).status == 0)
        #expect(try Program.run(["init", "own", "--title", "T", "--theme"], folder: folder.path).status == 0)
        #expect(folder.exists("own/themes/handrail/templates/layout.mustache") && !folder.exists("plain/themes"))
        for name in ["plain", "own"] {
            #expect(try Program.run(["build", "--no-audit"], folder: folder.path + "/" + name).status == 0)
        }
        #expect(try folder.contents(of: "own/public") == folder.contents(of: "plain/public"))
    }

    @Test(
        "new writes a content file of each kind that passes the check, and never overwrites",
        arguments: ["component", "rules", "guidance", "lesson", "page"])
    func new(kind: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\nlanguage: en\n", to: "content/site.yaml")
        #expect(try Program.run(["new", kind, "thing.basic"], folder: folder.path).status == 0)
        let check = try Program.run(["check"], folder: folder.path)
        #expect(check.status == 0, "\(check.standardError)")
        let again = try Program.run(["new", kind, "thing.basic"], folder: folder.path)
        #expect(again.status == 2 && again.standardError.contains("is there already"))
    }

    @Test("Rules of a second new file have ids of their own")
    func newRules() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\nlanguage: en\n", to: "content/site.yaml")
        for id in ["global.focus", "global.text", "ios.size"] {
            #expect(try Program.run(["new", "rules", id], folder: folder.path).status == 0)
        }
        let check = try Program.run(["check"], folder: folder.path)
        #expect(check.status == 0, "\(check.standardError)")
    }

    @Test(
        "The worksheet has the form that the file's ending says, else that of a page",
        arguments: [
            (["-o", "a.csv"], "audit_id,"), (["-o", "a.json"], "{"), (["-o", "a.md"], "#"),
            (["-o", "a.HTML"], "<!DOCTYPE html>"), (["-o", "a.txt"], "<!DOCTYPE html>"),
            (["-o", "a.txt", "--format", "csv"], "audit_id,"), ([], "<!DOCTYPE html>"),
        ])
    func worksheetForms(words: [String], start: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\nlanguage: en\n", to: "content/site.yaml")
        try folder.write("# A\n\n## Must haves\n\n- Shine.\n", to: "content/components/a.b.md")
        let run = try Program.run(["worksheet"] + words, folder: folder.path)
        #expect(run.status == 0)
        let text =
            words.first == "-o"
            ? try String(contentsOfFile: folder.path + "/" + words[1], encoding: .utf8) : run.standardOutput
        #expect(text.hasPrefix(start) || text.hasPrefix("\u{FEFF}" + start), "\(text.prefix(60))")
    }

    @Test("An id cannot lead out of the content folder", arguments: ["../../escape", "/etc/passwd", "a/../../b"])
    func escape(id: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "project/content/site.yaml")
        _ = try Program.run(["new", "page", id], folder: folder.path + "/project")
        #expect(try Folders.files(below: folder.path).allSatisfy { $0.hasPrefix("project/content/") })
    }
}
