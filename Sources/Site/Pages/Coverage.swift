import Guidance

extension PageKind {
    /// How many checks each document has by technique, musts without a check, and checks without a must.
    static let coverage = PageKind("coverage") { site in
        let musts = site.catalog.coverage.flatMap(\.mustsWithoutCheck)
        let checks = site.catalog.coverage.flatMap(\.checksWithoutMust)
        guard !site.catalog.coverage.isEmpty else { return [] }
        return [
            TablePage.page("coverage.html", titleKey: "title_coverage", leadKey: "lead_coverage", in: site) { site in
                [
                    CoverageMatrix.table(in: site),
                    table(musts, id: "musts", titleKey: "coverage_musts", in: site),
                    table(checks, id: "checks", titleKey: "coverage_checks", in: site),
                ].filter { !$0.rows.isEmpty }
            }
        ]
    }

    private static func table(
        _ ids: [RequirementID], id: String, titleKey: String, in site: SiteContext
    ) -> TablePage.Table {
        TablePage.Table(
            id: id, title: site.strings[titleKey], columns: [site.strings["rule"], site.strings["text"]],
            rows: ids.map { requirementRow(site.catalog[$0], in: site) })
    }

    /// The document with the code, and the text.
    static func requirementRow(_ requirement: Requirement, in site: SiteContext) -> [TablePage.Cell] {
        [
            TablePage.Cell(
                text: "\(site.titleWithStack(site.catalog[requirement.entry])) \(requirement.code)",
                path: site.path(of: requirement)),
            TablePage.Cell(text: site.catalog.wording(of: requirement), requirement: requirement),
        ]
    }
}
