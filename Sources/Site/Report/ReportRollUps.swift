import Evaluation
import Standards

/// Outcomes summed up over components, groups, success criteria, clauses and provisions, each as a chart and its table.
extension ReportPage {
    var components: [ReportBlock] {
        let tallies = report.rollUp.byComponent
        return chart("components", tallies.map { (componentShortTitle($0.name), $0) })
            + [tallyTable("components", head: "component", tallies.map { (.text(componentTitle($0.name)), $0) })]
    }

    var groups: [ReportBlock] {
        rollUp("groups", report.rollUp.byGroup.map { (groupTitle($0.name), $0) }, head: "report_group")
    }

    var criteria: [ReportBlock] {
        let tallies = report.byCriterion
        let covered = tallies.filter { $0.total > 0 }
        let asked = tallies.filter { report.asksFor($0.name) }
        let rows = covered.map { tally -> (ReportTable.Cell, Tally) in
            let name = criterionName(tally.name)
            guard let criterion = WCAG.criterion(tally.name) else { return (.text(name), tally) }
            return (.link("\(name) (\(criterion.level.rawValue))", href: criterion.understandingURL), tally)
        }
        let text = strings.filled(
            "report_criteria_text",
            [
                "covered": String(asked.count { $0.total > 0 }), "total": String(asked.count),
                "level": report.level.rawValue,
            ])
        guard !covered.isEmpty else { return [.paragraph(text)] }
        return [.paragraph(text)]
            + chart("criteria", covered.map { (criterionName($0.name), $0) })
            + [tallyTable("criteria", head: "criterion", rows)]
    }

    var clauses: [ReportBlock] {
        let tallies = report.rollUp.byEN301549Clause(forWeb: report.isForWeb).filter { $0.total > 0 }
        let product = strings[report.isForWeb ? "report_for_web" : "report_for_software"]
        let text = strings.filled("report_clauses_text", ["version": EN301549.version, "product": product])
        return rollUp(
            "clauses", tallies.map { ("\($0.name) \($0.title)", $0) }, head: "report_clause", introduction: text)
    }

    var provisions: [ReportBlock] {
        let tallies = report.rollUp.bySection508Provision(forWeb: report.isForWeb).filter { $0.total > 0 }
        return rollUp(
            "provisions", tallies.map { ("\($0.name) \($0.title)", $0) }, head: "report_provision",
            introduction: strings["report_provisions_text"])
    }

    private func rollUp(
        _ id: String, _ rows: [(name: String, tally: Tally)], head: String, introduction: String? = nil
    ) -> [ReportBlock] {
        guard !rows.isEmpty else { return [] }
        return [introduction.map(ReportBlock.paragraph)].compactMap { $0 } + chart(id, rows)
            + [tallyTable(id, head: head, rows.map { (.text($0.name), $0.tally) })]
    }

    private func chart(_ id: String, _ rows: [(name: String, tally: Tally)]) -> [ReportBlock] {
        guard !rows.isEmpty else { return [] }
        let failing = rows.count { $0.tally.outcome == .failed }
        return [
            .chart(
                ReportChart(
                    title: strings["report_chart_\(id)"],
                    caption: strings.filled(
                        "report_chart_\(id)_caption", ["failed": String(failing), "total": String(rows.count)]),
                    bars: rows.map { ($0.name, $0.tally) }))
        ]
    }

    /// A row for each tally: what may be said, the counts by outcome, and all checks.
    func tallyTable(_ id: String, head: String, _ rows: [(name: ReportTable.Cell, tally: Tally)]) -> ReportBlock {
        .table(
            ReportTable(
                id: id, caption: strings["report_table_\(id)"],
                head: [(strings[head], false), (strings["report_result"], false)]
                    + EARL.Outcome.rollUpOrder.map { (word($0), true) } + [(strings["report_checks"], true)],
                rows: rows.map { name, tally in
                    [name, .text(result(tally))] + EARL.Outcome.rollUpOrder.map { .number(tally.count($0)) }
                        + [.number(tally.total)]
                }))
    }

    /// What may be said of a tally: never that something conforms.
    func result(_ tally: Tally) -> String {
        switch tally.outcome {
        case nil: strings["report_result_none"]
        case .failed: strings["report_result_failed"]
        case .cantTell, .untested: strings["report_result_open"]
        case .passed, .inapplicable: strings.counted("report_result_passed", tally.total)
        }
    }
}
