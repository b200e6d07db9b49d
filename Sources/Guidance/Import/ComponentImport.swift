import Diagnostics

/// A component page exported as plain text: headings on lines of their own, a sentence of introduction under each, items
/// one a line, groups of checks as short lines, and code behind a line with the name of its language.
struct ComponentImport {
    private let file: SourceFile
    private let lines: [TextLine]
    private var index = 0
    private var text = ""
    private var section: SectionKind?
    /// True until the first block under the current heading has been read.
    private var isFirstBlock = false

    /// Headings that carry an introduction in exports.
    private static let introduced: Set<SectionKind> = [
        .selection, .mustHaves, .donts, .customizable, .goldenPattern, .acceptanceChecks,
    ]
    private static let languages: Set<String> = [
        "swift", "html", "css", "javascript", "js", "jsx", "typescript", "ts", "tsx", "kotlin", "json", "yaml", "shell",
    ]

    init(_ file: SourceFile, _ lines: [TextLine]) {
        self.file = file
        self.lines = lines
    }

    func document(_ diagnostics: inout DiagnosticList) -> ContentImport.Document {
        var reader = self
        return reader.read(&diagnostics)
    }

    private mutating func read(_ diagnostics: inout DiagnosticList) -> ContentImport.Document {
        skipBlank()
        let title = index < lines.count ? ContentImport.titleWithoutSite(lines[index].text) : "Untitled"
        let name = ContentImport.name(ofTitle: title)
        if index < lines.count {
            guess("the id `\(name)` was made from the title “\(title)”", lines[index], &diagnostics)
            index += 1
        }
        text = ContentImport.opening(kind: .component, name: name, title: title)
        while index < lines.count {
            skipBlank()
            guard index < lines.count else { break }
            readBlock(&diagnostics)
        }
        return ContentImport.Document(kind: .component, name: name, text: text)
    }

    private mutating func skipBlank() {
        while index < lines.count, lines[index].text.isEmpty { index += 1 }
    }

    private mutating func readBlock(_ diagnostics: inout DiagnosticList) {
        let line = lines[index]
        if let kind = SectionHeadings.kind(of: line.text), isAlone(index) {
            index += 1
            openSection(kind, line, &diagnostics)
        } else if isCodeLabel(index) {
            readCode(&diagnostics)
        } else if section == .acceptanceChecks, isGroup(line), isAlone(index) {
            index += 1
            text += "\n### \(MarkdownText.prose(line.text))\n"
            isFirstBlock = false
        } else if isFirstBlock, let section, ComponentImport.introduced.contains(section), isAlone(index), hasMore() {
            index += 1
            isFirstBlock = false
            guess("the introduction “\(line.text)” was left out", line, &diagnostics)
        } else {
            readItems()
        }
    }

    private mutating func openSection(_ kind: SectionKind, _ line: TextLine, _ diagnostics: inout DiagnosticList) {
        skipBlank()
        guard index < lines.count else {
            guess("the last line “\(line.text)” is no section and was left out", line, &diagnostics)
            return
        }
        let isUnderSelection = (kind == .useWhen || kind == .avoidWhen) && text.contains("\n## Selection\n")
        text += "\n\(isUnderSelection ? "###" : "##") \(line.text)\n"
        section = kind
        isFirstBlock = true
    }

    /// A line with nothing but blank lines around it.
    private func isAlone(_ index: Int) -> Bool {
        (index == 0 || lines[index - 1].text.isEmpty) && (index + 1 == lines.count || lines[index + 1].text.isEmpty)
    }

    /// True when the section goes on after this line.
    private func hasMore() -> Bool {
        guard let next = lines[(index + 1)...].first(where: { !$0.text.isEmpty }) else { return false }
        if section == .selection { return true }
        return SectionHeadings.kind(of: next.text) == nil
    }

    /// A label has at most eight words and does not end as a sentence does.
    private func isGroup(_ line: TextLine) -> Bool {
        guard let last = line.text.last, !".!?;,".contains(last) else { return false }
        return line.text.split(separator: " ").count <= 8
    }

    private mutating func readItems() {
        isFirstBlock = false
        text += "\n"
        let isList = section?.requirementKind != nil
        while index < lines.count, !lines[index].text.isEmpty {
            text += isList ? item(lines[index].text) : MarkdownText.prose(lines[index].text) + "\n\n"
            index += 1
        }
    }

    /// A line as an item. Signs and numbers that the page drew before its items are the list's own.
    private func item(_ line: String) -> String {
        let rest = line.dropFirst()
        if let first = line.first, "•‣◦▪●○·–—-*☐☑✓✔✗✘".contains(first), rest.first == " " {
            return "- " + MarkdownText.prose(String(rest.drop { $0 == " " })) + "\n"
        }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        let behind = line.dropFirst(number.count)
        if (1...3).contains(number.count), behind.hasPrefix(". ") || behind.hasPrefix(") ") {
            return number + ". " + MarkdownText.prose(String(behind.dropFirst(2).drop { $0 == " " })) + "\n"
        }
        return "- " + MarkdownText.prose(line) + "\n"
    }

    /// The name of a language: in capitals as exports write it, anywhere in the golden pattern; elsewhere only before
    /// what looks like code.
    private func isCodeLabel(_ index: Int) -> Bool {
        let line = lines[index].text
        guard ComponentImport.languages.contains(line.lowercased()),
            index + 1 < lines.count, let next = lines[(index + 1)...].first(where: { !$0.text.isEmpty })
        else { return false }
        if section == .goldenPattern { return true }
        return line == line.uppercased() && (CodeLines.looksLikeCode(next.text) || next.text.first == "<")
    }

    /// Code up to the next heading that announces a section, or the next name of a language in capitals.
    private mutating func readCode(_ diagnostics: inout DiagnosticList) {
        let language = lines[index].text.lowercased()
        guess("the code behind “\(lines[index].text)” was taken for \(language)", lines[index], &diagnostics)
        index += 1
        var code: [String] = []
        while index < lines.count {
            let line = lines[index].text
            if isAlone(index), !line.isEmpty, SectionHeadings.kind(of: line) != nil { break }
            if line == line.uppercased(), ComponentImport.languages.contains(line.lowercased()),
                lines[index - 1].text.isEmpty
            {
                break
            }
            code.append(lines[index].raw)
            index += 1
        }
        while let last = code.last, last.allSatisfy(\.isWhitespace) { code.removeLast() }
        text += "\n" + MarkdownText.fence(code, language: language) + "\n"
        isFirstBlock = false
    }

    private func guess(_ message: String, _ line: TextLine, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(GuidanceCodes.guessed, message, at: file.span(ofLine: line.number))
    }
}
