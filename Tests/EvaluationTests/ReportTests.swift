import Diagnostics
import Standards
import TestSupport
import Testing

@testable import Evaluation

@Suite("Reports")
struct ReportTests {
    private let worksheet = WorksheetTests.worksheet

    private func audit(_ outcomes: [String: EARL.Outcome], texts: [String: String] = [:]) -> AuditFile {
        var audit = worksheet.blankAudit(generatorVersion: "1")
        for index in audit.results.indices {
            let id = audit.results[index].id
            if let outcome = outcomes[id] {
                audit.results[index].outcome = outcome
                audit.results[index].object.set("at", "2026-11-30T10:00:00Z")
                audit.results[index].object.set("tester", "t1")
            }
            if let text = texts[id] {
                audit.results[index].object.set("text", text)
                audit.results[index].object.set("fingerprint", Fingerprint.of(text))
            }
        }
        return audit
    }

    @Test func `outcomes roll up to components, groups and criteria`() throws {
        let rollUp = RollUp(
            audit(["dialog.modal#m4": .failed, "dialog.modal#k-vo1": .passed]), worksheet: worksheet)
        #expect(
            rollUp.byComponent.map { "\($0.name) \($0.verdict)" } == [
                "dialog.modal Failures found", "menu.basic Incomplete",
            ])
        #expect(
            rollUp.byGroup.map { "\($0.title) \($0.count(.failed))/\($0.total)" } == [
                "Code review (must-haves and don’ts) 1/2", "VoiceOver 0/1",
            ])
        let criteria = rollUp.byCriterion(upTo: .aa)
        func verdict(_ number: String) -> String? { criteria.first { $0.name == number }?.verdict }
        #expect(verdict("2.4.3") == "Failures found")
        #expect(verdict("4.1.2") == "No failures found in 1 check")
        #expect(verdict("1.1.1") == "Not covered by this worksheet")
        #expect(criteria.count == WCAG.criteria(upTo: .aa).count)
        #expect(rollUp.byEN301549Clause(forWeb: false).first { $0.name == "11.2.4.3" }?.outcome == .failed)
        #expect(rollUp.bySection508Provision(forWeb: false).map(\.name) == ["501.1", "E207.2"])
    }

    @Test func `a comparison names every kind of change`() {
        let ids = worksheet.rows.map(\.id)
        func change(_ before: EARL.Outcome?, _ after: EARL.Outcome?) -> Comparison.Change? {
            let comparison = Comparison(
                baseline: RollUp(audit(before.map { [ids[0]: $0] } ?? [:]), worksheet: worksheet),
                current: RollUp(audit(after.map { [ids[0]: $0] } ?? [:]), worksheet: worksheet))
            return comparison.entries.first { $0.id == ids[0] }?.change
        }
        #expect(change(.failed, .passed) == .fixed)
        #expect(change(.passed, .failed) == .regressed)
        #expect(change(.failed, .failed) == .stillFailing)
        #expect(change(nil, .failed) == .newlyFailing)
        #expect(change(nil, .passed) == .newlyTested)
        #expect(change(.passed, nil) == .notRetested)
        #expect(change(.passed, .passed) == .unchanged)
        var smaller = worksheet
        smaller.rows.removeFirst()
        let full = RollUp(audit([:]), worksheet: worksheet)
        let less = RollUp(audit([:]), worksheet: smaller)
        #expect(Comparison(baseline: less, current: full).count(.checkIsNew) == 1)
        #expect(Comparison(baseline: full, current: less).count(.checkWasRemoved) == 1)
    }

    @Test func `a rule is new or removed only when the baseline or the audit would have listed it`() throws {
        let whole = audit(["dialog.modal#m4": .passed, "menu.basic#d1": .failed])
        // A table with one answer says nothing about the others.
        var partial = whole
        partial.results = partial.results.filter { $0.id == "dialog.modal#m4" }
        func changes(_ baseline: AuditFile, _ current: AuditFile, worksheet: Worksheet?) -> [String] {
            let comparison = AuditReport(audit: current, baseline: baseline, worksheet: worksheet).comparison
            return (comparison?.entries ?? []).map { "\($0.id) \($0.change)" }
        }
        #expect(
            changes(partial, whole, worksheet: worksheet) == [
                "dialog.modal#m4 unchanged", "dialog.modal#k-vo1 unchanged", "menu.basic#d1 newlyFailing",
            ])
        #expect(
            changes(whole, partial, worksheet: nil) == [
                "dialog.modal#m4 unchanged", "dialog.modal#k-vo1 unchanged", "menu.basic#d1 notRetested",
            ])
        // A baseline that lists its whole worksheet does.
        var older = worksheet
        older.rows.removeLast()
        var before = older.blankAudit(generatorVersion: "1")
        #expect(changes(before, whole, worksheet: worksheet).last == "menu.basic#d1 checkIsNew")
        // Unless the component was not in its scope.
        before.header["audit"] = ["title": "T", "scope": ["components": ["dialog.modal"]]]
        #expect(changes(before, whole, worksheet: worksheet).last == "menu.basic#d1 newlyFailing")
        // Nor are the rules of other platforms new for a baseline that was made for one.
        var platforms = worksheet
        platforms.rows[0].platforms = ["iOS"]
        platforms.rows[2].platforms = ["Android"]
        let narrowed = platforms.scoped(platforms: ["iOS"]).blankAudit(generatorVersion: "1")
        #expect(narrowed.subject.string("platform") == "iOS" && narrowed.results.count == 2)
        #expect(changes(narrowed, whole, worksheet: platforms).last == "menu.basic#d1 newlyFailing")
        #expect(changes(narrowed, audit([:]), worksheet: platforms).last == "menu.basic#d1 unchanged")
        var removed = whole
        removed.results[2].object.set("state", "removed")
        #expect(changes(removed, before, worksheet: older).last == "menu.basic#d1 checkWasRemoved")
    }

    @Test func `a retest asks again where it failed, with the places and problems that are still open`() throws {
        var earlier = audit(["dialog.modal#m4": .failed, "dialog.modal#k-vo1": .passed, "menu.basic#d1": .passed])
        earlier.environments = [TestEnvironment(JSONObject([.init("id", "e1"), .init("label", "Phone")]))]
        earlier.results[0].object.set("environment", "e1")
        earlier.results.append(earlier.results[0])
        earlier.results[3].object.set("environment", "e2")
        earlier.results[3].outcome = .passed
        earlier.results[0].findings = ["open", "fixed"].map { status in
            Finding(
                JSONObject([
                    .init("id", .string("f-\(status)")), .init("title", "Lost"), .init("severity", "major"),
                    .init("status", .string(status)),
                ]))
        }
        let audit = Retest(worksheet, since: earlier, in: SourceFile(path: "a.json", text: "{}")).audit(
            generatorVersion: "1")
        #expect(
            audit.results.map { "\($0.id) \($0.environment ?? "") \($0.outcome)" } == ["dialog.modal#m4 e1 untested"])
        #expect(audit.results[0].findings.map(\.id) == ["f-open"])
        #expect(audit.results[0].carriedFrom?.string("outcome") == "failed")
        #expect(audit.audit.string("kind") == "retest" && audit.baselineID == earlier.id)
        #expect(audit.environments.map(\.label) == ["Phone"])
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "b.json", bytes: JSONFormat.bytes(of: audit))
        #expect(AuditReader.read(file, diagnostics: &diagnostics) == audit && diagnostics.isEmpty)

        // Tested again without a failure, the problem is closed without a further word.
        var again = audit
        again.results[0].outcome = .passed
        let report = AuditReport(audit: again, baseline: earlier)
        #expect(report.rollUp.checks[0].openFindings.isEmpty)
        #expect(report.comparison?.entries.first.map { "\($0.change) \($0.closedFindings)" } == "fixed [\"f-open\"]")
    }

    @Test func `a problem counts for the criteria that it names itself, and those beyond the level are listed`() throws
    {
        var audit = audit(["dialog.modal#m4": .failed])
        audit.results[0].findings = [
            Finding(
                JSONObject([
                    .init("id", "f"), .init("title", "t"), .init("severity", "minor"), .init("wcag", ["1.4.6"]),
                ]))
        ]
        let rollUp = RollUp(audit, worksheet: worksheet)
        let criteria = rollUp.byCriterion(upTo: .aa)
        #expect(criteria.first { $0.name == "1.4.6" }?.outcome == .failed)
        #expect(criteria.first { $0.name == "2.4.3" }?.outcome == .failed)
        #expect(rollUp.byCriterion(upTo: .aa, version: "2.1").contains { $0.name == "4.1.1" })
        #expect(!rollUp.byCriterion(upTo: .aa, version: "2.1").contains { $0.name == "2.5.8" })
    }

    @Test func `a reworded check is told with the wording that was tested`() throws {
        let before = audit(["dialog.modal#m4": .passed], texts: ["dialog.modal#m4": "Focus goes back."])
        let comparison = Comparison(
            baseline: RollUp(before, worksheet: worksheet), current: RollUp(audit([:]), worksheet: worksheet))
        let entry = try #require(comparison.entries.first { $0.isReworded })
        #expect(entry.textBefore == "Focus goes back." && entry.text == "Focus returns to the trigger.")
        #expect(comparison.rewordedCount == 1)
    }

    @Test func `answers are carried by id, moved by wording, and kept when their check is gone`() {
        var old = worksheet
        old.rows[0].text = "Focus goes back."
        old.rows[1].anchor = "k-old7"
        old.rows[1].code = "K-OLD7"
        old.rows[2].text = "Something else entirely."
        old.rows[2].anchor = "d9"
        old.rows[2].code = "D9"
        var answered = old.blankAudit(generatorVersion: "1")
        for index in answered.results.indices { answered.results[index].outcome = .failed }
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a.json", text: "{}")
        let carried = answered.carried(to: worksheet, in: file, &diagnostics)
        #expect(carried.results.map(\.state) == ["text-changed", "moved", "removed"])
        #expect(carried.results.map(\.id) == ["dialog.modal#m4", "dialog.modal#k-vo1", "menu.basic#d9"])
        #expect(carried.results[0].text == "Focus goes back.")
        #expect(diagnostics.all.map(\.code) == [EvaluationCodes.reworded, EvaluationCodes.unknownCheck])
        let rollUp = RollUp(carried, worksheet: worksheet)
        #expect(rollUp.orphans.map(\.id) == ["menu.basic#d9"])
        #expect(rollUp.checks.map(\.outcome) == [.failed, .failed, .untested])
    }

    @Test func `a retest sheet holds what failed, was not tested, is new or was reworded`() {
        let earlier = audit(
            ["dialog.modal#m4": .passed, "dialog.modal#k-vo1": .passed, "menu.basic#d1": .failed],
            texts: ["dialog.modal#k-vo1": "Another wording"])
        let retest = Retest(worksheet, since: earlier, in: SourceFile(path: "a.json", text: "{}"))
        #expect(retest.worksheet.rows.map(\.id) == ["dialog.modal#k-vo1", "menu.basic#d1"])
    }

    @Test func `EARL has one assertion for each result and nothing to fetch`() throws {
        let file = SourceFile(
            path: "e", bytes: EARLFormat.bytes(of: audit(["dialog.modal#m4": .failed])))
        var diagnostics = DiagnosticList()
        let node = try #require(JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics))
        let assertions = (node["@graph"]?.array ?? []).filter { $0["@type"]?.string == "Assertion" }
        #expect(assertions.count == 3)
        #expect(assertions[0]["result"]?["outcome"]?.string == "earl:failed")
        #expect(assertions[0]["test"]?["isPartOf"]?.array?.first?.string == "WCAG2:focus-order")
        #expect(assertions[0]["subject"]?.string == "_:subject")
        #expect(node["@context"]?["outcome"]?["@id"]?.string == "earl:outcome")
    }

    @Test func `the ACR draft suggests levels and leaves blank what nobody tested`() {
        let audit = audit(["dialog.modal#m4": .failed, "dialog.modal#k-vo1": .passed])
        let text = String(
            decoding: OpenACRFormat.bytes(of: audit, rollUp: RollUp(audit, worksheet: worksheet)), as: UTF8.self)
        #expect(
            text.contains(
                """
                      - num: "2.4.3"
                        components:
                          - name: software
                            adherence:
                              level: "does-not-support"
                              notes: "1 of 1 checks failed."
                """))
        #expect(text.contains("level: \"supports\"\n              notes: \"No failures found in 1 check.\""))
        #expect(text.contains("level: \"\"\n              notes: \"Not covered by the worksheet"))
        #expect(text.contains("level: \"not-evaluated\""))
    }

    @Test func `a failure without a finding becomes a ticket too`() {
        let text = String(decoding: TicketsFormat.bytes(of: audit(["dialog.modal#m4": .failed])), as: UTF8.self)
        #expect(text.contains("## Focus returns to the trigger."))
        #expect(!text.contains("No findings"))
    }

    @Test func `a finding becomes a ticket`() {
        var audit = audit(["dialog.modal#m4": .failed])
        audit.results[0].findings = [
            Finding(
                JSONObject([
                    .init("id", "f1"), .init("title", "Focus lands on *Back*"), .init("severity", "major"),
                    .init("affects", ["4.2.1"]), .init("steps", "Open.\nScrub."), .init("ticket", "N-1"),
                ]))
        ]
        #expect(
            String(decoding: TicketsFormat.bytes(of: audit), as: UTF8.self) == """
                # Findings: Audit worksheet

                ---

                ## Focus lands on \\*Back\\*

                - **Rule:** dialog.modal\\#m4: Focus returns to the trigger.
                - **Severity:** major
                - **Cause:** unknown
                - **WCAG:** 2.4.3 Focus Order (Level A)
                - **Affects:** Usage without vision (EN 301 549, 4.2.1)
                - **Finding:** f1
                - **Ticket:** N-1
                - **Status:** open

                ### Steps

                Open.

                Scrub.

                """)
    }

    @Test(arguments: [
        (
            #"{"auditSample": [{"type": "Assertion", "test": {"id": "WCAG22:focus-order"}, "result": {"outcome": {"id": "earl:failed"}, "description": "d"}}, {"test": "WCAG22:nothing", "result": {"outcome": "earl:passed"}}]}"#,
            ["wcag#2-4-3 failed d"], 1
        ),
        (
            #"{"violations": [{"id": "image-alt", "tags": ["wcag2a", "wcag111"], "nodes": [{}, {}], "help": "h"}], "passes": [{"id": "region", "tags": ["best-practice"]}]}"#,
            ["wcag#1-1-1-image-alt failed 2 places: h"], 1
        ),
        (
            #"{"results": {"incomplete": [{"id": "c", "tags": ["wcag1410"]}]}}"#, ["wcag#1-4-10-c cantTell "], 0
        ),
        // The WCAG-EM Report Tool nests what was found on a page in the assertion about the site, and uses full addresses.
        (
            #"{"auditSample": [{"type": "Assertion", "test": "http://www.w3.org/TR/WCAG21/#non-text-content", "result": {"outcome": "http://www.w3.org/ns/earl#untested"}, "hasPart": [{"type": "Assertion", "subject": {"title": "Home"}, "test": {"id": "WCAG21:non-text-content"}, "result": {"outcome": {"id": "earl:failed"}, "description": "A picture."}}, {"type": "Assertion", "subject": {"title": "Help"}, "test": {"id": "WCAG21:non-text-content"}, "result": {"outcome": {"id": "earl:passed"}}}]}]}"#,
            ["wcag#1-1-1 failed A picture.", "wcag#1-1-1 passed "], 0
        ),
        // An assessment of Accessibility Insights has requirements in criteria, and instances in requirements.
        (
            #"{"title": "Shop", "date": "2026-11-30", "results": [{"wcagNumber": "2.4.3", "requirementsFailed": [{"requirementKey": "focusOrder", "requirementDescription": "Order.", "instances": [{"comment": "Jumps", "path": "nav a", "snippet": "<a>"}]}], "requirementsPassed": [{"requirementKey": "modal", "requirementDescription": "Modal."}], "requirementsIncomplete": [{"requirementKey": "later"}]}, {"wcagName": "Own rule", "status": "FAIL"}]}"#,
            [
                "wcag#2-4-3-focusorder failed Order.\nJumps nav a <a>", "wcag#2-4-3-later untested ",
                "wcag#2-4-3-modal passed Modal.",
            ], 1
        ),
        // Its combined report has failures in groups by rule, and passes as a list.
        (
            #"{"scanDetails": {"baseUrl": "https://example.org/", "scanComplete": "2026-11-30"}, "results": {"resultsByRule": {"failed": [{"failed": [{"elementSelector": "img", "urls": ["https://example.org/a", {"url": "https://example.org/b"}], "rule": {"ruleId": "image-alt", "id": "image-alt", "tags": ["wcag111"], "description": "Names."}}]}], "passed": [{"id": "html-has-lang", "tags": ["wcag311"], "description": "Language."}]}}}"#,
            [
                "wcag#1-1-1-image-alt failed Names.\nimg", "wcag#1-1-1-image-alt failed Names.\nimg",
                "wcag#3-1-1-html-has-lang passed Language.",
            ], 0
        ),
    ])
    func `reports of other tools are taken over where they name a criterion`(
        text: String, expected: [String], unmatched: Int
    ) {
        var diagnostics = DiagnosticList()
        let audit = OtherTools.read(SourceFile(path: "r.json", text: text), diagnostics: &diagnostics)
        #expect((audit?.results ?? []).map { "\($0.id) \($0.outcome) \($0.note)" } == expected)
        #expect(diagnostics.all.count == unmatched)
    }
}

