import Diagnostics

/// Reads one YAML 1.2 document of the strict subset of front matter: block and flow mappings and sequences; plain,
/// quoted, literal and folded scalars; comments; core schema types.
///
/// Anchors, aliases, tags, directives, `? ` keys, collections as keys and several documents are refused by name. The
/// parser either gives exactly the document's data or refuses it with one diagnostic: never a wrong value.
public enum YAMLParser {
    /// Collections may stand this deep in each other.
    public static let depthLimit = 64

    /// The document in `range` of the file, or nil when it was refused; then one error says what and where.
    ///
    /// A document without any content is `null`. Complexity: O(n) in the length of the range.
    ///
    /// - Parameter range: byte offsets; for front matter the lines between the two `---` lines.
    public static func parse(
        _ file: SourceFile, in range: Range<Int>? = nil, diagnostics: inout DiagnosticList
    ) -> Node? {
        nil
    }
}
