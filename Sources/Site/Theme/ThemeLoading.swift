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

    /// The theme that the settings of a site name, in the site's language and with the options that it chooses.
    static func load(_ settings: Settings, files: [SourceFile], diagnostics: inout DiagnosticList) -> Theme {
        let place = settings.file?.span(0..<0)
        var theme = load(
            settings.theme, files: files, language: settings.language, at: settings.themeSpan ?? place,
            diagnostics: &diagnostics)
        theme.reportLanguage(settings.language, at: settings.languageSpan ?? place, diagnostics: &diagnostics)
        theme.choose(settings, diagnostics: &diagnostics)
        return theme
    }

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
    private mutating func choose(_ settings: Settings, diagnostics: inout DiagnosticList) {
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
        var stylesheets = AssetList()
        var scripts = AssetList()
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
            name: name, stylesheets: stylesheets.names, scripts: scripts.names, options: options,
            templates: TemplateLibrary(templates: sorted.map { (name: $0.key, file: $0.value) }),
            templateFiles: templates, assets: assets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
            strings: strings, languages: Set(layers.flatMap { $0.languages.keys }).sorted())
        diagnostics.append(contentsOf: self.templates.diagnostics)
        for list in [stylesheets, scripts] { report(missingFrom: list, diagnostics: &diagnostics) }
        reportUnused(of: layers, language: language, diagnostics: &diagnostics)
    }
}
