import Diagnostics

/// The report as assertions of EARL 1.0 in JSON-LD; the context stands in the file, nothing is fetched.
public enum EARLFormat {
    public static func value(_ report: Report) -> JSONValue {
        var graph: [JSONValue] = [
            ["@id": "_:handrail", "@type": ["Assertor", "Software"], "title": "Handrail"]
        ]
        for page in report.pages {
            for (rule, outcome) in zip(report.rules, page.outcomes) where outcome != .inapplicable {
                graph.append(assertion(rule, outcome, page))
            }
        }
        return ["@context": context, "@graph": .array(graph)]
    }

    private static let context: JSONValue = [
        "@vocab": "http://www.w3.org/ns/earl#",
        "earl": "http://www.w3.org/ns/earl#",
        "dct": "http://purl.org/dc/terms/",
        "ptr": "http://www.w3.org/2009/pointers#",
        "WCAG2": "https://www.w3.org/TR/WCAG22/#",
        "title": "dct:title",
        "description": "dct:description",
        "source": "dct:source",
        "isPartOf": ["@id": "dct:isPartOf", "@type": "@id"],
        "assertedBy": ["@type": "@id"],
        "outcome": ["@type": "@id"],
        "mode": ["@type": "@id"],
        "pointer": "earl:pointer",
        "lineNumber": "ptr:lineNumber",
        "charNumber": "ptr:charNumber",
    ]

    private static func assertion(_ rule: Rule, _ outcome: Outcome, _ page: PageReport) -> JSONValue {
        let findings = page.findings.filter { $0.rule == rule.id && $0.outcome == outcome }
        var result: [JSONValue.Member] = [
            .init("@type", "TestResult"), .init("outcome", .string("earl:" + outcome.rawValue)),
        ]
        if let first = findings.first { result.append(.init("description", .string(first.message))) }
        if !findings.isEmpty { result.append(.init("pointer", .array(findings.map(pointer)))) }
        return [
            "@type": "Assertion",
            "assertedBy": "_:handrail",
            "mode": "earl:automatic",
            "subject": ["@type": "TestSubject", "source": .string(page.path)],
            "test": [
                "@type": rule.criteria.isEmpty ? "TestCase" : "TestRequirement",
                "title": .string(rule.id), "description": .string(rule.title),
                "isPartOf": JSONValue(rule.criteria.map { "WCAG2:" + $0 }),
            ],
            "result": .object(result),
        ]
    }

    private static func pointer(_ finding: Finding) -> JSONValue {
        let start = finding.span.start
        return [
            "@type": "ptr:LineCharPointer", "lineNumber": .int(start.line), "charNumber": .int(start.column),
        ]
    }
}
