import Diagnostics
import EmbeddedTheme
import Guidance
import Mustache
import YAML

/// The files of the theme that the program brings with it, by path from a project's root, sorted.
public func builtInTheme() -> [(path: String, text: String)] {
    EmbeddedTheme.all.map { (path: "themes/\(Theme.builtIn)/\($0.path)", text: $0.text) }.sorted { $0.path < $1.path }
}

extension Theme {
    static let builtIn = "handrail"

    /// The theme of a name, with the files of the themes it extends beneath it. Every theme stands on the built-in one.
    ///
    /// - Parameters:
    ///   - files: `themes/**` of the project.
    ///   - span: where the name was written.
    static func load(
        _ name: String, files: [SourceFile], language: String, at span: SourceSpan?, diagnostics: inout DiagnosticList
    ) -> Theme {
        let folders = ThemeFolder.all(in: files)
        var chain: [ThemeFolder] = []
        var next: String? = name
        while let current = next, !(current == builtIn && folders[builtIn] == nil) {
            guard let folder = folders[current] else {
                diagnostics.report(
                    SiteCodes.unknownTheme, "there is no theme called `\(current)`",
                    at: chain.last?.extendsSpan ?? span,
                    suggestions: NearestName.suggestions(for: current, among: folders.keys.sorted() + [builtIn]))
                break
            }
            if chain.contains(where: { $0.name == current }) {
                diagnostics.report(
                    SiteCodes.themeCycle, "the theme `\(current)` extends itself", at: chain.last?.extendsSpan)
                break
            }
            chain.append(folder.reading(&diagnostics))
            next = chain.last?.extends ?? (current == builtIn ? nil : builtIn)
        }
        if chain.last?.name != builtIn { chain.append(ThemeFolder.embedded.reading(&diagnostics)) }
        return Theme(layers: chain.reversed(), name: name, language: language, diagnostics: &diagnostics)
    }

    /// Takes over what a site chooses with `theme_options:`. What the theme has no option for is told.
    mutating func choose(_ settings: Settings, diagnostics: inout DiagnosticList) {
        guard let chosen = settings.themeOptions, let file = settings.file else { return }
        guard let mapping = chosen.mapping else {
            diagnostics.report(
                SiteCodes.unknownOption, "`theme_options` is \(chosen.kindName), but needs a mapping",
                at: file.span(chosen.range))
            return
        }
        for entry in mapping.entries {
            if let index = options.firstIndex(where: { $0.key == entry.key }) {
                options[index].value = entry.value
            } else {
                diagnostics.report(
                    SiteCodes.unknownOption, "the theme `\(name)` has no option `\(entry.key)`",
                    at: file.span(entry.range),
                    suggestions: NearestName.suggestions(for: entry.key, among: options.map(\.key)))
            }
        }
    }

    /// - Parameter layers: the undermost theme first.
    private init(layers: [ThemeFolder], name: String, language: String, diagnostics: inout DiagnosticList) {
        var templates: [String: SourceFile] = [:]
        var assets: [String: SourceFile] = [:]
        var strings = InterfaceWords()
        var stylesheets: [String] = []
        var scripts: [String] = []
        var options: [(key: String, value: Node)] = []
        for layer in layers {
            templates.merge(layer.files(in: "templates/", suffix: ".mustache")) { _, new in new }
            assets.merge(layer.files(in: "assets/", suffix: "")) { _, new in new }
            stylesheets = layer.stylesheets ?? stylesheets
            scripts = layer.scripts ?? scripts
            for option in layer.options {
                options.removeAll { $0.key == option.key }
                options.append(option)
            }
            strings.merge(from: layer, language: language, diagnostics: &diagnostics)
        }
        let sorted = templates.sorted { $0.key < $1.key }
        self.init(
            name: name, stylesheets: stylesheets, scripts: scripts, options: options,
            templates: TemplateLibrary(files: sorted.map(\.value)), templateFiles: templates,
            assets: assets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, strings: strings)
        diagnostics.append(contentsOf: self.templates.diagnostics)
    }
}

/// The files of one theme, as they stand in its folder.
struct ThemeFolder: Sendable {
    let name: String
    /// By path inside the theme's folder.
    private(set) var files: [String: SourceFile] = [:]
    private(set) var extends: String?
    private(set) var extendsSpan: SourceSpan?
    private(set) var stylesheets: [String]?
    private(set) var scripts: [String]?
    private(set) var options: [(key: String, value: Node)] = []

    /// The default theme as it was when this program was built.
    static let embedded: ThemeFolder = {
        var folder = ThemeFolder(name: Theme.builtIn)
        for file in EmbeddedTheme.all {
            folder.files[file.path] = SourceFile(path: "themes/\(Theme.builtIn)/\(file.path)", text: file.text)
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
        if reader.node("stylesheets") != nil { folder.stylesheets = reader.strings("stylesheets", &diagnostics) }
        if reader.node("scripts") != nil { folder.scripts = reader.strings("scripts", &diagnostics) }
        folder.options =
            reader.reader("options", &diagnostics)?.mapping.entries.map { ($0.key, $0.value) } ?? []
        reader.reportUnknownKeys(&diagnostics)
        return folder
    }
}

extension InterfaceWords {
    /// Adds the words of a theme: English first, then the base language (`nb`), then the language itself (`nb-NO`).
    mutating func merge(from folder: ThemeFolder, language: String, diagnostics: inout DiagnosticList) {
        var languages = ["en"]
        let primary = String(language.prefix { $0 != "-" })
        for tag in [primary, language] where !languages.contains(tag) { languages.append(tag) }
        for tag in languages {
            guard let file = folder.files["strings/\(tag).yaml"],
                let node = YAMLParser.parse(file, diagnostics: &diagnostics)
            else { continue }
            let reader = NodeReader(node, in: file)
            var words: [String: String] = [:]
            var scriptWords: [String: String] = [:]
            for entry in reader.mapping.entries {
                if let text = reader.scalarText(entry.value) {
                    words[entry.key] = text
                } else if entry.key == "script", let mapping = entry.value.mapping {
                    for word in mapping.entries { scriptWords[word.key] = reader.scalarText(word.value) }
                } else {
                    diagnostics.report(
                        SiteCodes.badThemeFile, "`\(entry.key)` is \(entry.value.kindName), but needs a string",
                        at: file.span(entry.keyRange))
                }
            }
            if tag != "en" { reportMissing(words, scriptWords, in: file, diagnostics: &diagnostics) }
            merge(words, scriptWords: scriptWords)
        }
    }

    private func reportMissing(
        _ words: [String: String], _ scriptWords: [String: String], in file: SourceFile,
        diagnostics: inout DiagnosticList
    ) {
        let missing =
            self.words.keys.filter { words[$0] == nil } + self.scriptWords.keys.filter { scriptWords[$0] == nil }
        guard !missing.isEmpty else { return }
        diagnostics.report(
            SiteCodes.missingString, "\(missing.count) words are not translated", at: file.span(0..<0),
            help: "missing: " + missing.sorted().joined(separator: ", "))
    }
}
