import Foundation

/// How long it takes from the moment an edit of one document is on disk until its pages are, and until the lists of
/// everything are: `handrail watch` on made-up sites, as a process, beside a whole build of the same site.
enum WatchBenchmark {
    static func run(program: String) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "handrail-watch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: home) }
        print("Watching (median of 15 edits of one rule's wording, milliseconds from the edit to the written files)\n")
        print("documents   pages   the document's pages   everything   a whole build without audit")
        for count in [100, 280, 500] {
            let site = "\(home)/\(count)"
            try SiteBenchmark.write(Corpus.pages(count), handrail: site, hugo: site + "-hugo")
            let build = try Stopwatch.best(of: 3) {
                try Stopwatch.run(program, ["build", "--no-audit", "--root", site, "--output", "\(site)/public"])
            }
            let pages = try FileManager.default.subpathsOfDirectory(atPath: "\(site)/public").count { $0.hasSuffix(".html") }
            let (first, all) = try edits(of: site, program: program)
            let columns = [
                String(count), String(pages), Stopwatch.format(first * 1_000, 0), Stopwatch.format(all * 1_000, 0),
                Stopwatch.format(build * 1_000, 0),
            ]
            let widths = [12, 8, 23, 13, 0]
            print(zip(columns, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined())
        }
    }

    /// The median seconds until open pages are told that the document's page has changed, and that the worksheet has.
    private static func edits(of site: String, program: String) throws -> (Double, Double) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["watch", "--no-audit", "--root", site]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            kill(process.processIdentifier, SIGINT)
            while process.isRunning { usleep(10_000) }
        }
        let watched = "\(site)/.handrail/watch"
        try wait { FileManager.default.fileExists(atPath: watched + "/handrail-watch/state.js") }
        let document = "\(site)/content/components/family0.part0.md"
        let text = try String(contentsOfFile: document, encoding: .utf8)
        guard let start = text.firstRange(of: "## Must haves\n\n- ")?.upperBound else {
            throw BenchmarkFailure(reason: "\(document) has no musts")
        }
        var first: [Double] = []
        var all: [Double] = []
        for number in 0..<15 {
            // The watch has come to rest.
            usleep(400_000)
            let edited = String(text[..<start]) + "edited-\(number)-now " + String(text[start...])
            let (page, list) = ("components/family0-part0.html", "worksheet/index.html")
            let before = (version(of: page, watched), version(of: list, watched))
            let clock = ContinuousClock()
            let begin = clock.now
            try Data(edited.utf8).write(to: URL(filePath: document))
            try wait { version(of: page, watched) != before.0 }
            first.append(seconds(begin.duration(to: clock.now)))
            try wait { version(of: list, watched) != before.1 }
            all.append(seconds(begin.duration(to: clock.now)))
        }
        return (first.sorted()[first.count / 2], all.sorted()[all.count / 2])
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    /// What open pages are told of a page, once it is written.
    private static func version(of page: String, _ watched: String) -> Substring? {
        let state = (try? String(contentsOfFile: watched + "/handrail-watch/state.js", encoding: .utf8)) ?? ""
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
