import Diagnostics
import Guidance
import HTML
import TestSupport
import Testing

@testable import Site

/// Every line of every input that we have is read on a page, or a diagnostic names what of it is not.
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
            || [
                "HR-C003", "HR-C004", "HR-C006", "HR-C008", "HR-C009", "HR-C010", "HR-C012", "HR-C015", "HR-C016",
                "HR-C018", "HR-C025", "HR-C026",
                "HR-C027", "HR-C030",
            ].contains(code)
    }

    private static let projects: [String] =
        [Folders.package] + (Folders.suites.map { ["\($0)/guidance/wild", "\($0)/guidance/patterns"] } ?? [])

    @Test("Projects: our own, and those of other teams", arguments: projects)
    func project(folder: String) async throws {
        var sources: [SourceFile] = []
        var assets = Set<String>()
        for path in try Folders.files(below: folder + "/content") {
            let name = "content/" + path
            if [".md", ".mdx", ".yaml"].contains(where: path.hasSuffix) {
                sources.append(SourceFile(path: name, bytes: try Folders.bytes(of: folder + "/" + name)))
            } else {
                assets.insert(name)
            }
        }
        try await check(sources, assets: assets, folder.split(separator: "/").last.map(String.init) ?? "")
    }

    @Test(
        "Sample documents as they are, as content files",
        .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func seeds() async throws {
        guard let seeds = Folders.seeds else { return }
        for name in try Folders.files(below: seeds, ending: ".txt") {
            let file = SourceFile(
                path: "content/guidance/\(name.prefix(3)).md", bytes: try Folders.bytes(of: seeds + "/" + name))
            try await check([file], name)
        }
    }

    @Test(
        "Imported documents, from the exported text to the page",
        .enabled(if: Folders.seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func imports() async throws {
        guard let seeds = Folders.seeds else { return }
        for name in try Folders.files(below: seeds, ending: ".txt") {
            let source = SourceFile(path: name, bytes: try Folders.bytes(of: seeds + "/" + name))
            var notes = DiagnosticList()
            let document = ContentImport.convert(source, diagnostics: &notes)
            var words = WordSet()
            words.add(document.text)
            let lost = LostWords(source, told: notes.all.compactMap { $0.span?.range }, words).lines
            #expect(lost.isEmpty, "\(name): \(lost.prefix(4).joined(separator: "; "))")
            try await check([SourceFile(path: document.path, text: document.text)], "import of \(name)")
        }
    }

    @Test(
        "New content files of every kind, and dialects",
        arguments: Kinds.all.map(\.kind.rawValue) + dialects.keys.sorted())
    func small(name: String) async throws {
        if let new = Kinds.newContent(kind: name, id: "sample.part") {
            try await check([SourceFile(path: new.path, text: new.text)], name)
        } else {
            try await check([SourceFile(path: "content/components/dialect.md", text: Self.dialects[name] ?? "")], name)
        }
    }

    private static let dialects: [String: String] = [
        "unclosed front matter": "---\ntitle: Opened\nowner: Nobody\n\n# Heading\n\nWords of text.\n",
        "carriage returns":
            "\u{FEFF}---\r\ntitle: Opened\r\n---\r\n\r\n# Opened\r\n\r\nLine one\r\nline two.\r\n\r\n- item\r\n",
        "raw HTML": """
        # Raw

        <!-- a remark
        of two lines -->

        <script>
        let secret = 1
        </script>

        <div class="box">

        Kept words.

        </div>

        Text <span onclick="go()">inside</span> and <iframe src="https://example.org/x">frame words</iframe> after.

        <?php echo ?>

        <video src="a.mp4">fallback words</video>
        """,
        "links and footnotes": """
        # Links

        A [text][used] and a note[^1] here.

        [used]: https://example.org/used "Used title"
        [never]: https://example.org/never "Never title"

        [^1]: The note's words.
        [^2]: A note that nothing names,
            on two lines.
        [^1]: Another note of the same label.
        """,
        "fences":
            "# Fences\n\n```swift title=\"File.swift\" highlight=2\nlet a = 1\n```\n\n```jsx live drawer\n<Box />\n```\n\n~~~\nplain\n~~~\n",
        "related":
            "# Related\n\n## Related\n\n- [How it really works](dialect.md) explains more.\n- [Other words](gone.md)\n",
        "related links":
            "# Here\n\nText.\n\n## Related\n\n- [How it really works](other.md)\n- [Elsewhere in words](https://example.org/)\n",
        "foreign":
            "# Foreign\n\nimport X from './x'\n\n{% include \"part\" %}\n\n{{ value | filter }}\n\n<Callout kind=\"note\">\n\nInner words.\n\n</Callout>\n",
        "tables":
            "# Tables\n\n| a | b |\n|---|---|\n| one | two | surplus |\n| `x|y` | z |\n\n##\n\n### Deeper\n\nWords {width=20}\n",
        "contents": "# Page\n\n## Contents\n\n- Guide\n- Gone for good\n\n## Guide\n\nWords.\n",
        "groups":
            "# Groups\n\n## Acceptance checks\n\nSome words before.\n\n**VoiceOver**\n\nMore words.\n\n- [ ] One.\n- [x] Two.\n\nBetween words.\n\n- Three.\n\nAfter words.\n",
        "front matter":
            "---\ntitle: T\nstatus: odd\nreviewed: someday\nteam: {lead: Ada}\nchangelog:\n  - {date: soon, text: Changed, who: Bob}\n  - Just words\nrelated: [{id: dialog.later, status: planned}, dialog.gone]\n---\n\nText.\n",
    ]

    // MARK: Values of another type than is asked for

    /// `W` stands for a word of its own.
    private static let values = [
        "W", "{inner: W}", "[W, W]", "[[W]]", "[{inner: W}]", "{id: W, title: [W], text: {inner: W}, date: W}", "7W",
        "[~, W]",
    ]
    private static let keys = [
        "id", "title", "summary", "description", "kind", "stack", "status", "version", "latest_version", "platforms",
        "availability",
        "aliases", "tags", "family", "docs", "hig", "reviewed", "review_after", "owner", "language", "related", "wcag",
        "order",
        "source", "changelog", "extends", "replaced_by", "terms", "unknown",
    ]
    private static let settings = [
        "title", "description", "language", "base_url", "theme", "theme_options", "navigation", "families", "stacks",
        "statuses", "terms", "planned", "checks", "review_after", "defect_owner", "unknown",
    ]

    /// Puts a new word in place of each `W`.
    private static func worded(_ value: String, _ count: inout Int) -> String {
        var text = ""
        for character in value {
            guard character == "W" else {
                text.append(character)
                continue
            }
            count += 1
            text += "zed" + String(count).map { String(UnicodeScalar(UInt8(ascii: "a") + $0.asciiDigit)) }.joined()
        }
        return text
    }

    @Test("Each key of front matter and of a rule's yaml, with values of any type")
    func frontMatterValues() async throws {
        var sources: [SourceFile] = []
        var count = 0
        for (key, value) in Self.keys.flatMap({ key in Self.values.map { (key, $0) } }) {
            let head = "title: Kept\nversion: 3\n"
            let front =
                "\(head.split(separator: "\n").filter { !$0.hasPrefix(key + ":") }.joined(separator: "\n"))\n\(key): \(Self.worded(value, &count))"
            sources.append(
                SourceFile(path: "content/pages/p\(sources.count).md", text: "---\n\(front)\n---\n\nText.\n"))
        }
        for value in Self.values + ["{W: {id: W}}"] {
            let yaml =
                "id: \(Self.worded(value, &count))\nscope: \(Self.worded(value, &count))\nowner: \(Self.worded(value, &count))"
            let text =
                "# Rules\n\n## Rule: A\n\n```yaml\n\(yaml)\n```\n\nText.\n\n## Rule: B\n\n```yaml\n- id: \(Self.worded("W", &count))\n```\n\nText.\n"
            sources.append(SourceFile(path: "content/rules/r\(sources.count).md", text: text))
        }
        try await check(sources, "values of front matter")
    }

    @Test("Each setting of the site, with values of any type", arguments: settings)
    func settingValues(key: String) async throws {
        var count = 0
        for value in Self.values {
            let head = ["title: Kept"].filter { !$0.hasPrefix(key + ":") }.joined(separator: "\n")
            let settings = SourceFile(
                path: "content/site.yaml", text: "\(head)\n\(key): \(Self.worded(value, &count))\n")
            var diagnostics = DiagnosticList()
            let catalog = await Catalog.load(
                [settings, SourceFile(path: "content/pages/a.md", text: "# A\n\nText.\n")], jobs: 1,
                diagnostics: &diagnostics)
            let site = await Site.build(SiteInput(catalog: catalog, jobs: 1), diagnostics: &diagnostics)
            var words = WordSet()
            for file in site.files where file.path.hasSuffix(".html") || file.path == "data/site.json" {
                words.add(String(decoding: file.bytes, as: UTF8.self))
            }
            let told = diagnostics.all.compactMap { $0.span?.file.path == settings.path ? $0.span?.range : nil }
            for word in WordSet.words(of: settings.text(in: 0..<settings.bytes.count))
            where word.word.contains("zed") && !words.words.contains(word.word) {
                #expect(told.contains { $0.overlaps(word.range) }, "\(key): \(value): \(word.word)")
            }
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
        let data = try #require(
            SiteData(reading: SourceFile(path: json.path, bytes: json.bytes), diagnostics: &diagnostics))
        let anchors = data.documents.flatMap { $0.requirements.compactMap(\.authorAnchor) }
        for document in data.documents {
            let page = try #require(files[document.path])
            var set = words[document.source] ?? WordSet()
            set.addPage(HTMLParser.parseDocument(SourceFile(path: page.path, bytes: page.bytes)))
            // `#anchor` in running text is shown as the code it stands for.
            set.anchors.formUnion(anchors)
            var copy = document
            copy.requirements = []
            let fields = SiteDataProbe.json(copy, data.terms)
            set.metadata.formUnion(WordSet.words(of: fields).map(\.word))
            words[document.source] = set
        }
    }

    func pages(of source: String) -> WordSet { words[source] ?? WordSet() }
}

extension Character {
    /// The value of a decimal digit; 0 for anything else.
    fileprivate var asciiDigit: UInt8 { asciiValue.map { $0 >= 0x30 && $0 <= 0x39 ? $0 - 0x30 : 0 } ?? 0 }
}

private enum SiteDataProbe {
    /// What the data file says of one document.
    static func json(_ document: SiteData.Document, _ terms: [SiteData.Definition]) -> String {
        var data = SiteData()
        data.documents = [document]
        data.terms = terms
        return data.document.serialized()
    }
}

/// Words and pairs of neighbouring words.
private struct WordSet {
    private(set) var words = Set<String>()
    private(set) var pairs = Set<String>()
    /// Words of data files, for front matter.
    var metadata = Set<String>()
    /// Anchors that authors gave.
    var anchors = Set<String>()

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
        "a", "abbr", "b", "cite", "code", "del", "em", "i", "kbd", "mark", "q", "s", "samp", "small", "span", "strong",
        "sub",
        "sup", "var", "wbr",
    ]

    /// The text that readers see, run by run, and the values of attributes.
    mutating func addPage(_ page: Document) {
        var run = ""
        // Code and what is written against it, as in "`Link`s", are one word on the page and two in the source.
        var apart = ""
        for node in page.descendants(page.rootID) {
            switch page.kind(node) {
            case .element:
                for attribute in page.attributes(node) { add(attribute.value) }
                if !WordSet.inlines.contains(page.tagName(node).text)
                    || page.attribute(node, .class) == "visually-hidden"
                {
                    run += "\n"
                    apart += "\n"
                }
            case .text:
                if page.ancestors(node).prefix(3).contains(where: { page.attribute($0, .class) == "visually-hidden" }) {
                    continue
                }
                run += page.textContent(node)
                let isCode = page.ancestors(node).prefix(2).contains { page.tagName($0) == .code }
                // A name with places to break it is one word all the same.
                let continues = page.previousSibling(node).map { page.tagName($0).text == "wbr" } ?? false
                let goesOn = page.nextSibling(node).map { page.tagName($0).text == "wbr" } ?? false
                apart += (isCode && !continues ? " " : "") + page.textContent(node) + (isCode && !goesOn ? " " : "")
            default: continue
            }
        }
        add(run)
        add(apart)
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
        var isDefinition = false
        let syntax = Self.syntax.compactMap { try? Regex($0) }
        for number in 1...file.lineStarts.count {
            let range = file.range(ofLine: number)
            let text = file.text(in: range)
            let trimmed = text.replacing("\u{FEFF}", with: "").trimmingPrefix { $0 == " " }
            if trimmed.hasPrefix("---"), trimmed.drop(while: { $0 == "-" }).allSatisfy({ $0 == " " }),
                number == 1 || isFrontMatter
            {
                isFrontMatter = number == 1 && Self.closes(file)
                continue
            }
            // The yaml that a rule starts with is front matter of the rule.
            let isFence = trimmed.hasPrefix("```")
            if isFence { isDefinition = trimmed == "```yaml" || trimmed == "```yml" }
            let missing =
                isFrontMatter || isDefinition && !isFence
                ? Self.missing(inFrontMatter: text, at: range.lowerBound, told, output)
                : Self.missing(in: text, without: syntax, at: range.lowerBound, told, output)
            if !missing.isEmpty { lines.append("\(number): \(missing.joined(separator: ", "))") }
        }
    }

    private static func closes(_ file: SourceFile) -> Bool {
        (2..<max(3, file.lineStarts.count + 1)).contains { line in
            line <= file.lineStarts.count && file.text(in: file.range(ofLine: line)).hasPrefix("---")
        }
    }

    private static func missing(inFrontMatter text: String, at start: Int, _ told: [Range<Int>], _ output: WordSet)
        -> [String]
    {
        // A comment of YAML is for writers, and a known key is a name for what it holds.
        if text.drop(while: { $0 == " " }).hasPrefix("#") { return [] }
        let keys = text.matches(of: /[A-Za-z_]+:(?:\s|$)/).map { match in
            let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            return start..<start + match.output.utf8.count
        }
        return WordSet.words(of: text).filter { word in
            !keys.contains { $0.overlaps(word.range) } && !output.words.contains(word.word)
                && !output.metadata.contains(word.word)
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
        for match in blank.matches(of: /#([A-Za-z0-9_-]+)/).reversed()
        where output.anchors.contains(String(match.output.1)) {
            blank.replaceSubrange(match.range, with: String(repeating: "|", count: blank[match.range].utf8.count))
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

    /// Words of the source that are marks, and so are read nowhere: list numbers, boxes of tasks, labels of references and
    /// definitions, character references, classes that mark rules, endings of content files, end tags of what was removed,
    /// the tag and `class` of raw HTML that stays, the lines that only define an id, `Rule:` before a rule's title, the
    /// heading of a list of contents (the page has one of its own), and the names of attributes of fences.
    private static let syntax: [String] = [
        #"^[\s>]*\d+[.)]\s"#, #"^[\s>]*[-*+]\s+\[[xX ]\]"#, #"\]\[[^\]]*\]"#, #"^\s*\[[^\]]+\]:"#, #"\[\^[^\]]+\]"#,
        #"&#?[A-Za-z0-9]+;"#, #"\.(rule|avoid|defect)\b"#, #"\.mdx?\b"#, #"</[A-Za-z]+>"#, #"^Pattern ID:"#,
        #"^```ya?ml$"#,
        #"^#+ Rule:"#, #"^## Contents$"#, #"<(div|span) class="#, #"<(br|div|span|kbd)\b"#, #"\btitle="#,
    ]
}
