import Guidance
import HTML
import Mustache

extension PageKind {
    /// Which component do I need? Every *Use when* as a question, and as a table.
    static let chooser = PageKind("chooser") { site in
        guard site.catalog.requirements.contains(where: { $0.kind == .use && isComponent($0, in: site.catalog) }) else {
            return []
        }
        var page = Page("choose.html", template: "choose", title: site.strings["title_choose"], section: .components) {
            context in
            let groups = context.catalog.families(of: .component)
            let families = groups.map { group -> Value in
                [
                    "id": .string("family-\(group.id)"),
                    "title": .string(group.title ?? context.strings[SiteSection.components.titleKey]),
                    "about": Value(group.description),
                    "answers": .list(
                        group.entries.flatMap { id in
                            requirements(.use, of: id, in: context.catalog).map { answer($0, in: context) }
                        }),
                    "components": .list(group.entries.compactMap { component($0, in: context) }),
                ]
            }
            let rows = groups.flatMap(\.entries).flatMap { id in
                requirements(.use, of: id, in: context.catalog).map { requirement -> Value in
                    [
                        "text": .string(context.catalog.wording(of: requirement)),
                        "body": .markup(Markup(text: context.catalog.wording(of: requirement), breaks: .inCells)),
                        "href": context.href(id),
                        "title": .string(context.catalog[id].title),
                    ]
                }
            }
            return PageData(
                ["choose": ["families": .list(families), "rows": .list(rows)]],
                contents: groups.map { group in
                    ContentsItem(
                        title: group.title ?? context.strings[SiteSection.components.titleKey],
                        anchor: "family-\(group.id)", isSub: false)
                } + [ContentsItem(title: context.strings["as_a_table"], anchor: "as-a-table", isSub: false)])
        }
        page.lead = site.strings["lead_choose"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink, site.link(to: .components)]
        return [page]
    }

    private static func isComponent(_ requirement: Requirement, in catalog: Catalog) -> Bool {
        catalog[requirement.entry].kind == .component
    }

    private static func requirements(_ kind: RequirementKind, of id: EntryID, in catalog: Catalog) -> [Requirement] {
        catalog[id].requirements.map { catalog[$0] }.filter { $0.kind == kind }
    }

    /// One answer to "which of these describes your case?": a sentence, and the component it leads to.
    private static func answer(_ requirement: Requirement, in context: PageContext) -> Value {
        [
            "text": .string(context.catalog.wording(of: requirement)),
            "body": .markup(context.bodyWithoutLinks(of: requirement)),
            "choices": .list([context.link(requirement.entry)]),
        ]
    }

    /// What else would be better than a component, as answers that lead there.
    private static func component(_ id: EntryID, in context: PageContext) -> Value? {
        let avoids = requirements(.avoid, of: id, in: context.catalog)
        guard !avoids.isEmpty, !requirements(.use, of: id, in: context.catalog).isEmpty else { return nil }
        let entry = context.catalog[id]
        return [
            "question": .string(context.strings.filled("question_avoid", ["title": entry.title])),
            "answers": .list(
                avoids.map { requirement in
                    [
                        "text": .string(context.catalog.wording(of: requirement)),
                        "body": .markup(context.bodyWithoutLinks(of: requirement)),
                        "choices": .list(RequirementValue.choices(requirement, in: context)),
                    ]
                }),
        ]
    }
}
