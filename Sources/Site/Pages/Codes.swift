import Guidance
import HTML
import Mustache

extension PageKind {
    /// Every rule of the site by its code.
    static let codes = PageKind("codes") { site in
        guard !site.catalog.requirements.isEmpty else { return [] }
        // A site without global rules has codes, but no index of rules to come from.
        let hasRules = site.catalog.entries.contains { $0.kind == .globalRule }
        var page = Page(
            "rules/codes.html", template: "codes", title: site.strings["title_codes"],
            section: hasRules ? .rules : .reports
        ) { context in
            let entries = context.catalog.entries.filter { !$0.requirements.isEmpty }
            let values = entries.map { entry -> Value in
                [
                    "id": .string("codes-\(entry.kind.folder)-\(context.site.addresses.name(of: entry.id))"),
                    "href": context.href(entry.id), "title": .string("\(entry.title) (\(entry.qualifiedName))"),
                    "requirements": .list(entry.requirements.map { row($0, in: context) }),
                ]
            }
            return PageData(["codes": ["entries": .list(values)]])
        }
        page.lead = site.strings["lead_codes"]
        page.breadcrumb = hasRules ? [site.homeLink, site.link(to: .rules)] : [site.homeLink]
        return [page]
    }

    private static func row(_ id: RequirementID, in context: PageContext) -> Value {
        let requirement = context.catalog[id]
        return [
            "href": context.href(requirement), "code": .string(requirement.code),
            "word": .string(context.site.word(for: requirement.kind)),
            "text": .string(context.catalog.wording(of: requirement)),
            "body": .markup(Markup(text: context.catalog.wording(of: requirement), breaks: .inCells)),
        ]
    }
}
