import Foundation

/// The folders that tests read.
public enum Folders {
    /// The package's own folder, from this file's place in it.
    public static let package: String = {
        var url = URL(filePath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
    }()

    /// The public conformance suites, read in place: `HANDRAIL_SUITES`, else `../shared/suites` beside the package.
    public static let suites = folder("HANDRAIL_SUITES", default: "../shared/suites")
    /// Checked facts about standards: `HANDRAIL_DATA`, else `../shared/data` beside the package.
    public static let data = folder("HANDRAIL_DATA", default: "../shared/data")
    /// Documents as users have them: `HANDRAIL_SEEDS`, else `../shared/seeds` beside the package.
    public static let seeds = folder("HANDRAIL_SEEDS", default: "../shared/seeds")

    /// What a test says when the folder it needs is not there.
    public static let suitesAreAbsent = "the conformance suites are not here: set HANDRAIL_SUITES to their folder"
    public static let dataIsAbsent = "the fact tables are not here: set HANDRAIL_DATA to their folder"
    public static let seedsAreAbsent = "the sample documents are not here: set HANDRAIL_SEEDS to their folder"

    private static func folder(_ variable: String, default path: String) -> String? {
        let given = ProcessInfo.processInfo.environment[variable]
        let candidate = given ?? package + "/" + path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        return candidate
    }

    /// The files below a folder with the given ending, by path relative to it, sorted.
    public static func files(below folder: String, ending: String = "") throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { path in
                var isFolder: ObjCBool = false
                return path.hasSuffix(ending)
                    && FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                    && !isFolder.boolValue
            }
            .sorted()
    }

    public static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
