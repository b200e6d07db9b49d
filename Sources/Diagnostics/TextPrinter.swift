/// Prints diagnostics for people: place, severity, code, message, the line with a caret, help, related places.
///
///     content/a.md:3:7: error[HR-C021]: no rule or document is called `dialog.nonmodl`
///        3 | (use dialog.nonmodl)
///          |      ^^^^^^^^^^^^^^ did you mean `dialog.nonmodal`?
public struct TextPrinter: Sendable {
    /// Colours by ANSI escape sequences.
    public var colour: Bool
    /// Lines of an excerpt are cut to this many columns around the caret.
    public var width: Int

    public init(colour: Bool = false, width: Int = 100) {
        self.colour = colour
        self.width = max(width, 40)
    }

    /// All diagnostics, sorted and folded, and a summary line; empty for no diagnostics.
    public func print(_ list: DiagnosticList) -> String {
        let diagnostics = list.sortedAndFolded()
        guard !diagnostics.isEmpty else { return "" }
        return diagnostics.map(print).joined(separator: "\n") + "\n" + summary(diagnostics) + "\n"
    }

    /// For example `1 error, 2 warnings`.
    public func summary(_ diagnostics: [Diagnostic]) -> String {
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "no diagnostics" : parts.joined(separator: ", ")
    }

    /// One diagnostic, ending in a line feed.
    public func print(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let span = diagnostic.span {
            let start = span.start
            text += "\(span.file.path):\(start.line):\(start.column): "
        }
        text += paint("\(diagnostic.severity.rawValue)[\(diagnostic.code.id)]", diagnostic.severity)
        text += ": \(diagnostic.message)\n"
        let advice = advice(of: diagnostic)
        if let span = diagnostic.span, !span.file.bytes.isEmpty {
            text += excerpt(span, severity: diagnostic.severity, advice: advice)
        } else if let advice {
            text += "  help: \(advice)\n"
        }
        for related in diagnostic.related {
            let start = related.span.start
            text += "  \(related.span.file.path):\(start.line):\(start.column): \(related.message)\n"
        }
        return text
    }

    private func advice(of diagnostic: Diagnostic) -> String? {
        let meant = diagnostic.suggestions.isEmpty
            ? nil : "did you mean " + diagnostic.suggestions.map { "`\($0)`" }.joined(separator: " or ") + "?"
        let parts = [meant, diagnostic.help].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private func excerpt(_ span: SourceSpan, severity: Severity, advice: String?) -> String {
        let start = span.start
        let lineRange = span.file.range(ofLine: start.line)
        let scalars = Array(span.file.text(in: lineRange).unicodeScalars).map(printable)
        let first = min(start.column - 1, scalars.count)
        let lastByte = min(max(span.range.upperBound, span.range.lowerBound), lineRange.upperBound)
        let length = max(span.file.text(in: min(span.range.lowerBound, lastByte)..<lastByte).unicodeScalars.count, 1)

        let room = width - 9
        let from = scalars.count <= room ? 0 : max(0, min(first - room / 3, scalars.count - room))
        let to = min(scalars.count, from + room)
        var shown = String(String.UnicodeScalarView(scalars[from..<to]))
        if from > 0 { shown = "…" + shown.dropFirst() }
        if to < scalars.count { shown = shown.dropLast() + "…" }

        let number = String(start.line)
        let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let blank = String(repeating: " ", count: gutter.count)
        let indent = String(repeating: " ", count: max(0, first - from))
        let carets = String(repeating: "^", count: max(1, min(length, to - first)))
        var text = "\(gutter) | \(shown)\n\(blank) | \(indent)\(paint(carets, severity))"
        if let advice {
            let onOneLine = gutter.count + 3 + indent.count + carets.count + 1 + advice.count <= width
            text += onOneLine ? " \(advice)" : "\n\(blank) = help: \(advice)"
        }
        return text + "\n"
    }

    /// Tabs and controls would shift the caret or drive the terminal.
    private func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar
    }

    private func paint(_ text: String, _ severity: Severity) -> String {
        guard colour else { return text }
        let sequence = switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        }
        return "\u{1B}[\(sequence)m\(text)\u{1B}[0m"
    }
}
