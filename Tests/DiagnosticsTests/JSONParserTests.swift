import Testing

@testable import Diagnostics

@Suite("Reading JSON")
struct JSONParserTests {
    private let code = DiagnosticCode("TEST", .error, "damaged", explanation: "")

    private func parse(_ bytes: [UInt8]) -> (node: JSONNode?, faults: [String]) {
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a.json", bytes: bytes)
        let node = JSONParser.parse(file, code: code, diagnostics: &diagnostics)
        return (node, diagnostics.all.map { "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0) \($0.message)" })
    }

    @Test(arguments: [
        ("null", "null"), (" true ", "true"), ("-0", "-0"), ("1.50", "1.50"), ("1e2", "1e2"), ("[]", "[]"),
        ("[1, [2, {}]]", "[1,[2,{}]]"), ("{\"b\": 1, \"a\": [null]}", "{\"b\":1,\"a\":[null]}"),
        ("\"\\u00e9\\ud83d\\ude00\\n\\/\"", "\"é😀\\n/\""), ("\u{FEFF}1", "1"),
        ("9223372036854775807", "9223372036854775807"),
    ])
    func `what is valid has its value`(text: String, expected: String) {
        #expect(parse(Array(text.utf8)).node?.value.serialized() == expected)
    }

    @Test(arguments: [
        "", " ", "nul", "truefalse", "+1", "01", "1.", ".5", "1e", "0x1", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}",
        "{a: 1}",
        "{\"a\": 1,}", "'x'", "\"x", "\"\t\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "[1]]",
        "//",
        "1e999", "{\"a\": 1, \"a\": 2}", "\\",
    ])
    func `what is not valid is refused with one fault`(text: String) {
        let (node, faults) = parse(Array(text.utf8))
        #expect(node == nil && faults.count == 1)
    }

    @Test func `places count in the file`() throws {
        let (node, _) = parse(Array("{\n  \"a\": [1,\n 22]\n}".utf8))
        #expect(node?["a"]?.array?[1].range == 14..<16)
        #expect(node?.member("a")?.keyRange == 4..<7)
        #expect(parse(Array("{\n  \"a\": [1,\n  x]\n}".utf8)).faults == ["3:3 expected a JSON value"])
    }

    @Test func `a part of a file is read with its places`() {
        let file = SourceFile(path: "page.html", text: "<script>{\"a\": }</script>")
        var diagnostics = DiagnosticList()
        #expect(JSONParser.parse(file, in: 8..<15, code: code, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.first?.span?.range.lowerBound == 14)
    }

    @Test func `invalid UTF-8, other encodings and deep nesting are refused`() {
        #expect(parse([0x22, 0xFF, 0x22]).faults == ["1:1 the text is not valid UTF-8"])
        #expect(parse([0xFF, 0xFE, 0x31, 0x00]).faults == ["1:1 the file is UTF-16, but JSON is UTF-8"])
        #expect(parse(Array(String(repeating: "[", count: 100_000).utf8)).faults.count == 1)
        #expect(parse(Array(String(repeating: "{\"a\":", count: 100_000).utf8)).faults.count == 1)
    }

    @Test(arguments: [
        "0", "-0", "1.0", "1.50", "1e5", "-2.5E-3", "123456789012345678901234567890", "0.1", "1.5",
        "3.141592653589793238462643383279",
    ])
    func `a number is written as it was read`(digits: String) {
        #expect(parse(Array(digits.utf8)).node?.value.serialized() == digits)
    }

    @Test func `what is written is read back`() {
        let value: JSONValue = ["a": ["</script>", "\u{7}\u{2028}\"\\", .double(1.5), -3, true, nil], "b": ["c": []]]
        for pretty in [true, false] {
            #expect(parse(Array(value.serialized(pretty: pretty).utf8)).node?.value == value)
        }
    }
}

@Suite("Segments of source maps")
struct SourceMapSegmentTests {
    @Test func `a place is found through segments, copies and parts`() {
        let content = SourceFile(path: "a.md", text: "one\ntwo\nthree\n")
        let template = SourceFile(path: "t.mustache", text: "<p>\n{{x}}</p>\n")
        var part = SourceMap()
        part.append(output: 0, file: content, offset: 4)
        part.append(output: 10, file: content, offset: 8)
        var map = SourceMap()
        map.append(output: 0, file: template, offset: 0, isCopy: true)
        map.append(part, at: 4)
        map.append(output: 30, file: template, offset: 9, isCopy: true)
        func place(_ output: Int) -> String {
            guard let span = map.origin(of: output) else { return "nowhere" }
            return "\(span.file.path):\(span.start.line):\(span.start.column)"
        }
        #expect(place(0) == "t.mustache:1:1")
        #expect(place(2) == "t.mustache:1:3")
        #expect(place(4) == "a.md:2:1")
        #expect(place(13) == "a.md:2:1")
        #expect(place(14) == "a.md:3:1")
        #expect(place(31) == "t.mustache:2:7")
        #expect(SourceMap().origin(of: 3) == nil)
        #expect(map.count == 4 && map.segments.map(\.output) == [0, 4, 14, 30])
    }

    @Test func `a later segment at the same place replaces the earlier one`() {
        let file = SourceFile(path: "a", text: "abc")
        var map = SourceMap()
        map.append(output: 0, file: file, offset: 1)
        map.append(output: 0, file: file, offset: 2)
        #expect(map.segments.map(\.offset) == [2])
    }
}
