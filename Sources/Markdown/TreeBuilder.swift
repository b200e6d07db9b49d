import CCommonMark
import Diagnostics

/// Copies libcmark's nodes into the arena, with their places in the file.
///
/// Neither recursive nor dependent on depth: it walks first children, next siblings and parents. A class, because a
/// structure of this size would be copied for the calls of its functions, which costs more than most of them do.
final class TreeBuilder {
    var tree: MarkdownTree
    var input: ParserInput
    var leaf = LeafContent()
    /// The input's bytes by fed index, while they are being copied.
    var fedBytes: UnsafePointer<UInt8>!
    let mask: UInt8?
    /// Which bytes that extensions look for were met in texts and info strings.
    var found: MarkdownTree.Flags = []
    /// Nodes around the one at hand, and the first node that lies deeper than the limit.
    private var depth = 0
    private(set) var tooDeep: UInt32?
    /// Levels of nesting beyond which a document is reported.
    static let depthLimit = 100
    /// Whether `www.` occurs at all.
    var hasWWW = false
    /// Whether paragraphs of several lines may hold a table.
    var collectsTables = false
    var tables = TableReading()
    /// Links and images around the current node.
    var linkDepth = 0

    init(tree: MarkdownTree, input: ParserInput) {
        self.tree = tree
        self.input = input
        mask = input.mask
        fedBytes = nil
    }

    /// Parses the input and gives the root of libcmark's tree, which lives until `commonmark_arena_release`.
    static func parse(_ input: ParserInput) -> OpaquePointer? {
        input.bytes.withUnsafeBufferPointer { commonmark_parse($0.baseAddress, $0.count) }
    }

