import Markdown

/// Families of ids that nobody has written yet, but that readers are sent to.
///
/// `a.b` is a reference only in a known family. When an *Avoid when* item says `use popover.basic`, the family `popover`
/// is known from then on, although no document of it exists: a set that is written from its start has such gaps.
enum ClaimedFamilies {
    /// Objects of scripts, whose members look like ids.
    private static let objects: Set<String> = [
        "document", "window", "event", "console", "navigator", "history", "location", "element", "node", "self",
        "props",
        "state", "process", "app", "view", "screen", "body", "array", "object", "string", "number", "math", "json",
    ]
    private static let verbs: Set<String> = ["use", "see", "try", "prefer", "per", "follow", "choose", "or", "and"]

    /// Known whatever documents say.
    static let always: Set<String> = ["global"]

    /// The families that one document's *Avoid when* items claim.
    static func find(_ draft: EntryDraft) -> Set<String> {
        var families: Set<String> = []
        let tree = draft.entry.tree
        for requirement in draft.requirements where requirement.kind == .avoid {
            for block in tree.textBlocks(requirement.blocks) {
                let text = InlineText(block, in: tree)
                for code in text.codes {
                    if let family = family(Array(tree.literalBytes(code.node)), isWhole: true) {
                        families.insert(family)
                    }
                }
                collectPlain(text.bytes, to: &families)
            }
        }
        return families
    }

    /// `use list.row` in plain text.
    private static func collectPlain(_ bytes: [UInt8], to families: inout Set<String>) {
        var previous = ""
        for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x28 || $0 == 0x29 || $0 == 0x2C || $0 == 0x3B })
        {
            if verbs.contains(previous), let family = family(Array(word), isWhole: false) { families.insert(family) }
            previous = String(decoding: word, as: UTF8.self).lowercased()
        }
    }

    /// The first part of an id of two or more parts, each of at least two letters.
    private static func family(_ bytes: [UInt8], isWhole: Bool) -> String? {
        guard let citation = Citation(bytes, at: 0, isStack: { _ in false }) else { return nil }
        let rest = bytes[citation.end...]
        guard rest.isEmpty || (!isWhole && rest.allSatisfy { $0 == 0x2E || $0 == 0x3A }) else { return nil }
        let parts = citation.name.split(separator: ".")
        guard parts.count > 1, parts.allSatisfy({ $0.utf8.count > 1 }), let first = parts.first.map(String.init),
            !objects.contains(first), !LinkTargets.isFileName(citation.name)
        else { return nil }
        return first
    }
}
