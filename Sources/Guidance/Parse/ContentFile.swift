import Diagnostics
import Markdown
import YAML

/// A content file cut into front matter and text, with the tree of the text.
struct ContentFile: Sendable {
    let file: SourceFile
    let frontMatter: FrontMatter
    let tree: MarkdownTree
    let place: ContentPlace

    init(_ file: SourceFile, diagnostics: inout DiagnosticList) {
        self.file = file
        place = ContentPlace(path: file.path)
        frontMatter = FrontMatter(file, diagnostics: &diagnostics)
        tree = MarkdownParser.parse(file, in: frontMatter.bodyStart..<file.bytes.count, diagnostics: &diagnostics)
        reportInvisibleCharacters(&diagnostics)
    }

    /// One note a file, at the first invisible character.
    private func reportInvisibleCharacters(_ diagnostics: inout DiagnosticList) {
        var first: Int?
        var count = 0
        let bytes = file.bytes
        for index in frontMatter.bodyStart..<max(frontMatter.bodyStart, bytes.count) where bytes[index] >= 0xE2 {
            guard Wording.invisibleLength(bytes, index) != nil else { continue }
            if first == nil { first = index }
            count += 1
        }
        guard let first else { return }
        diagnostics.report(
            GuidanceCodes.invisibleCharacters,
            count == 1
                ? "there is an invisible character here" : "there are \(count) invisible characters, the first here",
            at: file.span(first..<first + 3), help: "delete them; they are not counted when wordings are compared")
    }
}

/// What a file's path says: the folder of its kind, the stack, and the name.
struct ContentPlace: Sendable {
    var kind: EntryKind?
    /// The folders between `content/` and the folder of the kind.
    var stack: String?
    /// The file's name without folders and ending.
    var stem: String

    init(path: String) {
        var folders = path.split(separator: "/").map(String.init)
        let name = folders.popLast() ?? path
        stem = name
        for ending in [".markdown", ".mdx", ".md", ".html", ".htm", ".txt"] where name.lowercased().hasSuffix(ending) {
            stem = String(name.dropLast(ending.count))
            break
        }
        if folders.first == "content" { folders.removeFirst() }
        guard let index = folders.firstIndex(where: { ContentPlace.kind(ofFolder: $0) != nil }) else { return }
        kind = ContentPlace.kind(ofFolder: folders[index])
        if index > 0 { stack = folders[..<index].joined(separator: "/") }
    }

    private static func kind(ofFolder folder: String) -> EntryKind? {
        switch folder {
        case "components": .component
        case "rules": .ruleSet
        case "guidance": .guidance
        case "lessons": .lesson
        case "pages": .page
        default: nil
        }
    }
}
