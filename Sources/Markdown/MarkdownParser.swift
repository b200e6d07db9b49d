import CCommonMark
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
        /// Keeps MDX, Liquid and Nunjucks constructs as text and reports them.
        public static let foreignSyntax = Extensions(rawValue: 1 << 7)

        public static let all: Extensions = [
            .tables, .taskLists, .strikethrough, .footnotes, .autolinks, .alerts, .attributes, .foreignSyntax,
        ]
    }

    /// The tree of a whole file. A byte order mark is skipped.
    public static func parse(
        _ file: SourceFile, extensions: Extensions = .all, diagnostics: inout DiagnosticList
    ) -> MarkdownTree {
        parse(file, in: 0..<file.bytes.count, extensions: extensions, diagnostics: &diagnostics)
    }

    /// The tree of a part of a file.
    ///
    /// Total: every input gives a tree. Complexity: linear in the length of the range.
    /// - Parameter range: bytes of `file` to read, for instance what follows the front matter; it should start at the
    ///   start of a line.
    public static func parse(
        _ file: SourceFile, in range: Range<Int>, extensions: Extensions = .all, diagnostics: inout DiagnosticList
    ) -> MarkdownTree {
        var range = range.clamped(to: 0..<file.bytes.count)
        if file.bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = range.lowerBound + 3..<range.upperBound }
        var input = ParserInput(file: file, range: range)
        let isRepaired = input.repairText(&diagnostics)
        input.maskRunawayBrackets(&diagnostics)
        let traits = SyntaxTraits(input.bytes)

        var footnotes = FootnoteDefinitions()
        if extensions.contains(.footnotes), traits.hasFootnotes {
            footnotes = FootnoteDefinitions(rewriting: &input)
        }
        var builder = TreeBuilder(tree: MarkdownTree(file: file, sourceRange: range), input: input)
        builder.tree.isRepaired = isRepaired
        builder.hasWWW = traits.hasWWW
        builder.collectsTables = extensions.contains(.tables) && traits.hasTables
        builder.build()
        builder.buildTables()
        // Taken out of the builder, so that the passes change it in place.
        var tree = builder.takeTree()
        let found = builder.found
        if let deep = builder.tooDeep {
            diagnostics.report(
                MarkdownDiagnostics.nestingLimit, "more than \(TreeBuilder.depthLimit) levels are nested here",
                at: tree.span(MarkdownTree.ID(index: deep)), help: "flatten the lists and quotations")
        }
        if !footnotes.isEmpty { footnotes.lift(in: &tree, diagnostics: &diagnostics) }
        applyBlockExtensions(extensions, traits, found, to: &tree, diagnostics: &diagnostics)
        applyInlineExtensions(extensions, traits, found, footnotes, to: &tree, diagnostics: &diagnostics)
        SafetyReport.report(tree, diagnostics: &diagnostics)
        if extensions == .all { UnusedMarkup.report(tree, hasDefinitions: traits.hasDefinitions, diagnostics: &diagnostics) }
        return tree
    }

    private static func applyBlockExtensions(
        _ extensions: Extensions, _ traits: SyntaxTraits, _ found: MarkdownTree.Flags, to tree: inout MarkdownTree,
        diagnostics: inout DiagnosticList
    ) {
        if extensions.contains(.alerts), found.contains(.bracket) { tree.readAlerts() }
        if extensions.contains(.taskLists), found.contains(.bracket) { tree.readTaskLists() }
        if extensions.contains(.foreignSyntax) { tree.readForeignSyntax(traits, &diagnostics) }
        if extensions.contains(.attributes), found.contains(.brace) { tree.readAttributes(&diagnostics) }
    }

    private static func applyInlineExtensions(
        _ extensions: Extensions, _ traits: SyntaxTraits, _ found: MarkdownTree.Flags,
        _ footnotes: FootnoteDefinitions, to tree: inout MarkdownTree, diagnostics: inout DiagnosticList
    ) {
        if extensions.contains(.footnotes), traits.hasFootnotes {
            tree.readFootnoteReferences(footnotes, &diagnostics)
        }
        if extensions.contains(.autolinks), found.contains(.address) { tree.readAutolinks() }
        if extensions.contains(.strikethrough), found.contains(.tilde) { tree.readStrikethrough() }
    }
}

extension TreeBuilder {
    /// Gives the tree away; the builder keeps an empty one.
    mutating func takeTree() -> MarkdownTree {
        var taken = MarkdownTree(file: tree.file, sourceRange: tree.sourceRange)
        swap(&taken, &tree)
        return taken
    }

    /// Fills the tree from the input.
    mutating func build() {
        let range = tree.sourceRange
        tree.nodes.reserveCapacity(range.count / 16 + 16)
        tree.text.reserveCapacity(range.count + 64)
        var document = MarkdownTree.Node(kind: .document)
        document.sourceStart = UInt32(truncatingIfNeeded: range.lowerBound)
        document.sourceEnd = UInt32(truncatingIfNeeded: range.upperBound)
        tree.nodes.append(document)
        guard let root = TreeBuilder.parse(input) else { return }
        defer { commonmark_arena_release() }
        copyAll(of: root, to: 0)
    }
}

/// Which constructs a text may hold at all: one look at its bytes saves whole passes.
struct SyntaxTraits {
    var hasFootnotes = false
    var hasTables = false
    var hasWWW = false
    /// Link reference definitions, or footnotes.
    var hasDefinitions = false
    /// Ends of Liquid, Nunjucks or MDX tags.
    var hasTemplateTags = false

    /// Complexity: O(n).
    init(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            func has(_ byte: UInt8) -> Bool { memchr(base, Int32(byte), buffer.count) != nil }
            func contains(_ word: StaticString, rareByte: Int) -> Bool {
                SyntaxTraits.contains(word, rareByte: rareByte, base, buffer.count)
            }
            hasDefinitions = contains("]:", rareByte: 0)
            hasFootnotes = has(0x5E) && contains("[^", rareByte: 1)
            hasTables = has(0x7C) || contains(":-", rareByte: 0) || contains("-:", rareByte: 1)
            hasWWW = contains("www.", rareByte: 3) || contains("WWW.", rareByte: 3)
            hasTemplateTags =
                has(0x7B)
                && (contains("%}", rareByte: 1) || contains("}}", rareByte: 0) || contains("#}", rareByte: 1)
                    || contains("/}", rareByte: 1))
        }
    }

    /// Whether a word occurs; it is looked for by its rarest byte.
    private static func contains(
        _ word: StaticString, rareByte: Int, _ base: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        let length = word.utf8CodeUnitCount
        guard count >= length else { return false }
        var position = base + rareByte
        let end = base + (count - length + rareByte + 1)
        while position < end, let found = memchr(position, Int32(word.utf8Start[rareByte]), end - position) {
            let byte = found.assumingMemoryBound(to: UInt8.self)
            if memcmp(byte - rareByte, word.utf8Start, length) == 0 { return true }
            position = UnsafePointer(byte + 1)
        }
        return false
    }
}
