import Diagnostics
import Foundation

/// A project as read from disk: everything a build needs, and nothing else is read later.
struct Project: Sendable {
    /// The project's folder as given or found; never part of any output.
    var root: String
    /// `content/**`: Markdown, `site.yaml` and `rules.lock`, by path relative to the root, sorted.
    var content: [SourceFile] = []
    /// The other files of `content/`, such as images.
    var assets: [SourceFile] = []
    /// `themes/**`, by path relative to the root, sorted.
    var themes: [SourceFile] = []
}

/// What can be wrong with the files of a project before anybody looks into them.
enum ProjectDiagnostics {
    static let linkOutside = DiagnosticCode(
        "HR-L001", .error, "A symbolic link leads out of the project",
        explanation: """
            All input is untrusted: a link from `content/` or `themes/` to somewhere else on the machine would publish \
            files that nobody meant to publish. Copy the file into the project, or link to a file inside it.
            """)
    static let tooLarge = DiagnosticCode(
        "HR-L002", .error, "A file is too large",
        explanation: """
            A Markdown or YAML file may have 8 MB, any other file 64 MB. Larger ones are left out and reported, so that \
            a stray archive does not end up in the published site.
            """)
    static let unreadable = DiagnosticCode(
        "HR-L003", .error, "A file or folder cannot be read",
        explanation: """
            The system refused to read the file or folder; the message says why. Check its permissions. Nothing is published, \
            because what it holds would be missing.
            """)
    static let lockChanged = DiagnosticCode(
        "HR-L004", .error, "The lock of rule codes is out of date",
        explanation: """
            With `--locked` a build must not change `content/rules.lock`. Rules were added, removed or reworded since it \
            was written. Build once without `--locked`, look at what changed, and commit the lock with the content.
            """)
    static let all = [linkOutside, tooLarge, unreadable, lockChanged]
}

/// Reads a project's folder. The only place that reads content and themes.
enum ProjectReader {
    private static let textLimit = 8 << 20
    private static let assetLimit = 64 << 20

    /// The folder of `--root`, else the nearest folder at or above the working folder that holds `content/site.yaml`.
    static func root(_ given: String?) throws(CommandFailure) -> String {
        let manager = FileManager.default
        func isFolder(_ path: String) -> Bool {
            var folder: ObjCBool = false
            return manager.fileExists(atPath: path, isDirectory: &folder) && folder.boolValue
        }
        if let given {
            guard isFolder(given) else { throw .usage("there is no folder `\(given)`") }
            guard isFolder(given + "/content") else {
                throw .usage(
                    "`\(given)` has no folder `content`", help: "`--root` names the folder that holds content/")
            }
            return given
        }
        var folder = manager.currentDirectoryPath
        while true {
            if manager.fileExists(atPath: folder + "/content/site.yaml") { return folder }
            let parent = (folder as NSString).deletingLastPathComponent
            if parent == folder || parent.isEmpty { break }
            folder = parent
        }
        throw .usage(
            "no project here: neither this folder nor one above it has content/site.yaml",
            help: "`handrail init .` makes one here; `--root DIR` names one that is elsewhere")
    }

    static func read(root: String, diagnostics: inout DiagnosticList) -> Project {
        var project = Project(root: root)
        for path in listing(root: root, folder: "content", diagnostics: &diagnostics) {
            let isText = isText(path)
            guard let file = read(path, root: root, limit: isText ? textLimit : assetLimit, diagnostics: &diagnostics)
            else { continue }
            if isText { project.content.append(file) } else { project.assets.append(file) }
        }
        for path in listing(root: root, folder: "themes", diagnostics: &diagnostics) {
            guard let file = read(path, root: root, limit: textLimit, diagnostics: &diagnostics) else { continue }
            project.themes.append(file)
        }
        return project
    }

