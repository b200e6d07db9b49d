import Diagnostics
import Evaluation
import Foundation
import Guidance
import Site

extension Command {
    static let worksheet = Command(
        name: "worksheet", summary: "the audit worksheet as a file to fill in",
        details: """
            Rows are the musts, don'ts, checks, rules and pitfalls of the content. With
            --since only what failed, could not be told, was not tested, or is new or
            reworded since that audit. The form html is one file that works without the
            site and without a network: it keeps what is filled in and saves copies of
            itself.
            """,
        options: [
            .root,
            Option(name: "component", value: "ID", repeats: true, summary: "only this document; may be repeated"),
            Option(name: "platform", value: "NAME", repeats: true, summary: "only this platform; may be repeated"),
            Option(
                name: "group", value: "NAME", repeats: true,
                summary: "only this group, such as voiceover; may be repeated"),
            Option(name: "since", value: "FILE", summary: "an earlier audit file: a retest of what it left open"),
            Option(
                name: "format", value: "FORMAT", choices: WorksheetForm.allCases.map(\.rawValue),
                summary: "the form (default: what FILE's ending says, else html)"),
            Option(name: "output", value: "FILE", letter: "o", summary: "where to write (default: standard output)"),
        ]
    ) { arguments, console async throws(CommandFailure) in
        let root = try ProjectReader.root(arguments.value("root"))
        var diagnostics = DiagnosticList()
        let project = ProjectReader.read(root: root, diagnostics: &diagnostics)
        let catalog = await SiteBuilding.loadCatalog(project, jobs: 1, diagnostics: &diagnostics)
        // The content's own warnings belong to `check`; only what keeps it from being read matters here.
        diagnostics = DiagnosticList(diagnostics.all.filter { $0.severity == .error })
        let whole = Site.worksheet(of: catalog, themes: project.themes)
        let sheet = whole.scoped(
            components: try chosen(arguments.all("component"), "component", among: whole.rows.map(\.component)),
            platforms: try chosen(arguments.all("platform"), "platform", among: whole.rows.flatMap(\.platforms)),
            groups: try chosen(arguments.all("group"), "group", among: whole.rows.map(\.group)))
        var retest: Retest?
        if let path = arguments.value("since"),
            let input = try AuditInput.read(path, worksheet: whole, diagnostics: &diagnostics)
        {
            retest = Retest(sheet, since: input.audit, in: input.file)
        }
        let text = console.printer.print(diagnostics)
        if !text.isEmpty { console.message(text) }
        guard !diagnostics.hasErrors else { return .foundErrors }
        let form =
            arguments.value("format").flatMap { WorksheetForm(rawValue: $0) }
            ?? arguments.value("output").flatMap(WorksheetForm.init(path:)) ?? .html
        let narrowed = retest?.worksheet ?? sheet
        var bytes = form.bytes(of: narrowed, retest: retest)
        if form == .html {
            let names =
                ["component", "platform", "group"].flatMap { arguments.all($0) }
                + [retest?.earlier.title ?? ""]
            var found = DiagnosticList()
            bytes =
                worksheetFile(
                    of: narrowed, catalog: catalog, scope: names.filter { !$0.isEmpty }.joined(separator: ", "),
                    start: retest?.audit(generatorVersion: Handrail.version), themes: project.themes,
                    generatorVersion: Handrail.version, diagnostics: &found
                ).bytes
            // A theme with errors would make half a page.
            let errors = DiagnosticList(found.all.filter { $0.severity == .error })
            guard errors.isEmpty else {
                console.message(console.printer.print(errors))
                return .foundErrors
            }
        }
        try FileWriting.deliver(bytes, to: arguments.value("output"), console: console)
        return .fine
    }

    /// The chosen names, or nil when none was given. Names compare without case.
    private static func chosen(
        _ names: [String], _ option: String, among known: [String]
    ) throws(CommandFailure) -> Set<String>? {
        guard !names.isEmpty else { return nil }
        var chosen = Set<String>()
        for name in names {
            guard let match = known.first(where: { $0.lowercased() == name.lowercased() }) else {
                let near = NearestName.suggestions(for: name, among: Set(known).sorted(), limit: 1).first
                throw .usage(
                    "the worksheet has no \(option) `\(name)`",
                    help: near.map { "did you mean `\($0)`?" }
                        ?? "it has \(Set(known).sorted().joined(separator: ", "))")
            }
            chosen.insert(match)
        }
        return chosen
    }
}

/// The forms in which `handrail worksheet` writes.
enum WorksheetForm: String, CaseIterable {
    case html, csv, json, markdown

    /// The form that a file's ending stands for; nil for other endings.
    init?(path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "html", "htm": self = .html
        case "csv": self = .csv
        case "json": self = .json
        case "md", "markdown": self = .markdown
        default: return nil
        }
    }

    /// Empty for the form that needs the site's theme.
    func bytes(of sheet: Worksheet, retest: Retest?) -> [UInt8] {
        var audit: AuditFile {
            retest?.audit(generatorVersion: Handrail.version) ?? sheet.blankAudit(generatorVersion: Handrail.version)
        }
        return switch self {
        case .html: []
        case .csv: CSVFormat.bytes(of: audit)
        case .json: JSONFormat.bytes(of: audit)
        case .markdown: MarkdownFormat.bytes(of: sheet)
        }
    }
}
