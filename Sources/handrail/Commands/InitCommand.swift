import Diagnostics
import Foundation
import Guidance
import Site

extension Command {
    static let initialize = Command(
        name: "init", summary: "a starter project that builds at once",
        details: """
            Writes content/site.yaml and one document of each kind into DIR, which is
            made when it is not there. Existing files are never overwritten. The program
            brings its theme with it: `--theme` writes that out, to be changed.
            """,
        operands: Operands(usage: "DIR", minimum: 1, maximum: 1),
        options: [
            Option(name: "title", value: "TEXT", summary: "the site's title (default: the folder's name)"),
            Option(name: "theme", summary: "also write the built-in theme to themes/handrail"),
        ]
    ) { arguments, console async throws(CommandFailure) in
        let folder = arguments.operands[0]
        let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
        let title = arguments.value("title") ?? name
        var files = [(path: "content/site.yaml", text: siteSettings(title: title))]
        for (kind, id) in [
            ("component", "button.example"), ("rules", "global-rules"), ("guidance", "getting-started"),
            ("lesson", "first-lesson"), ("page", "about"),
        ] {
            if let content = Kinds.newContent(kind: kind, id: id) { files.append(content) }
        }
        if arguments.has("theme") { files += builtInTheme() }
        if let clash = files.first(where: { FileManager.default.fileExists(atPath: folder + "/" + $0.path) }) {
            throw .usage("`\(folder)/\(clash.path)` is there already", help: "`handrail new` adds single files")
        }
        for file in files { try FileWriting.create(folder + "/" + file.path, Array(file.text.utf8)) }
        // Without a name the command builds the project of the folder that it is in.
        let isHere = URL(filePath: folder).standardizedFileURL == URL(filePath: ".").standardizedFileURL
        let next =
            isHere
            ? "handrail build, then open public/index.html"
            : "handrail build --root \(ShellWord.quoted(folder)), then open \(folder)/public/index.html"
        console.print(
            """
            \(folder): a project with \(CountText.of(files.count, "file"))
            next: \(next)
            """)
        return .fine
    }
}

/// Words of a command line, as a reader may paste them.
private enum ShellWord {
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "._-/".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

private func siteSettings(title: String) -> String {
    let quoted = "\"" + title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    return """
        title: \(quoted)
        description: "How we build and test accessible components."
        language: en

        """
}
