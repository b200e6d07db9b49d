import Diagnostics
import Testing

@testable import YAML

@Suite("Nodes and typed reading")
struct NodeTests {
    private func parse(_ text: String) throws -> (file: SourceFile, node: Node) {
        let file = SourceFile(path: "a.yaml", text: text)
        var diagnostics = DiagnosticList()
        let node = try #require(YAMLParser.parse(file, diagnostics: &diagnostics))
        return (file, node)
    }

    @Test func `ranges cover keys and values as they stand in the file`() throws {
        let (file, node) = try parse(
            "title: \"A: b\"\r\ntags: [x, 'y z'] # c\nlong: one\n  two\ntext: |\n  a\n  b\nnone:\n")
        func text(_ key: String) -> String { file.text(in: node[key]?.range ?? 0..<0) }
        #expect(text("title") == "\"A: b\"")
        #expect(text("tags") == "[x, 'y z']")
        #expect(text("long") == "one\n  two")
        #expect(text("text") == "|\n  a\n  b")
        #expect(node["none"]?.range.isEmpty == true)
        let keys = try #require(node.mapping?.entries.map { file.text(in: $0.keyRange) })
        #expect(keys == ["title", "tags", "long", "text", "none"])
        #expect(file.text(in: node["tags"]?.sequence?[1].range ?? 0..<0) == "'y z'")
    }

    @Test func `values are read with their type`() throws {
        let (file, node) = try parse("s: x\nv: 1.10\nb: true\ni: 3\nl: [a, 2]\none: a\nm: {k: v}\nn: ~\n")
        var diagnostics = DiagnosticList()
        var reader = NodeReader(node, in: file)
        #expect(reader.string("s", &diagnostics) == "x")
        #expect(reader.string("v", &diagnostics) == "1.10")
        #expect(reader.bool("b", &diagnostics) == true)
        #expect(reader.int("i", &diagnostics) == 3)
        #expect(reader.strings("l", &diagnostics) == ["a", "2"])
        #expect(reader.strings("one", &diagnostics) == ["a"])
        var inner = reader.reader("m", &diagnostics)
        #expect(inner?.string("k", &diagnostics) == "v")
        #expect(reader.string("n", &diagnostics) == nil)
        #expect(reader.string("absent", &diagnostics) == nil)
        #expect(diagnostics.isEmpty && reader.remaining.isEmpty)
    }

    @Test func `wrong types and unknown keys are told with their place`() throws {
        let (file, node) = try parse("title: [x]\nstatus: stabel\nplatfroms: ios\n")
        var diagnostics = DiagnosticList()
        var reader = NodeReader(node, in: file)
        #expect(reader.string("title", &diagnostics) == nil)
        #expect(reader.word("status", oneOf: ["draft", "stable"], &diagnostics) == nil)
        _ = reader.strings("platforms", &diagnostics)
        reader.reportUnknownKeys(&diagnostics)
        #expect(
            diagnostics.all.map { "\($0.span?.start.line ?? 0) \($0.severity) \($0.message) \($0.suggestions)" } == [
                "1 error `title` is a sequence, but needs a string []",
                "2 error `status` cannot be `stabel` [\"stable\"]",
                "3 note the key `platfroms` is not known [\"platforms\"]",
            ])
    }

    /// Places where white space may be a tab, and keys in unusual places.
    @Test(arguments: [
        ("foo: |\n \t\nbar: 1\n", ["foo": "\t\n", "bar": "1"]), ("a: b\t\nc: d\t#X\n", ["a": "b", "c": "d"]),
        ("{ multi\n  line: v, \"a\":b }\n", ["multi line": "v", "a": "b"]), ("a\t: \tb\n", ["a": "b"]),
        ("::\n", [":": ""]), ("a: 1\rb: 2\r", ["a": "1", "b": "2"]), ("a: x\u{85}y\n", ["a": "x\u{85}y"]),
    ])
    func `unusual white space and keys`(text: String, expected: [String: String]) throws {
        let (file, node) = try parse(text)
        let reader = NodeReader(node, in: file)
        let entries = try #require(node.mapping?.entries)
        #expect(
            Dictionary(uniqueKeysWithValues: entries.map { ($0.key, reader.scalarText($0.value) ?? "") }) == expected)
    }

    @Test func `no content at all is an empty mapping`() {
        for text in ["", "\n", "# only a comment\n", "---\n"] {
            var diagnostics = DiagnosticList()
            let node = YAMLParser.parseMapping(SourceFile(path: "a", text: text), diagnostics: &diagnostics)
            #expect(node?.mapping?.entries.isEmpty == true)
            #expect(diagnostics.isEmpty)
        }
    }

    @Test func `a large mapping is looked up and checked for duplicates in linear time`() throws {
        let lines = (0..<20_000).map { "key\($0): \($0)\n" }
        let (_, node) = try parse(lines.joined())
        #expect(node["key19999"]?.int == 19_999)
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a", text: lines.joined() + "key7: 1\n")
        #expect(YAMLParser.parse(file, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.first?.related.first?.span.start.line == 8)
    }
}
