import Diagnostics
import Guidance
import HTML
import TestSupport
import Testing

@testable import Site

/// Every line of the sample documents and of what is imported from them is read on a page, or a diagnostic names what of it is not.
///
/// The published copies of the Markdown files and the texts made of them do not count: a line that is only there is lost.
/// Of front matter, also `data/site.json` counts, where other programs find it.
@Suite struct NothingIsLostTests {
    // MARK: Inputs

    private func check(_ sources: [SourceFile], assets: Set<String> = [], _ name: String) async throws {
        var diagnostics = DiagnosticList()
        let catalog = await Catalog.load(sources, assets: assets, jobs: 2, diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog, jobs: 2), diagnostics: &diagnostics)
        let output = try Output(site)
        var lines = 0
        for file in sources where file.path.hasSuffix(".md") || file.path.hasSuffix(".mdx") {
            let told = diagnostics.all.filter { $0.span?.file.path == file.path && Self.tells($0.code.id) }
            let lost = LostWords(file, told: told.compactMap { $0.span?.range }, output.pages(of: file.path)).lines
            lines += file.lineStarts.count
            #expect(lost.isEmpty, "\(file.path): \(lost.prefix(4).joined(separator: "; "))")
        }
        print("nothing is lost: \(name), \(lines) lines")
    }

    /// Diagnostics that say that something of the place is not shown as it is written.
    private static func tells(_ code: String) -> Bool {
        code.hasPrefix("HR-M") || code.hasPrefix("HR-Y")
            || ["HR-C003", "HR-C004", "HR-C008", "HR-C009", "HR-C010", "HR-C012", "HR-C018", "HR-C025", "HR-C026", "HR-C027"].contains(code)
    }

    @Test("Sample documents as they are, as content files", .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func seeds() async throws {
        guard let seeds = Folders.seeds else { return }
        for name in try Folders.files(below: seeds, ending: ".txt") {
            let file = SourceFile(path: "content/guidance/\(name.prefix(3)).md", bytes: try Folders.bytes(of: seeds + "/" + name))
            try await check([file], name)
        }
    }

    @Test("Imported documents, from the exported text to the page", .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func imports() async throws {
        guard let seeds = Folders.seeds else { return }
        for name in try Folders.files(below: seeds, ending: ".txt") {
            let source = SourceFile(path: name, bytes: try Folders.bytes(of: seeds + "/" + name))
            if source.bytes.starts(with: "---".utf8) { continue }
            var notes = DiagnosticList()
            let document = ContentImport.convert(source, diagnostics: &notes)
            var words = WordSet()
            words.add(document.text)
            let lost = LostWords(source, told: notes.all.compactMap { $0.span?.range }, words).lines
            #expect(lost.isEmpty, "\(name): \(lost.prefix(4).joined(separator: "; "))")
            try await check([SourceFile(path: document.path, text: document.text)], "import of \(name)")
        }
    }
}

// MARK: What is published

/// The words of the pages of each source file.
private struct Output {
    private var words: [String: WordSet] = [:]

    init(_ site: BuiltSite) throws {
        let files = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0) })
        var diagnostics = DiagnosticList()
        let json = try #require(files["data/site.json"])
        let data = try #require(SiteData(reading: SourceFile(path: json.path, bytes: json.bytes), diagnostics: &diagnostics))
        let anchors = data.documents.flatMap { $0.requirements.compactMap(\.authorAnchor) }
        for document in data.documents {
            let page = try #require(files[document.path])
            var set = words[document.source] ?? WordSet()
            set.addPage(HTMLParser.parseDocument(SourceFile(path: page.path, bytes: page.bytes)))
            // `#anchor` in running text is shown as the code it stands for.
            for anchor in anchors { set.add(anchor) }
            var copy = document
            copy.requirements = []
            let fields = SiteDataProbe.json(copy)
            set.metadata.formUnion(WordSet.words(of: fields).map(\.word))
            words[document.source] = set
        }
    }

    func pages(of source: String) -> WordSet { words[source] ?? WordSet() }
}

private enum SiteDataProbe {
    /// What the data file says of one document.
    static func json(_ document: SiteData.Document) -> String {
        var data = SiteData()
        data.documents = [document]
        return data.document.serialized()
    }
}

/// Words and pairs of neighbouring words.
private struct WordSet {
    private(set) var words = Set<String>()
    private(set) var pairs = Set<String>()
    /// Words of data files, for front matter.
    var metadata = Set<String>()

    struct Word {
        var word: String
        /// Byte offsets in the text.
        var range: Range<Int>
        /// Only white space, commas and the like stand between the word before and this one.
        var isNext: Bool
    }

