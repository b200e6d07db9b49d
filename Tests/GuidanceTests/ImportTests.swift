import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Guidance

/// Exported pages become content files.
@Suite struct ImportTests {
    private static let seeds = Folders.seeds

    private func convert(_ name: String) throws -> (document: ContentImport.Document, notes: DiagnosticList) {
        let bytes = try Folders.bytes(of: (Self.seeds ?? "") + "/" + name)
        var notes = DiagnosticList()
        return (ContentImport.convert(SourceFile(path: name, bytes: bytes), diagnostics: &notes), notes)
    }

    private func load(_ document: ContentImport.Document) async -> TestContent {
        await TestContent([document.path: document.text])
    }

    @Test(
        "Every item of an exported component lands in its section and group",
        .enabled(if: seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)),
        arguments: [
            (
                "000_7f9cbcdd499c5134.txt", "dialog.modal", "Dialog (Modal)", [2, 4, 7, 6, 3, 7],
                ["Traits & semantics 2", "VoiceOver 3", "Switch Control & Full Keyboard Access 1", "Dynamic Type 1"]
            ),
            (
                "002_0d7eead0f9f11063.txt", "dialog.confirmation", "Dialog (Confirmation)", [2, 4, 8, 4, 3, 7],
                [
                    "Traits & semantics 1", "VoiceOver 3", "Switch Control & Full Keyboard Access 1", "Dynamic Type 1",
                    "Visual 1",
                ]
            ),
        ])
    func component(file: String, name: String, title: String, counts: [Int], groups: [String]) async throws {
        let (document, notes) = try convert(file)
        let content = await load(document)
        let entry = try #require(content.entry(name), "\(document.text)")
        #expect(entry.title == title)
        #expect(document.path == "content/components/\(name).md")
        let kinds = entry.requirements.map { content.catalog[$0].kind }
        #expect(
            [RequirementKind.use, .avoid, .must, .dont, .customizable, .check].map { kind in kinds.count { $0 == kind }
            } == counts)
        #expect(entry.checkGroups.map { "\($0.title) \($0.requirements.count)" } == groups)
        #expect(entry.goldenPattern.map(\.language) == ["swift"])
        #expect(content.diagnostics.count(.error) == 0)
        #expect(!document.text.contains("Non-negotiable structure"))
        #expect(notes.all.contains { $0.message.contains("Non-negotiable structure") })
        #expect(notes.all.allSatisfy { $0.span != nil })
        let must = try #require(entry.requirements.map { content.catalog[$0] }.first { $0.kind == .must })
        #expect(
            !must.references.contains {
                if case .unresolved(let name) = $0.target { !name.contains(".") } else { false }
            })
    }

    @Test(
        "An exported lesson gets its headings and its code back",
        .enabled(if: seeds != nil, Comment(rawValue: Folders.seedsAreAbsent)))
    func lesson() async throws {
        let (document, notes) = try convert("004_2be2e70455ffc174.txt")
        let content = await load(document)
        let tree = try #require(content.catalog.entries.first?.tree)
        let nodes = Array(tree.descendants(tree.root))
        let headings = nodes.filter { tree.kind($0) == .heading }
        #expect(
            headings.count { tree.headingLevel($0) == 2 } == 10,
            "\(headings.map { "\(tree.headingLevel($0)) \(tree.plainText($0))" })")
        #expect(headings.count { tree.headingLevel($0) == 3 } == 5)
        let code = nodes.filter { tree.kind($0) == .codeBlock }.map { tree.literal($0) }
        #expect(code.count == 12, "\(code.joined(separator: "\n=====\n"))")
        #expect(code.contains { $0.contains("    case signIn\n") })
        #expect(
            code.contains {
                $0.hasPrefix(
                    "CartSheetView()\n    .presentationDetents([.medium, .large])\n    .presentationDragIndicator(.hidden)"
                )
            })
        #expect(notes.count(.note) > 20)
        #expect(content.diagnostics.count(.error) == 0)
        #expect(content.catalog.entries.first?.kind == .lesson)
    }

    @Test("Brackets, chains and switches say how deep a line of code stands")
    func indentation() {
        let lines = [
            "private enum Mode: Identifiable {", "case add", "case edit(Address)", "var id: String {", "switch self {",
            "case .add: \"new\"", "case let .edit(address): address.id", "}", "}", "}", "Text(title)", ".font(.title)",
            ".bold()",
        ]
        #expect(
            CodeLines.indented(lines) == [
                "private enum Mode: Identifiable {", "    case add", "    case edit(Address)", "    var id: String {",
                "        switch self {", "        case .add: \"new\"", "        case let .edit(address): address.id",
                "        }",
                "    }", "}", "Text(title)", "    .font(.title)", "    .bold()",
            ])
    }

    @Test(
        "Prose is escaped, and what is code becomes code",
        arguments: [
            ("Use the .sheet(isPresented:) modifier.", "Use the `.sheet(isPresented:)` modifier."),
            ("bind it with @AccessibilityFocusState and set it", "bind it with `@AccessibilityFocusState` and set it"),
            ("(use dialog.alert).", "(use `dialog.alert`)."), ("e.g. this, i.e. that", "e.g. this, i.e. that"),
            (
                "in the onDismiss: closure of iOS; see global_rules.md",
                "in the `onDismiss:` closure of iOS; see `global_rules.md`"
            ),
            ("a * b_c <tag> [x]", "a \\* b\\_c \\<tag> \\[x\\]"), ("# no heading", "\\# no heading"),
            ("1. no list", "1\\. no list"),
            ("- no item", "\\- no item"), ("Use .sheet or .fullScreenCover.", "Use `.sheet` or `.fullScreenCover`."),
            ("(e.g., [.medium, .large]), as", "(e.g., \\[`.medium`, `.large`\\]), as"),
        ])
    func prose(text: String, expected: String) {
        #expect(MarkdownText.prose(text) == expected)
    }

    @Test("An HTML page gives its main content: headings, lists, tables, code with language, links and images")
    func html() throws {
        let page = """
            <!doctype html><html lang=en><head><title>Sheet | Site</title><script>x()</script></head><body>
            <nav><a href="/">Home</a></nav>
            <main><h1>Sheet</h1><p>A <b>short</b> <a href="alert.html">task</a> with <code>.sheet</code>.</p>
            <h2>Must haves</h2><ul><li>Return <em>focus</em>.<ul><li>Always.</li></ul></li><li><p>One.</p><p>Two.</p></li></ul>
            <h2>Donts</h2><ol><li>Do not.</li></ol>
            <table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>
            <pre><code class="language-swift">let a = 1
            let b = "`"
            </code></pre><img src="a.png" alt="A picture"><blockquote><p>Said.</p></blockquote></main>
            <footer>Copyright</footer></body></html>
            """
        var notes = DiagnosticList()
        let document = ContentImport.convert(SourceFile(path: "sheet.html", text: page), diagnostics: &notes)
        #expect(document.kind == .component)
        #expect(document.path == "content/components/sheet.md")
        let expected = """
            # Sheet

            A **short** [task](alert.html) with `.sheet`.

            ## Must haves

            - Return *focus*.
              - Always.
            - One.

              Two.

            ## Donts

            1. Do not.

            | A | B |
            | --- | --- |
            | 1\\|2 | 3 |

            ```swift
            let a = 1
            let b = "`"
            ```

            ![A picture](a.png)

            > Said.

            """
        #expect(document.text.hasSuffix(expected), "\(document.text)")
        #expect(
            !document.text.contains("Home") && !document.text.contains("Copyright") && !document.text.contains("x()"))
    }

    @Test(
        "What a page draws around its words is no markup, what it says in attributes stays, and what is left out is told"
    )
    func oddHTML() {
        let page = """
            <main><h1>Tip</h1>
            <h2 id=must>Must haves<a class=anchor href=#must>#</a></h2><p># no heading<p>1. no item<br>- no item<p>&amp;lt; {#x} ~a~
            <h2><a href="#free">Free words</a></h2>
            <p><a href=x.html title="T">link</a> <abbr title="X &amp; Y">XY</abbr> <q>said</q> <ins>new</ins> <a href=#must>up</a></p>
            <a href=card.html><h3>Card</h3><p>Text</p></a>
            <table><tr><td>1<td>2<br>3<tr><td colspan=2><ul><li>a<li>b</ul></table>
            <pre><code class=lang-js>a()<br>b()</code></pre><details><summary>More &lt;</summary><p>Hidden</details>
            <button>Copy</button>
            <p hidden>secret</p>
            <button>Copy</button><svg></svg></main>
            """
        var notes = DiagnosticList()
        let document = ContentImport.convert(SourceFile(path: "tip.html", text: page), diagnostics: &notes)
        let expected = ##"""
            # Tip

            ## Must haves {#must}

            \# no heading

            1\. no item\
            \- no item

            \&lt; \{#x} \~a\~

            ## Free words

            [link](x.html "T") <abbr title="X &amp; Y">XY</abbr> “said” <ins>new</ins> [up](#must)

            ### [Card](card.html)

            Text

            | 1 | 2<br>3 |
            | --- | --- |
            | • a<br>• b |  |

            ```js
            a()
            b()
            ```

            <details><summary>More &lt;</summary>

            Hidden

            </details>

            """##
        #expect(document.text.hasSuffix(expected), "\(document.text)")
        for told in [
            "the first row of this table was taken for its header",
            "2 `button` elements were left out, the first here, others on line 10",
            "this hidden `p` element was left out",
        ] {
            #expect(notes.all.contains { $0.message == told }, "\(notes.all.map(\.message))")
        }
    }

    @Test("Signs and numbers before items are those of the list, and code is found behind the name of its language")
    func exportedItems() async throws {
        let text =
            "Tabs (Vertical)\n\nMust Haves\n\n• First {one}.\n– Second.\n\n1) one\n2) two\n\nGolden Pattern\n\nHTML\n<p>\n</p>\n\nCSS\np { }\n\nAcceptance Checks\n\nVoiceOver\n\nSays tab.\n"
        var notes = DiagnosticList()
        let document = ContentImport.convert(SourceFile(path: "tabs.txt", text: text), diagnostics: &notes)
        for part in [
            "- First \\{one}.\n- Second.\n", "1. one\n2. two\n", "```html\n<p>\n</p>\n```\n", "```css\np { }\n```\n",
        ] {
            #expect(document.text.contains(part), "\(document.text)")
        }
        let content = await load(document)
        #expect(try #require(content.entry("tabs.vertical")).requirements.count == 5)
    }

    @Test("UTF-16 is read, bytes that are no text are told, and files without text are none")
    func encodings() {
        var notes = DiagnosticList()
        let units = Array("Title\n\nA b.\n".utf16)
        let bytes: [UInt8] =
            [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let document = ContentImport.convert(SourceFile(path: "a.txt", bytes: bytes), diagnostics: &notes)
        #expect(document.text.contains("# Title\n\nA b.\n"))
        _ = ContentImport.convert(
            SourceFile(path: "b.txt", bytes: Array("Title\n\nÄ é ".utf8) + [0x93, 0x0A]), diagnostics: &notes)
        #expect(notes.all.contains { $0.message.contains("not UTF-8 here; what") && $0.span?.start.line == 3 })
        #expect(
            ContentImport.isText(bytes) && !ContentImport.isText([0x50, 0x4B, 0, 0]) && !ContentImport.isText([0x0A]))
    }

    @Test(
        "What says nothing of its encoding and is not UTF-8 is read as windows-1252, and told in one line",
        arguments: [
            ("a.txt", "Title\n\nGr\u{F6}\u{DF}e \u{93}a\u{94} \u{96} \u{80}.\n", 3),
            ("a.md", "# Title\n\nGr\u{F6}\u{DF}e \u{93}a\u{94} \u{96} \u{80}.\n", 3),
            ("a.html", "<title>Title</title>\n<h1>Title</h1><p>Gr\u{F6}\u{DF}e \u{93}a\u{94} \u{96} \u{80}.</p>\n", 2),
            ("a.html", "<meta charset=latin1>\n<h1>Title</h1><p>Gr\u{F6}\u{DF}e \u{93}a\u{94} \u{96} \u{80}.</p>\n", 0),
        ])
    func windows1252(path: String, text: String, line: Int) {
        var notes = DiagnosticList()
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let document = ContentImport.convert(SourceFile(path: path, bytes: bytes), diagnostics: &notes)
        #expect(document.text.contains("Größe “a” – €."), "\(document.text)")
        let told = notes.all.filter { $0.message == "the file is not UTF-8 here, and was read as windows-1252" }
        #expect(told.map { $0.span?.start.line } == (line == 0 ? [] : [line]))
    }

    @Test(
        "Markdown is taken as it is",
        arguments: [
            (
                "a.txt",
                "---\nid: modality\ntitle: Modality\n---\n\n# Modality\n\n## Rules\n\n- x\n\n## Pitfalls\n\n- y\n",
                "content/guidance/modality.md"
            ),
            ("/x/Modal dialog.md", "Text *only*.\n", "content/pages/modal-dialog.md"),
            ("b.txt", "\n# Modal\n\n## Must haves\n\n- x\n\n## Donts\n\n- y\n", "content/components/b.md"),
        ])
    func markdown(path: String, text: String, target: String) {
        var diagnostics = DiagnosticList()
        let document = ContentImport.convert(SourceFile(path: path, text: text), diagnostics: &diagnostics)
        #expect(document.text == text)
        #expect(document.path == target)
        #expect(diagnostics.all.map(\.code) == [GuidanceCodes.guessed])
    }

    @Test("No input keeps the import from ending", arguments: ["", "\n\n", "{", "<", "<html>", "Selection", "a | b"])
    func smallInputs(text: String) async {
        var notes = DiagnosticList()
        let document = ContentImport.convert(SourceFile(path: "x.txt", text: text), diagnostics: &notes)
        #expect(await load(document).catalog.entries.count == 1)
    }

    @Test("A page that is nested very deeply is read")
    func deep() {
        var notes = DiagnosticList()
        let page = "<html><body>" + String(repeating: "<div><ul><li>", count: 3000) + "deep"
        #expect(
            ContentImport.convert(SourceFile(path: "x.html", text: page), diagnostics: &notes).text.contains("deep"))
    }
}
