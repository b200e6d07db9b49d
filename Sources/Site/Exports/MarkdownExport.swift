import Diagnostics
import Guidance

/// `<page>.md` beside each page of a document: its Markdown without the front matter.
enum MarkdownExport {
    static func path(of page: Page) -> String { String(page.path.dropLast(".html".count)) + ".md" }

    static func files(of site: SiteContext, pages: [Page]) -> [OutputFile] {
        pages.compactMap { page in
            guard let id = page.entry else { return nil }
            return OutputFile(path: path(of: page), bytes: source(of: site.catalog[id], in: site.catalog))
        }
    }

    /// The part of the file that the document is, with its title as a heading when it has none.
    static func source(of entry: Entry, in catalog: Catalog) -> [UInt8] {
        var range = entry.tree.sourceRange
        if entry.kind == .globalRule {
            range = entry.span.range.lowerBound..<range.upperBound
            if let set = entry.ruleSet {
                let starts = catalog[set].globalRules.map { catalog[$0].span.range.lowerBound }
                if let next = starts.filter({ $0 > range.lowerBound }).min() { range = range.lowerBound..<next }
            }
        }
        var bytes = Array(entry.file.bytes[range.clamped(to: 0..<entry.file.bytes.count)])
        while let first = bytes.first, first == 0x0A || first == 0x0D { bytes.removeFirst() }
        if entry.titleHeading == nil { bytes = Array("# \(entry.title)\n\n".utf8) + bytes }
        if bytes.last != 0x0A { bytes.append(0x0A) }
        return bytes
    }
}
