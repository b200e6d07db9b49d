import Diagnostics
import HTML

/// Writes nodes of a `MarkdownTree` as HTML.
public enum HTMLRenderer {
    /// The HTML of the given nodes, in order, with a source map that leads every block and link to its place.
    ///
    /// Complexity: O(size of the nodes and their output).
    /// - Parameter nodes: blocks or inlines of `tree`, none inside another. `[tree.root]` gives the whole document.
    public static func render(
        _ tree: MarkdownTree, nodes: [MarkdownTree.ID], options: RenderingOptions = RenderingOptions(),
        diagnostics: inout DiagnosticList
    ) -> Markup {
        Markup()
    }

    /// The section of footnotes that the document refers to, or empty markup when there are none.
    public static func renderFootnotes(
        _ tree: MarkdownTree, options: RenderingOptions = RenderingOptions(), diagnostics: inout DiagnosticList
    ) -> Markup {
        Markup()
    }
}
