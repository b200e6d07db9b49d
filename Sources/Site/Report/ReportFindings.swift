import Diagnostics
import Evaluation
import Standards

/// What went wrong, and where testers disagree.
extension ReportPage {
    var conflicts: [ReportBlock] {
        guard !report.conflicts.isEmpty else { return [] }
        let checks = Dictionary(report.rollUp.checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return [
            .paragraph(strings["report_conflicts_text"]),
            table(
                "conflicts", ["report_check", "report_place", "report_answers", "report_counts", "report_settled"],
                report.conflicts.map { conflict in
                    let check = checks[conflict.check]
                    let place = [sampleName(conflict.sample), environmentName(conflict.environment)]
                    let answers = conflict.answers.map { answer in
                        [testerName(answer.tester) + ": " + word(answer.outcome), answer.note].filter { !$0.isEmpty }
                            .joined(separator: ". ")
                    }
                    return [
                        .lines(checkLines(check?.code ?? conflict.check, check?.text ?? "")),
                        .lines(place.filter { !$0.isEmpty }), .lines(answers), .text(word(conflict.outcome)),
                        .text(settlement(conflict.adjudication)),
                    ]
                }),
        ]
    }

    private func settlement(_ adjudication: Adjudication?) -> String {
        guard let adjudication else { return strings["report_not_settled"] }
        let by = audit.tester(adjudication.by).map { testerName($0.id) } ?? adjudication.by
        return [word(adjudication.outcome), by, day(adjudication.at), adjudication.reason ?? ""]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// All problems, the most severe first; a failed check for which none was written down is one too.
    var findings: [ReportBlock] {
        struct Problem {
            var finding: Finding?
            var answer: AuditResult
            var check: RollUp.Check
        }
        var problems: [Problem] = []
        for check in report.rollUp.checks {
            for answer in check.answers {
                problems += answer.findings.map { Problem(finding: $0, answer: answer, check: check) }
                if answer.outcome == .failed, answer.findings.isEmpty {
                    problems.append(Problem(finding: nil, answer: answer, check: check))
                }
            }
        }
        let ordered = (0...(Finding.severities.count + 1)).flatMap { rank in
            problems.filter { self.rank($0.finding, $0.answer) == rank }
        }
        func title(_ problem: Problem) -> String {
            let title = problem.finding?.title ?? ""
            return title.isEmpty ? checkTitle(problem.check) : title
        }
        let articles = ordered.enumerated().map { index, problem in
            ReportBlock.finding(
                ReportFinding(
                    number: index + 1, title: title(problem),
                    facts: facts(problem.finding, problem.answer, problem.check)))
        }
        guard ordered.count > 1 else { return articles }
        let list = table(
            "findings", ["report_finding", "report_severity", "report_check", "report_status"],
            ordered.enumerated().map { index, problem in
                [
                    .link("\(index + 1). \(title(problem))", href: "#finding-\(index + 1)"),
                    .text(severity(problem.finding)), .text(problem.check.code),
                    .text(status(problem.finding, problem.answer)),
                ]
            })
        return [list] + articles
    }

    private func severity(_ finding: Finding?) -> String {
        guard let finding, !finding.severity.isEmpty else { return "" }
        return strings.words["report_severity_\(finding.severity)"] ?? finding.severity
    }

    private func status(_ finding: Finding?, _ answer: AuditResult) -> String {
        guard let finding else { return "" }
        let status = answer.hasFixed(finding) ? "fixed" : finding.status
        return strings.words["report_finding_\(status)"] ?? status
    }

    private func checkTitle(_ check: RollUp.Check) -> String { check.text.isEmpty ? check.code : check.text }

    /// The most severe first; what has been fixed stands last.
    private func rank(_ finding: Finding?, _ answer: AuditResult) -> Int {
        if let finding, answer.hasFixed(finding) { return Finding.severities.count + 1 }
        return Finding.severities.firstIndex(of: finding?.severity ?? "") ?? Finding.severities.count
    }

    private func facts(
        _ finding: Finding?, _ answer: AuditResult, _ check: RollUp.Check
    ) -> [(name: String, value: String)] {
        let criteria = finding.map { $0.wcag.isEmpty ? check.wcag : $0.wcag } ?? check.wcag
        let samples = ([answer.sample] + (finding?.alsoIn ?? [])).compactMap { $0 }.map { sampleName($0) }
        let heard = finding.map { $0.heard.isEmpty ? answer.heard : $0.heard } ?? answer.heard
        let isCarried = answer.outcome == .untested && answer.carriedFrom != nil
        let carried = isCarried ? day(answer.carriedFrom?.string("at") ?? "") : ""
        let cause = finding.map { strings.words["report_cause_\($0.cause)"] ?? $0.cause }
        return [
            (strings["report_severity"], severity(finding)), (strings["report_cause"], cause ?? ""),
            (
                strings["report_check"],
                checkLines(check.code, answer.text.isEmpty ? check.text : answer.text).joined(separator: "\n")
            ),
            (strings["criterion"], criteria.map(criterionName).joined(separator: "\n")),
            (strings["report_affects"], (finding?.affects ?? []).map(affectedName).joined(separator: "\n")),
            (strings["report_found_in"], samples.joined(separator: "\n")),
            (strings["report_environment"], environmentName(answer.environment)),
            (strings["field_tester"], testerName(answer.tester)), (strings["report_tested"], day(answer.at)),
            (strings["report_steps"], finding?.steps ?? ""), (strings["report_expected"], finding?.expected ?? ""),
            (strings["report_actual"], finding?.actual ?? ""), (strings["heard"], heard),
            (strings["note"], answer.note),
            (
                strings["report_evidence"],
                ((finding?.evidence ?? []) + answer.evidence).map(evidenceName).joined(separator: "\n")
            ),
            (strings["report_ticket"], finding?.ticket ?? ""),
            (strings["report_status"], status(finding, answer)), (strings["report_carried"], carried),
        ]
    }

    private func evidenceName(_ evidence: JSONObject) -> String {
        [evidence.string("name"), evidence.string("alt")].compactMap { $0 }.filter { !$0.isEmpty }.joined(
            separator: ": ")
    }

    private func affectedName(_ name: String) -> String {
        EN301549.functionalPerformanceStatements.first { $0.number == name }.map { "\(name) \($0.title)" } ?? name
    }
}
