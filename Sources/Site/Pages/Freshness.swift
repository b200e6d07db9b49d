import Guidance

extension PageKind {
    /// When documents were reviewed, the oldest first, how far they are, and what the words for that mean.
    static let freshness = PageKind("freshness") { site in
        let meanings = site.settings.statuses.filter { $0.title != nil || $0.meaning != nil }
        guard !meanings.isEmpty || site.catalog.freshness.contains(where: { $0.reviewed != nil }) else { return [] }
        return [
            TablePage.page("freshness.html", titleKey: "title_freshness", leadKey: "lead_freshness", in: site) { site in
                let strings = site.strings
                let hasStatus = site.catalog.freshness.contains { site.catalog[$0.entry].metadata.status != nil }
                let rows = site.catalog.freshness.map { item -> [TablePage.Cell] in
                    let status = site.catalog[item.entry].metadata.status.map(site.statusTitle) ?? ""
                    return [
                        TablePage.Cell(
                            text: site.titleWithStack(site.catalog[item.entry]), path: site.addresses[item.entry]),
                        TablePage.Cell(text: item.reviewed.map { DateText.text($0, strings) } ?? strings["never"]),
                        TablePage.Cell(
                            text: item.due.map { DateText.text($0, strings) } ?? strings["now"],
                            more: item.isStale ? strings["stale"] : nil),
                    ] + (hasStatus ? [TablePage.Cell(text: status)] : [])
                }
                let columns = [strings["document"], strings["badge_reviewed"], strings["review_due"]]
                let reviews = TablePage.Table(
                    id: "reviews", title: nil, columns: columns + (hasStatus ? [strings["status"]] : []), rows: rows)
                return [reviews] + (meanings.isEmpty ? [] : [legend(meanings, in: site)])
            }
        ]
    }

    private static func legend(_ statuses: [Settings.Status], in site: SiteContext) -> TablePage.Table {
        TablePage.Table(
            id: "statuses", title: site.strings["meanings_of_status"],
            columns: [site.strings["status"], site.strings["meaning"]],
            rows: statuses.map { status in
                [TablePage.Cell(text: site.statusTitle(status.id)), TablePage.Cell(text: status.meaning ?? "")]
            })
    }
}
