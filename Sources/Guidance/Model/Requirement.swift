import Diagnostics
import Markdown

/// One must, don't, check, rule or other item of guidance that has a stable code. Readers see it as a "rule".
public struct Requirement: Sendable {
    public let id: RequirementID
    public let entry: EntryID
    public let kind: RequirementKind
    /// The code of its group, for checks only.
    public let group: String?
    /// The number in its code, unique for ever among its entry, kind and group; see `RulesLock`.
    public let number: Int
    /// An anchor that the author gave, `focus-return` of `{#focus-return}`; a second anchor of the requirement.
    public internal(set) var authorAnchor: String?

    /// The list item or paragraph that holds it.
    public let node: MarkdownTree.ID
    /// The blocks to render: the item's children, or the paragraph itself.
    public let blocks: [MarkdownTree.ID]
    /// The whole text without Markdown, sub-items included; white space is single spaces.
    public let text: String
    /// The bold words it opens with, without Markdown and without the closing full stop or colon; nil when it has none.
    public let lead: String?
    public let span: SourceSpan

    /// Success criteria it cites, in order, without repetition.
    public internal(set) var criteria: [String] = []
    /// What it refers to, in order.
    public internal(set) var references: [Reference] = []
    /// What to use instead (for items of *Avoid when*), in order: an entry, a requirement, or an unwritten id.
    public internal(set) var redirects: [Reference] = []
    /// What refers to this very requirement.
    public internal(set) var backlinks: [Backlink] = []
    /// True when the text says that the platform is at fault, or the item is marked `{.defect}`.
    public internal(set) var namesPlatformDefect = false
    /// How its wording changed since the lock was written.
    public internal(set) var change: RequirementChange = .none

    init(
        id: RequirementID, entry: EntryID, kind: RequirementKind, group: String?, number: Int, node: MarkdownTree.ID,
        blocks: [MarkdownTree.ID], text: String, lead: String?, span: SourceSpan
    ) {
        self.id = id
        self.entry = entry
        self.kind = kind
        self.group = group
        self.number = number
        self.node = node
        self.blocks = blocks
        self.text = text
        self.lead = lead
        self.span = span
    }

    /// The code within the entry: `M4`, or `K-VO2` for the second check of VoiceOver.
    public var code: String { RequirementCode(kind: kind, group: group, number: number).text }
    /// The anchor on the entry's page: the code in small letters.
    public var anchor: String { code.lowercased() }
}

/// The kinds of requirement, in the order of a checklist.
public enum RequirementKind: String, Sendable, Hashable, CaseIterable {
    case use, avoid, must, dont, customizable, rule, pitfall, takeaway, check

    /// The letter of the code.
    public var letter: Character {
        switch self {
        case .use: "U"
        case .avoid: "A"
        case .must: "M"
        case .dont: "D"
        case .customizable: "C"
        case .rule: "R"
        case .pitfall: "P"
        case .takeaway: "T"
        case .check: "K"
        }
    }

    /// True for what an auditor looks at: it stands on checklists and has a row in the worksheet.
    public var isAuditable: Bool {
        switch self {
        case .must, .dont, .check, .rule, .pitfall: true
        case .use, .avoid, .customizable, .takeaway: false
        }
    }

    /// The place in `allCases`.
    var position: Int { RequirementKind.allCases.firstIndex(of: self) ?? 0 }

    public init?(letter: Character) {
        guard let kind = RequirementKind.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = kind
    }
}

/// What happened to a requirement since `rules.lock` was written.
public enum RequirementChange: Sendable, Hashable {
    case none, added
    /// Same code, other words; the words that the lock has.
    case reworded(from: String)
}
