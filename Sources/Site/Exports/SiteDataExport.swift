import Diagnostics
import Guidance

/// `data/site.json`: every document and every requirement, for programs and for comparing two builds; its schema, and that
/// of what `handrail check` prints of the content.
enum SiteDataExport {
    static func files(of site: SiteContext) -> [OutputFile] {
        let data = SiteData(site.catalog, contentVersion: site.contentVersion) { site.addresses[$0] }
        return [
            OutputFile(path: "data/site.json", bytes: data.document.serializedBytes(pretty: true)),
            OutputFile(
                path: "data/" + SiteData.schemaName,
                bytes: SiteData.schemaDocument.serializedBytes(pretty: true)),
            OutputFile(path: CheckReportSchema.path, bytes: CheckReportSchema.value.serializedBytes(pretty: true)),
        ]
    }
}
