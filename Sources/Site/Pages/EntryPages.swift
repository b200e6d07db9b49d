import Diagnostics
import Guidance
import HTML
import Mustache

/// What pages of documents have in common, whatever the kind of document.
enum EntryPages {
    /// The pages of all documents of a kind, each with its neighbours in the order of navigation.
    static func pages(of kind: EntryKind, template: String, in site: SiteContext) -> [Page] {
        let section = SiteSection(kind)
        let groups = site.catalog.families(of: kind)
        let order = groups.flatMap { group in group.entries.map { (group, $0) } }
        return order.enumerated().map { place, item in
            let (group, id) = item
            let entry = site.catalog[id]
            var page = page(of: entry, template: template, section: section, in: site)
            page.breadcrumb = [site.homeLink, site.link(to: section)]
            if let title = group.title {
                page.breadcrumb.append(PageLink(title: title, path: section.indexPath + "#family-\(group.id)"))
            }
            page.previous = place > 0 ? site.pageLink(order[place - 1].1) : nil
            page.next = place + 1 < order.count ? site.pageLink(order[place + 1].1) : nil
            return page
        }
    }

    static func page(of entry: Entry, template: String, section: SiteSection, in site: SiteContext) -> Page {
        let id = entry.id
        var page = Page(
            site.addresses[id], template: template, title: entry.title, section: section
        ) { context in data(of: context.catalog[id], in: context) }
        page.lead = entry.summary
        page.description = entry.summary
        page.entry = id
        page.subject = id
        page.aliases = [entry.name] + entry.metadata.aliases + entry.metadata.tags
        return page
    }

    static func data(of entry: Entry, in context: PageContext) -> PageData {
        let sections = EntrySections(entry, in: context)
        let badges = EntryHeader.badges(of: entry, in: context)
        let actions = EntryHeader.actions(for: entry, in: context)
        let referencedBy = EntryFooter.referencedBy(entry, in: context)
        let related = EntryFooter.related(entry, in: context)
        let sources = EntryFooter.sources(of: entry, in: context)
        let changes = EntryFooter.changes(of: entry, in: context)
        let terms = context.site.glossary.terms(of: entry.id).map { term -> Value in
            ["href": context.href("\(Glossary.path)#\(term.anchor)"), "title": .string(term.name)]
        }
        let value: Value = [
            "id": entry.kind == .page || entry.kind == .lesson ? nil : .string(entry.qualifiedName),
            "hasBadges": .bool(!badges.isEmpty), "badges": .list(badges),
            "statusMeaning": EntryHeader.statusMeaning(of: entry, in: context),
            "replacedBy": EntryHeader.replacement(of: entry, in: context),
            "hasActions": .bool(!actions.isEmpty), "actions": .list(actions),
            "sections": .list(sections.items),
            "hasReferencedBy": .bool(!referencedBy.isEmpty), "referencedBy": .list(referencedBy),
            "hasRelated": .bool(!related.isEmpty), "related": .list(related),
            "hasSources": .bool(!sources.isEmpty), "sources": .list(sources),
            "hasChanges": .bool(!changes.isEmpty), "changes": .list(changes),
            "data": FreeFields.value(of: entry, in: context),
            "hasTerms": .bool(!terms.isEmpty), "terms": .list(terms),
        ]
        return PageData(["entry": value], contents: sections.contents)
    }

    /// What pages without a document give as `entry`.
    static let none: Value = [
        "id": nil, "hasBadges": false, "badges": [], "statusMeaning": nil, "replacedBy": nil, "hasActions": false,
        "actions": [],
        "sections": [], "hasReferencedBy": false, "hasRelated": false, "hasSources": false, "hasChanges": false,
        "data": [:], "hasTerms": false,
    ]
}

/// What stands under the title of a document.
enum EntryHeader {
    static func badges(of entry: Entry, in context: PageContext) -> [Value] {
        let strings = context.strings
        let metadata = entry.metadata
        func badge(_ labelKey: String, _ text: String?) -> Value? {
            guard let text, !text.isEmpty else { return nil }
            return ["isStatus": false, "label": .string(strings[labelKey]), "text": .string(text)]
        }
        var badges: [Value] = []
        if let status = metadata.status {
            badges.append(["isStatus": true, "label": nil, "text": .string(context.site.statusTitle(status))])
        }
        badges += [
            badge(
                "badge_stack",
                entry.stack.map { stack in
                    context.catalog.stacks.first { $0.id == stack }?.title ?? stack
                }),
            badge("badge_platforms", metadata.platforms.joined(separator: ", ")),
            badge("badge_availability", metadata.availability),
            badge("badge_version", metadata.version),
            badge("badge_scope", entry.scopes.joined(separator: ", ")),
            badge("badge_reviewed", metadata.reviewed.map { DateText.text($0, strings) }),
            badge("badge_owner", metadata.owner),
        ].compactMap { $0 }
        return badges
    }

    /// What the settings say that the status means; null where they do not.
    static func statusMeaning(of entry: Entry, in context: PageContext) -> Value {
        guard let status = entry.metadata.status, let meaning = context.site.settings.status(status)?.meaning else {
            return .null
        }
        return ["title": .string(context.site.statusTitle(status)), "text": .string(meaning)]
    }

