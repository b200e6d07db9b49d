import Guidance

/// Documents of one family, in the order of navigation.
struct FamilyGroup: Sendable {
    /// Unique among the groups of a kind; for anchors.
    var id: String
    /// Nil for the only group of a kind, and for documents without a family.
    var title: String?
    var description: String?
    var entries: [EntryID]
}

extension Catalog {
    /// The documents of a kind by family: the families of the settings first, then others by name, then documents
    /// without one. In a family the order is `order:`, then title.
    func families(of kind: EntryKind) -> [FamilyGroup] {
        let members = inOrder(of: kind)
        guard kind == .component else {
            return members.isEmpty ? [] : [FamilyGroup(id: kind.folder, title: nil, entries: members)]
        }
        var byFamily: [String: [EntryID]] = [:]
        for id in members { byFamily[self[id].family ?? "", default: []].append(id) }
        var groups: [FamilyGroup] = []
        for family in settings.families {
            guard let ids = byFamily.removeValue(forKey: family.id) else { continue }
            groups.append(
                FamilyGroup(id: family.id, title: family.title, description: family.description, entries: ids))
        }
        for (name, ids) in byFamily.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
            groups.append(FamilyGroup(id: name, title: settings.title(ofFamily: name), entries: ids))
        }
        if let rest = byFamily[""] { groups.append(FamilyGroup(id: "other", title: nil, entries: rest)) }
        return groups
    }

    private func inOrder(of kind: EntryKind) -> [EntryID] {
        struct Place {
            let order: Int
            let title: String
            let id: EntryID
        }
        // Global rules keep the order in which they are written; other documents are looked up by name.
        var places: [Place] = []
        for index in entries.indices where entries[index].kind == kind {
            places.append(
                Place(
                    order: entries[index].metadata.order ?? Int.max,
                    title: kind == .globalRule ? "" : entries[index].title.lowercased(), id: entries[index].id))
        }
        return places.sorted { ($0.order, $0.title, $0.id) < ($1.order, $1.title, $1.id) }.map(\.id)
    }
}
