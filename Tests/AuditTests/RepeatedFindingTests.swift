import Diagnostics
import Testing

@testable import Audit

/// The parser makes several elements of one tag where formatting elements overlap others; what is wrong with the tag
/// is said once.
@Suite struct RepeatedFindingTests {
    static let pages = [
        ("link-file", "<a href=nowhere.html><p>One<p>Two</a>"),
        ("link-file", "<a href=nowhere.html><table><a href=b.html>x"),
        ("id-unique", "<p><b id=a>One<p>Two<p id=a>Three"),
        ("link-fragment", "<p><a href=#nowhere>One<p>Two<div>Three"),
        ("aria-attr-value", "<p><b aria-hidden=perhaps>One<p>Two"), ("aria-attr-known", "<p><i aria-none=x>One<p>Two"),
    ]

    @Test(arguments: pages)
    func `a fault of one tag is told once`(rule: String, body: String) async {
        let text = "<!DOCTYPE html><html lang=en><title>Words</title><main><h1>Words</h1>\(body)"
        let report = await Auditor.audit(pages: [SiteFile(source: SourceFile(path: "page.html", text: text))])
        var said: [String: Int] = [:]
        for finding in report.findings {
            said["\(finding.rule) \(finding.span.range) \(finding.message)", default: 0] += 1
        }
        #expect(said.values.allSatisfy { $0 == 1 }, "\(said)")
        #expect(report.findings.contains { $0.rule == rule }, "\(report.findings.map(\.rule))")
    }
}
