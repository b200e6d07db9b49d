import Diagnostics

/// The text form of `content/rules.lock`: lines that a version control system merges well, in a fixed order.
///
///     handrail-lock 1
///
///     [dialog.modal]
///     group VO VoiceOver
///     M1 active #native-sheet Present with the native modifier.
///     M2 removed - Give the sheet a title.
///     K-VO1 active - Focus moves into the sheet.
public enum RulesLockFormat {
    /// Where the lock lies, from the project's root.
    public static let path = "content/rules.lock"
    static let firstLine = "handrail-lock 1"

    /// Reads a lock. Lines that cannot be read are reported and left out.
    public static func parse(_ file: SourceFile, diagnostics: inout DiagnosticList) -> RulesLock {
        var lock = RulesLock()
        var entry: String?
        var codes = Set<RequirementCode>()
        var sawFirstLine = false
        for number in 1...file.lineStarts.count {
            let range = file.range(ofLine: number)
            let line = file.text(in: range)
            if line.isEmpty || line.hasPrefix("# ") { continue }
            if !sawFirstLine {
                guard line == firstLine else {
                    diagnostics.report(
                        GuidanceCodes.lockFormat, "this is not a lock file that Handrail can read",
                        at: file.span(range),
                        help: "expected `\(firstLine)` on the first line")
                    return lock
                }
                sawFirstLine = true
                continue
            }
            if line.hasPrefix("["), line.hasSuffix("]"), line.count > 2 {
                let name = String(line.dropFirst().dropLast())
                entry = name
                codes = Set(lock.records[name, default: []].map(\.code))
                lock.records[name, default: []] += []
            } else if let entry, let group = group(line) {
                lock.groups[entry, default: [:]][group.code] = group.title
            } else if let entry, let record = record(line) {
                guard codes.insert(record.code).inserted else {
                    diagnostics.report(
                        GuidanceCodes.lockFormat, "the code \(record.code.text) of `\(entry)` stands here twice",
                        at: file.span(range), help: "take one of the two lines out, as after a merge")
                    continue
                }
                lock.records[entry, default: []].append(record)
            } else {
                diagnostics.report(
                    GuidanceCodes.lockFormat, "this line of the lock cannot be read", at: file.span(range),
                    help: "expected a code, `active` or `removed`, an anchor or `-`, and the wording")
            }
        }
        return lock
    }

    private static func group(_ line: String) -> (code: String, title: String)? {
        guard line.utf8.starts(with: "group ".utf8) else { return nil }
        let parts = fields(line, 3)
        guard parts.count == 3, parts[1].utf8.count == 2 else { return nil }
        return (parts[1], parts[2])
    }

    private static func record(_ line: String) -> RulesLock.Record? {
        let parts = fields(line, 4)
        guard parts.count >= 3, let code = RequirementCode(parts[0]), code.text == parts[0],
            parts[1] == "active" || parts[1] == "removed", parts[2] == "-" || parts[2].utf8.first == 0x23
        else { return nil }
        return RulesLock.Record(
            code: code, text: parts.count == 4 ? parts[3] : "",
            authorAnchor: parts[2] == "-" ? nil : String(decoding: parts[2].utf8.dropFirst(), as: UTF8.self),
            isRemoved: parts[1] == "removed")
    }

    /// At most `count` fields between spaces; the last one holds the rest. Bytes are compared, because a mark behind a
    /// space makes one character with it.
    private static func fields(_ line: String, _ count: Int) -> [String] {
        line.utf8.split(separator: 0x20, maxSplits: count - 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The lock as text: entries by name, records by code.
    public static func text(_ lock: RulesLock) -> String {
        var text = """
            \(firstLine)
            # Codes of rules, given once and for ever. Handrail writes this file; keep it with the content.

            """
        for (entry, records) in lock.records.sorted(by: { $0.key < $1.key }) where !records.isEmpty {
            text += "\n[\(entry)]\n"
            let used = Set(records.compactMap(\.code.group))
            for (code, title) in (lock.groups[entry] ?? [:]).sorted(by: { $0.key < $1.key }) where used.contains(code) {
                text += "group \(code) \(title)\n"
            }
            for record in records.sorted(by: { $0.code < $1.code }) {
                let anchor = record.authorAnchor.map { "#\($0)" } ?? "-"
                text += "\(record.code.text) \(record.isRemoved ? "removed" : "active") \(anchor) \(record.text)\n"
            }
        }
        return text
    }
}
