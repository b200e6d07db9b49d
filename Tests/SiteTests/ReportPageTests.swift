import Diagnostics
import Evaluation
import Mustache
import Standards
import Testing

@testable import Site

@Suite("Report pages")
struct ReportPageTests {
    private static let worksheet = Worksheet(
        site: "sample", contentVersion: "2026-11", title: "Sample",
        rows: [
            row("dialog.modal", "must", "m4", "Focus returns to the trigger.", ["2.4.3"]),
            row("dialog.modal", "check", "k-vo1", "The title is spoken.", ["4.1.2"]),
            row("menu.basic", "dont", "d1", "Do not open on hover.", []),
        ])

    private static func row(
        _ component: String, _ kind: String, _ anchor: String, _ text: String, _ wcag: [String]
    ) -> WorksheetRow {
        WorksheetRow(
            component: component, componentTitle: component == "menu.basic" ? "Menu" : "Modal dialog", kind: kind,
            group: kind == "check" ? "voiceover" : "code", groupTitle: kind == "check" ? "VoiceOver" : "",
            anchor: anchor, code: anchor.uppercased(), text: text, wcag: wcag)
    }

    private func audit(_ outcomes: [String: EARL.Outcome], tester: String = "Ada") -> AuditFile {
        var audit = Self.worksheet.blankAudit(generatorVersion: "1")
        audit.testers = [Tester(JSONObject([.init("id", "t1"), .init("name", .string(tester))]))]
        for index in audit.results.indices {
            guard let outcome = outcomes[audit.results[index].id] else { continue }
            audit.results[index].outcome = outcome
            audit.results[index].object.set("at", "2026-11-30T10:00:00Z")
            audit.results[index].object.set("tester", "t1")
        }
        return audit
    }

    private func page(_ report: AuditReport) -> String {
        var diagnostics = DiagnosticList()
        let file = reportPage(of: report, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty, "\(diagnostics.all.map(\.message))")
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test(
        "The page is in the language of its words",
        arguments: [
            ("de-CH", "<html lang=\"de-CH\""), ("fr", "<html lang=\"en\""), ("ar", "<html lang=\"ar\" dir=\"rtl\""),
        ])
    func language(tag: String, start: String) {
        var diagnostics = DiagnosticList()
        let file = reportPage(of: AuditReport(audit: audit([:])), language: tag, diagnostics: &diagnostics)
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(start))
    }

    @Test(
        "The verdict counts checks and claims no conformance",
        arguments: [
            ([:], "Nothing has been tested yet. The worksheet holds 3 checks."),
            (["dialog.modal#m4": EARL.Outcome.failed], "Failures found in 1 of 3 checks. 1 of them were tested."),
            (["dialog.modal#m4": .passed], "No failures found so far: 1 of 3 checks were tested, 2 are open."),
            (
                ["dialog.modal#m4": .passed, "dialog.modal#k-vo1": .inapplicable, "menu.basic#d1": .passed],
                "No failures found in 3 checks."
            ),
            (
                ["dialog.modal#m4": .failed, "dialog.modal#k-vo1": .passed, "menu.basic#d1": .passed],
                "Failures found in 1 of 3 checks."
            ),
        ])
    func verdict(outcomes: [String: EARL.Outcome], expected: String) {
        #expect(page(AuditReport(audit: audit(outcomes), worksheet: Self.worksheet)).contains("<p>\(expected)</p>"))
    }

