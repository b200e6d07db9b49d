import Diagnostics
import YAML

/// Reads `terms:`, a mapping from words to their explanations:
///
///     terms:
///       Item rotor: The rotor setting that moves by items.
///       Sheet: {text: A surface that slides in from below., also: [bottom sheet]}
enum TermReader {
    static func read(_ reader: inout NodeReader, _ diagnostics: inout DiagnosticList) -> [Term] {
        guard let node = reader.node("terms") else { return [] }
        guard let mapping = node.mapping else {
            reader.reportWrongType("terms", node, expected: "a mapping from words to explanations", &diagnostics)
            return []
        }
        var terms: [Term] = []
        for item in mapping.entries {
            let span = reader.file.span(item.range)
            var text = reader.scalarText(item.value)
            var synonyms: [String] = []
            if item.value.mapping != nil {
                var inner = NodeReader(item.value, in: reader.file)
                text = inner.string("text", &diagnostics)
                synonyms = inner.strings("also", &diagnostics)
                inner.reportUnknownKeys(&diagnostics)
            }
            let explanation = Wording.normalized(text ?? "")
            guard !explanation.isEmpty else {
                diagnostics.report(
                    GuidanceCodes.unexplainedTerm, "the term `\(item.key)` is not explained", at: span,
                    help: "write `\(item.key): …`, or a mapping with `text` and `also`")
                continue
            }
            terms.append(
                Term(
                    name: Wording.normalized(item.key), text: explanation,
                    synonyms: synonyms.map { Wording.normalized($0) }, span: span))
        }
        return terms
    }
}

extension Catalog {
    /// The terms of the settings and of all documents; of two explanations of one word the first counts.
    mutating func collectTerms(_ drafts: [EntryDraft], _ diagnostics: inout DiagnosticList) {
        var first: [String: SourceSpan] = [:]
        var all = settings.terms
        for (entry, draft) in zip(entries, drafts) {
            all += draft.terms.map { term in
                var term = term
                term.entry = entry.id
                return term
            }
        }
        for term in all {
            if let other = first[Wording.heading(term.name)] {
                diagnostics.report(
                    GuidanceCodes.repeatedTerm, "the term `\(term.name)` is already explained", at: term.span,
                    related: [.init("it is explained here first", at: other)])
            } else {
                first[Wording.heading(term.name)] = term.span
                terms.append(term)
            }
        }
    }
}
