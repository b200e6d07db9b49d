import Diagnostics
import Foundation

/// A project read again and again: only what has changed on disk is read, and what has not stays the same object, by
/// which later steps know that they need not do it again.
struct ProjectMemory: Sendable {
    /// What tells two states of a file apart without reading it.
    private struct Stamp: Equatable {
        var device: UInt64
        var inode: UInt64
        var size: Int64
        var modified: Int64
        var changed: Int64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
            #else
                let (modification, change) = (status.st_mtim, status.st_ctim)
            #endif
            modified = Int64(modification.tv_sec) * 1_000_000_000 + Int64(modification.tv_nsec)
            changed = Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec)
        }
    }

    private struct Known {
        var stamp: Stamp
        var file: SourceFile
        /// The file was read so soon after its last change that another change may bear the same time.
        var isFresh: Bool
    }

    /// Times of files are only so fine, in nanoseconds.
    private static let grain: Int64 = 100_000_000

    private let root: String
    private var known: [String: Known] = [:]
    /// The paths whose contents differed at the last reading, removed ones included, sorted.
    private(set) var changed: [String] = []

    init(root: String) { self.root = root }

    /// The project as it is now. Files that vanish while they are looked for do not count.
    mutating func read(diagnostics: inout DiagnosticList) -> Project {
        var project = Project(root: root)
        var next: [String: Known] = [:]
        changed = []
        for folder in ["content", "themes"] {
            for path in ProjectReader.listing(root: root, folder: folder, diagnostics: &diagnostics) {
                guard let entry = entry(path, diagnostics: &diagnostics) else { continue }
                next[path] = entry
                if known[path]?.file !== entry.file { changed.append(path) }
                if folder == "themes" {
                    project.themes.append(entry.file)
                } else if ProjectReader.isText(path) {
                    project.content.append(entry.file)
                } else {
                    project.assets.append(entry.file)
                }
            }
        }
        changed += known.keys.filter { next[$0] == nil }
        changed.sort()
        known = next
        return project
    }

    private func entry(_ path: String, diagnostics: inout DiagnosticList) -> Known? {
        var status = stat()
        guard stat(root + "/" + path, &status) == 0 else { return nil }
        let stamp = Stamp(status)
        let old = known[path]
        if let old, old.stamp == stamp, !old.isFresh { return old }
        guard let file = ProjectReader.readIfPresent(path, root: root, diagnostics: &diagnostics) else { return nil }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let time = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
        let isFresh = time - max(stamp.modified, stamp.changed) < ProjectMemory.grain
        if let old, old.file.bytes == file.bytes { return Known(stamp: stamp, file: old.file, isFresh: isFresh) }
        return Known(stamp: stamp, file: file, isFresh: isFresh)
    }
}
