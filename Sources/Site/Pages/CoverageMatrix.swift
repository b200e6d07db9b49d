import Guidance
import Standards

/// Documents against groups of checks: where a 0 stands, nobody looks.
enum CoverageMatrix {
    static func table(in site: SiteContext) -> TablePage.Table {
        let catalog = site.catalog
        let used = Set(catalog.entries.flatMap { $0.checkGroups.compactMap(\.auditGroup) })
        let groups = AuditGroup.all.filter { used.contains($0.id) }
        let hasOthers = catalog.entries.contains { entry in
            entry.checkGroups.contains { $0.auditGroup == nil && !$0.requirements.isEmpty }
        }
        var columns = [site.strings["document"], site.strings["heading_must"], site.strings["musts_with_check"]]
        columns += groups.map(\.title)
        if hasOthers { columns.append(site.strings["other_checks"]) }
        let rows = catalog.coverage.map { coverage -> [TablePage.Cell] in
            let entry = catalog[coverage.entry]
            let musts = entry.requirements.count { catalog[$0].kind == .must }
            let counts = groups.map { count(of: $0.id, in: entry) } + (hasOthers ? [count(of: nil, in: entry)] : [])
            return [TablePage.Cell(text: site.titleWithStack(entry), path: site.addresses[entry.id])]
                + ([musts, musts - coverage.mustsWithoutCheck.count] + counts).map { TablePage.Cell(text: String($0)) }
        }
        return TablePage.Table(id: "matrix", title: site.strings["coverage_matrix"], columns: columns, rows: rows)
    }

    /// The checks of a document in a group of the audit vocabulary, or in groups of the author's own.
    private static func count(of group: String?, in entry: Entry) -> Int {
        entry.checkGroups.reduce(0) { $0 + ($1.auditGroup == group ? $1.requirements.count : 0) }
    }
}
