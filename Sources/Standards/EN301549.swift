/// EN 301 549, the European standard for accessible ICT: which of its clauses stand for which success criterion.
public enum EN301549 {
    /// The version that the clauses are those of.
    public static let version = "V3.2.1 (2021-03)"
    /// What the clauses are taken from.
    public static let wcagBasis = "WCAG 2.1 Level A and AA"
    /// Where the standard is published.
    public static let url =
        "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf"

    private static let byCriterion: [String: EN301549Clauses] = Dictionary(
        uniqueKeysWithValues: tableRows(EN301549Data.criteria).map { row in
            let void = row[4]
            return (
                row[0],
                EN301549Clauses(
                    criterion: row[0], web: "9.\(row[0])", document: row.optional(1), softwareOpen: row.optional(2),
                    softwareClosed: row.list(3), documentIsVoid: void.contains("d"),
                    softwareOpenIsVoid: void.contains("o"), softwareClosedIsVoid: void.contains("c"))
            )
        })

    /// The clauses for a success criterion such as `2.4.3`; nil for criteria that the standard does not hold: those
    /// new in WCAG 2.2 and those of level AAA. Complexity: O(1).
    public static func clauses(for criterion: String) -> EN301549Clauses? { byCriterion[criterion] }

    /// The functional performance statements of clause 4.2.
    public static let functionalPerformanceStatements: [EN301549Clause] =
        tableRows(EN301549Data.functionalPerformance).map { row in
            EN301549Clause(number: row[0], title: row[1], isTestedForMobile: false)
        }

    /// Clauses that concern apps and restate no success criterion.
    public static let otherClausesForApps: [EN301549Clause] = tableRows(EN301549Data.otherClauses).map { row in
        EN301549Clause(number: row[0], title: row[2], isTestedForMobile: row[1] == "mobile")
    }
}

/// The clauses of EN 301 549 V3.2.1 that restate one success criterion.
public struct EN301549Clauses: Sendable, Hashable {
    /// The success criterion, for example `2.4.3`.
    public let criterion: String
    /// Clause 9, for web pages.
    public let web: String
    /// Clause 10, for documents outside the web; nil where it is void.
    public let document: String?
    /// Clause 11, for software with access for assistive technology; nil where it is void.
    public let softwareOpen: String?
    /// Clause 11, for software closed to assistive technology; empty where it is void.
    public let softwareClosed: [String]
    /// The clause's number exists, but it does not apply.
    public let documentIsVoid: Bool
    /// As `documentIsVoid`, for open software.
    public let softwareOpenIsVoid: Bool
    /// As `documentIsVoid`, for closed software.
    public let softwareClosedIsVoid: Bool
    /// Every criterion also counts for what an authoring tool makes and for documentation.
    public var authoringTool: String { "11.8.2" }
    /// The clause for documentation of the product.
    public var productDocumentation: String { "12.1.2" }
    /// The clause for documentation by support services.
    public var supportDocumentation: String { "12.2.4" }
}

/// One clause of EN 301 549 by number and title.
public struct EN301549Clause: Sendable, Hashable {
    /// For example `11.5.2.3`.
    public let number: String
    /// The name of the clause.
    public let title: String
    /// RAAM 1.1, the mobile assessment method of Luxembourg, has a test for it.
    public let isTestedForMobile: Bool
}
