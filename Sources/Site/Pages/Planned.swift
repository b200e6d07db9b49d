import Guidance

extension PageKind {
    /// What the content names and nobody has written yet.
    static let planned = PageKind("planned") { site in
        guard !site.catalog.unwritten.isEmpty else { return [] }
        return [
            TablePage.page("planned.html", titleKey: "title_planned", leadKey: "lead_planned", in: site) { site in
                let rows = site.catalog.unwritten.flatMap { unwritten -> [[TablePage.Cell]] in
                    let state = site.strings[unwritten.isPlanned ? "planned" : "missing"]
                    guard !unwritten.citedBy.isEmpty else {
                        return [[cell(unwritten.name, state), TablePage.Cell(text: site.strings["nothing_yet"])]]
                    }
                    var seen = Set<String>()
                    return unwritten.citedBy.compactMap { backlink in
                        let title = site.catalog[backlink.entry].title
                        let code = backlink.requirement.map { site.catalog[$0].code }
                        let path =
                            backlink.requirement.map { site.path(of: site.catalog[$0]) }
                            ?? site.addresses[backlink.entry]
                        guard seen.insert(path).inserted else { return nil }
                        let text = code.map { "\(title) \($0)" } ?? title
                        return [cell(unwritten.name, state), TablePage.Cell(text: text, path: path)]
                    }
                }
                return [
                    TablePage.Table(
                        id: "planned", title: nil, columns: [site.strings["document"], site.strings["named_by"]],
                        rows: rows)
                ]
            }
        ]
    }

    private static func cell(_ name: String, _ state: String) -> TablePage.Cell {
        TablePage.Cell(text: name, more: state)
    }
}
