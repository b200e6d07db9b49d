import Diagnostics

extension SiteData {
    /// What a catalog says. Complexity: O(catalog).
    ///
    /// - Parameter path: the page of a document, from the root of the site.
    public init(_ catalog: Catalog, contentVersion: String? = nil, path: (EntryID) -> String) {
        let names = CatalogNames(catalog)
        let settings = catalog.settings
        title = settings.title
        description = settings.description
        language = settings.language
        baseURL = settings.baseURL
        self.contentVersion = contentVersion
        stacks = catalog.stacks.map { SiteData.named($0.id, $0.title, $0.description) }
        families = settings.families.map { SiteData.named($0.id, $0.title, $0.description) }
        statuses = settings.statuses.map { status in
            var record = Status()
            record.id = status.id
            record.title = status.title
            record.meaning = status.meaning
            return record
        }
        defectOwner = settings.defectOwner
        other = settings.other.map { .init($0.key, JSONValue($0.value)) }
        let changes = Dictionary(grouping: catalog.changes, by: \.entry)
        documents = catalog.entries.map { entry in
            names.document(entry, path: path(entry.id), changes: changes[entry.id] ?? [])
        }
        criteria = catalog.criteria.map(names.criterion)
        interfaces = catalog.interfaces.map(names.interface)
        unwritten = catalog.unwritten.map(names.unwritten)
        coverage = catalog.coverage.map(names.coverage)
        freshness = catalog.freshness.map(names.review)
        terms = catalog.terms.map { term in
            var record = Definition()
            record.name = term.name
            record.text = term.text
            record.synonyms = term.synonyms
            record.entry = term.entry.map { names.id($0) }
            return record
        }
        externalLinks = catalog.externalLinks.map { link in
            var record = ExternalLink()
            record.address = link.address
            record.entry = names.id(link.entry)
            return record
        }
    }

    private static func named(_ id: String, _ title: String, _ description: String? = nil) -> Named {
        var named = Named()
        named.id = id
        named.title = title
        named.description = description
        return named
    }
}

/// Turns what names things by place in the catalog into what names them by id and code.
private struct CatalogNames {
    let catalog: Catalog

    init(_ catalog: Catalog) { self.catalog = catalog }

    func id(_ entry: EntryID) -> String { catalog[entry].qualifiedName }

    func document(_ entry: Entry, path: String, changes: [Change]) -> SiteData.Document {
        var document = SiteData.Document()
        document.id = entry.qualifiedName
        document.kind = entry.kind.rawValue
        document.title = entry.title
        document.summary = entry.summary
        document.path = path
        document.source = entry.file.path
        document.stack = entry.stack
        document.family = entry.family
        document.scopes = entry.scopes
        document.ruleSet = entry.ruleSet.map { id($0) }
        document.criteria = entry.criteria
        document.keyInterfaces = entry.keyInterfaces
        describe(entry.metadata, &document)
        document.headings = entry.sections.flatMap(\.flattened).filter { $0.heading != nil }.map { section in
            var heading = SiteData.Heading()
            heading.title = section.title
            heading.anchor = section.anchor
            heading.kind = section.kind.rawValue
            return heading
        }
        document.checkGroups = entry.checkGroups.map { group in
            var record = SiteData.Group()
            record.title = group.title
            record.code = group.code
            record.anchor = group.anchor
            record.auditGroup = group.auditGroup
            record.checks = group.requirements.map { catalog[$0].code }
            return record
        }
        document.requirements = entry.requirements.map { rule(catalog[$0]) }
        document.references = places(entry.references.filter { $0.requirement == nil })
        document.referencedBy = citations(entry.backlinks)
        document.changes = changes.map { change in
            var record = SiteData.Change()
            record.date = change.date?.text
            record.version = change.version
            record.text = change.text
            return record
        }
        return document
    }

    private func describe(_ metadata: Metadata, _ document: inout SiteData.Document) {
        document.status = metadata.status
        document.replacedBy = metadata.replacedBy
        document.version = metadata.version
        document.platforms = metadata.platforms
        document.availability = metadata.availability
        document.aliases = metadata.aliases
        document.tags = metadata.tags
        document.documentation = metadata.documentation
        document.guidelines = metadata.guidelines
        document.sources = metadata.sources
        document.reviewed = metadata.reviewed?.text
        document.reviewAfter = metadata.reviewAfter
        document.owner = metadata.owner
        document.language = metadata.language
        document.order = metadata.order
        document.extends = metadata.extends
        document.other = metadata.other.map { .init($0.key, JSONValue($0.value)) }
    }

