import Diagnostics
import Testing

@testable import YAML

@Suite("YAML survives every input")
struct RobustnessTests {
    private func parse(_ bytes: [UInt8]) {
        var diagnostics = DiagnosticList()
        let node = YAMLParser.parse(SourceFile(path: "a", bytes: bytes), diagnostics: &diagnostics)
        #expect((node == nil) == (diagnostics.count(.error) == 1))
    }

    @Test(arguments: [
        "[", "{", "{a: ", "- ", "a:\n ", "[\n", "\"\\\n", "'\n", "? ", "|\n", "a: |\n", "a: >\n ", "&", "- - - ", "#\n",
    ])
    func `deep and long input ends quickly with data or one error`(unit: String) {
        for suffix in ["", "]", "}", "\n", "x"] {
            parse(Array((String(repeating: unit, count: 20_000) + suffix).utf8))
        }
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}"), ("- ", ""), ("a:\n", ""), ("? ", ""), ("&a *a ", ""), ("\"", "")])
    func `nesting fifty thousand deep is refused or read in linear time`(opening: String, closing: String) {
        let text = String(repeating: opening, count: 50_000) + "x" + String(repeating: closing, count: 50_000)
        parse(Array(text.utf8))
        parse(Array((0..<2_000).map { String(repeating: " ", count: $0) + "k:\n" }.joined().utf8))
    }

    @Test(arguments: ["v: ", "v: '", "v: \"", "v: |\n  ", "v: [", "# "])
    func `a text of 10 MB is read or refused`(opening: String) {
        let closing = opening.hasSuffix("'") ? "'" : opening.hasSuffix("\"") ? "\"" : opening.hasSuffix("[") ? "]" : ""
        let bytes = Array(opening.utf8) + [UInt8](repeating: 0x78, count: 10_000_000) + Array(closing.utf8)
        var diagnostics = DiagnosticList()
        let node = YAMLParser.parse(SourceFile(path: "a", bytes: bytes), diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        if opening != "# ", opening != "v: [" { #expect((node?["v"]?.string?.utf8.count ?? 0) >= 10_000_000) }
    }

    @Test func `a hundred thousand keys and items are read`() {
        var diagnostics = DiagnosticList()
        let keys = (0..<100_000).map { "k\($0): \($0)\n" }.joined()
        let mapping = YAMLParser.parse(SourceFile(path: "a", text: keys), diagnostics: &diagnostics)
        #expect(mapping?["k99999"]?.int == 99_999)
        let flow = "[" + (0..<100_000).map { "{k: \($0)}" }.joined(separator: ",") + "]"
        let list = YAMLParser.parse(SourceFile(path: "a", text: flow), diagnostics: &diagnostics)
        #expect(list?.sequence?.count == 100_000)
        #expect(diagnostics.isEmpty)
    }

    @Test func `every truncation of a document is read or refused`() {
        let bytes = Array(Self.document.utf8)
        for length in 0...bytes.count { parse(Array(bytes[..<length])) }
    }

    @Test(arguments: [0x00, 0xFF, 0x80, 0xC3, 0xF0, 0x0D, 0x09] as [UInt8])
    func `NUL and invalid UTF-8 at every place are refused, or read`(byte: UInt8) {
        let bytes = Array(Self.document.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] = byte
            parse(damaged)
            damaged = bytes
            damaged.insert(byte, at: index)
            parse(damaged)
            guard byte != 0x0D, byte != 0x09, byte != 0x80 || bytes[index] < 0x80 else { continue }
            var diagnostics = DiagnosticList()
            _ = YAMLParser.parse(SourceFile(path: "a", bytes: damaged), diagnostics: &diagnostics)
            #expect(diagnostics.count(.error) == 1, "\(byte) at \(index)")
        }
    }

    private static let document = """
        title: "A: b\\n \\u00e9" # é
        list: [a, 'b''c', {c: d, "e": 1.5}]
        text: |2-
            x
          y
        folded: >+
          a

          b
        nested:
          - k: v
            l:
            - 1
          - - 2
            - null
        plain: over
          two lines
        """

    @Test func `mutated documents never crash`() {
        let seed = """
            title: "A: b\\n" # c
            list: [a, 'b', {c: d}]
            text: |2-
                x
              y
            folded: >+
              a

              b
            nested:
              - k: v
                l:
                - 1
              - - 2
            """
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let interesting = Array(" \t\n\r:-?#[]{},&*!|>'\"%@`\\0aé".utf8)
        for _ in 0..<4000 {
            var bytes = Array(seed.utf8)
            for _ in 0...random(6) {
                let index = random(bytes.count)
                switch random(4) {
                case 0: bytes[index] = interesting[random(interesting.count)]
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(interesting[random(interesting.count)], at: index)
                default: bytes.removeSubrange(index..<min(bytes.count, index + random(20)))
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            parse(bytes)
        }
    }
}
