import Diagnostics
import YAML

extension InterfaceWords {
    /// Adds the words of a theme: English first, then the base language (`nb`), then the language itself (`nb-NO`).
    mutating func merge(from folder: ThemeFolder, language: String, diagnostics: inout DiagnosticList) {
        let files = folder.languages
        for tag in InterfaceWords.languages(for: language) {
            guard let file = files[tag], let node = YAMLParser.parse(file, diagnostics: &diagnostics)
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

    /// The languages whose words a page may show, in lower case, the best last.
    static func languages(for language: String) -> [String] {
        var languages = ["en"]
        let tag = language.lowercased()
        for tag in [String(tag.prefix { $0 != "-" }), tag] where !languages.contains(tag) { languages.append(tag) }
        return languages
    }

    /// The keys of words that a theme has in the languages of a page, with their places.
    static func places(in folder: ThemeFolder, language: String) -> [(key: String, span: SourceSpan)] {
        let files = folder.languages
        return languages(for: language).compactMap { files[$0] }.flatMap { file in
            // What is wrong with the file was told when it was merged.
            var ignored = DiagnosticList()
            let entries = YAMLParser.parse(file, diagnostics: &ignored)?.mapping?.entries ?? []
            return entries.filter { $0.key != "script" }.map { ($0.key, file.span($0.keyRange)) }
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
            SiteCodes.missingString, "\(CountText.of(missing.count, "word is", plural: "words are")) not translated",
            at: file.span(0..<0),
            help: "missing: " + missing.sorted().joined(separator: ", "))
    }
}
