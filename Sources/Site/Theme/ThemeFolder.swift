import Diagnostics
import EmbeddedTheme
import YAML

/// The files of one theme, as they stand in its folder.
struct ThemeFolder: Sendable {
    let name: String
    /// What the paths of the built-in theme's files start with.
    static let embeddedPath = "theme \(Theme.builtIn)/"
    /// Whether it is the one that the program brings with it.
    private(set) var isEmbedded = false
    /// By path inside the theme's folder.
    private(set) var files: [String: SourceFile] = [:]
    private(set) var extends: String?
    private(set) var extendsSpan: SourceSpan?
    private(set) var stylesheets: AssetList?
    private(set) var scripts: AssetList?
    private(set) var options: [(key: String, value: Node)] = []

    /// The default theme as it was when this program was built. No project has these files, and their paths say so.
    static let embedded: ThemeFolder = {
        var folder = ThemeFolder(name: Theme.builtIn)
        folder.isEmbedded = true
        for file in EmbeddedTheme.all {
            folder.files[file.path] = SourceFile(path: embeddedPath + file.path, text: file.text)
        }
        return folder
    }()

    private init(name: String) { self.name = name }

    /// The themes of a project by name.
    static func all(in files: [SourceFile]) -> [String: ThemeFolder] {
        var folders: [String: ThemeFolder] = [:]
        for file in files {
            let parts = file.path.split(separator: "/", maxSplits: 2)
            guard parts.count == 3, parts[0] == "themes" else { continue }
            let name = String(parts[1])
            folders[name, default: ThemeFolder(name: name)].files[String(parts[2])] = file
        }
        return folders
    }

    /// The files of words by language, in lower case: tags are the same in either case (BCP 47, 2.1.1).
    var languages: [String: SourceFile] {
        let found = files(in: "strings/", suffix: ".yaml").map { ($0.key.lowercased(), $0.value) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// The files of a folder by their name without the suffix.
    func files(in folder: String, suffix: String) -> [String: SourceFile] {
        var found: [String: SourceFile] = [:]
        for (path, file) in files where path.hasPrefix(folder) && path.hasSuffix(suffix) {
            found[String(path.dropFirst(folder.count).dropLast(suffix.count))] = file
        }
        return found
    }

    /// The folder with what its `theme.yaml` says.
    func reading(_ diagnostics: inout DiagnosticList) -> ThemeFolder {
        guard let file = files["theme.yaml"], let node = YAMLParser.parse(file, diagnostics: &diagnostics) else {
            return self
        }
        var folder = self
        var reader = NodeReader(node, in: file)
        _ = reader.string("name", &diagnostics)
        folder.extends = reader.string("extends", &diagnostics)
        folder.extendsSpan = reader.span(of: "extends")
        func list(_ key: String) -> AssetList? {
            reader.node(key) == nil
                ? nil : AssetList(key: key, file: file, items: reader.placedStrings(key, &diagnostics))
        }
        folder.stylesheets = list("stylesheets")
        folder.scripts = list("scripts")
        folder.options =
            reader.reader("options", &diagnostics)?.mapping.entries.map { ($0.key, $0.value) } ?? []
        reader.reportUnknownKeys(&diagnostics)
        return folder
    }
}

/// The files of `assets/` that a list in a `theme.yaml` names.
struct AssetList: Sendable {
    var key = ""
    /// Where the list stands; nil for the empty one.
    var file: SourceFile?
    var items: [NodeReader.PlacedString] = []

    var names: [String] { items.map(\.text) }
}
