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

    @Test func `mutated templates never crash`() {
        let seed = """
            {{<p}}
              {{$b}}
                {{#l}}{{.}}{{y}}{{/l}}
              {{/b}}
            {{/p}}
            {{^x}}{{>*n}}{{/x}}{{! c }}
              {{>p}}
            {{=| |=}}|a.b||={{ }}=|{{{a.b}}}
            """
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
