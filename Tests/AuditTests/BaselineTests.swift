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
        #expect(result.accepted == 1)
        #expect(result.report.violations.map(\.excerpt) == [#"<img src="data:,c">"#])
        #expect(result.stale.map(\.excerpt) == [#"<img src="data:,a">"#])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: ["", "[]", #"{"version": 9, "findings": []}"#, #"{"version": 1, "findings": [{}]}"#])
    func `a damaged baseline is refused with its place`(text: String) {
        var diagnostics = DiagnosticList()
        #expect(Baseline(SourceFile(path: "baseline.json", text: text), diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.count == 1)
    }
}
