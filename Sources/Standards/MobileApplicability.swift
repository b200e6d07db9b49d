/// How one success criterion applies to native mobile apps.
public struct MobileApplicability: Sendable, Hashable {
    /// Whether a criterion is usually tested in apps.
    public enum Commonly: String, Sendable, Hashable {
        /// In EN 301 549 clause 11 and tested by RAAM 1.1.
        case yes
        /// With conditions, or new in WCAG 2.2, or not tested by RAAM 1.1.
        case depends
        /// Only to sets of software programs.
        case setsOnly = "sets-only"
        /// Removed in WCAG 2.2.
        case obsolete
        /// Level AAA, on which the notes say nothing.
        case notCovered = "not-covered"
    }

    /// How a guidance note reads a criterion for apps.
    public enum Reading: String, Sendable, Hashable {
        /// As written.
        case direct
        /// With words substituted.
        case withSubstitutions = "with-substitutions"
        /// The note had no text yet.
        case undecided
        case obsolete
    }

    /// The success criterion, for example `2.4.3`.
    public let criterion: String
    /// Whether it is usually tested in apps.
    public let commonly: Commonly
    /// Guidance on Applying WCAG 2.2 to Mobile Applications; nil where it says nothing.
    public let wcag2mobile: Reading?
    /// Guidance on Applying WCAG 2 to Non-Web ICT; nil where it says nothing.
    public let wcag2ict: Reading?
    /// The anchor in WCAG2ICT.
    public let wcag2ictAnchor: String?
    /// WCAG2ICT lists it as problematic where assistive technology cannot be attached.
    public let isProblematicForClosedFunctionality: Bool
    /// Criteria of RAAM 1.1 that test it.
    public let raam: [String]
    /// What to know about it.
    public let note: String?

    /// The place in WCAG2ICT.
    public var wcag2ictURL: String? { wcag2ictAnchor.map { "https://www.w3.org/TR/wcag2ict-22/#\($0)" } }

    /// All criteria in the order of WCAG 2.2.
    public static let all: [MobileApplicability] = tableRows(MobileApplicabilityData.criteria).compactMap { row in
        guard let commonly = Commonly(rawValue: row[1]), let known = WCAG.criterion(row[0]) else { return nil }
        let usualAnchor = """
            applying-sc-\(row[0].split(separator: ".").joined(separator: "-"))-\(known.slug)\
            -to-non-web-documents-and-software
            """
        return MobileApplicability(
            criterion: row[0], commonly: commonly, wcag2mobile: Reading(rawValue: row[2]),
            wcag2ict: Reading(rawValue: row[3]), wcag2ictAnchor: row[6] == "=" ? usualAnchor : row.optional(6),
            isProblematicForClosedFunctionality: row[4] == "closed", raam: row.list(5), note: row.optional(7))
    }

    private static let byCriterion = Dictionary(uniqueKeysWithValues: all.map { ($0.criterion, $0) })

    /// Complexity: O(1).
    public static func of(_ criterion: String) -> MobileApplicability? { byCriterion[criterion] }
}
