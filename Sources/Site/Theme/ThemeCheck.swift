import Diagnostics

/// What a theme names and does not have, and what it has and nothing uses: mostly slips of the pen.
extension Theme {
    /// Files of `assets/` that the build writes itself.
    private static let madeAssets = ["strings.js", "worksheet-copy.js"]

    /// A site in a language without words would be half in English.
    func reportLanguage(_ language: String, at span: SourceSpan?, diagnostics: inout DiagnosticList) {
        guard !hasWords(for: language) else { return }
        let primary = language.lowercased().prefix { $0 != "-" }
        let known = languages.map { "`\($0)`" }.joined(separator: ", ")
        diagnostics.report(
            SiteCodes.noWords, "there are no interface words for `\(language)`", at: span,
            help: "there are \(known); to add a language, put `strings/\(primary).yaml` into a theme of yours")
    }

    /// Whether interface words are shown in a language, or in the one that it is a kind of.
    func hasWords(for language: String) -> Bool {
        let tag = language.lowercased()
        return languages.contains(tag) || languages.contains(String(tag.prefix { $0 != "-" }))
    }

    func report(missingFrom list: AssetList, diagnostics: inout DiagnosticList) {
        guard let file = list.file else { return }
        var names = Set(assets.map { name, _ in name })
        // The parts of a script stand in a folder that has its name.
        for (name, _) in assets {
            if let range = name.firstRange(of: ".js/") { names.insert(name[..<range.lowerBound] + ".js") }
        }
        names.formUnion(Theme.madeAssets)
        for item in list.items where !names.contains(item.text) {
            let near = NearestName.suggestions(for: item.text, among: names.sorted()).filter {
                $0.split(separator: ".").last == item.text.split(separator: ".").last
            }
            diagnostics.report(
                SiteCodes.missingAsset, "`\(list.key)` names `\(item.text)`, but the theme has no such file",
                at: file.span(item.range), help: near.isEmpty ? "it would be the file `assets/\(item.text)`" : nil,
                suggestions: near)
        }
    }

    /// Tells templates and words of a project's themes that replace nothing and that nothing asks for.
    func reportUnused(of layers: [ThemeFolder], language: String, diagnostics: inout DiagnosticList) {
        let own = layers.filter { !$0.isEmbedded && $0.name != Theme.builtIn }
        guard !own.isEmpty else { return }
        let beneath = layers.filter { $0.isEmbedded || $0.name == Theme.builtIn }
        reportUnusedTemplates(of: own, on: beneath, diagnostics: &diagnostics)
        reportUnusedWords(of: own, on: beneath, language: language, diagnostics: &diagnostics)
    }

    private func reportUnusedTemplates(
        of own: [ThemeFolder], on beneath: [ThemeFolder], diagnostics: inout DiagnosticList
    ) {
        var known: Set<String> = []
        for layer in beneath { known.formUnion(layer.files(in: "templates/", suffix: ".mustache").keys) }
        let new = own.flatMap { $0.files(in: "templates/", suffix: ".mustache") }.filter { !known.contains($0.key) }
        guard !new.isEmpty else { return }
        let included = Set(templateFiles.values.flatMap { TemplateInclusions.names(in: $0.bytes) })
        // Names that stand in the data may be any.
        guard !included.contains(where: { $0.hasPrefix("*") }) else { return }
        for (name, file) in new.sorted(by: { $0.key < $1.key }) where !included.contains(name) {
            diagnostics.report(
                SiteCodes.unusedThemePart, "nothing uses the template `\(name)`", at: file.span(0..<0),
                suggestions: NearestName.suggestions(for: name, among: known.sorted()))
        }
    }

    private func reportUnusedWords(
        of own: [ThemeFolder], on beneath: [ThemeFolder], language: String, diagnostics: inout DiagnosticList
    ) {
        var known = InterfaceWords()
        var ignored = DiagnosticList()
        for layer in beneath { known.merge(from: layer, language: "en", diagnostics: &ignored) }
        var used: Set<String>?
        for layer in own {
            for (key, span) in InterfaceWords.places(in: layer, language: language) where known.words[key] == nil {
                // Scripts find these by their start.
                guard !key.hasPrefix("say_") else { continue }
                let words = used ?? MentionedWords.inTemplates(templateFiles.values.map(\.bytes))
                used = words
                guard !words.contains(key) else { continue }
                diagnostics.report(
                    SiteCodes.unusedThemePart, "nothing uses the word `\(key)`", at: span,
                    suggestions: NearestName.suggestions(for: key, among: known.words.keys.sorted()))
            }
        }
    }
}

/// The keys of interface words that templates name: `key` of `strings.key`.
private enum MentionedWords {
    static func inTemplates(_ templates: [[UInt8]]) -> Set<String> {
        let start = Array("strings".utf8)
        var words: Set<String> = []
        for bytes in templates {
            var isKey = false
            var index = 0
            while index < bytes.count {
                let name = bytes[index...].prefix(while: MentionedNames.isNamePart)
                if isKey { words.insert(String(decoding: name, as: UTF8.self)) }
                index = name.endIndex
                isKey = name.elementsEqual(start) && index < bytes.count && bytes[index] == 0x2E
                index += 1
            }
        }
        return words
    }
}
