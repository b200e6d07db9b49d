import Diagnostics
import Evaluation
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
        let sheet = context.site.worksheet
        let outcomes = Value.list(
            [EARL.Outcome.passed, .failed, .cantTell, .inapplicable, .untested].map { outcome in
                ["value": .string(outcome.rawValue), "label": .string(strings["outcome_\(outcome.rawValue)"])]
            })
        let rows = Dictionary(grouping: sheet.rows.enumerated(), by: \.element.component)
        let components = entries.map { id -> Value in
            let entry = context.catalog[id]
            let anchor = anchor(of: id, in: context.site)
            return [
                "id": .string(anchor + "-title"), "anchor": .string(anchor),
                "component": .string(entry.qualifiedName), "href": context.href(id), "title": .string(entry.title),
                "rows": .list(
                    (rows[entry.qualifiedName] ?? []).map { number, item in
                        row(item, name: "r\(number)", outcomes: outcomes)
                    }),
            ]
        }
        let fields = ChecklistPages.fields.map { field -> Value in
            ["id": .string("sheet-\(field)"), "name": .string(field), "label": .string(strings["field_\(field)"])]
        }
        return [
            "fields": .list(fields), "hash": .string(sheet.contentHash), "version": .string(sheet.contentVersion),
            "filters": .list(filters(entries, in: context)), "components": .list(components),
        ]
    }

    /// Where the rows of a document start.
    static func anchor(of entry: EntryID, in site: SiteContext) -> String {
        "sheet-\(site.catalog[entry].kind.folder)-\(site.addresses.name(of: entry))"
    }

    /// - Parameter name: what the row's choices share; only this page knows it.
    private static func row(_ row: WorksheetRow, name: String, outcomes: Value) -> Value {
        let how = HowToTest.gestures(row.text, in: AuditGroup.group(id: row.group))
        return [
            "name": .string(name), "key": .string(row.id), "code": .string(row.printedCode),
            "kind": .string(row.kind), "group": .string(row.group),
            "groupTitle": row.kind == "check" ? .string(row.groupTitle) : .null,
            "platforms": .string(row.platforms.joined(separator: "|")),
            "wcag": .string(row.wcag.joined(separator: " ")),
            "fingerprint": .string(row.fingerprint), "href": .string(row.href), "text": .string(row.text),
            "how": Value(how.isEmpty ? nil : how.joined(separator: " ")), "outcomes": outcomes,
        ]
    }

    private static func filters(_ entries: [EntryID], in context: PageContext) -> [Value] {
        let catalog = context.catalog
        let strings = context.strings
        let documents = entries.map { (catalog[$0].qualifiedName, catalog[$0].title) }
        var seen = Set<String>()
        let platforms = entries.flatMap { catalog[$0].metadata.platforms }.filter { seen.insert($0).inserted }
        var seenGroups = Set<String>()
        let groups = context.site.worksheet.rows.filter { seenGroups.insert($0.group).inserted }.map { row in
            (row.group, AuditGroup.group(id: row.group)?.title ?? row.groupTitle)
        }
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
