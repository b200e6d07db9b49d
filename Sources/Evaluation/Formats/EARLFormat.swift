import Diagnostics
import Standards

/// Results in the Evaluation and Report Language as JSON-LD: one assertion for each answer, with its context inline, so
/// that nothing is fetched.
public enum EARLFormat {
    /// The document of an audit. Complexity: O(size of the audit).
    public static func bytes(of audit: AuditFile) -> [UInt8] {
        document(of: audit).serializedBytes(pretty: true)
    }

    static func document(of audit: AuditFile) -> JSONValue {
        let nodes = EARLNodes(audit)
        var graph: [JSONValue] = [subject(of: audit)]
        graph += audit.samples.map { sample in
            var node: [JSONValue.Member] = [
                .init("@id", .string(nodes.sample(sample.id))), .init("@type", "TestSubject"),
                .init("title", .string(sample.name)), .init("isPartOf", "_:subject"),
            ]
            if let path = sample.path { node.append(.init("description", .string(path))) }
            return .object(node)
        }
        graph += audit.testers.map { tester in
            var node: [JSONValue.Member] = [
                .init("@id", .string(nodes.tester(tester.id))), .init("@type", ["Assertor", "foaf:Person"]),
                .init("foaf:name", .string(tester.name)),
            ]
            if let role = tester.role { node.append(.init("description", .string(role))) }
            return .object(node)
        }
        graph += audit.results.map { assertion($0, nodes) }
        return ["@context": context, "@graph": .array(graph)]
    }

    /// The terms of the documents, for others that write them too.
    public static var context: JSONValue {
        .object(
            EARL.context.map { term in
                .init(term.term, term.isReference ? ["@id": .string(term.iri), "@type": "@id"] : .string(term.iri))
            } + [
                // EARL has no term for what something was tested with.
                .init("environment", "urn:handrail:environment")
            ])
    }

    private static func subject(of audit: AuditFile) -> JSONValue {
        let subject = audit.subject
        var node: [JSONValue.Member] = [
            .init("@id", "_:subject"), .init("@type", ["TestSubject", "Software"]),
            .init("title", .string(subject.string("name") ?? "")),
        ]
        if let version = subject.string("version") { node.append(.init("doap:revision", .string(version))) }
        // A reference has to be absolute, because the report has no address of its own.
        if let url = subject.string("url"), isAbsolute(url) { node.append(.init("source", .string(url))) }
        return .object(node)
    }

    private static func isAbsolute(_ url: String) -> Bool {
        (url.hasPrefix("https://") || url.hasPrefix("http://"))
            && url.utf8.allSatisfy { (0x21...0x7E).contains($0) && !Array("<>\"{}|\\^`".utf8).contains($0) }
    }

    private static func assertion(_ result: AuditResult, _ nodes: EARLNodes) -> JSONValue {
        var node: [JSONValue.Member] = [.init("@type", "Assertion")]
        if let tester = result.tester { node.append(.init("assertedBy", .string(nodes.tester(tester)))) }
        node.append(.init("subject", .string(result.sample.map(nodes.sample) ?? "_:subject")))
        node.append(.init("test", test(of: result)))
        node.append(.init("result", outcome(of: result)))
        let mode = result.mode.flatMap { ["manual", "semiAuto", "automatic"].contains($0) ? $0 : nil } ?? "unknownMode"
        node.append(.init("mode", .string("earl:" + mode)))
        if let environment = nodes.environment(result.environment) {
            node.append(.init("description", .string(description(of: environment))))
            node.append(.init("environment", .string(environment.label)))
        }
        return .object(node)
    }

    private static func test(of result: AuditResult) -> JSONValue {
        let criteria = result.wcag.compactMap { WCAG.criterion($0) }.map { JSONValue.string("WCAG2:\($0.slug)") }
        var node: [JSONValue.Member] = [
            .init("@type", "TestCase"), .init("title", .string(result.id)), .init("description", .string(result.text)),
        ]
        if !criteria.isEmpty { node.append(.init("isPartOf", .array(criteria))) }
        return .object(node)
    }

    private static func outcome(of result: AuditResult) -> JSONValue {
        let problems = result.findings.map { "\($0.title) (\($0.severity))" }
        let description = ([result.note] + problems + (result.heard.isEmpty ? [] : ["Heard: \(result.heard)"]))
            .filter { !$0.isEmpty }.joined(separator: "\n")
        var node: [JSONValue.Member] = [
            .init("@type", "TestResult"), .init("outcome", .string(result.outcome.iri)),
        ]
        if !description.isEmpty { node.append(.init("description", .string(description))) }
        if result.at != Worksheet.never, !result.at.isEmpty { node.append(.init("date", .string(result.at))) }
        return .object(node)
    }

    private static func description(of environment: TestEnvironment) -> String {
        let technologies = environment.assistiveTechnologies.map { technology in
            [technology.string("name"), technology.string("version")].compactMap { $0 }.joined(separator: " ")
        }
        let system = [environment.os, environment.osVersion].compactMap { $0 }.joined(separator: " ")
        return
            ([environment.device ?? "", system] + technologies + [environment.textSize.map { "text size \($0)" } ?? ""])
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// The nodes that assertions name. Ids are made here, because those of a file may hold anything; a person or sample that
/// the file does not list gets one too.
private struct EARLNodes {
    private var testers: [String: Int] = [:]
    private var samples: [String: Int] = [:]
    private var environments: [String: TestEnvironment] = [:]

    init(_ audit: AuditFile) {
        for id in audit.testers.map(\.id) + audit.results.compactMap(\.tester) where testers[id] == nil {
            testers[id] = testers.count + 1
        }
        for id in audit.samples.map(\.id) + audit.results.compactMap(\.sample) where samples[id] == nil {
            samples[id] = samples.count + 1
        }
        environments = Dictionary(audit.environments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func tester(_ id: String) -> String { "_:tester-\(testers[id] ?? 0)" }
    func sample(_ id: String) -> String { "_:sample-\(samples[id] ?? 0)" }
    func environment(_ id: String?) -> TestEnvironment? { id.flatMap { environments[$0] } }
}
