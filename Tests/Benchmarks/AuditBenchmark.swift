import Foundation
import TestSupport

/// `handrail audit` on made-up pages of about 16 KB, as a process, beside axe-core in Chromium on the same pages in the
/// same run; and its peak memory as the number of pages grows.
enum AuditBenchmark {
    static func run(program: String, package: String) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "handrail-benchmark-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: home) }
        let css = try Data(contentsOf: URL(filePath: package + "/themes/handrail/assets/handrail.css"))
        print("Audit of pages (best of 5 runs)\n")
        print("pages   KB each   seconds   pages per second   peak memory (MB)")
        var perSecond = 0.0
        for count in [200, 1_000] {
            let folder = "\(home)/\(count)"
            let bytes = try write(count, css: css, to: folder)
            let seconds = try Stopwatch.best(of: 5) {
                _ = try Usage.run(program, ["audit", folder], allowing: [0, 1])
            }
            let usage = try Usage.run(program, ["audit", folder], allowing: [0, 1])
            if count == 200 { perSecond = Double(count) / seconds }
            let columns = [
                String(count), Stopwatch.format(Double(bytes) / Double(count) / 1_000, 1),
                Stopwatch.format(seconds, 3), Stopwatch.format(Double(count) / seconds, 0),
                Stopwatch.format(Double(usage.peakMemory) / 1_048_576, 1),
            ]
            print(
                zip(columns, [8, 10, 10, 19, 0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
                    .joined())
        }
        try compareWithAxe(perSecond, folder: "\(home)/200", package: package)
    }

    /// As many browsers as processors: the program judges as many pages at a time.
    private static func compareWithAxe(_ perSecond: Double, folder: String, package: String) throws {
        let axe = TestTools.folder + "/axe_playwright_python/axe.min.js"
        guard FileManager.default.fileExists(atPath: axe), let python = Benchmarks.find("python3"),
            Benchmarks.find("chromedriver") != nil, Benchmarks.find("chromium") != nil
        else {
            print("\nChromium, chromedriver, Python or axe-core is not here (.ci/setup --tests): no ratio.")
            return
        }
        let process = Process()
        process.executableURL = URL(filePath: python)
        let sessions = ProcessInfo.processInfo.activeProcessorCount
        process.arguments = [package + "/Tests/Benchmarks/axe_speed.py", axe, folder, String(sessions)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { throw BenchmarkFailure(reason: "axe-core could not be run") }
        let axePerSecond = 200 / seconds
        print(
            "\naxe-core in \(sessions) Chromium sessions: \(Stopwatch.format(seconds, 1)) s, \(Stopwatch.format(axePerSecond, 2)) pages per second"
        )
        print("handrail / axe-core: \(Stopwatch.format(perSecond / axePerSecond, 0))")
    }

    // MARK: - Pages

    private static func write(_ count: Int, css: Data, to folder: String) throws -> Int {
        try FileManager.default.createDirectory(atPath: folder + "/assets", withIntermediateDirectories: true)
        try css.write(to: URL(filePath: folder + "/assets/site.css"))
        var corpus = Corpus()
        var bytes = 0
        for number in 0..<count {
            let page = Data(corpus.htmlPage(number, of: count).utf8)
            bytes += page.count
            try page.write(to: URL(filePath: "\(folder)/\(name(number)).html"))
        }
        return bytes
    }

    static func name(_ number: Int) -> String { number == 0 ? "index" : "page-\(number)" }
}

/// What a process has used.
struct Usage {
    /// In bytes.
    var peakMemory: Int

    /// Runs a program to its end, with its output thrown away.
    static func run(_ executable: String, _ words: [String], allowing: Set<Int32>) throws -> Usage {
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
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status & 0x7F == 0, allowing.contains(status >> 8 & 0xFF) else {
            throw BenchmarkFailure(reason: "\(executable) \(words.joined(separator: " ")) ended with status \(status)")
        }
        #if os(Linux)
            return Usage(peakMemory: Int(usage.ru_maxrss) * 1_024)
        #else
            return Usage(peakMemory: Int(usage.ru_maxrss))
        #endif
    }
}
