import Foundation
import TestSupport

/// Reads the suites of the CSS folder and counts what passes, so that each runner prints one line of the pass table.
struct SuiteRunner {
    static var isPresent: Bool { Folders.suites != nil }

    let name: String
    private(set) var passed = 0
    private(set) var skipped: [String: Int] = [:]
    private(set) var failures: [String] = []

    init(_ name: String) { self.name = name }

    /// The rows of a suite file: the whole file, or its `rows`.
    static func rows(_ file: String) throws -> [[String: Any]] {
        let content = try json(file)
        return content as? [[String: Any]] ?? (content as? [String: Any])?["rows"] as? [[String: Any]] ?? []
    }

    static func json(_ file: String) throws -> Any {
        let bytes = try Folders.bytes(of: (Folders.suites ?? "") + "/css/" + file)
        return try JSONSerialization.jsonObject(with: Data(bytes))
    }

    mutating func record(_ isRight: Bool, _ failure: @autoclosure () -> String) {
        if isRight { passed += 1 } else { failures.append(failure()) }
    }

    mutating func skip(_ reason: String) { skipped[reason, default: 0] += 1 }

    /// Prints the line of the pass table.
    func report() {
        let count = skipped.values.reduce(0, +)
        let reasons = skipped.sorted { $0.key < $1.key }.map { " (\($0.value) \($0.key))" }.joined()
        print("css/\(name): passed \(passed), skipped \(count)\(reasons), failed \(failures.count)")
        for failure in failures.prefix(40) { print("  \(failure)") }
    }
}
