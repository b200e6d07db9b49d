import Guidance
import HTML
import Mustache
import Standards

extension PageKind {
    /// Everything from A to Z: what search is where scripts do not run.
    static let index = PageKind("index") { site in
        var page = Page("search.html", template: "search", title: site.strings["title_index"], section: .reports) {
            context in PageData(["search": ["letters": .list(letters(in: context))]])
        }
        page.lead = site.strings["lead_index"]
        page.breadcrumb = [site.homeLink]
        page.isListed = false
        return [page]
    }

    private struct Item {
        var title: String
        var path: String
        var kind: String
        var isCode = false
    }

    private static func letters(in context: PageContext) -> [Value] {
        var items: [Item] = []
        let strings = context.strings
        for entry in context.catalog.entries {
            let kind = strings[SiteSection(entry.kind).titleKey]
            items.append(Item(title: entry.title, path: context.site.addresses[entry.id], kind: kind))
            for alias in entry.metadata.aliases {
                items.append(Item(title: alias, path: context.site.addresses[entry.id], kind: entry.title))
            }
        }
        for use in context.catalog.criteria {
            guard let criterion = WCAG.criterion(use.number) else { continue }
            items.append(
                Item(
                    title: "\(criterion.number) \(criterion.name)", path: "wcag/\(criterion.number).html",
                    kind: strings["section_criteria"]))
        }
        for use in context.catalog.interfaces {
            items.append(
                Item(
                    title: use.name, path: "apis/index.html#api-\(use.slug)", kind: strings["section_interfaces"],
                    isCode: true))
        }
        var groups: [String: [(key: String, item: Item)]] = [:]
        for item in items {
            let key = item.title.lowercased()
            let first = key.first { $0.isLetter || $0.isNumber }
            let letter = first.map { $0.isLetter ? String($0).uppercased() : "0–9" } ?? "#"
            groups[letter, default: []].append((key, item))
        }
        return groups.sorted { $0.key < $1.key }.enumerated().map { place, group in
            let sorted = group.value.sorted { ($0.key, $0.item.path) < ($1.key, $1.item.path) }
            return [
                "id": .string("letter-\(place + 1)"), "letter": .string(group.key),
                "items": .list(
                    sorted.map { _, item in
                        [
                            "href": context.href(item.path), "title": .string(item.title), "kind": .string(item.kind),
                            "code": item.isCode ? .markup(Markup(text: item.title, breaks: .inColumns)) : .null,
                        ]
                    }),
            ]
        }
    }
}
