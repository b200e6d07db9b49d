import Diagnostics
import Guidance
import Mustache
import Standards

extension PageKind {
    /// The audit worksheet: a row for every must, don't, check, rule and pitfall.
    static let worksheet = PageKind("worksheet") { site in
        let entries = Checklists.entries(in: site.catalog)
        guard !entries.isEmpty else { return [] }
        var page = Page(
            "worksheet/index.html", template: "worksheet", title: site.strings["section_worksheet"], section: .worksheet
        ) { context in PageData(["worksheet": WorksheetPage.value(entries, in: context)]) }
        page.lead = site.strings["lead_worksheet"]
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        page.hasSidebar = false
        return [page]
    }
}

/// The data of the worksheet page.
enum WorksheetPage {
    static func value(_ entries: [EntryID], in context: PageContext) -> Value {
        let strings = context.strings
        let components = entries.map { id -> Value in
            let entry = context.catalog[id]
            return [
                "id": .string("sheet-\(context.site.addresses.name(of: id))-title"),
                "anchor": .string("sheet-\(context.site.addresses.name(of: id))"),
                "component": .string(entry.qualifiedName), "href": context.href(id), "title": .string(entry.title),
                "rows": .list(
                    Checklists.requirements(of: entry, in: context.catalog).map { row($0, of: entry, in: context) }),
            ]
        }
        return [
            "fields": .list(
                ["app", "version", "device", "system", "technology", "tester", "date"].map { field in
                    ["id": .string("sheet-\(field)"), "name": .string(field), "label": .string(strings["field_\(field)"])]
                }),
            "filters": .list(filters(entries, in: context)), "components": .list(components),
        ]
    }

    private static func row(_ requirement: Requirement, of entry: Entry, in context: PageContext) -> Value {
        let name = "\(entry.kind.folder)-\(context.site.addresses.name(of: entry.id))-\(requirement.anchor)"
        let group = entry.checkGroups.first { $0.code == requirement.group && requirement.kind == .check }
        let outcomes = [EARL.Outcome.passed, .failed, .cantTell, .inapplicable, .untested].map { outcome -> Value in
            [
                "name": .string(name), "value": .string(outcome.rawValue),
                "label": .string(context.strings["outcome_\(outcome.rawValue)"]),
            ]
        }
        let how = group.flatMap { $0.auditGroup }.flatMap { AuditGroup.group(id: $0) }.map(settings) ?? []
        return [
            "id": .string("row-\(name)"), "name": .string(name),
            "key": .string("\(entry.qualifiedName)#\(requirement.anchor)"),
            "code": .string("\(entry.qualifiedName) \(requirement.code)"), "kind": .string(requirement.kind.rawValue),
            "group": .string(group.map { $0.auditGroup ?? RelativeName.make($0.title) } ?? ""),
            "groupTitle": Value(group?.title), "platforms": .string(entry.metadata.platforms.joined(separator: "|")),
            "wcag": .string(requirement.criteria.joined(separator: " ")), "href": context.href(requirement),
            "text": .string(requirement.text), "how": Value(how.isEmpty ? nil : how.joined(separator: "; ")),
            "outcomes": .list(outcomes),
        ]
    }

    /// What to switch on before testing, as paths through the system's settings.
    private static func settings(_ group: AuditGroup) -> [String] {
        group.settings.compactMap { DeviceSetting.setting(id: $0) }.prefix(1).map {
            $0.path.joined(separator: " › ")
        }
    }

    private static func filters(_ entries: [EntryID], in context: PageContext) -> [Value] {
        let catalog = context.catalog
        let strings = context.strings
        let documents = entries.map { (catalog[$0].qualifiedName, catalog[$0].title) }
        var seen = Set<String>()
        let platforms = entries.flatMap { catalog[$0].metadata.platforms }.filter { seen.insert($0).inserted }
        let groups = Checklists.groups(in: catalog).map { ($0.id, $0.title) }
        let kinds = RequirementKind.allCases.filter { kind in
            kind.isAuditable && catalog.requirements.contains { $0.kind == kind }
        }
        return [
            filter("component", documents, strings), filter("platform", platforms.map { ($0, $0) }, strings),
            filter("group", groups, strings),
            filter(
                "kind",
                [("check must", strings["checks_and_musts"])]
                    + kinds.map { ($0.rawValue, strings["heading_\($0.rawValue)"]) }, strings, selected: "check must"),
            filter(
                "outcome",
                ["untested", "failed", "cantTell", "passed", "inapplicable"].map { ($0, strings["outcome_\($0)"]) },
                strings),
        ]
    }

    private static func filter(
        _ name: String, _ options: [(String, String)], _ strings: InterfaceWords, selected: String? = nil
    ) -> Value {
        [
            "name": .string(name), "label": .string(strings["filter_\(name)"]),
            "options": .list(
                options.map {
                    ["value": .string($0.0), "label": .string($0.1), "isSelected": .bool($0.0 == selected)]
                }),
        ]
    }
}
