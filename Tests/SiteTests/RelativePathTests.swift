import Diagnostics
import Testing

@testable import Site

@Suite("Relative paths")
struct RelativePathTests {
    @Test(
        "A link names its file from where the page stands",
        arguments: [
            ("index.html", "index.html", "index.html"),
            ("index.html", "components/a.html#m1", "components/a.html#m1"),
            ("components/a.html", "components/b.html", "b.html"),
            ("components/a.html", "index.html", "../index.html"),
            ("components/a.html", "rules/b.html", "../rules/b.html"),
            ("components/a.html", "componentsx/b.html", "../componentsx/b.html"),
        ])
    func link(from page: String, to target: String, is expected: String) {
        #expect(RelativePath.from(page, to: target) == expected)
    }
}

@Suite("Search words")
struct WordSplitterTests {
    private func words(_ text: String) -> [String] {
        WordSplitter.words(of: Array(text.utf8))
    }

    @Test("Words are small, different and at least two bytes long")
    func plain() { #expect(words("The alert, the ALERT a 2.4.3 x12") == ["the", "alert", "x12"]) }

    @Test("Quotes and dashes part words as they do in scripts")
    func punctuation() { #expect(words("“Don’t–ever” naïve Ärger") == ["don", "ever", "naïve", "ärger"]) }

    @Test("A word that is too long to be one is left out")
    func long() { #expect(words(String(repeating: "a", count: 60) + " b2") == ["b2"]) }
}

@Suite("Asset compaction")
struct AssetCompactionTests {
    @Test("Rules and declarations of a published sheet lead to the line that their author wrote")
    func places() throws {
        let text = "/* a\n*/\na {\n  /* b */ color: red;\n  margin: 0\n}\n\n@media print {\n  b { top: 0 }\n}\n"
        let (bytes, map) = AssetCompaction.compactedStyle(SourceFile(path: "x.css", text: text))
        let published = String(decoding: bytes, as: UTF8.self)
        #expect(published == compacted("x.css", text))
        for (word, place) in [
            ("a{", "3:1"), ("color", "4:11"), ("margin", "5:3"), ("@media", "8:1"), ("b{", "9:3"), ("top", "9:7"),
        ] {
            let range = try #require(published.range(of: word))
            let origin = map.origin(of: published.utf8.distance(from: published.startIndex, to: range.lowerBound))
            #expect(origin.map { "\($0.start.line):\($0.start.column)" } == place, "\(word)")
        }
    }

    private func compacted(_ name: String, _ text: String) -> String {
        String(decoding: AssetCompaction.compacted(name, Array(text.utf8)), as: UTF8.self)
    }

    @Test("Comments and indentation of a style sheet go, strings stay")
    func styles() {
        let sheet = "/* a */\na::before {\n  content: \"/*  b */\\\"\";\n}\n"
        #expect(compacted("x.css", sheet) == "a::before{content:\"/*  b */\\\"\"}\n")
    }

    @Test("White space of a style sheet that means something stays")
    func meaning() {
        let sheet = "a :hover, b > c { margin: 0 calc(1px + 2px); }\n@media (width > 1px) { d { e: f } }"
        #expect(
            compacted("x.css", sheet)
                == "a :hover,b > c{margin:0 calc(1px + 2px)}\n@media (width > 1px){d{e:f}\n}\n")
    }

    @Test("Comment lines of a script go, addresses stay")
    func scripts() {
        #expect(compacted("x.js", "// a\n  f(\"//b\");\n\n") == "f(\"//b\");\n")
    }

    @Test("Template literals are left as they are, and a script that seems to end in one altogether")
    func literals() {
        let script = "let a = `\n  // b`;\n"
        #expect(compacted("x.js", script) == script)
        #expect(
            compacted("x.js", "  let a = `\n  b ${`c`}\n  `;\n  // d\n  e(`f`);\n")
                == "let a = `\n  b ${`c`}\n  `;\ne(`f`);\n")
        #expect(compacted("x.js", "  a(/`/);\n  b();\n") == "  a(/`/);\n  b();\n")
    }
}

@Suite("Interface words")
struct InterfaceWordsTests {
    private let words = InterfaceWords(words: [
        "count_one": "{count} rule", "count_other": "{count} rules", "open": "Open {title} {title} {other}",
    ])

    @Test("Counts choose their form")
    func counts() {
        #expect(words.counted("count", 1) == "1 rule")
        #expect(words.counted("count", 3) == "3 rules")
    }

    @Test("Every place of a name is filled, unknown names stay, and values are not filled again")
    func filling() {
        #expect(words.filled("open", ["title": "{other}", "zero": "0"]) == "Open {other} {other} {other}")
    }

    @Test("A missing word shows its key")
    func missing() { #expect(words["none"] == "none") }
}

@Suite("Text direction")
struct TextDirectionTests {
    @Test("Arabic and Hebrew run from the right", arguments: ["ar", "he-IL", "fa"])
    func rightToLeft(tag: String) { #expect(TextDirection.of(tag) == "rtl") }

    @Test("Others run from the left", arguments: ["en", "de-AT", "are"])
    func leftToRight(tag: String) { #expect(TextDirection.of(tag) == "ltr") }
}
