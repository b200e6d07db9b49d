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
        let isRepaired = input.repairText(controls: extensions == .all, &diagnostics)
        input.maskRunawayBrackets(&diagnostics)
        let traits = SyntaxTraits(input.bytes)

        var footnotes = FootnoteDefinitions()
        if extensions.contains(.footnotes), traits.hasFootnotes {
            footnotes = FootnoteDefinitions(rewriting: &input)
        }
        let builder = TreeBuilder(tree: MarkdownTree(file: file, sourceRange: range), input: input)
        builder.tree.isRepaired = isRepaired
        builder.hasWWW = traits.hasWWW
        builder.collectsTables = extensions.contains(.tables) && traits.hasTables
        builder.build()
        builder.finishTables(hasDefinitions: traits.hasDefinitions)
        // Taken out of the builder, so that the passes change it in place.
        var tree = builder.takeTree()
        let found = builder.found
        if let deep = builder.tooDeep {
            diagnostics.report(
                MarkdownDiagnostics.nestingLimit, "more than \(TreeBuilder.depthLimit) levels are nested here",
                at: tree.span(MarkdownTree.ID(index: deep)), help: "flatten the lists and quotations")
        }
        for cells in builder.tables.surplus {
            diagnostics.report(
                MarkdownDiagnostics.surplusCells, "this row has more cells than the header of its table",
                at: file.span(cells), help: "they are not shown; a `|` inside of a cell is written `\\|`, in code too")
        }
        if extensions == .all, traits.hasNumericReferences { tree.replaceRefusedReferences(&diagnostics) }
        if !footnotes.isEmpty { footnotes.lift(in: &tree, diagnostics: &diagnostics) }
        applyBlockExtensions(extensions, traits, found, to: &tree, diagnostics: &diagnostics)
        applyInlineExtensions(extensions, traits, found, footnotes, to: &tree, diagnostics: &diagnostics)
        SafetyReport.report(tree, diagnostics: &diagnostics)
        if extensions == .all {
            UnusedMarkup.report(tree, hasDefinitions: traits.hasDefinitions, diagnostics: &diagnostics)
        }
        return tree
    }

    private static func applyBlockExtensions(
        _ extensions: Extensions, _ traits: SyntaxTraits, _ found: MarkdownTree.Flags, to tree: inout MarkdownTree,
        diagnostics: inout DiagnosticList
    ) {
        if extensions.contains(.alerts), found.contains(.bracket) { tree.readAlerts() }
        if extensions.contains(.taskLists), found.contains(.bracket) { tree.readTaskLists() }
        if extensions.contains(.foreignSyntax), traits.hasForeignSyntax || tree.file.path.lowercased().hasSuffix(".mdx")
        {
            tree.readForeignSyntax(traits, &diagnostics)
        }
        if extensions.contains(.attributes), found.contains(.brace) { tree.readAttributes(&diagnostics) }
        if extensions == .all { tree.dropEmptyHeadings(&diagnostics) }
    }

    private static func applyInlineExtensions(
        _ extensions: Extensions, _ traits: SyntaxTraits, _ found: MarkdownTree.Flags,
        _ footnotes: FootnoteDefinitions, to tree: inout MarkdownTree, diagnostics: inout DiagnosticList
    ) {
        if extensions.contains(.footnotes), traits.hasFootnotes {
            tree.readFootnoteReferences(footnotes, &diagnostics)
        }
        if extensions.contains(.autolinks), found.contains(.insideLink) { tree.readNestedLinks() }
        if extensions.contains(.autolinks), found.contains(.address) { tree.readAutolinks() }
        if extensions.contains(.strikethrough), found.contains(.tilde) { tree.readStrikethrough() }
    }
}

extension TreeBuilder {
    /// Gives the tree away; the builder keeps an empty one.
    func takeTree() -> MarkdownTree {
        var taken = MarkdownTree(file: tree.file, sourceRange: tree.sourceRange)
        swap(&taken, &tree)
        return taken
    }

