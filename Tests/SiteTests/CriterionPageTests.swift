import Diagnostics
import Guidance
import TestSupport
import Testing

@testable import Site

/// The clauses of other standards beside each success criterion, against the table of facts that they are taken from.
@Suite struct CriterionPageTests {
    private struct Facts {
        var number: String
        var clauses: [String]
        var provisions: [String]

        /// As pages have it; nil where neither standard asks for the criterion.
        var text: String? {
            let parts = [("EN 301 549", clauses), ("Section 508", provisions)].filter { !$0.1.isEmpty }
            return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
        }
    }

    private func facts() throws -> [Facts] {
        let folder = try #require(Folders.data)
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "en301549.json", bytes: try Folders.bytes(of: folder + "/en301549.json"))
        let root = try #require(JSONParser.parse(file, code: SiteCodes.all[0], diagnostics: &diagnostics))
        return try #require(root["criteria"]?.array).map { item in
            let european = item["en301549"]
            let american = item["section508"]
            return Facts(
                number: try #require(item["wcag"]?.string),
                clauses: ["web", "document", "softwareOpen"].compactMap { european?[$0]?.string },
                provisions: ["web", "software"].flatMap { (american?[$0]?.array ?? []).compactMap(\.string) })
        }
    }

    private func build(_ text: String) async -> [String: String] {
        var diagnostics = DiagnosticList()
        let sources = ["content/site.yaml": "title: T\n", "content/components/a.md": text].map {
            SourceFile(path: $0.key, text: $0.value)
        }
        let catalog = await Catalog.load(sources, diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog), diagnostics: &diagnostics)
        return Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test(
        "Every criterion has the clauses of EN 301 549 and the provisions of Section 508 beside it",
        .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
    func clauses() async throws {
        let facts = try facts()
        let cited = await build(
            "# A\n\n## Must haves\n\n" + facts.map { "- Part \($0.number) (WCAG \($0.number)).\n" }.joined())
        let index = try #require(cited["wcag/index.html"])
        for fact in facts {
            let page = try #require(cited["wcag/\(fact.number).html"], "\(fact.number)")
            let row = try #require(
                index.split(separator: "\n").first { $0.contains("\"\(fact.number).html\"") }, "\(fact.number)")
            for text in [page, String(row)] {
                if let clauses = fact.text {
                    #expect(text.contains(">\(clauses)<"), "\(fact.number): \(clauses)")
                } else {
                    #expect(!text.contains("EN 301 549") && !text.contains("Section 508"), "\(fact.number)")
                }
            }
        }
        // The criteria that nothing cites have them as well.
        let gaps = try #require(await build("# A\n\n## Must haves\n\n- Part (WCAG 4.1.2).\n")["wcag/index.html"])
        for fact in facts {
            guard let item = gaps.split(separator: "\n").first(where: { $0.hasPrefix("<li>\(fact.number) ") }) else {
                continue
            }
            if let clauses = fact.text {
                #expect(item.contains(". \(clauses)<"), "\(item)")
            } else {
                #expect(!item.contains("EN 301 549"), "\(item)")
            }
        }
        #expect(gaps.split(separator: "\n").count { $0.hasPrefix("<li>") && $0.contains("EN 301 549") } > 40)
    }
}
