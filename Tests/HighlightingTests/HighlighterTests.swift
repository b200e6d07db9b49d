import HTML
import Testing

@testable import Highlighting

struct HighlighterTests {
    private static func highlighted(_ code: String, _ language: String) -> String {
        String(decoding: Highlighter.highlight(Array(code.utf8), language: language) ?? [], as: UTF8.self)
    }

    /// The HTML without its spans.
    private static func stripped(_ html: [UInt8]) -> String {
        var output: [UInt8] = []
        var index = 0
        while index < html.count {
            // All other `<` are escaped.
            if html[index] == 0x3C {
                while html[index] != 0x3E { index += 1 }
            } else {
                output.append(html[index])
            }
            index += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func escaped(_ code: [UInt8]) -> String {
        var output: [UInt8] = []
        Escaping.appendEscapedText(code, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("Names and aliases are unique, in lower case, and found in any case")
    func names() {
        let names = Highlighter.languages.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
        #expect(Highlighter.language(named: "Swift")?.name == "swift")
        #expect(Highlighter.language(named: "SH")?.name == "shell")
        #expect(Highlighter.highlight([0x61], language: "cobol") == nil)
    }

    @Test(
        "Tokens of each language are marked",
        arguments: [
            (
                "swift", "let x: Int = 1 // a",
                "<span class=\"hl-keyword\">let</span> x: <span class=\"hl-type\">Int</span> = <span class=\"hl-number\">1</span> <span class=\"hl-comment\">// a</span>"
            ),
            (
                "swift", "@State var a = \"b\\(c(1))d\"",
                "<span class=\"hl-attribute\">@State</span> <span class=\"hl-keyword\">var</span> a = <span class=\"hl-string\">\"b\\(</span><span class=\"hl-function\">c</span>(<span class=\"hl-number\">1</span>)<span class=\"hl-string\">)d\"</span>"
            ),
            ("swift", "#\"a\\(b)\"#", "<span class=\"hl-string\">#\"a\\(b)\"#</span>"),
            (
                "swift", ".sheet(isPresented: .default)",
                ".<span class=\"hl-function\">sheet</span>(isPresented: .<span class=\"hl-property\">default</span>)"
            ),
            ("swift", "/* a /* b */ c */ x", "<span class=\"hl-comment\">/* a /* b */ c */</span> x"),
            ("swift", "\"\"\"\na \"b\"\n\"\"\"", "<span class=\"hl-string\">\"\"\"\na \"b\"\n\"\"\"</span>"),
            (
                "html", "<a href=\"x\">&amp;</a>",
                "<span class=\"hl-tag\">&lt;a</span> <span class=\"hl-attribute\">href</span>=<span class=\"hl-string\">\"x\"</span><span class=\"hl-tag\">&gt;</span><span class=\"hl-literal\">&amp;amp;</span><span class=\"hl-tag\">&lt;/a</span><span class=\"hl-tag\">&gt;</span>"
            ),
            (
                "html", "<script>let a</script>",
                "<span class=\"hl-tag\">&lt;script</span><span class=\"hl-tag\">&gt;</span><span class=\"hl-keyword\">let</span> a<span class=\"hl-tag\">&lt;/script</span><span class=\"hl-tag\">&gt;</span>"
            ),
            (
                "css", "a:hover { color: #fff }",
                "<span class=\"hl-tag\">a</span>:<span class=\"hl-keyword\">hover</span> { <span class=\"hl-property\">color</span>: <span class=\"hl-number\">#fff</span> }"
            ),
            (
                "js", "const a = /b/g, c = `d${e}f`",
                "<span class=\"hl-keyword\">const</span> a = <span class=\"hl-regexp\">/b/g</span>, c = <span class=\"hl-string\">`d${</span>e<span class=\"hl-string\">}f`</span>"
            ),
            ("js", "a / b / c", "a / b / c"),
            (
                "ts", "let a: string",
                "<span class=\"hl-keyword\">let</span> <span class=\"hl-property\">a</span>: <span class=\"hl-type\">string</span>"
            ),
            (
                "kotlin", "fun a(): Unit = null",
                "<span class=\"hl-keyword\">fun</span> <span class=\"hl-function\">a</span>(): <span class=\"hl-type\">Unit</span> = <span class=\"hl-literal\">null</span>"
            ),
            (
                "json", "{\"a\": [1, true, \"b\"]}",
                "{<span class=\"hl-property\">\"a\"</span>: [<span class=\"hl-number\">1</span>, <span class=\"hl-literal\">true</span>, <span class=\"hl-string\">\"b\"</span>]}"
            ),
            (
                "yaml", "a: b # c\n- 1",
                "<span class=\"hl-property\">a</span>: <span class=\"hl-string\">b</span> <span class=\"hl-comment\"># c</span>\n- <span class=\"hl-number\">1</span>"
            ),
            (
                "sh", "swift build -c \"$X\" # y",
                "<span class=\"hl-function\">swift</span> build <span class=\"hl-attribute\">-c</span> <span class=\"hl-string\">\"</span><span class=\"hl-variable\">$X</span><span class=\"hl-string\">\"</span> <span class=\"hl-comment\"># y</span>"
            ),
            ("diff", "+a\n-b\n c", "<span class=\"hl-inserted\">+a</span>\n<span class=\"hl-deleted\">-b</span>\n c"),
            ("text", "<b>", "&lt;b&gt;"),
        ])
    func tokens(_ language: String, _ code: String, _ html: String) {
        #expect(Self.highlighted(code, language) == html)
    }

    @Test(
        "Without its spans the HTML is the escaped code, whatever the bytes",
        arguments: Highlighter.languages.map(\.name))
    func strips(_ language: String) {
        let pieces = [
            "\"", "'", "`", "\\", "\\(", "${", "(", ")", "{", "}", "/*", "*/", "//", "/", "#", "@", "<", ">", "&", "\n",
            "\r\n",
            " ", ":", ";", "=", "-", "a", "Abc", "let", "if", "0x1", "1.5e-3", "é", "<script>", "</script>", "<!--",
            "-->", "$",
            "\u{0}", "\"\"\"", "#\"", "\"#", "- ", "key: ", "--x", ".b", "|", "[", "]", "~", "\t",
        ]
        var seed: UInt64 = 42
        for _ in 0..<60 {
            var code: [UInt8] = []
            for _ in 0..<40 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                code.append(contentsOf: pieces[Int(seed >> 33) % pieces.count].utf8)
                if seed >> 60 == 0 { code.append(UInt8(truncatingIfNeeded: seed >> 40)) }
            }
            let html = Highlighter.highlight(code, language: language) ?? []
            #expect(Self.stripped(html) == Self.escaped(code))
        }
    }

    @Test("Runs of openers cost linear time", arguments: Highlighter.languages.map(\.name))
    func linear(_ language: String) {
        for piece in [
            "#", "\"", "/*", "\\(", "${", "\"\\(", "`${", "<a ", "<script>", "/", "a:", "(", "'", "--a ", "$", "<!--",
        ] {
            let code = Array(String(repeating: piece, count: 20_000).utf8)
            #expect((Highlighter.highlight(code, language: language) ?? []).count >= code.count)
        }
    }
}