    /// Fills the tree from the input.
    func build() {
        let range = tree.sourceRange
        tree.nodes.reserveCapacity(range.count / 12 + 16)
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
    /// `&#`, which may stand for characters that no page may hold.
    var hasNumericReferences = false
    /// Ends of Liquid, Nunjucks or MDX tags.
    var hasTemplateTags = false
    /// These, tags named like components, or what `import` and `export` statements of MDX hold.
    var hasForeignSyntax = false

    /// Complexity: O(n).
    init(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { buffer in
            func has(_ byte: UInt8) -> Bool { SyntaxTraits.contains(byte, buffer) { _ in true } }
            hasFootnotes = SyntaxTraits.contains(0x5E, buffer) { $0 > 0 && buffer[$0 - 1] == 0x5B }
            hasDefinitions = SyntaxTraits.contains(0x5D, buffer) { $0 + 1 < buffer.count && buffer[$0 + 1] == 0x3A }
            // A delimiter row has bars, or says how its cells are aligned.
            hasTables =
                has(0x7C)
                || SyntaxTraits.contains(0x3A, buffer) { place in
                    place > 0 && buffer[place - 1] == 0x2D || place + 1 < buffer.count && buffer[place + 1] == 0x2D
                }
            hasWWW = SyntaxTraits.hasWWW(buffer)
            hasNumericReferences = SyntaxTraits.contains(0x23, buffer) { $0 > 0 && buffer[$0 - 1] == 0x26 }
            hasTemplateTags =
                has(0x7B)
                && SyntaxTraits.contains(0x7D, buffer) { place in
                    guard place > 0 else { return false }
                    switch buffer[place - 1] {
                    case 0x25, 0x7D, 0x23, 0x2F: return true
                    default: return false
                    }
                }
            hasForeignSyntax = hasTemplateTags || SyntaxTraits.hasComponents(buffer) || SyntaxTraits.hasModules(buffer)
        }
    }

    /// Whether there is `www.`, in letters of any case. The letter is rarer than the full stop.
    private static func hasWWW(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        func isStart(_ place: Int) -> Bool {
            place + 3 < buffer.count && buffer[place + 1] | 0x20 == 0x77 && buffer[place + 2] | 0x20 == 0x77
                && buffer[place + 3] == 0x2E
        }
        return contains(0x77, buffer, where: isStart) || contains(0x57, buffer, where: isStart)
    }

    /// Whether `<` or `</` stands before a capital.
    private static func hasComponents(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        contains(0x3C, buffer) { place in
            var next = place + 1
            if next < buffer.count, buffer[next] == 0x2F { next += 1 }
            return next < buffer.count && (0x41...0x5A).contains(buffer[next])
        }
    }

    /// Whether there is `export `, or ` from ` before a quotation mark.
    private static func hasModules(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        func stands(_ word: StaticString, from place: Int) -> Bool {
            place >= 0 && place + word.utf8CodeUnitCount <= buffer.count
                && (0..<word.utf8CodeUnitCount).allSatisfy { buffer[place + $0] == word.utf8Start[$0] }
        }
        return contains(0x78, buffer) { stands("export ", from: $0 - 1) }
            || contains(0x27, buffer) { stands(" from ", from: $0 - 6) }
            || contains(0x22, buffer) { stands(" from ", from: $0 - 6) }
    }

    /// Whether a byte occurs in a place that is asked for; `memchr` looks for it, for these bytes are rare.
    private static func contains(
        _ byte: UInt8, _ buffer: UnsafeBufferPointer<UInt8>, where isMeant: (Int) -> Bool
    ) -> Bool {
        guard let base = buffer.baseAddress else { return false }
        var place = 0
        while place < buffer.count, let found = memchr(base + place, Int32(byte), buffer.count - place) {
            place = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
            if isMeant(place) { return true }
            place += 1
        }
        return false
    }
}
