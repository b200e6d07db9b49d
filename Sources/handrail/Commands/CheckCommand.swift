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
            let printer = TextPrinter(width: console.width, wraps: console.wrapsOutput)
            let lines = overview(of: catalog, counts: counts).split(separator: "\n")
            console.print(lines.map { printer.wrapped(String($0), indent: 2) }.joined(separator: "\n"))
        }
        return diagnostics.hasErrors ? .foundErrors : .fine
    }
}

/// What the content holds, in a few lines: documents by kind, then rules by kind.
private func overview(of catalog: Catalog, counts: RequirementCounts) -> String {
    let kinds = EntryKind.allCases.compactMap { kind -> String? in
        let count = catalog.entries.count { $0.kind == kind }
        return count == 0 ? nil : "\(count) \(count == 1 ? kind.noun.one : kind.noun.several)"
    }
    let rules = RequirementKind.allCases.compactMap { kind -> String? in
        let count = catalog.requirements.count { $0.kind == kind }
        return count == 0 ? nil : "\(count) \(count == 1 ? kind.noun.one : kind.noun.several)"
    }
    return """
        documents: \(kinds.isEmpty ? "none" : kinds.joined(separator: ", "))
        rules: \(rules.isEmpty ? "none" : rules.joined(separator: ", "))
        to audit: \(CountText.of(counts.requirements, "rule")), \(CountText.of(counts.anchors, "anchor")), \
        \(CountText.of(counts.checklistLines, "checklist line")), \(CountText.of(counts.worksheetRows, "worksheet row"))
        """
}

extension EntryKind {
    /// What readers call one document of the kind, and several.
    fileprivate var noun: (one: String, several: String) {
        switch self {
        case .component: ("component", "components")
        case .ruleSet: ("file of global rules", "files of global rules")
        case .globalRule: ("global rule", "global rules")
        case .guidance: ("guidance topic", "guidance topics")
        case .lesson: ("lesson", "lessons")
        case .page: ("page", "pages")
        }
    }
}

extension RequirementKind {
    /// What readers call one rule of the kind, and several.
    fileprivate var noun: (one: String, several: String) {
        switch self {
        case .use: ("use when", "use when")
        case .avoid: ("avoid when", "avoid when")
        case .must: ("must", "musts")
        case .dont: ("don't", "don'ts")
        case .customizable: ("customizable", "customizable")
        case .rule: ("rule of guidance", "rules of guidance")
        case .pitfall: ("pitfall", "pitfalls")
        case .takeaway: ("takeaway", "takeaways")
        case .check: ("check", "checks")
        }
    }
}
