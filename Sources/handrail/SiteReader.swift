import Audit
import Diagnostics
import Foundation

/// Reads a folder of finished pages for `handrail audit`.
enum SiteReader {
    private static let pageLimit = 64 << 20

    /// The pages and assets of one folder, or of one page with what lies beside it.
    struct Folder: Sendable {
        var pages: [SiteFile] = []
        var assets = SiteAssets()
    }

    /// - Parameter path: a folder, or a page; with a page only that page is judged, but its folder is what its
    ///   links are checked against.
    static func read(_ path: String, diagnostics: inout DiagnosticList) throws(CommandFailure) -> Folder {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: trimmed, isDirectory: &isFolder) else {
            throw .usage("there is no file or folder `\(path)`")
        }
        if isFolder.boolValue { return read(folder: trimmed, only: nil, diagnostics: &diagnostics) }
        guard Auditor.isPage(trimmed) else {
            throw .usage("`\(path)` is no page", help: "pages end in .html, .htm, .xhtml or .svg")
        }
        let parent = (trimmed as NSString).deletingLastPathComponent
        return read(
            folder: parent.isEmpty ? "." : parent, only: (trimmed as NSString).lastPathComponent,
            diagnostics: &diagnostics)
    }

    private static func read(folder: String, only: String?, diagnostics: inout DiagnosticList) -> Folder {
        var result = Folder()
        var sheets: [String: SourceFile] = [:]
        var paths = Set<String>()
        // A page is read when it is judged and let go then, so that memory does not grow with the folder.
        let pages = Rereading { path in
            if case .success(let bytes) = ProjectReader.bytes(of: path, limit: pageLimit) { bytes } else { [] }
        }
        var links = DiagnosticList()
        let listed = ProjectReader.listing(root: folder, folder: "", diagnostics: &links)
        for link in links.all { if let path = link.span?.file.path { paths.formUnion(linked(path, in: folder)) } }
        for path in listed {
            paths.insert(path)
            let name = folder == "." ? path : folder + "/" + path
            if path.lowercased().hasSuffix(".css") {
                if case .success(let bytes) = ProjectReader.bytes(of: name, limit: pageLimit) {
                    sheets[path] = SourceFile(path: name, bytes: bytes)
                } else {
                    reportUnreadable(name, &diagnostics)
                }
            } else if Auditor.isPage(path), only == nil || path == only {
                if let count = ProjectReader.size(of: name, limit: pageLimit) {
                    result.pages.append(SiteFile(source: SourceFile(path: name, count: count, pages), path: path))
                } else {
                    reportUnreadable(name, &diagnostics)
                }
            }
        }
        result.assets = SiteAssets(paths: paths, styleSheets: sheets)
        return result
    }

    private static func reportUnreadable(_ path: String, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(
            ProjectDiagnostics.unreadable, "this file cannot be read, or is larger than \(pageLimit) bytes",
            at: SourceFile(path: path, bytes: []).span(0..<0))
    }

    /// What a symbolic link to outside the folder stands for: pages may link to it, but it is not read.
    private static func linked(_ path: String, in folder: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [path] }
        // Links in there are not followed any more, so that none leads in a circle.
        var ignored = DiagnosticList()
        return ProjectReader.listing(root: folder + "/" + path, folder: "", diagnostics: &ignored)
            .map { path + "/" + $0 }
    }
}
