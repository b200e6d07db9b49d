import Diagnostics

/// The parser of HTML documents and fragments (HTML 13.2). It never fails: every byte string has a tree.
public enum HTMLParser {
    /// Parses a whole page.
    ///
    /// - Parameter scripting: whether the page is read as a browser with scripting reads it: then `noscript` holds
    ///   text and no elements.
    public static func parseDocument(_ source: SourceFile, scripting: Bool = false) -> Document {
        Document(source: source)
    }

    /// Parses what would stand inside an element (HTML 13.4, "parsing HTML fragments"). The fragment's nodes are the
    /// children of the result's root.
    public static func parseFragment(
        _ source: SourceFile, context: TagName = .body, namespace: Namespace = .html, scripting: Bool = false
    ) -> Document {
        Document(source: source)
    }
}
