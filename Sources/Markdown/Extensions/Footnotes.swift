import CCommonMark
import Diagnostics

/// Footnote definitions (`[^label]: …`), found before libcmark reads the text, because it would take many of them
/// for link reference definitions.
///
/// A definition is a container whose continuation is indented by four columns, exactly like the content of a list
/// item with a marker of four columns. So `[^label]:` is handed to libcmark as `01) `, and the item it makes is
/// turned into a footnote. What libcmark does not take as an item there (in code, for instance) is given back.
struct FootnoteDefinitions {
    /// The labels, folded, with the file offsets of their definitions' first markers.
    private(set) var labels: [[UInt8]: Int] = [:]
    /// Every definition by the file offset of its marker.
    private var definitions: [Int: Candidate] = [:]

    private struct Candidate {
        /// The fed index of `[`.
        var start: Int
        /// The fed index behind `:` and the spaces that follow it.
        var end: Int
        var label: Range<Int>
        var labelBytes: [UInt8]
        var isAlone = false
    }

    var isEmpty: Bool { definitions.isEmpty }

    init() {}

    /// Finds the definitions and rewrites the input for libcmark.
    init(rewriting input: inout ParserInput) {
        var candidates = FootnoteDefinitions.candidates(in: input)
        // Each round gives back what is no definition after all; a round without any ends it.
        for _ in 0..<4 where !candidates.isEmpty {
            let rewritten = FootnoteDefinitions.rewrite(input, candidates)
            let items = FootnoteDefinitions.itemStarts(rewritten)
            let accepted = candidates.filter { items.contains(input.source($0.start)) }
            if accepted.count == candidates.count {
                for candidate in candidates {
                    let place = input.source(candidate.start)
                    definitions[place] = candidate
                    let label = FootnoteDefinitions.folded(input.bytes[candidate.label])
                    if labels[label] == nil { labels[label] = place }
                }
                input = rewritten
                return
            }
            candidates = accepted
        }
    }

    /// Labels match without regard to ASCII case.
    static func folded(_ label: some Collection<UInt8>) -> [UInt8] {
        label.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }

    // MARK: Finding

    private static func candidates(in input: ParserInput) -> [Candidate] {
        var found: [Candidate] = []
        var line = 1
        while input.lineStart(line) < input.bytes.endIndex {
            let range = input.line(line)
            line += 1
            var start = Markers.end(of: range, in: input.bytes)
            while let candidate = candidate(at: start, lineEnd: range.upperBound, in: input.bytes) {
                found.append(candidate)
                start = candidate.end
            }
        }
        return found
    }

    private static func candidate(at start: Int, lineEnd: Int, in bytes: ArraySlice<UInt8>) -> Candidate? {
        guard let label = label(at: start, end: lineEnd, in: bytes) else { return nil }
        var index = label.upperBound + 1
        guard index < lineEnd, bytes[index] == 0x3A else { return nil }
        index += 1
        while index < lineEnd, isSpaceOrTab(bytes[index]) { index += 1 }
        return Candidate(
            start: start, end: index, label: label, labelBytes: Array(bytes[label]), isAlone: index == lineEnd)
    }

    /// The label of `[^label]` at an index: no white space, no brackets, at least one byte.
    static func label(at start: Int, end: Int, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard start + 3 < end, bytes[start] == 0x5B, bytes[start + 1] == 0x5E else { return nil }
        var index = start + 2
        while index < end, index - start < 1000 {
            switch bytes[index] {
            case 0x5D: return index > start + 2 ? start + 2..<index : nil
            case 0x20, 0x09, 0x0A, 0x0D, 0x5B, 0x5C: return nil
            default: index += 1
            }
        }
        return nil
    }

    // MARK: Rewriting

    private static func rewrite(_ input: ParserInput, _ candidates: [Candidate]) -> ParserInput {
        var labels: Set<[UInt8]> = []
        for candidate in candidates { labels.insert(folded(input.bytes[candidate.label])) }
        var masked = input
        masked.maskBrackets(at: references(in: input, labels))
        var output: [UInt8] = []
        var segments: [ParserInput.Segment] = []
        output.reserveCapacity(input.bytes.count)
        func copy(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            input.appendSegments(of: range, at: output.count, to: &segments)
            output.append(contentsOf: masked.bytes[range])
        }
        var position = input.bytes.startIndex
        for candidate in candidates {
            copy(position..<candidate.start)
            segments.append(ParserInput.Segment(fed: output.count, source: input.source(candidate.start)))
            output.append(contentsOf: candidate.isAlone ? [0x30, 0x31, 0x29] : [0x30, 0x31, 0x29, 0x20])
            position = candidate.end
            if candidate.isAlone { position = endOfBlankLines(after: candidate.end, in: input, output: &output) }
        }
        copy(position..<input.bytes.endIndex)
        return ParserInput(file: input.file, bytes: output, segments: segments, mask: masked.mask)
    }

