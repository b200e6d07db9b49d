import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Audit

/// The auditor on W3C's ACT test cases, judged as W3C judges implementations.
@Suite struct ACTRulesTests {
    struct Manifest: Decodable {
        struct Case: Decodable {
            let ruleId: String, ruleName: String, title: String, file: String, expected: String
        }
        let testcases: [Case]
    }

    @Test(
        .enabled(if: Folders.suites != nil, "\(Folders.suitesAreAbsent)"))
    func `no passed or inapplicable case fails`() async throws {
        let folder = try #require(Folders.suites) + "/act"
        let manifest = try JSONDecoder().decode(
            Manifest.self, from: Data(contentsOf: URL(filePath: folder + "/manifest.json")))
        let report = try await audit(folder)
        let results = results(of: report, on: manifest)
        let scores = try score(results, folder)
        print(scores)
        var failed = 0
        for testCase in manifest.testcases where testCase.expected != "failed" {
            for rule in report.rules where rule.act.contains(testCase.ruleId) {
                guard results.files[testCase.file]?[rule.id] == "failed" else { continue }
                failed += 1
                Issue.record("\(rule.id) fails \(testCase.expected) case \(testCase.file) of \(testCase.ruleName)")
            }
        }
        print("act: cases \(manifest.testcases.count), false alarms \(failed)")
    }

    private func audit(_ folder: String) async throws -> Report {
        let paths = try Folders.files(below: folder)
        var pages: [SiteFile] = []
        var styles: [String: SourceFile] = [:]
        for path in paths {
            let isStyle = path.hasSuffix(".css")
            guard isStyle || Auditor.isPage(path) else { continue }
            let source = SourceFile(path: path, bytes: try Folders.bytes(of: folder + "/" + path))
            if isStyle { styles[path] = source } else { pages.append(SiteFile(source: source)) }
        }
        let all = Set(Rules.all.map(\.id))
        return await Auditor.audit(
            pages: pages, assets: SiteAssets(paths: Set(paths), styleSheets: styles),
            options: AuditOptions(rules: all, level: .AAA, jobs: 2))
    }

    struct Results: Encodable {
        struct Procedure: Encodable {
            let act: [String], wcag: [String]
        }
        var tool = "handrail"
        var procedures: [String: Procedure] = [:]
        var files: [String: [String: String]] = [:]
    }

    private func results(of report: Report, on manifest: Manifest) -> Results {
        var results = Results()
        for rule in report.rules where !rule.act.isEmpty {
            results.procedures[rule.id] = .init(act: rule.act, wcag: rule.criteria)
        }
        let pages = Dictionary(uniqueKeysWithValues: report.pages.map { ($0.path, $0) })
        for file in Set(manifest.testcases.map(\.file)) {
            guard let page = pages[file] else { continue }
            results.files[file] = Dictionary(
                uniqueKeysWithValues: zip(report.rules, page.outcomes).map { ($0.id, $1.rawValue) })
        }
        return results
    }

    private func score(_ results: Results, _ folder: String) throws -> String {
        let target = FileManager.default.temporaryDirectory.path + "/act-results.\(ProcessInfo.processInfo.processIdentifier).json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(results).write(to: URL(filePath: target))
        defer { try? FileManager.default.removeItem(atPath: target) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", folder + "/act_score.py", target, folder + "/manifest.json", "--verbose"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
