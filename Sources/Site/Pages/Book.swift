import Diagnostics
import Guidance
import Mustache

extension PageKind {
    /// All documents on one page, to print or to send.
    static let book = PageKind("book") { site in
        guard hasBook(site.catalog) else { return [] }
        var page = Page("book.html", template: "book", title: site.strings["title_book"], section: .reports) {
            context in
            var context = context
            context.style = .book
            let kinds: [EntryKind] = [.component, .ruleSet, .globalRule, .guidance, .lesson, .page]
            var chapters: [Value] = []
            var contents: [ContentsItem] = []
            for id in kinds.flatMap({ context.catalog.families(of: $0).flatMap(\.entries) }) {
                let entry = context.catalog[id]
                let anchor = context.style.id(of: id, anchor: nil, context.catalog, context.site.addresses)
                contents.append(ContentsItem(title: entry.title, anchor: anchor, isSub: false))
                chapters.append([
                    "id": .string(anchor), "title": .string(entry.title), "summary": Value(entry.summary),
                    "name": .string(entry.qualifiedName),
                    "sections": .list(EntrySections(entry, in: context).items),
                ])
            }
            // The book carries its style, so that it can be sent without the folder.
            let style = context.site.theme.style(of: context.catalog)
            return PageData(["book": ["chapters": .list(chapters), "style": .string(style)]], contents: contents)
        }
        page.lead = site.strings["lead_book"]
        page.breadcrumb = [site.homeLink]
        page.isListed = false
        return [page]
    }

    /// A book of more documents is nobody's print job, and its page would be larger than all others together.
    private static let longestBook = 150

    static func hasBook(_ catalog: Catalog) -> Bool { (2...longestBook).contains(catalog.entries.count) }
}
