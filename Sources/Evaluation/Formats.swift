/// The forms in which an audit can be written, for `--format`. To add one: a file in `Formats/` and a line here.
public enum AuditFormat: String, Sendable, CaseIterable {
    case json, csv, earl, openacr, markdown

    /// The name of the file in a report's folder.
    public var fileName: String {
        switch self {
        case .json: "results.json"
        case .csv: "results.csv"
        case .earl: "earl.jsonld"
        case .openacr: "acr-draft.yaml"
        case .markdown: "tickets.md"
        }
    }

    /// Complexity: O(size of the audit).
    public func bytes(of audit: AuditFile, rollUp: RollUp) -> [UInt8] {
        switch self {
        case .json: JSONFormat.bytes(of: audit)
        case .csv: CSVFormat.bytes(of: audit)
        case .earl: EARLFormat.bytes(of: audit)
        case .openacr:
            OpenACRFormat.bytes(
                of: audit, rollUp: rollUp,
                component: audit.subject.string("platform")?.lowercased() == "web" ? "web" : "software")
        case .markdown: TicketsFormat.bytes(of: audit)
        }
    }
}
