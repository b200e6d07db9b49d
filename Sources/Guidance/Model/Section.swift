import Markdown

/// A part of a document under one heading.
public struct Section: Sendable {
    public internal(set) var kind: SectionKind
    /// The heading's plain text as written.
    public internal(set) var title: String
    /// The heading; nil for parts that have none.
    public let heading: MarkdownTree.ID?
    /// The heading's level as written, 1 to 6.
    public let level: Int
    /// The heading's anchor, unique in the entry.
    public internal(set) var anchor: String
    /// What stands in the section, in order.
    public internal(set) var parts: [Part] = []

    public enum Part: Sendable {
        /// Blocks to render as they are.
        case blocks([MarkdownTree.ID])
        /// Requirements, in order; each is rendered with its code. They came from one list or from paragraphs.
        case requirements([RequirementID])
        /// A labelled group of acceptance checks. The label's node is not among any other part's.
        case group(CheckGroup)
        /// A section under a deeper heading.
        case section(Section)
    }

    /// The requirements of the section, those of groups and subsections included, in order.
    public var requirements: [RequirementID] {
        parts.flatMap { part -> [RequirementID] in
            switch part {
            case .blocks: []
            case .requirements(let list): list
            case .group(let group): group.requirements
            case .section(let section): section.requirements
            }
        }
    }

    /// The sections under this one, at the next depth.
    public var subsections: [Section] {
        parts.compactMap { part in
            if case .section(let section) = part { section } else { nil }
        }
    }
}

/// What a heading announces. The headings that are understood stand in `Kinds/SectionHeadings.swift`.
public enum SectionKind: String, Sendable, Hashable, CaseIterable {
    /// The heading over *Use when* and *Avoid when* that has no requirements of its own.
    case selection
    case useWhen, avoidWhen, mustHaves, donts, customizable, goldenPattern, acceptanceChecks
    case rules, pitfalls, takeaways
    /// A list of contents written by hand: checked against the headings and left out, because it is generated.
    case contents
    case guide, keyInterfaces, variants, related, next
    /// One example of the *Variants* section.
    case variant
    /// Any other heading: rendered where it stands.
    case free

    /// What the items of such a section are, or nil when they are prose.
    public var requirementKind: RequirementKind? {
        switch self {
        case .useWhen: .use
        case .avoidWhen: .avoid
        case .mustHaves: .must
        case .donts: .dont
        case .customizable: .customizable
        case .acceptanceChecks: .check
        case .rules: .rule
        case .pitfalls: .pitfall
        case .takeaways: .takeaway
        default: nil
        }
    }
}

/// Acceptance checks that are made with one technique or in one situation.
public struct CheckGroup: Sendable {
    /// The label as written (without a closing colon), or `General` for checks without one.
    public internal(set) var title: String
    /// Two letters, unique in the entry: `VO` for VoiceOver. Part of the codes of its checks.
    public internal(set) var code: String
    /// The group of the audit vocabulary that the label names (`voiceover`), or nil for a group of the author's own.
    public internal(set) var auditGroup: String?
    /// The label's node (heading, paragraph or list item paragraph), or nil.
    public let label: MarkdownTree.ID?
    /// Anchor of the label when it is a heading, else one made from the code.
    public internal(set) var anchor: String
    public internal(set) var requirements: [RequirementID] = []
    /// Blocks between the label and the first check, to render as they are.
    public internal(set) var introduction: [MarkdownTree.ID] = []
}

/// A code block.
public struct CodeSample: Sendable {
    public let node: MarkdownTree.ID
    /// The language of the fence, or nil.
    public let language: String?
    /// `title="…"` of the fence, or nil.
    public let title: String?
}

/// One example of a guidance topic: a heading, what it says, and code.
public struct Variant: Sendable {
    public let title: String
    public let anchor: String
    public let codeSamples: [CodeSample]
}
