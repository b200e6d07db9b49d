import Audit
import Diagnostics
import Foundation
import Site

extension Command {
    static let watch = Command(
        name: "watch", summary: "rebuild on change; open pages reload, also from a folder",
        details: """
            Builds the site into a folder of its own and builds again what a change of
            content or theme touches. Pages that stand open load themselves anew, keep
            their place, and wait while somebody types. Errors are told here and on the
            open pages until they are mended; the pages stay as they were meanwhile.

            Changed pages are audited right after they were written. What only the whole
            site can show, the page of the audit and content/rules.lock are left to
            `handrail build`. The published site is not touched. Ctrl-C ends it.
            """,
        options: [
            .root,
            Option(
                name: "output", value: "DIR", letter: "o",
                summary: "where the watched site goes (default: .handrail/watch)"),
            .strict, Option(name: "no-audit", summary: "rebuild without the audit"),
            Option(name: "poll", summary: "look at the files five times a second, for folders on a network"), .jobs,
        ]
    ) { arguments, console async throws(CommandFailure) in
        let root = try ProjectReader.root(arguments.value("root"))
        let output = arguments.value("output") ?? root + "/.handrail/watch"
        if arguments.value("output") == nil { try FileWriting.makePrivateFolder(root + "/.handrail") }
        let options = WatchOptions(
            root: root, output: output, strict: arguments.has("strict"), audits: !arguments.has("no-audit"),
            polls: arguments.has("poll"),
            jobs: try arguments.count("jobs") ?? ProcessInfo.processInfo.activeProcessorCount)
        var loop = try WatchLoop(options, console: console)
        try await loop.run()
        return .fine
    }
}

/// Waits for changes, rebuilds, and says so, until it is told to stop.
struct WatchLoop {
    private let console: Console
    private let options: WatchOptions
    private let pipe: WakePipe
    private let mailbox = AuditMailbox()
    private var session: WatchSession
    /// What was told of the last build, so that only news is told.
    private var told: Set<Diagnostic> = []
    private var hadProblems = false

    init(_ options: WatchOptions, console: Console) throws(CommandFailure) {
        self.console = console
        self.options = options
        pipe = try WakePipe()
        session = WatchSession(options, session: String(UInt64.random(in: 0...UInt64.max), radix: 36))
    }

    mutating func run() async throws(CommandFailure) {
        let signals = pipe.stopOnSignals()
        defer { for source in signals { source.cancel() } }
        // Before the first look, so that no change falls between the two.
        let events = FolderEvents(
            root: options.root, folders: ["content", "themes"], pipe: pipe, polls: options.polls)
        try await rebuild(isFirst: true)
        while !pipe.isStopped {
            switch events.wait() {
            case .changed: try await rebuild(isFirst: false)
            case .rung: try takeReports()
            }
            audit()
        }
        try session.finish()
        console.print("stopped; \(options.output) is as the last good build left it")
    }

    // MARK: - Steps

    private mutating func rebuild(isFirst: Bool) async throws(CommandFailure) {
        if isFirst { console.progress(1, of: 2, "Building \(options.root)") }
        let result = try await session.rebuild()
        console.clearProgress()
        guard let result else { return }
        tellNews(result.diagnostics, isFirst: isFirst)
        if let change = result.change {
            let mended = hadProblems && session.problems.isEmpty ? "mended: " : ""
            console.print(mended + (isFirst ? first(result, change) : line(result, change)))
            hadProblems = !session.problems.isEmpty
        } else {
            let count = session.problems.count
            console.message(
                "handrail: \(count) \(count == 1 ? "error" : "errors"); "
                    + (session.site.isPublished
                        ? "the pages are as they were" : "no pages yet: waiting for it to be mended"))
            hadProblems = true
        }
        if isFirst { audit() }
    }

    private func first(_ result: Rebuild, _ change: SiteChange) -> String {
        let folder =
            options.output.hasPrefix("/")
            ? options.output : FileManager.default.currentDirectoryPath + "/" + options.output
        let page = URL(filePath: folder + "/index.html").standardizedFileURL.absoluteString
        return """
            built \(counted(change.pages.count, "page")) in \(milliseconds(result.duration))
            open \(page)
            watching \(options.root); Ctrl-C ends it
            """
    }

    private func line(_ result: Rebuild, _ change: SiteChange) -> String {
        let others = result.changed.count - 1
        let cause = (result.changed.first ?? "") + (others > 0 ? " and \(others) more" : "")
        guard !change.isEmpty || result.first?.change.isEmpty == false else {
            return "\(cause): nothing to rebuild, in \(milliseconds(result.duration))"
        }
        var text = "\(cause): rebuilt "
        if let first = result.first, !first.change.isEmpty {
            text += "\(counted(first.change.pages.count, "page")) in \(milliseconds(first.duration))"
            if !change.pages.isEmpty {
                text += ", \(counted(change.pages.count, "list")) of everything in \(milliseconds(result.duration))"
            }
        } else {
            text += "\(counted(change.pages.count, "page")) in \(milliseconds(result.duration))"
        }
        let removed = change.removed.count { $0.hasSuffix(".html") }
        if removed > 0 { text += ", removed \(removed)" }
        return text
    }

    /// Errors each time; warnings and notes once, and notes of the first build only as a number.
    private mutating func tellNews(_ diagnostics: DiagnosticList, isFirst: Bool) {
        let all = diagnostics.sortedAndFolded()
        let news = all.filter { $0.severity == .error || (!told.contains($0) && !(isFirst && $0.severity == .note)) }
        let printer = console.printer
        if !news.isEmpty { console.message(news.map(printer.print).joined(separator: "\n")) }
        if isFirst {
            let notes = all.count { $0.severity == .note }
            if notes > 0 { console.message("\(counted(notes, "note")): `handrail check` prints them") }
        }
        told = Set(all)
    }

    /// Starts to judge what waits, beside the loop.
    private mutating func audit() {
        guard let (pages, all) = session.nextAudit() else { return }
        Task.detached(priority: .utility) { [mailbox, pipe] in
            mailbox.put(await AuditQueue.judge(pages, of: all))
            pipe.ring()
        }
    }

    private mutating func takeReports() throws(CommandFailure) {
        for report in mailbox.takeAll() {
            try session.take(report)
            if !report.violations.isEmpty {
                console.message(
                    TextFormat(colour: console.colour, width: console.width, wraps: console.wraps).print(report))
            }
            hadProblems = !session.problems.isEmpty
        }
    }

    private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private func milliseconds(_ duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        return "\(seconds * 1_000 + fraction / 1_000_000_000_000_000) ms"
    }
}
