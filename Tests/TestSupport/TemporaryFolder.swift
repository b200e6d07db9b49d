import Foundation

/// A folder of a test's own, removed when the test lets go of it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "handrail-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file below the folder, making the folders it needs.
    public func write(_ text: String, to relative: String) throws {
        let target = path + "/" + relative
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: target))
    }

    public func copy(_ source: String, to relative: String) throws {
        let target = path + "/" + relative
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }

    public func text(_ relative: String) throws -> String {
        try String(contentsOfFile: path + "/" + relative, encoding: .utf8)
    }

    public func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + relative) }

    /// Every file below `relative` with its bytes: what "byte-identical" compares.
    public func contents(of relative: String) throws -> [String: [UInt8]] {
        let folder = path + "/" + relative
        var result: [String: [UInt8]] = [:]
        for file in try Folders.files(below: folder) { result[file] = try Folders.bytes(of: folder + "/" + file) }
        return result
    }
}
