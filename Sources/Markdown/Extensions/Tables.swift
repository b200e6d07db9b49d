import CCommonMark
import Diagnostics

/// A paragraph of several lines that may hold a table.
struct TableCandidate {
    var paragraph: UInt32
    /// The fed index of its first content byte.
    var start: Int
    /// Block quotes around it.
    var quotes: Int
    /// The paragraph's last line, 1-based.
    var endLine: Int
}

/// GFM 4.10 Tables. libcmark gives a table as a paragraph; its lines are read again, and its cells are parsed as
/// inlines in one further text, together with the link reference definitions of the document.
private struct TableReading {
    var paragraph: UInt32
    var headerStart: Int
    var alignments: [MarkdownTree.Alignment]
    /// The cells of the header and of every row, as fed ranges; the first row is the header.
    var rows: [[Range<Int>]] = []
    var rowRanges: [Range<Int>] = []
}

extension TreeBuilder {
    /// Turns paragraphs that hold tables into tables. Complexity: linear in the size of the document.
    mutating func buildTables() {
        guard !tableCandidates.isEmpty else { return }
        var tables: [TableReading] = []
        let bytes = input.bytes
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fedBytes = base - bytes.startIndex
            tables = tableCandidates.compactMap { readTable($0) }
        }
        tableCandidates = []
        guard !tables.isEmpty else { return }

