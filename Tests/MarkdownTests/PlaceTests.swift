import Diagnostics
import Testing

@testable import Markdown

struct PlaceTests {
    /// The source text of every node of a kind.
    private static func sources(_ kind: MarkdownTree.Kind, _ tree: MarkdownTree) -> [String] {
        tree.descendants(tree.root).filter { tree.kind($0) == kind }.map { tree.file.text(in: tree.range($0)) }
    }

    @Test(
        "Inlines know their places, with their delimiters",
        arguments: [
            (
                "a *b* **c** `d` ``e ` f``",
                [(.emphasis, "*b*"), (.strong, "**c**"), (.code, "`d`"), (.code, "``e ` f``")]
            ),
            ("é *b*\nç **d**", [(.emphasis, "*b*"), (.strong, "**d**")]),
            (
                "> - a *b\n>   c* [d\n>   e](f) ![g](h)",
                [(.emphasis, "*b\n>   c*"), (.link, "[d\n>   e](f)"), (.image, "![g](h)")]
            ),
            ("> a\nlazy *b*", [(.emphasis, "*b*")]),
            ("[r]: /u\n[s]: /v\na *b* [c][r]", [(.emphasis, "*b*"), (.link, "[c][r]")]),
            ("<http://a.b> https://c.d e@f.g", [(.link, "<http://a.b>"), (.link, "https://c.d"), (.link, "e@f.g")]),
            ("# A *b* #", [(.emphasis, "*b*")]), ("A *b*\n===", [(.emphasis, "*b*")]),
            (
                "| a *b* | `c\\|d` |\n|-|-|\n| ~~e~~ | f \\| *g* |",
                [(.emphasis, "*b*"), (.code, "`c\\|d`"), (.strikethrough, "~~e~~"), (.emphasis, "*g*")]
            ),
            (
                "x[^1]\n\n[^1]: a *b*\n\n    c **d**",
                [(.footnoteReference, "[^1]"), (.emphasis, "*b*"), (.strong, "**d**")]
            ),
            ("a [b](c 'd\ne') *f*", [(.link, "[b](c 'd\ne')"), (.emphasis, "*f*")]),
            (
                "a `b\nc` *d* <i\nx=\"y\"> *e*",
                [(.code, "`b\nc`"), (.emphasis, "*d*"), (.htmlInline, "<i\nx=\"y\">"), (.emphasis, "*e*")]
            ),
            ("[](a) *b*", [(.link, "[](a)"), (.emphasis, "*b*")]),
            ("[a](   /u\n  \"t\"  ) *b*", [(.link, "[a](   /u\n  \"t\"  )"), (.emphasis, "*b*")]),
            ("a\\\n[b\\\nc] *d*\n\n[b\\\nc]: /u", [(.link, "[b\\\nc]"), (.emphasis, "*d*")]),
            ("[a\\\nb]: *c* *d*", [(.emphasis, "*c*"), (.emphasis, "*d*")]),
            ("[a]:\n/u\n'x\ny'\n*b* [a]", [(.emphasis, "*b*"), (.link, "[a]")]),
            ("[a]: /u\n*b*\n===\n[a]", [(.emphasis, "*b*"), (.link, "[a]")]),
            ("&ngE; &#35; \\* *b* &amp;&lt;`c`", [(.emphasis, "*b*"), (.code, "`c`")]),
            (
                "***a** b* ![c *d*](e)",
                [(.emphasis, "***a** b*"), (.emphasis, "*d*"), (.strong, "**a**"), (.image, "![c *d*](e)")]
            ),
            ("a \u{B}\nb *c*", [(.emphasis, "*c*")]),
            ("| a\0\0\0 *b*c |\n|-|", [(.emphasis, "*b*")]),
            ("[a]: b(c\n*d*", [(.emphasis, "*d*")]),
            ("[a](b(c *d*\n\n[a]: /u", [(.link, "[a]"), (.emphasis, "*d*")]),
            ("#a *b*\n---", [(.emphasis, "*b*")]),
            ("> > a\n> lazy *b*\nlazier *c*", [(.emphasis, "*b*"), (.emphasis, "*c*")]),
        ] as [(String, [(MarkdownTree.Kind, String)])])
    func inlines(_ markdown: String, _ expected: [(MarkdownTree.Kind, String)]) {
        for ending in ["\n", "\r\n"] {
            let text = markdown.replacing("\n", with: ending)
            let (tree, _) = parse(text)
            for kind in Set(expected.map(\.0)) {
                let wanted = expected.filter { $0.0 == kind }.map { $0.1.replacing("\n", with: ending) }
                #expect(Self.sources(kind, tree) == wanted, "\(kind) in \(text.debugDescription)")
            }
        }
    }

