import Diagnostics

/// One page of the site under audit.
public struct SiteFile: Sendable {
    /// The page's bytes, which need not be kept in memory; its path names it in reports.
    public let source: SourceFile
    /// The path relative to the audited folder, `/` between folders; links are resolved against it.
    public let path: String
    /// Where the bytes came from, for pages that were generated.
    public let sourceMap: SourceMap?

    /// - Parameter path: relative to the audited folder; nil when that is the path of `source`.
    public init(source: SourceFile, path: String? = nil, sourceMap: SourceMap? = nil) {
        self.source = source
        self.path = path ?? source.path
        self.sourceMap = sourceMap
    }

    /// The page with its bytes in memory, for as long as it is judged.
    var loaded: SiteFile { SiteFile(source: source.loaded, path: path, sourceMap: sourceMap) }
}

/// What lies beside the pages in the audited folder.
public struct SiteAssets: Sendable {
    /// Every path in the folder, pages included.
    public let paths: Set<String>
    /// The style sheets (`*.css`) by path.
    public let styleSheets: [String: SourceFile]

    /// For style sheets that were made from others: what their authors wrote, by path.
    public let styleOrigins: [String: SourceMap]

    public init(
        paths: Set<String> = [], styleSheets: [String: SourceFile] = [:], styleOrigins: [String: SourceMap] = [:]
    ) {
        self.paths = paths
        self.styleSheets = styleSheets
        self.styleOrigins = styleOrigins
    }
}
