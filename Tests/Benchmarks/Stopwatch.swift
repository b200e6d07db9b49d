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

    /// Runs a program to its end, with its output thrown away. Not Foundation's `Process`, which looks only every
    /// 50 ms whether it has ended.
    static func run(_ executable: String, _ words: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [Int32(1), 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = ([executable] + words).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let failure = posix_spawn(&process, executable, &actions, nil, &arguments, environ)
        guard failure == 0 else { throw BenchmarkFailure(reason: "\(executable) did not start (\(failure))") }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else {
            throw BenchmarkFailure(reason: "\(executable) \(words.joined(separator: " ")) ended with status \(status)")
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
