import Diagnostics

/// Gives every requirement its code: the one that the lock has for it, or the next number that was never used.
struct Codes {
    private(set) var lock: RulesLock
    private let old: RulesLock
    private let lockFile: SourceFile?
    private(set) var diagnostics = DiagnosticList()

    /// - Parameter lock: what `content/rules.lock` says; empty for the first build.
    init(_ lock: RulesLock, file: SourceFile?) {
        old = lock
        self.lock = RulesLock()
        lockFile = file
    }

    struct Given {
        var code: RequirementCode
        var change: RequirementChange
        /// The author's anchor, unless another requirement of the entry has it.
        var authorAnchor: String?
    }

    /// The name of an entry in the lock.
    static func key(of entry: Entry) -> String { entry.stack.map { "\($0):\(entry.name)" } ?? entry.name }

    /// What one entry gets: the same for the same draft and the same lock.
    struct GivenCodes {
        /// The name of the entry in the lock.
        let key: String
        /// The codes of its requirements, in order.
        let requirements: [Given]
        /// The codes of its groups.
        let groups: [String]
        /// What the new lock has of it.
        let records: [RulesLock.Record]
        let titles: [(code: String, title: String)]
        let diagnostics: DiagnosticList
    }

    /// Writes an entry's codes into the new lock.
    mutating func take(_ given: GivenCodes) {
        lock.records[given.key] = given.records
        for (code, title) in given.titles where lock.groups[given.key]?[code] == nil {
            lock.groups[given.key, default: [:]][code] = title
        }
        diagnostics.append(contentsOf: given.diagnostics)
    }

    /// The codes of an entry's requirements and groups.
    func codes(of draft: EntryDraft) -> GivenCodes {
        var diagnostics = DiagnosticList()
        let key = Codes.key(of: draft.entry)
        let records = old.records[key] ?? []
        var groupCodes = GroupCodes(locked: old.groups[key] ?? [:])
        let groups = draft.groups.map { groupCodes.code(for: $0.title) }
        var given: [Given?] = Array(repeating: nil, count: draft.requirements.count)
        var kept: [RulesLock.Record] = []
        let sections = Dictionary(grouping: draft.requirements.indices) { index in
            SectionKey(kind: draft.requirements[index].kind, group: draft.requirements[index].group.map { groups[$0] })
        }
        let locked = Dictionary(grouping: records) { SectionKey(kind: $0.code.kind, group: $0.code.group) }
        for section in Set(sections.keys).union(locked.keys).sorted() {
            kept += give(
                draft, indices: sections[section] ?? [], records: locked[section] ?? [], section: section, to: &given,
                &diagnostics)
        }
        let titles = zip(groups, draft.groups).map { (code: $0, title: $1.title) }
        return GivenCodes(
            key: key, requirements: given.compactMap { $0 }, groups: groups, records: kept,
            titles: titles + (old.groups[key] ?? [:]).map { (code: $0.key, title: $0.value) }, diagnostics: diagnostics)
    }

    private struct SectionKey: Hashable, Comparable {
        var kind: RequirementKind
        var group: String?

        static func < (left: SectionKey, right: SectionKey) -> Bool {
            (left.kind.position, left.group ?? "") < (right.kind.position, right.group ?? "")
        }
    }

    /// Matches one section and returns its records as the new lock has them.
    private func give(
        _ draft: EntryDraft, indices: [Int], records: [RulesLock.Record], section: SectionKey, to given: inout [Given?],
        _ diagnostics: inout DiagnosticList
    ) -> [RulesLock.Record] {
        let requirements = indices.map { draft.requirements[$0] }
        let matches = CodeMatching.match(
            requirements.map { CodeMatching.Candidate(text: $0.text, authorAnchor: $0.authorAnchor) }, records)
        var kept = records
        var isKept = Array(repeating: false, count: records.count)
        var next = (records.map(\.code.number).max() ?? 0) + 1
        for (place, index) in indices.enumerated() {
            let requirement = requirements[place]
            if let match = matches[place] {
                let record = records[match.record]
                isKept[match.record] = true
                reportIfUncertain(match, record, requirement, &diagnostics)
                let change: RequirementChange =
                    record.isRemoved ? .added : record.text == requirement.text ? .none : .reworded(from: record.text)
                given[index] = Given(code: record.code, change: change, authorAnchor: requirement.authorAnchor)
                kept[match.record] = RulesLock.Record(
                    code: record.code, text: requirement.text, authorAnchor: requirement.authorAnchor)
            } else {
                let code = RequirementCode(kind: section.kind, group: section.group, number: next)
                next += 1
                given[index] = Given(
                    code: code, change: lockFile == nil ? .none : .added, authorAnchor: requirement.authorAnchor)
                kept.append(
                    RulesLock.Record(code: code, text: requirement.text, authorAnchor: requirement.authorAnchor))
                isKept.append(true)
            }
        }
        let name = Codes.key(of: draft.entry)
        for index in records.indices where !isKept[index] && !records[index].isRemoved {
            kept[index].isRemoved = true
            reportRemoved(records[index], of: name, at: draft.entry.span, &diagnostics)
        }
        return kept
    }

    private func reportIfUncertain(
        _ match: CodeMatching.Match, _ record: RulesLock.Record, _ requirement: RequirementDraft,
        _ diagnostics: inout DiagnosticList
    ) {
        guard match.score < CodeMatching.certain else { return }
        diagnostics.report(
            GuidanceCodes.uncertainCode,
            "this was taken for a new wording of \(record.code.text), with which it shares \(Int(match.score * 100)) % of the words",
            at: requirement.span, help: "the wording was: \(Codes.excerpt(record.text)); an anchor `{#name}` settles it"
        )
    }

    private func reportRemoved(
        _ record: RulesLock.Record, of name: String, at span: SourceSpan?, _ diagnostics: inout DiagnosticList
    ) {
        diagnostics.report(
            GuidanceCodes.removedRequirement, "\(name) \(record.code.text) was removed: \(Codes.excerpt(record.text))",
            at: span)
    }

    /// At most eighty characters of a wording.
    static func excerpt(_ text: String) -> String { text.count <= 80 ? text : text.prefix(79) + "…" }

    /// Keeps the codes of entries that are gone: their requirements are tombstones.
    mutating func keepTombstones() {
        for (key, records) in old.records.sorted(by: { $0.key < $1.key }) where lock.records[key] == nil {
            let active = records.count { !$0.isRemoved }
            if active > 0 {
                diagnostics.report(
                    GuidanceCodes.removedRequirement, "`\(key)` was removed with its \(CountText.of(active, "rule"))",
                    at: nil)
            }
            lock.records[key] = records.map { record in
                var tombstone = record
                tombstone.isRemoved = true
                return tombstone
            }
            lock.groups[key] = old.groups[key]
        }
    }
}
