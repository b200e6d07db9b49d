import Diagnostics
import Markdown

/// One document: what its front matter says and its body, cut into sections.
///
/// Invariant: every top-level node of `tree` that belongs to the entry stands in exactly one of `titleHeading`,
/// `definition`, `lead` and the parts of `sections`: nothing an author wrote is lost.
public struct Entry: Sendable {
    public internal(set) var id: EntryID
    /// The id authors cite, such as `dialog.modal`.
    public internal(set) var name: String
    /// The name, with the stack in front (`ios/swiftui:dialog.modal`) when several stacks have the name.
    public internal(set) var qualifiedName = ""
    /// The base of its file names (`dialog-modal`), unique among the entries that share a folder of the site.
    public internal(set) var slug = ""
    public internal(set) var kind: EntryKind
    /// Platform and framework, such as `ios/swiftui`; nil in a site of one stack.
    public internal(set) var stack: String?
    /// The family (`dialog` of `dialog.modal`), given by `family:` or the part of the name before the dot.
    public internal(set) var family: String?
    /// Plain text, without Markdown.
    public internal(set) var title: String
    /// One sentence of plain text: `summary:`, else the lead paragraph.
    public internal(set) var summary: String?
    public internal(set) var metadata: Metadata
    /// The file, and the tree over it; the global rules of a rule set share both with it.
    public let file: SourceFile
    public let tree: MarkdownTree
    /// Where the entry starts in its file: the heading, the front matter, or the first byte.
    public internal(set) var span: SourceSpan

    /// The heading that holds the title: a level 1 heading, or the rule's heading in a rule set. Not part of any section.
    public internal(set) var titleHeading: MarkdownTree.ID?
    /// Nodes that only say what metadata says (`Pattern ID:` lines, a fenced yaml with the id): not for readers.
    public internal(set) var definition: [MarkdownTree.ID] = []
    /// What stands before the first section, for readers, in order.
    public internal(set) var lead: [MarkdownTree.ID] = []
    /// True when the first paragraph of `lead` says the same as `summary`.
    public internal(set) var leadRepeatsSummary = false
    /// The sections in the order of the file.
    public internal(set) var sections: [Section] = []
    /// Anchor of every heading, unique in the entry.
    public internal(set) var headingAnchors: [MarkdownTree.ID: String] = [:]

    /// Ids of raw HTML that are taken by something else on the page and are left out, by node.
    public internal(set) var refusedRawIDs: [MarkdownTree.ID: Set<String>] = [:]

    /// Ascending; a contiguous range of the catalog's requirements.
    public internal(set) var requirements: [RequirementID] = []
    /// Where they stand in the catalog's requirements.
    var requirementRange: Range<Int> {
        let first = requirements.first?.index ?? 0
        return first..<first + requirements.count
    }
    /// The groups of acceptance checks, in order of appearance.
    public internal(set) var checkGroups: [CheckGroup] = []
    /// Every code block of the document, in order.
    public internal(set) var codeSamples: [CodeSample] = []
    /// The code blocks of the *Golden pattern* section.
    public internal(set) var goldenPattern: [CodeSample] = []
    /// The examples of the *Variants* section.
    public internal(set) var variants: [Variant] = []
    /// What the *Key APIs* section names, in order.
    public internal(set) var keyInterfaces: [String] = []

    /// References of the body in the order of the file, then those of the front matter.
    public internal(set) var references: [Reference] = []
    /// The references inside one node of the tree, by node: what becomes a link when the node is rendered.
    public internal(set) var referencesByNode: [MarkdownTree.ID: [Reference]] = [:]
    /// Related entries: those of the *Related* section and of `related:`, without repetition.
    public internal(set) var related: [Reference] = []
    /// What refers to this entry, in catalog order.
    public internal(set) var backlinks: [Backlink] = []
    /// Success criteria cited by the entry as a whole (`wcag:`) or anywhere in its body, ascending.
    public internal(set) var criteria: [String] = []

    /// A rule set's rules, in order.
    public internal(set) var globalRules: [EntryID] = []
    /// The rule set that a global rule stands in.
    public internal(set) var ruleSet: EntryID?
    /// What a global rule applies to (`scope:`), such as `control` and `layout`.
    public internal(set) var scopes: [String] = []

    init(
        id: EntryID, name: String, kind: EntryKind, title: String, metadata: Metadata, file: SourceFile,
        tree: MarkdownTree, span: SourceSpan
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.title = title
        self.metadata = metadata
        self.file = file
        self.tree = tree
        self.span = span
    }

    /// True when readers are told to use something else.
    public var isDeprecated: Bool { metadata.status == "deprecated" }
}

/// A place that refers to an entry or to one of its requirements.
public struct Backlink: Sendable, Hashable {
    public let entry: EntryID
    /// The requirement in which the reference stands, if it stands in one.
    public let requirement: RequirementID?
    /// The requirement that it names, if it names one.
    public let target: RequirementID?
}
