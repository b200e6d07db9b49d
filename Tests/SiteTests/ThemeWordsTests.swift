import Foundation
import TestSupport
import Testing

/// Every word of the interface comes from `strings/`, in every language.
@Suite("Words of the interface")
struct ThemeWordsTests {
    private static let theme = Folders.package + "/themes/handrail"

    private static func files(_ folder: String) throws -> [(name: String, text: String)] {
        try Folders.files(below: theme + "/" + folder).map { name in
            (name, String(decoding: try Folders.bytes(of: theme + "/" + folder + "/" + name), as: UTF8.self))
        }
    }

    /// Keys and the places in braces of each word: `script.search_count` with `{count}`.
    private static func words(_ text: String) -> [String: Set<String>] {
        var words: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let match = line.firstMatch(of: /^( *)([A-Za-z0-9_-]+):(.*)$/) else { continue }
            let key = (match.output.1.isEmpty ? "" : "script.") + match.output.2
            words[key] = Set(match.output.3.matches(of: /\{\w+\}/).map { String($0.output) })
        }
        return words
    }

    @Test("Every language has exactly the keys of English, with the same places to fill")
    func keys() throws {
        let files = try Self.files("strings")
        #expect(files.count >= 3)
        let english = Self.words(try #require(files.first { $0.name == "en.yaml" }).text)
        #expect(english.count > 300)
        for file in files {
            let words = Self.words(file.text)
            #expect(Set(words.keys).subtracting(english.keys).sorted() == [], "too many in \(file.name)")
            #expect(Set(english.keys).subtracting(words.keys).sorted() == [], "missing in \(file.name)")
            for (key, places) in words {
                // One of a thing needs no number.
                let isSingular = key.hasSuffix("_one")
                #expect(
                    places == english[key] || (isSingular && places.isEmpty),
                    "\(file.name): \(key) fills \(places.sorted())")
            }
        }
    }

    @Test("No language still says a sentence in English")
    func translated() throws {
        func sentences(_ text: String) -> [String: String] {
            var sentences: [String: String] = [:]
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: /^ *([A-Za-z0-9_-]+): "?(.*?)"?$/) else { continue }
                if match.output.2.split(separator: " ").count > 3 {
                    sentences[String(match.output.1)] = String(match.output.2)
                }
            }
            return sentences
        }
        let files = try Self.files("strings")
        let english = sentences(try #require(files.first { $0.name == "en.yaml" }).text)
        #expect(english.count > 100)
        for file in files where file.name != "en.yaml" {
            let same = sentences(file.text).filter { english[$0.key] == $0.value }
            #expect(same.isEmpty, "\(file.name): \(same.keys.sorted())")
        }
    }

    /// Names that are the same in every language.
    private static let properNames: Set<String> = ["CSV", "JSON", "Markdown", "WCAG", "EN", "Section"]

    @Test("No template says a word of its own")
    func templates() throws {
        for file in try Self.files("templates") where file.name != "report-style.mustache" {
            // A source of the content security policy is no word.
            var text = file.text.replacing(/\{\{\$\w+Source\}\}.*?\{\{\/\w+Source\}\}/, with: " ")
                .replacing(/<code>.*?<\/code>/, with: " ")
            // What stands in attributes that people are told stays, as text.
            let told = text.matches(of: /(?:aria-label|title|alt|placeholder)="([^"]*)"/).map { String($0.output.1) }
            text = text.replacing(/\{\{.*?\}\}\}?/, with: " ").replacing(/<style>.*?<\/style>/, with: " ")
                .replacing(/<!--.*?-->|<[^>]*>/, with: " ")
            let said = ([text] + told.map { $0.replacing(/\{\{.*?\}\}\}?/, with: " ") }).joined(separator: " ")
            let words = said.matches(of: /[A-Za-z][A-Za-z'’-]+/).map { String($0.output) }
            #expect(words.filter { !Self.properNames.contains($0) } == [], "\(file.name)")
        }
    }

    @Test("No script says a word of its own: what it shows comes from the strings")
    func scripts() throws {
        for file in try Self.files("assets") where file.name.hasSuffix(".js") {
            let shown = file.text.matches(of: /(?:textContent|innerText|title|alert|confirm)\s*(?:=|\()\s*"([^"]*)"/)
                .map { String($0.output.1) }.filter { $0.contains(/[A-Za-z]{2}/) }
            #expect(shown == [], "\(file.name)")
        }
    }

    @Test("Styles use logical properties, so that a page can run from the right")
    func logicalProperties() throws {
        let allowed: Set<String> = [
            // Code always runs from the left.
            "text-align:left"
        ]
        for file in try Self.files("assets") where file.name.hasSuffix(".css") {
            let physical = file.text.matches(
                of:
                    /(?:margin|padding|border)-(?:left|right)[a-z-]*\s*:[^;}]*|[\s;{](?:left|right)\s*:[^;}]*|(?:float|clear|text-align)\s*:\s*(?:left|right)/
            ).map { $0.output.filter { !$0.isWhitespace }.drop { $0 == ";" || $0 == "{" } }.map(String.init)
            #expect(physical.filter { !allowed.contains($0) } == [], "\(file.name)")
        }
    }
}
