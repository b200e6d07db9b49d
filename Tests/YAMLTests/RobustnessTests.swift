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
