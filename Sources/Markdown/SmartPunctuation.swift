/// Smart punctuation of one paragraph, heading or cell: curly quotes, dashes and ellipses, as libcmark makes them.
/// Escaped characters and code stay as they are.
struct SmartPunctuation {
    /// A stretch of the tree's text and what is shown instead.
    struct Replacement {
        var range: Range<Int>
        var text: StaticString
    }

    /// In ascending order of the tree's text.
    private(set) var replacements: [Replacement] = []

    /// A quotation mark in text.
    private struct Quote {
        var position: Int
        var byte: UInt8
        var parent: UInt32
        var canOpen: Bool
        var canClose: Bool
    }

    /// The replacements that start in a range. Complexity: O(log n + their number).
    func replacements(in range: Range<Int>) -> ArraySlice<Replacement> {
        var low = 0
        var high = replacements.count
        while low < high {
            let middle = (low + high) / 2
            if replacements[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < replacements.count, replacements[end].range.lowerBound < range.upperBound { end += 1 }
        return replacements[low..<end]
    }

    /// Looks through the text of a block. Complexity: linear in the block.
    mutating func prepare(_ tree: MarkdownTree, _ block: UInt32) {
        replacements.removeAll(keepingCapacity: true)
        var quotes: [Quote] = []
        for id in tree.descendants(MarkdownTree.ID(index: block)) where tree.kind(id) == .text {
            let node = tree.nodes[Int(id.index)]
            guard !node.flags.contains(.escaped) else { continue }
            scan(tree, node, block, &quotes)
        }
        pair(quotes)
        replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func scan(
        _ tree: MarkdownTree, _ node: MarkdownTree.Node, _ block: UInt32, _ quotes: inout [Quote]
    ) {
        let literal = node.literal.range
        var index = literal.lowerBound
        while index < literal.upperBound {
            let byte = tree.text[index]
            switch byte {
            case 0x22, 0x27:
                let place = Int(node.sourceStart) + index - literal.lowerBound
                quotes.append(SmartPunctuation.quote(tree, byte, index, at: place, node.parent, block))
                index += 1
            case 0x2D:
                var end = index
                while end < literal.upperBound, tree.text[end] == 0x2D { end += 1 }
                dashes(index..<end)
                index = end
            case 0x2E:
                var end = index
                while end < literal.upperBound, tree.text[end] == 0x2E, end - index < 3 { end += 1 }
                if end - index == 3 { replacements.append(Replacement(range: index..<end, text: "…")) }
                index = end
            default: index += 1
            }
        }
    }

    private static func quote(
        _ tree: MarkdownTree, _ byte: UInt8, _ index: Int, at place: Int, _ parent: UInt32, _ block: UInt32
    ) -> Quote {
        let edges = tree.range(MarkdownTree.ID(index: block))
        let before = place <= edges.lowerBound ? "\n" : Flanking.scalar(before: place, in: tree.file.bytes)
        let after = place + 1 >= edges.upperBound ? "\n" : Flanking.scalar(at: place + 1, in: tree.file.bytes)
        let flanking = Flanking(before: before, after: after)
        let canOpen =
            flanking.isLeft && (!flanking.isRight || before == "(" || before == "[") && before != "]" && before != ")"
        return Quote(position: index, byte: byte, parent: parent, canOpen: canOpen, canClose: flanking.isRight)
    }

    /// Hyphens become as many em dashes, then en dashes, as keep them of one kind where that works out.
    private mutating func dashes(_ range: Range<Int>) {
        let count = range.count
        guard count > 1 else { return }
        var em = 0
        var en = 0
        if count % 3 == 0 {
            em = count / 3
        } else if count % 2 == 0 {
            en = count / 2
        } else if count % 3 == 2 {
            en = 1
            em = (count - 2) / 3
        } else {
            en = 2
            em = (count - 4) / 3
        }
        var position = range.lowerBound
        for _ in 0..<em {
            replacements.append(Replacement(range: position..<position + 3, text: "—"))
            position += 3
        }
        for _ in 0..<en {
            replacements.append(Replacement(range: position..<position + 2, text: "–"))
            position += 2
        }
    }

    /// The quotes of one element that wait for a partner, as indices.
    private struct Open {
        var double: [Int] = []
        var single: [Int] = []

        /// Takes the innermost open quote of a kind, and forgets what was opened inside it.
        mutating func pop(isDouble: Bool) -> Int? {
            guard let found = isDouble ? double.popLast() : single.popLast() else { return nil }
            while let last = double.last, last > found { double.removeLast() }
            while let last = single.last, last > found { single.removeLast() }
            return found
        }
    }

    /// Finds the partner of every closing quote among the open ones of the same element.
    private mutating func pair(_ quotes: [Quote]) {
        var open: [UInt32: Open] = [:]
        // What a quote is when it finds no partner, overwritten where it does.
        var texts: [StaticString] = quotes.map { $0.byte == 0x27 ? "’" : $0.canClose ? "”" : "“" }
        for (index, quote) in quotes.enumerated() {
            let isDouble = quote.byte == 0x22
            if quote.canClose, let opener = open[quote.parent]?.pop(isDouble: isDouble) {
                texts[opener] = isDouble ? "“" : "‘"
                texts[index] = isDouble ? "”" : "’"
            } else if quote.canOpen {
                if isDouble {
                    open[quote.parent, default: Open()].double.append(index)
                } else {
                    open[quote.parent, default: Open()].single.append(index)
                }
            }
        }
        for (quote, text) in zip(quotes, texts) {
            replacements.append(Replacement(range: quote.position..<quote.position + 1, text: text))
        }
    }
}
