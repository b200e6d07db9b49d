import Standards

extension AuditReport {
    private static let outcomeHeads = EARL.Outcome.rollUpOrder.map(\.label)

    /// A chart and its table: counts of outcomes by component or group.
    func tallySection(_ tallies: [Tally], id: String, head: String) -> String {
        guard !tallies.isEmpty else { return "" }
        let failing = tallies.count { $0.outcome == .failed }
        var text = HTMLText()
        text.raw(
            HTMLChart.figure(
                title: "Failures were found in \(failing) of \(tallies.count) \(head.lowercased())s", rows: tallies))
        text.table(
            "Checks by \(head.lowercased()) and outcome", id: id,
            head: [head, "Result"] + AuditReport.outcomeHeads + ["Checks"],
            rows: tallies.map { tally in
                [.text(tally.title), .text(tally.verdict)]
                    + EARL.Outcome.rollUpOrder.map { .number(tally.count($0)) } + [.number(tally.total)]
            })
        return text.text
    }

    var criteriaSection: String {
        let tallies = rollUp.byCriterion(upTo: level)
        let covered = tallies.filter { $0.total > 0 }
        let failing = tallies.count { $0.outcome == .failed }
        var text = HTMLText()
        text.element(
            "p",
            """
            \(covered.count) of the \(tallies.count) success criteria up to Level \(level.rawValue) are covered by at \
            least one check; failures were found for \(failing).
            """)
        text.table(
            "WCAG \(WCAG.version), Level \(level.rawValue)", id: "table-criteria",
            head: ["Criterion", "Level", "Result", "Failed", "Checks"],
            rows: tallies.map { tally in
                let criterion = WCAG.criterion(tally.name)
                let link = """
                    <a href="\(HTMLText.escape(criterion?.understandingURL ?? ""))">\(HTMLText.escape(tally.name)) \
                    \(HTMLText.escape(tally.title))</a>
                    """
                return [
                    .markup(link), .text(criterion?.level.rawValue ?? ""), .text(tally.verdict),
                    .number(tally.count(.failed)), .number(tally.total),
                ]
            })
        return text.text
    }

    var clausesSection: String {
        let tallies = rollUp.byEN301549Clause(forWeb: isForWeb).filter { $0.total > 0 }
        guard !tallies.isEmpty else { return "" }
        var text = HTMLText()
        text.element(
            "p", "EN 301 549 \(EN301549.version), clauses for \(isForWeb ? "the web" : "software"), where a check covers them.")
        text.table(
            "Clauses of EN 301 549", id: "table-clauses", head: ["Clause", "Title", "Result", "Failed", "Checks"],
            rows: tallies.map(AuditReport.clauseRow))
        return text.text
    }

    var section508Section: String {
        let tallies = rollUp.bySection508Provision(forWeb: isForWeb).filter { $0.total > 0 }
        guard !tallies.isEmpty else { return "" }
        var text = HTMLText()
        text.table(
            "Provisions of Section 508", id: "table-section508", head: ["Provision", "Asks for", "Result", "Failed", "Checks"],
            rows: tallies.map(AuditReport.clauseRow))
        return text.text
    }

    private static func clauseRow(_ tally: Tally) -> [HTMLText.Cell] {
        [
            .text(tally.name), .text(tally.title), .text(tally.verdict), .number(tally.count(.failed)),
            .number(tally.total),
        ]
    }

    /// Criteria and checks that say nothing, with the reasons that the audit gives.
    var notCoveredSection: String {
        var text = HTMLText()
        let criteria = rollUp.byCriterion(upTo: level).filter { $0.total == 0 }
        if !criteria.isEmpty {
            text.raw("<h3>Success criteria without a check</h3>\n<ul>")
            for tally in criteria { text.element("li", "\(tally.name) \(tally.title)") }
            text.raw("</ul>\n")
        }
        let untested = rollUp.checks.filter { $0.outcome == .untested }
        if !untested.isEmpty {
            text.raw("<h3>Checks not tested</h3>\n<ul>")
            for check in untested { text.element("li", "\(check.code): \(check.text)") }
            text.raw("</ul>\n")
        }
        let excluded = audit.audit.object("scope")?.objects("excluded") ?? []
        if !excluded.isEmpty {
            text.raw("<h3>Left out on purpose</h3>\n<ul>")
            for item in excluded { text.element("li", "\(item.string("id") ?? ""): \(item.string("reason") ?? "")") }
            text.raw("</ul>\n")
        }
        let orphans = rollUp.orphans.filter(\.isGiven)
        if !orphans.isEmpty {
            text.raw("<h3>Answers without a check</h3>\n<ul>")
            for result in orphans {
                text.element("li", "\(result.id): \(result.outcome.label). Tested wording: \(result.text)")
            }
            text.raw("</ul>\n")
        }
        return text.text
    }
}