@Suite("Filled copies of the worksheet page")
struct FilledPageTests {
    @Test func `a filled copy of the worksheet page is read as its answers`() throws {
        let audit = WorksheetTests.worksheet.blankAudit(generatorVersion: "1")
        let json = audit.object.value.serialized()
        let page =
            "<html><script type=\"application/json\" id=\"words\">{}</script>\n<script type=\"application/json\">\(json)</script></html>"
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "filled.html", text: page)
        #expect(AuditReader.readAny(file, diagnostics: &diagnostics) == audit)
        let empty = SourceFile(path: "empty.html", text: "<p>no</p>")
        #expect(AuditReader.readAny(empty, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.map(\.code) == [EvaluationCodes.notAnAudit])
    }

    @Test func `a page that only talks of answers in its script holds none, and one that has both is read`() throws {
        let script = "<script>const t = 'application/json'; let a = {format: 'handrail-audit'}; f(a > 1);</script>"
        var diagnostics = DiagnosticList()
        let blank = SourceFile(path: "blank.html", text: "<html>\(script)</html>")
        #expect(AuditReader.readAny(blank, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.all.map(\.code) == [EvaluationCodes.notAnAudit])
        let audit = WorksheetTests.worksheet.blankAudit(generatorVersion: "1")
        let filled =
            "<html>\(script)<script type=\"application/json\">\(audit.object.value.serialized())</script></html>"
        #expect(AuditReader.readAny(SourceFile(path: "a.html", text: filled), diagnostics: &diagnostics) == audit)
    }
}
