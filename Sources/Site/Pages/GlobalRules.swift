import Guidance
import Mustache

extension PageKind {
    /// Every global rule has a page. The only file of rules is the start of the section; of several each has a page.
    static let globalRules = PageKind("rules") { site in
        let sets = site.catalog.entries(of: .ruleSet)
        var pages = EntryPages.pages(of: .globalRule, template: "rule", in: site)
        guard !sets.isEmpty || !pages.isEmpty else { return [] }
        pages += sets.map { set in
            var page = EntryPages.page(of: set, template: "rule-set", section: .rules, in: site)
            let inner = page.data
            let id = set.id
            page.data = { context in
                var data = inner(context)
                let rules = context.catalog[id].globalRules.map { context.card(context.catalog[$0]) }
                data.values["rules"] = ["hasItems": .bool(!rules.isEmpty), "items": .list(rules)]
                return data
            }
            page.breadcrumb = sets.count == 1 ? [site.homeLink] : [site.homeLink, site.link(to: .rules)]
            return page
        }
        guard sets.count != 1 else { return pages }
        var index = Page(
            SiteSection.rules.indexPath, template: "section-index", title: site.strings[SiteSection.rules.titleKey],
            section: .rules
        ) { context in
            let sets = context.catalog.entries(of: .ruleSet)
            let groups = sets.map { set -> Value in
                [
                    "id": .string("family-\(context.site.addresses.name(of: set.id))"),
                    "title": .string(title(of: set, among: sets, context.catalog)),
                    "about": nil,
                    "items": .list(
                        [context.card(set)] + set.globalRules.map { context.card(context.catalog[$0]) }),
                ]
            }
            return PageData(["index": ["families": .list(groups)]])
        }
        index.lead = site.strings["lead_rules"]
        index.description = index.lead
        index.breadcrumb = [site.homeLink]
        return [index] + pages
    }

    /// A set's title, with its stack where several sets have the title: sections of one name cannot be told apart.
    private static func title(of set: Entry, among sets: [Entry], _ catalog: Catalog) -> String {
        guard sets.count(where: { $0.title == set.title }) > 1, let stack = set.stack else { return set.title }
        return "\(set.title) (\(catalog.stacks.first { $0.id == stack }?.title ?? stack))"
    }
}
