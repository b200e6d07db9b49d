import Diagnostics
import Testing

@testable import Audit

/// Every rule of the list is documented, and does on its own examples what they say.
@Suite struct RuleListTests {
    @Test func `ids are kebab-case and unique`() {
        var seen: Set<String> = []
        for rule in Rules.all {
            let isKebab = rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
            #expect(isKebab, "\(rule.id)")
            #expect(seen.insert(rule.id).inserted, "\(rule.id) stands twice in the list")
        }
    }

    @Test func `every rule is documented`() {
        for rule in Rules.all {
            #expect(rule.why.count > 30, "\(rule.id) does not say why it matters")
            #expect(!rule.howToFix.isEmpty, "\(rule.id) does not say how to fix it")
            #expect(rule.criteria.isEmpty == (rule.level == .bestPractice), "\(rule.id): criteria and level disagree")
            let outcomes = Set(rule.examples.map(\.outcome))
            #expect(outcomes.contains(.failed) || outcomes.contains(.cantTell), "\(rule.id) has no failing example")
            #expect(rule.examples.count > 1, "\(rule.id) has a single example")
            #expect(!Explanation.text(rule).isEmpty)
        }
    }

    @Test(arguments: Rules.all.map(\.id))
    func `examples have the outcome that they show`(id: String) async throws {
        let rule = try #require(Rules.rule(id))
        for example in rule.examples {
            let outcome = await example.outcome(of: rule)
            #expect(outcome == example.outcome, "\(rule.id): \(example.title): \(example.files.map(\.text))")
        }
    }
}

extension Example {
    /// What the rule says about `page.html` of the example, or about its only file.
    func outcome(of rule: Rule) async -> Outcome? {
        let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
        let pages = sources.filter { Auditor.isPage($0.path) }.map { SiteFile(source: $0) }
        let styles = sources.filter { $0.path.hasSuffix(".css") }
        let assets = SiteAssets(
            paths: Set(files.map(\.path)),
            styleSheets: Dictionary(uniqueKeysWithValues: styles.map { ($0.path, $0) }))
        let report = await Auditor.audit(pages: pages, assets: assets, options: AuditOptions(rules: [rule.id]))
        let judged = files.contains { $0.path == "page.html" } ? "page.html" : files.first?.path
        return report.pages.first { $0.path == judged }?.outcomes.first
    }
}