    static func isText(_ path: String) -> Bool {
        guard !path.hasPrefix("content/assets/") else { return false }
        return [".md", ".mdx", ".markdown", ".yaml", ".yml", ".lock"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The regular files below `folder` of `root` (`""` for the root itself), by path relative to the root, sorted by
    /// bytes of the path; hidden files are left out.
    static func listing(root: String, folder: String, diagnostics: inout DiagnosticList) -> [String] {
        let home = realPath(root)
        var paths: [String] = []
        var pending = [folder]
        while let current = pending.popLast() {
            guard let stream = opendir(root + "/" + current) else {
                // A project need not have every folder; one that is there must be readable, or its files were lost.
                if errno != ENOENT || current != folder { reportUnreadable(current, "folder", errno, &diagnostics) }
                continue
            }
            defer { closedir(stream) }
            while let item = readdir(stream) {
                let name = withUnsafePointer(to: &item.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
                let path = current.isEmpty ? name : current + "/" + name
                var status = stat()
                guard lstat(root + "/" + path, &status) == 0 else {
                    if errno != ENOENT { reportUnreadable(path, "file", errno, &diagnostics) }
                    continue
                }
                if status.st_mode & S_IFMT == S_IFLNK {
                    let target = realPath(root + "/" + path)
                    guard target.hasPrefix(home + "/"), stat(root + "/" + path, &status) == 0,
                        status.st_mode & S_IFMT == S_IFREG
                    else {
                        diagnostics.report(
                            ProjectDiagnostics.linkOutside,
                            "this symbolic link does not lead to a file inside the project", at: empty(path))
                        continue
                    }
                }
                switch status.st_mode & S_IFMT {
                case S_IFDIR:
                    // Two names are those of files; a folder of that name holds nothing that is read.
                    if path == "content/site.yaml" || path == "content/rules.lock" {
                        reportUnreadable(path, "file", EISDIR, &diagnostics)
                    } else {
                        pending.append(path)
                    }
                case S_IFREG: paths.append(path)
                default: continue
                }
            }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// One file, or nil with a diagnostic.
    static func read(_ path: String, root: String, limit: Int, diagnostics: inout DiagnosticList) -> SourceFile? {
        switch bytes(of: root + "/" + path, limit: limit) {
        case .success(let bytes): return SourceFile(path: path, bytes: bytes)
        case .failure(.tooLarge(let size)):
            diagnostics.report(
                ProjectDiagnostics.tooLarge, "this file has \(size) bytes, more than the \(limit) that are read",
                at: empty(path))
        case .failure(.refused(let code)): reportUnreadable(path, "file", code, &diagnostics)
        }
        return nil
    }

    private static func reportUnreadable(
        _ path: String, _ kind: String, _ code: Int32, _ diagnostics: inout DiagnosticList
    ) {
        diagnostics.report(
            ProjectDiagnostics.unreadable, "this \(kind) cannot be read: \(String(cString: strerror(code)))",
            at: empty(path.isEmpty ? "." : path))
    }

    /// One file of `content/` or `themes/`; nil, without a diagnostic, when it is gone since it was listed.
    static func readIfPresent(_ path: String, root: String, diagnostics: inout DiagnosticList) -> SourceFile? {
        let isAsset = path.hasPrefix("content/") && !isText(path)
        var found = DiagnosticList()
        let file = read(path, root: root, limit: isAsset ? assetLimit : textLimit, diagnostics: &found)
        var status = stat()
        if file == nil, stat(root + "/" + path, &status) != 0 { return nil }
        diagnostics.append(contentsOf: found)
        return file
    }

    /// `folder` of `root` and the folders below it, hidden ones left out, by path relative to the root.
    static func folders(root: String, below folder: String) -> [String] {
        var found: [String] = []
        var pending = [folder]
        while let current = pending.popLast() {
            guard let stream = opendir(root + "/" + current) else { continue }
            defer { closedir(stream) }
            found.append(current)
            while let item = readdir(stream) {
                let name = withUnsafePointer(to: &item.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
                var status = stat()
                guard lstat(root + "/" + current + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                    continue
                }
                pending.append(current + "/" + name)
            }
        }
        return found
    }

    enum ReadFailure: Error {
        case tooLarge(Int)
        case refused(Int32)
    }

    /// The bytes of a file in one `read` where the system allows it.
    static func bytes(of path: String, limit: Int) -> Result<[UInt8], ReadFailure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(.refused(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(.refused(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.refused(EISDIR)) }
        let size = Int(status.st_size)
        guard size <= limit else { return .failure(.tooLarge(size)) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let got = Foundation.read(descriptor, base + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { return }
                count += got
            }
        }
        return failure == 0 ? .success(bytes) : .failure(.refused(failure))
    }

    /// The number of bytes of a file that can be read; nil for one that cannot, or is larger than `limit`.
    static func size(of path: String, limit: Int) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else { return nil }
        let size = Int(status.st_size)
        return size <= limit ? size : nil
    }

    private static func empty(_ path: String) -> SourceSpan { SourceFile(path: path, bytes: []).span(0..<0) }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
