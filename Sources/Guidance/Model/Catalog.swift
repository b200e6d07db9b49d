import Diagnostics
import Standards

/// Everything the content folder says, joined: documents, requirements with their codes, references resolved, and
/// the indices that pages are made of.
///
/// Invariants: `entries` and `requirements` are in a fixed order (by path, then place in the file), so every list made
/// from them is the same on any machine; an `EntryID` or `RequirementID` of this catalog is always a valid subscript.
public struct Catalog: Sendable {
    public internal(set) var settings: Settings
    /// All documents. A file with many global rules gives one entry of kind `.ruleSet` and one `.globalRule` a rule.
    public internal(set) var entries: [Entry] = []
    /// All requirements of all entries; those of one entry are adjacent and in the order of the file.
    public internal(set) var requirements: [Requirement] = []
    /// Files under `content/` that are not documents (images, downloads), by path from the content folder.
    public internal(set) var assets: Set<String> = []

    /// The success criteria that the content cites, ascending by number, each with what cites it.
    public internal(set) var criteria: [CriterionUse] = []
    /// The programming interfaces that code spans mention, in alphabetical order.
    public internal(set) var interfaces: [InterfaceUse] = []
    /// Ids that are cited but not written: the planned ones and the missing ones, in alphabetical order.
    public internal(set) var unwritten: [UnwrittenEntry] = []
    /// Links to other sites, in the order of the content.
    public internal(set) var externalLinks: [ExternalLink] = []
    /// For each entry with musts and checks, which must is covered by which check.
    public internal(set) var coverage: [Coverage] = []
    /// Review dates, the oldest first; entries without a date come first of all.
    public internal(set) var freshness: [Freshness] = []
    /// Changes that documents report of themselves (`changelog:`), the newest first.
    public internal(set) var changes: [Change] = []
    /// Words that authors explain, in the order of the settings, then of the documents; each word once.
    public internal(set) var terms: [Term] = []
    /// What must be written to `content/rules.lock`, and what a locked build compares.
    public internal(set) var lock = RulesLock()
    /// `content/rules.lock` as it was read.
    var lockFile: SourceFile?

    /// The programming interfaces that each entry mentions, in order.
    var interfaceMentions: [[ReferenceScanner.Mention]] = []
    /// What documents are looked up by; see `entries(named:)`.
    var entriesByID: [String: [EntryID]] = [:]
    var entriesByQualifiedID: [String: EntryID] = [:]

    public init(settings: Settings) {
        self.settings = settings
    }

    // Read in place: a document has some thirty parts to count references of, and most who ask want one of them.
    public subscript(entry: EntryID) -> Entry { _read { yield entries[entry.index] } }
    public subscript(requirement: RequirementID) -> Requirement { _read { yield requirements[requirement.index] } }

    /// The requirements of an entry, in order, without copying them; subscripted by `RequirementID.index`.
    public func requirements(of entry: Entry) -> ArraySlice<Requirement> {
        requirements[entry.requirementRange]
    }

    /// The entries with this id: one a stack, or none. A qualified id (`ios/swiftui:dialog.modal`) names one.
    public func entries(named id: String) -> [EntryID] {
        if let entry = entriesByQualifiedID[id] { return [entry] }
        return entriesByID[id] ?? []
    }

    /// The entries of a kind, in catalog order.
    public func entries(of kind: EntryKind) -> [Entry] { entries.filter { $0.kind == kind } }

    /// Requirements that stand on checklists and in the worksheet: musts, don'ts, checks, rules and pitfalls.
    public var auditable: [Requirement] { requirements.filter(\.kind.isAuditable) }

    /// Requirements whose text names a defect of the platform.
    public var platformDefects: [Requirement] { requirements.filter(\.namesPlatformDefect) }

    /// The stacks in use, in the order of the settings, then alphabetically.
    public internal(set) var stacks: [Stack] = []
}

/// A document of a catalog.
public struct EntryID: Sendable, Hashable, Comparable {
    /// The place in `Catalog.entries`.
    public let index: Int

    public init(_ index: Int) { self.index = index }

    public static func < (left: EntryID, right: EntryID) -> Bool { left.index < right.index }
}

/// A requirement of a catalog.
public struct RequirementID: Sendable, Hashable, Comparable {
    /// The place in `Catalog.requirements`.
    public let index: Int

    public init(_ index: Int) { self.index = index }

    public static func < (left: RequirementID, right: RequirementID) -> Bool { left.index < right.index }
}
