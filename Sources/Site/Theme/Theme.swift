import Diagnostics
import Mustache
import YAML

/// How a site looks: templates, assets and interface words, those of the themes it extends filled in.
struct Theme: Sendable {
    var name: String
    /// The style sheets that every page links, files of `assets/`, in order.
    var stylesheets: [String] = []
    /// The scripts that every page runs after it is read, files of `assets/`, in order.
    var scripts: [String] = []
    /// What sites may choose, with the values that hold when they do not.
    var options: [(key: String, value: Node)] = []
    /// All templates, parsed.
    var templates: TemplateLibrary
    /// The templates' sources by name, without folder and suffix.
    var templateFiles: [String: SourceFile]
    /// Style sheets, scripts and pictures, by path inside `assets/`, ascending.
    var assets: [(name: String, file: SourceFile)]
    var strings: InterfaceWords
    /// The languages that it has words for, in lower case, ascending.
    var languages: [String]
}

/// The interface words of a theme in the language of a site.
struct InterfaceWords: Sendable {
    private(set) var words: [String: String]
    /// Words that scripts use: those under `script:`, in the order of the keys.
    private(set) var scriptWords: [String: String]

    init(words: [String: String] = [:], scriptWords: [String: String] = [:]) {
        self.words = words
        self.scriptWords = scriptWords
    }

    /// The word of a key, or the key itself where a theme lacks it, so that the fault can be seen.
    subscript(key: String) -> String { words[key] ?? key }

    /// The word with `{name}` replaced.
    func filled(_ key: String, _ values: [String: String]) -> String {
        var text = self[key]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            text = replacing("{\(name)}", in: text, with: value)
        }
        return text
    }

    /// `key_one` for one, else `key_other`, with `{count}` replaced.
    func counted(_ key: String, _ count: Int) -> String {
        filled(key + (count == 1 ? "_one" : "_other"), ["count": String(count)])
    }

    mutating func merge(_ words: [String: String], scriptWords: [String: String]) {
        self.words.merge(words) { _, new in new }
        self.scriptWords.merge(scriptWords) { _, new in new }
    }

    private func replacing(_ pattern: String, in text: String, with value: String) -> String {
        var parts: [Substring] = []
        var rest = text[...]
        while let range = rest.firstRange(of: pattern) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        parts.append(rest)
        return parts.joined(separator: value)
    }
}
