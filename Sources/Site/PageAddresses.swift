import Guidance

/// Where every document has its page. Paths are relative to the output folder, with `/` between folders.
///
/// Invariants: no two documents share a path, and no document takes the path of a page that the generator makes.
struct PageAddresses: Sendable {
    /// By the place of the entry in the catalog.
    private let paths: [String]
    private let names: [String]

    /// Names in a document folder that the generator uses itself.
    private static let reserved: Set<String> = ["index", "codes"]

    init(_ catalog: Catalog) {
        let ruleSets = catalog.entries.count { $0.kind == .ruleSet }
        var taken = Set<String>()
        names = catalog.entries.map { entry in
            // The only file of global rules is the start of the section; several have a page each.
            if entry.kind == .ruleSet, ruleSets == 1 { return "index" }
            var slug = entry.slug
            while PageAddresses.reserved.contains(slug) || !taken.insert("\(entry.kind.folder)/\(slug)").inserted {
                slug += "-page"
            }
            return slug
        }
        paths = zip(catalog.entries, names).map { entry, name in "\(entry.kind.folder)/\(name).html" }
    }

    subscript(entry: EntryID) -> String { paths[entry.index] }

    /// The name of the page's file without folder and suffix, for ids and files of the same document elsewhere.
    func name(of entry: EntryID) -> String { names[entry.index] }
}

/// The way from one page to another. Pages stand in the root folder or in one folder below it.
enum RelativePath {
    /// What leads from the folder of `path` to the root of the site: nothing, or `../` for each folder.
    static func root(of path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == 0x2F })
    }

    /// The relative address of `target` from `path`, naming the file. Both are paths from the root of the site.
    static func from(_ path: String, to target: String) -> String {
        guard let folderEnd = path.lastIndex(of: "/") else { return target }
        let folder = path[...folderEnd]
        if target.hasPrefix(folder) { return String(target.dropFirst(folder.count)) }
        return root(of: path) + target
    }
}
