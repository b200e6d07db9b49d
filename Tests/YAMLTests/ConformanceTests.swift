import Diagnostics
import TestSupport
import Testing

@testable import YAML

/// The public YAML data: exact data or a refusal, never a wrong value.
@Suite("YAML conformance", .enabled(if: Folders.suites != nil, Comment(rawValue: Folders.suitesAreAbsent)))
struct ConformanceTests {
    enum Result { case right, wrong, refused }

    private func cases(_ name: String) throws -> [JSONNode] {
        let folder = try #require(Folders.suites)
        let file = SourceFile(path: name, bytes: try Folders.bytes(of: folder + "/yaml/" + name))
        var diagnostics = DiagnosticList()
        let code = DiagnosticCode("TEST", .error, "damaged", explanation: "")
        return try #require(JSONParser.parse(file, code: code, diagnostics: &diagnostics)?.array)
    }

    private func run(_ text: String, expected: JSONNode?) -> Result {
        let file = SourceFile(path: "case.yaml", text: text)
        var diagnostics = DiagnosticList()
        guard let node = YAMLParser.parse(file, diagnostics: &diagnostics) else {
            #expect(diagnostics.count(.error) == 1)
            #expect(diagnostics.all.first?.span != nil)
            return .refused
        }
        #expect(diagnostics.isEmpty)
        guard let expected else { return .wrong }
        return equal(node, expected) ? .right : .wrong
    }

    private func equal(_ node: Node, _ json: JSONNode) -> Bool {
        switch (node.content, json.content) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.int(let left), .int(let right)): return left == right
        case (.int(let left), .double(let right)): return Double(left) == right
        case (.float(let left), .int(let right)): return left == Double(right)
        case (.float(let left), .double(let right)): return left == right
        // JSON numbers that would be written otherwise, such as 1e3, keep their digits.
        case (.int(let left), .number): return Double(left) == json.double
        case (.float(let left), .number): return left == json.double
        case (.string(let left), .string(let right)): return Array(left.utf8) == Array(right.utf8)
        case (.sequence(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy(equal)
        case (.mapping(let left), .object(let right)):
            return left.entries.count == right.count
                && right.allSatisfy { member in left[member.key].map { equal($0, member.value) } ?? false }
        default: return false
        }
    }

    private struct Table {
        var rows: [(name: String, right: Int, refused: Int, wrong: Int)] = []

        mutating func count(_ name: String, _ result: Result) {
            let index = rows.firstIndex { $0.name == name } ?? rows.count
            if index == rows.count { rows.append((name, 0, 0, 0)) }
            switch result {
            case .right: rows[index].right += 1
            case .refused: rows[index].refused += 1
            case .wrong: rows[index].wrong += 1
            }
        }

        func print(_ file: String) {
            for row in rows {
                Swift.print("yaml/\(file) \(row.name): right \(row.right), refused \(row.refused), wrong \(row.wrong)")
            }
        }
    }

    @Test func `cases inside the subset are read exactly, others exactly or refused`() throws {
        var table = Table()
        for test in try cases("cases.json") {
            let id = test["id"]?.string ?? "?"
            let subset = test["subset"]?.string ?? "?"
            let isExotic = test["exotic"]?.bool ?? false
            let mustFail = test["fail"]?.bool ?? false
            var expected = test["has_json"]?.bool == true ? test["json"] : nil
            if test["docs"]?.int == 0 { expected = JSONNode(.null, range: 0..<0) }
            let result = run(try #require(test["yaml"]?.string), expected: mustFail ? nil : expected)
            table.count(subset + (isExotic ? ", exotic" : ""), result)
            let isDisputed = test["disputed"] != nil
            if isDisputed { continue }
            #expect(result != .wrong, "\(id)")
            if mustFail { #expect(result == .refused, "\(id)") }
            if subset == "in" { #expect(result == .right, "\(id)") }
        }
        table.print("cases")
    }

    @Test func `front matter of public sites is read exactly`() throws {
        var table = Table()
        for test in try cases("realworld.json") {
            let result = run(try #require(test["yaml"]?.string), expected: test["json"])
            table.count("all", result)
            #expect(result == .right, "\(test["id"]?.string ?? "?")")
        }
        table.print("realworld")
    }

    @Test func `scalars have their value in the core schema`() throws {
        var table = Table()
        for test in try cases("scalars.json") {
            let text = try #require(test["text"]?.string)
            let value = try #require(test["json"])
            let document = JSONNode(.object([.init(key: "v", keyRange: 0..<0, value: value)]), range: 0..<0)
            let result = run("v: \(text)\n", expected: document)
            table.count("all", result)
            #expect(result == .right, "\(text)")
        }
        table.print("scalars")
    }

    @Test func `hazards are read exactly or refused as they must be`() throws {
        var table = Table()
        for test in try cases("hazards.json") {
            let id = test["id"]?.string ?? "?"
            let text = try #require(test["yaml"]?.string ?? test["yaml_repeat"].map(repeated))
            var expected = test["json"]
            if let value = test["json_repeat"], !value.isNull {
                expected = JSONNode(
                    .object([.init(key: "a", keyRange: 0..<0, value: repeatedValue(value))]), range: 0..<0)
            }
            let expect = test["expect"]?.string ?? "?"
            let result = run(text, expected: expect == "error" ? nil : expected)
            table.count(expect, result)
            switch expect {
            case "json": #expect(result == .right, "\(id)")
            case "error": #expect(result == .refused, "\(id)")
            default: #expect(result != .wrong || expected == nil || expected?.isNull == true, "\(id)")
            }
        }
        table.print("hazards")
    }

    private func repeated(_ node: JSONNode) -> String {
        (node["prefix"]?.string ?? "") + String(repeating: node["unit"]?.string ?? "", count: node["times"]?.int ?? 0)
            + (node["suffix"]?.string ?? "")
    }

    private func repeatedValue(_ node: JSONNode) -> JSONNode {
        if node["unit"] != nil { return JSONNode(.string(repeated(node)), range: 0..<0) }
        return node.members?.first.map { repeatedValue($0.value) } ?? node
    }
}
