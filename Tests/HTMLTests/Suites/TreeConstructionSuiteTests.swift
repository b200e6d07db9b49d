import Diagnostics
import Foundation
import Testing

@testable import HTML

/// A case of `tree-construction/*.dat`.
private struct TreeCase {
    var id: String
    var data: [UInt8] = []
    var fragment: String?
    /// Nil for cases that hold with scripting on and off.
    var scripting: Bool?
    var expected: [UInt8] = []

    static func all(in file: URL) throws -> [TreeCase] {
        var bytes = try Suite.bytes(file)
        while bytes.last == 0x0A { bytes.removeLast() }
        // Every case starts at a line that is exactly `#data`, after a blank line.
        let parts = split([0x0A, 0x0A] + bytes, at: "\n\n#data\n").dropFirst()
        return parts.enumerated().map { TreeCase("\(file.lastPathComponent)#\($0)", $1) }
    }

    private init(_ id: String, _ part: [UInt8]) {
        self.id = id
        let halves = split([0x0A] + part, at: "\n#errors\n")
        data = Array(halves[0].dropFirst())
        let rest = Array(halves.dropFirst().joined(separator: Array("\n#errors\n".utf8)))
        let sections = split([0x0A] + rest, at: "\n#document\n")
        expected = Array(sections.dropFirst().joined(separator: Array("\n#document\n".utf8)))
        let head = split(sections[0], at: "\n").map { String(decoding: $0, as: UTF8.self) }
        if let place = head.firstIndex(of: "#document-fragment") { fragment = head[place + 1] }
        if head.contains("#script-on") { scripting = true }
        if head.contains("#script-off") { scripting = false }
    }

    func dump(scripting: Bool) -> String {
        let source = SourceFile(path: id, bytes: data)
        guard let fragment else { return TreeDump.of(HTMLParser.parseDocument(source, scripting: scripting)) }
        let words = fragment.split(separator: " ")
        let namespace: Namespace = words.count < 2 ? .html : words[0] == "svg" ? .svg : .mathML
        return TreeDump.of(
            HTMLParser.parseFragment(
                source, context: TagName(String(words[words.count - 1])), namespace: namespace, scripting: scripting))
    }
}

@Suite("Tree construction")
struct TreeConstructionSuiteTests {
    @Test("Every case gives exactly the expected tree", .enabled(if: Suite.isPresent, Suite.absence))
    func treeConstruction() throws {
        var table = PassTable("html5lib tree construction")
        for file in try Suite.files("tree-construction", "dat") {
            for test in try TreeCase.all(in: file) {
                let modes = test.scripting.map { [$0] } ?? [false, true]
                let dumps = modes.map { test.dump(scripting: $0) }
                table.record(
                    test.id, dumps.allSatisfy { $0.utf8.elementsEqual(test.expected) },
                    "\n\(String(decoding: test.data, as: UTF8.self))\n--- expected\n\(String(decoding: test.expected, as: UTF8.self))\n--- got\n\(dumps[0])"
                )
            }
        }
        table.report()
    }
}
