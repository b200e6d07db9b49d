import Diagnostics
import HTML
import TestSupport
import Testing

@testable import Markdown

struct RobustnessTests {
    private static let pieces = [
        "[", "]", "(", ")", "![", "[]()", "*", "**", "_", "`", "``", "~", "~~", "<", ">", "<a ", "<b>", "</b>", "<!--",
        "-->", "\n", "\n\n",
        "    ", "\t", "- ", "1. ", "> ", "# ", "===\n", "---\n", "|", "|-|\n", "| a |\n", ":-:", "[^a]", "[^a]: ",
        "[a]: /u\n", "{#a}",
        "{.b}", "{{", "}}", "{%", "%}", "\\", "&amp;", "&", "\"", "'", "--", "...", "http://a.b", "www.a.b", "a@b.c",
        "[!NOTE]", "[x] ",
        "```", "```a {.b}\n", "\u{0}", "é", "日本", "\r\n", "\r", "a", "b c", "<Tab>", "import a from 'b'", "<details>",
        "</details>",
        "!", ".", ":", "@", "x",
    ]

    @Test("Random mixtures of syntax give trees whose links and places hold")
    func mixtures() {
        var seed: UInt64 = 7
        for round in 0..<150 {
            var bytes: [UInt8] = []
            for _ in 0..<60 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(contentsOf: Self.pieces[Int(seed >> 33) % Self.pieces.count].utf8)
                if seed >> 59 == 0 { bytes.append(UInt8(truncatingIfNeeded: seed >> 40)) }
            }
            exercise(bytes, "round \(round): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    @Test(
        "Long runs of one construct end soon",
        arguments: [
            "![[]()", "[", "]", "[a](", "[a](<b", "*a ", "*a_ ", "**x *y ", "a**b", "`a", "a <!-- ", "a <? ", "a <!A ",
            "<a b=\"", "&",
            "\"a ", "'a ", "> ", "- ", "1. ", "[a] ", "[^a] ", "[^a]: ", "~a ", "~~a ", "~", "{{ ", "{% ", "{# ", "{#a",
            "www.a.b", "http://a ",
            "a@", "a@b.c ", "|", "|-", "|\n", "\\|", "<A ", "<Tab> ", "</", "<b>", "<details>", "!", "\u{0}", "\r",
            "\n", "\t", "a  \n",
            "[!NOTE]", "[x] ", "}}", "http://a_", "(", "www.", "[a]: /b\n", "#", "&#1;", "\\a", "\\[",
        ])
    func runs(_ piece: String) {
        exercise(Array(String(repeating: piece, count: 6_000).utf8), piece)
    }

    @Test(
        "Nesting 50,000 deep is parsed and rendered without recursion",
        arguments: [
            ("> ", "a"), (">", "a"), ("- ", "a"), ("1. ", "a"), ("*a ", ""), ("[", "a"), ("![", "a"), ("*", "a"),
            ("<b>", ""), ("> - ", "a"),
        ])
    func deep(_ opener: String, _ inside: String) {
        let text = String(repeating: opener, count: 50_000) + inside
        exercise(Array(text.utf8), opener)
        let (tree, _) = parse(text)
        #expect(tree.plainText(tree.root).utf8.count < 1_000_000)
    }

    @Test(
        "A text of 10 MB is rendered whole",
        arguments: ["", "# ", "`", "    ", "<!-- ", "| a |\n|-|\n| ", "[^1]\n\n[^1]: "])
    func longText(_ opening: String) {
        let bytes = Array(opening.utf8) + [UInt8](repeating: 0x78, count: 10_000_000)
        var diagnostics = DiagnosticList()
        var options = RenderingOptions()
        options.rawHTML = .allow
        let tree = MarkdownParser.parse(SourceFile(path: "a.md", bytes: bytes), diagnostics: &diagnostics)
        #expect(HTMLRenderer.render(tree, options: options).bytes.count >= 10_000_000)
    }

    @Test("A hundred thousand attributes, cells, items and footnotes are read in linear time")
    func many() {
        let count = 100_000
        exercise(Array(("a {" + (0..<count).map { ".c\($0) " }.joined() + "}").utf8))
        exercise(Array(("# a {" + (0..<count).map { "k\($0)=v " }.joined() + "}").utf8))
        exercise(Array(("<a " + (0..<count).map { "k\($0)=v " }.joined() + ">b</a>").utf8))
        exercise(
            Array(
                (String(repeating: "|a", count: count) + "|\n" + String(repeating: "|-", count: count) + "|\n|b|").utf8)
        )
        exercise(Array(String(repeating: "- a\n", count: count).utf8))
        exercise(Array((0..<count / 10).map { "[^\($0)]\n\n[^\($0)]: b\n\n" }.joined().utf8))
        exercise(Array((0..<count / 10).map { "[\($0)]\n\n[\($0)]: /b\n\n" }.joined().utf8))
    }

    @Test(
        "NUL, invalid UTF-8 and line ends at every place give a tree",
        arguments: [0x00, 0xFF, 0x80, 0xF0, 0x0D] as [UInt8])
    func damage(byte: UInt8) {
        let bytes = Array(Self.everything.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] = byte
            exercise(damaged, "\(byte) at \(index)")
            damaged = bytes
            damaged.insert(byte, at: index)
            exercise(damaged, "\(byte) before \(index)")
        }
    }

