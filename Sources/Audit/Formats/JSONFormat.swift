import Diagnostics

/// The report for programs: `pages` with an outcome for every rule and the findings, and a `summary`.
public enum JSONFormat {
    public static func value(_ report: Report) -> JSONValue {
        [
            "pages": .array(report.pages.map { page($0, rules: report.rules) }),
            "summary": summary(report),
        ]
    }

    private static func page(_ page: PageReport, rules: [Rule]) -> JSONValue {
        let outcomes = zip(rules, page.outcomes).map {
            JSONValue.Member($0.id, .string($1.rawValue))
        }
        var members: [JSONValue.Member] = [
            .init("path", .string(page.path)), .init("outcomes", .object(outcomes)),
            .init("findings", .array(page.findings.map(finding))),
        ]
        if !page.optOuts.isEmpty {
            members.append(
                .init(
                    "optOuts",
                    .array(
                        page.optOuts.map { optOut in
                            [
                                "rule": .string(optOut.finding.rule), "line": .int(optOut.finding.span.start.line),
                                "reason": .string(optOut.reason),
                            ]
                        })))
        }
        return .object(members)
    }

    static func finding(_ finding: Finding) -> JSONValue {
        let start = finding.span.start
        let source: JSONValue =
            finding.origin.map { origin in
                ["path": .string(origin.file.path), "line": .int(origin.start.line)]
            } ?? .null
        return [
            "rule": .string(finding.rule), "outcome": .string(finding.outcome.rawValue),
            "severity": .string(finding.severity.rawValue), "line": .int(start.line), "column": .int(start.column),
            "excerpt": .string(finding.excerpt), "message": .string(finding.message), "fix": .string(finding.fix),
            "scheme": JSONValue(finding.scheme), "source": source,
        ]
    }

    private static func summary(_ report: Report) -> JSONValue {
        let summary = report.summary
        return [
            "pages": .int(summary.pages), "rules": .int(summary.rules), "violations": .int(summary.violations),
            "notes": .int(summary.notes), "questions": .int(summary.questions),
            "failedByRule": .object(
                summary.failedByRule.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) }),
            "optOuts": .int(summary.optOuts),
            "baseline": report.baseline.map { baseline in
                [
                    "accepted": .int(baseline.count),
                    "stale": .array(
                        baseline.stale.map {
                            [
                                "fingerprint": .string($0.fingerprint), "rule": .string($0.rule),
                                "path": .string($0.path),
                            ]
                        }),
                ]
            } ?? .null,
        ]
    }
}
