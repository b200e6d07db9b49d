/// Alerts: a block quote whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
extension MarkdownTree {
    /// Turns such block quotes into alerts and takes their marker away. Complexity: O(nodes).
    mutating func readAlerts() {
        for index in nodes.indices where nodes[index].kind == .blockQuote {
            let paragraph = nodes[index].firstChild
            guard paragraph != MarkdownTree.none, nodes[Int(paragraph)].kind == .paragraph else { continue }
            let marker = nodes[Int(paragraph)].firstChild
            guard marker != MarkdownTree.none, nodes[Int(marker)].kind == .text,
                !nodes[Int(marker)].flags.contains(.escaped),
                let alert = alertKind(ofMarker: text[nodes[Int(marker)].literal.range])
            else { continue }
            let lineBreak = nodes[Int(marker)].next
            if lineBreak != MarkdownTree.none {
                let kind = nodes[Int(lineBreak)].kind
                guard kind == .softBreak || kind == .lineBreak else { continue }
                detach(lineBreak)
                nodes[Int(lineBreak)] = Node(kind: .text)
            }
            detach(marker)
            nodes[Int(marker)] = Node(kind: .text)
            nodes[index].kind = .alert
            nodes[index].value = alert.rawValue
            let first = nodes[Int(paragraph)].firstChild
            if first == MarkdownTree.none {
                discard(paragraph)
            } else {
                nodes[Int(paragraph)].sourceStart = nodes[Int(first)].sourceStart
            }
        }
    }

    private func alertKind(ofMarker literal: ArraySlice<UInt8>) -> AlertKind? {
        var end = literal.endIndex
        while end > literal.startIndex, isSpaceOrTab(literal[end - 1]) { end -= 1 }
        guard end - literal.startIndex > 3, literal[end - 1] == 0x5D, literal.starts(with: [0x5B, 0x21]) else {
            return nil
        }
        let word = literal[literal.startIndex + 2..<end - 1].map { $0 | 0x20 }
        return AlertKind.allCases.first { word.elementsEqual($0.name.utf8) }
    }
}
