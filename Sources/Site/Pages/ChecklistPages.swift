import Guidance
import Mustache

/// The pages of checklists, on screen with ticks that are kept and on paper as a form.
enum ChecklistPages {
    /// What is written at the head of a printed form, by string key.
    static let fields = ["app", "version", "device", "system", "technology", "tester", "date"]

    /// A list of more lines is nobody's print job, and its page would be larger than most browsers like. Every line
    /// still stands on the list of its document.
    static let longestList = 3_000
    /// The same for the list of one assistive technology, of which each document has a part of its own: a longer one
    /// leads to those.
    static let longestGroup = 600

    static func index(_ entries: [EntryID], _ groups: [CheckGroupOfSite], in site: SiteContext) -> Page {
        var page = Page(
            "checklists/index.html", template: "checklist-index", title: site.strings["section_checklists"],
            section: .checklists
        ) { context in
            let strings = context.strings
            let catalog = context.catalog
            func item(_ path: String, _ title: String, _ count: Int) -> Value { card(path, title, count, in: context) }
            let everything = catalog.requirements.count { $0.kind.isAuditable }
            var values: [Value] = []
            if everything <= longestList {
                values.append(
                    section(
                        "everything", [item("checklists/all.html", strings["title_all_checks"], everything)],
                        in: context))
            }
            values.append(
                section(
                    "by_group",
                    groups.map { group in
                        item(group.path, group.title, group.members.reduce(0) { $0 + $1.requirements.count })
                    }, in: context))
            values.append(
                section(
                    "by_document",
                    entries.map { id in
                        item(
                            Checklists.path(of: id, in: context.site), catalog[id].title,
                            Checklists.requirements(of: catalog[id], in: catalog).count)
                    }, in: context))
            return PageData(["checklists": ["groups": .list(values)]])
        }
        page.lead = site.strings["lead_checklists"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        return page
    }

    private static func card(_ path: String, _ title: String, _ count: Int, in context: PageContext) -> Value {
        [
            "href": context.href(path), "title": .string(title),
            "summary": .string(context.strings.counted("lines_count", count)),
        ]
    }

    private static func section(_ key: String, _ items: [Value], in context: PageContext) -> Value {
        [
            "id": .string("checklists-\(key)"), "title": .string(context.strings["checklists_\(key)"]),
            "hasItems": .bool(!items.isEmpty), "items": .list(items),
        ]
    }

    static func document(_ id: EntryID, in site: SiteContext) -> Page {
        let entry = site.catalog[id]
        let title = site.strings.filled("title_checklist", ["title": entry.title])
        var page = page(Checklists.path(of: id, in: site), title: title, in: site) { context in
            tables(of: context.catalog[id], in: context).enumerated().map { place, table in
                group(
                    table.0, nil, "list-\(table.2)", [(nil, table.1)], in: context,
                    room: place == 0 ? PaperRoom.firstPage : PaperRoom.page)
            }
        }
        page.lead = entry.summary
        page.subject = id
        // Search finds the document, and that links to its checklist.
        page.isListed = false
        return page
    }

    static func group(_ group: CheckGroupOfSite, in site: SiteContext) -> Page {
        let title = site.strings.filled("title_checklist", ["title": group.title])
        let count = group.members.reduce(0) { $0 + $1.requirements.count }
        guard count <= longestGroup else { return documents(of: group, count, title: title, in: site) }
        return page(group.path, title: title, in: site) { context in
            group.members.map { member in
                documentGroup(member.entry, member.requirements.map { context.catalog[$0] }, in: context)
            }
        }
    }

    /// Where the lines of a group stand that are too many for one page.
    private static func documents(
        of group: CheckGroupOfSite, _ count: Int, title: String, in site: SiteContext
    ) -> Page {
        var page = Page(group.path, template: "checklist-index", title: title, section: .checklists) { context in
            let items = group.members.map { member in
                let entry = context.catalog[member.entry]
                let part = entry.checkGroups.first { $0.requirements == member.requirements }
                let anchor = part.map { "#list-\($0.code.lowercased())" } ?? ""
                return card(
                    Checklists.path(of: member.entry, in: context.site) + anchor, entry.title,
                    member.requirements.count, in: context)
            }
            return PageData(["checklists": ["groups": .list([section("by_document", items, in: context)])]])
        }
        page.lead = site.strings.filled("lead_long_list", ["count": String(count)])
        page.breadcrumb = [site.homeLink, site.link(to: .checklists)]
        return page
    }

    static func everything(_ entries: [EntryID], in site: SiteContext) -> Page {
        page("checklists/all.html", title: site.strings["title_all_checks"], in: site) { context in
            entries.map { id in
                documentGroup(id, Checklists.requirements(of: context.catalog[id], in: context.catalog), in: context)
            }
        }
    }

    private static func page(
        _ path: String, title: String, in site: SiteContext, groups: @escaping @Sendable (PageContext) -> [Value]
    ) -> Page {
        var page = Page(path, template: "checklist", title: title, section: .checklists) { context in
            let fields = ChecklistPages.fields.map { field -> Value in
                ["id": .string("field-\(field)"), "label": .string(context.strings["field_\(field)"])]
            }
            return PageData(["checklist": ["fields": .list(fields), "groups": .list(groups(context))]])
        }
        page.breadcrumb = [site.homeLink, site.link(to: .checklists)]
        return page
    }

    /// The lists of one document: musts, don'ts, rules, pitfalls, then the groups of checks.
    private static func tables(of entry: Entry, in context: PageContext) -> [(String, [Requirement], String)] {
        let all = Checklists.requirements(of: entry, in: context.catalog)
        let kinds: [RequirementKind] = [.must, .dont, .rule, .pitfall]
        var tables = kinds.compactMap { kind -> (String, [Requirement], String)? in
            let members = all.filter { $0.kind == kind }
            return members.isEmpty ? nil : (context.strings["heading_\(kind.rawValue)"], members, kind.rawValue)
        }
        var grouped = Set<RequirementID>()
        for group in entry.checkGroups where !group.requirements.isEmpty {
            tables.append((group.title, group.requirements.map { context.catalog[$0] }, group.code.lowercased()))
            grouped.formUnion(group.requirements)
        }
        let rest = all.filter { $0.kind == .check && !grouped.contains($0.id) }
        if !rest.isEmpty { tables.append((context.strings["heading_check"], rest, "check")) }
        return tables
    }

    private static func documentGroup(_ id: EntryID, _ requirements: [Requirement], in context: PageContext) -> Value {
        let entry = context.catalog[id]
        return group(
            context.site.listTitle(entry), context.site.addresses[id],
            "list-\(entry.kind.folder)-\(context.site.addresses.name(of: id))",
            [(nil, requirements)], in: context, prefix: entry.qualifiedName)
    }

    /// - Parameter prefix: the document's name before each code, where several documents share a page.
    private static func group(
        _ title: String, _ path: String?, _ id: String, _ tables: [(String?, [Requirement])], in context: PageContext,
        prefix: String? = nil, room: Int = PaperRoom.page
    ) -> Value {
        let lines = tables.reduce(0) { $0 + PaperRoom.lines(of: $1.1) }
        return [
            "isKept": .bool(lines <= room),
            "id": .string(id), "title": .string(title), "href": path.map { context.href($0) } ?? .null,
            "prefix": Value(prefix),
            "tables": .list(
                tables.map { caption, requirements in
                    ["caption": Value(caption), "rows": .list(requirements.map { row($0, in: context) })]
                }),
        ]
    }

    private static func row(_ requirement: Requirement, in context: PageContext) -> Value {
        let entry = context.catalog[requirement.entry]
        let name = "\(entry.kind.folder)-\(context.site.addresses.name(of: entry.id))-\(requirement.anchor)"
        return [
            "id": .string("line-\(name)"), "key": .string("\(entry.qualifiedName)#\(requirement.anchor)"),
            "href": context.href(requirement), "code": .string(requirement.code),
            "body": .markup(context.site.bodies[requirement.id]),
            // A rule that is an image without a text says nothing by which its box could be named.
            "name": requirement.text.isEmpty ? .string(requirement.code) : .null,
        ]
    }
}

/// How much of a printed page a group of lines takes, so that a group that fits on a page is not parted. An estimate on
/// the safe side: a group that takes more than a page after all is parted between two lines.
private enum PaperRoom {
    /// Lines of text that a page of A4 or Letter holds beside the head of the group.
    static let page = 40
    /// The same for the first page, which has the head of the form.
    static let firstPage = 27
    private static let charactersInLine = 44

    static func lines(of requirements: [Requirement]) -> Int {
        requirements.reduce(0) { $0 + max(2, $1.text.count / charactersInLine + 1) + 1 }
    }
}