    static func actions(for entry: Entry, in context: PageContext) -> [Value] {
        let comparison = FamilyComparison.path(for: entry, in: context.site).map { path -> Value in
            ["href": context.href(path), "title": .string(context.strings["compare_stacks"]), "isPrimary": false]
        }
        guard Checklists.hasChecklist(entry, in: context.catalog) else { return [comparison].compactMap { $0 } }
        let name = Checklists.path(of: entry.id, in: context.site)
        return [
            [
                "href": context.href(name), "title": .string(context.strings["open_checklist"]), "isPrimary": true,
            ],
            [
                "href": context.href(
                    "worksheet/index.html#\(WorksheetSheet.anchor(of: entry, context.site.addresses))"),
                "title": .string(context.strings["open_worksheet"]), "isPrimary": false,
            ],
        ] + [comparison].compactMap { $0 }
    }

    static func replacement(of entry: Entry, in context: PageContext) -> Value {
        guard let name = entry.metadata.replacedBy, let target = context.catalog.entries(named: name).first else {
            return .null
        }
        return context.link(target)
    }
}

/// What stands at the end of a document.
enum EntryFooter {
    /// The documents that refer to this one, with the codes of the requirements that do.
    static func referencedBy(_ entry: Entry, in context: PageContext) -> [Value] {
        var order: [EntryID] = []
        var codes: [EntryID: [String]] = [:]
        for backlink in entry.backlinks where backlink.entry != entry.id {
            if codes[backlink.entry] == nil {
                order.append(backlink.entry)
                codes[backlink.entry] = []
            }
            guard let requirement = backlink.requirement else { continue }
            let code = context.catalog[requirement].code
            if codes[backlink.entry]?.contains(code) == false { codes[backlink.entry]?.append(code) }
        }
        return order.map { id in
            [
                "href": context.href(id), "title": .string(context.catalog[id].title),
                "codes": Value(codes[id].flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }),
            ]
        }
    }

    static func related(_ entry: Entry, in context: PageContext) -> [Value] {
        var seen: Set<EntryID> = [entry.id]
        return entry.related.compactMap { reference in
            switch reference.target {
            case .planned(let name), .unresolved(let name):
                return unwritten(linkText(reference, in: entry) ?? name, reference.target, context.strings)
            default:
                guard let id = reference.entry, seen.insert(id).inserted else { return nil }
                return context.card(context.catalog[id])
            }
        }
    }

    /// A card without a link, which says why it has none.
    private static func unwritten(_ title: String, _ target: Reference.Target, _ strings: InterfaceWords) -> Value {
        let isPlanned = if case .planned = target { true } else { false }
        return [
            "href": nil, "title": .string(title),
            "summary": .string(strings[isPlanned ? "planned_note" : "unresolved_note"]),
        ]
    }

    /// The text of `[sheet](sheet.md)`.
    private static func linkText(_ reference: Reference, in entry: Entry) -> String? {
        guard reference.form == .link, let node = reference.node else { return nil }
        let text = entry.tree.plainText(node)
        return text.isEmpty ? nil : text
    }

    static func sources(of entry: Entry, in context: PageContext) -> [Value] {
        let metadata = entry.metadata
        let groups = [
            (metadata.documentation, context.strings["source_documentation"]),
            (metadata.guidelines, context.strings["source_guidelines"]), (metadata.sources, nil),
        ]
        return groups.flatMap { addresses, label in
            addresses.map { address -> Value in
                guard isAddress(address) else { return ["href": nil, "title": .string(address)] }
                let place = address.split(separator: "/", maxSplits: 2).dropFirst().first.map { host in
                    String(host.prefix { $0 != "/" })
                }
                return [
                    "href": .string(address), "title": .string(label.map { "\($0) (\(place ?? address))" } ?? address),
                ]
            }
        }
    }

    private static func isAddress(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

    static func changes(of entry: Entry, in context: PageContext) -> [Value] {
        context.catalog.changes(of: entry.id).map { change in
            let parts = [
                change.version, change.date.map { DateText.text($0, context.strings) }, change.text,
            ]
            return .string(parts.compactMap { $0 }.joined(separator: " – "))
        }
    }
}

/// Dates of review in words.
enum DateText {
    static func text(_ date: ReviewDate, _ strings: InterfaceWords) -> String {
        guard let month = date.month else { return String(date.year) }
        let name = strings["month_\(month)"]
        guard let day = date.day else {
            return strings.filled("date_month", ["month": name, "year": String(date.year)])
        }
        return strings.filled("date_day", ["day": String(day), "month": name, "year": String(date.year)])
    }
}

extension SiteContext {
    var homeLink: PageLink { PageLink(title: settings.title, path: "index.html") }
    func link(to section: SiteSection) -> PageLink {
        PageLink(title: strings[section.titleKey], path: section.indexPath)
    }
    func pageLink(_ entry: EntryID) -> PageLink { PageLink(title: catalog[entry].title, path: addresses[entry]) }
}

extension Catalog {
    /// Changes that a document reports of itself. Complexity: O(changes of the catalog), which are few.
    func changes(of entry: EntryID) -> [Change] { changes.filter { $0.entry == entry } }
}
