import Diagnostics
import Markdown

/// What references can lead to, made once for all documents.
struct LinkTargets: Sendable {
    private let entries: [Entry]
    private let entriesByName: [String: [EntryID]]
    private let entriesByPath: [String: EntryID]
    private let assets: Set<String>
    private let planned: Set<String>
    /// First parts of ids: only `a.b` with a known `a` may be a reference.
    private let families: Set<String>
    private let stacks: Set<String>
    private let anchors: [[String: Reference.Target]]
    private let lock: RulesLock
    /// Every id and planned id, for suggestions.
    let names: [String]

    /// - Parameters:
    ///   - families: those that documents claim.
    ///   - anchors: those of each entry.
    init(_ catalog: Catalog, families claimed: Set<String>, anchors: [[String: Reference.Target]]) {
        entries = catalog.entries
        entriesByName = catalog.entriesByID
        assets = catalog.assets
        planned = catalog.settings.planned
        lock = catalog.lock
        stacks = Set(catalog.entries.compactMap(\.stack))
        names = Set(catalog.entriesByID.keys).union(catalog.settings.planned).sorted()
        let written = names.lazy.filter { $0.contains(".") }.compactMap {
            $0.split(separator: ".").first.map(String.init)
        }
        families = claimed.union(written)
        entriesByPath = Dictionary(
            catalog.entries.filter { $0.ruleSet == nil }.map { ($0.file.path, $0.id) },
            uniquingKeysWith: { first, _ in first })
        self.anchors = anchors
    }

    /// Differs, within one run of the program, where other documents can be referred to, or by other names.
    var digest: Int {
        var hasher = Hasher()
        hasher.combine(names)
        hasher.combine(families)
        hasher.combine(planned)
        hasher.combine(assets)
        hasher.combine(stacks)
        for entry in entries {
            hasher.combine(entry.name)
            hasher.combine(entry.qualifiedName)
            hasher.combine(entry.stack)
            hasher.combine(entry.kind)
            hasher.combine(entry.file.path)
            hasher.combine(entry.ruleSet)
            hasher.combine(entry.globalRules)
            hasher.combine(entry.requirements.first)
        }
        return hasher.finalize()
    }

    /// Differs, within one run of the program, where anything differs that a reference into the entry can lead to.
    func digest(of id: EntryID) -> Int {
        let entry = entries[id.index]
        var hasher = Hasher()
        hasher.combine(anchors[id.index])
        for rule in entry.globalRules {
            let rule = entries[rule.index]
            hasher.combine(rule.titleHeading.flatMap { rule.headingAnchors[$0] })
        }
        for record in lock.records[Codes.key(of: entry)] ?? [] where record.isRemoved { hasher.combine(record) }
        return hasher.finalize()
    }

    static func anchors(of entry: Entry, _ requirements: [Requirement]) -> [String: Reference.Target] {
        var anchors: [String: Reference.Target] = [:]
        if entry.tree.hasRawHTML {
            let own = requirements[(entry.requirements.first?.index ?? 0)...].prefix(entry.requirements.count)
            for (node, id) in entry.tree.rawIDs(entry.visibleBlocks(own))
            where entry.refusedRawIDs[node]?.contains(id) != true {
                anchors[id] = .heading(entry.id, anchor: id)
            }
        }
        for anchor in entry.headingAnchors.values { anchors[anchor] = .heading(entry.id, anchor: anchor) }
        for id in entry.requirements {
            let requirement = requirements[id.index]
            anchors[requirement.anchor] = .requirement(id)
            if let own = requirement.authorAnchor { anchors[own] = .requirement(id) }
        }
        return anchors
    }

    func isStack(_ name: String) -> Bool { stacks.contains(name) }