    /// A list item may start with one blank line only, a footnote with several; the blank lines are left out when
    /// content indented by four columns follows. Gives the index to go on from.
    private static func endOfBlankLines(after end: Int, in input: ParserInput, output: inout [UInt8]) -> Int {
        var index = end
        var lastLine = end
        while index < input.bytes.endIndex, isSpaceOrLineEnd(input.bytes[index]) {
            if isLineEnd(input.bytes[index]) { lastLine = index + 1 }
            index += 1
        }
        guard index < input.bytes.endIndex, index - lastLine >= 4 || input.bytes[lastLine..<index].contains(0x09),
            lastLine > end
        else { return end }
        output.append(0x0A)
        return lastLine
    }

    /// The indices of the `[` of every reference to one of the labels: libcmark must not see a link label there.
    private static func references(in input: ParserInput, _ labels: Set<[UInt8]>) -> [Int] {
        var found: [Int] = []
        var index = input.bytes.startIndex
        while index + 3 < input.bytes.endIndex {
            if input.bytes[index] == 0x5B, input.bytes[index + 1] == 0x5E,
                let label = label(at: index, end: input.bytes.endIndex, in: input.bytes),
                labels.contains(folded(input.bytes[label]))
            {
                found.append(index)
                index = label.upperBound
            }
            index += 1
        }
        return found
    }

    /// The file offsets at which libcmark finds list items.
    private static func itemStarts(_ input: ParserInput) -> Set<Int> {
        guard let root = TreeBuilder.parse(input), let iterator = cmark_iter_new(root) else { return [] }
        defer {
            cmark_iter_free(iterator)
            commonmark_arena_release()
        }
        var starts: Set<Int> = []
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                cmark_node_get_type(node) == CMARK_NODE_ITEM
            else { continue }
            let line = input.lineStart(Int(cmark_node_get_start_line(node)))
            starts.insert(input.source(line + Int(cmark_node_get_start_column(node)) - 1))
        }
        return starts
    }

    // MARK: Lifting out of lists

    /// Turns the items that stand for definitions into footnotes and takes them out of their lists.
    /// Complexity: O(nodes).
    func lift(in tree: inout MarkdownTree, diagnostics: inout DiagnosticList) {
        var seen: Set<[UInt8]> = []
        for index in 0..<UInt32(tree.nodes.count) where tree.nodes[Int(index)].kind == .list {
            let footnotes = lift(outOf: index, in: &tree)
            for footnote in footnotes { report(footnote, &seen, in: tree, &diagnostics) }
            if tree.nodes[Int(index)].firstChild == MarkdownTree.none { tree.discard(index) }
        }
    }

    /// Puts the footnotes of one list behind it, in order, and the items between and behind them into lists of
    /// their own.
    private func lift(outOf list: UInt32, in tree: inout MarkdownTree) -> [UInt32] {
        var footnotes: [UInt32] = []
        // What the next node stands behind, and the list that takes the next item.
        var last = list
        var rest: UInt32? = list
        var child = tree.nodes[Int(list)].firstChild
        while child != MarkdownTree.none {
            let next = tree.nodes[Int(child)].next
            if let candidate = definitions[Int(tree.nodes[Int(child)].sourceStart)] {
                tree.detach(child)
                tree.insert(child, after: last)
                tree.nodes[Int(child)].kind = .footnoteDefinition
                tree.nodes[Int(child)].detail = tree.store(candidate.labelBytes)
                footnotes.append(child)
                last = child
                rest = nil
            } else if rest != list {
                let target = rest ?? makeRest(of: list, from: child, after: last, in: &tree)
                tree.detach(child)
                tree.attach(child, to: target)
                rest = target
                last = target
            }
            child = next
        }
        return footnotes
    }

    private func makeRest(
        of list: UInt32, from item: UInt32, after last: UInt32, in tree: inout MarkdownTree
    ) -> UInt32 {
        var node = MarkdownTree.Node(kind: .list)
        node.flags = tree.nodes[Int(list)].flags
        node.value = tree.nodes[Int(list)].value
        node.sourceStart = tree.nodes[Int(item)].sourceStart
        node.sourceEnd = tree.nodes[Int(list)].sourceEnd
        let index = tree.make(node)
        tree.insert(index, after: last)
        return index
    }

    private func report(
        _ definition: UInt32, _ seen: inout Set<[UInt8]>, in tree: MarkdownTree, _ diagnostics: inout DiagnosticList
    ) {
        let node = tree.nodes[Int(definition)]
        let label = tree.text[node.detail.range]
        guard !seen.insert(FootnoteDefinitions.folded(label)).inserted else { return }
        diagnostics.report(
            MarkdownDiagnostics.duplicateFootnote,
            "the footnote `[^\(String(decoding: label, as: UTF8.self))]` is defined a second time",
            at: tree.file.span(tree.range(MarkdownTree.ID(index: definition))), help: "it is not shown on the page")
    }
}

