import Foundation

/// A `handrail watch` at work on a project, until it is stopped or let go of.
public final class WatchProcess: @unchecked Sendable {
    private let process = Process()
    private let outputs: TemporaryFolder
    public let folder: TemporaryFolder

    /// Where the watched site stands, relative to the project.
    public static let site = ".handrail/watch"

    public init(_ folder: TemporaryFolder, _ options: [String] = []) throws {
        self.folder = folder
        outputs = try TemporaryFolder()
        try outputs.write("", to: "out")
        try outputs.write("", to: "err")
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["watch", "--color", "never"] + options
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/out"))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/err"))
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    public var standardOutput: String { (try? outputs.text("out")) ?? "" }
    public var standardError: String { (try? outputs.text("err")) ?? "" }

    /// Sends Ctrl-C and gives the exit status; nil when the process does not end.
    public func interrupt() -> Int32? {
        kill(process.processIdentifier, SIGINT)
        guard WatchProcess.wait(until: { !process.isRunning }) else { return nil }
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    /// Looks until something is so, for at most two minutes: these tests ask whether, never how fast.
    public static func wait(until condition: () -> Bool) -> Bool {
        for _ in 0..<2_400 {
            if condition() { return true }
            usleep(50_000)
        }
        return condition()
    }

    // MARK: - What pages are told

    /// How many problems open pages show; nil before there is a site.
    public var problemCount: Int? { state?["count"] as? Int }

    public var problems: [[String: Any]] { state?["problems"] as? [[String: Any]] ?? [] }
    public var isStopped: Bool? { state?["isStopped"] as? Bool }

    /// The text of a page, or nothing.
    public func page(_ path: String) -> String { (try? folder.text(WatchProcess.site + "/" + path)) ?? "" }

    private var state: [String: Any]? {
        guard let text = try? folder.text(WatchProcess.site + "/handrail-watch/state.js"),
            let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}")
        else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(text[start...end].utf8)) as? [String: Any]
    }

    /// The files of the watched site without what the watch adds: as a build would write them.
    public func files() throws -> [String: [UInt8]] {
        let mark = Array("handrail-watch/client.js".utf8)
        var files = try folder.contents(of: WatchProcess.site)
        for (path, bytes) in files {
            if path.hasPrefix("handrail-watch/") || path == ".handrail-manifest" {
                files[path] = nil
            } else if path.hasSuffix(".html") {
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                files[path] = Array(lines.filter { !$0.contains(mark) }.joined(separator: [0x0A]))
            }
        }
        return files
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ pattern: [UInt8]) -> Bool {
        guard let first = pattern.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: pattern) }
    }
}
