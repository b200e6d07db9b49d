import Diagnostics
import Foundation
import HTML
import TestSupport
import Testing

@testable import CSS

@Suite struct SelectorSuiteTests {
    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the validity suite is accepted or rejected as expected`() throws {
        var runner = SuiteRunner("selectors-validity.json")
        for row in try SuiteRunner.rows("selectors-validity.json") {
            let selector = row["selector"] as? String ?? ""
            let isValid = Selector.parseList(selector) != nil
            runner.record(isValid == (row["valid"] as? Bool), "\(selector): \(isValid ? "accepted" : "rejected")")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }

    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the specificity suite has the expected triples`() throws {
        var runner = SuiteRunner("selectors-specificity.json")
        for row in try SuiteRunner.rows("selectors-specificity.json") {
            let selector = row["selector"] as? String ?? ""
            let got = Selector.parseList(selector)?.map {
                [$0.specificity.ids, $0.specificity.classes, $0.specificity.types]
            }
            runner.record(got == row["specificity"] as? [[Int]], "\(selector): \(got ?? [])")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }

    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the matching suite matches the expected elements`() throws {
        var runner = SuiteRunner("selectors-match.json")
        let suite = try SuiteRunner.json("selectors-match.json") as? [String: Any] ?? [:]
        var matchers: [String: SelectorMatcher] = [:]
        for (name, html) in suite["docs"] as? [String: String] ?? [:] {
            matchers[name] = SelectorMatcher(HTMLParser.parseDocument(SourceFile(path: name, text: html)))
        }
        for row in suite["rows"] as? [[String: Any]] ?? [] {
            guard let matcher = matchers[row["doc"] as? String ?? ""] else { continue }
            let selector = row["selector"] as? String ?? ""
            guard let selectors = Selector.parseList(selector) else {
                runner.record(row["valid"] as? Bool == false, "\(row["id"] ?? "") \(selector): rejected")
                continue
            }
            let found = matcher.elements(matching: selectors).compactMap {
                matcher.document.attribute($0, named: "data-n").flatMap { Int($0) }
            }
            runner.record(
                row["valid"] as? Bool == true && found == row["matches"] as? [Int],
                "\(row["id"] ?? "") \(selector): \(found), not \(row["matches"] ?? "invalid")")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }
}
