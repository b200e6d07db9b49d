import Guidance
import Mustache

/// The page at which a section of documents starts: a card for each document, by family.
enum SectionIndex {
    static func page(_ section: SiteSection, kind: EntryKind, in site: SiteContext) -> [Page] {
        let groups = site.catalog.families(of: kind)
        guard !groups.isEmpty else { return [] }
        let title = site.strings[section.titleKey]
        var page = Page(section.indexPath, template: "section-index", title: title, section: section) { context in
            PageData(["index": ["families": .list(groups.map { family($0, title: title, in: context) })]])
        }
        page.lead = site.strings["lead_\(section.rawValue)"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        return [page]
    }

    static func family(_ group: FamilyGroup, title: String, in context: PageContext) -> Value {
        [
            "id": .string("family-\(group.id)"), "title": .string(group.title ?? title),
            "about": Value(group.description),
            "compare": context.site.comparedFamilies.contains(group.id)
                ? [
                    "href": context.href(FamilyComparison.path(of: group.id)),
                    "title": .string(
                        context.strings.filled(
                            "title_family", ["family": group.title ?? context.site.settings.title(ofFamily: group.id)])),
                ] : .null,
            "items": .list(group.entries.map { context.card(context.catalog[$0]) }),
        ]
    }
}
