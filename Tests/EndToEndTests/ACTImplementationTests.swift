import Foundation
import TestSupport
import Testing

/// Handrail on W3C's ACT test cases, run as its users run it and judged by the suite's own script, as W3C judges
/// implementations.
@Suite("ACT Rules", .serialized, .enabled(if: ACTRun.isPossible, "\(ACTRun.isImpossible)"))
struct ACTImplementationTests {
    private static let run = Result { try ACTRun() }

    @Test("No passed and no inapplicable case fails any rule")
    func falseAlarms() throws {
        let rules = try Self.run.get().all
        let alarms = rules.flatMap { rule in
            rule.wrong.filter { $0.kind == "fp" }.map { "\(rule.id) \($0.file) \($0.title)" }
        }
        print("act: \(rules.reduce(0) { $0 + $1.cases }) cases, \(alarms.count) false alarms")
        #expect(alarms.isEmpty, "\(alarms)")
    }

    @Test("Rules that markup and style sheets decide are consistent, all but two")
    func decidableRules() throws {
        let rules = try Self.run.get().current.filter { ["yes", "css"].contains($0.kind) }
        let others = rules.filter { $0.standing != "consistent" }
        let judged = rules.filter { $0.failedCases > 0 }
        print("act: \(rules.count - others.count) of \(rules.count) rules of markup and style are consistent,")
        print("     not: \(others.map { "\($0.id) (\($0.failedCases) failed cases here)" })")
        // A rule without a failed case among those given cannot be consistent, whatever an implementation answers.
        #expect(others.count <= max(2, rules.count - judged.count))
        #expect(others.count { $0.failedCases > 0 } <= 2)
    }

    @Test("At least 97 % of the failed cases that markup and style sheets decide are found")
    func recall() throws {
        let rules = try Self.run.get().decidable
        let found = rules.reduce(0) { $0 + $1.found }
        let failed = rules.reduce(0) { $0 + $1.failedCases }
        print("act: \(found) of \(failed) decidable failures found")
        #expect(Double(found) >= 0.97 * Double(failed))
    }

    @Test("Of the rules that need layout, scripts or people, at least six are consistent")
    func otherRules() throws {
        let rules = try Self.run.get().current.filter { !["yes", "css"].contains($0.kind) }
        let consistent = rules.filter { $0.standing == "consistent" }.map(\.id)
        print("act: \(consistent.count) of \(rules.count) other rules are consistent: \(consistent)")
        #expect(consistent.count >= min(6, rules.count { $0.failedCases > 0 }))
    }

    @Test("The page about ACT rules says where Handrail stands")
    func page() throws {
        let run = try Self.run.get()
        let page = try String(contentsOfFile: Folders.package + "/content/pages/act-rules.md", encoding: .utf8)
        let count = page.firstMatch(of: /([0-9]+) test cases/).map { String($0.output.1) }
        guard count == String(run.all.reduce(0) { $0 + $1.cases }) else {
            print("act: the page is about \(count ?? "no") test cases, here are others: not compared")
            return
        }
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [") }.map(String.init)
        let fresh = run.current.map(\.row)
        #expect(rows.sorted() == fresh.sorted(), "the rows of the page should be:\n\(fresh.joined(separator: "\n"))")
    }
}

/// What the suite's script says about one ACT rule.
struct ACTRule: Decodable {
    struct Wrong: Decodable {
        let kind: String, title: String, file: String

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            kind = try list.decode(String.self)
            title = try list.decode(String.self)
            _ = try list.decode(String.self)
            file = try list.decode(String.self)
        }
    }

    let ruleId: String, name: String, cls: String?, deprecated: Bool, procedures: [String], consistency: String
    let cases: Int
    let tp: Int?, ct: Int?, fn: Int?
    let wrong: [Wrong]

    var id: String { ruleId }
    var kind: String { cls ?? "" }
    var standing: String { consistency }
    var found: Int { tp ?? 0 }
    var failedCases: Int { found + (ct ?? 0) + (fn ?? 0) }

    /// The row of the page.
    var row: String {
        let rules = procedures.isEmpty ? "none" : procedures.map { "`\($0)`" }.joined(separator: ", ")
        let needs =
            ["yes": "markup", "css": "markup and style", "layout": "layout", "script-media": "scripts or media"][kind]
            ?? "people"
        let standing =
            switch consistency {
            case "consistent": "consistent"
            case "partial": "partly consistent"
            case "untested": "not covered"
            default: failedCases == 0 ? "no failed case to judge by" : "not consistent"
            }
        return "| [\(name)](https://act-rules.github.io/rules/\(ruleId)) | \(needs) | \(rules) | \(standing) |"
    }
}

/// One run over the whole suite.
struct ACTRun {
    /// Every rule, those without the deprecated ones, and the latter judged on decidable cases only.
    let all: [ACTRule], decidable: [ACTRule]
    var current: [ACTRule] { all.filter { !$0.deprecated } }

    private static let folder = Folders.suites.map { $0 + "/act" }
    private static let python = "python3"
    static let isPossible: Bool = {
        guard let folder, FileManager.default.fileExists(atPath: folder + "/manifest.json") else { return false }
        return (try? Program.run("/usr/bin/env", [python, "--version"]).status) == 0
    }()
    static let isImpossible = "no ACT test cases or no python3: set HANDRAIL_SUITES to the suites' folder"

    init() throws {
        let folder = try #require(Self.folder)
        let results = try TemporaryFolder()
        let audit = try Program.run("audit", folder, "--format", "json")
        let explained = try Program.run("explain", "--all", "--format", "json")
        let converted = try Self.convert(audit.json, explained.json)
        try results.write(
            String(decoding: JSONSerialization.data(withJSONObject: converted), as: UTF8.self), to: "results.json")
        func score(_ name: String, _ options: [String]) throws -> [ACTRule] {
            let target = results.path + "/" + name
            let words = [
                Self.python, folder + "/act_score.py", results.path + "/results.json", folder + "/manifest.json",
            ]
            let output = try Program.run("/usr/bin/env", words + ["--out", target] + options)
            #expect(output.status == 0, "\(output.standardError)")
            struct Scores: Decodable { let rules: [ACTRule] }
            return try JSONDecoder().decode(Scores.self, from: Data(contentsOf: URL(filePath: target))).rules
        }
        all = try score("all.json", [])
        decidable = try score("decidable.json", ["--decidable"]).filter { !$0.deprecated }
    }

    /// The two outputs as the file that the script reads.
    private static func convert(_ audit: Any?, _ explained: Any?) throws -> [String: Any] {
        let pages = try #require((audit as? [String: Any])?["pages"] as? [[String: Any]])
        var files: [String: Any] = [:]
        for page in pages { files[try #require(page["path"] as? String)] = page["outcomes"] }
        var procedures: [String: Any] = [:]
        for rule in try #require(explained as? [[String: Any]]) {
            guard let act = rule["act"] as? [String], !act.isEmpty, let id = rule["id"] as? String else { continue }
            procedures[id] = ["act": act, "wcag": rule["criteria"] ?? []]
        }
        return ["tool": "handrail", "procedures": procedures, "files": files]
    }
}
