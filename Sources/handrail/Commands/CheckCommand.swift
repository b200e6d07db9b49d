import Diagnostics
import Foundation
import Guidance
import Site

extension Command {
    static let check = Command(
        name: "check", summary: "check the content: schema, ids, references, WCAG numbers",
        details: "Reads the content only and writes nothing.",
        options: [.root, .strict, .locked, .jobs, .format(["text", "json"])]
    ) { arguments, console async throws(CommandFailure) in
        let root = try ProjectReader.root(arguments.value("root"))
        let jobs = try arguments.count("jobs") ?? ProcessInfo.processInfo.activeProcessorCount
        var diagnostics = DiagnosticList()
        let project = ProjectReader.read(root: root, diagnostics: &diagnostics)
        let catalog = await SiteBuilding.loadCatalog(project, jobs: jobs, diagnostics: &diagnostics)
        if arguments.has("locked"), SiteBuilding.changedLock(of: catalog, in: project) != nil {
            SiteBuilding.reportLock(project, diagnostics: &diagnostics)
        }
        if arguments.has("strict") { diagnostics = diagnostics.raised(from: .warning) }
        let counts = requirementCounts(of: catalog)
        if arguments.value("format") == "json" {
            let report = CheckReport(
                catalog: catalog, diagnostics: diagnostics, checklistLines: counts.checklistLines,
                worksheetRows: counts.worksheetRows)
            console.print(report.json.serialized(pretty: true))
        } else {
            let text = console.printer.print(diagnostics)
            if !text.isEmpty { console.message(text) }
            console.print(overview(of: catalog, counts: counts))
        }
        return diagnostics.hasErrors ? .foundErrors : .fine
    }
}

/// What the content holds, in a few lines: documents by kind, then rules by kind.
private func overview(of catalog: Catalog, counts: RequirementCounts) -> String {
    let kinds = EntryKind.allCases.compactMap { kind -> String? in
        let count = catalog.entries.count { $0.kind == kind }
        return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let rules = RequirementKind.allCases.compactMap { kind -> String? in
        let count = catalog.requirements.count { $0.kind == kind }
        return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return """
        documents: \(kinds.isEmpty ? "none" : kinds.joined(separator: ", "))
        rules: \(rules.isEmpty ? "none" : rules.joined(separator: ", "))
        to audit: \(counts.requirements) rules, \(counts.anchors) anchors, \(counts.checklistLines) checklist lines, \
        \(counts.worksheetRows) worksheet rows
        """
}
