import Diagnostics

/// From an exported page (plain text or HTML) to the text of a content file.
///
/// The source is never changed. What is not certain is told with the line of the source.
public enum ContentImport {
    /// A new content file.
    public struct Document: Sendable {
        public var kind: EntryKind
        public var name: String
        /// Where it belongs, from the project's root.
        public var path: String
        /// Markdown with front matter.
        public var text: String

        init(kind: EntryKind, name: String, text: String) {
            self.kind = kind
            self.name = name
            path = "content/\(kind.folder)/\(name).md"
            self.text = text
        }
    }

    /// Converts one file. Complexity: O(n).
    public static func convert(_ file: SourceFile, diagnostics: inout DiagnosticList) -> Document {
        if isHTML(file) { return HTMLImport(file).document(&diagnostics) }
        let lines = TextLine.lines(of: file)
        let announced = Set(lines.compactMap { SectionHeadings.kind(of: $0.text) })
        if announced.intersection([.useWhen, .avoidWhen, .mustHaves, .donts, .acceptanceChecks]).count >= 2 {
            return ComponentImport(file, lines).document(&diagnostics)
        }
        return LessonImport(file, lines).document(&diagnostics)
    }

    private static func isHTML(_ file: SourceFile) -> Bool {
        let path = file.path.lowercased()
        if path.hasSuffix(".html") || path.hasSuffix(".htm") || path.hasSuffix(".xhtml") { return true }
        let start = String(decoding: file.bytes.prefix(512), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<main", "<article"].contains { start.contains($0) }
    }

    /// `Dialog (Modal)` gives `dialog.modal`, `Sheets and modals` gives `sheets-and-modals`.
    static func name(ofTitle title: String) -> String {
        let parts = title.split { $0 == "(" || $0 == ")" }.map { Wording.heading(String($0)) }.filter { !$0.isEmpty }
        let words = parts.map { $0.split(separator: " ").joined(separator: "-") }
        return EntryName.sanitized(words.joined(separator: "."))
    }

    /// `Dialog (Modal) | A11y Context` without the name of the site.
    static func titleWithoutSite(_ line: String) -> String {
        for separator in [" | ", " – ", " — "] {
            if let range = line.firstRange(of: separator) { return String(line[..<range.lowerBound]) }
        }
        return line
    }

    /// Front matter and title of a new document.
    static func opening(kind: EntryKind, name: String, title: String) -> String {
        let quoted = title.contains(where: { ":#\"'[]{}&*!|>%@`".contains($0) })
            ? "\"" + title.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\"" : title
        return "---\nid: \(name)\ntitle: \(quoted)\nkind: \(kind.rawValue)\nstatus: draft\n---\n\n# \(MarkdownText.prose(title))\n"
    }
}

/// A line of a text with its number.
struct TextLine {
    /// 1-based.
    var number: Int
    /// Without white space at its ends.
    var text: String
    /// As it stands, without its line ending.
    var raw: String

    static func lines(of file: SourceFile) -> [TextLine] {
        (1...file.lineStarts.count).map { number in
            let raw = file.text(in: file.range(ofLine: number))
            return TextLine(number: number, text: Wording.normalized(raw), raw: raw)
        }
    }
}

extension SourceFile {
    func span(ofLine number: Int) -> SourceSpan { span(range(ofLine: number)) }
}
