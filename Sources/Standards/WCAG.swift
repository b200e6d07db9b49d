/// The success criteria of Web Content Accessibility Guidelines 2.2, with lookup.
public enum WCAG {
    /// The version that the criteria are those of.
    public static let version = "2.2"
    /// Where the recommendation is published.
    public static let recommendation = "https://www.w3.org/TR/WCAG22/"
    /// Where the facts come from; to be shown beside them.
    public static let attribution = """
        Numbers, names, levels and identifiers of Web Content Accessibility Guidelines (WCAG) 2.2, \
        https://www.w3.org/TR/WCAG22/, copyright W3C. No normative text is included.
        """

    /// The four principles in order.
    public static let principles: [WCAGGroup] = groups.filter { !$0.number.contains(".") }
    /// The thirteen guidelines in order.
    public static let guidelines: [WCAGGroup] = groups.filter { $0.number.contains(".") }

    private static let groups = tableRows(WCAGData.groups).map { row in
        WCAGGroup(number: row[0], slug: row[1], name: row[2])
    }

    /// All criteria in the order of the recommendation, the obsolete 4.1.1 included.
    public static let criteria: [SuccessCriterion] = {
        let groups = Dictionary(uniqueKeysWithValues: WCAG.groups.map { ($0.number, $0) })
        return tableRows(WCAGData.criteria).compactMap { row in
            let parts = row[0].split(separator: ".")
            guard parts.count == 3, let principle = groups[String(parts[0])],
                let guideline = groups["\(parts[0]).\(parts[1])"], let level = ConformanceLevel(rawValue: row[1])
            else { return nil }
            return SuccessCriterion(
                number: row[0], name: row[5], level: level, introducedIn: row[2], slug: row[3],
                wcag20Slug: row.optional(4), isObsolete: row[6] == "obsolete", principle: principle,
                guideline: guideline)
        }
    }()

    private static let byNumber = Dictionary(uniqueKeysWithValues: criteria.map { ($0.number, $0) })
    private static let bySlug = Dictionary(uniqueKeysWithValues: criteria.map { ($0.slug, $0) })

    /// The criterion of a number such as `2.4.3`; also the obsolete 4.1.1. Complexity: O(1).
    public static func criterion(_ number: String) -> SuccessCriterion? { byNumber[number] }

    /// The criterion of an identifier such as `focus-order`. Complexity: O(1).
    public static func criterion(slug: String) -> SuccessCriterion? { bySlug[slug] }

    /// The criterion that has this name, compared without regard to case. Complexity: O(criteria).
    public static func criterion(name: String) -> SuccessCriterion? {
        let wanted = name.lowercased()
        return criteria.first { $0.name.lowercased() == wanted }
    }

    /// The criteria that count towards conformance at a level: those of the level and below, without the obsolete one.
    public static func criteria(upTo level: ConformanceLevel) -> [SuccessCriterion] {
        criteria.filter { !$0.isObsolete && $0.level <= level }
    }
}

/// A level of conformance of WCAG.
public enum ConformanceLevel: String, Sendable, Hashable, Comparable, CaseIterable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    /// A before AA before AAA.
    public static func < (left: ConformanceLevel, right: ConformanceLevel) -> Bool {
        left.rawValue.utf8.count < right.rawValue.utf8.count
    }
}

/// A principle (`1`) or a guideline (`1.1`) of WCAG.
public struct WCAGGroup: Sendable, Hashable {
    /// For example `1` or `1.1`.
    public let number: String
    /// The anchor in the recommendation.
    public let slug: String
    /// The name in the recommendation.
    public let name: String
}

/// One success criterion of WCAG 2.2.
public struct SuccessCriterion: Sendable, Hashable {
    /// For example `2.4.3`.
    public let number: String
    /// The name in the recommendation.
    public let name: String
    /// The level of conformance that it belongs to.
    public let level: ConformanceLevel
    /// The version of WCAG that introduced it: `2.0`, `2.1` or `2.2`.
    public let introducedIn: String
    /// The anchor in the recommendation, for example `focus-order`.
    public let slug: String
    /// The anchor in WCAG 2.0, for criteria that were in it.
    public let wcag20Slug: String?
    /// 4.1.1 Parsing: removed in WCAG 2.2 and kept so that old references resolve.
    public let isObsolete: Bool
    /// The principle that it stands under.
    public let principle: WCAGGroup
    /// The guideline that it stands under.
    public let guideline: WCAGGroup

    /// The name of the page of Understanding WCAG 2.2, without `.html`. It is the same word as `slug` for every
    /// criterion of WCAG 2.2.
    public var understandingSlug: String { slug }
    /// Its place in the recommendation.
    public var url: String { "https://www.w3.org/TR/WCAG22/#\(slug)" }
    /// Its page of Understanding WCAG 2.2.
    public var understandingURL: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(understandingSlug).html" }
    /// Its place in How to Meet WCAG.
    public var quickReferenceURL: String { "https://www.w3.org/WAI/WCAG22/quickref/#\(slug)" }

    /// Order of the recommendation: `1.4.9` before `1.4.10`.
    public static func isInOrder(_ left: String, _ right: String) -> Bool {
        left.split(separator: ".").lazy.map { Int($0) ?? 0 }
            .lexicographicallyPrecedes(right.split(separator: ".").lazy.map { Int($0) ?? 0 })
    }
}
