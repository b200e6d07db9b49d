import Diagnostics
import HTML
import Testing

@testable import Markdown

struct ExtensionTests {
    @Test(
        "Attribute blocks belong to headings, list items, paragraphs and fences",
        arguments: [
            ("## A b {#c .d}", "<h2 id=\"c\" class=\"d\">A b</h2>\n"),
            ("## A ## {#c}", "<h2 id=\"c\">A</h2>\n"),
            ("## A {#c onclick=x}", "<h2 id=\"c\">A</h2>\n"),
            ("## A {not, attributes}", "<h2>A {not, attributes}</h2>\n"),
            ("## A {}", "<h2>A {}</h2>\n"),
            ("A *b* {.rule}", "<p class=\"rule\">A <em>b</em></p>\n"),
            ("A\n{.rule lang=de}", "<p class=\"rule\" lang=\"de\">A</p>\n"),
            ("- a {#focus-return .x}\n- b", "<ul>\n<li id=\"focus-return\" class=\"x\">a</li>\n<li>b</li>\n</ul>\n"),
            ("- a `{.b}`", "<ul>\n<li>a <code>{.b}</code></li>\n</ul>\n"),
            ("```swift {#a .b}\nx\n```", "<pre id=\"a\" class=\"b\"><code class=\"language-swift\">x\n</code></pre>\n"),
            ("```swift title=\"A b\"\nx\n```", "<pre><code class=\"language-swift\">x\n</code></pre>\n"),
            ("\\{.a}", "<p>{.a}</p>\n"),
        ])
    func attributes(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test(
        "An address in angle brackets inside a link's text is text",
        arguments: [
            ("[<d@v>](e)", "<p><a href=\"e\">d@v</a></p>\n"),
            ("[a <https://b.c/?d&e> *f*](g)", "<p><a href=\"g\">a https://b.c/?d&amp;e <em>f</em></a></p>\n"),
            ("[*<d@v>*](e) <f@g>", "<p><a href=\"e\"><em>d@v</em></a> <a href=\"mailto:f@g\">f@g</a></p>\n"),
        ])
    func addressesInLinks(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
        exercise(Array(markdown.utf8))
    }

    @Test("A fence gives its language and title, with and without braces")
    func fences() {
        for info in [
            "Swift title=\"A b.swift\"", "swift {title=\"A b.swift\"}", "swift {.wide} title='x' {title=\"A b.swift\"}",
        ] {
            let (tree, _) = parse("~~~\(info)\ncode\n~~~")
            let block = tree.firstChild(tree.root) ?? tree.root
            #expect(tree.codeLanguage(block) == "swift")
            if !info.contains("wide") { #expect(tree.codeTitle(block) == "A b.swift") }
        }
        let (tree, _) = parse("    code")
        #expect(tree.codeLanguage(tree.firstChild(tree.root) ?? tree.root) == nil)
    }

    @Test("Refused attributes are reported at their braces")
    func refusedAttributes() {
        let (_, diagnostics) = parse("# A {#b style=\"x\"}")
        #expect(diagnostics.all.map(\.code) == [MarkdownDiagnostics.invalidAttributes])
        #expect(diagnostics.all.first?.span?.text == "{#b style=\"x\"}")
    }

    @Test(
        "Constructs of other tools stay visible as they were written, and are reported",
        arguments: [
            ("{{ a *b* c }}", "<p>{{ a *b* c }}</p>\n", 1), ("{% raw %} *x*", "<p>{% raw %} <em>x</em></p>\n", 1),
            ("a {# b #} c {{ d }}", "<p>a {# b #} c {{ d }}</p>\n", 2), ("{/* a */}", "<p>{/* a */}</p>\n", 1),
            ("import A from './a'", "<p>import A from './a'</p>\n", 1),
            ("<Tabs>\n*a*\n</Tabs>", "<p>&lt;Tabs&gt;\n*a*\n&lt;/Tabs&gt;</p>\n", 1),
            ("a <Badge kind=\"x\" /> b", "<p>a &lt;Badge kind=&quot;x&quot; /&gt; b</p>\n", 1),
            ("<Tabs items={[1]}>", "<p>&lt;Tabs items={[1]}&gt;</p>\n", 1),
            ("`{{ a }}`", "<p><code>{{ a }}</code></p>\n", 0),
            ("{{ never closed", "<p>{{ never closed</p>\n", 0),
            ("import the module from here", "<p>import the module from here</p>\n", 0),
            ("struct A<Content: View>", "<p>struct A&lt;Content: View&gt;</p>\n", 0),
            ("a < B and {b}", "<p>a &lt; B and {b}</p>\n", 0),
        ])
    func foreignSyntax(_ markdown: String, _ expected: String, _ count: Int) {
        let (tree, diagnostics) = parse(markdown)
        #expect(HTMLRenderer.render(tree).text == expected)
        #expect(diagnostics.all.filter { $0.code == MarkdownDiagnostics.foreignSyntax }.count == count)
    }

    @Test(
        "Cells, footnotes and list items use the definitions of the whole document",
        arguments: [
            "| a |\n|-|\n| [r] |\n\n[r]: /u", "[r]: /u\n\n> | a |\n> |-|\n> | [r] |",
            "- | a |\n  |-|\n  | [r] |\n\n  [r]: /u",
            "[^1]\n\n[^1]: [r]\n\n[r]: /u", "[^1]\n\n[^1]: | a |\n    |-|\n    | [r] |\n\n[r]: /u",
            "- [r]\n\n      [r]: /no\n\n[r]: /u",
            "> [r]: /u\n\n| a |\n|-|\n| [r] |", "```\n[r]: /no\n```\n\n| a |\n|-|\n| [r] |\n\n[r]: /u\n[s]: /v",
            "[s]: /v\n[r]: /u\ntext\n\n| a |\n|-|\n| [r] |", "[r]:\n/u\n'title'\n\n| a |\n|-|\n| [r] |",
            "text\n[r]: /no\n\n| a |\n|-|\n| [r] |\n\n[r]: /u", "    [r]: /no\n\n| a |\n|-|\n| [r] |\n\n[R]: /u",
        ])
    func definitions(_ markdown: String) {
        #expect(html(markdown).contains("<a href=\"/u\""))
    }

    @Test(
        "Nothing becomes a link inside of a link or an image",
        arguments: [
            ("[a [ [^1] *b*](c)\n\n[^1]: d", "<p><a href=\"c\">a [ [^1] <em>b</em></a></p>\n", ["HR-M016"]),
            ("[a [ *[^1] b*](c)\n\n[^1]: d", "<p><a href=\"c\">a [ <em>[^1] b</em></a></p>\n", ["HR-M016"]),
            ("![a [ [^1]](b)\n\n[^1]: c", "<p><img src=\"b\" alt=\"a [ [^1]\" /></p>\n", ["HR-M016"]),
            ("| a |\n|---|\n| [[[^1]](b) |\n\n[^1]: c", "<td><a href=\"b\">[[^1]</a></td>", ["HR-M016"]),
            ("[a [^2]](b)\n\n[^1]: c", "<a href=\"b\">a [^2]</a>", ["HR-M007"]),
            ("[{{ a *b* }} https://c.example](d)", "<a href=\"d\">{{ a *b* }} https://c.example</a>", ["HR-M003"]),
        ] as [(String, String, [String])])
    func nestedLinks(_ markdown: String, _ expected: String, _ codes: [String]) {
        let (_, diagnostics) = parse(markdown)
        #expect(html(markdown).contains(expected))
        #expect(diagnostics.all.map(\.code.id).filter { $0 != "HR-M008" } == codes)
    }

    @Test("Footnotes are numbered by their first reference, and every link back has a name")
    func footnotes() {
        let (tree, diagnostics) = parse("B[^b] a[^a] b[^B]\n\n[^a]: One\n[^b]: Two\n[^c]: Three\n[^a]: Again")
        #expect(tree.footnotes.map(tree.footnoteLabel) == ["b", "a"])
        let shown = HTMLRenderer.render(tree).text
        #expect(shown.contains("aria-label=\"Back to reference 1\""))
        #expect(shown.contains("aria-label=\"Back to reference 1-2\""))
        #expect(shown.contains("id=\"fnref-1-2\""))
        #expect(!shown.contains("Three"))
        let codes = diagnostics.all.map(\.code.id)
        #expect(codes.filter { $0 == MarkdownDiagnostics.unusedFootnote.id }.count == 2)
        #expect(codes.contains(MarkdownDiagnostics.duplicateFootnote.id))
        #expect(parse("[^x]").diagnostics.all.map(\.code) == [MarkdownDiagnostics.missingFootnote])
    }

    @Test(
        "Of a fence's info string everything is used or told",
        arguments: [
            ("swift", [:], []), ("swift title=\"A b\"", ["title": "A b"], []),
            ("swift mark=\"2,4-6\"", ["mark": "2,4-6"], []),
            ("swift {1,3-4}", ["mark": "1,3-4"], []), ("swift title='x' {1, 3}", ["title": "x", "mark": "1, 3"], []),
            ("swift {#a title=x} {2}", ["title": "x", "mark": "2"], []), ("swift {2} {#a}", ["mark": "2"], []),
            ("swift highlight=2", ["highlight": "2"], [MarkdownDiagnostics.invalidAttributes]),
            ("swift mark=odd", ["mark": "odd"], [MarkdownDiagnostics.invalidAttributes]),
            ("swift {0}", [:], [MarkdownDiagnostics.unusedInfo]),
            ("jsx live drawer", [:], [MarkdownDiagnostics.unusedInfo]),
        ] as [(String, [String: String], [DiagnosticCode])])
    func fenceAttributes(info: String, pairs: [String: String], codes: [DiagnosticCode]) throws {
        let (tree, diagnostics) = parse("```\(info)\nlet a = 1\n```\n")
        let fence = try #require(tree.children(tree.root).first { _ in true })
        #expect(tree.codeLanguage(fence) == String(info.prefix { $0 != " " }))
        let found = tree.attributes(fence)?.pairs ?? []
        #expect(Dictionary(found.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }) == pairs)
        #expect(diagnostics.all.map(\.code) == codes)
    }

    @Test("Attributes that mean nothing where they stand are told")
    func attributesWithoutMeaning() {
        let (_, diagnostics) = parse("# A {#a lang=de data-x=1}\n\nText. {width=20}\n\n- Item {title=x}\n")
        #expect(
            diagnostics.all.map(\.message) == [
                "the attribute `width` means nothing here", "the attribute `title` means nothing here",
            ])
    }

    @Test(
        "A cell's inlines and their places are those of the same text in a heading",
        arguments: [
            "a", "1. b: c, \"d\" it's {e} !f ~g > h", "ä – 😀", "`a`", "a `b` c", "`` a`b `` c", "` a `", "`  `",
            "` `` `",
            "`a", "a`` b` c", "`a``b`c`", "``a`", "a `b` ``c `d`", "*a* `b`", "`<b>` [c](d `e`)", "[r] `a`", "\\*a `b`",
            "`a\\` b`", "a &amp; `b`", "<b>`c`</b>", "https://example.org `a`", "~~a `b` c~~", "a\u{B}b `c`",
            "{{ a }} `b`",
            "#", "a #", "- a", "![a](b) `c`", "a@example.org",
        ])
    func cells(_ text: String) {
        func inlines(_ markdown: String, _ kind: MarkdownTree.Kind) -> [String] {
            let (tree, _) = parse(markdown)
            guard let block = tree.descendants(tree.root).filter({ tree.kind($0) == kind }).last else { return [] }
            return tree.descendants(block).map {
                "\(tree.kind($0)) \(tree.literal($0)) \(tree.destination($0)) \(tree.file.text(in: tree.range($0)))"
            }
        }
        let heading = inlines("[r]: /u\n\n# \(text) #\n", .heading)
        #expect(!heading.isEmpty)
        #expect(inlines("[r]: /u\n\n| a |\n| --- |\n| \(text) |\n", .tableCell) == heading)
        #expect(inlines("[r]: /u\n\n> text\n> a\n> :-\n> |\(text)\n", .tableCell) == heading)
    }

    @Test("A line of a table is no link reference definition")
    func definitionsInTables() {
        #expect(!html("| a |\n|---|\n[r]: /u\n| [r] |").contains("href"))
    }

    @Test("Cells behind the last column of a table are told")
    func surplusCells() {
        let (_, diagnostics) = parse(
            "| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | |\n| `x|y` | z |\n| `x\\|y` | z |\n\n> | a |\n> |---|\n> | 1 | 2 | 3 |\n"
        )
        #expect(
            diagnostics.all.map { "\($0.code.id) \($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0)" } == [
                "HR-M015 5:11", "HR-M015 10:9",
            ])
    }

