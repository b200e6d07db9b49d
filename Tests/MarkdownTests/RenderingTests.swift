import Diagnostics
import HTML
import Testing

@testable import Markdown

struct RenderingTests {
    private static func first(_ kind: MarkdownTree.Kind, in tree: MarkdownTree) throws -> MarkdownTree.ID {
        try #require(tree.descendants(tree.root).first { tree.kind($0) == kind })
    }

    @Test("Headings get the ids and levels that they are given")
    func headings() throws {
        let (tree, _) = parse("# A\n\n###### B")
        var options = RenderingOptions()
        options.headingLevelShift = 1
        options.headingIDs = [try Self.first(.heading, in: tree): "x"]
        #expect(HTMLRenderer.render(tree, options: options).text == "<h2 id=\"x\">A</h2>\n<h6>B</h6>\n")
    }

    @Test("Links are rewritten, unlinked with an explanation, or left")
    func links() throws {
        let (tree, _) = parse("[a *b*](c.md \"t\") ![d](e)")
        var options = RenderingOptions()
        let link = try Self.first(.link, in: tree)
        options.links = [link: LinkRewrite(destination: "c.html#x", cssClass: "ref")]
        #expect(
            HTMLRenderer.render(tree, options: options).text
                == "<p><a href=\"c.html#x\" class=\"ref\" title=\"t\">a <em>b</em></a> <img src=\"e\" alt=\"d\" /></p>\n"
        )
        options.links = [link: LinkRewrite(destination: nil, cssClass: "planned", explanation: "not written yet")]
        #expect(
            HTMLRenderer.render(tree, options: options).text.hasPrefix(
                "<p><span class=\"planned\">a <em>b</em><span class=\"visually-hidden\"> (not written yet)</span></span>"
            ))
        let image = try Self.first(.image, in: tree)
        options.links = [image: LinkRewrite(destination: "f.png", attributes: [.init(name: "width", value: "2")])]
        #expect(
            HTMLRenderer.render(tree, options: options).text.contains("<img src=\"f.png\" alt=\"d\" width=\"2\" />"))
    }

    @Test("Parts of text and code become links or explained text")
    func annotations() throws {
        let (tree, _) = parse("use dialog.alert & `dialog.alert` `x dialog.nope`")
        let text = try Self.first(.text, in: tree)
        let codes = tree.descendants(tree.root).filter { tree.kind($0) == .code }
        var options = RenderingOptions()
        options.annotations = [
            text: [Annotation(range: 4..<16, destination: "a.html", cssClass: "ref", text: "Alert")],
            codes[0]: [Annotation(range: 0..<12, destination: "a.html")],
            codes[1]: [Annotation(range: 2..<13, destination: nil, cssClass: "missing", explanation: "unknown")],
        ]
        #expect(
            HTMLRenderer.render(tree, options: options).text == """
                <p>use <a href="a.html" class="ref">Alert</a> &amp; <a href="a.html"><code>dialog.alert</code></a> \
                <code>x <span class="missing">dialog.nope<span class="visually-hidden"> (unknown)</span></span></code></p>

                """)
    }

    @Test("Text is a piece of the file or one escape, so that literal and place agree")
    func textPieces() {
        let (tree, _) = parse("a\\*b &amp; c &copy; **d_e** f\\\\")
        let texts = tree.descendants(tree.root).filter { tree.kind($0) == .text }
        #expect(texts.map { tree.literal($0) } == ["a", "*", "b ", "&", " c ", "©", " ", "d_e", " f", "\\"])
        #expect(
            texts.map { tree.file.text(in: tree.range($0)) } == [
                "a", "\\*", "b ", "&amp;", " c ", "&copy;", " ", "d_e", " f", "\\\\",
            ])
    }

    @Test("Tables, code and tasks can be reached and have names when asked for")
    func accessibility() {
        var options = RenderingOptions()
        options.tableRegions = true
        options.accessibleTables = true
        options.focusableCode = true
        options.labelledTasks = true
        let shown = html("| A | B |\n|:-|-|\n| 1 | 2 |\n\n- [x] c\n\n```\nd\n```", options: options)
        #expect(shown.contains("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"Table: A, B\">"))
        #expect(shown.contains("<th scope=\"col\" class=\"align-left\">A</th>"))
        #expect(shown.contains("<pre tabindex=\"0\"><code>d"))
        #expect(shown.contains("aria-label=\"Done\""))
    }

    @Test("External links get a relation and a class when asked for")
    func externalLinks() {
        var options = RenderingOptions()
        options.externalLinkRelation = "external"
        options.externalLinkClass = "out"
        let shown = html("[a](https://b.c) [d](e.html)", options: options)
        #expect(
            shown == "<p><a href=\"https://b.c\" rel=\"external\" class=\"out\">a</a> <a href=\"e.html\">d</a></p>\n")
    }

    @Test("Code goes through the hook, other code is escaped")
    func highlighting() {
        var options = RenderingOptions()
        options.highlight = { code, language in
            language == "swift" ? Array("<b>".utf8) + code + Array("</b>".utf8) : nil
        }
        #expect(
            html("```Swift\nx\n```", options: options)
                == "<pre><code class=\"language-Swift\"><b>x\n</b></code></pre>\n")
        #expect(html("```c\n<\n```", options: options) == "<pre><code class=\"language-c\">&lt;\n</code></pre>\n")
    }

    @Test("Smart punctuation leaves code, escapes and attributes alone")
    func smart() {
        var options = RenderingOptions()
        options.smartPunctuation = true
        #expect(
            html("\"a\" -- `\"b\"` \\\"c\\\" it's... [d](e--f \"g\")", options: options)
                == "<p>“a” – <code>&quot;b&quot;</code> &quot;c&quot; it’s… <a href=\"e--f\" title=\"g\">d</a></p>\n")
        #expect(html("| \"a\" |\n|-|\n| '*b*' |", options: options).contains("<th>“a”</th>"))
    }

    @Test("Inlines and items can be rendered by themselves")
    func parts() throws {
        let (tree, _) = parse("- **Lead.** rest \"x\"\n- b\n\n  c")
        var options = RenderingOptions()
        options.smartPunctuation = true
        options.unwrapParagraphs = true
        let item = try Self.first(.item, in: tree)
        let paragraph = try #require(tree.firstChild(item))
        #expect(
            HTMLRenderer.render(tree, nodes: Array(tree.children(paragraph)), options: options).text
                == "<strong>Lead.</strong> rest “x”")
        #expect(
            HTMLRenderer.render(tree, nodes: [paragraph], options: options).text == "<strong>Lead.</strong> rest “x”")
        #expect(tree.plainText(item) == "Lead. rest \"x\"")
    }

    @Test("Raw HTML passes the allow-list, stays balanced in its parent, and removals are reported")
    func rawHTML() {
        let (tree, diagnostics) = parse(
            "a <kbd>K</kbd> <script>x</script> *b <mark>c* d\n\n<details>\n<summary>S</summary>\n\n*e*\n\n</details>")
        let shown = HTMLRenderer.render(tree).text
        #expect(shown.contains("<kbd>K</kbd>"))
        #expect(!shown.contains("<script"))
        #expect(shown.contains("<mark>c</mark></em>"))
        #expect(shown.contains("<details>"))
        #expect(shown.contains("</details>"))
        #expect(!diagnostics.isEmpty)
    }

    @Test(
        "Blocks of raw HTML stand between paragraphs and in cells of tables, not inside a paragraph",
        arguments: [
            ("a <div>b</div> c", "<p>a b c</p>\n", ["HR-M101"]),
            ("# a <ul><li>b</li></ul>", "<h1>a b</h1>\n", ["HR-M101", "HR-M101"]),
            ("<div>\n\nb\n\n</div>", "<div>\n<p>b</p>\n</div>\n", []),
            ("| a |\n| - |\n| <ul><li>b</li></ul> |", "<td><ul><li>b</li></ul></td>", []),
            ("a <!-- b --> c", "<p>a  c</p>\n", ["HR-M105"]),
        ])
    func rawBlocks(markdown: String, expected: String, codes: [String]) {
        let (tree, diagnostics) = parse(markdown)
        #expect(HTMLRenderer.render(tree).text.contains(expected), "\(HTMLRenderer.render(tree).text)")
        #expect(diagnostics.all.map(\.code.id) == codes)
    }

    @Test("Tables with the same header cells have names of their own")
    func tableNames() {
        let table = "| a | b |\n| - | - |\n| c | d |\n\n"
        let (tree, _) = parse(table + "| e |\n| - |\n\n" + table + "- f\n\n  " + table.replacing("\n", with: "\n  "))
        let names = tree.descendants(tree.root).compactMap { tree.tableNames(pattern: "Table: %")[$0] }
        #expect(names == ["Table: a, b", "Table: e", "Table: a, b (2)", "Table: a, b (3)"])
        let qualified = tree.tableNames(pattern: "%", qualifier: "x.y").values.sorted()
        #expect(qualified == ["a, b (x.y)", "a, b (x.y) (2)", "a, b (x.y) (3)", "e (x.y)"])
    }

    @Test("The source map leads blocks and links to their places in the file")
    func sourceMap() {
        let (tree, _) = parse("# A\n\nb [c](d)\n")
        let markup = HTMLRenderer.render(tree)
        let text = markup.text
        func origin(_ word: String) -> Int? {
            guard let range = text.range(of: word) else { return nil }
            return markup.sourceMap.origin(of: text.utf8.distance(from: text.startIndex, to: range.lowerBound))?.range
                .lowerBound
        }
        #expect(origin("<h1>") == 0)
        #expect(origin("b ") == 5)
        #expect(origin("<a ") == 7)
    }
}
