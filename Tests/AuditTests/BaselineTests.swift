import Diagnostics
import Testing

@testable import Audit

@Suite struct BaselineTests {
    private func report(_ body: String) async -> Report {
        let page = "<!DOCTYPE html>\n<html lang=\"en\"><title>A</title><main><h1>A</h1>\(body)</main></html>"
        return await Auditor.audit(pages: [SiteFile(source: SourceFile(path: "a.html", text: page))])
    }

    @Test func `accepted findings stay accepted when their lines move`() async throws {
        let before = await report(#"<img src="data:,a"><img src="data:,b">"#)
        #expect(before.violations.count == 2)
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "baseline.json", text: Baseline(accepting: before).text)
        let baseline = try #require(Baseline(file, diagnostics: &diagnostics))
        let after = await report("<p>New</p>\n\n" + #"<img src="data:,b"><img src="data:,c">"#)
        let result = baseline.apply(to: after)
        #expect(result.baseline?.count == 1)
        #expect(result.violations.map(\.excerpt) == [#"<img src="data:,c">"#])
        #expect(result.baseline?.stale.map(\.excerpt) == [#"<img src="data:,a">"#])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: ["", "[]", #"{"version": 9, "findings": []}"#, #"{"version": 1, "findings": [{}]}"#])
    func `a damaged baseline is refused with its place`(text: String) {
        var diagnostics = DiagnosticList()
        #expect(Baseline(SourceFile(path: "baseline.json", text: text), diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.count == 1)
    }

    @Test func `a round trip accepts everything, in as many entries as there are findings`() async throws {
        let report = await report(##"<img src="data:,a"><img src="data:,a"><a href="#x"></a>"##)
        let failures = report.failures(from: .note)
        var diagnostics = DiagnosticList()
        let written = Baseline(accepting: report)
        #expect(Set(written.entries.map(\.fingerprint)).count == failures.count)
        let read = try #require(
            Baseline(SourceFile(path: "baseline.json", text: written.text), diagnostics: &diagnostics))
        #expect(read.text == written.text)
        let rest = read.apply(to: report)
        #expect(rest.failures(from: .note).isEmpty)
        #expect(rest.baseline?.count == failures.count)
        #expect(rest.baseline?.stale.isEmpty == true)
    }

    @Test func `entries of rules that were not judged are neither stale nor forgotten`() async {
        let all = Baseline(accepting: await report(##"<img src="data:,a"><a href="#x"></a>"##))
        let fixed = await report("<p>Fixed</p>")
        #expect(all.apply(to: fixed, judged: ["img-name"]).baseline?.stale.map(\.rule) == ["img-name"])
        let updated = all.updated(from: fixed, judged: ["img-name"])
        #expect(!updated.entries.isEmpty)
        #expect(!updated.entries.contains { $0.rule == "img-name" })
    }
}
