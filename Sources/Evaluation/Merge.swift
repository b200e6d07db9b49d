import Diagnostics

/// Joins audits of several testers into one.
///
/// Merging is commutative, associative and idempotent: results are united by check, sample, environment and tester, and
/// of two answers to the same question the later one counts; everything else that differs is decided by a total order.
/// People, environments and samples are the same when they have the same name, whatever ids the files gave them.
public enum Merge {
    /// The audits as one. Its ids are made from names, so that they do not depend on the order of merging. Nil for no
    /// audits. Complexity: O(n log n) in the number of results.
    public static func merged(_ audits: [AuditFile]) -> AuditFile? {
        let audits = audits.map(canonical)
        guard var merged = audits.max(by: { headerOrder($0) < headerOrder($1) }) else { return nil }
        merged.testers = united(audits.flatMap(\.testers), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.environments = united(audits.flatMap(\.environments), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.samples = united(audits.flatMap(\.samples), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.results = unitedResults(audits.flatMap(\.results)).sorted { $0.key < $1.key }
        let adjudications = Set(audits.flatMap(\.adjudications))
        merged.adjudications = adjudications.sorted {
            ($0.check, $0.at, text($0.object)) < ($1.check, $1.at, text($1.object))
        }
        let history = Set(audits.flatMap { $0.header.array("history") })
        if !history.isEmpty || merged.header["history"] != nil {
            merged.header["history"] = .array(
                history.sorted {
                    (JSONObject($0).string("at") ?? "", $0.serialized())
                        < (JSONObject($1).string("at") ?? "", $1.serialized())
                })
        }
        return merged
    }

    /// As `merged`, with a warning for each audit that does not belong with the first: another id, and another baseline
    /// or another site's worksheet.
    public static func merged(
        _ audits: [(audit: AuditFile, file: SourceFile)], diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        if let first = audits.first {
            for (audit, file) in audits.dropFirst() where audit.id != first.audit.id {
                let isRelated =
                    audit.baselineID == first.audit.baselineID
                    && audit.template.string("site") == first.audit.template.string("site")
                if !isRelated {
                    diagnostics.report(
                        EvaluationCodes.unrelated,
                        "`\(audit.title)` has another baseline or worksheet than `\(first.audit.title)`",
                        at: file.span(0..<0))
                }
            }
        }
        return merged(audits.map(\.audit))
    }

    /// The header that counts is the latest. The history is left out, because merging changes it.
    private static func headerOrder(_ audit: AuditFile) -> (String, Int, String) {
        var header = audit.header
        header["history"] = nil
        return (audit.updatedAt, audit.revision, text(header))
    }

    private static func text(_ object: JSONObject) -> String { object.value.serialized() }

    /// Of entries with the same id the one that is greatest in a total order: the fuller, then the later in text order.
    private static func united<Entry>(
        _ entries: [Entry], by id: (Entry) -> String, in object: (Entry) -> JSONObject
    ) -> [Entry] {
        var best: [String: (entry: Entry, text: String)] = [:]
        for entry in entries {
            let text = text(object(entry))
            if let known = best[id(entry)], (known.text.utf8.count, known.text) >= (text.utf8.count, text) { continue }
            best[id(entry)] = (entry, text)
        }
        return best.values.map(\.entry)
    }

    private static func unitedResults(_ results: [AuditResult]) -> [AuditResult] {
        var best: [AuditResult.Key: AuditResult] = [:]
        for result in results {
            if let known = best[result.key], !isLater(result, than: known) { continue }
            best[result.key] = result
        }
        return Array(best.values)
    }

    /// A total order of answers: by time, then by text. A time that cannot be read is earlier than all.
    private static func isLater(_ left: AuditResult, than right: AuditResult) -> Bool {
        switch (Timestamp(left.at), Timestamp(right.at)) {
        case (let left?, let right?) where left < right: false
        case (let left?, let right?) where right < left: true
        case (nil, _?): false
        case (_?, nil): true
        default: text(left.object) > text(right.object)
        }
    }

    // MARK: Ids made from names

    /// The audit with ids that are made from names, and references that follow them.
    static func canonical(_ audit: AuditFile) -> AuditFile {
        var audit = named(audit)
        let id = audit.id
        let testers = renamed(&audit.testers, of: id, prefix: "t", name: \.name, object: \.object)
        let environments = renamed(&audit.environments, of: id, prefix: "e", name: environmentName, object: \.object)
        let samples = renamed(&audit.samples, of: id, prefix: "s", name: \.name, object: \.object)
        func follow(_ key: String, _ ids: [String: String], in object: inout JSONObject) {
            if let id = object.string(key), let new = ids[id] { object.set(key, new) }
        }
        for index in audit.results.indices {
            follow("tester", testers, in: &audit.results[index].object)
            follow("environment", environments, in: &audit.results[index].object)
            follow("sample", samples, in: &audit.results[index].object)
            let findings = audit.results[index].findings
            if findings.contains(where: { !$0.alsoIn.isEmpty }) {
                audit.results[index].findings = findings.map { finding in
                    var finding = finding
                    guard !finding.alsoIn.isEmpty else { return finding }
                    finding.object["alsoIn"] = JSONValue(finding.alsoIn.map { samples[$0] ?? $0 })
                    return finding
                }
            }
        }
        for index in audit.adjudications.indices {
            follow("environment", environments, in: &audit.adjudications[index].object)
            follow("sample", samples, in: &audit.adjudications[index].object)
            follow("by", testers, in: &audit.adjudications[index].object)
        }
        return audit
    }

    /// The audit with a tester for every answer: the only one that the file has, or else somebody unknown of this file.
    /// Otherwise the answers of two people who left their name out would look like two answers of one.
    private static func named(_ audit: AuditFile) -> AuditFile {
        let nameless = audit.results.indices.filter { audit.results[$0].tester == nil && audit.results[$0].isGiven }
        guard !nameless.isEmpty else { return audit }
        var audit = audit
        let known: String
        if audit.testers.count == 1, !audit.testers[0].id.isEmpty {
            known = audit.testers[0].id
        } else {
            known = identifier(of: audit.id, prefix: "t-unknown")
            audit.testers.append(Tester(JSONObject([.init("id", .string(known)), .init("name", "")])))
        }
        for index in nameless { audit.results[index].object.set("tester", known) }
        return audit
    }

    private static func environmentName(_ environment: TestEnvironment) -> String {
        let technologies = environment.assistiveTechnologies.flatMap {
            [$0.string("name") ?? "", $0.string("version") ?? ""]
        }
        return
            ([
                environment.label, environment.device ?? "", environment.os ?? "", environment.osVersion ?? "",
                environment.textSize ?? "",
            ] + technologies).joined(separator: "\u{1F}")
    }

    /// Gives every entry an id made from its name, and returns the new id of each old one.
    private static func renamed<Entry>(
        _ entries: inout [Entry], of audit: String, prefix: String, name: (Entry) -> String,
        object: WritableKeyPath<Entry, JSONObject>
    ) -> [String: String] {
        var ids: [String: String] = [:]
        for index in entries.indices {
            let old = entries[index][keyPath: object].string("id") ?? ""
            let name = name(entries[index])
            // Two entries without a name are the same only within one file.
            let isNameless = name.allSatisfy { $0 == "\u{1F}" }
            let new =
                !isNameless
                ? identifier(of: name, prefix: prefix)
                : isMade(old, prefix: prefix) ? old : identifier(of: "\u{1F}\(audit)\u{1F}\(old)", prefix: prefix)
            entries[index][keyPath: object].set("id", new)
            if ids[old] == nil { ids[old] = new }
        }
        return ids
    }

    private static func isMade(_ id: String, prefix: String) -> Bool {
        guard id.hasPrefix(prefix + "-"), let end = id.split(separator: "-").last else { return false }
        return end.utf8.count == 8 && end.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    /// For example `t-a-tester-5f1c91d2`: readable, and different for different names.
    private static func identifier(of name: String, prefix: String) -> String {
        var hash = FNV1a()
        hash.combine(name)
        var word = ""
        for byte in (name.split(separator: "\u{1F}").first ?? "").lowercased().utf8.prefix(24) {
            let isPlain = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
            if isPlain { word.unicodeScalars.append(Unicode.Scalar(byte)) } else if word.last != "-" { word += "-" }
        }
        return ([prefix] + word.split(separator: "-").map(String.init) + [String(hash.hexadecimal.prefix(8))])
            .joined(separator: "-")
    }
}
