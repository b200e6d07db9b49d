import Evaluation
import Standards

/// Who tested what, when and with what; and what came of it, in words and counts.
extension ReportPage {
    var about: [ReportBlock] {
        let about = audit.audit
        let scope = about.object("scope")
        let excluded = (scope?.objects("excluded") ?? []).map { item in
            [item.string("id") ?? "", item.string("reason") ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
        }
        let facts: [(name: String, value: String)] = [
            (strings["report_product"], audit.subject.string("name") ?? ""),
            (strings["badge_version"], audit.subject.string("version") ?? ""),
            (strings["report_build"], audit.subject.string("build") ?? ""),
            (strings["filter_platform"], audit.subject.string("platform") ?? ""),
            (strings["report_audit"], audit.title),
            (strings["report_kind"], known("report_kind", about.string("kind"))),
            (strings["report_status"], known("report_status", about.string("status"))),
            (strings["report_tested"], dates), (strings["report_standard"], standard),
            (
                strings["report_guidance"],
                [audit.template.string("site") ?? "", audit.template.string("contentVersion") ?? ""]
                    .filter { !$0.isEmpty }.joined(separator: ", ")
            ),
            (
                strings["report_scope_components"],
                (scope?.strings("components") ?? []).map(componentTitle).joined(separator: "\n")
            ),
            (strings["report_scope_groups"], (scope?.strings("groups") ?? []).map(groupTitle).joined(separator: "\n")),
            (strings["report_excluded"], excluded.joined(separator: "\n")),
            (strings["report_words"], about.string("summary") ?? ""),
        ]
        return [.facts(facts)] + people
    }

    /// The theme's word for a word of the format, or that word itself.
    private func known(_ key: String, _ word: String?) -> String {
        guard let word, !word.isEmpty else { return "" }
        return strings.words["\(key)_\(word)"] ?? word
    }

    private var people: [ReportBlock] {
        var blocks: [ReportBlock] = []
        if !audit.testers.isEmpty {
            blocks.append(
                table(
                    "testers", ["report_name", "report_role", "report_daily_user"],
                    audit.testers.map { tester in
                        [
                            .text(testerName(tester.id)), .text(tester.role ?? ""),
                            .text(tester.dailyUserOf.joined(separator: ", ")),
                        ]
                    }))
        }
        if !audit.environments.isEmpty {
            blocks.append(
                table(
                    "environments",
                    ["report_environment", "field_device", "field_system", "field_technology", "report_settings"],
                    audit.environments.map(environmentRow)))
        }
        if !audit.samples.isEmpty {
            blocks.append(
                table(
                    "samples", ["report_sample", "report_path"],
                    audit.samples.map { sample in
                        [.text(sampleName(sample.id)), .text(sample.path ?? "")]
                    }))
        }
        return blocks
    }

    private func environmentRow(_ environment: TestEnvironment) -> [ReportTable.Cell] {
        let technologies = environment.assistiveTechnologies.map { technology in
            ["name", "version", "settings"].compactMap(technology.string).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let system = [environment.os, environment.osVersion].compactMap { $0 }.joined(separator: " ")
        let settings = [
            labelled("report_text_size", environment.textSize ?? ""), environment.object.string("appearance") ?? "",
            environment.object.string("orientation") ?? "", environment.object.string("language") ?? "",
        ]
        return [
            .text(environmentName(environment.id)), .text(environment.device ?? ""), .text(system),
            .lines(technologies),
            .text((settings + environment.object.strings("options")).filter { !$0.isEmpty }.joined(separator: ", ")),
        ]
    }

    /// A table of texts, its caption and columns named by keys of the words.
    func table(_ id: String, _ head: [String], _ rows: [[ReportTable.Cell]]) -> ReportBlock {
        .table(
            ReportTable(
                id: id, caption: strings["report_table_\(id)"], head: head.map { (strings[$0], false) }, rows: rows))
    }

    // MARK: Summary

    /// The sentence that sums everything up. It never claims conformance and gives no score.
    var verdict: String {
        let total = report.rollUp.total
        let untested = total.count(.untested)
        let failed = total.count(.failed)
        let values = [
            "failed": String(failed), "total": String(total.total), "tested": String(total.total - untested),
            "open": String(untested + total.count(.cantTell)),
        ]
        if total.total == 0 { return strings["report_verdict_empty"] }
        if untested == total.total { return strings.filled("report_verdict_untested", values) }
        if failed > 0 {
            let key = untested == 0 ? "report_verdict_failed" : "report_verdict_failed_so_far"
            return strings.filled(key, values)
        }
        if untested + total.count(.cantTell) == 0 { return strings.counted("report_verdict_passed", total.total) }
        return strings.filled("report_verdict_open", values)
    }

    var summary: [ReportBlock] {
        let total = report.rollUp.total
        guard total.total > 0 else { return [.paragraph(strings["report_verdict_empty"])] }
        let orphans = report.rollUp.orphans.count { $0.isGiven }
        let unsettled = report.conflicts.count { $0.adjudication == nil }
        var sentences = [verdict, strings["report_disclaimer"]]
        if !report.conflicts.isEmpty {
            sentences.append(
                strings.counted("report_conflicts", report.conflicts.count) + " "
                    + strings.filled("report_conflicts_open", ["count": String(unsettled)]))
        }
        if orphans > 0 { sentences.append(strings.counted("report_orphans", orphans)) }
        return sentences.map(ReportBlock.paragraph) + [
            .chart(
                ReportChart(
                    title: strings["report_chart_total"],
                    caption: strings.filled(
                        "report_chart_total_caption",
                        ["failed": String(total.count(.failed)), "total": String(total.total)]),
                    bars: [(strings["report_all_checks"], total)])),
            tallyTable("total", head: "report_checks", [(.text(strings["report_all_checks"]), total)]),
        ] + severities
    }

    /// Findings counted by severity and cause.
    private var severities: [ReportBlock] {
        let findings = report.rollUp.checks.flatMap(\.openFindings)
        guard !findings.isEmpty else { return [] }
        let causes = ["app", "platform", "content", "unknown"]
        func severity(_ finding: Finding) -> String {
            Finding.severities.contains(finding.severity) ? finding.severity : "unknown"
        }
        let rows = (Finding.severities + ["unknown"]).compactMap { name -> [ReportTable.Cell]? in
            let chosen = findings.filter { severity($0) == name }
            guard !chosen.isEmpty else { return nil }
            return [.text(strings["report_severity_\(name)"])]
                + causes.map { cause in
                    .number(chosen.count { (causes.contains($0.cause) ? $0.cause : "unknown") == cause })
                } + [.number(chosen.count)]
        }
        return [
            .table(
                ReportTable(
                    id: "severities", caption: strings["report_table_severities"],
                    head: [(strings["report_severity"], false)]
                        + causes.map { (strings["report_cause_\($0)"], true) } + [(strings["report_findings"], true)],
                    rows: rows))
        ]
    }
}
