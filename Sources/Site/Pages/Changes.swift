import Guidance

extension PageKind {
    /// What documents say of their own changes, the newest first.
    static let changes = PageKind("changes") { site in
        guard !site.catalog.changes.isEmpty else { return [] }
        return [
            TablePage.page("changes.html", titleKey: "title_changes", leadKey: "lead_changes", in: site) { site in
                let strings = site.strings
                let rows = site.catalog.changes.map { change -> [TablePage.Cell] in
                    let when = [change.date.map { DateText.text($0, strings) }, change.version].compactMap { $0 }
                    return [
                        TablePage.Cell(text: when.joined(separator: ", ")),
                        TablePage.Cell(text: site.catalog[change.entry].title, path: site.addresses[change.entry]),
                        TablePage.Cell(text: change.text),
                    ]
                }
                return [
                    TablePage.Table(
                        id: "changes", title: nil,
                        columns: [strings["field_date"], strings["document"], strings["change"]], rows: rows)
                ]
            }
        ]
    }
}
