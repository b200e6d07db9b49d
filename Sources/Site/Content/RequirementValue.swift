import Guidance
import HTML
import Mustache
import Standards

/// A requirement as templates see it.
enum RequirementValue {
    static func make(_ id: RequirementID, body: Markup, in context: PageContext) -> Value {
        let requirement = context.catalog[id]
        let criteria = requirement.criteria.compactMap { criterion($0, in: context) }
        let citedBy = citing(requirement, in: context)
        let choices = choices(requirement, in: context)
        return [
            "anchor": context.id(requirement.anchor, in: requirement.entry),
            "alias": requirement.authorAnchor.map { anchor in
                anchor == requirement.anchor ? .null : context.id(anchor, in: requirement.entry)
            } ?? .null,
            "code": .string(requirement.code), "word": .string(context.site.word(for: requirement.kind)),
            "body": .markup(body),
            "hasNotes": .bool(!criteria.isEmpty || !citedBy.isEmpty), "criteria": .list(criteria),
            "citedBy": citedBy.isEmpty ? .null : ["items": .list(citedBy)],
            "hasChoices": .bool(!choices.isEmpty), "choices": .list(choices),
        ]
    }

    /// The look of a rule: what its list adds to the class `rail`.
    static func rail(of kind: RequirementKind) -> String? {
        switch kind {
        case .must: "must"
        case .dont: "avoid"
        case .pitfall: "pitfall"
        case .use: "use"
        case .avoid: "else"
        default: nil
        }
    }

    static func criterion(_ number: String, in context: PageContext) -> Value? {
        guard let criterion = WCAG.criterion(number) else { return nil }
        return [
            "href": context.style == .folder
                ? context.href("wcag/\(number).html") : .string(criterion.understandingURL),
            "number": .string(number), "name": .string(criterion.name),
            "level": .string(criterion.level.rawValue),
            // The names stand here as W3C wrote them (WCAG 3.1.2).
            "language": context.site.settings.language.hasPrefix("en") ? .null : "en",
        ]
    }

    /// What to use instead, as links to follow.
    static func choices(_ requirement: Requirement, in context: PageContext) -> [Value] {
        var seen = Set<EntryID>()
        return requirement.redirects.compactMap { reference in
            let entry: EntryID
            switch reference.target {
            case .entry(let id), .heading(let id, _): entry = id
            case .requirement(let id): entry = context.catalog[id].entry
            default: return nil
            }
            guard entry != requirement.entry, seen.insert(entry).inserted else { return nil }
            return context.link(entry)
        }
    }

    /// The requirements and documents that name this very requirement; its own document's checks say their code.
    private static func citing(_ requirement: Requirement, in context: PageContext) -> [Value] {
        var seen = Set<String>()
        return requirement.backlinks.compactMap { backlink in
            let title: String
            let target: Value
            if let id = backlink.requirement {
                let citing = context.catalog[id]
                title =
                    citing.entry == requirement.entry
                    ? citing.code : "\(context.catalog[citing.entry].title) \(citing.code)"
                target = context.href(citing)
            } else {
                title = context.catalog[backlink.entry].title
                target = context.href(backlink.entry)
            }
            guard seen.insert(title).inserted else { return nil }
            return ["href": target, "title": .string(title)]
        }
    }
}
