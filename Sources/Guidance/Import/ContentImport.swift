import Diagnostics
import HTML

/// From an exported page (plain text or HTML) to the text of a content file. Markdown is taken as it is.
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
        let file = decoded(file, &diagnostics)
        if let document = markdown(file, &diagnostics) { return document }
        if isHTML(file) { return HTMLImport(file).document(&diagnostics) }
        let lines = TextLine.lines(of: file)
        let announced = Set(lines.compactMap { SectionHeadings.kind(of: $0.text) })
        if announced.intersection([.useWhen, .avoidWhen, .mustHaves, .donts, .acceptanceChecks]).count >= 2 {
            return ComponentImport(file, lines).document(&diagnostics)
        }
        return LessonImport(file, lines).document(&diagnostics)
    }

    /// Whether there is a text to import: an empty file has none, and neither have pictures and archives.
    public static func isText(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return bytes.count > 2 }
        return !bytes.prefix(8_000).contains(0) && bytes.contains { $0 > 0x20 }
    }

    /// UTF-16 with a byte order mark and windows-1252 as UTF-8. A page of HTML mostly says its encoding itself.
    private static func decoded(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> SourceFile {
        let bytes = file.bytes
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        if !isNamedHTML(file), isBigEndian || bytes.starts(with: [0xFF, 0xFE]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            let decoded = SourceFile(path: file.path, text: String(decoding: units, as: UTF16.self))
            diagnostics.report(
                GuidanceCodes.guessed, "the file was read as UTF-16", at: decoded.span(decoded.range(ofLine: 1)))
            return decoded
        }
        let isHTML = isHTML(file)
        if !isHTML || !GuessedEncoding.isDeclared(bytes), let first = GuessedEncoding.windows1252Start(bytes) {
            let decoded = SourceFile(path: file.path, bytes: GuessedEncoding.utf8(fromWindows1252: bytes))
            diagnostics.report(
                GuidanceCodes.guessed, "the file is not UTF-8 here, and was read as windows-1252",
                at: decoded.span(ofLine: file.line(at: first)),
                help: "look at the letters with accents, or save it as UTF-8 and import it again")
            return decoded
        }
        if !isHTML, String(validating: bytes, as: UTF8.self) == nil {
            let bad = (1...file.lineStarts.count).first { line in
                String(validating: file.bytes[file.range(ofLine: line)], as: UTF8.self) == nil
            }
            diagnostics.report(
                GuidanceCodes.guessed, "the file is not UTF-8 here; what cannot be read is written as U+FFFD",
                at: file.span(ofLine: bad ?? 1), help: "save it as UTF-8 and import it again")
        }
        return file
    }

    private static func isNamedHTML(_ file: SourceFile) -> Bool {
        let path = file.path.lowercased()
        return path.hasSuffix(".html") || path.hasSuffix(".htm") || path.hasSuffix(".xhtml")
    }

    private static func isHTML(_ file: SourceFile) -> Bool {
        if isNamedHTML(file) { return true }
        let start = String(decoding: file.bytes.prefix(512), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<main", "<article"].contains { start.contains($0) }
    }

    /// A file that is Markdown by its name, its front matter or its first line; nil for others.
    private static func markdown(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> Document? {
        let path = file.path.lowercased()
        var ignored = DiagnosticList()
        let frontMatter = FrontMatter(file, diagnostics: &ignored)
        let first = file.bytes[frontMatter.bodyStart...].drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        let isNamed = [".md", ".mdx", ".markdown"].contains(where: path.hasSuffix)
        guard isNamed || !isNamedHTML(file) && (frontMatter.mapping != nil || first.starts(with: "# ".utf8)) else {
            return nil
        }
        let stem = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "document"
        let content = ContentFile(SourceFile(path: "content/\(stem).md", bytes: file.bytes), diagnostics: &ignored)
        guard let entry = EntryDecoder.decode(content, settings: Settings(), diagnostics: &ignored).first?.entry else {
            return nil
        }
        diagnostics.report(
            GuidanceCodes.guessed, "the file is Markdown and was taken as it is, as a \(entry.kind.rawValue)",
            at: file.span(file.range(ofLine: 1)), help: "`handrail check` says what it makes of it")
        return Document(kind: entry.kind, name: entry.name, text: String(decoding: file.bytes, as: UTF8.self))
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
        let quoted =
            title.contains(where: { ":#\"'[]{}&*!|>%@`".contains($0) })
            ? "\"" + title.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\"" : title
        return
            "---\nid: \(name)\ntitle: \(quoted)\nkind: \(kind.rawValue)\nstatus: draft\n---\n\n# \(MarkdownText.prose(title))\n"
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