    /// Whether a word before a colon can be meant for a stack: it is one, looks like a path, or is a part of one.
    func claimsStack(_ name: String) -> Bool {
        guard !stacks.isEmpty, !stacks.contains(name) else { return !stacks.isEmpty }
        return name.utf8.contains(0x2F) || stacks.contains { $0.split(separator: "/").contains { $0 == name } }
    }

    /// The documents with an id as they are cited from other stacks.
    func qualifiedNames(of name: String) -> [String] { (entriesByName[name] ?? []).map { qualifiedName($0) } }

    func isPlanned(_ name: String) -> Bool { planned.contains(name) }
    func isKnown(_ name: String) -> Bool { entriesByName[name] != nil || planned.contains(name) }

    /// True for an id-shaped word that claims to be an id: it has a dot, a known family, and no file's ending.
    func isInKnownFamily(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first else { return false }
        return families.contains(String(first)) && !LinkTargets.isFileName(name)
    }

    /// True for `global_rules.md` and the like.
    static func isFileName(_ name: String) -> Bool {
        name.split(separator: ".").last.map { fileEndings.contains(String($0)) } ?? false
    }

    private static let fileEndings: Set<String> = [
        "md", "mdx", "html", "htm", "css", "js", "jsx", "mjs", "ts", "tsx", "json", "yaml", "yml", "swift", "kt", "py",
        "sh",
        "txt", "png", "jpg", "jpeg", "gif", "svg", "webp", "mp4", "vtt", "pdf", "csv", "xml", "njk", "lock", "com",
        "org",
    ]

    enum Found {
        case one(EntryID)
        /// Exists in several other stacks; the first was taken.
        case ambiguous(EntryID, among: [EntryID])
        case none
    }

    /// The entry of that name as seen from a stack.
    func entry(named name: String, stack: String?, from home: String?) -> Found {
        guard let list = entriesByName[name], let first = list.first else { return .none }
        if let stack { return list.first { entries[$0.index].stack == stack }.map { .one($0) } ?? .none }
        if let near = list.first(where: { entries[$0.index].stack == home }) { return .one(near) }
        return list.count == 1 ? .one(first) : .ambiguous(first, among: list)
    }

    func qualifiedName(_ entry: EntryID) -> String { entries[entry.index].qualifiedName }
    func name(_ entry: EntryID) -> String { entries[entry.index].name }

    /// A heading or requirement of an entry by its anchor, or a requirement by its code in any case.
    func anchor(_ anchor: String, in entry: EntryID) -> Reference.Target? {
        if let target = anchors[entry.index][anchor] ?? anchors[entry.index][anchor.lowercased()] { return target }
        // A rule set's rules have pages of their own: `rules.md#rule-touch-target-size` is the rule.
        for rule in entries[entry.index].globalRules {
            let entry = entries[rule.index]
            if entry.name == anchor { return .entry(rule) }
            if let heading = entry.titleHeading, entry.headingAnchors[heading] == anchor { return .entry(rule) }
        }
        return nil
    }

    /// The anchors of an entry, for suggestions.
    func anchorNames(of entry: EntryID) -> [String] { anchors[entry.index].keys.sorted() }

    /// A requirement that the entry had once, by code or author's anchor.
    func removed(_ requirement: String, of entry: EntryID) -> Reference.Target? {
        let record = lock.records[Codes.key(of: entries[entry.index])]?.first { record in
            record.isRemoved
                && (record.code.text.lowercased() == requirement.lowercased() || record.authorAnchor == requirement)
        }
        return record.map { .removed(entry, code: $0.code.text, text: $0.text) }
    }

    /// What lies at a path from the project's root.
    func file(_ path: String) -> Reference.Target? {
        if let entry = entriesByPath[path] { return .entry(entry) }
        if assets.contains(path) {
            return .asset(path.hasPrefix("content/") ? String(path.dropFirst("content/".count)) : path)
        }
        return nil
    }

    /// Every path that links may name, for suggestions.
    var paths: [String] { entriesByPath.keys.sorted() + assets.sorted() }
}
