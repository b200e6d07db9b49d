import Guidance
import HTML
import Mustache

/// A page that is one or more plain tables.
enum TablePage {
    struct Cell: Sendable {
        var text: String
        var path: String?
        var more: String?
        /// Shown with its code and links, in place of the text.
        var requirement: Requirement?
    }

    struct Table: Sendable {
        var id: String
        var title: String?
        var columns: [String]
        var rows: [[Cell]]
    }

    static func page(
        _ path: String, titleKey: String, leadKey: String, values: [String: String] = [:], in site: SiteContext,
        tables: @escaping @Sendable (SiteContext) -> [Table]
    ) -> Page {
        let title = site.strings[titleKey]
        var page = Page(path, template: "table-page", title: title, section: .reports) { context in
            PageData(["tables": .list(tables(context.site).map { value($0, pageTitle: title, in: context) })])
        }
        page.lead = site.strings.filled(leadKey, values)
        page.description = page.lead
        page.breadcrumb = [site.homeLink]
        return page
    }

    private static func value(_ table: Table, pageTitle: String, in context: PageContext) -> Value {
        let rows = table.rows.map { row -> Value in
            let cells = row.map { cell -> Value in
                [
                    "text": .string(cell.text), "href": cell.path.map { context.href($0) } ?? .null,
                    "more": Value(cell.more), "body": cell.requirement.map { .markup(context.body(of: $0)) } ?? .null,
                ]
            }
            return ["cells": .list(cells)]
        }
        return [
            "id": .string(table.id), "title": Value(table.title), "label": .string(table.title ?? pageTitle),
            "columns": Value(table.columns), "rows": .list(rows),
        ]
    }
}
