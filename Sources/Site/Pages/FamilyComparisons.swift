import Guidance
import Mustache

extension PageKind {
    /// One family side by side across stacks: a column for each stack, a row for each kind of rule.
    static let familyComparisons = PageKind("family-comparisons") { site in
        FamilyComparison.groups(in: site.catalog).map { group in
            let family = group.title ?? site.settings.title(ofFamily: group.id)
            var page = Page(
                FamilyComparison.path(of: group.id), template: "family",
                title: site.strings.filled("title_family", ["family": family]), section: .components
            ) { context in PageData(["family": FamilyComparison.value(of: group, in: context)]) }
            page.lead = site.strings["lead_family"]
            page.description = group.description ?? page.lead
            page.breadcrumb = [site.homeLink, site.link(to: .components)]
            return page
        }
    }
}

/// What the documents of a family ask for in each of the stacks that have the family.
enum FamilyComparison {
    static func path(of family: String) -> String { "families/\(RelativeName.make(family)).html" }

    /// The families of components that two stacks or more have.
    static func groups(in catalog: Catalog) -> [FamilyGroup] {
        guard catalog.stacks.count > 1 else { return [] }
        var paths = Set<String>()
        return catalog.families(of: .component).filter { group in
            stacks(of: group, in: catalog).count > 1 && paths.insert(path(of: group.id)).inserted
        }
    }

    /// The stacks that have documents of the family, in the order of the site.
    private static func stacks(of group: FamilyGroup, in catalog: Catalog) -> [Stack] {
        let used = Set(group.entries.compactMap { catalog[$0].stack })
        return catalog.stacks.filter { used.contains($0.id) }
    }

    /// The page that compares the family of a document, if there is one.
    static func path(for entry: Entry, in site: SiteContext) -> String? {
        guard entry.kind == .component, let family = entry.family, site.comparedFamilies.contains(family) else {
            return nil
        }
        return path(of: family)
    }

    static func value(of group: FamilyGroup, in context: PageContext) -> Value {
        let stacks = stacks(of: group, in: context.catalog)
        let members = stacks.map { stack in
            group.entries.map { context.catalog[$0] }.filter { $0.stack == stack.id }
        }
        let kinds = RequirementKind.allCases.filter { kind in
            members.joined().contains { entry in entry.requirements.contains { context.catalog[$0].kind == kind } }
        }
        let overview: Value = [
            "title": .string(context.strings["component"]),
            "cells": .list(
                members.map { entries in ["documents": .list(entries.map { document($0, nil, in: context) })] }),
        ]
        let rows = kinds.map { kind -> Value in
            [
                "title": .string(context.site.word(for: kind)),
                "cells": .list(
                    members.map { entries in
                        let documents = entries.filter { entry in
                            entry.requirements.contains { context.catalog[$0].kind == kind }
                        }
                        return ["documents": .list(documents.map { document($0, kind, in: context) })]
                    }),
            ]
        }
        return [
            "label": .string(group.title ?? context.site.settings.title(ofFamily: group.id)),
            "stacks": .list(
                stacks.map { ["title": .string($0.title), "description": Value($0.description)] }),
            "rows": .list([overview] + rows),
        ]
    }

    /// A document of one stack with its rules of a kind, or with its summary.
    private static func document(_ entry: Entry, _ kind: RequirementKind?, in context: PageContext) -> Value {
        let rules = entry.requirements.map { context.catalog[$0] }.filter { $0.kind == kind }
        return [
            "href": context.href(entry.id), "title": .string(entry.title),
            "summary": kind == nil ? Value(entry.summary) : .null, "hasRules": .bool(!rules.isEmpty),
            "rules": .list(
                rules.map { rule in
                    [
                        "href": context.href(rule), "code": .string(rule.code),
                        "text": .string(context.catalog.wording(of: rule)),
                    ]
                }),
        ]
    }
}
