import Diagnostics
import Markdown

/// A place in a document that names something else: another document, one of its requirements, a success criterion,
/// a programming interface, a file or another site.
public struct Reference: Sendable {
    public enum Form: String, Sendable, Hashable {
        /// An id in a code span: the whole of it becomes a link.
        case code
        /// An id or a criterion in running text: `range` of the literal becomes a link.
        case text
        /// Counted but not linked, as it stands inside a link already or crosses nodes.
        case mention
        /// `[text](destination)`: the link's destination is rewritten.
        case link
        case image
        /// An address in raw HTML: `written` is rewritten where the node names it.
        case raw
        /// Named by front matter (`related:`, `wcag:`, `replaced_by:`): no node.
        case metadata
    }

    public var form: Form
    /// The text, code, link or image node; nil for front matter.
    public var node: MarkdownTree.ID?
    /// The bytes of the node's literal that name the target: the whole literal for an id in code. Empty for links,
    /// images, mentions and front matter.
    public var range: Range<Int>
    /// What was written: the id, the criterion or the destination.
    public var written: String
    public var span: SourceSpan
    public var target: Target
    /// The requirement in which it stands, if any.
    public var requirement: RequirementID?
    /// True for the second part of a reference (the code behind an id in a code span): linked, but not counted again.
    public var isContinuation = false

    public enum Target: Sendable, Hashable {
        case entry(EntryID)
        /// A requirement, by its code or its author's anchor.
        case requirement(RequirementID)
        /// A heading of an entry (the same one for `#anchor` alone): its anchor.
        case heading(EntryID, anchor: String)
        /// A requirement that was removed: the entry, its code and the last wording.
        case removed(EntryID, code: String, text: String)
        /// A success criterion by number, such as `2.4.3`.
        case criterion(String)
        /// A programming interface, under the name of the index.
        case interface(String)
        /// A file that is copied, by path from the content folder.
        case asset(String)
        /// Another site, or `mailto:` and the like: left as written.
        case external(String)
        /// Nothing has this id yet, and the author says so: shown unlinked with that explanation.
        case planned(String)
        /// Nothing has this id or path: shown unlinked with an explanation.
        case unresolved(String)
    }

    /// True for references to entries, their requirements and headings, written or not.
    public var isToEntry: Bool {
        switch target {
        case .entry, .requirement, .heading, .removed, .planned, .unresolved: true
        case .criterion, .interface, .asset, .external: false
        }
    }

    /// The entry that it leads to, if that exists.
    public var entry: EntryID? {
        switch target {
        case .entry(let entry), .heading(let entry, _), .removed(let entry, _, _): entry
        default: nil
        }
    }
}
