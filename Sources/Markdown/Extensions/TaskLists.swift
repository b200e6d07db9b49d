/// GFM 5.3 Task list items: `[ ]`, `[x]` or `[X]` and white space at the start of an item's first paragraph.
extension MarkdownTree {
    /// Marks such items and takes the marker from their text. Complexity: O(nodes).
    mutating func readTaskLists() {
        for index in nodes.indices where nodes[index].kind == .item {
            let paragraph = nodes[index].firstChild
            guard paragraph != MarkdownTree.none, nodes[Int(paragraph)].kind == .paragraph else { continue }
            let first = nodes[Int(paragraph)].firstChild
            guard first != MarkdownTree.none, nodes[Int(first)].kind == .text,
                !nodes[Int(first)].flags.contains(.escaped)
            else { continue }
            let literal = text[nodes[Int(first)].literal.range]
            let start = literal.startIndex
            guard literal.count > 3, literal[start] == 0x5B, literal[start + 2] == 0x5D,
                isSpaceOrTab(literal[start + 3])
            else { continue }
            let mark = literal[start + 1]
            guard mark == 0x20 || mark == 0x78 || mark == 0x58 else { continue }
            nodes[index].flags.insert(.task)
            if mark != 0x20 { nodes[index].flags.insert(.checked) }
            var length: UInt32 = 3
            while Int(length) < literal.count, isSpaceOrTab(literal[start + Int(length)]) { length += 1 }
            nodes[Int(first)].literal.start += length
            nodes[Int(first)].sourceStart += length
            nodes[Int(paragraph)].sourceStart = nodes[Int(first)].sourceStart
        }
    }
}
