import Diagnostics
import Standards

/// Audit results as a table: UTF-8 with a byte order mark, CRLF, RFC 4180. One line for each result, or for each of its
/// findings; such lines have the same first columns.
public enum CSVFormat {
    /// The names of the columns, in their order.
    public static let columns = [
        "audit_id", "audit_title", "subject", "subject_version", "component", "kind", "group", "code", "check_id",
        "check_text", "wcag", "wcag_level", "en301549", "sample", "environment", "device", "os", "os_version", "at",
        "at_version", "text_size", "tester", "outcome", "note", "finding_id", "finding_title", "severity", "cause",
        "steps", "heard", "evidence", "ticket", "finding_status", "tested_at", "state", "carried_from", "fingerprint",
    ]

    /// The columns that only findings fill.
    static let ownColumnsOfFindings = [
        "finding_id", "finding_title", "severity", "cause", "steps", "ticket", "finding_status",
    ]
    /// The columns in which the lines of one result may differ.
    static let columnsOfFindings = Set(ownColumnsOfFindings + ["heard", "evidence"])

    /// The table of an audit. Columns that a table brought along, kept as members `csv_…`, stand behind the others.
    ///
    /// Complexity: O(size of the audit).
    public static func bytes(of audit: AuditFile) -> [UInt8] {
        let names = CSVNames(audit)
        let keys = audit.results.flatMap { $0.object.members.map(\.key).filter { $0.hasPrefix("csv_") } }
        let others = Set(keys).sorted()
        var table = CSVWriter(header: columns + others.map { String($0.dropFirst(4)) })
        for result in audit.results {
            let findings = result.findings
            let rest = others.map { result.object.string($0) ?? "" }
            if findings.isEmpty {
                table.append(line(result, nil, in: audit, names) + rest)
            } else {
                for finding in findings { table.append(line(result, finding, in: audit, names) + rest) }
            }
        }
        return table.bytes
    }

    private static func line(
        _ result: AuditResult, _ finding: Finding?, in audit: AuditFile, _ names: CSVNames
    ) -> [String] {
        let evidence = (finding?.evidence ?? []) + result.evidence
        let kind = result.kind
        let criteria = result.wcag
        // One list: a large site has a line for each of ten thousand rules.
        return [
            audit.id, audit.title, audit.subject.string("name") ?? "", audit.subject.string("version") ?? "",
            result.component, kind.isEmpty ? "check" : kind, result.group, result.code, result.id, result.text,
            criteria.joined(separator: " "), joined(criteria) { WCAG.criterion($0)?.level.rawValue },
            joined(criteria) { EN301549.clauses(for: $0).map { $0.softwareOpen ?? $0.web } },
            names.sample(result.sample),
        ] + names.environment(result.environment) + [
            names.tester(result.tester), result.outcome.rawValue, result.note,
            finding?.id ?? "", finding?.title ?? "", finding?.severity ?? "", finding?.cause ?? "",
            finding?.steps ?? "", finding.map { $0.heard.isEmpty ? result.heard : $0.heard } ?? result.heard,
            evidence.isEmpty ? "" : evidence.compactMap { $0.string("name") }.joined(separator: " "),
            finding?.ticket ?? "", finding?.status ?? "",
            result.at == Worksheet.never ? "" : result.at, result.state, result.carriedFrom?.string("audit") ?? "",
            result.fingerprint,
        ]
    }

    private static func joined(_ criteria: [String], _ name: (String) -> String?) -> String {
        criteria.map { name($0) ?? "-" }.joined(separator: " ")
    }
}

/// What the cells of a table call the people, environments and samples of an audit.
private struct CSVNames {
    private var testers: [String: String] = [:]
    private var environments: [String: [String]] = [:]
    private var samples: [String: String] = [:]

    init(_ audit: AuditFile) {
        testers = CSVNames.unique(audit.testers.map { ($0.id, $0.name) })
        samples = CSVNames.unique(audit.samples.map { ($0.id, $0.name) })
        var seen = Set<[String]>()
        for environment in audit.environments where environments[environment.id] == nil {
            var cells = CSVNames.cells(of: environment)
            if cells[0].isEmpty { cells[0] = environment.id }
            if !seen.insert(cells).inserted { cells[0] += " (\(environment.id))" }
            environments[environment.id] = cells
        }
    }

    /// The id stands for what has no name, and behind a name that another one has, so that two of them stay two.
    private static func unique(_ entries: [(id: String, name: String)]) -> [String: String] {
        var names: [String: String] = [:]
        var seen = Set<String>()
        for (id, name) in entries where names[id] == nil {
            let name = name.isEmpty ? id : name
            names[id] = seen.insert(name).inserted ? name : "\(name) (\(id))"
        }
        return names
    }

    private static func cells(of environment: TestEnvironment) -> [String] {
        let technologies = environment.assistiveTechnologies
        return [
            environment.label, environment.device ?? "", environment.os ?? "", environment.osVersion ?? "",
            technologies.compactMap { $0.string("name") }.joined(separator: " + "),
            technologies.compactMap { $0.string("version") }.joined(separator: " + "), environment.textSize ?? "",
        ]
    }

    func tester(_ id: String?) -> String { id.map { testers[$0] ?? $0 } ?? "" }
    func sample(_ id: String?) -> String { id.map { samples[$0] ?? $0 } ?? "" }
    func environment(_ id: String?) -> [String] {
        let none = [String](repeating: "", count: CSVPlaces.columns.count)
        return id.map { environments[$0] ?? [$0] + none.dropFirst() } ?? none
    }
}

/// Writes lines of cells.
struct CSVWriter {
    private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(header: [String]) { append(header) }

    mutating func append(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(CSVWriter.defused(cell))
        }
        bytes += [0x0D, 0x0A]
    }

    private mutating func append(_ cell: String) {
        // Programs take a table with a zero for no text: U+2400 SYMBOL FOR NULL stands for it.
        var cell = cell.utf8.contains(0) ? cell.replacing("\u{0}", with: "\u{2400}") : cell
        cell.withUTF8 { cell in
            guard cell.contains(where: CSVWriter.needsQuotes) else {
                bytes.append(contentsOf: cell)
                return
            }
            bytes.append(0x22)
            var start = 0
            for place in cell.indices where cell[place] == 0x22 {
                bytes.append(contentsOf: cell[start...place])
                start = place
            }
            bytes.append(contentsOf: cell[start...])
            bytes.append(0x22)
        }
    }

    /// A semicolon and a tab separate cells in some programs and languages.
    private static func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D: true
        default: false
        }
    }

    /// A cell that a spreadsheet could run as a formula gets an apostrophe in front. So does a cell that looks defused
    /// already, so that taking one apostrophe off gives back every cell.
    static func defused(_ cell: String) -> String { isDangerous(cell[...]) ? "'" + cell : cell }

    static func restored(_ cell: String) -> String {
        cell.utf8.first == UInt8(ascii: "'") && isDangerous(cell.dropFirst()) ? String(cell.dropFirst()) : cell
    }

    private static func isDangerous(_ cell: Substring) -> Bool {
        var rest = cell.utf8
        while rest.first == UInt8(ascii: "'") { rest = rest.dropFirst() }
        switch rest.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: return true
        default: return false
        }
    }
}