    /// A text, what is shown (empty for the text itself), and what is told.
    private static let refusedCharacters: [(text: String, shown: String, told: String)] = [
        ("a\u{7}b", "a\u{FFFD}b", "U+0007"),
        ("some words before\u{85}after them", "some words before\u{FFFD}after them", "U+0085"),
        ("x\u{7F}", "x\u{FFFD}", "U+007F"), ("é\u{FFFE}日", "é\u{FFFD}日", "U+FFFE"),
        ("a &#xFDD0;&#x1FFFF;", "a \u{FFFD}\u{FFFD}", "U+FDD0 U+1FFFF"),
        ("1234567\u{B}\u{1}89012345", "1234567\u{FFFD}\u{FFFD}89012345", "U+000B U+0001"),
        ("a\tb\u{C}c\u{A0}d é 日 😀 \u{FFFD} \u{FB01}", "", ""),
        ("a &#xFFFF; b", "a \u{FFFD} b", "U+FFFF"), ("&#65534;", "\u{FFFD}", "U+FFFE"),
        ("&#7; `&#7;`", "\u{FFFD} <code>&amp;#7;</code>", "U+0007"),
        ("a &#x85;&#xFDEF; b", "a \u{FFFD}\u{FFFD} b", "U+0085 U+FDEF"), ("&#9731; &amp; &nbsp;", "☃ &amp; \u{A0}", ""),
        ("<kbd title=\"&#7;\">k&#2;</kbd>", "<kbd title=\"\u{FFFD}\">k\u{FFFD}</kbd>", "U+0002 U+0007"),
    ]

