import Diagnostics
import Foundation
import Testing

@testable import HTML

@Suite("Encoding sniffing")
struct EncodingSuiteTests {
    @Test("Every page's declaration is found", .enabled(if: Suite.isPresent, Suite.absence))
    func encodings() throws {
        var table = PassTable("html5lib encoding")
        for file in try Suite.files("encoding", "dat") {
            var bytes = try Suite.bytes(file)
            while bytes.last == 0x0A { bytes.removeLast() }
            for (index, part) in split([0x0A] + bytes, at: "\n#data\n").dropFirst().enumerated() {
                let halves = split(part, at: "\n#encoding\n")
                guard halves.count == 2 else { continue }
                let expected = String(decoding: halves[1], as: UTF8.self)
                    .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                let declared = EncodingDeclaration.sniff(halves[0])
                let name = declared.map { $0.encoding?.rawValue ?? $0.label } ?? "windows-1252"
                table.record(
                    "\(file.lastPathComponent)#\(index)",
                    plain(name) == plain(EncodingLabels.names[expected] ?? expected),
                    "\(String(decoding: halves[0], as: UTF8.self)): expected \(expected), got \(name)")
            }
        }
        table.report()
    }

    /// Labels of one encoding differ in their hyphens.
    private func plain(_ label: String) -> String {
        label.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