    @Test(
        "Blocks reach from their first marker to their last byte",
        arguments: [
            ("- a\n- b\n\n  c\n\nd", MarkdownTree.Kind.item, ["- a", "- b\n\n  c"]),
            ("> a\n> b\n\nc", .blockQuote, ["> a\n> b"]),
            ("> ```\nfoo", .codeBlock, ["```"]), ("- ```\n  a\n\nb", .codeBlock, ["```\n  a"]),
            ("<!-- a -->\nb", .htmlBlock, ["<!-- a -->"]), ("- <!--\n  a -->\n- b", .htmlBlock, ["<!--\n  a -->"]),
            ("| b |  \n|-|\n| c | ", .tableRow, ["| b |", "| c |"]),
            ("```swift\na\n```\n\nb", .codeBlock, ["```swift\na\n```"]), ("a\n===\n\nb", .heading, ["a\n==="]),
            ("a\n\n| b |\n|-|\n| c |\n\nd", .table, ["| b |\n|-|\n| c |"]), ("a\n| b |\n|-|\n| c |", .paragraph, ["a"]),
            ("| b |\n|-|\n| c |", .tableRow, ["| b |", "| c |"]),
            ("[^1]\n\n[^1]: a\n\n    b\n\nc", .footnoteDefinition, ["[^1]: a\n\n    b"]),
            ("<div>\na\n</div>\n\nb", .htmlBlock, ["<div>\na\n</div>"]),
            ("<!-- a\nb\n-->\nc", .htmlBlock, ["<!-- a\nb\n-->"]), ("<!-- a -->\n\nb", .htmlBlock, ["<!-- a -->"]),
            ("> <!-- a\n> b -->\n\nc", .htmlBlock, ["<!-- a\n> b -->"]),
            ("<script>\na\n</script>\nb", .htmlBlock, ["<script>\na\n</script>"]),
            ("<!-- never\n\nclosed\n\n", .htmlBlock, ["<!-- never\n\nclosed"]), ("a\n\n***\n", .thematicBreak, ["***"]),
            ("- b\n  #\n`\n", .item, ["- b\n  #"]), ("> - b\n>   ## \n\nc", .item, ["- b\n>   ##"]),
        ] as [(String, MarkdownTree.Kind, [String])])
    func blocks(_ markdown: String, _ kind: MarkdownTree.Kind, _ expected: [String]) {
        let (tree, _) = parse(markdown)
        #expect(Self.sources(kind, tree) == expected)
    }

    @Test(
        "A line that goes on behind an indentation too wide for a quote's marker shows its `>`",
        arguments: [
            "> a\\\n\t> b[^c])>\n> [^c]: <https://example.org>\n", "> a\n\t> b [c](d)\n", "> a\n    > *b*\n> c\n",
            "> a\\\n    > > b\n", "> a\\\n    b *c*\n", "- a\\\n b\n", "a\\\n  b\n",
            "> <b2\nda\n    > - c\td\n", "> a <b\n>   c\n   d=\"\n > e\">\n", "> [a](<b>\n    > \"c\") d\n",
            "> `a\n    > b` *c*\n",
            "[foo]: \u{C}url\n", "[foo]: url\u{C}'t'\n", "[a](\u{C}b \u{B}'c') *d*\n", ">*\t\u{C}", "- a\n\n  \u{C}\n",
            "- > a\n  \t> b `c`\n", "> a\n     >b\\\n     >c\n",
        ])
    func wideIndentation(_ markdown: String) { exercise(Array(markdown.utf8), markdown.debugDescription) }

    @Test("Offsets count in the whole file: front matter, byte order mark and carriage returns included")
    func leadingPart() {
        let text = "\u{FEFF}---\r\ntitle: ä\r\n---\r\n# A *b*\r\n\r\n| c |\r\n|-|\r\n| *d* |\r\n"
        let file = SourceFile(path: "a.md", text: text)
        let start = text.utf8.distance(from: text.startIndex, to: text.range(of: "# A")?.lowerBound ?? text.startIndex)
        var diagnostics = DiagnosticList()
        let tree = MarkdownParser.parse(file, in: start..<file.bytes.count, diagnostics: &diagnostics)
        #expect(Self.sources(.emphasis, tree) == ["*b*", "*d*"])
        #expect(tree.span(tree.firstChild(tree.root) ?? tree.root).start == SourceLocation(line: 4, column: 1))
        let whole = MarkdownParser.parse(SourceFile(path: "b.md", text: "\u{FEFF}# A *b*"), diagnostics: &diagnostics)
        #expect(Self.sources(.emphasis, whole) == ["*b*"])
    }
}
