import Diagnostics
import Markdown

/// What `handrail check --format json` prints; other programs read it, so its members only grow.
public struct CheckReport: Sendable {
    public let catalog: Catalog
    public let diagnostics: DiagnosticList
    /// Lines of the checklists and rows of the worksheet that the site makes of this content.
    public let checklistLines: Int
    public let worksheetRows: Int

    public init(catalog: Catalog, diagnostics: DiagnosticList, checklistLines: Int, worksheetRows: Int) {
        self.catalog = catalog
        self.diagnostics = diagnostics
        self.checklistLines = checklistLines
        self.worksheetRows = worksheetRows
    }

    /// With the members `entries`, `diagnostics` and `summary`.
    public var json: JSONValue {
        let files = catalog.entries.filter { $0.ruleSet == nil }
        return [
            "entries": .array(files.map(entry)),
            "diagnostics": diagnostics.json,
            "summary": [
                "requirements": .int(catalog.auditable.count), "anchors": .int(anchors),
                "checklistLines": .int(checklistLines), "worksheetRows": .int(worksheetRows),
                "errors": .int(diagnostics.count(.error)), "warnings": .int(diagnostics.count(.warning)),
                "notes": .int(diagnostics.count(.note)),
            ],
        ]
    }

    /// Anchors of the requirements of checklists, each counted once a page.
    private var anchors: Int {
        Set(catalog.auditable.map { "\($0.entry.index)#\($0.anchor)" }).count
    }

    /// A file: a rule set's counts are the sums over its rules.
    private func entry(_ entry: Entry) -> JSONValue {
        let parts = [entry] + entry.globalRules.map { catalog[$0] }
        let requirements = parts.flatMap { catalog.requirements(of: $0) }
        func count(_ kind: RequirementKind) -> JSONValue { .int(requirements.count { $0.kind == kind }) }
        let counts: JSONValue = [
            "useWhen": count(.use), "avoidWhen": count(.avoid), "mustHaves": count(.must), "donts": count(.dont),
            "customizable": count(.customizable), "checks": count(.check), "rules": count(.rule),
            "pitfalls": count(.pitfall), "takeaways": count(.takeaway),
            "variants": .int(parts.reduce(0) { $0 + $1.variants.count }),
        ]
        var members: [JSONValue.Member] = [
            .init("path", .string(entry.file.path)), .init("id", .string(entry.name)),
            .init("title", .string(entry.title)),
            .init("kind", .string((entry.kind == .globalRule ? .ruleSet : entry.kind).rawValue)),
            .init("stack", JSONValue(entry.stack)), .init("status", JSONValue(entry.metadata.status)),
            .init("counts", counts), .init("checkGroups", .array(groups(parts))),
            .init("codeBlocks", .int(codeBlocks(entry))), .init("references", references(parts)),
        ]
        switch entry.kind {
        case .ruleSet: members.append(.init("globalRules", .int(entry.globalRules.count)))
        case .globalRule: members.append(.init("globalRules", 1))
        default: break
        }
        return .object(members)
    }

    private func groups(_ parts: [Entry]) -> [JSONValue] {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for group in parts.flatMap(\.checkGroups) {
            if counts[group.title] == nil { names.append(group.title) }
            counts[group.title, default: 0] += group.requirements.count
        }
        return names.map { ["name": .string($0), "count": .int(counts[$0] ?? 0)] }
    }

    private func codeBlocks(_ entry: Entry) -> Int {
        entry.tree.descendants(entry.tree.root).reduce(0) { $0 + (entry.tree.kind($1) == .codeBlock ? 1 : 0) }
    }

    private func references(_ parts: [Entry]) -> JSONValue {
        var resolved = 0
        var planned = 0
        var unresolved = 0
        for reference in parts.flatMap(\.references) where !reference.isContinuation {
            switch reference.target {
            case .entry, .requirement, .heading, .removed, .asset: resolved += 1
            case .planned: planned += 1
            case .unresolved: unresolved += 1
            case .criterion, .interface, .external: break
            }
        }
        return ["resolved": .int(resolved), "planned": .int(planned), "unresolved": .int(unresolved)]
    }
}
