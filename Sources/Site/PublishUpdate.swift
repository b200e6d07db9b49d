import Foundation

extension Publisher {
    /// Writes and removes single files of a folder that Handrail made, each file by a rename, so that nobody reads half
    /// of one. For a folder that is watched: between the first file and the last a reader may see some old and some new
    /// ones, which `publish` never lets happen.
    ///
    /// - Throws: `PublishError`; then some of the files may be written.
    public func update(writing files: [OutputFile], removing paths: [String]) throws(PublishError) {
        guard isOurs else { throw .notOurs(path: folder) }
        var folders = Set<String>()
        for file in files {
            guard isSafe(file.path) else { throw .unsafePath(file.path) }
            try makeParents(of: file.path, in: folder, known: &folders)
            let target = folder + "/" + file.path
            let temporary = target + ".handrail-new"
            unlink(temporary)
            try write(file.bytes, to: temporary)
            guard rename(temporary, target) == 0 else {
                let code = errno
                unlink(temporary)
                throw .system(operation: "write", path: target, code: code)
            }
        }
        for path in paths where isSafe(path) {
            guard unlink(folder + "/" + path) == 0 || errno == ENOENT else {
                throw .system(operation: "remove", path: folder + "/" + path, code: errno)
            }
            removeEmptyParents(of: path)
        }
    }

    /// Whether the output folder is there and was made by Handrail.
    public var isOurs: Bool {
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        return lstat(folder + "/" + Publisher.manifestName, &status) == 0
    }

    private func removeEmptyParents(of path: String) {
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            // Refused for a folder that still holds something.
            guard rmdir(folder + "/" + rest) == 0 else { return }
        }
    }
}
