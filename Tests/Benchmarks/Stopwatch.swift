import Foundation

/// Wall-clock times. Only ratios of figures from one run mean anything; nothing here ever passes or fails a test.
enum Stopwatch {
    /// The best of several runs, in seconds.
    static func best(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let clock = ContinuousClock()
            let start = clock.now
            try body()
            let elapsed = start.duration(to: clock.now)
            best = min(best, Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
        }
        return best
    }

    /// Runs a program to its end, with its output thrown away.
    static func run(_ executable: String, _ words: [String], folder: String? = nil) throws {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = words
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkFailure(reason: "\(executable) \(words.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
    }

    static func format(_ value: Double, _ digits: Int = 2) -> String {
        let scale = pow(10, Double(digits))
        return String((value * scale).rounded() / scale)
    }
}

struct BenchmarkFailure: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
