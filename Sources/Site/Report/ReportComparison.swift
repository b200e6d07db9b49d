import Evaluation

/// What changed since the baseline.
extension ReportPage {
    private typealias Change = Comparison.Change

    var comparison: [ReportBlock] {
        guard let comparison = report.comparison, let baseline = report.baseline else { return [] }
        let date = baseline.audit.string("finishedOn") ?? baseline.audit.string("startedOn") ?? ""
        let name = [baseline.title, baseline.subject.string("version") ?? "", date].filter { !$0.isEmpty }
        let shown = Change.allCases.filter { $0 != .unchanged }
        let reworded = comparison.entries.filter { $0.isReworded }
        return [
            .paragraph(strings.filled("report_baseline", ["name": name.joined(separator: ", ")])),
            .table(
                ReportTable(
                    id: "changes", caption: strings["report_table_changes"],
                    head: [(strings["change"], false), (strings["report_checks"], true)],
                    rows: Change.allCases.map { [.text(word($0)), .number(comparison.count($0))] }
                        + [[.text(strings["report_change_reworded"]), .number(reworded.count)]])),
        ]
            + shown.compactMap { change in
                entries(change.rawValue, word(change), comparison.entries.filter { $0.change == change })
            }
            + [entries("reworded", strings["report_change_reworded"], reworded.filter { $0.change == .unchanged })]
            .compactMap { $0 }
    }

    private func word(_ change: Change) -> String { strings["report_change_\(change.rawValue)"] }

    private func entries(_ id: String, _ caption: String, _ entries: [Comparison.Entry]) -> ReportBlock? {
        guard !entries.isEmpty else { return nil }
        return .table(
            ReportTable(
                id: "change-\(id)", caption: caption,
                head: ["report_check", "report_before", "now"].map { (strings[$0], false) },
                rows: entries.map { entry in
                    let text = entry.text.isEmpty ? entry.textBefore : entry.text
                    let wording = entry.isReworded ? labelled("report_wording_before", entry.textBefore) : ""
                    return [
                        .lines((checkLines(entry.code, text) + [wording]).filter { !$0.isEmpty }),
                        .text(word(entry.before)), .text(word(entry.after)),
                    ]
                }))
    }
}
