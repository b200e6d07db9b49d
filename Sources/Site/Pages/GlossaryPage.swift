import Guidance
import Mustache

extension PageKind {
    /// What the words of assistive technologies mean, and where they stand.
    static let glossary = PageKind("glossary") { site in
        guard !site.glossary.items.isEmpty else { return [] }
        var page = Page(Glossary.path, template: "glossary", title: site.strings["title_glossary"], section: .reports) {
            context in
            PageData(["glossary": ["terms": .list(context.site.glossary.items.map { value($0, in: context) })]])
        }
        page.lead = site.strings["lead_glossary"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        page.aliases = site.glossary.items.map(\.name)
        return [page]
    }

    /// A word that stands almost everywhere is not looked up by where it stands.
    private static let longestList = 60

    private static func value(_ item: Glossary.Item, in context: PageContext) -> Value {
        let uses = item.uses.filter { $0 != item.entry }
        return [
            "id": .string(item.anchor), "name": .string(item.name), "text": .string(item.text),
            "source": item.entry.map { context.link($0) } ?? .null,
            "usedIn": uses.isEmpty
                ? .null
                : [
                    "title": .string(context.strings.counted("term_used", uses.count)),
                    "hasItems": .bool(uses.count <= longestList),
                    "items": .list(uses.count <= longestList ? uses.map { context.link($0) } : []),
                ],
        ]
    }
}
