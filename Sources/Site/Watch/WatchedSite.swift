import Diagnostics
import HTML

/// What one rebuild changes in the watched folder.
public struct SiteChange: Sendable {
    /// Files to write, pages with the mark that lets them follow the site; assets come before pages.
    public var written: [OutputFile] = []
    /// Paths of files to remove.
    public var removed: [String] = []

    public var isEmpty: Bool { written.isEmpty && removed.isEmpty }
    /// The paths of the pages among `written`.
    public var pages: [String] { written.map(\.path).filter { $0.hasSuffix(".html") } }
}

/// The site as `handrail watch` last published it, and what its open pages are told.
///
/// Published pages carry one line more than a build's: a script that reads `handrail-watch/state.js` again and again
/// and loads the page anew when that says so. A value: nothing is read or written here.
public struct WatchedSite: Sendable {
    /// The folder of the watched site that no built site has.
    public static let folder = "handrail-watch"
    public static let statePath = folder + "/state.js"

    /// Tells pages of an earlier session that everything may have changed.
    public let session: String
    /// The files of the last good build, without marks.
    public private(set) var files: [String: OutputFile] = [:]
    /// How often the site has changed.
    private var build = 0
    /// The build that changed a page last; the first one is not noted. Nil for a page that is gone.
    private var versions: [String: Int?] = [:]
    /// The build that changed a style sheet, a script or a picture last.
    private var assets = 0

    public init(session: String) { self.session = session }

    /// Whether there has been a good build.
    public var isPublished: Bool { build > 0 }

    /// Every file that belongs into the folder, marked.
    public var allFiles: [OutputFile] { files.values.map(marked) + WatchedSite.clientFiles }

    /// Takes a good build's files in, and says what they change.
    public mutating func take(_ all: [OutputFile]) -> SiteChange {
        var change = SiteChange()
        let isFirst = build == 0
        build += 1
        var gone = files
        for file in all {
            guard let old = gone.removeValue(forKey: file.path) else {
                note(file.path, isFirst: isFirst)
                change.written.append(file)
                continue
            }
            guard old.bytes != file.bytes else { continue }
            note(file.path, isFirst: isFirst)
            change.written.append(file)
        }
        for path in gone.keys {
            if path.hasSuffix(".html") { versions[path] = .some(nil) }
        }
        change.removed = gone.keys.sorted()
        files = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        // A page must not be loaded before what it shows.
        let (pages, others) = (change.written.filter(isPage), change.written.filter { !isPage($0) })
        change.written = (others + pages).map(marked)
        if isFirst { change.written = WatchedSite.clientFiles + change.written }
        return change
    }

    /// Takes in the pages of documents, before the lists of everything are ready. Nothing is removed yet.
    public mutating func take(documents: [OutputFile]) -> SiteChange {
        var change = SiteChange()
        let changed = documents.filter { files[$0.path]?.bytes != $0.bytes }
        guard !changed.isEmpty else { return change }
        build += 1
        for file in changed {
            note(file.path, isFirst: false)
            files[file.path] = file
        }
        change.written = changed.map(marked)
        return change
    }

    private mutating func note(_ path: String, isFirst: Bool) {
        guard !isFirst else { return }
        if path.hasSuffix(".html") {
            versions[path] = build
        } else if path != "assets/search-index.js", WatchedSite.isShown(path) {
            assets = build
        }
    }

    private func isPage(_ file: OutputFile) -> Bool { file.path.hasSuffix(".html") }

    /// What pages load besides themselves.
    private static func isShown(_ path: String) -> Bool {
        [".css", ".js", ".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp"].contains { path.hasSuffix($0) }
    }

    // MARK: - Marks

    /// A page with the line that loads the script; other files as they are.
    public func marked(_ file: OutputFile) -> OutputFile {
        guard isPage(file) else { return file }
        let root = RelativePath.root(of: file.path)
        var line = Array(
            "<script src=\"\(root)\(WatchedSite.folder)/client.js\" data-root=\"\(root)\" data-path=\"".utf8)
        Escaping.appendEscapedAttribute(file.path, to: &line)
        let version = (versions[file.path] ?? nil) ?? 0
        line += "\" data-version=\"\(version)\" defer></script>\n".utf8
        var marked = file
        marked.sourceMap = nil
        let place = WatchedSite.endOfHead(file.bytes)
        marked.bytes.insert(contentsOf: line, at: place)
        return marked
    }

    /// Where `</head>` stands, else the end of the file.
    private static func endOfHead(_ bytes: [UInt8]) -> Int {
        let end = Array("</head>".utf8)
        return ByteSearch.firstRange(of: end, in: bytes)?.lowerBound ?? bytes.count
    }

    // MARK: - State

    /// What open pages read: which pages have changed, and what keeps the site from being built.
    public func state(problems: [Diagnostic], isStopped: Bool = false) -> OutputFile {
        let versions = versions.sorted { $0.key < $1.key }
        let document = JSONValue.object([
            .init("session", .string(session)), .init("assets", .int(assets)),
            .init(
                "versions",
                .object(versions.map { .init($0.key, $0.value.map { .int($0) } ?? .null) })),
            .init("isStopped", .bool(isStopped)), .init("count", .int(problems.count)),
            .init("problems", .array(problems.prefix(WatchedSite.longestList).map(WatchedSite.value))),
        ])
        let text = "handrailWatchState(\(document.serialized()));\n"
        return OutputFile(path: WatchedSite.statePath, bytes: Array(text.utf8))
    }

    /// More problems are nobody's reading on a page; the terminal has them all.
    private static let longestList = 20

    private static func value(_ problem: Diagnostic) -> JSONValue {
        let start = problem.span?.start
        let place = problem.span.flatMap { span in start.map { "\(span.file.path):\($0.line):\($0.column)" } }
        let meant =
            problem.suggestions.isEmpty
            ? nil : "Did you mean " + problem.suggestions.joined(separator: " or ") + "?"
        let help = [meant, problem.help].compactMap { $0 }.joined(separator: " ")
        return [
            "severity": .string(problem.severity.rawValue), "code": .string(problem.code.id),
            "place": JSONValue(place), "message": .string(problem.message), "help": .string(help),
        ]
    }
}