    @Test("Nesting beyond the limit is reported once, at its place")
    func nestingLimit() {
        let text = String(repeating: "> ", count: 300) + "a"
        let reported = parse(text).diagnostics.all.filter { $0.code == MarkdownDiagnostics.nestingLimit }
        #expect(reported.count == 1)
        #expect(parse(String(repeating: "> ", count: 50) + "a").diagnostics.isEmpty)
    }

    @Test("Brackets beyond the limit stay text, and are reported once")
    func bracketLimit() {
        let text = String(repeating: "![[]()", count: 3000)
        let (tree, diagnostics) = parse(text)
        #expect(diagnostics.all.filter { $0.code == MarkdownDiagnostics.bracketLimit }.count == 1)
        let shown = HTMLRenderer.render(tree).text
        #expect(shown.filter { $0 == "[" }.count >= 3000)
        #expect(parse("[a](b) " + String(repeating: "[a](b) ", count: 5000)).diagnostics.isEmpty)
    }

    @Test("NUL and invalid UTF-8 become U+FFFD at their places, and are reported")
    func invalidText() {
        var diagnostics = DiagnosticList()
        let bytes: [UInt8] = Array("# a\u{0}b\n\nc ".utf8) + [0xFF, 0xC3] + Array(" *d*".utf8)
        let tree = MarkdownParser.parse(SourceFile(path: "a.md", bytes: bytes), diagnostics: &diagnostics)
        #expect(HTMLRenderer.render(tree).text == "<h1>a\u{FFFD}b</h1>\n<p>c \u{FFFD}\u{FFFD} <em>d</em></p>\n")
        #expect(diagnostics.all.map(\.code) == [MarkdownDiagnostics.invalidText])
        #expect(diagnostics.all.first?.span?.range == 3..<4)
        let emphasis = tree.descendants(tree.root).first { tree.kind($0) == .emphasis }
        #expect(emphasis.map { tree.file.text(in: tree.range($0)) } == "*d*")
    }

    @Test("Labels of footnotes may hold what is not UTF-8, at the end of the file too")
    func invalidLabels() {
        exercise(Array("[^a".utf8) + [0xFF, 0xFE] + Array("]: b".utf8))
        exercise(Array("[^".utf8) + [0] + Array("]:".utf8))
    }

    @Test("Footnotes between items of a list leave the items in lists, in order")
    func footnotesBetweenItems() {
        let text = "[^1]\n\n1) a\n[^1]: x\n2) b\n[^2]: y\n[^3]: z\n3) c"
        let (tree, _) = parse(text)
        checkTree(tree)
        let kinds = tree.children(tree.root).map { tree.kind($0) }
        #expect(
            kinds == [.paragraph, .list, .footnoteDefinition, .list, .footnoteDefinition, .footnoteDefinition, .list])
        exercise(Array(String(repeating: "1) a\n[^a]: b\n", count: 2000).utf8))
    }

    private static let everything = """
        # Title `x` {#a .b}

        Text[^1] *em **strong*** ~~gone~~ <kbd>K</kbd> https://a.b/c_d &amp; \\* [l](u "t") ![i](s) [r]

        > [!NOTE]
        > - [x] done {.rule}
        >   lazy
        continued

        | a | b \\| c |
        |:--|--:|
        | `1` | [r] |

        ```swift title="T"
        code
        ```

        [^1]: Foot *note*

            more

        [r]: /ref 'T'
        <details>

        {{ x }} {% y %}

        </details>
        """

    @Test("Every truncation of a document with everything in it is parsed")
    func truncations() {
        let bytes = Array(Self.everything.utf8)
        for length in 0...bytes.count { exercise(Array(bytes.prefix(length)), "first \(length)") }
        for start in stride(from: 0, to: bytes.count, by: 3) {
            exercise(Array(bytes.dropFirst(start)), "from \(start)")
        }
    }

    @Test("Empty input, a byte order mark alone and a range outside the file give an empty document")
    func empty() {
        #expect(exercise([]).bytes.isEmpty)
        #expect(exercise([0xEF, 0xBB, 0xBF]).bytes.isEmpty)
        var diagnostics = DiagnosticList()
        let file = SourceFile(path: "a.md", text: "abc")
        #expect(HTMLRenderer.render(MarkdownParser.parse(file, in: 3..<3, diagnostics: &diagnostics)).bytes.isEmpty)
        #expect(HTMLRenderer.render(MarkdownParser.parse(file, in: 5..<90, diagnostics: &diagnostics)).bytes.isEmpty)
    }
}
