import Diagnostics
import HTML
import Markdown
import YAML

/// YAML of content: front matter, a rule's yaml, `site.yaml`.
///
/// Escapes in double quotes can write characters that no page may hold. They become U+FFFD, and are told.
enum ContentYAML {
    static func parse(_ file: SourceFile, in range: Range<Int>, diagnostics: inout DiagnosticList) -> Node? {
        guard let node = YAMLParser.parse(file, in: range, diagnostics: &diagnostics) else { return nil }
        // A backslash, and what starts U+0085 and the noncharacters: nothing else lets them in (YAML 1.2, 5.1 and 5.7).
        let mayHold = file.bytes[range].contains { $0 == 0x5C || $0 == 0xC2 || $0 >= 0xEF }
        return mayHold ? repaired(node, file, &diagnostics) : node
    }

    /// Trees are at most `YAMLParser.depthLimit` deep.
    private static func repaired(_ node: Node, _ file: SourceFile, _ diagnostics: inout DiagnosticList) -> Node {
        var node = node
        switch node.content {
        case .string(let text): node.content = .string(repaired(text, file, node.range, &diagnostics))
        case .sequence(let items): node.content = .sequence(items.map { repaired($0, file, &diagnostics) })
        case .mapping(let mapping):
            node.content = .mapping(
                Mapping(
                    mapping.entries.map { entry in
                        Mapping.Entry(
                            key: repaired(entry.key, file, entry.keyRange, &diagnostics), keyRange: entry.keyRange,
                            value: repaired(entry.value, file, &diagnostics))
                    }))
        case .null, .bool, .int, .float: break
        }
        return node
    }

    private static func repaired(
        _ text: String, _ file: SourceFile, _ range: Range<Int>, _ diagnostics: inout DiagnosticList
    ) -> String {
        guard let repaired = RefusedCharacter.replaced(in: text) else { return text }
        diagnostics.report(
            MarkdownDiagnostics.invalidText,
            "this text holds \(RefusedCharacter.name(repaired.first.value))", at: file.span(range),
            help: "it is shown as U+FFFD; delete it")
        return repaired.text
    }
}
