import Diagnostics
import HTML

/// Writes nodes of a `MarkdownTree` as HTML.
public enum HTMLRenderer {
    /// The HTML of the given nodes, in order, with a source map that leads every block and link to its place.
    ///
    /// What raw HTML loses in sanitising was reported when the tree was parsed.
    /// Complexity: O(size of the nodes and their output).
    /// - Parameter nodes: blocks or inlines of `tree`, none inside another. `[tree.root]` gives the whole document.
    public static func render(
        _ tree: MarkdownTree, nodes: [MarkdownTree.ID], options: RenderingOptions = RenderingOptions()
    ) -> Markup {
        var writer = HTMLWriter(tree: tree, options: options)
        for node in nodes { writer.write(node.index) }
        writer.closeRawHTML(downTo: 0)
        if options.footnoteSection { writer.writeFootnotes(onlyReferenced: true) }
        return writer.markup()
    }

    /// The HTML of the whole document.
    public static func render(_ tree: MarkdownTree, options: RenderingOptions = RenderingOptions()) -> Markup {
        render(tree, nodes: [tree.root], options: options)
    }

    /// The section of all footnotes that the document refers to, or empty markup when there are none.
    public static func renderFootnotes(
        _ tree: MarkdownTree, options: RenderingOptions = RenderingOptions()
    ) -> Markup {
        var writer = HTMLWriter(tree: tree, options: options)
        writer.writeFootnotes(onlyReferenced: false)
        return writer.markup()
    }
}