    private func rule(_ requirement: Requirement) -> SiteData.Rule {
        var rule = SiteData.Rule()
        rule.code = requirement.code
        rule.kind = requirement.kind.rawValue
        rule.anchor = requirement.anchor
        rule.authorAnchor = requirement.authorAnchor
        rule.lead = requirement.lead
        rule.text = requirement.text
        rule.criteria = requirement.criteria
        rule.namesPlatformDefect = requirement.namesPlatformDefect
        rule.references = places(requirement.references)
        rule.redirects = places(requirement.redirects)
        rule.referencedBy = citations(requirement.backlinks)
        return rule
    }

    /// References to documents, each once.
    private func places(_ references: [Reference]) -> [SiteData.Place] {
        guard !references.isEmpty else { return [] }
        var seen = Set<SiteData.Place>()
        return references.compactMap { reference in
            guard !reference.isContinuation, let place = place(reference.target), seen.insert(place).inserted else {
                return nil
            }
            return place
        }
    }

    private func place(_ target: Reference.Target) -> SiteData.Place? {
        var place = SiteData.Place()
        switch target {
        case .entry(let entry): (place.state, place.entry) = ("entry", id(entry))
        case .requirement(let requirement):
            (place.state, place.entry) = ("requirement", id(catalog[requirement].entry))
            place.part = catalog[requirement].code
        case .heading(let entry, let anchor):
            (place.state, place.entry) = ("heading", id(entry))
            place.part = anchor
        case .removed(let entry, let code, _):
            (place.state, place.entry) = ("removed", id(entry))
            place.part = code
        case .planned(let name): (place.state, place.entry) = ("planned", name)
        case .unresolved(let name): (place.state, place.entry) = ("unresolved", name)
        case .criterion, .interface, .asset, .external: return nil
        }
        return place
    }

    private func citations(_ backlinks: [Backlink]) -> [SiteData.Citation] {
        var seen = Set<SiteData.Citation>()
        return backlinks.map { citation($0.entry, $0.requirement) }.filter { seen.insert($0).inserted }
    }

    private func citation(_ entry: EntryID, _ requirement: RequirementID?) -> SiteData.Citation {
        var citation = SiteData.Citation()
        citation.entry = id(entry)
        citation.code = requirement.map { catalog[$0].code }
        return citation
    }

    func criterion(_ use: CriterionUse) -> SiteData.Criterion {
        var record = SiteData.Criterion()
        record.number = use.number
        record.entries = use.entries.map { id($0) }
        record.requirements = use.requirements.map { citation(catalog[$0].entry, $0) }
        return record
    }

    func interface(_ use: InterfaceUse) -> SiteData.Interface {
        var record = SiteData.Interface()
        record.name = use.name
        var seen = Set<SiteData.Citation>()
        record.uses = use.uses.map { citation($0.entry, $0.requirement) }.filter { seen.insert($0).inserted }
        record.keyOf = use.uses.filter(\.isKey).map { id($0.entry) }
        return record
    }

    func unwritten(_ entry: UnwrittenEntry) -> SiteData.Unwritten {
        var record = SiteData.Unwritten()
        record.id = entry.name
        record.isPlanned = entry.isPlanned
        record.citedBy = citations(entry.citedBy)
        return record
    }

    func coverage(_ coverage: Coverage) -> SiteData.CoverageOfDocument {
        var record = SiteData.CoverageOfDocument()
        record.entry = id(coverage.entry)
        record.pairs = coverage.pairs.map { pair in
            var item = SiteData.Pair()
            item.must = catalog[pair.must].code
            item.check = catalog[pair.check].code
            return item
        }
        record.mustsWithoutCheck = coverage.mustsWithoutCheck.map { catalog[$0].code }
        record.checksWithoutMust = coverage.checksWithoutMust.map { catalog[$0].code }
        return record
    }

    func review(_ item: Freshness) -> SiteData.Review {
        var record = SiteData.Review()
        record.entry = id(item.entry)
        record.reviewed = item.reviewed?.text
        record.due = item.due?.text
        record.isStale = item.isStale
        return record
    }
}
