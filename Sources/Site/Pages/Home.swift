import Guidance
import Mustache
import Standards

extension PageKind {
    static let home = PageKind("home") { site in
        var page = Page("index.html", template: "home", title: site.settings.title, section: .home) { context in
            PageData([
                "home": [
                    "doors": .list(doors(in: context)), "numbers": .list(numbers(in: context)),
                    "groups": .list(groups(in: context)), "stacks": stacks(in: context),
                    "changes": changes(in: context),
                ]
            ])
        }
        page.lead = site.settings.description
        page.description = site.settings.description
        page.hasSidebar = false
        return [page]
    }

    /// The three things people come for.
    private static func doors(in context: PageContext) -> [Value] {
        let catalog = context.catalog
        var doors: [(key: String, path: String)] = []
        if catalog.requirements.contains(where: { $0.kind == .use }) { doors.append(("door_choose", "choose.html")) }
        if catalog.requirements.contains(where: \.kind.isAuditable) {
            doors += [("door_checklists", "checklists/index.html"), ("door_worksheet", "worksheet/index.html")]
        }
        return doors.map { door in
            [
                "href": context.href(door.path), "title": .string(context.strings[door.key]),
                "text": .string(context.strings[door.key + "_text"]),
            ]
        }
    }

    private static func numbers(in context: PageContext) -> [Value] {
        let catalog = context.catalog
        let numbers = [
            ("number_components", catalog.entries.count { $0.kind == .component }),
            ("number_rules", catalog.requirements.count { $0.kind.isAuditable && $0.kind != .check }),
            ("number_checks", catalog.requirements.count { $0.kind == .check }),
            ("number_criteria", catalog.criteria.count),
        ]
        return numbers.filter { $0.1 > 0 }.map { key, number in
            ["number": .int(number), "label": .string(context.strings.counted(key, number))]
        }
    }

    private static func groups(in context: PageContext) -> [Value] {
        let kinds: [(SiteSection, EntryKind)] = [
            (.components, .component), (.rules, .globalRule), (.guidance, .guidance), (.lessons, .lesson),
            (.pages, .page),
        ]
        return kinds.compactMap { section, kind in
            let families = context.catalog.families(of: kind)
            guard !families.isEmpty else { return nil }
            return [
                "id": .string("section-\(section.rawValue)"), "href": context.href(section.indexPath),
                "title": .string(context.strings[section.titleKey]),
                "families": .list(
                    families.map { group in
                        [
                            "familyTitle": Value(group.title), "about": Value(group.description),
                            "items": .list(group.entries.map { context.card(context.catalog[$0]) }),
                        ]
                    }),
            ]
        }
    }

    /// The platforms and frameworks of a site that has several, or describes them.
    private static func stacks(in context: PageContext) -> Value {
        let stacks = context.catalog.stacks
        guard stacks.count > 1 || stacks.contains(where: { $0.description != nil }) else { return .null }
        return [
            "items": .list(stacks.map { ["title": .string($0.title), "description": Value($0.description)] })
        ]
    }

    private static func changes(in context: PageContext) -> Value {
        let changes = context.catalog.changes.prefix(5)
        guard !changes.isEmpty else { return .null }
        return [
            "items": .list(
                changes.map { change in
                    [
                        "href": context.href(change.entry), "title": .string(context.catalog[change.entry].title),
                        "text": .string(change.text),
                    ]
                })
        ]
    }
}
