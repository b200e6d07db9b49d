import Diagnostics
import Testing

@testable import Audit

/// Contrast of every text in light, dark and print, and what is left to a person.
@Suite struct ContrastTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let style: String
        var body = "<p>Some text to read</p>"
        let outcome: Outcome
        /// Part of the message or question, or of the scheme.
        var says: String? = nil
    }

    static let samples: [Sample] = [
        .init(testDescription: "light only", style: "p { color: #aaa }", outcome: .failed, says: "2.32:1"),
        .init(
            testDescription: "dark only",
            style: "@media (prefers-color-scheme: dark) { body { background: #000; color: #333 } }",
            outcome: .failed, says: "dark"),
        .init(
            testDescription: "print only", style: "@media print { p { color: #f60 } }", outcome: .failed, says: "print"),
        .init(
            testDescription: "paper has no backgrounds: white text on blue is darkened by browsers",
            style: "@media print { p { margin: 0 } } p { color: #fff; background: #005 }", outcome: .passed),
        .init(
            testDescription: "paper has no backgrounds: orange text that was legible on blue is not on white",
            style: "@media print { p { margin: 0 } } p { color: #f80; background: #005 }", outcome: .failed,
            says: "print"),
        .init(
            testDescription: "paper keeps backgrounds where the page asks for it",
            style: "@media print { p { margin: 0 } } p { color: #f80; background: #005; print-color-adjust: exact }",
            outcome: .passed),
        .init(testDescription: "24 px is large", style: "p { color: #888; font-size: 24px }", outcome: .passed),
        .init(testDescription: "23 px is not", style: "p { color: #888; font-size: 23px }", outcome: .failed),
        .init(
            testDescription: "19 px in bold is large", style: "p { color: #888; font-size: 19px; font-weight: 700 }",
            outcome: .passed),
        .init(
            testDescription: "19 px in semibold is not", style: "p { color: #888; font-size: 19px; font-weight: 600 }",
            outcome: .failed),
        .init(
            testDescription: "colours are composited through the elements around",
            style:
                "main { background: #000 } div { background: rgba(255, 255, 255, .5) } p { color: #777; background: rgba(0, 0, 0, .1) }",
            body: "<div><p>Some text to read</p></div>", outcome: .failed),
        .init(
            testDescription: "opacity of an element around", style: "div { opacity: .4 }",
            body: "<div><p>Some text to read</p></div>", outcome: .failed),
        .init(
            testDescription: "every stop of the gradient is dark",
            style: "p { color: #fff; background: linear-gradient(to right, #003, #300 40%, #030) }", outcome: .passed),
        .init(
            testDescription: "every stop of the gradient is too light",
            style: "p { color: #fff; background: linear-gradient(#ccc, #eee) }", outcome: .failed),
        .init(
            testDescription: "the stops of the gradient disagree",
            style: "p { color: #fff; background: linear-gradient(#000, #fff) }", outcome: .cantTell,
            says: "a gradient lies behind the text"),
        .init(
            testDescription: "an image", style: "p { color: #888; background: url(a.png) }", outcome: .cantTell,
            says: "an image lies behind the text"),
        .init(
            testDescription: "an image of the body, and an opaque colour above it",
            style: "body { background: url(a.png) } h1, p { color: #333; background: #fff }", outcome: .passed),
        .init(
            testDescription: "a positioned box", style: "p { position: absolute; top: 0; color: #888 }",
            outcome: .cantTell,
            says: "another box may lie behind the text"),
        .init(
            testDescription: "a positioned box with a colour of its own",
            style: "p { position: absolute; top: 0; color: #888; background: #fff }", outcome: .failed),
        .init(
            testDescription: "a box pulled over another", style: "p { margin-top: -40px; color: #888 }",
            outcome: .cantTell),
        .init(testDescription: "a shadow", style: "p { color: #999; text-shadow: 0 0 2px #000 }", outcome: .cantTell),
        .init(testDescription: "a filter", style: "p { color: #999; filter: invert(1) }", outcome: .cantTell),
        .init(
            testDescription: "a missing style sheet", style: "@import 'gone.css'; p { color: #999 }",
            outcome: .cantTell,
            says: "a style sheet is missing"),
        .init(
            testDescription: "text that nobody sees", style: "p { color: #999; display: none } h1 { display: none }",
            outcome: .inapplicable),
        .init(
            testDescription: "custom properties, color-mix and light-dark",
            style:
                ":root { color-scheme: light dark; --ink: light-dark(#333, #333) } p { color: color-mix(in srgb, var(--ink), black 10%) }",
            outcome: .failed, says: "dark"),
    ]

    @Test(arguments: samples)
    func `contrast is judged, or asked of a person`(sample: Sample) async throws {
        let page = """
            <!DOCTYPE html><html lang="en"><head><title>Contrast</title><style>\(sample.style)</style></head>
            <body><main><h1>Contrast</h1>\(sample.body)</main></body></html>
            """
        let report = await Auditor.audit(
            pages: [SiteFile(source: SourceFile(path: "page.html", text: page))],
            options: AuditOptions(rules: ["contrast"]))
        #expect(report.pages[0].outcomes == [sample.outcome])
        if let says = sample.says {
            let told = report.findings.map { "\($0.message) \($0.scheme ?? "")" }
            #expect(told.contains { $0.contains(says) }, "\(told)")
        }
        if sample.outcome == .cantTell {
            #expect(report.findings.contains { $0.message.hasSuffix("?") }, "a question is asked")
        }
    }

    @Test func `a failure names a colour that would pass`() async throws {
        let page = "<html lang=en><title>A</title><p style='color:#999'>Some text</p>"
        let report = await Auditor.audit(
            pages: [SiteFile(source: SourceFile(path: "page.html", text: page))],
            options: AuditOptions(rules: ["contrast"]))
        let fix = try #require(report.findings.first).fix
        let color = try #require(fix.firstMatch(of: /#[0-9a-f]{6}/)).output
        let mended = page.replacing("#999", with: color)
        let after = await Auditor.audit(
            pages: [SiteFile(source: SourceFile(path: "page.html", text: mended))],
            options: AuditOptions(rules: ["contrast"]))
        #expect(after.findings.isEmpty, "\(fix)")
    }

    @Test func `a failure names the rules of the style sheet that set the colours`() async {
        let sheet = """
            body { background: #fff }
            p { color: black; background: none }
            .pale { color: #aaa }
            p.pale { color: #bbb }
            @media print { .pale { color: #000 } }
            main { background: #eee }
            """
        let page = """
            <!DOCTYPE html><html lang="en"><title>Page</title><link rel="stylesheet" href="a.css">
            <main><h1>Page</h1><p class="pale"><b>Some text to read</b></p><p style="color: #ccc">More text</p></main>
            """
        let report = await Auditor.audit(
            pages: [SiteFile(source: SourceFile(path: "a.html", text: page), path: "a.html")],
            assets: SiteAssets(paths: ["a.css"], styleSheets: ["a.css": SourceFile(path: "a.css", text: sheet)]))
        let told = report.pages.flatMap(\.findings).filter { $0.rule == "contrast" }.map { finding in
            finding.related.map { "\($0.span.file.path):\($0.span.start.line):\($0.span.start.column)" }
        }
        // What a `style` attribute says stands in the page itself.
        #expect(told == [["a.css:4:10", "a.css:6:8"], ["a.css:6:8"]])
    }
}
