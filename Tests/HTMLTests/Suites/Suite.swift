import Foundation
import Testing

/// The public conformance suites, read in place.
enum Suite {
    /// `HANDRAIL_SUITES`, else the folder beside the package.
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["HANDRAIL_SUITES"] { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/suites").standardized
    }()

    static let html = folder.appendingPathComponent("html5lib")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: html.path) }

    static let absence: Comment = "the suites are not there: set HANDRAIL_SUITES to their folder"

    static func files(_ folder: String, _ pathExtension: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: html.appendingPathComponent(folder), includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == pathExtension }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
}

/// How many cases of a suite passed, and which did not.
struct PassTable {
    let name: String
    var passed = 0
    var skipped: [String] = []
    var failed: [String] = []

    init(_ name: String) { self.name = name }

    mutating func record(_ id: String, _ isPassed: Bool, _ detail: @autoclosure () -> String = "") {
        if isPassed { passed += 1 } else { failed.append(id + " " + detail()) }
    }

    /// Prints `suite: passed N, skipped N, failed N` and expects no failure.
    func report() {
        var text = "\(name): passed \(passed), skipped \(skipped.count), failed \(failed.count)"
        if !skipped.isEmpty { text += "\n  skipped: " + skipped.joined(separator: ", ") }
        print(text)
        let shown = failed.prefix(12).joined(separator: "\n")
        #expect(failed.isEmpty, "\(failed.count) failed:\n\(shown)")
        #expect(passed > 0)
    }
}

/// Cuts bytes at a separator.
func split(_ bytes: [UInt8], at separator: String) -> [[UInt8]] {
    let mark = Array(separator.utf8)
    var parts: [[UInt8]] = []
    var start = 0
    var index = 0
    while index + mark.count <= bytes.count {
        if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
            parts.append(Array(bytes[start..<index]))
            index += mark.count
            start = index
        } else {
            index += 1
        }
    }
    parts.append(Array(bytes[start...]))
    return parts
}
