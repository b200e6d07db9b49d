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
        var numbers: [String: Int] = [:]
        for index in drafts.indices {
            let key = Codes.key(of: drafts[index].entry)
            guard let other = first[key] else {
                first[key] = index
                continue
            }
            diagnostics.report(
                GuidanceCodes.duplicateID, "the id `\(key)` is already taken", at: drafts[index].entry.span,
                help: "give one of the two another `id:`",
                related: [.init("it stands here first", at: drafts[other].entry.span)])
            let base = drafts[index].entry.name
            repeat {
                numbers[key, default: 1] += 1
                drafts[index].entry.name = "\(base)-\(numbers[key, default: 2])"
            } while first[Codes.key(of: drafts[index].entry)] != nil
            first[Codes.key(of: drafts[index].entry)] = index
        }
    }
}
