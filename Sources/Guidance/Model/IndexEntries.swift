import Diagnostics
import Markdown

/// A success criterion and what cites it.
public struct CriterionUse: Sendable {
    /// Such as `2.4.3`; always one of `WCAG.criteria`.
    public let number: String
    public internal(set) var requirements: [RequirementID]
    /// Entries that cite it anywhere, in catalog order.
    public internal(set) var entries: [EntryID]
}

/// A programming interface and where it is mentioned.
public struct InterfaceUse: Sendable {
    /// As the index shows it, such as `.sheet(isPresented:onDismiss:content:)`.
    public let name: String
    /// Unique in the index: for anchors and file names.
    public let slug: String
    public internal(set) var uses: [Use]

    public struct Use: Sendable, Hashable {
        public let entry: EntryID
        public let requirement: RequirementID?
        /// True when the entry lists it among its key APIs.
        public let isKey: Bool
    }
}

/// An id that is cited but that no document has.
public struct UnwrittenEntry: Sendable {
    public let name: String
    /// True when it is announced; false when it may be a mistake.
    public let isPlanned: Bool
    /// What cites it, in catalog order.
    public internal(set) var citedBy: [Backlink]
}

/// A link that leads out of the site.
public struct ExternalLink: Sendable, Hashable {
    public let address: String
    public let entry: EntryID
}

/// Which checks cover which musts of an entry.
public struct Coverage: Sendable {
    public let entry: EntryID
    public internal(set) var pairs: [Pair]
    public internal(set) var mustsWithoutCheck: [RequirementID]
    public internal(set) var checksWithoutMust: [RequirementID]

    public struct Pair: Sendable, Hashable {
        public let must: RequirementID
        public let check: RequirementID
    }
}

/// When an entry was reviewed last.
public struct Freshness: Sendable {
    public let entry: EntryID
    public let reviewed: ReviewDate?
    /// When the next review is due; nil without a date of review.
    public let due: ReviewDate?
    /// Due before the newest date of review in the content. The clock is never asked: output is the same every day.
    public let isStale: Bool
}

/// A change that a document reports of itself.
public struct Change: Sendable {
    public let entry: EntryID
    public let date: ReviewDate?
    public let version: String?
    /// Plain text.
    public let text: String
}
