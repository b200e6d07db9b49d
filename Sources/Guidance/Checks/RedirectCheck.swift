import Diagnostics

/// Redirects that lead to the document itself, have no way back, or go round in a circle.
enum RedirectCheck {
    static func report(_ entry: Entry, _ catalog: Catalog, _ diagnostics: inout DiagnosticList) {
        for reference in entry.references where reference.form == .metadata && reference.entry == entry.id {
            diagnostics.report(
                GuidanceCodes.selfReference, "`\(entry.name)` names itself", at: reference.span)
        }
        var reported = Set<EntryID>()
        for requirement in catalog.requirements(of: entry) where requirement.kind == .avoid {
            for redirect in requirement.redirects {
                guard let target = redirect.entry else { continue }
                if target == entry.id {
                    diagnostics.report(
                        GuidanceCodes.selfReference, "\(requirement.code) of `\(entry.name)` sends readers to itself",
                        at: redirect.span)
                } else if entry.kind == .component, catalog[target].kind == .component, !entry.isDeprecated,
                    !catalog[target].references.contains(where: { leads($0, to: entry.id, catalog) }),
                    reported.insert(target).inserted
                {
                    diagnostics.report(
                        GuidanceCodes.oneWayRedirect,
                        "`\(catalog[target].name)` has no way back to `\(entry.name)`", at: redirect.span)
                }
            }
        }
    }

    private static func leads(_ reference: Reference, to entry: EntryID, _ catalog: Catalog) -> Bool {
        if case .requirement(let id) = reference.target { return catalog[id].entry == entry }
        return reference.entry == entry
    }

    /// Follows `replaced_by:`; each circle is reported once, at its first document.
    static func reportCycles(_ drafts: [EntryDraft], _ catalog: Catalog, _ diagnostics: inout DiagnosticList) {
        var next: [EntryID: EntryID] = [:]
        for (entry, draft) in zip(catalog.entries, drafts) {
            guard let replacement = draft.replacedBy else { continue }
            next[entry.id] = entry.references.first { $0.form == .metadata && $0.written == replacement.text }?.entry
        }
        var done = Set<EntryID>()
        for start in next.keys.sorted() where !done.contains(start) {
            var path: [EntryID] = []
            var onPath = Set<EntryID>()
            var current: EntryID? = start
            while let entry = current, !done.contains(entry) {
                if !onPath.insert(entry).inserted {
                    let circle = path[(path.firstIndex(of: entry) ?? 0)...] + [entry]
                    diagnostics.report(
                        GuidanceCodes.redirectCycle,
                        circle.map { "`\(catalog[$0].name)`" }.joined(separator: " → "), at: catalog[entry].span)
                    break
                }
                path.append(entry)
                current = next[entry]
            }
            done.formUnion(path)
        }
    }
}
