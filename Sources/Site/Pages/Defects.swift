import Guidance

extension PageKind {
    /// Where the platform itself is at fault, and what the guidance does about it.
    static let defects = PageKind("defects") { site in
        guard site.catalog.requirements.contains(where: \.namesPlatformDefect) else { return [] }
        let owner = site.settings.defectOwner
        return [
            TablePage.page(
                "defects.html", titleKey: "title_defects", leadKey: owner == nil ? "lead_defects" : "lead_defects_of",
                values: ["owner": owner ?? ""], in: site
            ) { site in
                [
                    TablePage.Table(
                        id: "defects", title: nil, columns: [site.strings["rule"], site.strings["text"]],
                        rows: site.catalog.platformDefects.map { requirementRow($0, in: site) })
                ]
            }
        ]
    }
}
