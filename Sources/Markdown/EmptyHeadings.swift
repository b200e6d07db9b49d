import Diagnostics

extension MarkdownTree {
    /// Takes headings without content out of the tree: they say nothing, and no list of contents could link to them.
    /// Complexity: O(nodes).
    // Deviation: CommonMark 4.2 keeps `##` alone as an empty heading.
    mutating func dropEmptyHeadings(_ diagnostics: inout DiagnosticList) {
        for index in nodes.indices where nodes[index].kind == .heading && nodes[index].parent != MarkdownTree.none {
            let child = nodes[index].firstChild
            let isEmpty =
                child == MarkdownTree.none
                || nodes[Int(child)].kind == .text && nodes[Int(child)].next == MarkdownTree.none
                    && nodes[Int(child)].literal.range.isEmpty
            guard isEmpty else { continue }
            let id = ID(index: UInt32(index))
            diagnostics.report(
                MarkdownDiagnostics.emptyHeading, "the heading is empty and is left out", at: file.span(range(id)),
                help: "write a heading, or remove the line")
            discard(id.index)
        }
    }
}
