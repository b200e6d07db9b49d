import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a site was not published. In every case the old site is as it was, byte for byte.
public enum PublishError: Error, Sendable, Equatable {
    /// The output folder has files, and no manifest of ours: it is never emptied.
    case notOurs(path: String)
    /// A path that would leave the output folder, is empty or absolute, or clashes with another.
    case unsafePath(String)
    /// The system refused a step.
    case system(operation: String, path: String, code: Int32)
}

/// What publishing did, in files.
public struct PublishSummary: Sendable, Equatable {
    public var written = 0
    public var unchanged = 0
    public var removed = 0

    public init() {}
}

/// Files of a site that stand ready: written beside the output folder, or found to be there already.
public struct StagedFiles: Sendable {
    let files: [OutputFile]
    /// For each file, whether the published site has it already.
    let isPublished: [Bool]
    /// What the output folder holds.
    let published: Set<String>
    /// The sibling folder was made; it is not while nothing differs.
    let isWritten: Bool
}

/// Writes a finished, audited site so that a reader or a crash sees the old site or the new one, never a mixture.
///
/// The new site is made in a sibling folder, in which files that did not change are hard links to the old site's;
/// then the two folders are exchanged in one system call (`renameat2` with `RENAME_EXCHANGE`; where the file system
/// lacks it, two renames). An unchanged site writes nothing at all.
public struct Publisher: Sendable {
    /// The file that marks an output folder as made by Handrail: one line per file, sorted, with its size.
    public static let manifestName = ".handrail-manifest"

    /// The output folder, as an absolute or relative path.
    public let folder: String
    /// How many files are written at a time.
    public let jobs: Int

    public init(folder: String, jobs: Int = 1) {
        // "public/" and "public" are the same folder; the sibling's name is made by appending.
        var path = folder
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.folder = path
        self.jobs = max(jobs, 1)
    }

    private var sibling: String { folder + ".handrail-new" }

    /// - Throws: `PublishError`; then nothing was changed.
    public func publish(_ files: [OutputFile]) throws(PublishError) -> PublishSummary {
        try finish(stage(files), adding: [])
    }

    /// Writes files beside the output folder, which stays as it is, while others of the site are still being made.
    /// `finish` or `discard` must follow.
    ///
    /// - Throws: `PublishError`; then nothing was changed, and nothing is left behind.
    public func stage(_ files: [OutputFile]) throws(PublishError) -> StagedFiles {
        try check(files)
        let published = try existingFiles()
        let same = files.map { isPublished($0, published) }
        let isWritten = same.contains(false)
        if isWritten {
            try removeTree(sibling)
            do { try write(files, isPublished: same) } catch {
                discard()
                throw error
            }
        }
        return StagedFiles(files: files, isPublished: same, published: published, isWritten: isWritten)
    }

    /// Writes what is still missing and puts the new site in the place of the old one.
    ///
    /// - Throws: `PublishError`; then the old site is as it was, and nothing is left behind.
    public func finish(_ staged: StagedFiles, adding files: [OutputFile]) throws(PublishError) -> PublishSummary {
        do { return try complete(staged, adding: files) } catch {
            discard()
            throw error
        }
    }

    /// Takes away what `stage` has written.
    public func discard() { try? removeTree(sibling) }

    // MARK: - Steps

    private func complete(_ staged: StagedFiles, adding files: [OutputFile]) throws(PublishError) -> PublishSummary {
        let all = staged.files + files
        try check(all)
        let added = files + [manifest(of: all)]
        let same = added.map { isPublished($0, staged.published) }
        let paths = Set(all.map(\.path)).union([Publisher.manifestName])
        var summary = PublishSummary()
        summary.removed = staged.published.count { !paths.contains($0) }
        summary.unchanged = (staged.isPublished + same).count { $0 }
        summary.written = all.count + 1 - summary.unchanged
        if summary.written == 0, summary.removed == 0 { return summary }
        if !staged.isWritten {
            try removeTree(sibling)
            try write(staged.files, isPublished: staged.isPublished)
        }
        try write(added, isPublished: same)
        try exchange(sibling)
        try removeTree(sibling)
        return summary
    }

    private func check(_ files: [OutputFile]) throws(PublishError) {
        var seen = Set<String>()
        for file in files {
            guard isSafe(file.path), seen.insert(file.path).inserted else { throw .unsafePath(file.path) }
        }
    }

    private func manifest(of files: [OutputFile]) -> OutputFile {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let lines = ["handrail site manifest 1"] + sorted.map { "\($0.bytes.count) \($0.path)" }
        return OutputFile(path: Publisher.manifestName, bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    private func isPublished(_ file: OutputFile, _ published: Set<String>) -> Bool {
        published.contains(file.path) && hasContents(folder + "/" + file.path, file.bytes)
    }

    func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, !path.hasPrefix("/"), path.utf8.count < 1_000, path != Publisher.manifestName else {
            return false
        }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 255
                && !part.utf8.contains(0) && !part.utf8.contains(0x5C)
        }
    }

