import Diagnostics
import Markdown
import Parallelism
import Standards

extension Catalog {
    /// Fills everything that is known only of the whole: which criterion, interface or unwritten id is named where, what
    /// covers what, and what is old or new.
    mutating func index(_ drafts: [EntryDraft], jobs: Int, memory: inout DocumentMemory) async {
        indexCriteria()
        indexInterfaces()
        indexUnwritten()
        let catalog = self
        let known = memory.linked
        let found = await Parallel.map(entries, jobs: jobs) { entry in
            known[entry.id.index].coverage ?? CoverageFinder(catalog, entry).coverage
        }
        for index in found.indices { memory.linked[index].coverage = .some(found[index]) }
        coverage = found.compactMap { $0 }
        indexFreshness()
        changes = zip(entries, drafts).flatMap { entry, draft in
            draft.changes.map { Change(entry: entry.id, date: $0.date, version: $0.version, text: $0.text) }
        }
        // A stable order for changes of one day: that of the catalog.
        changes = changes.enumerated()
            .sorted { left, right in
                left.element.date == right.element.date
                    ? left.offset < right.offset
                    : (right.element.date.map { right in left.element.date.map { right < $0 } ?? false } ?? true)
            }
            .map(\.element)
    }

    private mutating func indexCriteria() {
        var uses: [String: CriterionUse] = [:]
        for index in entries.indices {
            var seen = Set<String>()
            for reference in entries[index].references {
                guard case .criterion(let number) = reference.target else { continue }
                var use = uses[number] ?? CriterionUse(number: number, requirements: [], entries: [])
                if seen.insert(number).inserted { use.entries.append(entries[index].id) }
                if let requirement = reference.requirement, use.requirements.last != requirement {
                    use.requirements.append(requirement)
                }
                uses[number] = use
            }
            entries[index].criteria = seen.sorted(by: SuccessCriterion.isInOrder)
        }
        criteria = uses.values.sorted { SuccessCriterion.isInOrder($0.number, $1.number) }
    }

    private mutating func indexInterfaces() {
        var uses: [String: [InterfaceUse.Use]] = [:]
        var seen: [String: Set<InterfaceUse.Use>] = [:]
        for (entry, mentions) in zip(entries, interfaceMentions) {
            for mention in mentions {
                let use = InterfaceUse.Use(entry: entry.id, requirement: mention.requirement, isKey: mention.isKey)
                if seen[mention.name, default: []].insert(use).inserted { uses[mention.name, default: []].append(use) }
            }
        }
        interfaceMentions = []
        func key(_ name: String) -> String { String(name.drop { $0 == "." || $0 == "@" }).lowercased() }
        let names = uses.keys.map { (key($0), $0) }.sorted { $0 < $1 }.map(\.1)
        var slugger = Slugger()
        interfaces = names.map {
            InterfaceUse(name: $0, slug: slugger.unique(InterfaceName.slug($0)), uses: uses[$0] ?? [])
        }
    }

    private mutating func indexUnwritten() {
        var found: [String: UnwrittenEntry] = [:]
        var seen: [String: Set<Backlink>] = [:]
        for name in settings.planned where entriesByID[name] == nil {
            found[name] = UnwrittenEntry(name: name, isPlanned: true, citedBy: [])
        }
        for entry in entries {
            for reference in entry.references where !reference.isContinuation {
                let name: String
                switch reference.target {
                case .planned(let id): name = id
                case .unresolved(let written):
                    guard reference.form != .image, let id = Catalog.unwrittenName(written, reference.form) else {
                        continue
                    }
                    name = id
                default: continue
                }
                let citation = Backlink(entry: entry.id, requirement: reference.requirement, target: nil)
                var unwritten = found[name] ?? UnwrittenEntry(name: name, isPlanned: false, citedBy: [])
                if seen[name, default: []].insert(citation).inserted { unwritten.citedBy.append(citation) }
                found[name] = unwritten
            }
        }
        unwritten = found.values.sorted { $0.name < $1.name }
    }

    /// The id that a reference misses: of links, those to Markdown files.
    private static func unwrittenName(_ written: String, _ form: Reference.Form) -> String? {
        if form != .link, form != .raw { return written.utf8.first == 0x23 ? nil : written }
        return RelativePath.cut(written).path.hasSuffix(".md") ? RelativePath.stem(of: written) : nil
    }

    private mutating func indexFreshness() {
        let reviewed = entries.filter { $0.ruleSet == nil && $0.kind != .page || $0.metadata.reviewed != nil }
            .filter { $0.ruleSet == nil }
        let newest = reviewed.compactMap(\.metadata.reviewed).max()
        freshness = reviewed.map { entry in
            let months = entry.metadata.reviewAfter ?? settings.reviewAfter
            let due = entry.metadata.reviewed?.adding(months: months)
            let isStale = due.flatMap { due in newest.map { due < $0 } } ?? false
            return Freshness(entry: entry.id, reviewed: entry.metadata.reviewed, due: due, isStale: isStale)
        }
        .enumerated()
        .sorted { left, right in
            switch (left.element.reviewed, right.element.reviewed) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?): first == second ? left.offset < right.offset : first < second
            }
        }
        .map(\.element)
    }
}
