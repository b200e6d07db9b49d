/// The text that a reader hears or searches: literals without markup.
extension MarkdownTree {
    /// The text of a node and everything below it. Breaks become spaces, images their alternative text, code its
    /// literal; raw HTML and footnote references are left out; blocks are separated by a line feed.
    public func plainText(_ id: ID) -> String {
        var bytes: [UInt8] = []
        appendPlainText(id, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes of `plainText`, appended. Complexity: O(size of the node).
    public func appendPlainText(_ id: ID, to output: inout [UInt8]) {
        let start = output.count
        appendLeaf(id.index, to: &output)
        for descendant in descendants(id) {
            if kind(descendant).isBlock, output.count > start, output.last != 0x0A { output.append(0x0A) }
            appendLeaf(descendant.index, to: &output)
        }
        while output.count > start, output.last == 0x0A { output.removeLast() }
    }

    private func appendLeaf(_ index: UInt32, to output: inout [UInt8]) {
        let node = nodes[Int(index)]
        switch node.kind {
        case .text, .code, .codeBlock: output.append(contentsOf: text[node.literal.range])
        case .softBreak, .lineBreak: output.append(0x20)
        default: break
        }
    }
}
