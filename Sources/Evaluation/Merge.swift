import Diagnostics

/// Joins audits of several testers into one.
///
/// Merging is commutative, associative and idempotent: results are united by check, sample, environment and tester, and
/// of two answers to the same question the later one counts; everything else that differs is decided by a total order.
/// People, environments and samples of two files are the same when they have the same name, whatever ids the files gave
/// them; two of one file are never the same.
public enum Merge {
    /// The audits as one; nil for no audits. One audit, however often it is given, keeps its ids and its order. Those of
    /// several are made from names, so that they do not depend on the order of merging.
    ///
    /// Complexity: O(n log n) in the number of results.
    public static func merged(_ audits: [AuditFile]) -> AuditFile? {
        if let first = audits.first, audits.dropFirst().allSatisfy({ $0 == first }) { return withLatestAnswers(first) }
        let audits = audits.map { canonical(withLatestAnswers($0)) }
        guard var merged = audits.max(by: { headerOrder($0) < headerOrder($1) }) else { return nil }
        merged.testers = united(audits.flatMap(\.testers), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.environments = united(audits.flatMap(\.environments), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.samples = united(audits.flatMap(\.samples), by: \.id, in: \.object).sorted { $0.id < $1.id }
        merged.results = unitedResults(audits.flatMap(\.results)).sorted { $0.key < $1.key }
        let adjudications = Set(audits.flatMap(\.adjudications))
        merged.adjudications = adjudications.sorted {
            ($0.check, $0.at, text($0.object)) < ($1.check, $1.at, text($1.object))
        }
        merged.uniteScopes(of: audits)
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

    /// An audit with one answer to each question: the latest. In an audit that already has, nothing changes.
    private static func withLatestAnswers(_ audit: AuditFile) -> AuditFile {
        var best: [AuditResult.Key: Int] = [:]
        var kept: [AuditResult] = []
        for result in audit.results {
            guard let index = best[result.key] else {
                best[result.key] = kept.count
                kept.append(result)
                continue
            }
            // Of two at the same time the one that stands behind the other is the later.
            if !isEarlier(result, than: kept[index]) { kept[index] = result }
        }
        guard kept.count < audit.results.count else { return audit }
        var audit = audit
        audit.results = kept
        return audit
    }

    /// As `merged`, with a warning for each audit that does not belong with the first: another id, and another baseline
    /// or another site's worksheet; and a note of the answers that gave way to later ones.
    public static func merged(
        _ audits: [(audit: AuditFile, file: SourceFile)], diagnostics: inout DiagnosticList
    ) -> AuditFile? {
        if let first = audits.first {
            for (audit, file) in audits.dropFirst() where audit.id != first.audit.id {
                // Codes from paper and other tools' results say of no worksheet that they belong to it.
                let sites = [audit, first.audit].map { $0.template.string("site") ?? "" }
                let isRelated =
                    sites.contains("") || audit.baselineID == first.audit.baselineID && sites[0] == sites[1]
                if !isRelated {
                    diagnostics.report(
                        EvaluationCodes.unrelated,
                        "`\(audit.title)` has another baseline or worksheet than `\(first.audit.title)`",
                        at: file.whole)
                }
            }
        }
        if Set(audits.map(\.audit)).count > 1 { reportReplaced(audits, &diagnostics) }
        return merged(audits.map(\.audit))
    }

    /// Tells for each file which of its answers another file's later ones to the same question replace. Of a person
    /// with a name that is a note; without one they may be two people, so it is a warning.
    private static func reportReplaced(
        _ audits: [(audit: AuditFile, file: SourceFile)], _ diagnostics: inout DiagnosticList
    ) {
        var best: [AuditResult.Key: (result: AuditResult, file: Int)] = [:]
        var replaced: [Int: [(old: AuditResult, new: AuditResult)]] = [:]
        let named = audits.map { canonical(withLatestAnswers($0.audit)) }
        for (index, audit) in named.enumerated() {
            for result in audit.results where result.isGiven {
                guard let known = best[result.key] else {
                    best[result.key] = (result, index)
                    continue
                }
                let isNewer = isLater(result, than: known.result)
                if known.file != index, known.result.outcome != result.outcome {
                    replaced[isNewer ? known.file : index, default: []].append(
                        isNewer ? (known.result, result) : (result, known.result))
                }
                if isNewer { best[result.key] = (result, index) }
            }
        }
        for (index, pairs) in replaced.sorted(by: { $0.key < $1.key }) {
            let nameless = pairs.contains { (named[index].tester($0.old.tester)?.name ?? "").isEmpty }
            let examples = pairs.prefix(3).map {
                "`\($0.old.id)` \($0.old.outcome.rawValue), then \($0.new.outcome.rawValue)"
            }
            let count = pairs.count == 1 ? "1 answer gives" : "\(pairs.count) answers give"
            diagnostics.append(
                Diagnostic(
                    EvaluationCodes.replaced,
                    "\(count) way to later ones of the same person (\(examples.joined(separator: "; ")))",
                    at: audits[index].file.whole,
                    help: nameless ? "if two people tested, fill in both their names" : nil,
                    severity: nameless ? .warning : .note))
        }
    }

    /// The header that counts is the latest. The history is left out, because merging changes it, and so is the scope.
    private static func headerOrder(_ audit: AuditFile) -> HeaderOrder {
        var header = audit.header
        header["history"] = nil
        if var about = header.object("audit") {
            var scope = about.object("scope") ?? JSONObject()
            for list in ["components", "groups", "excluded"] { scope[list] = nil }
            about["scope"] = scope.members.isEmpty ? nil : scope.value
            header["audit"] = about.value
        }
        return HeaderOrder(
            time: Timestamp(audit.updatedAt), revision: audit.revision, text: text(header))
    }

    private struct HeaderOrder: Comparable {
        var time: Timestamp?
        var revision: Int
        var text: String

        static func < (left: HeaderOrder, right: HeaderOrder) -> Bool {
            if let isEarlier = Timestamp.isEarlier(left.time, right.time) { return isEarlier }
            return (left.revision, left.text) < (right.revision, right.text)
        }
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

    private static func isEarlier(_ left: AuditResult, than right: AuditResult) -> Bool {
        Timestamp.isEarlier(Timestamp(left.at), Timestamp(right.at)) ?? false
    }

    /// A total order of answers: by time, then by text. A time that cannot be read is earlier than all.
    static func isLater(_ left: AuditResult, than right: AuditResult) -> Bool {
        Timestamp.isEarlier(Timestamp(right.at), Timestamp(left.at)) ?? (text(left.object) > text(right.object))
    }
}
