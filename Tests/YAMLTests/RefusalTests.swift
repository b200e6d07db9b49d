import Diagnostics
import Testing

@testable import YAML

@Suite("What is refused is named with its place")
struct RefusalTests {
    private func fault(_ text: String) -> String {
        let file = SourceFile(path: "a.md", text: text)
        var diagnostics = DiagnosticList()
        let node = YAMLParser.parseMapping(file, diagnostics: &diagnostics)
        guard let diagnostic = diagnostics.all.first else { return node == nil ? "nothing said" : "accepted" }
        let start = diagnostic.span?.start ?? SourceLocation(line: 0, column: 0)
        return "\(start.line):\(start.column) \(diagnostic.code.id) \(diagnostic.message)"
    }

    @Test(arguments: [
        ("a: &x 1\n", "1:4 HR-Y002 anchors are not supported"),
        ("a: *x\n", "1:4 HR-Y002 aliases are not supported"),
        ("a: !!str 1\n", "1:4 HR-Y002 tags are not supported"),
        ("%YAML 1.2\n---\na: 1\n", "1:1 HR-Y002 directives are not supported"),
        ("? a\n: 1\n", "1:1 HR-Y002 keys marked with `? ` are not supported"),
        ("[a, b]: 1\n", "1:1 HR-Y002 a collection cannot be a key"),
        ("a: {{ page.title }}\n", "1:5 HR-Y002 a collection cannot be a key"),
        ("a: 1\n---\nb: 2\n", "2:1 HR-Y002 a document marker stands here, but only one document is supported"),
        (": x\n", "1:1 HR-Y002 a key cannot be empty"),
        ("a: 1\nb: 2\na: 3\n", "3:1 HR-Y003 the key `a` is given twice"),
        ("a:\n\tb: 1\n", "2:1 HR-Y004 a tab cannot indent or separate block content"),
        ("a:\n  - 1\n - 2\n", "3:2 HR-Y005 this line fits no mapping or sequence above it"),
        ("a:\n    b: 1\n  c: 2\n", "3:3 HR-Y005 this line fits no mapping or sequence above it"),
        ("a: 'it's\nb: 1\n", "1:8 HR-Y001 unexpected text after a quoted text"),
        ("a: \"x\n", "1:4 HR-Y006 the quote is never closed"),
        ("a: {b: 1\n", "1:4 HR-Y006 the `{` is never closed"),
        ("a: \"C:\\dir\"\n", "1:7 HR-Y007 `\\d` is not an escape sequence"),
        ("a: \"\\uD800\"\n", "1:5 HR-Y007 the escape sequence names no character"),
        ("a: x\u{0}y\n", "1:5 HR-Y009 the character U+0000 is not allowed"),
        ("a: 99999999999999999999999\n", "1:4 HR-Y010 the number `99999999999999999999999` cannot be kept exactly"),
        ("a: @b\n", "1:4 HR-Y001 a plain text cannot start with `@`"),
        ("a: b: c\n", "1:4 HR-Y001 a second `: ` on one line"),
        ("title: Guide: the basics\n", "1:8 HR-Y001 a second `: ` on one line"),
        ("a: - x\n", "1:4 HR-Y001 a sequence cannot start on the line of its key"),
        ("a: 1\nb\n", "2:1 HR-Y001 expected `key: value`"),
        ("a: 1\n- b\n", "2:1 HR-Y001 a sequence entry stands where a key is expected"),
        ("a: [1,, 2]\n", "1:7 HR-Y001 a value is missing before this comma"),
        ("a: [x] y\n", "1:8 HR-Y001 unexpected text after a flow collection"),
        ("a: |x\n  a\n", "1:5 HR-Y001 unexpected text after the `|` of a block scalar"),
        ("a: \"x\"# c\n", "1:7 HR-Y001 a comment needs a space before its `#`"),
        ("a:1\n", "1:1 HR-Y001 expected a mapping of keys to values, but found a string"),
        ("- a\n", "1:1 HR-Y001 expected a mapping of keys to values, but found a sequence"),
        ("a: |\n\t\nb: 1\n", "2:1 HR-Y004 a tab cannot indent or separate block content"),
        ("- [\n\tfoo,\n foo\n ]\n", "2:1 HR-Y004 a tab cannot indent or separate block content"),
        ("-\t-\n", "1:2 HR-Y004 a tab cannot indent or separate block content"),
        ("k: {\nv}\n", "2:1 HR-Y005 a line of a flow collection must be indented deeper than its key"),
    ])
    func `a fault`(text: String, expected: String) {
        #expect(fault(text) == expected)
    }

    @Test func `invalid UTF-8 is refused at its byte`() {
        let file = SourceFile(path: "a.md", bytes: Array("a: ".utf8) + [0xC3, 0x28])
        var diagnostics = DiagnosticList()
        #expect(YAMLParser.parse(file, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.first?.code == YAMLCodes.character)
        #expect(diagnostics.all.first?.span?.range.lowerBound == 3)
    }

    @Test func `places count in the whole file when the text is a part of it`() {
        let file = SourceFile(path: "a.md", text: "---\ntitle: x\ntags: &a\n---\n# Body\n")
        var diagnostics = DiagnosticList()
        #expect(YAMLParser.parse(file, in: 4..<22, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.first?.span?.start == SourceLocation(line: 3, column: 7))
    }

    @Test func `codes are unique and explained`() {
        #expect(Set(YAMLCodes.all.map(\.id)).count == YAMLCodes.all.count)
        #expect(YAMLCodes.all.allSatisfy { $0.id.hasPrefix("HR-Y") && !$0.explanation.isEmpty })
    }
}