    @Test(
        "Characters that no page may hold are shown as U+FFFD and told, white space is not",
        arguments: refusedCharacters)
    func refused(text: String, shown: String, told: String) {
        let (tree, diagnostics) = parse(text)
        let expected = shown.isEmpty ? text : shown
        #expect(HTMLRenderer.render(tree).text == "<p>\(expected)</p>\n")
        let names = diagnostics.all.map { diagnostic in
            diagnostic.message.split { " ,".contains($0) }.first { $0.hasPrefix("U+") }.map(String.init)
                ?? diagnostic.message
        }
        #expect(names.joined(separator: " ") == told)
    }

    @Test("Expressions of MDX are told in files of that name, and in no other")
    func expressions() {
        let text = "A {props.value} and `{code}` {} and {a{b}}.\n"
        func told(_ path: String) -> Int {
            var diagnostics = DiagnosticList()
            _ = MarkdownParser.parse(SourceFile(path: path, text: text), diagnostics: &diagnostics)
            return diagnostics.all.count { $0.code == MarkdownDiagnostics.foreignSyntax }
        }
        #expect(told("a.mdx") == 2)
        #expect(told("a.md") == 0)
    }

    @Test("Many control characters are told at their first places, the rest by number")
    func manyControls() throws {
        let (_, diagnostics) = parse(String(repeating: "a\u{7}\n\n", count: 30))
        #expect(diagnostics.all.count == 10)
        #expect(try #require(diagnostics.all.last?.help).hasSuffix("and 20 more after it"))
    }

