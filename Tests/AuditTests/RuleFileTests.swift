import Foundation
import TestSupport
import Testing

@testable import Audit

/// Where the rules stand.
@Suite struct RuleFileTests {
    @Test func `every rule stands in a file of its own`() throws {
        var count = 0
        for folder in ["Rules", "SiteRules"] {
            for path in try Folders.files(below: Folders.package + "/Sources/Audit/" + folder, ending: ".swift") {
                let text = try String(
                    contentsOfFile: "\(Folders.package)/Sources/Audit/\(folder)/\(path)", encoding: .utf8)
                let rules = text.matches(of: /static let \w+ = Rule\(/).count
                #expect(rules == 1, "\(folder)/\(path) holds \(rules) rules")
                count += rules
            }
        }
        #expect(count == Rules.all.count, "a rule is not in the list of Rules.swift, or not in a file of its own")
    }

    @Test(.enabled(if: Folders.data != nil, "\(Folders.dataIsAbsent)"))
    func `every rule that was planned for the first version is there, with its criteria, level and default`() throws {
        let path = try #require(Folders.data) + "/audit-rules.tsv"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let names = try #require(lines.first).split(separator: "\t", omittingEmptySubsequences: false)
        func column(_ name: String) throws -> Int { try #require(names.firstIndex { $0 == name }) }
        let (id, phase, act) = (try column("id"), try column("phase"), try column("act"))
        for line in lines.dropFirst() {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard row[phase] == "v1" else { continue }
            let rule = try #require(Rules.rule(row[id]), "there is no rule \(row[id])")
            let implemented = Set(Rules.all.flatMap(\.act))
            for code in row[act].split(separator: ",") {
                #expect(implemented.contains(String(code)), "\(rule.id): no rule implements ACT rule \(code)")
            }
            let outcomes = Set(rule.examples.map(\.outcome))
            #expect(outcomes.contains(.inapplicable), "\(rule.id) has no inapplicable example")
        }
    }
}