    /// The files of the present output folder, empty when there is none.
    private func existingFiles() throws(PublishError) -> Set<String> {
        var status = stat()
        guard lstat(folder, &status) == 0 else {
            guard errno == ENOENT else { throw .system(operation: "look at", path: folder, code: errno) }
            return []
        }
        // A symbolic link could lead anywhere; exchanging it would replace the link and not the folder.
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notOurs(path: folder) }
        let files = listing(of: folder)
        guard files.isEmpty || files.contains(Publisher.manifestName) else { throw .notOurs(path: folder) }
        return Set(files)
    }

    private func listing(of folder: String) -> [String] {
        var paths: [String] = []
        var pending = [""]
        while let current = pending.popLast() {
            guard let stream = opendir(current.isEmpty ? folder : folder + "/" + current) else { continue }
            defer { closedir(stream) }
            while let item = readdir(stream) {
                let name = withUnsafePointer(to: &item.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                let path = current.isEmpty ? name : current + "/" + name
                var status = stat()
                guard lstat(folder + "/" + path, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR { pending.append(path) } else { paths.append(path) }
            }
        }
        return paths
    }

    private func hasContents(_ path: String, _ bytes: [UInt8]) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count
        else { return false }
        var chunk = [UInt8](repeating: 0, count: min(bytes.count, 1 << 16))
        var position = 0
        while position < bytes.count {
            let count = read(descriptor, &chunk, min(chunk.count, bytes.count - position))
            guard count > 0 else { return false }
            let equal = chunk.withUnsafeBytes { left in
                bytes.withUnsafeBytes { right in
                    guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
                    return memcmp(leftBase, rightBase + position, count) == 0
                }
            }
            guard equal else { return false }
            position += count
        }
        return true
    }

    private func write(_ files: [OutputFile], isPublished: [Bool]) throws(PublishError) {
        var folders = Set<String>()
        try makeFolders(above: sibling)
        try makeFolder(sibling)
        for file in files { try makeParents(of: file.path, in: sibling, known: &folders) }
        let next = Atomic<Int>(0)
        let failure = Mutex<PublishError?>(nil)
        DispatchQueue.concurrentPerform(iterations: min(jobs, max(files.count, 1))) { _ in
            while true {
                let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard place < files.count, failure.withLock({ $0 == nil }) else { return }
                do throws(PublishError) {
                    try write(files[place], isPublished: isPublished[place])
                } catch {
                    failure.withLock { $0 = error }
                }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }

    private func write(_ file: OutputFile, isPublished: Bool) throws(PublishError) {
        let target = sibling + "/" + file.path
        if isPublished, link(folder + "/" + file.path, target) == 0 { return }
        try write(file.bytes, to: target)
    }

    func makeParents(of path: String, in root: String, known: inout Set<String>) throws(PublishError) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let parent = String(path[..<slash])
        guard known.insert(parent).inserted else { return }
        try makeParents(of: parent, in: root, known: &known)
        try makeFolder(root + "/" + parent)
    }

    /// The folders above the output folder, where they are not there yet.
    private func makeFolders(above path: String) throws(PublishError) {
        for slash in path.indices.dropFirst() where path[slash] == "/" { try makeFolder(String(path[..<slash])) }
    }

    private func makeFolder(_ path: String) throws(PublishError) {
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
            throw .system(operation: "make the folder", path: path, code: errno)
        }
    }

    func write(_ bytes: [UInt8], to path: String) throws(PublishError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .system(operation: "write", path: path, code: errno) }
        var position = 0
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            while position < buffer.count, let base = buffer.baseAddress {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, base + position, buffer.count - position)
                #else
                    let count = Glibc.write(descriptor, base + position, buffer.count - position)
                #endif
                if count < 0 {
                    if errno == EINTR { continue }
                    failure = errno
                    return
                }
                position += count
            }
        }
        // Some file systems report a full disk only when the file is closed.
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else { throw .system(operation: "write", path: path, code: failure) }
    }

    /// Puts the sibling in the output folder's place; the old site is then where the sibling was.
    private func exchange(_ sibling: String) throws(PublishError) {
        var status = stat()
        guard lstat(folder, &status) == 0 else {
            guard rename(sibling, folder) == 0 else {
                throw .system(operation: "publish to", path: folder, code: errno)
            }
            return
        }
        #if os(Linux)
            if Publisher.renameExchange(sibling, folder) { return }
        #elseif canImport(Darwin)
            if renamex_np(sibling, folder, UInt32(RENAME_SWAP)) == 0 { return }
        #endif
        let aside = folder + ".handrail-old"
        try removeTree(aside)
        guard rename(folder, aside) == 0 else { throw .system(operation: "move aside", path: folder, code: errno) }
        guard rename(sibling, folder) == 0 else {
            let code = errno
            _ = rename(aside, folder)
            throw .system(operation: "publish to", path: folder, code: code)
        }
        guard rename(aside, sibling) == 0 else { throw .system(operation: "clear away", path: aside, code: errno) }
    }

    #if os(Linux)
        /// `renameat2(…, RENAME_EXCHANGE)`, looked up by name because the header declares it only to GNU C.
        private static func renameExchange(_ left: String, _ right: String) -> Bool {
            typealias RenameAt2 =
                @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let renameExchangeFlag: UInt32 = 2  // linux/fs.h
            return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, left, AT_FDCWD, right, renameExchangeFlag) == 0
        }
    #endif

    private func removeTree(_ path: String) throws(PublishError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw .system(operation: "remove", path: path, code: errno)
        }
    }
}
