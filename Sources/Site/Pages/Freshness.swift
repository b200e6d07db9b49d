import Guidance

extension PageKind {
    /// When documents were reviewed, the oldest first.
    static let freshness = PageKind("freshness") { site in
        guard site.catalog.freshness.contains(where: { $0.reviewed != nil }) else { return [] }
        return [
            TablePage.page("freshness.html", titleKey: "title_freshness", leadKey: "lead_freshness", in: site) { site in
                let strings = site.strings
                let rows = site.catalog.freshness.map { item -> [TablePage.Cell] in
                    [
                        TablePage.Cell(text: site.catalog[item.entry].title, path: site.addresses[item.entry]),
                        TablePage.Cell(text: item.reviewed.map { DateText.text($0, strings) } ?? strings["never"]),
                        TablePage.Cell(
                            text: item.due.map { DateText.text($0, strings) } ?? strings["now"],
                            more: item.isStale ? strings["stale"] : nil),
                    ]
                }
                return [
                    TablePage.Table(
                        id: "reviews", title: nil,
                        columns: [strings["document"], strings["badge_reviewed"], strings["review_due"]], rows: rows)
                ]
            }
        ]
    }
}
