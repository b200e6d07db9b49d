import Markdown

/// A document cut at its headings: each part with its blocks and the parts under deeper headings.
///
/// Only headings at the top level of the document cut; one in a block quote is text like any other. Depth is at most 6.
struct HeadingTree {
    /// The heading; nil for the part before the first one.
    var heading: MarkdownTree.ID?
    /// 0 for the part before the first heading.
    var level: Int
    var title: String
    var blocks: [MarkdownTree.ID] = []
    var children: [HeadingTree] = []

    /// Every node from here on in document order: the heading, the blocks and those of the children.
    var nodes: [MarkdownTree.ID] { (heading.map { [$0] } ?? []) + blocks + children.flatMap(\.nodes) }

    /// Complexity: O(number of blocks).
    static func parts(of tree: MarkdownTree) -> [HeadingTree] {
        var open = [HeadingTree(heading: nil, level: 0, title: "")]
        var parts: [HeadingTree] = []
        func close(downTo level: Int) {
            while let last = open.last, last.level >= level {
                open.removeLast()
                if open.isEmpty { parts.append(last) } else { open[open.count - 1].children.append(last) }
            }
        }
        for node in tree.children(tree.root) {
            guard tree.kind(node) == .heading else {
                open[open.count - 1].blocks.append(node)
                continue
            }
            let level = tree.headingLevel(node)
            // The part before the first heading is nobody's parent.
            close(downTo: open.first?.level == 0 ? 0 : level)
            open.append(HeadingTree(heading: node, level: level, title: tree.words(node)))
        }
        close(downTo: 0)
        return parts
    }
}

extension MarkdownTree {
    /// The plain text of a node with single spaces and without invisible characters.
    func words(_ id: ID) -> String {
        var bytes: [UInt8] = []
        appendPlainText(id, to: &bytes)
        return Wording.normalized(bytes)
    }

    /// The plain text of several nodes, one after the other.
    func words(_ ids: [ID]) -> String {
        var bytes: [UInt8] = []
        for id in ids {
            appendPlainText(id, to: &bytes)
            bytes.append(0x20)
        }
        return Wording.normalized(bytes)
    }
}