    /// Copies everything below libcmark's root.
    func copyAll(of root: OpaquePointer, to index: UInt32) {
        let bytes = input.bytes
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fedBytes = base - bytes.startIndex
            copyChildren(of: root, to: index)
        }
    }

    /// Copies everything below `top` as children of the arena's node `topIndex`.
    func copyChildren(of top: OpaquePointer, to topIndex: UInt32) {
        guard var current = cmark_node_first_child(top) else { return }
        var parent = topIndex
        while true {
            let index = copy(current, to: parent)
            if let index, let child = cmark_node_first_child(current) {
                parent = index
                current = child
                depth += 1
                if depth > TreeBuilder.depthLimit, tooDeep == nil { tooDeep = index }
                continue
            }
            if let index { finish(index, current) }
            while cmark_node_next(current) == nil {
                guard let above = cmark_node_parent(current), above != top else { return }
                current = above
                depth -= 1
                finish(parent, current)
                parent = tree.nodes[Int(parent)].parent
            }
            guard let next = cmark_node_next(current) else { return }
            current = next
        }
    }

    /// Adds one node; nil when nothing is to be copied from below it.
    private func copy(_ source: OpaquePointer, to parent: UInt32) -> UInt32? {
        switch cmark_node_get_type(source) {
        case CMARK_NODE_TEXT: return copyText(source, to: parent)
        case CMARK_NODE_SOFTBREAK: return copyBreak(.softBreak, to: parent)
        case CMARK_NODE_LINEBREAK: return copyBreak(.lineBreak, to: parent)
        case CMARK_NODE_CODE: return copyCode(source, to: parent)
        case CMARK_NODE_HTML_INLINE: return copyHTML(source, to: parent)
        case CMARK_NODE_EMPH: return copyEmphasis(.emphasis, to: parent)
        case CMARK_NODE_STRONG: return copyEmphasis(.strong, to: parent)
        case CMARK_NODE_LINK: return copyLink(.link, source, to: parent)
        case CMARK_NODE_IMAGE: return copyLink(.image, source, to: parent)
        case CMARK_NODE_PARAGRAPH: return copyLeafBlock(.paragraph, source, to: parent)
        case CMARK_NODE_HEADING: return copyLeafBlock(.heading, source, to: parent)
        case CMARK_NODE_LIST: return copyList(source, to: parent)
        case CMARK_NODE_ITEM: return copyBlock(.item, source, to: parent)
        case CMARK_NODE_BLOCK_QUOTE: return copyBlock(.blockQuote, source, to: parent)
        case CMARK_NODE_CODE_BLOCK: return copyCodeBlock(source, to: parent)
        case CMARK_NODE_HTML_BLOCK: return copyHTMLBlock(source, to: parent)
        case CMARK_NODE_THEMATIC_BREAK: return copyBlock(.thematicBreak, source, to: parent)
        default: return copyBlock(.paragraph, source, to: parent)
        }
    }

    // MARK: Blocks

    private func copyBlock(_ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        let start = fed(line: cmark_node_get_start_line(source), column: cmark_node_get_start_column(source))
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        let index = tree.append(node, to: parent)
        // White space that is no blank, such as a form feed, was left out of the blocks around it.
        reach(parent, node.sourceStart)
        let end = fed(line: cmark_node_get_end_line(source), column: cmark_node_get_end_column(source) + 1)
        setEnd(of: index, end, parent, notBefore: start)
        return index
    }

    /// Sets where a block ends. libcmark counts line ends and blank lines behind some blocks in; they are left out.
    /// It lets a fenced code block that its container's end closes reach over the next line; that is cut.
    private func setEnd(of index: UInt32, _ fedEnd: Int, _ parent: UInt32, notBefore fedStart: Int) {
        var end = fedEnd
        while end > fedStart, isSpaceOrLineEnd(fedBytes[end - 1]) { end -= 1 }
        let limit = tree.nodes[Int(parent)].sourceEnd
        tree.nodes[Int(index)].sourceEnd = max(
            min(UInt32(truncatingIfNeeded: input.source(end)), limit), tree.nodes[Int(index)].sourceStart)
    }

    private func copyLeafBlock(
        _ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32? {
        let index = copyBlock(kind, source, to: parent)
        if kind == .heading {
            tree.nodes[Int(index)].value = cmark_node_get_heading_level(source)
            if cmark_node_get_end_column(source) == 0 {
                reachLineEnd(index, line: Int(cmark_node_get_start_line(source)))
            }
        }
        var quotes = 0
        var ancestor = cmark_node_parent(source)
        while let node = ancestor, quotes < 64 {
            if cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE { quotes += 1 }
            ancestor = cmark_node_parent(node)
        }
        startLeaf(source, isHeading: kind == .heading, quotes: quotes)
        leaf.limit = tree.nodes[Int(index)].sourceEnd
        if collectsTables, kind == .paragraph {
            let lastLine = cmark_node_get_end_line(source)
            if lastLine > cmark_node_get_start_line(source), copyTable(index, lastLine: Int(lastLine)) { return nil }
        }
        return index
    }

    /// libcmark ends an empty heading, and the blocks around it that end there, before the heading's line.
    private func reachLineEnd(_ heading: UInt32, line: Int) {
        let range = input.line(line)
        var end = range.upperBound
        while end > range.lowerBound, isSpaceOrTab(fedBytes[end - 1]) { end -= 1 }
        reach(heading, UInt32(truncatingIfNeeded: input.source(end)))
    }

    /// Makes a block and those around it end at a place, or behind it.
    func reach(_ block: UInt32, _ place: UInt32) {
        var block = block
        while block != MarkdownTree.none, tree.nodes[Int(block)].sourceEnd < place {
            tree.nodes[Int(block)].sourceEnd = place
            block = tree.nodes[Int(block)].parent
        }
    }

    private func copyList(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        let index = copyBlock(.list, source, to: parent)
        var flags: MarkdownTree.Flags = []
        if cmark_node_get_list_type(source) == CMARK_ORDERED_LIST {
            flags.insert(.ordered)
            tree.nodes[Int(index)].value = cmark_node_get_list_start(source)
        }
        if cmark_node_get_list_delim(source) == CMARK_PAREN_DELIM { flags.insert(.parenthesis) }
        if cmark_node_get_list_tight(source) != 0 { flags.insert(.tight) }
        tree.nodes[Int(index)].flags = flags
        return index
    }

    private func copyCodeBlock(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        let index = copyBlock(.codeBlock, source, to: parent)
        tree.nodes[Int(index)].literal = store(cmark_node_get_literal(source))
        let info = store(cmark_node_get_fence_info(source))
        tree.nodes[Int(index)].detail = info
        // Attributes of fences: braces, or pairs behind the language.
        if tree.text[info.range].contains(where: { $0 == 0x7B || $0 == 0x3D }) { found.insert(.brace) }
        let start = Int(tree.nodes[Int(index)].sourceStart)
        if start < tree.file.bytes.count, tree.file.bytes[start] == 0x60 || tree.file.bytes[start] == 0x7E {
            tree.nodes[Int(index)].flags.insert(.fenced)
        }
        return index
    }

    private func copyHTMLBlock(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        let index = copyBlock(.htmlBlock, source, to: parent)
        let literal = store(cmark_node_get_literal(source))
        tree.nodes[Int(index)].literal = literal
        // libcmark leaves out the line that ends the block: its literal tells how many lines there are.
        var lines = tree.text[literal.range].count { $0 == 0x0A }
        if tree.text[literal.range].last != 0x0A { lines += 1 }
        let first = Int(cmark_node_get_start_line(source))
        setEnd(
            of: index, input.line(first + max(lines, 1) - 1).upperBound, parent, notBefore: input.lineStart(first))
        return index
    }

    /// Closes a node whose children have all been copied.
    private func finish(_ index: UInt32, _ source: OpaquePointer) {
        switch tree.nodes[Int(index)].kind {
        case .link, .image:
            guard cmark_node_first_child(source) != nil else { return }
            linkDepth -= 1
            finishLink(index)
        case .emphasis, .strong: finishEmphasis(index)
        default: break
        }
    }

    // MARK: Literals

    func store(_ string: UnsafePointer<CChar>?) -> MarkdownTree.TextRange {
        guard let string else { return .empty }
        return store(string, strlen(string))
    }

    /// Stores fed bytes as they stand. There is no mask among them.
    func store(_ range: Range<Int>) -> MarkdownTree.TextRange {
        let start = tree.text.count
        tree.text.append(contentsOf: UnsafeBufferPointer(start: fedBytes + range.lowerBound, count: range.count))
        return MarkdownTree.TextRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: tree.text.count))
    }

    func store(_ string: UnsafePointer<CChar>, _ length: Int) -> MarkdownTree.TextRange {
        let start = tree.text.count
        string.withMemoryRebound(to: UInt8.self, capacity: length) {
            tree.text.append(contentsOf: UnsafeBufferPointer(start: $0, count: length))
        }
        if let mask {
            for index in start..<tree.text.count where tree.text[index] == mask { tree.text[index] = 0x5B }
        }
        return MarkdownTree.TextRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: tree.text.count))
    }

    /// Which extensions may find something in a text, and whether it needs escaping.
    func traits(_ range: MarkdownTree.TextRange) -> MarkdownTree.Flags {
        let marks = tree.text.withUnsafeBufferPointer { buffer in
            TreeBuilder.traitTable.withUnsafeBufferPointer { table in
                var marks: UInt8 = 0
                var index = Int(range.start)
                let end = Int(range.end)
                // Four at a time: this looks at every byte of text.
                while index + 4 <= end {
                    marks |= table[Int(buffer[index])] | table[Int(buffer[index + 1])]
                    marks |= table[Int(buffer[index + 2])] | table[Int(buffer[index + 3])]
                    index += 4
                }
                while index < end {
                    marks |= table[Int(buffer[index])]
                    index += 1
                }
                // Most colons start no address.
                if marks & 36 == 36, TreeBuilder.holdsColonSlash(buffer, range.range) { marks |= 128 }
                return marks
            }
        }
        var flags: MarkdownTree.Flags = marks & 64 == 0 ? .plain : []
        guard marks & 155 != 0 else { return flags }
        if marks & 1 != 0 { flags.insert(.brace) }
        if marks & 2 != 0 { flags.insert(.tilde) }
        if marks & 128 != 0 || (hasWWW && marks & 16 != 0) { flags.insert(.address) }
        if marks & 8 != 0 { flags.insert(.bracket) }
        found.formUnion(flags)
        return flags
    }

    /// Whether a text holds `:/`, as every address does that holds no `@` and does not start with `www.`.
    private static func holdsColonSlash(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range.dropLast() where buffer[index] == 0x3A && buffer[index + 1] == 0x2F { return true }
        return false
    }

    /// The classes of the bytes that extensions look for, and of those that HTML escapes (64).
    private static let traitTable: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        let classes: [(String, UInt8)] = [
            ("{", 1), ("<", 1 | 64), ("~", 2), (":", 4), ("[", 8), (".", 16), ("/", 32), ("&>\"", 64), ("@", 128),
        ]
        for (bytes, mark) in classes { for byte in bytes.utf8 { table[Int(byte)] = mark } }
        return table
    }()
}
