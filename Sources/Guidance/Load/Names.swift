import Diagnostics

/// Makes ids unique within a stack, qualified names where several stacks have the id, and file names.
enum Names {
    static func settle(_ drafts: inout [EntryDraft], diagnostics: inout DiagnosticList) {
        reportRepeated(&drafts, &diagnostics)
        let stacksByName = Dictionary(grouping: drafts, by: \.entry.name)
        var slugs: [String: Set<String>] = [:]
        var numbers: [String: Int] = [:]
        for index in drafts.indices {
            let entry = drafts[index].entry
            let isAmbiguous = (stacksByName[entry.name]?.count ?? 0) > 1
            drafts[index].entry.qualifiedName = isAmbiguous ? Codes.key(of: entry) : entry.name
            let base = EntryName.slug(
                isAmbiguous && entry.stack != nil ? "\(entry.stack ?? "")-\(entry.name)" : entry.name)
            let folder = entry.kind.folder
            var slug = base == "index" || base == "codes" ? base + "-page" : base
            while !slugs[folder, default: []].insert(slug).inserted {
                numbers["\(folder)/\(base)", default: 1] += 1
                slug = "\(base)-\(numbers["\(folder)/\(base)", default: 2])"
            }
            drafts[index].entry.slug = slug
        }
    }

    /// The second document with an id of a stack gets another id, so that everything else may rely on it. Documents
    /// without an `id:` of their own give way to those that have one.
    private static func reportRepeated(_ drafts: inout [EntryDraft], _ diagnostics: inout DiagnosticList) {
        var first: [String: Int] = [:]
        for index in drafts.indices.filter({ drafts[$0].isNamed }) + drafts.indices.filter({ !drafts[$0].isNamed }) {
            let key = Codes.key(of: drafts[index].entry)
            guard let other = first[key] else {
                first[key] = index
                continue
            }
            drafts[index].entry.name = freeName(for: drafts[index]) { name in
                var entry = drafts[index].entry
                entry.name = name
                return first[Codes.key(of: entry)] == nil
            }
            first[Codes.key(of: drafts[index].entry)] = index
            let related = Diagnostic.Related("it stands here first", at: drafts[other].entry.span)
            if drafts[index].isNamed {
                diagnostics.report(
                    GuidanceCodes.duplicateID, "the id `\(key)` is already taken", at: drafts[index].entry.span,
                    help: "give one of the two another `id:`", related: [related])
            } else {
                diagnostics.report(
                    GuidanceCodes.repeatedName,
                    "the id `\(key)` is already taken; `\(drafts[index].entry.name)` was taken",
                    at: drafts[index].entry.span,
                    help: "write an `id:` of its own", related: [related])
            }
        }
    }

    /// A name like the draft's that is free: with the file's folder in front, else with a number.
    private static func freeName(for draft: EntryDraft, isFree: (String) -> Bool) -> String {
        let base = draft.entry.name
        let folders = draft.entry.file.path.split(separator: "/").dropLast()
        if !draft.isNamed, !draft.belongsToRuleSet, let folder = folders.last, folders.count > 1 {
            let name = EntryName.sanitized("\(folder)-\(base)")
            if isFree(name) { return name }
        }
        var number = 2
        while !isFree("\(base)-\(number)") { number += 1 }
        return "\(base)-\(number)"
    }
}
