import Diagnostics

/// Parses Markdown: CommonMark by libcmark, and extensions over its tree.
public enum MarkdownParser {
    /// Which extensions are read. `.all` is what content uses, `[]` is plain CommonMark.
    public struct Extensions: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let tables = Extensions(rawValue: 1 << 0)
        public static let taskLists = Extensions(rawValue: 1 << 1)
        public static let strikethrough = Extensions(rawValue: 1 << 2)
        public static let footnotes = Extensions(rawValue: 1 << 3)
        public static let autolinks = Extensions(rawValue: 1 << 4)
        public static let alerts = Extensions(rawValue: 1 << 5)
        public static let attributes = Extensions(rawValue: 1 << 6)
        /// Reports MDX, Liquid and Nunjucks constructs.
        public static let foreignSyntax = Extensions(rawValue: 1 << 7)

        public static let all: Extensions = [
            .tables, .taskLists, .strikethrough, .footnotes, .autolinks, .alerts, .attributes, .foreignSyntax,
        ]
    }

    /// The tree of a part of a file.
    ///
    /// Total: every input gives a tree. Complexity: linear in the length of the range.
    /// - Parameter range: bytes of `file` to read, for instance what follows the front matter; it should start at the
    ///   start of a line.
    public static func parse(
        _ file: SourceFile, in range: Range<Int>, extensions: Extensions = .all, diagnostics: inout DiagnosticList
    ) -> MarkdownTree {
        var tree = MarkdownTree(file: file, sourceRange: range.clamped(to: 0..<file.bytes.count))
        tree.nodes.append(MarkdownTree.Node(kind: .document))
        return tree
    }

    /// The tree of a whole file. A byte order mark is skipped.
    public static func parse(
        _ file: SourceFile, extensions: Extensions = .all, diagnostics: inout DiagnosticList
    ) -> MarkdownTree {
        parse(file, in: 0..<file.bytes.count, extensions: extensions, diagnostics: &diagnostics)
    }
}
