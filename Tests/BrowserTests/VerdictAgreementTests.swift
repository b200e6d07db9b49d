import Foundation
import TestSupport
import Testing

/// Handrail's verdict beside those of axe-core in a real browser and of the Nu Html Checker: where they differ, one of
/// them is wrong.
///
/// A site is built only where Handrail finds no violation; `AxeCoreTests` and `MarkupCheckerTests` then ask the other two
/// about its pages and allow none either. Here both are asked about pages with faults.
@Suite(
    "Handrail agrees with axe-core and the Nu checker", .serialized,
    .enabled(if: Browser.isAvailable, Comment(rawValue: Browser.isAbsent)))
struct VerdictAgreementTests {
    /// Faults that both must find, so that agreement on a sound site means something.
    static let faults: [(rule: String, body: String)] = [
        ("img-name", "<img src=\"icon.png\" width=\"20\" height=\"20\">"),
        ("button-name", "<button type=\"button\"></button>"),
        ("link-name", "<a href=\"index.html\"><span></span></a>"), ("field-name", "<input type=\"text\">"),
        ("contrast", "<p style=\"color: #aaa; background: #fff\">Pale words on white</p>"),
        ("aria-attr-value", "<button type=\"button\" aria-expanded=\"maybe\">Open</button>"),
        ("role-valid", "<p role=\"sentence\">Words</p>"), ("list-children", "<ul><li>One</li><div>Two</div></ul>"),
        ("heading-order", "<h4>Too deep</h4>"),
        ("aria-hidden-focus", "<div aria-hidden=\"true\"><a href=\"index.html\">Link</a></div>"),
    ]

    @Test("Both find seeded faults, and the comparison tells when only one does")
    func seeded() async throws {
        let folder = try TemporaryFolder()
        func page(_ title: String, _ body: String) -> String {
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(title)</title></head>"
                + "<body><main><h1>\(title)</h1>\(body)</main></body></html>\n"
        }
        for fault in Self.faults { try folder.write(page(fault.rule, fault.body), to: "\(fault.rule).html") }
        try folder.write(page("index", "<p>Words</p>"), to: "index.html")
        try Data().write(to: URL(filePath: folder.path + "/icon.png"))
        let verdict = try HandrailVerdict(folder.path)
        let browser = try await Browser()
        for fault in Self.faults {
            try await browser.open("file://\(folder.path)/\(fault.rule).html")
            let outcome = try await AxeCore.run(in: browser)
            #expect(verdict.failed(of: [fault.rule], on: "\(fault.rule).html") == [fault.rule])
            #expect(verdict.disagreements(with: outcome, on: "\(fault.rule).html") == [])
            #expect(!verdict.disagreements(with: outcome, on: "index.html").isEmpty, "\(fault.rule): axe-core alone")
            let nothing = AxeCore.Outcome(violations: [], incomplete: [])
            #expect(
                !verdict.disagreements(with: nothing, on: "\(fault.rule).html").isEmpty, "\(fault.rule): Handrail alone"
            )
        }
        await browser.quit()
    }
}

/// What `handrail audit` says about the pages of a folder, and which of its rules axe-core has too.
struct HandrailVerdict {
    /// By page, then by rule.
    private var outcomes: [String: [String: String]] = [:]
    /// Ids of axe-core's rules by Handrail's.
    private var axe: [String: [String]] = [:]

    /// Rules about what the Nu checker judges.
    static let markupRules: Set<String> = [
        "parse-structure", "attr-unique", "id-unique", "id-unique-referenced", "doctype", "page-title",
    ]

    init(_ folder: String) throws {
        let report = try Program.run("audit", folder, "--format", "json").json as? [String: Any]
        for page in try #require(report?["pages"] as? [[String: Any]]) {
            outcomes[try #require(page["path"] as? String)] = page["outcomes"] as? [String: String]
        }
        for rule in try #require(try Program.run("explain", "--all", "--format", "json").json as? [[String: Any]]) {
            if let id = rule["id"] as? String, let names = rule["axe"] as? [String], !names.isEmpty { axe[id] = names }
        }
    }

    func failed(of rules: Set<String>, on page: String) -> [String] {
        rules.filter { outcomes[page]?[$0] == "failed" }.sorted()
    }

    /// What axe-core calls a violation and Handrail does not, and the other way round. Where one of them says that a
    /// person must decide, they do not disagree.
    func disagreements(with other: AxeCore.Outcome, on page: String) -> [String] {
        guard let own = outcomes[page] else { return ["Handrail did not judge \(page)"] }
        func names(_ lines: [String]) -> Set<String> {
            Set(lines.compactMap { $0.components(separatedBy: " at ").first })
        }
        let violated = names(other.violations)
        let undecided = Set(other.incomplete.map(\.rule))
        var told: [String] = []
        for name in violated.sorted() {
            let rules = axe.filter { $0.value.contains(name) }.keys
            guard !rules.contains(where: { own[$0] == "failed" || own[$0] == "cantTell" }) else { continue }
            told.append("axe-core alone: " + (other.violations.first { $0.hasPrefix(name + " at ") } ?? name))
        }
        for (rule, names) in axe.sorted(by: { $0.key < $1.key }) where own[rule] == "failed" {
            // axe-core says of text below the contrast of level AA nothing at level AAA.
            let names = rule == "contrast-enhanced" ? names + ["color-contrast"] : names
            if violated.union(undecided).isDisjoint(with: names) { told.append("Handrail alone: \(rule)") }
        }
        return told
    }
}
