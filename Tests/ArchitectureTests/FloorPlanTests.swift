import Foundation
import TestSupport
import Testing

/// `Package.swift` is the floor plan; SwiftPM lets an undeclared import of a module that happens to be built pass.
@Suite("Floor plan")
struct FloorPlanTests {
    /// Module -> the modules it may import, read from the `module(…)` lines of Package.swift.
    static func plan() throws -> [String: Set<String>] {
        let text = try String(contentsOfFile: Folders.package + "/Package.swift", encoding: .utf8)
        var plan: [String: Set<String>] = [:]
        for call in text.matches(of: /module\(\s*"(\w+)"(?:,\s*imports: \[([^\]]*)\])?/) {
            let imports = (call.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
            plan[String(call.output.1)] = Set(imports)
        }
        let program = text.firstMatch(of: /name: "handrail",\s*dependencies: \[([^\]]*)\]/)
        plan["handrail"] = Set((program?.output.1 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) })
        return plan
    }

    @Test("A module imports only what stands below it in Package.swift")
    func imports() throws {
        let plan = try FloorPlanTests.plan()
        #expect(plan.count > 12)
        let ours = Set(plan.keys).union(["CCommonMark"])
        for path in try Folders.files(below: Folders.package + "/Sources", ending: ".swift") {
            let module = String(path.prefix { $0 != "/" })
            guard let allowed = plan[module] else { continue }
            let text = try String(contentsOfFile: Folders.package + "/Sources/" + path, encoding: .utf8)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let match = line.firstMatch(of: /^(?:@\w+ |public |package |internal )*import (?:\w+ )?(\w+)/),
                    ours.contains(String(match.output.1)), String(match.output.1) != module
                else { continue }
                #expect(
                    allowed.contains(String(match.output.1)),
                    "Sources/\(path):\(number + 1): \(module) may not import \(match.output.1)")
            }
        }
    }

    @Test("The plan has no cycle: every module can be placed above what it imports")
    func acyclic() throws {
        var rest = try FloorPlanTests.plan().mapValues { $0.subtracting(["CCommonMark"]) }
        while let next = rest.first(where: { $0.value.isDisjoint(with: rest.keys) })?.key { rest[next] = nil }
        #expect(rest.isEmpty, "these import each other in a circle: \(rest.keys.sorted())")
    }

    @Test("The top level holds only what belongs there")
    func topLevel() throws {
        let tracked = try Program.run(
            "/usr/bin/env", ["git", "ls-tree", "--name-only", "HEAD"], folder: Folders.package)
        let allowed: Set = [
            "Package.swift", "Sources", "Tests", "content", "themes", "public", "README.md", "LICENSE", "CHANGELOG.md",
            "CONTRIBUTING.md", ".gitignore", ".swift-format", ".ci",
        ]
        let names = tracked.standardOutput.split(separator: "\n").map(String.init)
        #expect(names.allSatisfy(allowed.contains), "unexpected: \(names.filter { !allowed.contains($0) })")
    }

    @Test("Files of logic keep to one room: at most 600 lines, tables of data aside")
    func fileSizes() throws {
        for path in try Folders.files(below: Folders.package + "/Sources", ending: ".swift") {
            let text = try String(contentsOfFile: Folders.package + "/Sources/" + path, encoding: .utf8)
            let lines = text.utf8.count { $0 == 0x0A }
            let isTable = text.prefix(400).contains("// Data:")
            #expect(isTable || lines <= 600, "Sources/\(path) has \(lines) lines")
        }
    }

    @Test("No file says TODO or FIXME, and no force try or force cast stands in the sources")
    func unfinished() throws {
        for path in try Folders.files(below: Folders.package + "/Sources", ending: ".swift") {
            let text = try String(contentsOfFile: Folders.package + "/Sources/" + path, encoding: .utf8)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let found = line.firstMatch(of: /\b(TODO|FIXME|XXX)\b|\btry!|\bas!|\bfatalError\(/)
                #expect(found == nil, "Sources/\(path):\(number + 1): \(line)")
            }
        }
    }
}
