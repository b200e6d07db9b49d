import Testing

@testable import Diagnostics

private let sample = DiagnosticCode("HR-C021", .warning, "Unresolved reference", explanation: "")

@Suite("Source files")
struct SourceFileTests {
    @Test(
        "Lines end at LF, CRLF or a lone CR, and columns count scalars",
        arguments: [
            ("a\nbc", 3, 2, 2), ("a\r\nbc", 4, 2, 2), ("a\rbc", 3, 2, 2), ("äö x", 5, 1, 4), ("\u{FEFF}ab", 4, 1, 2),
            ("", 0, 1, 1), ("abc", 99, 1, 4), ("a\n", 2, 2, 1),
        ])
    func location(text: String, offset: Int, line: Int, column: Int) {
        let location = SourceFile(path: "a.md", text: text).location(at: offset)
        #expect(location == SourceLocation(line: line, column: column))
    }

    @Test("A line's range leaves its line ending out")
    func lines() {
        let file = SourceFile(path: "a.md", text: "one\r\ntwo\n\nfour")
        #expect((1...5).map { file.text(in: file.range(ofLine: $0)) } == ["one", "two", "", "four", ""])
    }
}

@Suite("Text form of diagnostics")
struct TextPrinterTests {
    @Test("Place, code, line, caret and suggestion")
    func whole() {
        let file = SourceFile(path: "content/a.md", text: "first\n(use dialog.nonmodl).\n")
        var list = DiagnosticList()
        list.report(
            sample, "no rule or document is called `dialog.nonmodl`", at: file.span(11..<25),
            suggestions: ["dialog.nonmodal"])
        #expect(
            TextPrinter().print(list) == """
                content/a.md:2:6: warning[HR-C021]: no rule or document is called `dialog.nonmodl`
                   2 | (use dialog.nonmodl).
                     |      ^^^^^^^^^^^^^^ did you mean `dialog.nonmodal`?

                1 warning

                """)
    }

    @Test("A long line is cut around the caret and keeps to the width")
    func longLine() {
        let line = String(repeating: "x", count: 500) + "HERE" + String(repeating: "y", count: 500)
        let file = SourceFile(path: "a.md", text: line)
        let text = TextPrinter(width: 80).print(Diagnostic(sample, "too long", at: file.span(500..<504)))
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        #expect(caret.map { String(lines[1].dropFirst($0).prefix(4)) } == "HERE")
    }

    @Test(
        "For people a long message, its help and its related places go on in the next line; for programs they stay one")
    func wrapping() {
        let file = SourceFile(path: "content/components/dialog.modal.md", text: "one\ntwo\n")
        let long =
            "this is a message that says at some length what is wrong with the words of this line and what was expected"
        let diagnostic = Diagnostic(
            sample, long, at: file.span(0..<3), help: long, related: [.init(long, at: file.span(4..<7))])
        let text = TextPrinter(colour: false, width: 80, wraps: true).print(diagnostic)
        #expect(
            text == """
                content/components/dialog.modal.md:1:1: warning[HR-C021]: this is a message that
                    says at some length what is wrong with the words of this line and what was
                    expected
                   1 | one
                     | ^^^
                     = help: this is a message that says at some length what is wrong with the
                             words of this line and what was expected
                  content/components/dialog.modal.md:2:1: this is a message that says at some
                      length what is wrong with the words of this line and what was expected

                """)
        let word = Diagnostic(sample, String(repeating: "x", count: 200), at: nil)
        #expect(TextPrinter(width: 80, wraps: true).print(word).contains(String(repeating: "x", count: 200)))
        let plain = TextPrinter(width: 80).print(diagnostic)
        #expect(plain.split(separator: "\n").count == 5 && plain.contains("warning[HR-C021]: \(long)\n"))
        let coloured = TextPrinter(colour: true, width: 80, wraps: true).print(diagnostic)
        #expect(coloured.replacing("\u{1B}[1;33m", with: "").replacing("\u{1B}[0m", with: "") == text)
    }

    @Test("Controls in the source cannot drive the terminal")
    func controls() {
        let file = SourceFile(path: "a.md", text: "a\u{1B}[31mb")
        #expect(!TextPrinter().print(Diagnostic(sample, "x", at: file.span(0..<1))).contains("\u{1B}"))
    }

    @Test("Sorted by file and place, identical ones once, with a count at the end")
    func order() {
        let a = SourceFile(path: "a.md", text: "one\ntwo")
        let b = SourceFile(path: "b.md", text: "one")
        var list = DiagnosticList()
        for span in [b.span(0..<1), a.span(4..<5), a.span(0..<1), a.span(0..<1)] { list.report(sample, "x", at: span) }
        let places = TextPrinter().print(list).split(separator: "\n").filter { $0.contains("HR-") }.map { $0.prefix(8) }
        #expect(places == ["a.md:1:1", "a.md:2:1", "b.md:1:1"])
        #expect(TextPrinter().print(list).hasSuffix("\n3 warnings\n"))
        #expect(TextPrinter().print(DiagnosticList()) == "")
    }

    @Test("Strictness turns warnings into errors and leaves notes")
    func strict() {
        let note = DiagnosticCode("HR-C001", .note, "", explanation: "")
        var list = DiagnosticList()
        list.report(sample, "w", at: nil)
        list.report(note, "n", at: nil)
        #expect(list.raised(from: .warning).all.map(\.severity) == [.error, .note])
    }
}

