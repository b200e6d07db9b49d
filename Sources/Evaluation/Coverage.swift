import Diagnostics

/// Which checks an audit would list if they had existed: so a check that is missing because the file holds only some
/// answers can be told from one that was not written yet.
public struct Coverage: Sendable {
    private let isComplete: Bool
    private let components: Set<String>
    private let groups: Set<String>
    private let excluded: Set<String>
    /// In small letters; empty for all.
    private let platforms: Set<String>

    /// An audit is complete when it has a result for each check of its worksheet, tested or not. A table with a few
    /// answers is not, nor is a retest of what had failed.
    ///
    /// - Parameter worksheet: says which names are those of platforms: a product may be called by any other.
    public init(_ audit: AuditFile, worksheet: Worksheet? = nil) {
        platforms = audit.platforms(among: worksheet?.rows ?? [])
        let scope = audit.audit.object("scope")
        components = Set(scope?.strings("components") ?? [])
        groups = Set(scope?.strings("groups") ?? [])
        excluded = Set((scope?.objects("excluded") ?? []).compactMap { $0.string("id") })
        let checks = audit.template.int("checks") ?? 0
        isComplete = checks > 0 && Set(audit.results.map(\.id)).count >= checks
    }

    /// Whether the audit would have a result for the check.
    public func includes(_ check: RollUp.Check) -> Bool {
        isComplete && (components.isEmpty || components.contains(check.component))
            && (groups.isEmpty || groups.contains(check.group))
            && (platforms.isEmpty || check.platforms.isEmpty
                || check.platforms.contains { platforms.contains($0.lowercased()) })
            && excluded.isDisjoint(with: [check.id, check.code, check.component, check.group])
    }
}

extension AuditFile {
    /// The platforms that the audit is narrowed to, in small letters: those of its subject, with commas between, that
    /// rows have. Empty when it is not.
    public func platforms(among rows: [WorksheetRow]) -> Set<String> {
        let named = Set(
            (subject.string("platform") ?? "").lowercased().split(separator: ",")
                .map { $0.split(separator: " ").joined(separator: " ") })
        return named.intersection(rows.flatMap { $0.platforms.map { $0.lowercased() } })
    }
}
