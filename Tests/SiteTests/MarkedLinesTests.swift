import Testing

@testable import Site

@Suite("Marked lines of code")
struct MarkedLinesTests {
    @Test(
        "A list of numbers and ranges is read in order and without overlaps",
        arguments: [
            ("2", "2"), ("2,4-6", "2, 4–6"), ("4-6,2", "2, 4–6"), ("1-3,2-5,6", "1–6"), (" 1 , 3 - 4 ", "1, 3–4"),
        ])
    func list(text: String, read: String) { #expect(MarkedLines(text)?.text == read) }

    @Test("Anything else is no list", arguments: ["", "0", "x", "3-1", "1-2-3", "1,,2", "-1", "1;2"])
    func noList(text: String) { #expect(MarkedLines(text) == nil) }

    private func marked(_ code: String, _ list: String) -> String {
        let html = Array("<pre><code class=\"language-swift\">\(code)</code></pre>\n".utf8)
        let output = String(decoding: MarkedLines(list)?.marked(html) ?? [], as: UTF8.self)
        return String(output.dropFirst("<pre><code class=\"language-swift\">".count).dropLast("</code></pre>\n".count))
    }

    @Test("Each run of lines is one mark, with its line ends inside")
    func runs() {
        #expect(marked("a\nb\nc\nd\n", "1,3-4") == "<mark>a\n</mark>b\n<mark>c\nd\n</mark>")
        #expect(marked("a\nb", "2") == "a\n<mark>b</mark>")
        #expect(marked("a\nb\n", "2-9") == "a\n<mark>b\n</mark>")
        #expect(marked("a\n", "5") == "a\n")
    }

    @Test("A colour that reaches over the border of a mark is closed and opened again")
    func spans() {
        let code = "<span class=\"hl-comment\">/* a\nb\nc */</span>\n"
        #expect(
            marked(code, "2")
                == "<span class=\"hl-comment\">/* a\n</span><mark><span class=\"hl-comment\">b\n</span></mark>"
                + "<span class=\"hl-comment\">c */</span>\n")
    }
}
