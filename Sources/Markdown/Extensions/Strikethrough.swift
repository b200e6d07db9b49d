/// GFM 6.5 Strikethrough: text between one or two tildes.
///
// Deviation: tildes and the delimiters of emphasis are not matched in one stack. Emphasis comes first, and both tildes
// of a pair must stand in the same element.
extension MarkdownTree {
    /// A run of tildes in a text node.
    private struct Tildes {
        var node: UInt32
        var count: Int
        var canOpen: Bool
        var canClose: Bool
    }

    /// Wraps what stands between matching tildes. Both must be in the same parent, so an element that opened between
    /// them is closed between them. Complexity: O(nodes).
    mutating func readStrikethrough() {
        var parents: [UInt32] = []
        var seen: Set<UInt32> = []
        for index in nodes.indices {
            let node = nodes[index]
            guard node.kind == .text, node.flags.contains(.tilde), node.parent != MarkdownTree.none,
                !node.flags.contains(.escaped)
            else { continue }
            if seen.insert(node.parent).inserted { parents.append(node.parent) }
        }
        for parent in parents { strike(in: parent) }
    }

    private mutating func strike(in parent: UInt32) {
        var delimiters: [Tildes] = []
        var child = nodes[Int(parent)].firstChild
        while child != MarkdownTree.none {
            if nodes[Int(child)].kind == .text, !nodes[Int(child)].flags.contains(.escaped) {
                child = collectTildes(in: child, to: &delimiters)
            }
            child = nodes[Int(child)].next
        }
        // The open delimiters of each length, innermost last.
        var open: [[Int]] = [[], [], []]
        for (index, delimiter) in delimiters.enumerated() {
            if delimiter.canClose, let opener = open[delimiter.count].popLast() {
                wrap(from: delimiters[opener].node, through: delimiter.node)
                // What was opened inside and not closed stays text.
                for length in 1...2 { while let last = open[length].last, last > opener { open[length].removeLast() } }
            } else if delimiter.canOpen {
                open[delimiter.count].append(index)
            }
        }
    }

    /// Makes every usable run of tildes a node of its own; gives the last node of the original text.
    private mutating func collectTildes(in node: UInt32, to delimiters: inout [Tildes]) -> UInt32 {
        var current = node
        while true {
            let literal = nodes[Int(current)].literal.range
            guard let start = text[literal].firstIndex(of: 0x7E) else { return current }
            var end = start
            while end < literal.upperBound, text[end] == 0x7E { end += 1 }
            let place = Int(nodes[Int(current)].sourceStart) + start - literal.lowerBound
            let flanking = Flanking(file.bytes, place..<place + end - start)
            let count = end - start
            guard count <= 2, flanking.isLeft || flanking.isRight else {
                guard end < literal.upperBound else { return current }
                current = splitText(current, at: end - literal.lowerBound)
                continue
            }
            let run = isolateText(current, start - literal.lowerBound..<end - literal.lowerBound)
            delimiters.append(Tildes(node: run, count: count, canOpen: flanking.isLeft, canClose: flanking.isRight))
            guard end < literal.upperBound else { return run }
            current = nodes[Int(run)].next
        }
    }

    private mutating func wrap(from opener: UInt32, through closer: UInt32) {
        var node = Node(kind: .strikethrough)
        node.sourceStart = nodes[Int(opener)].sourceStart
        node.sourceEnd = nodes[Int(closer)].sourceEnd
        let index = make(node)
        insert(index, before: opener)
        var current = nodes[Int(opener)].next
        while current != MarkdownTree.none, current != closer {
            let next = nodes[Int(current)].next
            detach(current)
            attach(current, to: index)
            current = next
        }
        discard(opener)
        discard(closer)
    }
}

/// Left- and right-flanking delimiter runs (CommonMark 6.2).
struct Flanking {
    var isLeft = false
    var isRight = false
    var before: Unicode.Scalar
    var after: Unicode.Scalar

    /// - Parameter range: the run in the file.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        before = Flanking.scalar(before: range.lowerBound, in: bytes)
        after = Flanking.scalar(at: range.upperBound, in: bytes)
        classify()
    }

    init(before: Unicode.Scalar, after: Unicode.Scalar) {
        self.before = before
        self.after = after
        classify()
    }

    private mutating func classify() {
        let spaceBefore = Flanking.isWhitespace(before)
        let spaceAfter = Flanking.isWhitespace(after)
        let punctuationBefore = Flanking.isPunctuation(before)
        let punctuationAfter = Flanking.isPunctuation(after)
        isLeft = !spaceAfter && !(punctuationAfter && !spaceBefore && !punctuationBefore)
        isRight = !spaceBefore && !(punctuationBefore && !spaceAfter && !punctuationAfter)
    }

    static func scalar(before index: Int, in bytes: [UInt8]) -> Unicode.Scalar {
        var start = index - 1
        guard start >= 0, start < bytes.count else { return "\n" }
        while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.last ?? "\n"
    }

    static func scalar(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar {
        guard index < bytes.count else { return "\n" }
        let end = min(index + 4, bytes.count)
        return String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first ?? "\n"
    }

    static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x09...0x0D: true
        case 0..<0x80: false
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }

    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return Markdown.isPunctuation(UInt8(truncatingIfNeeded: scalar.value)) }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
