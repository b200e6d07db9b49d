import HTML

/// `sitemap.xml`, for sites that say where they will stand.
enum SitemapExport {
    static func files(of site: SiteContext, pages: [Page]) -> [OutputFile] {
        guard let base = site.settings.baseURL else { return [] }
        var bytes = Array(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
                .utf8)
        for page in pages where page.path != "404.html" {
            bytes += "<url><loc>".utf8
            Escaping.appendEscapedText(base + (page.path == "index.html" ? "" : page.path), to: &bytes)
            bytes += "</loc></url>\n".utf8
        }
        bytes += "</urlset>\n".utf8
        return [OutputFile(path: "sitemap.xml", bytes: bytes)]
    }
}
