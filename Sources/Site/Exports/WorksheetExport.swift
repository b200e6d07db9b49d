import Evaluation

/// `worksheet.csv`, `.json` and `.md`: the worksheet for spreadsheets, programs and issue trackers.
enum WorksheetExport {
    static func files(of site: SiteContext) -> [OutputFile] {
        var worksheet = site.worksheet
        guard !worksheet.rows.isEmpty else { return [] }
        // The rows' links start at the worksheet's page; these files stand in the root.
        for index in worksheet.rows.indices where worksheet.rows[index].href.hasPrefix("../") {
            worksheet.rows[index].href.removeFirst(3)
        }
        let audit = worksheet.blankAudit(generatorVersion: site.generatorVersion)
        return [
            OutputFile(path: "worksheet.csv", bytes: CSVFormat.bytes(of: audit)),
            OutputFile(path: "worksheet.json", bytes: JSONFormat.bytes(of: audit)),
            OutputFile(path: "worksheet.md", bytes: MarkdownFormat.bytes(of: worksheet)),
        ]
    }
}
