import Standards

extension AuditReport {
    var aboutSection: String {
        var text = HTMLText()
        let about = audit.audit
        let dates = [about.string("startedOn"), about.string("finishedOn")].compactMap { $0 }.joined(separator: " to ")
        text.raw("<dl>")
        for (name, value) in [
            ("Audit", audit.title), ("Product", subjectName), ("Build", audit.subject.string("build") ?? ""),
            ("Platform", audit.subject.string("platform") ?? ""), ("Status", about.string("status") ?? ""),
            ("Tested", dates), ("Standard", "WCAG \(WCAG.version), Level \(level.rawValue)"),
            ("Guidance", audit.template.string("contentVersion") ?? ""), ("Summary", about.string("summary") ?? ""),
        ] where !value.isEmpty {
            text.raw("<dt>\(HTMLText.escape(name))</dt><dd>\(HTMLText.lines(value))</dd>")
        }
        text.raw("</dl>\n")
        if !audit.testers.isEmpty {
            text.table(
                "Testers", id: "table-testers", head: ["Name", "Role", "Relies on"],
                rows: audit.testers.map { tester in
                    [
                        .text(tester.name.isEmpty ? "Name not given" : tester.name), .text(tester.role ?? ""),
                        .text(tester.dailyUserOf.joined(separator: ", ")),
                    ]
                })
        }
        if !audit.environments.isEmpty {
            text.table(
                "Environments", id: "table-environments",
                head: ["Environment", "Device", "System", "Assistive technology", "Text size"],
                rows: audit.environments.map(environmentRow))
        }
        if !audit.samples.isEmpty {
            text.table(
                "Samples", id: "table-samples", head: ["Sample", "How to reach it"],
                rows: audit.samples.map { [.text($0.name), .text($0.path ?? "")] })
        }
        return text.text
    }

    private func environmentRow(_ environment: TestEnvironment) -> [HTMLText.Cell] {
        let technologies = environment.assistiveTechnologies.map { technology in
            [technology.string("name"), technology.string("version")].compactMap { $0 }.joined(separator: " ")
        }
        let system = [environment.os, environment.osVersion].compactMap { $0 }.joined(separator: " ")
        return [
            .text(environment.label.isEmpty ? environment.id : environment.label), .text(environment.device ?? ""),
            .text(system), .text(technologies.joined(separator: ", ")), .text(environment.textSize ?? ""),
        ]
    }

    var comparisonSection: String {
        guard let comparison, let baseline else { return "" }
        var text = HTMLText()
        text.element("p", "Baseline: \(baseline.title). \(comparison.rewordedCount) checks were reworded since.")
        text.table(
            "Changes by kind", id: "table-changes", head: ["Change", "Checks"],
            rows: Comparison.Change.allCases.map { [.text($0.label), .number(comparison.count($0))] })
        let changed = comparison.entries.filter { $0.change != .unchanged || $0.isReworded }
        guard !changed.isEmpty else { return text.text }
        text.table(
            "Checks that changed", id: "table-changed", head: ["Check", "Change", "Before", "Now", "Wording"],
            rows: changed.map { entry in
                [
                    .text(entry.code), .text(entry.change.label), .text(entry.before?.label ?? "–"),
                    .text(entry.after?.label ?? "–"),
                    .text(entry.isReworded ? "Tested: \(entry.textBefore)\nNow: \(entry.text)" : ""),
                ]
            })
        return text.text
    }

    var conflictsSection: String {
        guard !conflicts.isEmpty else { return "" }
        var text = HTMLText()
        text.element("p", "Where testers disagree, the worst outcome counts until the disagreement is settled.")
        text.table(
            "Disagreements", id: "table-conflicts", head: ["Check", "Sample", "Answers", "Counts", "Settled by"],
            rows: conflicts.map { conflict in
                let answers = conflict.answers.map { answer in
                    "\(testerName(answer)): \(answer.outcome.label)"
                }
                let settled = conflict.adjudication.map { adjudication in
                    [adjudication.by, adjudication.reason ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
                }
                return [
                    .text(conflict.check), .text(audit.sample(conflict.sample)?.name ?? ""),
                    .text(answers.joined(separator: "\n")), .text(conflict.outcome.label),
                    .text(settled ?? "Not settled"),
                ]
            })
        return text.text
    }

    private func testerName(_ result: AuditResult) -> String {
        let name = audit.tester(result.tester)?.name ?? ""
        return name.isEmpty ? "Name not given" : name
    }

    var findingsSection: String {
        var text = HTMLText()
        var number = 0
        for check in rollUp.checks {
            for answer in check.answers {
                for finding in answer.findings {
                    number += 1
                    text.raw(findingMarkup(finding, answer, check, number))
                }
                if answer.outcome == .failed, answer.findings.isEmpty {
                    number += 1
                    text.raw(findingMarkup(nil, answer, check, number))
                }
            }
        }
        return text.text
    }

    private func findingMarkup(_ finding: Finding?, _ answer: AuditResult, _ check: RollUp.Check, _ number: Int) -> String {
        let title = finding.map { $0.title.isEmpty ? check.text : $0.title } ?? check.text
        let criteria = finding.map { $0.wcag.isEmpty ? check.wcag : $0.wcag } ?? check.wcag
        let samples = ([answer.sample] + (finding?.alsoIn ?? [])).compactMap { $0 }
        let evidence = ((finding?.evidence ?? []) + answer.evidence).map { evidence in
            [evidence.string("name"), evidence.string("alt")].compactMap { $0 }.joined(separator: ": ")
        }
        var text = HTMLText()
        text.raw("<article class=\"finding\" aria-labelledby=\"finding-\(number)\">")
        text.element("h3", "id=\"finding-\(number)\"", "\(number). \(title)")
        text.raw("<dl>")
        let rows: [(String, String)] = [
            ("Check", "\(check.code): \(answer.text.isEmpty ? check.text : answer.text)"),
            ("Severity", finding?.severity ?? ""), ("Cause", finding?.cause ?? ""),
            ("WCAG", criteria.map { "\($0) \(WCAG.criterion($0)?.name ?? "")" }.joined(separator: ", ")),
            ("Found in", samples.map { audit.sample($0)?.name ?? $0 }.joined(separator: ", ")),
            ("Environment", audit.environment(answer.environment)?.label ?? ""), ("Tester", testerName(answer)),
            ("Steps", finding?.steps ?? ""), ("Expected", finding?.expected ?? ""), ("Actual", finding?.actual ?? ""),
            ("Heard", finding.map { $0.heard.isEmpty ? answer.heard : $0.heard } ?? answer.heard),
            ("Note", answer.note), ("Evidence", evidence.joined(separator: "\n")), ("Ticket", finding?.ticket ?? ""),
            ("Status", finding?.status ?? ""),
        ]
        for (name, value) in rows where !value.isEmpty {
            text.raw("<dt>\(HTMLText.escape(name))</dt><dd>\(HTMLText.lines(value))</dd>")
        }
        text.raw("</dl></article>\n")
        return text.text
    }
}
