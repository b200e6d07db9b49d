import Parallelism

/// The files of a site that programs read. Each stands in a file of its own in `Exports/`.
enum Exports {
    private static let all: [@Sendable (SiteContext, [Page]) -> [OutputFile]] = [
        { site, _ in SiteDataExport.files(of: site) },
        { site, pages in MarkdownExport.files(of: site, pages: pages) },
        { site, _ in WorksheetExport.files(of: site) },
        { site, _ in LanguageModelExport.files(of: site) },
        { site, pages in SitemapExport.files(of: site, pages: pages) },
    ]

    /// - Parameter words: what the search index has of each document, where that is known.
    static func files(
        of site: SiteContext, pages: [Page], words: [[String]] = [], jobs: Int
    ) async -> [OutputFile] {
        async let index = SearchIndexExport.file(of: site, pages: pages, words: words, jobs: jobs)
        let files = await Parallel.map(all, jobs: jobs) { export in export(site, pages) }
        return files.flatMap { $0 } + [await index]
    }
}