// MARK: References

extension MarkdownTree {
    /// Turns `[^label]` in text into references, and numbers the footnotes by their first reference.
    mutating func readFootnoteReferences(_ footnotes: FootnoteDefinitions, _ diagnostics: inout DiagnosticList) {
        var index = 0
        while index < nodes.count {
            if nodes[index].kind == .text, nodes[index].flags.contains(.bracket),
                nodes[index].parent != MarkdownTree.none
            {
                splitReference(UInt32(index), footnotes, &diagnostics)
            }
            index += 1
        }
        numberFootnotes(&diagnostics)
    }

    /// Cuts the first reference out of a text node; the rest is a new node that is visited later.
    private mutating func splitReference(
        _ index: UInt32, _ footnotes: FootnoteDefinitions, _ diagnostics: inout DiagnosticList
    ) {
        let literal = nodes[Int(index)].literal.range
        guard literal.count > 3, !nodes[Int(index)].flags.contains(.escaped) else { return }
        var position = literal.lowerBound
        while position + 3 < literal.upperBound {
            if text[position] == 0x5B, text[position + 1] == 0x5E,
                let label = FootnoteDefinitions.label(at: position, end: literal.upperBound, in: text[...])
            {
                let isDefined = footnotes.labels[FootnoteDefinitions.folded(text[label])] != nil
                if isDefined, !nodes[Int(index)].flags.contains(.insideLink) {
                    let range = position - literal.lowerBound..<label.upperBound + 1 - literal.lowerBound
                    let reference = isolateText(index, range)
                    nodes[Int(reference)].kind = .footnoteReference
                    nodes[Int(reference)].detail = TextRange(
                        start: UInt32(truncatingIfNeeded: label.lowerBound),
                        end: UInt32(truncatingIfNeeded: label.upperBound))
                    return
                }
                let start = Int(nodes[Int(index)].sourceStart) + position - literal.lowerBound
                let span = file.span(start..<start + label.count + 3)
                if isDefined {
                    // HTML Standard, the a element: no interactive content inside of it. Alternative text has no links.
                    diagnostics.report(
                        MarkdownDiagnostics.nestedFootnote, "a link or image cannot hold the reference to a footnote",
                        at: span, help: "write it behind the link or image; here it is shown as text")
                } else {
                    reportMissing(String(decoding: text[label], as: UTF8.self), footnotes, span, &diagnostics)
                }
                position = label.upperBound
            }
            position += 1
        }
    }

    private func reportMissing(
        _ label: String, _ footnotes: FootnoteDefinitions, _ span: SourceSpan, _ diagnostics: inout DiagnosticList
    ) {
        diagnostics.report(
            MarkdownDiagnostics.missingFootnote, "no footnote is called `\(label)`", at: span,
            help: "define it on a line of its own: `[^label]: text`",
            suggestions: NearestName.suggestions(
                for: label, among: footnotes.labels.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()))
    }

    private mutating func numberFootnotes(_ diagnostics: inout DiagnosticList) {
        var definitions: [[UInt8]: ID] = [:]
        var order: [ID] = []
        var references: [(node: ID, label: [UInt8])] = []
        for id in descendants(root) {
            let label = FootnoteDefinitions.folded(text[nodes[Int(id.index)].detail.range])
            switch kind(id) {
            case .footnoteDefinition:
                if definitions[label] == nil { definitions[label] = id }
                order.append(id)
            case .footnoteReference: references.append((id, label))
            default: break
            }
        }
        for reference in references {
            guard let definition = definitions[reference.label] else { continue }
            if nodes[Int(definition.index)].value == 0 {
                footnotes.append(definition)
                footnoteReferenceCounts.append(0)
                nodes[Int(definition.index)].value = Int32(truncatingIfNeeded: footnotes.count)
            }
            let number = nodes[Int(definition.index)].value
            footnoteReferenceCounts[Int(number) - 1] += 1
            nodes[Int(reference.node.index)].value = number
            // Which of the references to this footnote it is, for the way back.
            nodes[Int(reference.node.index)].attributes = -1 - footnoteReferenceCounts[Int(number) - 1]
        }
        for id in order where nodes[Int(id.index)].value == 0 {
            diagnostics.report(
                MarkdownDiagnostics.unusedFootnote, "nothing refers to the footnote `\(footnoteLabel(id))`",
                at: file.span(range(id)), help: "it is not shown on the page")
        }
    }
}
