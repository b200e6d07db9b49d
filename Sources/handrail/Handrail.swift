import Diagnostics
import Foundation

/// The program. Reads the command line, runs one command, and turns what it says into an exit status.
@main
struct Handrail {
    static let version = "1.0.0"

    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        keepFreedMemory()
        let status = await run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    /// One page after the other is parsed and forgotten. The C library would give its memory back to the system each
    /// time and ask for it anew, which costs more than parsing it; its threads do so, whatever the threshold, with a
    /// heap that has become empty unless a whole heap of 64 MB may be kept.
    private static func keepFreedMemory() {
        #if canImport(Glibc)
            // `mallopt`, looked up by name because its header is not among those that Swift imports.
            typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
            guard let symbol = dlsym(nil, "mallopt") else { return }
            let setOption = unsafeBitCast(symbol, to: Mallopt.self)
            let trimThreshold: Int32 = -1
            let topPad: Int32 = -2
            let mmapThreshold: Int32 = -3
            _ = setOption(mmapThreshold, 32 << 20)
            _ = setOption(trimThreshold, 1 << 30)
            _ = setOption(topPad, 128 << 20)
        #endif
    }

    static func run(_ words: [String]) async -> ExitStatus {
        do {
            return try await dispatch(words)
        } catch {
            let console = Console()
            switch error {
            case .usage(let problem, let help):
                console.message("handrail: error: \(problem)" + (help.map { "\n  \($0)" } ?? ""))
            case .system(let problem):
                console.message("handrail: error: \(problem)")
            }
            return error.status
        }
    }

    private static func dispatch(_ words: [String]) async throws(CommandFailure) -> ExitStatus {
        guard let first = words.first else { return try await run("build", with: []) }
        switch first {
        case "--help", "-h", "help":
            guard words.count > 1, let command = Commands.named(words[1]) else {
                Console().print(Help.overview(of: Commands.all))
                return .fine
            }
            Console().print(Help.page(of: command))
            return .fine
        case "--version", "-V":
            Console().print("handrail \(version)")
            return .fine
        case _ where first.hasPrefix("-"):
            // `handrail --strict` is `handrail build --strict`.
            return try await run("build", with: words)
        default:
            return try await run(first, with: Array(words.dropFirst()))
        }
    }

    private static func run(_ name: String, with words: [String]) async throws(CommandFailure) -> ExitStatus {
        guard let command = Commands.named(name) else {
            let near = NearestName.suggestions(for: name, among: Commands.all.map(\.name), limit: 1).first
            throw .usage(
                "there is no command `\(name)`",
                help: near.map { "did you mean `handrail \($0)`?" } ?? "`handrail --help` lists the commands")
        }
        let arguments = try Arguments(words, for: command)
        let console = Console(color: arguments.value("color"))
        if arguments.has("help") {
            console.print(Help.page(of: command))
            return .fine
        }
        return try await command.run(arguments, console)
    }
}
