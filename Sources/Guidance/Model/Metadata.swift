import YAML

/// What front matter says of a document, as typed values; see design 4.2 for the keys.
public struct Metadata: Sendable {
    public var status: String?
    /// What to use instead of a deprecated entry.
    public var replacedBy: String?
    public var version: String?
    public var platforms: [String] = []
    public var availability: String?
    public var aliases: [String] = []
    public var tags: [String] = []
    /// Documentation of the vendor, and its design guidelines: addresses.
    public var documentation: [String] = []
    public var guidelines: [String] = []
    public var reviewed: ReviewDate?
    /// Months until the next review.
    public var reviewAfter: Int?
    public var owner: String?
    /// A BCP 47 tag when it is not the site's language.
    public var language: String?
    /// Position in lists, ascending; entries without come after.
    public var order: Int?
    public var sources: [String] = []
    /// Ids of entries that this one builds on.
    public var extends: [String] = []
    /// Keys that Handrail does not know, in order: they reach templates and data files.
    public var other: [(key: String, value: Node)] = []

    public init() {}
}

/// A date of review, as exact as it was given.
public struct ReviewDate: Sendable, Hashable, Comparable {
    public var year: Int
    /// 1 to 12, or nil when only the year is known.
    public var month: Int?
    /// 1 to 31, or nil when only the month is known.
    public var day: Int?

    public init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func < (left: ReviewDate, right: ReviewDate) -> Bool {
        (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
    }

    /// ISO 8601, as exact as the date: `2026-10-05`, `2026-10` or `2026`.
    public var text: String {
        [String(year), month.map(ReviewDate.twoDigits), day.map(ReviewDate.twoDigits)].compactMap { $0 }
            .joined(separator: "-")
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
