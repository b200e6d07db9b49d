import Evaluation

/// `worksheet/worksheet.csv`, `.json` and `.md`: the worksheet for spreadsheets, programs and issue trackers.
enum WorksheetExport {
    static func files(of site: SiteContext) -> [OutputFile] {
        let worksheet = site.worksheet
        guard !worksheet.rows.isEmpty else { return [] }
        let audit = worksheet.blankAudit(generatorVersion: site.generatorVersion)
        return [
            OutputFile(path: "worksheet/worksheet.csv", bytes: CSVFormat.bytes(of: audit)),
            OutputFile(path: "worksheet/worksheet.json", bytes: JSONFormat.bytes(of: audit)),
            OutputFile(path: "worksheet/worksheet.md", bytes: MarkdownFormat.bytes(of: worksheet)),
        ]
    }
}