    @Test("The page asks for nothing, runs nothing, and escapes what was typed")
    func selfContained() {
        var audit = audit(["dialog.modal#m4": .failed])
        audit.results[0].findings = [
            Finding(
                JSONObject([
                    .init("id", "f"), .init("title", "<b>Lost</b> & \"gone\" \u{1}"), .init("severity", "blocker"),
                    .init("cause", "app"), .init("steps", "Open.\nClose."), .init("ticket", "<script>"),
                ]))
        ]
        let page = page(AuditReport(audit: audit, worksheet: Self.worksheet))
        for unwanted in ["<script", "src=", "url(http", "<b>", "@import", "\u{1}", "style=\""] {
            #expect(!page.contains(unwanted), "\(unwanted)")
        }
        #expect(page.contains("1. &lt;b&gt;Lost&lt;/b&gt; &amp; &quot;gone&quot; \u{FFFD}</h3>"))
        #expect(page.contains("<dd>Open.<br>Close.</dd>"))
        let identifiers = page.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(identifiers).count == identifiers.count)
        let targets = page.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(!targets.isEmpty && Set(targets).isSubset(of: identifiers))
    }

    @Test("Each chart is named by its title alone and has a table behind it")
    func charts() {
        let page = page(AuditReport(audit: audit(["dialog.modal#m4": .failed]), worksheet: Self.worksheet))
        let figures = page.split(separator: "<figure class=\"whole\">").dropFirst()
        #expect(figures.count == 6)
        for figure in figures {
            #expect(figure.hasPrefix("<svg role=\"img\" width=\"100%\""))
            #expect(
                figure.contains("<title>Bar chart: ") && figure.contains("<figcaption>Failures found")
                    || figure.contains("<figcaption>1 of 3 checks failed."))
            #expect(figure.contains("</table>") && !figure.contains("<desc"))
        }
    }

    @Test("Bars tell their parts in per cent, and thin parts carry no number")
    func bars() throws {
        var sheet = Self.worksheet
        sheet.rows =
            [sheet.rows[0]] + (1...39).map { Self.row("dialog.modal", "check", "k-vo\($0)", "Check \($0).", []) }
        let many = RollUp(audit(["dialog.modal#m4": .failed]), worksheet: sheet).total
        let chart = ReportChart(title: "t", caption: "c", bars: [("A label that is longer than its place", many)])
        guard case .list(let images)? = chart.value["images"], case .list(let bars)? = images.first?["bars"],
            case .list(let parts)? = bars.first?["parts"]
        else {
            Issue.record("no bars")
            return
        }
        func text(_ value: Value?, _ name: String) -> String {
            if case .string(let text)? = value?[name] { text } else { "" }
        }
        #expect(parts.map { text($0, "outcome") } == ["failed", "untested"])
        #expect(parts.map { text($0, "width") } == ["2.50", "97.50"])
        #expect(parts.map { text($0, "x") } == ["0", "2.50"])
        #expect(parts.map { $0["number"]?.isTruthy } == [false, true])
        #expect(text(bars.first, "label") == "A label that is longer than i…")
        // An image cannot break across two sheets of paper, so a long chart is several.
        let long = ReportChart(title: "t", caption: "c", bars: (1...40).map { ("Row \($0)", many) })
        guard case .list(let sheets)? = long.value["images"] else {
            Issue.record("no images")
            return
        }
        #expect(sheets.map { text($0, "title") } == ["t, 1/3", "t, 2/3", "t, 3/3"])
    }

    @Test("Disagreements are listed with what counts, and settled ones with the judgement")
    func conflicts() throws {
        let merged = try #require(
            Merge.merged([
                audit(["dialog.modal#m4": .failed]), audit(["dialog.modal#m4": .passed], tester: "Ben"),
            ]))
        let open = page(AuditReport(audit: merged, worksheet: Self.worksheet))
        #expect(open.contains("Ada: Fail<br>Ben: Pass") && open.contains("<td>Not settled</td>"))
        var settled = merged
        settled.adjudications = [
            Adjudication(
                JSONObject([
                    .init("check", "dialog.modal#m4"), .init("outcome", "passed"), .init("by", "Cy"),
                    .init("at", "2026-12-01T00:00:00Z"), .init("reason", "Seen again"),
                ]))
        ]
        let closed = page(AuditReport(audit: settled, worksheet: Self.worksheet))
        #expect(closed.contains("<td>Pass<br>Cy<br>2026-12-01<br>Seen again</td>"))
    }

    @Test("What is not covered is told: criteria, untested checks, exclusions and answers without a check")
    func appendix() {
        var audit = audit(["dialog.modal#m4": .cantTell, "menu.basic#d1": .passed])
        audit.header["audit"] = [
            "title": "A", "kind": "retest", "status": "draft", "subject": ["name": "App"],
            "scope": ["excluded": [["id": "sheet", "reason": "Later"]]],
        ]
        var smaller = Self.worksheet
        smaller.rows.removeLast()
        let page = page(AuditReport(audit: audit, worksheet: smaller))
        let appendix = page.components(after: "id=\"appendix\"")
        #expect(appendix.contains("<li>sheet: Later</li>"))
        #expect(appendix.contains("<li>1.1.1 Non-text Content</li>") && !appendix.contains("<li>2.4.3 "))
        #expect(appendix.contains("<li>dialog.modal K-VO1: The title is spoken.</li>"))
        #expect(appendix.contains("Answers without a check</h3>"))
        #expect(appendix.contains("<li>menu.basic D1: Do not open on hover.<br>Pass: Ada, 2026-11-30</li>"))
        #expect(page.contains("1 answer belongs to a check that the worksheet no longer has."))
    }

    @Test("The folder holds every form, the same each time")
    func folder() {
        var diagnostics = DiagnosticList()
        let report = AuditReport(audit: audit(["dialog.modal#m4": .failed]), baseline: audit([:]))
        let first = reportFiles(of: report, diagnostics: &diagnostics)
        #expect(
            first.map(\.path) == [
                "index.html", "results.json", "results.csv", "earl.jsonld", "acr-draft.yaml", "tickets.md",
            ])
        #expect(first.map(\.bytes) == reportFiles(of: report, diagnostics: &diagnostics).map(\.bytes))
        let page = String(decoding: first[0].bytes, as: UTF8.self)
        #expect(page.contains("<th scope=\"row\">Newly failing</th><td class=\"number\">1</td>"))
    }
}

extension String {
    /// The text behind the first place of another text; empty when it is not there.
    fileprivate func components(after pattern: String) -> String {
        firstRange(of: pattern).map { String(self[$0.upperBound...]) } ?? ""
    }
}
