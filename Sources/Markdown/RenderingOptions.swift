import HTML

/// How `HTMLRenderer` writes a tree. The value without changes gives CommonMark's own HTML, with raw HTML sanitised.
public struct RenderingOptions: Sendable {
    /// What happens to raw HTML.
    public enum RawHTML: Sendable, Hashable {
        /// Passed through `HTML.Sanitizer`'s allow-list; removals are diagnostics.
        case sanitize
        /// Written as it stands: only for trusted input and conformance tests. Refused link schemes pass too.
        case allow
        /// Shown as text.
        case escape
    }

    public var rawHTML = RawHTML.sanitize
    /// Straight quotes become curly, `--` and `---` dashes, `...` an ellipsis; never in code.
    public var smartPunctuation = false
    /// The `id` of headings. A heading without an entry gets the id of its own `{#id}`, else none.
    public var headingIDs: [MarkdownTree.ID: String] = [:]
    /// The `id` of list items and paragraphs (for instance rule anchors); wins over their own `{#id}`.
    public var blockIDs: [MarkdownTree.ID: String] = [:]
    /// Added to heading levels; the result is kept within 1 to 6.
    public var headingLevelShift = 0
    /// What becomes of single links and images.
    public var links: [MarkdownTree.ID: LinkRewrite] = [:]
    /// What becomes of the addresses of raw HTML, by node and address; a missing destination takes the link away.
    public var rawAddresses: [MarkdownTree.ID: [String: LinkRewrite]] = [:]
    /// Put before every `id` of raw HTML when several documents share a page.
    public var rawIDPrefix = ""
    /// Ids of raw HTML that are left out, by the node of the HTML.
    public var refusedRawIDs: [MarkdownTree.ID: Set<String>] = [:]
    /// Parts of the literals of text and code nodes that become links or marked text. Sorted and not overlapping;
    /// others are dropped.
    public var annotations: [MarkdownTree.ID: [Annotation]] = [:]
    /// Gives the escaped, highlighted HTML of a code block, or nil to have it escaped plainly. Arguments: the code,
    /// the language in lower case.
    public var highlight: (@Sendable (_ code: ArraySlice<UInt8>, _ language: String) -> [UInt8]?)?
    /// Adds `tabindex="0"` to `pre`, so that scrolling code can be reached by keyboard (WCAG 2.1.1).
    public var focusableCode = false
    /// Where long names in code spans get `wbr` elements, so that they are broken where it reads well; nil for nowhere.
    public var codeBreaks: WordBreaks?
    /// Wraps each table into `<div class="table" role="region" tabindex="0" aria-label="…">`, named by
    /// `tableNames`, else by the string `tableName`.
    public var tableRegions = false
    /// The names of such regions, as `MarkdownTree.tableNames` gives them; a table without an entry is named by its header
    /// cells alone.
    public var tableNames: [MarkdownTree.ID: String] = [:]
    /// Adds `scope="col"` to header cells, and writes alignment as classes (`align-left`) rather than `align`.
    public var accessibleTables = false
    /// Names the check boxes of task lists (`aria-label`).
    public var labelledTasks = false
    /// Added as `rel` to links whose destination has another origin (`http:`, `https:`, `//`); nil for none.
    public var externalLinkRelation: String?
    /// Added as `class` to such links; nil for none.
    public var externalLinkClass: String?
    /// Puts the footnotes that the rendered nodes refer to behind them. Pages rendered in several parts say false and
    /// call `renderFootnotes` once.
    public var footnoteSection = true
    /// Makes ids of footnotes unique when several trees share a page.
    public var footnoteIDPrefix = ""
    /// The page on which the footnotes stand, for parts that are shown on other pages too; empty for the same page.
    public var footnotePage = ""
    /// Paragraphs of the given nodes themselves are written without `p`, as in a tight list: for items that a template
    /// wraps itself.
    public var unwrapParagraphs = false
    public var strings = Strings()

    /// Words that the renderer adds, in the language of the page.
    public struct Strings: Sendable, Hashable {
        public var note = "Note"
        public var tip = "Tip"
        public var important = "Important"
        public var warning = "Warning"
        public var caution = "Caution"
        /// Heading of the section of footnotes.
        public var footnotes = "Footnotes"
        /// Name of a link to a footnote; `%` stands for the number.
        public var footnoteReference = "Footnote %"
        /// Name of a link back from a footnote; `%` stands for the number.
        public var footnoteBackReference = "Back to reference %"
        /// Name of a scrollable table; `%` stands for its first header cells.
        public var tableName = "Table: %"
        public var taskOpen = "Not done"
        public var taskDone = "Done"

        public init() {}

        func title(of alert: MarkdownTree.AlertKind) -> String {
            switch alert {
            case .note: note
            case .tip: tip
            case .important: important
            case .warning: warning
            case .caution: caution
            }
        }
    }

    public init() {}
}

/// What becomes of one link or image.
public struct LinkRewrite: Sendable, Hashable {
    /// The new `href` or `src`; nil renders the content unlinked (an image: its alternative text).
    public var destination: String?
    /// The new `src` of an image in raw HTML, where it is another than that of a link to the same address.
    public var imageDestination: String?
    /// Added to the element, or to the `span` of an unlinked one.
    public var cssClass: String?
    /// The `title`; nil keeps the link's own.
    public var title: String?
    /// Said after unlinked text in a visually hidden `span`, so that the reason is not only in a `title`.
    public var explanation: String?
    /// Extra attributes such as `width` and `height` of an image, `download` or `hreflang`.
    public var attributes: [Attributes.Pair]

    public init(
        destination: String?, cssClass: String? = nil, title: String? = nil, explanation: String? = nil,
        attributes: [Attributes.Pair] = []
    ) {
        self.destination = destination
        self.cssClass = cssClass
        self.title = title
        self.explanation = explanation
        self.attributes = attributes
    }
}

/// A part of a text or code literal that becomes a link, or marked text without a link.
public struct Annotation: Sendable, Hashable {
    /// Byte offsets in the node's literal.
    public var range: Range<Int>
    /// Where the link leads; nil for marked text (`span`).
    public var destination: String?
    public var cssClass: String?
    public var title: String?
    /// Said after the text in a visually hidden `span`.
    public var explanation: String?
    /// Written instead of the literal's bytes (a document's title for its id), escaped.
    public var text: String?

    public init(
        range: Range<Int>, destination: String?, cssClass: String? = nil, title: String? = nil,
        explanation: String? = nil, text: String? = nil
    ) {
        self.range = range
        self.destination = destination
        self.cssClass = cssClass
        self.title = title
        self.explanation = explanation
        self.text = text
    }
}
