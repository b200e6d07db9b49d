import Diagnostics

/// The audited folder: which files there are, and the pages by path. Shared by all pages.
struct SiteFolder: Sendable {
    /// Every path in the folder.
    let paths: Set<String>
    let pages: [String: SiteFile]
    let styleSheets: [String: SourceFile]
    /// Paths by their lower-case form, for links that differ from a file in letter case only.
    let pathsByLowercase: [String: String]

    init(pages: [SiteFile], assets: SiteAssets) {
        self.pages = Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        paths = assets.paths.union(pages.lazy.map(\.path))
        styleSheets = assets.styleSheets
        var byLowercase: [String: String] = [:]
        for path in paths.sorted() where byLowercase[path.lowercased()] == nil {
            byLowercase[path.lowercased()] = path
        }
        pathsByLowercase = byLowercase
    }
}
