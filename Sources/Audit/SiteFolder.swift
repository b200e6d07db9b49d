import Diagnostics
import HTML

/// The audited folder: which files there are, and the pages by path. Shared by all pages.
struct SiteFolder: Sendable {
    /// Every path in the folder.
    let paths: Set<String>
    let pages: [String: SiteFile]
    /// The places of the pages in the list of pages, by path.
    let pageNumbers: [String: Int32]
    let styleSheets: [String: SourceFile]
    /// Paths by their lower-case form, for links that differ from a file in letter case only.
    let pathsByLowercase: [String: String]
    /// The folders that hold a file, without a slash at the end.
    let folders: Set<String>

    init(pages: [SiteFile], assets: SiteAssets) {
        pageNumbers = Dictionary(
            pages.enumerated().map { ($0.element.path, Int32(truncatingIfNeeded: $0.offset)) },
            uniquingKeysWith: { first, _ in first })
        self.pages = Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        paths = assets.paths.union(pages.lazy.map(\.path))
        styleSheets = assets.styleSheets
        var byLowercase: [String: String] = [:]
        for path in paths.sorted() where byLowercase[path.lowercased()] == nil {
            byLowercase[path.lowercased()] = path
        }
        pathsByLowercase = byLowercase
        var folders: Set<String> = []
        for path in paths {
            var end = path.lastIndex(of: "/")
            while let slash = end, folders.insert(String(path[..<slash])).inserted {
                end = path[..<slash].lastIndex(of: "/")
            }
        }
        self.folders = folders
    }

    /// The ids of a page, sorted; it is parsed for that. Complexity: O(its bytes).
    func ids(ofPage path: String) -> [String] {
        guard let page = pages[path] else { return [] }
        let document = HTMLParser.parseDocument(page.source.loaded, depthLimit: HTMLParser.browserDepthLimit)
        return Set(document.allNodes.compactMap { document.isElement($0) ? document.attribute($0, .id) : nil }).sorted()
    }

    /// The path that somebody may have meant who wrote a path that does not exist: first one with the same file
    /// name, then one with a similar one in the same folder.
    func nearest(to path: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = path.dropLast(name.count)
        let sameName = paths.filter { $0 == name || $0.hasSuffix("/" + name) }.min()
        if let sameName { return sameName }
        let beside = paths.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
        return NearestName.suggestions(for: path, among: beside.sorted(), limit: 1).first
    }
}