        let main = input
        let cells = cellInput(tables)
        guard let root = TreeBuilder.parse(cells) else { return }
        defer { commonmark_arena_release() }
        input = cells
        collectsTables = false
        var heading = cmark_node_first_child(root)
        input.bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fedBytes = base - input.bytes.startIndex
            for table in tables { build(table, heading: &heading, main: main) }
        }
        input = main
    }

    // MARK: Reading lines

    private func readTable(_ candidate: TableCandidate) -> TableReading? {
        let first = input.lineNumber(at: candidate.start)
        func content(_ line: Int) -> Range<Int> {
            let range = input.line(line)
            let start = line == first ? candidate.start : firstContent(range, quotes: candidate.quotes)
            var end = max(range.upperBound, start)
            while end > start, isSpaceOrTab(input.bytes[end - 1]) { end -= 1 }
            return start..<end
        }
        var line = first + 1
        while line <= candidate.endLine {
            if let alignments = delimiterRow(content(line)) {
                let header = content(line - 1)
                let cells = split(header)
                if cells.count == alignments.count {
                    var table = TableReading(
                        paragraph: candidate.paragraph, headerStart: header.lowerBound, alignments: alignments)
                    table.rows.append(cells)
                    table.rowRanges.append(header)
                    for row in line + 1..<max(candidate.endLine + 1, line + 1) {
                        let range = content(row)
                        table.rows.append(split(range))
                        table.rowRanges.append(range)
                    }
                    return table
                }
            }
            line += 1
        }
        return nil
    }

    /// The alignments of a delimiter row, or nil when the line is none.
    private func delimiterRow(_ range: Range<Int>) -> [MarkdownTree.Alignment]? {
        guard let first = input.bytes[range].first, first == 0x7C || first == 0x3A || first == 0x2D else { return nil }
        var alignments: [MarkdownTree.Alignment] = []
        for cell in split(range) {
            var cell = cell
            guard !cell.isEmpty else { return nil }
            let isLeft = input.bytes[cell.lowerBound] == 0x3A
            if isLeft { cell = cell.lowerBound + 1..<cell.upperBound }
            let isRight = !cell.isEmpty && input.bytes[cell.upperBound - 1] == 0x3A
            if isRight { cell = cell.lowerBound..<cell.upperBound - 1 }
            guard !cell.isEmpty, input.bytes[cell].allSatisfy({ $0 == 0x2D }) else { return nil }
            alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .unspecified))
        }
        return alignments.isEmpty ? nil : alignments
    }

    /// The trimmed cells of a row. A pipe behind a backslash does not end a cell, in code spans neither.
    private func split(_ range: Range<Int>) -> [Range<Int>] {
        let bytes = input.bytes
        var cells: [Range<Int>] = []
        var index = range.lowerBound
        var end = range.upperBound
        while end > index, isSpaceOrTab(bytes[end - 1]) { end -= 1 }
        while index < end, isSpaceOrTab(bytes[index]) { index += 1 }
        if index < end, bytes[index] == 0x7C { index += 1 }
        var start = index
        var isOpen = index < end
        while index < end {
            if bytes[index] == 0x5C, index + 1 < end, isPunctuation(bytes[index + 1]) {
                index += 2
            } else if bytes[index] == 0x7C {
                cells.append(trimmed(start..<index))
                index += 1
                start = index
                isOpen = index < end
            } else {
                index += 1
            }
        }
        if isOpen { cells.append(trimmed(start..<end)) }
        return cells
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isSpaceOrTab(input.bytes[start]) { start += 1 }
        while end > start, isSpaceOrTab(input.bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    // MARK: Parsing cells

    /// Whether a cell holds nothing that an inline could start with: it is a text as it stands.
    private func isPlain(_ cell: Range<Int>, in input: ParserInput) -> Bool {
        guard input.mask == nil else { return false }
        return TreeBuilder.plainBytes.withUnsafeBufferPointer { isPlain in
            input.bytes[cell].withUnsafeBufferPointer { $0.allSatisfy { isPlain[Int($0)] } }
        }
    }

    /// By byte whether it stands for itself in every place (CommonMark 6): letters, digits, spaces, what is beyond
    /// ASCII, and punctuation that means nothing.
    private static let plainBytes: [Bool] = (0...255).map { byte in
        byte >= 0x80 || byte >= 0x20 && byte != 0x7F && !"\\`*_[]<>&!~{}:@\"'".utf8.contains(UInt8(byte))
    }

    /// A text with one heading for each cell that is not plain, in order, then the document's link reference
    /// definitions.
    private func cellInput(_ tables: [TableReading]) -> ParserInput {
        var bytes: [UInt8] = []
        var segments: [ParserInput.Segment] = []
        for table in tables {
            for row in table.rows {
                for cell in row.prefix(table.alignments.count) where !isPlain(cell, in: input) {
                    appendCell(cell, &bytes, &segments)
                }
            }
        }
        bytes.append(0x0A)
        appendDefinitions(to: &bytes)
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

    private mutating func build(_ table: TableReading, heading: inout OpaquePointer?, main: ParserInput) {
        var node = MarkdownTree.Node(kind: .table)
        let paragraph = table.paragraph
        node.sourceStart = UInt32(truncatingIfNeeded: main.source(table.headerStart))
        node.sourceEnd = max(tree.nodes[Int(paragraph)].sourceEnd, node.sourceStart)
        let tableIndex = tree.make(node)
        tree.insert(tableIndex, after: paragraph)
        cutParagraph(paragraph, at: node.sourceStart)
        for (rowNumber, row) in table.rows.enumerated() {
            var rowNode = MarkdownTree.Node(kind: .tableRow)
            let range = table.rowRanges[rowNumber]
            rowNode.sourceStart = UInt32(truncatingIfNeeded: main.source(range.lowerBound))
            rowNode.sourceEnd = max(UInt32(truncatingIfNeeded: main.source(range.upperBound)), rowNode.sourceStart)
            if rowNumber == 0 { rowNode.flags.insert(.header) }
            let rowIndex = tree.append(rowNode, to: tableIndex)
            reach(tableIndex, rowNode.sourceEnd)
            let surplus = row.dropFirst(table.alignments.count).filter { !$0.isEmpty }
            if let first = surplus.first, let last = surplus.last {
                surplusCells.append(main.source(first.lowerBound)..<main.source(last.upperBound))
            }
            for column in table.alignments.indices {
                var cell = MarkdownTree.Node(kind: .tableCell)
                cell.flags = rowNode.flags
                cell.value = table.alignments[column].rawValue
                let place = column < row.count ? row[column] : range.upperBound..<range.upperBound
                cell.sourceStart = UInt32(truncatingIfNeeded: main.source(place.lowerBound))
                cell.sourceEnd = max(UInt32(truncatingIfNeeded: main.source(place.upperBound)), cell.sourceStart)
                let cellIndex = tree.append(cell, to: rowIndex)
                guard column < row.count else { continue }
                if isPlain(place, in: main) {
                    if !place.isEmpty { appendPlain(main.bytes[place], to: cellIndex) }
                    continue
                }
                guard let current = heading else { continue }
                startLeaf(current, isHeading: true)
                leaf.limit = cell.sourceEnd
                copyChildren(of: current, to: cellIndex)
                heading = cmark_node_next(current)
            }
        }
    }

    /// The text of a plain cell, which stands where the cell stands.
    private mutating func appendPlain(_ bytes: ArraySlice<UInt8>, to cell: UInt32) {
        var node = MarkdownTree.Node(kind: .text)
        node.literal = tree.store(bytes)
        node.sourceStart = tree.nodes[Int(cell)].sourceStart
        node.sourceEnd = tree.nodes[Int(cell)].sourceEnd
        markUnlessExact(&node)
        node.flags.formUnion(traits(node.literal))
        _ = tree.append(node, to: cell)
    }

    /// Leaves the lines before the table in the paragraph, or removes it when there are none.
    private mutating func cutParagraph(_ paragraph: UInt32, at start: UInt32) {
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
