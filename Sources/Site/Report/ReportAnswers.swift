import Evaluation
import Standards

/// Every answer, and all that there is no answer for.
extension ReportPage {
    /// A table for each component with what was answered to each of its checks.
    var answers: [ReportBlock] {
        report.rollUp.byComponent.enumerated().compactMap { index, tally in
            let checks = tally.checks.filter { $0.answers.contains(where: \.isGiven) }
            guard !checks.isEmpty else { return nil }
            return .table(
                ReportTable(
                    id: "answers-\(index + 1)", caption: componentTitle(tally.name),
                    head: ["report_check", "outcome", "report_answers"].map { (strings[$0], false) },
                    rows: checks.map { check in
                        [
                            .lines(checkLines(check.code, check.text)), .text(word(check.outcome)),
                            .lines(check.answers.filter(\.isGiven).flatMap { lines($0, text: check.text) }),
                        ]
                    }))
        }
    }

    /// An answer in lines: who, where and when; then what else was written down.
    private func lines(_ answer: AuditResult, text: String) -> [String] {
        let circumstances = [
            testerName(answer.tester), environmentName(answer.environment), sampleName(answer.sample), day(answer.at),
        ]
        let carried = answer.carriedFrom.map { day($0.string("at") ?? "") }
        return [
            word(answer.outcome) + ": " + circumstances.filter { !$0.isEmpty }.joined(separator: ", "), answer.note,
            labelled("heard", answer.heard),
            answer.text.isEmpty || Fingerprint.of(answer.text) == Fingerprint.of(text)
                ? "" : labelled("report_wording_tested", answer.text),
            labelled("report_carried", carried ?? ""),
        ].filter { !$0.isEmpty }
    }

    /// What this report does not tell: criteria and checks without an answer, and answers without a check.
    var appendix: [ReportBlock] {
        let criteria = report.byCriterion.filter { $0.total == 0 }
        let excluded = audit.audit.object("scope")?.objects("excluded") ?? []
        func open(_ outcome: EARL.Outcome) -> [String] {
            report.rollUp.checks.filter { $0.outcome == outcome }.map { check in
                checkLines(check.code, check.text).joined(separator: ": ")
            }
        }
        return part(
            "excluded",
            excluded.map { item in
                [item.string("id") ?? "", item.string("reason") ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
            })
            + part("uncovered", criteria.map { criterionName($0.name) }) + part("untested", open(.untested))
            + part("undecided", open(.cantTell)) + part("orphans", report.rollUp.orphans.filter(\.isGiven).map(orphan))
    }

    private func part(_ id: String, _ items: [String]) -> [ReportBlock] {
        items.isEmpty ? [] : [.heading(strings["report_appendix_\(id)"]), .list(items)]
    }

    /// An answer whose check is gone, with the wording that was tested and everything that was found.
    private func orphan(_ answer: AuditResult) -> String {
        let name = answer.code.isEmpty ? answer.id : answer.code
        let findings = answer.findings.map(\.title).filter { !$0.isEmpty }
        return ([checkLines(name, answer.text).joined(separator: ": ")] + lines(answer, text: answer.text) + findings)
            .joined(separator: "\n")
    }
}