    /// Runs of letters, marks and digits in small letters.
    static func words(of text: String) -> [Word] {
        var found: [Word] = []
        var word = ""
        var start = 0
        var offset = 0
        var isNext = false
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if word.isEmpty { start = offset }
                word += String(scalar).lowercased()
            } else {
                if !word.isEmpty {
                    found.append(Word(word: word, range: start..<offset, isNext: isNext))
                    isNext = true
                }
                word = ""
                if !" ,;?!'’“”\t-–—".unicodeScalars.contains(scalar) { isNext = false }
            }
            offset += length
        }
        if !word.isEmpty { found.append(Word(word: word, range: start..<offset, isNext: isNext)) }
        return found
    }

    mutating func add(_ text: String) {
        var previous: String?
        for word in WordSet.words(of: text) {
            words.insert(word.word)
            if let previous { pairs.insert(previous + " " + word.word) }
            previous = word.word
        }
    }

    private static let inlines: Set<String> = [
        "a", "abbr", "b", "cite", "code", "del", "em", "i", "kbd", "mark", "q", "s", "samp", "small", "span", "strong", "sub",
        "sup", "var",
    ]

    /// The text that readers see, run by run, and the values of attributes.
    mutating func addPage(_ page: Document) {
        var run = ""
        for node in page.descendants(page.rootID) {
            switch page.kind(node) {
            case .element:
                for attribute in page.attributes(node) { add(attribute.value) }
                if !WordSet.inlines.contains(page.tagName(node).text) || page.attribute(node, .class) == "visually-hidden" { run += "\n" }
            case .text:
                if page.ancestors(node).prefix(3).contains(where: { page.attribute($0, .class) == "visually-hidden" }) { continue }
                run += page.textContent(node)
            default: continue
            }
        }
        add(run)
    }

    func has(_ word: WordSet.Word, after previous: String?) -> Bool {
        guard words.contains(word.word) else { return false }
        guard word.isNext, let previous else { return true }
        return pairs.contains(previous + " " + word.word)
    }
}

/// The lines of a source of which a word stands nowhere.
private struct LostWords {
    private(set) var lines: [String] = []

    init(_ file: SourceFile, told: [Range<Int>], _ output: WordSet) {
        var isFrontMatter = false
        let syntax = Self.syntax.compactMap { try? Regex($0) }
        for number in 1...file.lineStarts.count {
            let range = file.range(ofLine: number)
            let text = file.text(in: range)
            let trimmed = text.replacing("\u{FEFF}", with: "").trimmingPrefix { $0 == " " }
            if trimmed.hasPrefix("---"), trimmed.drop(while: { $0 == "-" }).allSatisfy({ $0 == " " }), number == 1 || isFrontMatter {
                isFrontMatter = number == 1 && Self.closes(file)
                continue
            }
            let missing =
                isFrontMatter
                ? Self.missing(inFrontMatter: text, at: range.lowerBound, told, output) : Self.missing(in: text, without: syntax, at: range.lowerBound, told, output)
            if !missing.isEmpty { lines.append("\(number): \(missing.joined(separator: ", "))") }
        }
    }

    private static func closes(_ file: SourceFile) -> Bool {
        (2..<max(3, file.lineStarts.count + 1)).contains { line in
            line <= file.lineStarts.count && file.text(in: file.range(ofLine: line)).hasPrefix("---")
        }
    }

    private static func missing(inFrontMatter text: String, at start: Int, _ told: [Range<Int>], _ output: WordSet) -> [String] {
        // A comment of YAML is for writers, and a known key is a name for what it holds.
        if text.drop(while: { $0 == " " }).hasPrefix("#") { return [] }
        let key = text.prefixMatch(of: /\s*(- )?[A-Za-z_]+:/)?.output.0.utf8.count ?? 0
        return WordSet.words(of: text).filter { word in
            word.range.lowerBound >= key && !output.words.contains(word.word) && !output.metadata.contains(word.word)
                && !told.contains { $0.overlaps(start + word.range.lowerBound..<start + word.range.upperBound) }
        }.map(\.word)
    }

    private static func missing(
        in text: String, without syntax: [Regex<AnyRegexOutput>], at start: Int, _ told: [Range<Int>], _ output: WordSet
    ) -> [String] {
        var blank = text
        // Syntax that has words in it and shows none of them: made blank, so that places stay.
        for pattern in syntax {
            for match in blank.matches(of: pattern).reversed() {
                let range = match.range
                blank.replaceSubrange(range, with: String(repeating: "|", count: blank[range].utf8.count))
            }
        }
        var previous: String?
        var missing: [String] = []
        for word in WordSet.words(of: blank) {
            if !output.has(word, after: previous),
                !told.contains(where: { $0.overlaps(start + word.range.lowerBound..<start + word.range.upperBound) })
            {
                missing.append(word.word)
            }
            previous = word.word
        }
        return missing
    }

    /// List numbers, boxes of tasks, labels of references and definitions, character references, marks of attribute
    /// blocks, endings of content files, end tags of what was removed, and the lines that only define an id.
    private static let syntax: [String] = [
        #"^[\s>]*\d+[.)]\s"#, #"^[\s>]*[-*+]\s+\[[xX ]\]"#, #"\]\[[^\]]*\]"#, #"^\s*\[[^\]]+\]:"#, #"\[\^[^\]]+\]"#,
        #"&#?[A-Za-z0-9]+;"#, #"\.(rule|avoid|defect)\b"#, #"\.mdx?\b"#, #"</[A-Za-z]+>"#, #"^Pattern ID:"#, #"^```ya?ml$"#,
        #"^(id|scope):"#,
    ]
}
