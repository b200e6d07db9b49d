/// The files of a site that programs read. Each stands in a file of its own in `Exports/`.
enum Exports {
    static func files(of site: SiteContext, pages: [Page]) -> [OutputFile] {
        [SiteDataExport.file(of: site), SearchIndexExport.file(of: site, pages: pages)]
            + MarkdownExport.files(of: site, pages: pages)
            + WorksheetExport.files(of: site)
            + LanguageModelExport.files(of: site)
            + SitemapExport.files(of: site, pages: pages)
    }
}
