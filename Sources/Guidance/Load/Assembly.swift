import Diagnostics
import Markdown

/// Puts an entry together: its draft, and the codes that its requirements and groups were given.
struct Assembly: Sendable {
    let draft: EntryDraft
    let id: EntryID
    /// The number of requirements of all entries before.
    let base: Int
    let given: [Codes.Given]
    let groupCodes: [String]

    /// What an entry and its requirements are before anything is known of other entries.
    struct Part: Sendable {
        let entry: Entry
        let requirements: [Requirement]
        let diagnostics: DiagnosticList
    }

    func assembled() -> Part {
        var diagnostics = DiagnosticList()
        let requirements = requirements(diagnostics: &diagnostics)
        return Part(entry: entry(), requirements: requirements, diagnostics: diagnostics)
    }

    private func requirements(diagnostics: inout DiagnosticList) -> [Requirement] {
        var takenAnchors = Set(draft.entry.headingAnchors.values)
        takenAnchors.formUnion(given.map { $0.code.text.lowercased() })
        return zip(draft.requirements, given).enumerated().map { index, pair in
            let (requirement, given) = pair
            var anchor = given.authorAnchor
            if let own = anchor, !takenAnchors.insert(own).inserted {
                diagnostics.report(
                    GuidanceCodes.repeatedAnchor, "the anchor `\(own)` is already taken in this document",
                    at: requirement.span, help: "the rule keeps its code \(given.code.text)")
                anchor = nil
            }
            var result = Requirement(
                id: RequirementID(base + index), entry: id, kind: requirement.kind, group: given.code.group,
                number: given.code.number, node: requirement.node, blocks: requirement.blocks, text: requirement.text,
                lead: requirement.lead, span: requirement.span)
            result.authorAnchor = anchor
            result.namesPlatformDefect = requirement.namesPlatformDefect
            result.change = given.change
            return result
        }
    }

    private func entry() -> Entry {
        var entry = draft.entry
        entry.id = id
        entry.requirements = (base..<base + draft.requirements.count).map { RequirementID($0) }
        entry.sections = entry.sections.map { $0.placed(at: base, group: group) }
        for index in draft.groups.indices {
            let group = group(index)
            if let same = entry.checkGroups.firstIndex(where: { $0.title == group.title && $0.code == group.code }) {
                entry.checkGroups[same].requirements += group.requirements
            } else {
                entry.checkGroups.append(group)
            }
        }
        return entry
    }

    /// The group that a placeholder stands for; see `SectionDecoder.placeholder`.
    private func group(_ placeholder: CheckGroup) -> CheckGroup {
        Int(placeholder.code).map { group($0) } ?? placeholder
    }

    private func group(_ index: Int) -> CheckGroup {
        let group = draft.groups[index]
        let code = groupCodes[index]
        return CheckGroup(
            title: group.title, code: code, auditGroup: GroupCodes.auditGroup(group.title)?.id, label: group.label,
            anchor: group.label.flatMap { draft.entry.headingAnchors[$0] } ?? "checks-\(code.lowercased())",
            requirements: group.requirements.map { RequirementID($0.index + base) })
    }
}
