import Diagnostics

/// What the nodes of a tree say: literals, levels, links, lists, tables, alerts and footnotes.
extension MarkdownTree {
    /// Whether a task list item is done.
    public enum TaskState: Sendable, Hashable { case open, done }

    /// How the cells of a table's column are aligned.
    public enum Alignment: Int32, Sendable, Hashable { case unspecified, left, center, right }

    /// The five alerts that GitHub knows.
    public enum AlertKind: Int32, Sendable, Hashable, CaseIterable {
        case note, tip, important, warning, caution

        /// The lower-case word of the marker, also the class name.
        public var name: String {
            switch self {
            case .note: "note"
            case .tip: "tip"
            case .important: "important"
            case .warning: "warning"
            case .caution: "caution"
            }
        }
    }

    /// The literal of a text, code, code block or raw HTML node, as bytes; empty for other kinds.
    @inlinable
    public func literalBytes(_ id: ID) -> ArraySlice<UInt8> { text[nodes[Int(id.index)].literal.range] }

    /// The literal of a text, code, code block or raw HTML node; empty for other kinds.
    public func literal(_ id: ID) -> String { String(decoding: literalBytes(id), as: UTF8.self) }

    /// A heading's level, 1 to 6; 0 for other kinds.
    public func headingLevel(_ id: ID) -> Int { kind(id) == .heading ? Int(nodes[Int(id.index)].value) : 0 }

    /// The destination of a link or image, unescaped but not percent-encoded; empty for other kinds.
    public func destination(_ id: ID) -> String {
        guard kind(id) == .link || kind(id) == .image else { return "" }
        return string(nodes[Int(id.index)].detail)
    }

    /// The title of a link or image; empty when there is none.
    public func title(_ id: ID) -> String { string(nodes[Int(id.index)].title) }

    /// Whether a link was written as `<https://…>` or as a bare address.
    public func isAutolink(_ id: ID) -> Bool { nodes[Int(id.index)].flags.contains(.autolink) }

    /// Whether a list is ordered.
    public func isOrdered(_ id: ID) -> Bool { nodes[Int(id.index)].flags.contains(.ordered) }

    /// Whether a list is tight: its paragraphs are rendered without `p`.
    public func isTight(_ id: ID) -> Bool { nodes[Int(id.index)].flags.contains(.tight) }

    /// The first number of an ordered list; 0 for other kinds.
    public func listStart(_ id: ID) -> Int { kind(id) == .list ? Int(nodes[Int(id.index)].value) : 0 }

    /// The state of a task list item, or nil when the item has no `[ ]` marker.
    public func taskState(_ id: ID) -> TaskState? {
        let flags = nodes[Int(id.index)].flags
        guard flags.contains(.task) else { return nil }
        return flags.contains(.checked) ? .done : .open
    }

    /// Which alert a node of kind `alert` is.
    public func alertKind(_ id: ID) -> AlertKind? {
        kind(id) == .alert ? AlertKind(rawValue: nodes[Int(id.index)].value) : nil
    }

    /// The alignment of a table cell.
    public func alignment(_ id: ID) -> Alignment {
        kind(id) == .tableCell ? Alignment(rawValue: nodes[Int(id.index)].value) ?? .unspecified : .unspecified
    }

    /// Whether a table row or cell belongs to the table's head.
    public func isHeader(_ id: ID) -> Bool { nodes[Int(id.index)].flags.contains(.header) }

    /// The label of a footnote definition or reference as it was written, without `[^` and `]`.
    public func footnoteLabel(_ id: ID) -> String {
        guard kind(id) == .footnoteDefinition || kind(id) == .footnoteReference else { return "" }
        return string(nodes[Int(id.index)].detail)
    }

    /// The number that a footnote reference or definition shows; 0 for a definition that nothing refers to.
    public func footnoteNumber(_ id: ID) -> Int {
        guard kind(id) == .footnoteDefinition || kind(id) == .footnoteReference else { return 0 }
        return Int(nodes[Int(id.index)].value)
    }

    /// The whole info string of a code block, without a trailing attribute block.
    public func codeInfo(_ id: ID) -> String {
        kind(id) == .codeBlock ? string(nodes[Int(id.index)].detail) : ""
    }

    /// The first word of a code block's info string in lower case, or nil.
    public func codeLanguage(_ id: ID) -> String? {
        guard kind(id) == .codeBlock else { return nil }
        let word = text[nodes[Int(id.index)].detail.range].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C }
        guard !word.isEmpty, !word.contains(0x3D) else { return nil }
        return String(decoding: word, as: UTF8.self).lowercased()
    }

    /// The `title="…"` of a code block's info string, or nil.
    public func codeTitle(_ id: ID) -> String? {
        guard kind(id) == .codeBlock else { return nil }
        return attributes(id)?["title"]
    }

    /// Whether a code block was written with fences rather than by indentation.
    public func isFenced(_ id: ID) -> Bool { nodes[Int(id.index)].flags.contains(.fenced) }

    /// The attributes that `{#id .class key=value}` gave the node.
    public func attributes(_ id: ID) -> Attributes? {
        let index = nodes[Int(id.index)].attributes
        return index < 0 ? nil : attributeSets[Int(index)]
    }

    func string(_ range: TextRange) -> String { String(decoding: text[range.range], as: UTF8.self) }
}

/// What `{#id .class key="value"}` says of a heading, list item, paragraph or fence.
public struct Attributes: Sendable, Hashable {
    public var id: String?
    public var classes: [String]
    /// Other names with their values, in the order written.
    public var pairs: [Pair]
    /// The place of the braces in the file, in bytes; empty for `title="…"` on a fence without braces.
    public var range: Range<Int>

    /// A name with its value.
    public struct Pair: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(id: String? = nil, classes: [String] = [], pairs: [Pair] = [], range: Range<Int> = 0..<0) {
        self.id = id
        self.classes = classes
        self.pairs = pairs
        self.range = range
    }

    /// Reads line numbers and ranges of them, `2,4-6`; nil when the text is no list of at most 64.
    public static func lineNumbers(_ text: String) -> [ClosedRange<Int>]? {
        var numbers: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { end in
                Int(end.filter { $0 != " " })
            }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first > 0, first <= last,
                numbers.count < 64
            else { return nil }
            numbers.append(first...last)
        }
        return numbers.isEmpty ? nil : numbers
    }

    /// Whether a pair of this name becomes an attribute of the element.
    static func isWritten(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "lang" || name == "dir" || name.hasPrefix("data-")
    }

    /// The value of the last pair of that name.
    public subscript(name: String) -> String? { pairs.last { $0.name == name }?.value }
}
