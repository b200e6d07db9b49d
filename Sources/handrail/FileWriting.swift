import Foundation
import Site

/// Writes single files so that nobody ever sees half of one.
enum FileWriting {
    /// Writes a file that is not there yet, making the folders it needs.
    static func create(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) {
        let parent = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw .system("cannot make the folder `\(parent)`: \(error.localizedDescription)")
        }
        // O_EXCL: also a file that another process has just made is kept.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            if errno == EEXIST { throw .usage("`\(path)` is there already") }
            throw .system("cannot write `\(path)`: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        try replace(path, with: bytes)
    }

    /// Writes a result to a file, replacing it, or to standard output without one.
    static func deliver(_ bytes: [UInt8], to path: String?, console: Console) throws(CommandFailure) {
        guard let path, path != "-" else {
            console.write(bytes)
            return
        }
        try replace(path, with: bytes)
    }

    /// Replaces a folder's contents all at once.
    static func publish(_ files: [OutputFile], to folder: String, jobs: Int) throws(CommandFailure) -> PublishSummary {
        let publisher = Publisher(folder: folder, jobs: jobs)
        return try publishing { () throws(PublishError) in try publisher.publish(files) }
    }

    /// Replaces a folder's contents all at once by files of which some were made ready before.
    static func publish(
        _ staged: Result<StagedFiles, PublishError>, adding files: [OutputFile], to folder: String
    ) throws(CommandFailure) -> PublishSummary {
        try publishing { () throws(PublishError) in
            try Publisher(folder: folder).finish(staged.get(), adding: files)
        }
    }

    /// Writes and removes single files of a folder that Handrail made.
    static func update(
        _ folder: String, writing files: [OutputFile], removing paths: [String]
    ) throws(CommandFailure) {
        _ = try publishing { () throws(PublishError) in
            try Publisher(folder: folder).update(writing: files, removing: paths)
            return PublishSummary()
        }
    }

    /// Makes a folder that no version control looks into.
    static func makePrivateFolder(_ path: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .system("cannot make the folder `\(path)`: \(error.localizedDescription)")
        }
        if !FileManager.default.fileExists(atPath: path + "/.gitignore") {
            try replace(path + "/.gitignore", with: Array("*\n".utf8))
        }
    }

    private static func publishing(
        _ body: () throws(PublishError) -> PublishSummary
    ) throws(CommandFailure) -> PublishSummary {
        do { return try body() } catch {
            switch error {
            case .notOurs(let path):
                throw .usage(
                    "`\(path)` was not made by Handrail, so it is not replaced",
                    help: "choose another folder with `--output`, or move these files away")
            case .unsafePath(let path):
                throw .system("a file would stand outside the folder or twice in one place: `\(path)`")
            case .system(let operation, let path, let code):
                throw .system("cannot \(operation) `\(path)`: \(String(cString: strerror(code)))")
            }
        }
    }

    /// Replaces a file's contents through a sibling and a rename; the folder must exist.
    static func replace(_ path: String, with bytes: [UInt8]) throws(CommandFailure) {
        let temporary = path + ".handrail-new"
        guard FileManager.default.createFile(atPath: temporary, contents: Data(bytes)) else {
            throw .system("cannot write `\(temporary)`: \(String(cString: strerror(errno)))")
        }
        guard rename(temporary, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            throw .system("cannot write `\(path)`: \(reason)")
        }
    }
}
