import Diagnostics
import Guidance

/// `llms.txt`, a list of the documents with what each is for, and `llms-full.txt`, all of them one after the other.
enum LanguageModelExport {
    static func files(of site: SiteContext) -> [OutputFile] {
        [
            OutputFile(path: "llms.txt", bytes: Array(list(of: site).utf8)),
            OutputFile(path: "llms-full.txt", bytes: everything(of: site)),
        ]
    }

    private static func list(of site: SiteContext) -> String {
        var text = "# \(site.settings.title)\n"
        if let description = site.settings.description { text += "\n> \(description)\n" }
        let kinds: [EntryKind] = [.component, .globalRule, .guidance, .lesson, .page]
        for kind in kinds {
            let groups = site.catalog.families(of: kind)
            guard !groups.isEmpty else { continue }
            text += "\n## \(site.strings[SiteSection(kind).titleKey])\n\n"
            for id in groups.flatMap(\.entries) {
                let entry = site.catalog[id]
                let path = site.addresses[id].dropLast(".html".count) + ".md"
                let summary = entry.summary.map { ": \($0)" } ?? ""
                text += "- [\(site.titleWithStack(entry))](\(site.settings.baseURL ?? "")\(path))\(summary)\n"
            }
        }
        return text
    }

    private static func everything(of site: SiteContext) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in site.catalog.entries where entry.kind != .globalRule {
            if !bytes.isEmpty { bytes += "\n---\n\n".utf8 }
            bytes += MarkdownExport.source(of: entry, in: site.catalog)
        }
        return bytes
    }
}
