import Diagnostics
import Standards

/// Assertions in EARL: what the WCAG-EM Report Tool saves (`auditResult` in a graph, or `auditSample`), and reports that
/// are a graph of assertions.
enum EARLImport {
    private static let lists = ["auditSample", "auditResult"]

    static func isKnown(_ node: JSONNode) -> Bool {
        node["@graph"] != nil || lists.contains { node[$0] != nil }
    }

    static func read(_ node: JSONNode, _ outcomes: inout ImportedOutcomes) {
        let parts = [node] + (node["@graph"]?.array ?? [])
        var samples: [String: String] = [:]
        for part in parts { collectSamples(part, into: &samples) }
        for part in parts {
            for list in lists {
                for assertion in part[list]?.array ?? [] { read(assertion, samples, &outcomes) }
            }
        }
        for part in node["@graph"]?.array ?? [] where part["result"] != nil || part["earl:result"] != nil {
            read(part, samples, &outcomes)
        }
    }

    /// The names of the pages that were chosen, by their ids.
    private static func collectSamples(_ node: JSONNode, into samples: inout [String: String]) {
        let holders = [node, node["selectSample"]].compactMap { $0 }
        for holder in holders {
            for list in ["structuredSample", "randomSample"] {
                for page in holder[list]?.array ?? holder[list]?["webpage"]?.array ?? [] {
                    guard let id = page["id"]?.string ?? page["@id"]?.string else { continue }
                    let names = ["title", "description", "source"].compactMap { page[$0]?.string }
                    samples[id] = names.first { !$0.isEmpty } ?? id
                }
            }
        }
    }

    private static func read(
        _ node: JSONNode, _ samples: [String: String], _ outcomes: inout ImportedOutcomes
    ) {
        if let test = node["test"] ?? node["testcase"] ?? node["earl:test"] {
            let criteria = criteria(of: test)
            let result = node["result"] ?? node["earl:result"]
            let words = result.flatMap { $0["outcome"] ?? $0["earl:outcome"] }.map(strings) ?? []
            let outcome = words.lazy.compactMap(OutcomeWords.outcome).first
            let title = test["title"]?.string ?? test["dct:title"]?.string
            let name = title ?? strings(in: test).first ?? "a test without a name"
            if criteria.isEmpty {
                outcomes.reportUnmatched(name, outcome, at: test)
            } else if let outcome {
                let note = result.flatMap { $0["description"]?.string ?? $0["dct:description"]?.string } ?? ""
                let date = result?["date"]?.string ?? node["date"]?.string ?? ""
                let isRule = !strings(in: test).contains { criterion($0) != nil }
                for criterion in criteria where outcome != .untested || !note.isEmpty {
                    outcomes.append(
                        .init(
                            criterion: criterion, rule: isRule ? name : "", outcome: outcome, note: note,
                            sample: sample(node["subject"], samples), date: date, mode: mode(of: node)))
                }
            } else {
                outcomes.reportUnknownOutcome(words.first ?? "", of: name, at: result ?? node)
            }
        }
        // Depth one: the pages of a site's assertion.
        for part in node["hasPart"]?.array ?? [] where part["hasPart"] == nil { read(part, samples, &outcomes) }
    }

    private static func mode(of node: JSONNode) -> String {
        let words = (node["mode"].map(strings) ?? []) + [node["mode"]?["@value"]?.string ?? ""]
        if words.contains("earl:automatic") { return "automatic" }
        return words.contains("earl:manual") ? "manual" : "semiAuto"
    }

    /// The page; nil for a whole site and for what has no name.
    private static func sample(_ subject: JSONNode?, _ samples: [String: String]) -> String? {
        guard let page = subject?.array?.first ?? subject else { return nil }
        if strings(in: page).contains(where: { $0.lowercased().hasSuffix("website") }) { return nil }
        let id: String = page.string ?? page["id"]?.string ?? page["@id"]?.string ?? ""
        if let name = samples[id] { return name }
        let names: [String] = ["title", "source", "description"].compactMap { page[$0]?.string }
        return names.first { !$0.isEmpty } ?? (id.isEmpty || id.hasPrefix("_:") ? nil : id)
    }

    private static func strings(in node: JSONNode) -> [String] {
        if let text = node.string { return [text] }
        if let items = node.array { return items.compactMap(\.string) }
        return ["id", "@id", "type", "@type", "num", "title"].compactMap { node[$0] }.flatMap { value in
            value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
        }
    }

    /// The criteria that a test is, or is part of.
    private static func criteria(of test: JSONNode) -> [SuccessCriterion] {
        if let own = strings(in: test).lazy.compactMap(criterion).first { return [own] }
        return ["isPartOf", "dct:isPartOf", "dcterms:isPartOf"].compactMap { test[$0] }.flatMap { part in
            (part.array ?? [part]).compactMap { strings(in: $0).lazy.compactMap(criterion).first }
        }
    }

    /// `WCAG22:focus-order`, `https://www.w3.org/TR/WCAG21/#focus-order`, `2.4.3`.
    private static func criterion(_ name: String) -> SuccessCriterion? {
        let word = String(name.split { $0 == "#" || $0 == ":" || $0 == "/" || $0 == " " }.last ?? "")
        return WCAG.criterion(word) ?? WCAG.criterion(slug: word) ?? WCAG.criteria.first { $0.wcag20Slug == word }
    }
}
