import Foundation

/// `swift run -c release Benchmarks [site|watch|audit|parsers]…`: figures to compare within one run, never a test.
/// `swift run Benchmarks corpus DIR N` writes the made-up site of N pages that they build.
@main
struct Benchmarks {
    static func main() {
        do { try run() } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "corpus", words.count == 3, let count = Int(words[2]) {
            return try SiteBenchmark.write(Corpus.pages(count), handrail: words[1], hugo: words[1] + "-hugo")
        }
        let chosen = words.isEmpty ? ["parsers", "site", "audit"] : words
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        var package = URL(filePath: #filePath)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let environment = ProcessInfo.processInfo.environment
        let program = environment["HANDRAIL_BINARY"] ?? folder + "/handrail"
        for name in chosen {
            switch name {
            case "site": try SiteBenchmark.run(program: program, hugo: environment["HANDRAIL_HUGO"] ?? find("hugo"))
            case "watch": try WatchBenchmark.run(program: program)
            case "audit": try AuditBenchmark.run(program: program, package: package.path)
            case "parsers": try ParserBenchmark.run(package: package.path)
            default: throw BenchmarkFailure(reason: "there is no benchmark `\(name)`")
            }
        }
    }

    /// A program on the search path.
    static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
