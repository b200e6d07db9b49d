import Guidance
import Mustache
import Standards

extension PageKind {
    /// Success criteria by rules: a table of those that are covered, a list of those that are not, a page for each.
    static let criteria = PageKind("wcag") { site in
        guard !site.catalog.criteria.isEmpty else { return [] }
        var index = Page(
            "wcag/index.html", template: "criteria-index", title: site.strings["section_criteria"], section: .criteria
        ) { context in PageData(["criteria": table(in: context)]) }
        index.lead = site.strings["lead_criteria"]
        index.description = index.lead
        index.breadcrumb = [site.homeLink]
        var pages = site.catalog.criteria.compactMap { page($0, in: site) }
        let links = pages.map { PageLink(title: $0.title, path: $0.path) }
        for place in pages.indices {
            if place > 0 { pages[place].previous = links[place - 1] }
            if place + 1 < links.count { pages[place].next = links[place + 1] }
        }
        return [index] + pages
    }

    private static func table(in context: PageContext) -> Value {
        let covered = context.catalog.criteria.compactMap { use -> Value? in
            guard let criterion = WCAG.criterion(use.number) else { return nil }
            return [
                "href": context.href("wcag/\(use.number).html"), "number": .string(use.number),
                "name": .string(criterion.name), "level": .string(criterion.level.rawValue),
                "count": .int(use.requirements.count), "entries": .list(links(use.entries, in: context)),
                "native": native(criterion.number, context.strings), "clauses": clauses(criterion.number),
            ]
        }
        let numbers = Set(context.catalog.criteria.map(\.number))
        let uncovered = WCAG.criteria(upTo: .aa).filter { !numbers.contains($0.number) }.map { criterion -> Value in
            [
                "number": .string(criterion.number), "name": .string(criterion.name),
                "level": .string(criterion.level.rawValue),
                "native": native(criterion.number, context.strings), "clauses": clauses(criterion.number),
            ]
        }
        return [
            "covered": .list(covered), "hasUncovered": .bool(!uncovered.isEmpty), "uncovered": .list(uncovered),
        ]
    }

    /// Whether the criterion applies to native mobile apps, in words.
    private static func native(_ number: String, _ strings: InterfaceWords) -> Value {
        let key = MobileApplicability.of(number).map { "native_\($0.commonly.rawValue)" } ?? "native_not-covered"
        return .string(strings[key])
    }

    /// The clauses of EN 301 549 (9 for the web, 10 for documents, 11 for software) and the provisions of Section 508
    /// (for the web and for software) that ask for the criterion, if any.
    private static func clauses(_ number: String) -> Value {
        var names: [String] = []
        if let clauses = EN301549.clauses(for: number) {
            let numbers = [clauses.web, clauses.document, clauses.softwareOpen].compactMap { $0 }
            names.append("EN 301 549 \(numbers.joined(separator: ", "))")
        }
        if let provisions = Section508.provisions(for: number) {
            names.append("Section 508 \((provisions.web + provisions.software).joined(separator: ", "))")
        }
        return names.isEmpty ? .null : .string(names.joined(separator: "; "))
    }

    static func links(_ entries: [EntryID], in context: PageContext) -> [Value] {
        entries.enumerated().map { place, id in
            var link = context.link(id)
            link["isLast"] = .bool(place == entries.count - 1)
            return link
        }
    }

    private static func page(_ use: CriterionUse, in site: SiteContext) -> Page? {
        guard let criterion = WCAG.criterion(use.number) else { return nil }
        let title = "\(criterion.number) \(criterion.name)"
        var page = Page(
            "wcag/\(criterion.number).html", template: "criterion", title: title, section: .criteria
        ) { context in
            var byEntry: [EntryID: [RequirementID]] = [:]
            for id in use.requirements { byEntry[context.catalog[id].entry, default: []].append(id) }
            let entries = use.entries.map { id -> Value in
                let requirements = byEntry[id] ?? []
                return [
                    "id": .string(anchor(id, in: context)),
                    "href": context.href(id), "title": .string(context.site.titleWithStack(context.catalog[id])),
                    "hasRequirements": .bool(!requirements.isEmpty), "lists": .list(lists(requirements, in: context)),
                ]
            }
            let contents = use.entries.map { id in
                ContentsItem(
                    title: context.site.titleWithStack(context.catalog[id]), anchor: anchor(id, in: context),
                    isSub: false)
            }
            let value: Value = [
                "number": .string(criterion.number), "level": .string(criterion.level.rawValue),
                "version": .string(criterion.introducedIn),
                "principle": .string(context.strings["principle_\(criterion.principle.name.lowercased())"]),
                "understanding": .string(criterion.understandingURL),
                "native": native(criterion.number, context.strings), "clauses": clauses(criterion.number),
                "entries": .list(entries),
            ]
            return PageData(["criterion": value], contents: contents)
        }
        page.breadcrumb = [site.homeLink, site.link(to: .criteria)]
        page.description = site.strings.filled("description_criterion", ["title": title])
        page.aliases = ["WCAG"]
        return page
    }

    private static func anchor(_ id: EntryID, in context: PageContext) -> String {
        "in-\(context.catalog[id].kind.folder)-\(context.site.addresses.name(of: id))"
    }

    /// Rules in the order of their document, a list for each run of one kind, so that musts and don'ts look as there.
    private static func lists(_ requirements: [RequirementID], in context: PageContext) -> [Value] {
        var runs: [(kind: RequirementKind, ids: [RequirementID])] = []
        for id in requirements {
            let kind = context.catalog[id].kind
            if runs.last?.kind == kind { runs[runs.count - 1].ids.append(id) } else { runs.append((kind, [id])) }
        }
        return runs.map { run in
            [
                "rail": Value(RequirementValue.rail(of: run.kind)),
                "requirements": .list(run.ids.map { requirement($0, in: context) }),
            ]
        }
    }

    private static func requirement(_ id: RequirementID, in context: PageContext) -> Value {
        let requirement = context.catalog[id]
        return [
            "href": context.href(requirement), "code": .string(requirement.code),
            "word": .string(context.site.word(for: requirement.kind)),
            "text": .string(context.catalog.wording(of: requirement)),
            "body": .markup(context.body(of: requirement)),
        ]
    }
}
