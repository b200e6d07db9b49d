import Foundation

/// How long it takes from the moment an edit of one document is on disk until its page is, and until the lists of
/// everything are: `handrail watch` on made-up sites, as a process, beside a whole build of the same site.
///
/// Beside each time stands the processor's time that the watch took for it, which a busy machine does not change.
enum WatchBenchmark {
    private static let count = 15

    /// What is edited: wording that the worksheet and its kind also show, or a heading that stands only on the page.
    private enum Edit: String, CaseIterable {
        case sentence, heading

        func text(_ text: String, _ number: Int) throws -> String {
            guard let start = text.firstRange(of: "## Must haves\n\n- ") else {
                throw BenchmarkFailure(reason: "the document has no musts")
            }
            let insertion =
                switch self {
                case .sentence: (start.upperBound, "edited-\(number)-now ")
                case .heading: (start.lowerBound, "## Part \(number)\n\nText.\n\n")
                }
            return String(text[..<insertion.0]) + insertion.1 + String(text[insertion.0...])
        }
    }

    /// Seconds on the clock and on the processor.
    private struct Figures {
        var clock: [Double] = []
        var processor: [Double] = []

        mutating func add(_ clock: Double, _ processor: Double) {
            self.clock.append(clock)
            self.processor.append(processor)
        }

        /// Median and worst on the clock, median on the processor, in milliseconds.
        var text: String {
            func milliseconds(_ seconds: Double) -> String { Stopwatch.format(seconds * 1_000, 0) }
            let (clock, processor) = (clock.sorted(), processor.sorted())
            return
                "\(milliseconds(clock[clock.count / 2])) / \(milliseconds(clock[clock.count - 1])) / \(milliseconds(processor[processor.count / 2]))"
        }
    }

    static func run(program: String) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "handrail-watch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: home) }
        print(
            "Watching (\(count) edits of one document; milliseconds from the edit to the written files: median / worst / median on the processor)\n"
        )
        let widths = [12, 8, 11, 20, 20, 0]
        func row(_ columns: [String]) {
            print(zip(columns, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined())
        }
        row(["documents", "pages", "edit", "its page", "everything", "a whole build without audit"])
        for count in [100, 280, 500] {
            let site = "\(home)/\(count)"
            try SiteBenchmark.write(Corpus.pages(count), handrail: site, hugo: site + "-hugo")
            let build = try Stopwatch.best(of: 3) {
                try Stopwatch.run(program, ["build", "--no-audit", "--root", site, "--output", "\(site)/public"])
            }
            let pages = try FileManager.default.subpathsOfDirectory(atPath: "\(site)/public").count {
                $0.hasSuffix(".html")
            }
            for edit in Edit.allCases {
                let (first, all) = try edits(edit, of: site, program: program)
                row([
                    String(count), String(pages), edit.rawValue, first.text, all.text,
                    Stopwatch.format(build * 1_000, 0),
                ])
            }
        }
    }

    /// Until open pages are told that the document's page has changed, and until the watch says that all is done.
    private static func edits(_ edit: Edit, of site: String, program: String) throws -> (Figures, Figures) {
        let log = "\(site)/watch.log"
        try Data().write(to: URL(filePath: log))
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["watch", "--no-audit", "--root", site]
        process.standardOutput = FileHandle(forWritingAtPath: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let document = "\(site)/content/components/family0.part0.md"
        let text = try String(contentsOfFile: document, encoding: .utf8)
        defer {
            kill(process.processIdentifier, SIGINT)
            while process.isRunning { usleep(10_000) }
            try? Data(text.utf8).write(to: URL(filePath: document))
        }
        try wait { lines(of: log) >= 3 }
        var (first, all) = (Figures(), Figures())
        for number in 0..<count {
            // The watch has come to rest.
            usleep(400_000)
            let edited = Data(try edit.text(text, number).utf8)
            let told = lines(of: log)
            let before = version(of: "components/family0-part0.html", site)
            let used = processorTime(of: process.processIdentifier)
            let clock = ContinuousClock()
            let begin = clock.now
            try edited.write(to: URL(filePath: document))
            try wait { version(of: "components/family0-part0.html", site) != before }
            first.add(seconds(begin.duration(to: clock.now)), processorTime(of: process.processIdentifier) - used)
            try wait { lines(of: log) > told }
            all.add(seconds(begin.duration(to: clock.now)), processorTime(of: process.processIdentifier) - used)
        }
        return (first, all)
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    /// What a process has used so far, of all its threads; zero where the system does not tell.
    private static func processorTime(of process: Int32) -> Double {
        #if canImport(Glibc) || canImport(Musl)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #else
            return 0
        #endif
    }

    private static func lines(of log: String) -> Int {
        (try? String(contentsOfFile: log, encoding: .utf8))?.count { $0 == "\n" } ?? 0
    }

    /// What open pages are told of a page, once it is written.
    private static func version(of page: String, _ site: String) -> Substring? {
        let path = "\(site)/.handrail/watch/handrail-watch/state.js"
        let state = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return state.firstRange(of: "\"\(page)\":").map { state[$0.upperBound...].prefix { $0.isNumber } }
    }

    private static func wait(until condition: () -> Bool) throws {
        for _ in 0..<60_000 {
            if condition() { return }
            usleep(1_000)
        }
        throw BenchmarkFailure(reason: "the watched site did not change within a minute")
    }
}
