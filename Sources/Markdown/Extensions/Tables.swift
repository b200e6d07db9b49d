import CCommonMark
import Diagnostics

/// GFM 4.10 Tables. libcmark gives a table as a paragraph, whose lines are read here instead of its inlines. Cells that
/// hold more than text and code are parsed as headings of one further text, together with the link reference definitions
/// of the document.
struct TableReading {
    /// How the columns of the table at hand are aligned.
    var alignments: [MarkdownTree.Alignment] = []
    /// Paragraphs whose last lines are a table, and where that starts in the file.
    var paragraphs: [(node: UInt32, tableStart: UInt32)] = []
    /// Cells whose inlines libcmark has to tell, with their fed ranges.
    var cells: [(node: UInt32, range: Range<Int>)] = []
    /// Cells behind the last column: their places in the file.
    var surplus: [Range<Int>] = []
}

/// The cells of one row, one after the other. A pipe behind a backslash does not end a cell, in code spans neither.
private struct RowScanner {
    /// What the inlines of a cell can be.
    enum Content { case text, code, any }

    let bytes: UnsafePointer<UInt8>
    private var index: Int
    private let end: Int
    /// The cell at hand, trimmed.
    private(set) var cell = 0..<0
    private(set) var content = Content.text

    init(_ bytes: UnsafePointer<UInt8>, _ row: Range<Int>) {
        self.bytes = bytes
        end = row.upperBound
        index = row.lowerBound
        if index < end, bytes[index] == 0x7C { index += 1 }
    }

    /// Moves on to the next cell; false when there is none.
    mutating func next() -> Bool {
        guard index < end else { return false }
        var start = index
        var last = index
        var content = Content.text
        RowScanner.classes.withUnsafeBufferPointer { classes in
            while last < end {
                switch classes[Int(bytes[last])] {
                case .plain: break
                case .pipe: return
                case .backtick: if content == .text { content = .code }
                case .backslash:
                    content = .any
                    if last + 1 < end, isPunctuation(bytes[last + 1]) { last += 1 }
                case .special: content = .any
                }
                last += 1
            }
        }
        index = last + 1
        while start < last, isSpaceOrTab(bytes[start]) { start += 1 }
        while last > start, isSpaceOrTab(bytes[last - 1]) { last -= 1 }
        cell = start..<last
        self.content = content
        return true
    }

    /// What a byte can mean in a cell (CommonMark 6). Letters, digits, what is beyond ASCII and most punctuation stand for
    /// themselves in every place.
    private enum Class: UInt8 { case plain, pipe, backtick, backslash, special }

    private static let classes: [Class] = (0...255).map { byte in
        switch UInt8(byte) {
        case 0x7C: .pipe
        case 0x60: .backtick
        case 0x5C: .backslash
        case 0x26, 0x2A, 0x3C, 0x5B, 0x5F, 0x00...0x08, 0x0A...0x1F, 0x7F: .special
        default: .plain
        }
    }
}

extension TreeBuilder {
    // MARK: Reading lines

    /// Looks for a table in the paragraph at hand. Gives whether all of it is one, so that its inlines are not wanted.
    /// Complexity: linear in the paragraph.
    func copyTable(_ paragraph: UInt32, lastLine: Int) -> Bool {
        let first = input.lineNumber(at: leaf.start)
        guard lastLine > first else { return false }
        var header = trimmed(leaf.start..<max(input.line(first).upperBound, leaf.start))
        for line in first + 1...lastLine {
            let row = rowRange(line)
            if readDelimiterRow(row), cellCount(header) == tables.alignments.count {
                let table = makeTable(paragraph, at: header.lowerBound, isWhole: line == first + 1)
                appendRow(header, to: table, isHeader: true)
                for line in line + 1..<max(lastLine + 1, line + 1) {
                    appendRow(rowRange(line), to: table, isHeader: false)
                }
                return line == first + 1
            }
            header = row
        }
        return false
    }

    private func rowRange(_ line: Int) -> Range<Int> {
        let range = input.line(line)
        return trimmed(firstContent(range, quotes: leaf.quotes)..<range.upperBound)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while end > start, isSpaceOrTab(fedBytes[end - 1]) { end -= 1 }
        while start < end, isSpaceOrTab(fedBytes[start]) { start += 1 }
        return start..<end
    }

    private func cellCount(_ row: Range<Int>) -> Int {
        var scanner = RowScanner(fedBytes, row)
        var count = 0
        while scanner.next() { count += 1 }
        return count
    }