    @Test("Headings without words are left out and told; others stay")
    func emptyHeadings() {
        let (tree, diagnostics) = parse("# A\n\n##\n\n> ## #\n\nText\n\n## ![x](y.png)\n\n## `c`\n")
        #expect(HTMLRenderer.render(tree).text.matches(of: /<h[1-6]/).count == 3)
        #expect(diagnostics.all.map(\.code) == [MarkdownDiagnostics.emptyHeading, MarkdownDiagnostics.emptyHeading])
        #expect(html("##\n\n## {#a}\n") == "")
    }

    @Test("A footnote's syntax in code is code")
    func footnotesInCode() {
        #expect(html("```\n[^1]: a [^1]\n```\n") == "<pre><code>[^1]: a [^1]\n</code></pre>\n")
        #expect(html("`[^1]` [^1]\n\n[^1]: x").hasPrefix("<p><code>[^1]</code> <sup"))
    }

    @Test(
        "Links that run code are refused, with a diagnostic",
        arguments: [
            "[a](javascript:alert(1))", "[a](JaVaScRiPt:x)", "[a](<java script:x>)", "[a](vbscript:x)",
            "[a](data:text/html,x)",
            "![a](data:image/png,x)", "[a](&#106;avascript:x)", "[a](file:///etc/passwd)", "<javascript:x>",
            "[a][r]\n\n[r]: javascript:x",
        ])
    func refusedLinks(_ markdown: String) {
        let (tree, diagnostics) = parse(markdown)
        #expect(diagnostics.all.map(\.code) == [SanitizerDiagnostics.refusedScheme])
        let shown = HTMLRenderer.render(tree).text
        #expect(!shown.contains("href") && !shown.contains("src"))
    }

    @Test("Slugs are GitHub's and unique")
    func slugs() {
        var diagnostics = DiagnosticList()
        let (tree, _) = parse(
            "# Don't Do `This`!\n\n## A & B\n\n## A & B\n\n## Über uns\n\n## 日本\n\n## !\n\n## X {#a--b}\n")
        let outline = Outline(tree, diagnostics: &diagnostics)
        #expect(
            outline.headings.map(\.id) == ["dont-do-this", "a--b", "a--b-1", "über-uns", "日本", "section", "a--b-2"])
        #expect(diagnostics.all.map(\.code) == [MarkdownDiagnostics.duplicateHeadingID])
        #expect(outline.headings.first?.text == "Don't Do This!")
    }

    @Test("Every code of the module is listed once, and is documented")
    func codes() {
        let codes = MarkdownDiagnostics.all
        #expect(Set(codes.map(\.id)).count == codes.count)
        #expect(codes.allSatisfy { $0.id.hasPrefix("HR-M") && !$0.explanation.isEmpty })
    }
}
