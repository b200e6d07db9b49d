import Diagnostics
import HTML

/// The report as SARIF 2.1.0, which code hosts and editors show beside the lines.
public enum SARIFFormat {
    private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    /// - Parameter version: of the program, if it is to be named.
    public static func value(_ report: Report, version: String? = nil) -> JSONValue {
        let places = Dictionary(
            report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var driver: [JSONValue.Member] = [.init("name", "Handrail")]
        if let version { driver.append(.init("semanticVersion", .string(version))) }
        driver.append(.init("rules", .array(report.rules.map(rule))))
        let run: JSONValue = [
            "tool": ["driver": .object(driver)],
            "columnKind": "unicodeCodePoints",
            "results": .array(
                zip(report.findings, Fingerprint.all(of: report)).map { result($0, $1, places) }
                    + report.pages.flatMap(\.optOuts).map { suppressed($0, places) }),
        ]
        return ["$schema": .string(schema), "version": "2.1.0", "runs": [run]]
    }

    private static func rule(_ rule: Rule) -> JSONValue {
        [
            "id": .string(rule.id),
            "shortDescription": ["text": .string(rule.title)],
            "fullDescription": ["text": .string(rule.why)],
            "help": ["text": .string(rule.howToFix)],
            "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
            "properties": [
                "tags": JSONValue(["accessibility"] + rule.criteria.map { "wcag" + $0 }),
                "level": .string(rule.level.rawValue), "act": JSONValue(rule.act), "axe": JSONValue(rule.axe),
            ],
        ]
    }

    private static func result(_ finding: Finding, _ fingerprint: String?, _ places: [String: Int]) -> JSONValue {
        let isFailure = finding.outcome == .failed
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(finding.rule)), .init("ruleIndex", .int(places[finding.rule] ?? -1)),
            // SARIF 2.1.0, 3.27.10: only results of the kind "fail" have another level than "none".
            .init("kind", isFailure ? "fail" : "open"),
            .init("level", isFailure ? .string(finding.severity.rawValue) : "none"),
            .init("message", ["text": .string(text(finding))]),
            .init("locations", [["physicalLocation": location(finding.span, snippet: finding.excerpt)]]),
        ]
        var related = finding.related
        if let origin = finding.origin { related.append(.init("written here", at: origin)) }
        if !related.isEmpty {
            members.append(
                .init(
                    "relatedLocations",
                    .array(
                        related.map { place in
                            [
                                "physicalLocation": location(place.span),
                                "message": ["text": .string(place.message)],
                            ]
                        })))
        }
        if let fingerprint { members.append(.init("partialFingerprints", ["handrail/v1": .string(fingerprint)])) }
        return .object(members)
    }

    /// A finding that a comment in the page accepts (SARIF 2.1.0, 3.27.23 and 3.35).
    private static func suppressed(_ optOut: PageReport.OptOut, _ places: [String: Int]) -> JSONValue {
        guard case .object(let members) = result(optOut.finding, nil, places) else { return .null }
        let suppression: JSONValue = ["kind": "inSource", "justification": .string(optOut.reason)]
        return .object(members + [.init("suppressions", [suppression])])
    }

    private static func text(_ finding: Finding) -> String {
        var text = finding.message
        if let scheme = finding.scheme { text += " (\(scheme))" }
        return text + ". " + finding.fix
    }

    private static func location(_ span: SourceSpan, snippet: String? = nil) -> JSONValue {
        let start = span.start
        let end = span.end
        var region: [JSONValue.Member] = [
            .init("startLine", .int(start.line)), .init("startColumn", .int(start.column)),
            .init("endLine", .int(end.line)), .init("endColumn", .int(max(end.column, 1))),
        ]
        if let snippet { region.append(.init("snippet", ["text": .string(snippet)])) }
        return [
            "artifactLocation": ["uri": .string(PercentEncoding.encode(path: span.file.path))],
            "region": .object(region),
        ]
    }
}