    /// Reads the alignments of a delimiter row; false when the line is none.
    private func readDelimiterRow(_ row: Range<Int>) -> Bool {
        guard let first = row.first, [0x7C, 0x3A, 0x2D].contains(fedBytes[first]) else { return false }
        tables.alignments.removeAll(keepingCapacity: true)
        var scanner = RowScanner(fedBytes, row)
        while scanner.next() {
            var cell = scanner.cell
            guard !cell.isEmpty else { return false }
            let isLeft = fedBytes[cell.lowerBound] == 0x3A
            if isLeft { cell = cell.lowerBound + 1..<cell.upperBound }
            let isRight = !cell.isEmpty && fedBytes[cell.upperBound - 1] == 0x3A
            if isRight { cell = cell.lowerBound..<cell.upperBound - 1 }
            guard !cell.isEmpty, cell.allSatisfy({ fedBytes[$0] == 0x2D }) else { return false }
            tables.alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .unspecified))
        }
        return !tables.alignments.isEmpty
    }

    // MARK: Rows and cells

    /// Makes a paragraph a table, or puts one behind it for its last lines.
    private func makeTable(_ paragraph: UInt32, at start: Int, isWhole: Bool) -> UInt32 {
        let place = UInt32(truncatingIfNeeded: input.source(start))
        let end = max(tree.nodes[Int(paragraph)].sourceEnd, place)
        if isWhole {
            tree.nodes[Int(paragraph)].kind = .table
            tree.nodes[Int(paragraph)].sourceStart = place
            tree.nodes[Int(paragraph)].sourceEnd = end
            return paragraph
        }
        var node = MarkdownTree.Node(kind: .table)
        node.sourceStart = place
        node.sourceEnd = end
        tables.paragraphs.append((paragraph, place))
        return tree.append(node, to: tree.nodes[Int(paragraph)].parent)
    }

    private func appendRow(_ range: Range<Int>, to table: UInt32, isHeader: Bool) {
        let row = append(.tableRow, range, to: table, isHeader: isHeader)
        reach(table, tree.nodes[Int(row)].sourceEnd)
        var scanner = RowScanner(fedBytes, range)
        for column in tables.alignments.indices {
            let isThere = scanner.next()
            let place = isThere ? scanner.cell : range.upperBound..<range.upperBound
            let cell = append(.tableCell, place, to: row, isHeader: isHeader)
            tree.nodes[Int(cell)].value = tables.alignments[column].rawValue
            guard isThere, !place.isEmpty else { continue }
            switch mask == nil ? scanner.content : .any {
            case .text: appendText(place, to: cell)
            case .code: appendTextAndCode(place, to: cell)
            case .any: tables.cells.append((cell, place))
            }
        }
        var surplus: Range<Int>?
        while scanner.next() {
            if !scanner.cell.isEmpty { surplus = (surplus ?? scanner.cell).lowerBound..<scanner.cell.upperBound }
        }
        if let surplus {
            tables.surplus.append(input.source(surplus.lowerBound)..<input.source(surplus.upperBound))
        }
    }

    private func append(
        _ kind: MarkdownTree.Kind, _ range: Range<Int>, to parent: UInt32, isHeader: Bool = false
    ) -> UInt32 {
        var node = node(kind, range)
        if isHeader { node.flags.insert(.header) }
        return tree.append(node, to: parent)
    }

    private func node(_ kind: MarkdownTree.Kind, _ range: Range<Int>) -> MarkdownTree.Node {
        var node = MarkdownTree.Node(kind: kind)
        node.sourceStart = UInt32(truncatingIfNeeded: input.source(range.lowerBound))
        node.sourceEnd = max(UInt32(truncatingIfNeeded: input.source(range.upperBound)), node.sourceStart)
        return node
    }

    /// A text that reads as it stands in the row.
    private func appendText(_ range: Range<Int>, to cell: UInt32) {
        guard !range.isEmpty else { return }
        var text = node(.text, range)
        text.literal = store(range)
        text.flags = traits(text.literal)
        markUnlessExact(&text)
        tree.append(text, to: cell)
    }

    /// CommonMark 6.1 Code spans, in a cell that holds nothing else but text.
    private func appendTextAndCode(_ range: Range<Int>, to cell: UInt32) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            guard fedBytes[index] == 0x60 else {
                index += 1
                continue
            }
            let opening = index
            while index < range.upperBound, fedBytes[index] == 0x60 { index += 1 }
            guard let end = endOfCode(opening, in: range.upperBound) else { continue }
            var literal = index..<end - (index - opening)
            if literal.contains(where: { fedBytes[$0] != 0x20 }), fedBytes[literal.lowerBound] == 0x20,
                fedBytes[literal.upperBound - 1] == 0x20
            {
                literal = literal.lowerBound + 1..<literal.upperBound - 1
            }
            appendText(start..<opening, to: cell)
            var code = node(.code, opening..<end)
            code.literal = store(literal)
            tree.append(code, to: cell)
            start = end
            index = end
        }
        appendText(start..<range.upperBound, to: cell)
    }

    // MARK: Parsing cells

    /// Completes the tables when the document has been copied. Complexity: linear in the size of the document.
    func finishTables(hasDefinitions: Bool) {
        for paragraph in tables.paragraphs { cutParagraph(paragraph.node, at: paragraph.tableStart) }
        guard !tables.cells.isEmpty else { return }
        let main = input
        let cells = cellInput(hasDefinitions: hasDefinitions)
        guard let root = TreeBuilder.parse(cells) else { return }
        defer { commonmark_arena_release() }
        input = cells
        collectsTables = false
        cells.bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fedBytes = base - cells.bytes.startIndex
            var heading = cmark_node_first_child(root)
            for cell in tables.cells {
                guard let current = heading else { return }
                startLeaf(current, isHeading: true)
                leaf.limit = tree.nodes[Int(cell.node)].sourceEnd
                copyChildren(of: current, to: cell.node)
                heading = cmark_node_next(current)
            }
        }
        input = main
    }

    /// A text with one heading for each cell, in order, then the document's link reference definitions.
    private func cellInput(hasDefinitions: Bool) -> ParserInput {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(tables.cells.reduce(1) { $0 + $1.range.count + 5 })
        var segments: [ParserInput.Segment] = []
        segments.reserveCapacity(tables.cells.count * 2)
        for cell in tables.cells { appendCell(cell.range, &bytes, &segments) }
        bytes.append(0x0A)
        if hasDefinitions { appendDefinitions(to: &bytes) }
        return ParserInput(file: input.file, bytes: bytes, segments: segments, mask: input.mask)
    }

    private func appendCell(_ cell: Range<Int>, _ bytes: inout [UInt8], _ segments: inout [ParserInput.Segment]) {
        bytes.append(contentsOf: [0x23, 0x20])
        var run = cell.lowerBound
        var index = cell.lowerBound
        func flush(_ end: Int) {
            input.appendSegments(of: run..<end, at: bytes.count, to: &segments)
            bytes.append(contentsOf: input.bytes[run..<end])
        }
        while index < cell.upperBound {
            if input.bytes[index] == 0x5C, index + 1 < cell.upperBound, input.bytes[index + 1] == 0x7C {
                flush(index)
                run = index + 1
                index += 2
            } else {
                index += 1
            }
        }
        flush(cell.upperBound)
        // A closing sequence of our own keeps a `#` at the cell's end.
        bytes.append(contentsOf: [0x20, 0x23, 0x0A])
        segments.append(ParserInput.Segment(fed: bytes.count - 3, source: input.source(cell.upperBound)))
    }

    /// Leaves the lines before the table in the paragraph, or removes it when there are none.
    private func cutParagraph(_ paragraph: UInt32, at start: UInt32) {
        var child = tree.nodes[Int(paragraph)].firstChild
        while child != MarkdownTree.none {
            let next = tree.nodes[Int(child)].next
            let node = tree.nodes[Int(child)]
            if node.sourceStart >= start {
                tree.discard(child)
            } else if node.sourceEnd > start {
                _ = tree.replaceBySource(from: child, through: child, upTo: Int(start))
                tree.discard(child)
            }
            child = next
        }
        let last = tree.nodes[Int(paragraph)].lastChild
        if last != MarkdownTree.none {
            let kind = tree.nodes[Int(last)].kind
            if kind == .softBreak || kind == .lineBreak { tree.discard(last) }
        }
        let remaining = tree.nodes[Int(paragraph)].lastChild
        if remaining == MarkdownTree.none {
            tree.discard(paragraph)
        } else {
            tree.nodes[Int(paragraph)].sourceEnd = tree.nodes[Int(remaining)].sourceEnd
        }
    }
}

extension MarkdownTree {
    /// Takes a node out of the tree and makes it and everything below it invisible to later passes.
    mutating func discard(_ index: UInt32) {
        if nodes[Int(index)].parent != MarkdownTree.none { detach(index) }
        var pending = [index]
        while let current = pending.popLast() {
            var child = nodes[Int(current)].firstChild
            while child != MarkdownTree.none {
                pending.append(child)
                child = nodes[Int(child)].next
            }
            nodes[Int(current)] = Node(kind: .text)
        }
    }
}

/// ASCII punctuation (CommonMark 2.1).
@inline(__always)
func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
}
