import CCommonMark
import Diagnostics

/// Copies libcmark's nodes into the arena, with their places in the file.
///
/// Neither recursive nor dependent on depth: it walks first children, next siblings and parents.
struct TreeBuilder {
    var tree: MarkdownTree
    var input: ParserInput
    var leaf = LeafLines()
    /// The input's bytes by fed index, while they are being copied.
    var fedBytes: UnsafePointer<UInt8>!
    let mask: UInt8?
    /// Which bytes that extensions look for were met in texts and info strings.
    var found: MarkdownTree.Flags = []
    /// Whether `www.` occurs at all.
    var hasWWW = false
    /// Whether paragraphs of several lines are remembered, because one may hold a table.
    var collectsTables = false
    var tableCandidates: [TableCandidate] = []
    /// Links and images around the current node.
    private var linkDepth = 0

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
    mutating func copyAll(of root: OpaquePointer, to index: UInt32) {
        let bytes = input.bytes
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fedBytes = base - bytes.startIndex
            copyChildren(of: root, to: index)
        }
    }

    /// Copies everything below `top` as children of the arena's node `topIndex`.
    mutating func copyChildren(of top: OpaquePointer, to topIndex: UInt32) {
        guard var current = cmark_node_first_child(top) else { return }
        var parent = topIndex
        while true {
            let index = copy(current, to: parent)
            if let index, let child = cmark_node_first_child(current) {
                parent = index
                current = child
                continue
            }
            if let index { finish(index, current) }
            while cmark_node_next(current) == nil {
                guard let above = cmark_node_parent(current), above != top else { return }
                current = above
                finish(parent, current)
                parent = tree.nodes[Int(parent)].parent
            }
            guard let next = cmark_node_next(current) else { return }
            current = next
        }
    }

    /// Adds one node; nil when its text was joined to the text before it.
    private mutating func copy(_ source: OpaquePointer, to parent: UInt32) -> UInt32? {
        switch cmark_node_get_type(source) {
        case CMARK_NODE_TEXT: return copyText(source, to: parent)
        case CMARK_NODE_SOFTBREAK: return copyBreak(.softBreak, to: parent)
        case CMARK_NODE_LINEBREAK: return copyBreak(.lineBreak, to: parent)
        case CMARK_NODE_CODE: return copyInline(.code, source, to: parent)
        case CMARK_NODE_HTML_INLINE: return copyInline(.htmlInline, source, to: parent)
        case CMARK_NODE_EMPH: return copyInline(.emphasis, source, to: parent)
        case CMARK_NODE_STRONG: return copyInline(.strong, source, to: parent)
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

    private mutating func copyBlock(_ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        let start = fed(line: cmark_node_get_start_line(source), column: cmark_node_get_start_column(source))
        var end = fed(line: cmark_node_get_end_line(source), column: cmark_node_get_end_column(source) + 1)
        end = max(end, start)
        // libcmark counts line ends and blank lines behind some blocks in; they are left out.
        while end > start, isSpaceOrLineEnd(fedBytes[end - 1]) { end -= 1 }
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = UInt32(truncatingIfNeeded: max(input.source(end), Int(node.sourceStart)))
        return tree.append(node, to: parent)
    }

    private mutating func copyLeafBlock(
        _ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32 {
        let index = copyBlock(kind, source, to: parent)
        if kind == .heading { tree.nodes[Int(index)].value = cmark_node_get_heading_level(source) }
        var quotes = 0
        var ancestor = cmark_node_parent(source)
        while let node = ancestor, quotes < 64 {
            if cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE { quotes += 1 }
            ancestor = cmark_node_parent(node)
        }
        leaf = LeafLines(
            startLine: Int(cmark_node_get_start_line(source)), startColumn: Int(cmark_node_get_start_column(source)),
            quotes: quotes)
        if let last = cmark_node_last_child(source) { skipDefinitions(source, last) }
        startLeaf()
        if collectsTables, kind == .paragraph {
            let endLine = Int(cmark_node_get_end_line(source))
            if endLine > leaf.startLine + leaf.skipped {
                tableCandidates.append(TableCandidate(paragraph: index, lines: leaf, endLine: endLine))
            }
        }
        return index
    }

    /// Puts the cursor on the block's first content byte.
    mutating func startLeaf() {
        var index = leaf.skipped == 0
            ? fed(line: Int32(truncatingIfNeeded: leaf.startLine), column: Int32(truncatingIfNeeded: leaf.startColumn))
            : firstContent(ofLine: leaf.startLine + leaf.skipped, quotes: leaf.quotes)
        if index < input.bytes.endIndex, fedBytes[index] == 0x23 {
            while index < input.bytes.endIndex, fedBytes[index] == 0x23 { index += 1 }
            while index < input.bytes.endIndex, isSpaceOrTab(fedBytes[index]) { index += 1 }
        }
        leaf.cursor = index
    }

    /// libcmark leaves a paragraph's start at the link reference definitions that it took from it. The last inline
    /// ends on the paragraph's last line, which tells how many lines were taken.
    private mutating func skipDefinitions(_ block: OpaquePointer, _ last: OpaquePointer) {
        let start = fed(line: Int32(leaf.startLine), column: Int32(leaf.startColumn))
        guard start < input.bytes.endIndex, input.bytes[start] == 0x5B else { return }
        var deepest = last
        while let child = cmark_node_last_child(deepest) { deepest = child }
        let missing = Int(cmark_node_get_end_line(block)) - Int(cmark_node_get_end_line(deepest))
        let type = cmark_node_get_type(block)
        guard missing > 0, type == CMARK_NODE_PARAGRAPH else { return }
        leaf.skipped = missing
    }

    private mutating func copyList(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
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

    private mutating func copyCodeBlock(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
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

    private mutating func copyHTMLBlock(_ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        let index = copyBlock(.htmlBlock, source, to: parent)
        tree.nodes[Int(index)].literal = store(cmark_node_get_literal(source))
        return index
    }

    /// Closes a node whose children have all been copied.
    private mutating func finish(_ index: UInt32, _ source: OpaquePointer) {
        switch tree.nodes[Int(index)].kind {
        case .link, .image:
            linkDepth -= cmark_node_first_child(source) == nil ? 0 : 1
            finishLink(index, source)
        case .emphasis, .strong: finishEmphasis(index, source)
        default: break
        }
    }

    // MARK: Inlines

    private mutating func copyText(_ source: OpaquePointer, to parent: UInt32) -> UInt32? {
        guard let literal = cmark_node_get_literal(source) else { return nil }
        let length = strlen(literal)
        guard length > 0 else { return nil }
        var start = inlineStart(source, isText: true)
        if !matches(literal, length, at: start) {
            // libcmark misplaces backticks without a partner; what stands behind the last inline is tried instead.
            let isBehind = leaf.cursor != start && matches(literal, length, at: leaf.cursor)
            if !isBehind { return copyEscapedText(literal, length, from: start, source, to: parent) }
            start = leaf.cursor
        }
        let last = literal[length - 1]
        if last == 0x5C || last == 0x26, start + length < input.bytes.endIndex,
            last == 0x5C ? fedBytes[start + length] == 0x5C : true
        {
            // `\\` and `&amp;` at the end start like what they stand for.
            return copyEscapedText(literal, length, from: start, source, to: parent)
        }
        leaf.cursor = start + length
        return appendText(store(literal, length), from: start, to: start + length, isExact: true, to: parent)
    }

    /// Adds a text node, or joins it to an exact one that it continues.
    private mutating func appendText(
        _ range: MarkdownTree.TextRange, from start: Int, to end: Int, isExact: Bool, to parent: UInt32
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: .text)
        node.literal = range
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        if !isExact || Int(node.sourceEnd - node.sourceStart) != range.range.count || (tree.isRepaired && !isInFile(node)) {
            node.flags.insert(.escaped)
        }
        if linkDepth > 0 { node.flags.insert(.insideLink) }
        node.flags.formUnion(traits(range))
        return tree.append(node, to: parent)
    }

    private func isInFile(_ node: MarkdownTree.Node) -> Bool {
        tree.file.bytes[Int(node.sourceStart)..<Int(node.sourceEnd)].elementsEqual(tree.text[node.literal.range])
    }

    /// libcmark joins text with the escapes and character references in it. They are taken apart again, so that
    /// every text node is either a piece of the file or one escape.
    private mutating func copyEscapedText(
        _ literal: UnsafePointer<CChar>, _ length: Int, from start: Int, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32? {
        let stored = store(literal, length)
        let columns = Int(cmark_node_get_end_column(source)) - Int(cmark_node_get_start_column(source)) + 1
        let end = max(min(start + max(columns, 0), input.bytes.endIndex), start)
        let pieces = EscapedText(input.bytes[start..<end], mask: input.mask).pieces(tree.text[stored.range])
        leaf.cursor = end
        guard let pieces else {
            return appendText(stored, from: start, to: end, isExact: false, to: parent)
        }
        var last: UInt32?
        for piece in pieces {
            let range = MarkdownTree.TextRange(
                start: stored.start + UInt32(truncatingIfNeeded: piece.literal.lowerBound),
                end: stored.start + UInt32(truncatingIfNeeded: piece.literal.upperBound))
            last = appendText(
                range, from: piece.source.lowerBound, to: piece.source.upperBound, isExact: !piece.isEscaped, to: parent)
        }
        return last
    }

    private func matches(_ literal: UnsafePointer<CChar>, _ length: Int, at start: Int) -> Bool {
        start + length <= input.bytes.endIndex && start >= input.bytes.startIndex
            && memcmp(fedBytes + start, literal, length) == 0
    }

    private mutating func copyBreak(_ kind: MarkdownTree.Kind, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        // A break reaches from the last inline over the line's end.
        let start = leaf.cursor
        var end = start
        while end < input.bytes.endIndex, !isLineEnd(fedBytes[end]), end - start < 64 { end += 1 }
        if end < input.bytes.endIndex, fedBytes[end] == 0x0D { end += 1 }
        if end < input.bytes.endIndex, fedBytes[end] == 0x0A { end += 1 }
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        leaf.isAfterBreak = true
        return tree.append(node, to: parent)
    }

    private mutating func copyInline(
        _ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        var start = inlineStart(source, isText: false)
        var end = start
        if kind == .code || kind == .htmlInline {
            end = max(inlineEnd(source), start)
            node.literal = store(cmark_node_get_literal(source))
        }
        if kind == .code {
            while start > input.bytes.startIndex, fedBytes[start - 1] == 0x60 { start -= 1 }
            while end < input.bytes.endIndex, fedBytes[end] == 0x60 { end += 1 }
        }
        leaf.cursor = end
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(start))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        return tree.append(node, to: parent)
    }

    private mutating func finishEmphasis(_ index: UInt32, _ source: OpaquePointer) {
        let end = inlineEnd(source)
        leaf.cursor = max(leaf.cursor, end)
        let node = tree.nodes[Int(index)]
        tree.nodes[Int(index)].sourceEnd = max(UInt32(truncatingIfNeeded: input.source(end)), node.sourceStart)
        guard node.firstChild != MarkdownTree.none else { return }
        tree.nodes[Int(index)].sourceStart = min(node.sourceStart, tree.nodes[Int(node.firstChild)].sourceStart)
        tree.nodes[Int(index)].sourceEnd = max(
            tree.nodes[Int(index)].sourceEnd, tree.nodes[Int(node.lastChild)].sourceEnd)
    }

    /// libcmark gives wrong starts to links that span lines and to `<…>` links, so a link starts where the inline
    /// before it ended, until its children tell.
    private mutating func copyLink(_ kind: MarkdownTree.Kind, _ source: OpaquePointer, to parent: UInt32) -> UInt32 {
        var node = MarkdownTree.Node(kind: kind)
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(min(leaf.cursor, input.bytes.endIndex)))
        node.sourceEnd = node.sourceStart
        node.detail = store(cmark_node_get_url(source))
        node.title = store(cmark_node_get_title(source))
        if cmark_node_first_child(source) != nil { linkDepth += 1 }
        return tree.append(node, to: parent)
    }

    private mutating func finishLink(_ index: UInt32, _ source: OpaquePointer) {
        let node = tree.nodes[Int(index)]
        let bytes = tree.file.bytes
        var start = Int(node.sourceStart)
        var childEnd = start
        if node.firstChild != MarkdownTree.none {
            start = Int(tree.nodes[Int(node.firstChild)].sourceStart)
            childEnd = Int(tree.nodes[Int(node.lastChild)].sourceEnd)
            if start > 0, bytes[start - 1] == 0x3C, childEnd < bytes.count, bytes[childEnd] == 0x3E {
                tree.nodes[Int(index)].flags.insert(.autolink)
                tree.nodes[Int(index)].sourceStart = UInt32(start - 1)
                tree.nodes[Int(index)].sourceEnd = UInt32(childEnd + 1)
                leaf.cursor += 1
                return
            }
            if start > 0, bytes[start - 1] == 0x5B { start -= 1 }
            if node.kind == .image, start > 0, bytes[start - 1] == 0x21 { start -= 1 }
        }
        let end = inlineEnd(source)
        leaf.cursor = max(leaf.cursor, end)
        tree.nodes[Int(index)].sourceStart = UInt32(start)
        tree.nodes[Int(index)].sourceEnd = UInt32(max(input.source(end), childEnd, start))
    }

    // MARK: Literals

    private mutating func store(_ string: UnsafePointer<CChar>?) -> MarkdownTree.TextRange {
        guard let string else { return .empty }
        return store(string, strlen(string))
    }

    private mutating func store(_ string: UnsafePointer<CChar>, _ length: Int) -> MarkdownTree.TextRange {
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
    private mutating func traits(_ range: MarkdownTree.TextRange) -> MarkdownTree.Flags {
        let marks = tree.text.withUnsafeBufferPointer { buffer in
            TreeBuilder.traitTable.withUnsafeBufferPointer { table in
                var marks: UInt8 = 0
                for index in range.range { marks |= table[Int(buffer[index])] }
                return marks
            }
        }
        var flags: MarkdownTree.Flags = marks & 64 == 0 ? .plain : []
        guard marks & 31 != 0 else { return flags }
        if marks & 1 != 0 { flags.insert(.brace) }
        if marks & 2 != 0 { flags.insert(.tilde) }
        if marks & 4 != 0 || (hasWWW && marks & 16 != 0) { flags.insert(.address) }
        if marks & 8 != 0 { flags.insert(.bracket) }
        found.formUnion(flags)
        return flags
    }

    /// The classes of the bytes that extensions look for, and of those that HTML escapes (64).
    private static let traitTable: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        let classes: [(String, UInt8)] = [
            ("{", 1), ("<", 1 | 64), ("~", 2), (":@", 4), ("[", 8), (".", 16), ("&>\"", 64),
        ]
        for (bytes, mark) in classes { for byte in bytes.utf8 { table[Int(byte)] = mark } }
        return table
    }()
}
