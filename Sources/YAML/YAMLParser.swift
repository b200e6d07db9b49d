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
    /// A document without any content is `null`. One `---` line may stand before the content.
    /// Complexity: O(n) in the length of the range.
    ///
    /// - Parameter range: byte offsets; for front matter the lines between the two `---` lines.
    public static func parse(
        _ file: SourceFile, in range: Range<Int>? = nil, diagnostics: inout DiagnosticList
    ) -> Node? {
        let range = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
        var scanner = Scanner(file: file, range: range)
        do throws(Refusal) {
            try scanner.refuseInvalidCharacters()
            return try scanner.document()
        } catch {
            diagnostics.report(
                error.code, error.message, at: file.span(error.range), help: error.help, related: error.related)
            return nil
        }
    }

    /// As `parse`, for text that must be a mapping, such as front matter and settings: another root is refused, and no
    /// content at all is an empty mapping.
    public static func parseMapping(
        _ file: SourceFile, in range: Range<Int>? = nil, diagnostics: inout DiagnosticList
    ) -> Node? {
        guard let node = parse(file, in: range, diagnostics: &diagnostics) else { return nil }
        if node.mapping != nil { return node }
        if node.isNull, node.range.isEmpty { return Node(.mapping(Mapping([])), range: node.range) }
        var help = "write `key: value` on each line"
        if let text = node.string, text.contains(":") { help += "; a space is needed after the colon" }
        diagnostics.report(
            YAMLCodes.syntax, "expected a mapping of keys to values, but found \(node.kindName)",
            at: file.span(node.range), help: help)
        return nil
    }
}

/// Why a document was refused. It never leaves the module: callers see a diagnostic.
struct Refusal: Error {
    var code: DiagnosticCode
    var message: String
    var range: Range<Int>
    var help: String?
    var related: [Diagnostic.Related] = []
}
