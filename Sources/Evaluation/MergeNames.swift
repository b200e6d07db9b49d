import Diagnostics

/// Ids made from names, so that two files that call the same person `t1` and `t7` agree, and two that call two people
/// `t1` do not.
extension Merge {
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
    static func named(_ audit: AuditFile) -> AuditFile {
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
            [$0.string("name") ?? "", $0.string("version") ?? "", $0.string("settings") ?? ""]
        }
        let settings = ["appearance", "orientation", "language", "input"].map { environment.object.string($0) ?? "" }
        return
            ([
                environment.label, environment.device ?? "", environment.os ?? "", environment.osVersion ?? "",
                environment.textSize ?? "",
            ] + technologies + settings + environment.object.strings("options")).joined(separator: "\u{1F}")
    }

    /// Gives every entry an id made from its name, and returns the new id of each old one. Entries of one file that have
    /// the same name are counted in the order of their ids: `t-ada-…`, `t-ada-…-2`.
    private static func renamed<Entry>(
        _ entries: inout [Entry], of audit: String, prefix: String, name: (Entry) -> String,
        object: WritableKeyPath<Entry, JSONObject>
    ) -> [String: String] {
        var ids: [String: String] = [:]
        var namesakes: [String: Set<String>] = [:]
        for entry in entries { namesakes[name(entry), default: []].insert(entry[keyPath: object].string("id") ?? "") }
        var places: [String: [String: Int]] = [:]
        for (name, ids) in namesakes where ids.count > 1 {
            let ordered = ids.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            places[name] = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($0.element, $0.offset) })
        }
        for index in entries.indices {
            let old = entries[index][keyPath: object].string("id") ?? ""
            let name = name(entries[index])
            // Two entries without a name are the same only within one file.
            let isNameless = name.allSatisfy { $0 == "\u{1F}" }
            let place = places[name]?[old] ?? 0
            let new =
                !isNameless
                ? identifier(of: name, prefix: prefix) + (place > 0 ? "-\(place + 1)" : "")
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
