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
    /// Longer messages go on in the next line: for people, while programs want one line for each.
    public var wraps: Bool

    public init(colour: Bool = false, width: Int = 100, wraps: Bool = false) {
        self.colour = colour
        self.width = max(width, 40)
        self.wraps = wraps
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
        let name = "\(diagnostic.severity.rawValue)[\(diagnostic.code.id)]"
        text = wrapped(text + "\(name): \(diagnostic.message)", indent: 4)
        if colour, let range = text.firstRange(of: name) {
            text.replaceSubrange(range, with: paint(name, diagnostic.severity))
        }
        text += "\n"
        let advice = advice(of: diagnostic)
        if let span = diagnostic.span, !span.file.bytes.isEmpty {
            text += excerpt(span, severity: diagnostic.severity, advice: advice)
        } else if let advice {
            text += wrapped("  help: \(advice)", indent: 8) + "\n"
        }
        for related in diagnostic.related {
            let start = related.span.start
            text +=
                wrapped("  \(related.span.file.path):\(start.line):\(start.column): \(related.message)", indent: 6)
                + "\n"
        }
        return text
    }

    private func advice(of diagnostic: Diagnostic) -> String? {
        let meant =
            diagnostic.suggestions.isEmpty
            ? nil : "did you mean " + diagnostic.suggestions.map { "`\($0)`" }.joined(separator: " or ") + "?"
        let parts = [meant, diagnostic.help].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private func excerpt(_ span: SourceSpan, severity: Severity, advice: String?) -> String {
        let start = span.start
        let line = span.file.range(ofLine: start.line)
        let room = width - 9
        // Of a long line no more is looked at than can be shown.
        let bytes = span.file.bytes
        let lower = min(max(span.range.lowerBound, line.lowerBound), line.upperBound)
        let window =
            boundary(
                max(line.lowerBound, lower - 4 * width), bytes, in: line)..<boundary(
                min(line.upperBound, lower + 4 * width), bytes, in: line)
        func count(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count }
        let scalars = Array(String(decoding: bytes[window], as: UTF8.self).unicodeScalars).map(printable)
        let first = min(lower <= window.lowerBound ? 0 : count(window.lowerBound..<lower), scalars.count)
        let upper = min(max(span.range.upperBound, lower), window.upperBound)
        let length = max(count(lower..<max(lower, upper)), 1)

        let isWhole = window == line && scalars.count <= room
        let from = isWhole ? 0 : max(0, min(first - room / 3, scalars.count - room))
        let to = min(scalars.count, from + room)
        var shown = String(String.UnicodeScalarView(scalars[from..<to]))
        if from > 0 || window.lowerBound > line.lowerBound { shown = "…" + shown.dropFirst() }
        if to < scalars.count || window.upperBound < line.upperBound { shown = shown.dropLast() + "…" }

        let number = String(start.line)
        let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let blank = String(repeating: " ", count: gutter.count)
        let indent = String(repeating: " ", count: max(0, first - from))
        let carets = String(repeating: "^", count: max(1, min(length, to - first)))
        var text = "\(gutter) | \(shown)\n\(blank) | \(indent)\(paint(carets, severity))"
        if let advice {
            let onOneLine = gutter.count + 3 + indent.count + carets.count + 1 + advice.count <= width
            text += onOneLine ? " \(advice)" : "\n" + wrapped("\(blank) = help: \(advice)", indent: blank.count + 9)
        }
        return text + "\n"
    }

    /// The text in lines of at most `width` columns, broken at spaces; longer words stay whole. Lines after the first
    /// start with `indent` spaces. Complexity: O(n).
    public func wrapped(_ text: String, indent: Int) -> String {
        guard wraps, text.count > width else { return text }
        // What stands before the first word belongs to its line.
        let start = text.firstIndex { $0 != " " } ?? text.endIndex
        var lines = String(text[..<start])
        var column = lines.count
        var isFirst = true
        for word in text[start...].split(separator: " ", omittingEmptySubsequences: false) {
            let length = word.count
            if !isFirst, column + 1 + length > width {
                lines += "\n" + String(repeating: " ", count: indent)
                column = indent
            } else if !isFirst {
                lines += " "
                column += 1
            }
            lines += word
            column += length
            isFirst = false
        }
        return lines
    }

    /// The nearest place at or before an offset where no character is cut in two.
    private func boundary(_ offset: Int, _ bytes: [UInt8], in line: Range<Int>) -> Int {
        guard offset < line.upperBound else { return offset }
        for place in stride(from: offset, through: max(line.lowerBound, offset - 3), by: -1)
        where bytes[place] & 0xC0 != 0x80 {
            return place
        }
        return offset
    }

    /// Tabs and controls would shift the caret or drive the terminal.
    private func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar
    }

    private func paint(_ text: String, _ severity: Severity) -> String {
        guard colour else { return text }
        let sequence =
            switch severity {
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            }
        return "\u{1B}[\(sequence)m\(text)\u{1B}[0m"
    }
}
