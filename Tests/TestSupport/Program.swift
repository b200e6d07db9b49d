import Foundation

/// The program under test, run as its users run it.
public enum Program {
    public struct Output: Sendable {
        public let status: Int32
        public let standardOutput: String
        public let standardError: String

        /// The standard output as JSON, or nil.
        public var json: Any? { try? JSONSerialization.jsonObject(with: Data(standardOutput.utf8)) }
    }

    /// `HANDRAIL_BINARY`, else the debug build that `swift test` has just made.
    public static let path: String =
        ProcessInfo.processInfo.environment["HANDRAIL_BINARY"] ?? Folders.package + "/.build/debug/handrail"

    /// Runs `handrail` with the words and waits for it.
    public static func run(_ words: String..., folder: String? = nil) throws -> Output {
        try run(path, words, folder: folder)
    }

    public static func run(_ words: [String], folder: String? = nil) throws -> Output {
        try run(path, words, folder: folder)
    }

    /// Runs any program; both outputs are read to their ends through files, so that no pipe can fill up.
    public static func run(_ executable: String, _ words: [String], folder: String? = nil) throws -> Output {
        let outputs = try TemporaryFolder()
        try outputs.write("", to: "out")
        try outputs.write("", to: "err")
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = words
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        var environment = ProcessInfo.processInfo.environment
        environment["NO_COLOR"] = "1"
        // Long messages would be broken into lines.
        environment["COLUMNS"] = nil
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/out"))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/err"))
        try process.run()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, standardOutput: try outputs.text("out"),
            standardError: try outputs.text("err"))
    }
}
