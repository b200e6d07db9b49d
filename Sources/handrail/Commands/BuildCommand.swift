import Audit
import Diagnostics
import Foundation
import Guidance
import Site

extension Command {
    static let build = Command(
        name: "build", summary: "render the site, audit it, and publish it when it is clean",
        details: """
            Everything is rendered and audited in memory. Only a site without errors and
            without audit violations replaces the published one, all at once.
            """,
        options: [
            .root, .output, .strict, .locked,
            Option(name: "no-audit", summary: "publish without the audit"), .jobs, .format(["text", "json"]),
        ]
    ) { arguments, console async throws(CommandFailure) in
        let root = try ProjectReader.root(arguments.value("root"))
        let options = BuildOptions(
            root: root, output: arguments.value("output") ?? root + "/public", strict: arguments.has("strict"),
            locked: arguments.has("locked"), audits: !arguments.has("no-audit"),
            jobs: try arguments.count("jobs") ?? ProcessInfo.processInfo.activeProcessorCount)
        let build = await SiteBuilding.run(options, console: console)
        var published: PublishSummary?
        if build.isPublishable {
            published = try publish(build, options)
            if let lock = build.changedLock, !options.locked {
                try FileWriting.replace(root + "/" + SiteBuilding.lockPath, with: Array(lock.utf8))
            }
        }
        if published == nil, build.staged != nil { Publisher(folder: options.output).discard() }
        if arguments.value("format") == "json" {
            console.print(json(of: build, options: options, published: published).serialized(pretty: true))
        } else {
            printResult(build, options: options, published: published, console: console)
        }
        return build.isPublishable ? .fine : .foundErrors
    }
}

private func publish(_ build: FinishedBuild, _ options: BuildOptions) throws(CommandFailure) -> PublishSummary {
    guard let staged = build.staged else {
        return try FileWriting.publish(build.files, to: options.output, jobs: options.jobs)
    }
    return try FileWriting.publish(staged, adding: Array(build.files[build.stagedCount...]), to: options.output)
}

/// Messages on standard error, the result on standard output.
private func printResult(_ build: FinishedBuild, options: BuildOptions, published: PublishSummary?, console: Console) {
    let printer = console.printer
    let text = printer.print(build.diagnostics)
    if !text.isEmpty { console.message(text) }
    if let report = build.report, !report.violations.isEmpty {
        console.message(TextFormat(colour: console.colour, width: console.width, wraps: console.wraps).print(report))
    }
    guard let published else {
        let reason = build.diagnostics.hasErrors ? "it has errors" : "it fails the audit"
        if build.isAuditHeldBack {
            console.message("handrail: the pages were not audited: faults of the theme show on all of them")
        }
        let kept = FileManager.default.fileExists(atPath: options.output) ? "; \(options.output) is as it was" : ""
        console.message("handrail: not published, because \(reason)\(kept)")
        return
    }
    let pages = build.files.count { $0.path.hasSuffix(".html") }
    var line =
        "\(options.output): \(CountText.of(pages, "page")), \(CountText.of(build.counts.requirements, "rule")) with codes"
    if let report = build.report {
        line += ", audited by \(report.rules.count) rules: no violations"
    }
    let changes = published.written + published.removed
    line +=
        changes == 0
        ? "; nothing changed" : "; \(CountText.of(published.written, "file")) written, \(published.unchanged) unchanged"
    if published.removed > 0 { line += ", \(published.removed) removed" }
    console.print(line)
}

private func json(of build: FinishedBuild, options: BuildOptions, published: PublishSummary?) -> JSONValue {
    [
        "published": .bool(published != nil), "output": .string(options.output),
        "files": published.map {
            ["written": .int($0.written), "unchanged": .int($0.unchanged), "removed": .int($0.removed)]
        } ?? .null,
        "diagnostics": build.diagnostics.json,
        "audit": build.report.map { JSONFormat.value($0) } ?? .null,
        "summary": [
            "requirements": .int(build.counts.requirements), "anchors": .int(build.counts.anchors),
            "checklistLines": .int(build.counts.checklistLines), "worksheetRows": .int(build.counts.worksheetRows),
            "errors": .int(build.diagnostics.count(.error)), "warnings": .int(build.diagnostics.count(.warning)),
            "notes": .int(build.diagnostics.count(.note)), "violations": .int(build.violations.count),
        ],
    ]
}
