import Guidance
import Mustache
import Standards

/// Lists of what an auditor looks at: of one document, of one assistive technology, of everything.
enum Checklists {
    static func hasChecklist(_ entry: Entry, in catalog: Catalog) -> Bool {
        entry.requirements.contains { catalog[$0].kind.isAuditable }
    }

    /// The checklist's name: the document's, with its folder in front where two documents share the name.
    static func path(of entry: EntryID, in site: SiteContext) -> String {
        let name = site.addresses.name(of: entry)
        let folder = site.catalog[entry].kind.folder
        let isPlain = folder == "components" && !reserved.contains(name) && !name.hasPrefix("by-")
        return "checklists/" + (isPlain ? name : "\(folder)-\(name)") + ".html"
    }

    private static let reserved: Set<String> = ["index", "all"]

    /// The requirements of one document that stand on a checklist, in the order of a checklist: checks last.
    static func requirements(of entry: Entry, in catalog: Catalog) -> [Requirement] {
        entry.requirements.filter { catalog[$0].kind.isAuditable }.map { catalog[$0] }
    }

    /// Documents with checklists, in the order of navigation.
    static func entries(in catalog: Catalog) -> [EntryID] {
        let kinds: [EntryKind] = [.component, .globalRule, .guidance, .lesson, .page]
        let ordered = kinds.flatMap { catalog.families(of: $0).flatMap(\.entries) }
        let sets = catalog.entries(of: .ruleSet).map(\.id)
        return (ordered + sets).filter { hasChecklist(catalog[$0], in: catalog) }
    }

    /// Groups of checks over the whole site: the audit vocabulary's in its order, then the authors' own.
    static func groups(in site: SiteContext) -> [CheckGroupOfSite] {
        let catalog = site.catalog
        var byKey: [String: CheckGroupOfSite] = [:]
        var order: [String] = []
        for entry in entries(in: catalog) {
            for group in catalog[entry].checkGroups where !group.requirements.isEmpty {
                let known = group.auditGroup.flatMap { AuditGroup.group(id: $0) }
                let key = known?.id ?? RelativeName.make(group.title)
                if byKey[key] == nil {
                    order.append(key)
                    byKey[key] = CheckGroupOfSite(
                        id: key, title: known.map { site.title(of: $0) } ?? group.title, members: [])
                }
                byKey[key]?.members.append((entry, group.requirements))
            }
        }
        let vocabulary = AuditGroup.all.map(\.id)
        let known = vocabulary.filter { byKey[$0] != nil }
        return (known + order.filter { !known.contains($0) }).compactMap { byKey[$0] }
    }
}

extension SiteContext {
    /// What a group of the audit vocabulary is called in the language of the site.
    func title(of group: AuditGroup) -> String { strings["group_\(group.id)"] }
}

/// The checks of one assistive technology or situation in all documents.
struct CheckGroupOfSite: Sendable {
    /// For file names.
    var id: String
    var title: String
    var members: [(entry: EntryID, requirements: [RequirementID])]
    var path: String { "checklists/by-\(id).html" }
}

/// Names for files made from titles.
enum RelativeName {
    /// Small ASCII letters, digits and single hyphens; `other` when nothing is left.
    static func make(_ title: String) -> String {
        let words = ASCIIName.letters(of: title).utf8.split {
            !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0)
        }
        let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        return name.isEmpty ? "other" : ASCIIName.bounded(name)
    }
}

extension PageKind {
    static let checklists = PageKind("checklists") { site in
        let entries = Checklists.entries(in: site.catalog)
        guard !entries.isEmpty else { return [] }
        let groups = Checklists.groups(in: site)
        let lines = site.catalog.requirements.count { $0.kind.isAuditable }
        let everything = lines <= ChecklistPages.longestList ? [ChecklistPages.everything(entries, in: site)] : []
        return [ChecklistPages.index(entries, groups, in: site)] + everything
            + groups.map { ChecklistPages.group($0, in: site) }
            + entries.map { ChecklistPages.document($0, in: site) }
    }
}
