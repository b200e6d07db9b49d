import Diagnostics

/// A long text exported as plain text: headings are short lines without a full stop, code has lost its indentation, and
/// paragraphs may be broken into lines.
struct LessonImport {
    private enum Block {
        case paragraph(String)
        case heading(String, line: TextLine)
        case code([String], line: TextLine)
    }

    private let file: SourceFile
    private let lines: [TextLine]

    init(_ file: SourceFile, _ lines: [TextLine]) {
        self.file = file
        self.lines = lines
    }

    func document(_ diagnostics: inout DiagnosticList) -> ContentImport.Document {
        let blocks = blocks()
        var title = EntryName.title(fromStem: ContentPlace(path: file.path).stem)
        var body = blocks[...]
        if case .heading(let text, let line)? = body.first {
            title = ContentImport.titleWithoutSite(text)
            guess("the title “\(title)” is the first line", line, &diagnostics)
            body.removeFirst()
        } else {
            diagnostics.report(
                GuidanceCodes.guessed, "the text has no title; “\(title)” was made from the file name",
                at: file.span(ofLine: 1))
        }
        let name = ContentImport.name(ofTitle: title)
        var text = ContentImport.opening(kind: .lesson, name: name, title: title)
        let levels = levels(Array(body), &diagnostics)
        var heading = 0
        for block in body {
            switch block {
            case .paragraph(let words): text += "\n" + MarkdownText.prose(words) + "\n"
            case .heading(let words, _):
                text += "\n" + String(repeating: "#", count: levels[heading]) + " " + MarkdownText.prose(words) + "\n"
                heading += 1
            case .code(let code, let line):
                let language = "swift"
                guess(
                    "\(code.count) \(code.count == 1 ? "line" : "lines") from here on were taken for code", line,
                    &diagnostics)
                text += "\n" + MarkdownText.fence(CodeLines.indented(code), language: language) + "\n"
            }
        }
        return ContentImport.Document(kind: .lesson, name: name, text: text)
    }

    // MARK: Blocks

    private func blocks() -> [Block] {
        var blocks: [Block] = []
        var code = CodeLines()
        var open = ""
        func closeParagraph() {
            if !open.isEmpty { blocks.append(.paragraph(open)) }
            open = ""
        }
        for (index, line) in lines.enumerated() {
            if line.text.isEmpty {
                if code.depth > 0, case .code(let earlier, let first)? = blocks.last {
                    blocks[blocks.count - 1] = .code(earlier + [""], line: first)
                } else {
                    closeParagraph()
                }
            } else if (open.isEmpty || endsSentence(open)) && code.takes(line.text) {
                closeParagraph()
                let text = String(line.raw.reversed().drop { $0.isWhitespace }.reversed())
                if case .code(let earlier, let first)? = blocks.last {
                    blocks[blocks.count - 1] = .code(earlier + [text], line: first)
                } else {
                    blocks.append(.code([text], line: line))
                }
            } else if open.isEmpty || endsSentence(open), isHeading(line.text, at: index) {
                closeParagraph()
                blocks.append(.heading(line.text, line: line))
            } else {
                if endsSentence(open) { closeParagraph() }
                open += (open.isEmpty ? "" : " ") + line.text
            }
        }
        closeParagraph()
        return blocks
    }

    /// A paragraph that could end here.
    private func endsSentence(_ text: String) -> Bool { text.last.map { ".:?!”\"".contains($0) } ?? true }

    /// At most nine words, a capital first, no mark at the end, no sentence inside, and something below it.
    private func isHeading(_ line: String, at index: Int) -> Bool {
        guard let first = line.first, first.isUppercase || first.isNumber, let last = line.last,
            !".:,;?!–—-(\"”".contains(last), line.count <= 64, line.split(separator: " ").count <= 9,
            !line.contains(". "), !line.contains("("), !line.contains("=")
        else { return false }
        // A line that goes on with a small letter is a broken paragraph, unless that word is an identifier.
        guard let next = lines[(index + 1)...].first(where: { !$0.text.isEmpty })?.text else { return false }
        return next.first?.isLowercase != true || next.prefix { $0 != " " }.contains(where: \.isUppercase)
    }

    // MARK: Levels

    /// The level of each heading: 3 when it takes up a word of the section that it stands in, else 2. Words that the
    /// whole text is about say nothing.
    private func levels(_ blocks: [Block], _ diagnostics: inout DiagnosticList) -> [Int] {
        let common = commonWords(blocks)
        var levels: [Int] = []
        var section = Set<UInt64>()
        for block in blocks {
            switch block {
            case .paragraph(let words): section.formUnion(LessonImport.words(words))
            case .code(let lines, _): section.formUnion(LessonImport.words(lines.joined(separator: " ")))
            case .heading(let words, let line):
                let own = LessonImport.words(words).subtracting(common)
                let level = levels.isEmpty || own.isDisjoint(with: section) ? 2 : 3
                if level == 2 { section = [] }
                section.formUnion(own)
                levels.append(level)
                guess("“\(words)” was taken for a heading of level \(level)", line, &diagnostics)
            }
        }
        return levels
    }

    /// Words that stand in a fifth of all paragraphs.
    private func commonWords(_ blocks: [Block]) -> Set<UInt64> {
        var counts: [UInt64: Int] = [:]
        var paragraphs = 0
        for case .paragraph(let words) in blocks {
            paragraphs += 1
            for word in LessonImport.words(words) { counts[word, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value * 5 >= paragraphs }.map(\.key))
    }

    /// Telling words; what a hyphen joins is one word.
    private static func words(_ text: String) -> Set<UInt64> {
        Set(CoverageFinder.telling(String(text.map { $0 == "-" ? "q" : $0 }))).subtracting(fillers)
    }

    private static let fillers = Set(
        CoverageFinder.telling("why how inside outside before after about should naturally next you your yours"))

    private func guess(_ message: String, _ line: TextLine, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(GuidanceCodes.guessed, message, at: file.span(ofLine: line.number))
    }
}
