import Diagnostics
import Testing

@testable import Mustache

@Suite("Templates survive every input")
struct RobustnessTests {
    private let data: Value = ["a": ["b": "<c>"], "l": [1, "x", ["y": nil]], "n": "p", "t": true]

    private func render(_ bytes: [UInt8]) {
        let library = TemplateLibrary(templates: [
            (name: "page", file: SourceFile(path: "page.mustache", bytes: bytes)),
            (name: "p", file: SourceFile(path: "p.mustache", text: "{{$b}}\n  {{a.b}}\n{{/b}}\n")),
        ])
        var diagnostics = DiagnosticList()
        let page = library.render("page", data: data, diagnostics: &diagnostics)
        #expect(page.bytes.count < 10_000_000)
    }

    @Test(arguments: [
        "{{", "{{{", "{{#t}}", "{{^x}}", "{{<p}}", "{{$b}}", "{{>page}}", "{{=<% %>=}}", "  \n", "{{/t}}",
    ])
    func `deep and long templates end quickly`(unit: String) {
        for suffix in ["", "}}", "\n", "{{/t}}"] {
            render(Array((String(repeating: unit, count: 5000) + suffix).utf8))
        }
    }

    private static let page = """
        {{<p}}
          {{$b}}
            {{#l}}{{.}}{{y}}{{/l}}
          {{/b}}
        {{/p}}
        {{^x}}{{>*n}}{{/x}}{{! c }}
          {{>p}}
        {{=| |=}}|a.b||={{ }}=|{{{a.b}}}
        """

    @Test(arguments: [
        ("{{#t}}", "{{/t}}"), ("{{^x}}", "{{/x}}"), ("{{<p}}{{$b}}", "{{/b}}{{/p}}"), ("{{$b}}", "{{/b}}"),
        ("{{#l}}", ""),
        ("", "{{/t}}"), ("{{! ", ""), ("{{=[ ]=}}", ""), ("{{a.", "}}"),
    ])
    func `sections nested fifty thousand deep end in a page or an error`(opening: String, closing: String) {
        let count = 50_000
        render(Array((String(repeating: opening, count: count) + "x" + String(repeating: closing, count: count)).utf8))
    }

    @Test func `a text of 10 MB and a value of 10 MB come out whole`() {
        let bytes = [UInt8](repeating: 0x78, count: 10_000_000)
        let library = TemplateLibrary(templates: [
            (name: "text", file: SourceFile(path: "text.mustache", bytes: bytes)),
            (name: "value", file: SourceFile(path: "value.mustache", text: "{{x}}")),
        ])
        var diagnostics = DiagnosticList()
        #expect(library.render("text", data: [:], diagnostics: &diagnostics).bytes.count == bytes.count)
        let data: Value = ["x": .string(String(decoding: bytes, as: UTF8.self))]
        #expect(library.render("value", data: data, diagnostics: &diagnostics).bytes.count == bytes.count)
        #expect(diagnostics.isEmpty)
    }

    @Test func `a hundred thousand tags, members and items are rendered`() {
        let file = SourceFile(
            path: "a.mustache", text: (0..<100_000).map { "{{k\($0 % 10)}}" }.joined() + "{{#l}}{{.}}{{/l}}")
        let library = TemplateLibrary(templates: [(name: "a", file: file)])
        var members = (0..<10).map { (name: "k\($0)", value: Value.int($0)) }
        members.append((name: "l", value: .list((0..<100_000).map { _ in .string("y") })))
        var diagnostics = DiagnosticList()
        let page = library.render("a", data: .object(Value.Object(members)), diagnostics: &diagnostics)
        #expect(page.bytes.count == 200_000)
    }

    @Test func `every truncation of a template renders`() {
        let bytes = Array(Self.page.utf8)
        for length in 0...bytes.count { render(Array(bytes[..<length])) }
    }

    @Test(arguments: [0x00, 0xFF, 0x80, 0xC3, 0xF0, 0x0D, 0x7B, 0x7D] as [UInt8])
    func `NUL, invalid UTF-8 and braces at every place render`(byte: UInt8) {
        let bytes = Array(Self.page.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] = byte
            render(damaged)
            damaged.insert(byte, at: index)
            render(damaged)
        }
    }

    @Test func `mutated templates never crash`() {
        let seed = Self.page
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let interesting = Array("{}#^/<$>&!=.* \n\r|ab".utf8)
        for _ in 0..<3000 {
            var bytes = Array(seed.utf8)
            for _ in 0...random(6) {
                let index = random(bytes.count)
                switch random(3) {
                case 0: bytes[index] = interesting[random(interesting.count)]
                case 1: bytes.remove(at: index)
                default: bytes.insert(interesting[random(interesting.count)], at: index)
                }
            }
            render(bytes)
        }
    }
}