@Suite("JSON")
struct JSONValueTests {
    @Test("Members keep their order; strings are escaped, `<` too")
    func serialized() {
        let value: JSONValue = ["b": 1, "a": [true, nil, "x\"\\\n\u{1}</script>é"], "n": .double(1.5), "e": [:]]
        #expect(value.serialized() == #"{"b":1,"a":[true,null,"x\"\\\n\u0001\u003c/script>é"],"n":1.5,"e":{}}"#)
        #expect((["a": [1]] as JSONValue).serialized(pretty: true) == "{\n  \"a\": [\n    1\n  ]\n}\n")
    }

    @Test("A diagnostic has all the fields of the contract")
    func diagnostic() {
        let file = SourceFile(path: "a.md", text: "one")
        let json = Diagnostic(sample, "m", at: file.span(1..<2), help: "h").json
        #expect(
            json.serialized()
                == #"{"severity":"warning","code":"HR-C021","message":"m","path":"a.md","line":1,"column":2,"help":"h"}"#
        )
    }
}

@Suite("Nearest names")
struct NearestNameTests {
    @Test(
        "One or two slips find the name; other words do not",
        arguments: [
            ("dialog.nonmodl", ["dialog.nonmodal"]), ("dilaog.alert", ["dialog.alert"]), ("sheet", []),
            ("Dialog.Alert", ["dialog.alert"]),
        ])
    func suggestions(word: String, expected: [String]) {
        let names = ["dialog.nonmodal", "dialog.modal", "dialog.alert", "menu.basic"]
        #expect(NearestName.suggestions(for: word, among: names, limit: 1) == expected)
    }
}

@Suite("Source maps")
struct SourceMapTests {
    @Test("Each output byte leads to the last segment at or before it, also through inserted parts")
    func origin() {
        let template = SourceFile(path: "page.mustache", text: "<p>{{{body}}}</p>")
        let content = SourceFile(path: "a.md", text: "# A\n\ntext")
        var body = SourceMap()
        body.append(output: 0, file: content, offset: 5)
        var page = SourceMap()
        page.append(output: 0, file: template, offset: 0)
        page.append(body, at: 3)
        page.append(output: 7, file: template, offset: 13)
        #expect(
            [0, 2, 3, 6, 7, 99].map { page.origin(of: $0)?.file.path ?? "" } == [
                "page.mustache", "page.mustache", "a.md", "a.md", "page.mustache", "page.mustache",
            ])
        #expect(page.origin(of: 4)?.start == SourceLocation(line: 3, column: 1))
        #expect(body.origin(of: -1) == nil)
    }

    @Test(
        "Counts have their noun in the right number",
        arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
    func counts(count: Int, text: String) {
        #expect(CountText.of(count, "page") == text)
        #expect(CountText.of(1, "word is", plural: "words are") == "1 word is")
    }
}
