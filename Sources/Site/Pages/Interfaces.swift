import Guidance
import HTML
import Mustache

extension PageKind {
    /// Every programming interface that the content names, and where.
    static let interfaces = PageKind("apis") { site in
        guard !site.catalog.interfaces.isEmpty else { return [] }
        var page = Page(
            "apis/index.html", template: "apis", title: site.strings["section_interfaces"], section: .interfaces
        ) { context in
            let rows = context.catalog.interfaces.map { use -> Value in
                var seen = Set<EntryID>()
                let entries = use.uses.map(\.entry).filter { seen.insert($0).inserted }
                return [
                    "id": .string("api-\(use.slug)"), "name": .string(use.name),
                    "body": .markup(Markup(text: use.name, breaks: .inColumns)),
                    "entries": .list(links(entries, in: context)),
                ]
            }
            return PageData(["apis": ["rows": .list(rows)]])
        }
        page.lead = site.strings["lead_interfaces"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        return [page]
    }
}
