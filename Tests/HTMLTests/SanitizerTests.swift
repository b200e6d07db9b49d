import Diagnostics
import Testing

@testable import HTML

@Suite("Sanitizer")
struct SanitizerTests {
    private func sanitize(_ text: String, allowsBlocks: Bool = true) -> (html: String, codes: [String]) {
        let file = SourceFile(path: "a.md", text: text)
        var diagnostics = DiagnosticList()
        let markup = Sanitizer.sanitize(
            file.bytes, at: file.span(0..<file.bytes.count), diagnostics: &diagnostics, allowsBlocks: allowsBlocks)
        return (markup.text, diagnostics.all.map(\.code.id))
    }

    @Test(
        "Allowed elements keep their safe attributes",
        arguments: [
            ("<kbd>Tab</kbd>", "<kbd>Tab</kbd>"),
            ("<abbr title='a \"b\"'>x</abbr>", "<abbr title=\"a &quot;b&quot;\">x</abbr>"),
            ("a<br>b<BR/>c", "a<br>b<br>c"),
            ("<details open><summary>S</summary>T</details>", "<details open=\"\"><summary>S</summary>T</details>"),
            ("<a href=\"x.html#y\">z</a>", "<a href=\"x.html#y\">z</a>"),
            ("a &amp; b &lt; &copy;", "a &amp; b &lt; ©"),
            ("1 < 2 <", "1 &lt; 2 &lt;"),
            ("<span aria-label=\"x\" lang=de>y</span>", "<span aria-label=\"x\" lang=\"de\">y</span>"),
        ])
    func allowed(input: String, expected: String) {
        let result = sanitize(input)
        #expect(result.html == expected)
        #expect(result.codes.isEmpty)
    }

    @Test(
        "What is not allowed is removed and reported",
        arguments: [
            ("<blink>x</blink>", "x", ["HR-M101"]),
            ("a<script>alert(1)</script>b", "ab", ["HR-M101"]),
            ("<style>b{}</style>", "", ["HR-M101"]),
            ("<iframe src=x></iframe>y", "y", ["HR-M101"]),
            ("<svg><svg></svg><a href=x></a></svg>y", "y", ["HR-M101"]),
            ("<kbd onclick=\"x()\" style=\"y\">z</kbd>", "<kbd>z</kbd>", ["HR-M102", "HR-M102"]),
            ("<a href=\" java\nscript:x\">z</a>", "<a>z</a>", ["HR-M002"]),
            ("<a href=\"&#106;avascript:x\">z</a>", "<a>z</a>", ["HR-M002"]),
            ("<img src=\"data:image/png,x\" alt=y>", "<img alt=\"y\">", ["HR-M002"]),
            ("<img src=\"https://x/y.png\" alt=y>", "<img alt=\"y\">", ["HR-M103"]),
            ("x</kbd>", "x", ["HR-M104"]),
            ("<script>never closed", "", ["HR-M101"]), ("a<!-- b -->c", "ac", ["HR-M105"]),
            ("<!DOCTYPE html>a", "a", ["HR-M101"]), ("a<?php b ?>c", "ac", ["HR-M101"]),
        ])
    func removed(input: String, expected: String, codes: [String]) {
        let result = sanitize(input)
        #expect(result.html == expected)
        #expect(result.codes == codes)
    }

    @Test(
        "Tags are balanced",
        arguments: [
            ("<b><i>x</b>y", "<b><i>x</i></b>y"), ("<b>x", "<b>x</b>"), ("<ul><li>x</ul>", "<ul><li>x</li></ul>"),
        ])
    func balanced(input: String, expected: String) {
        #expect(sanitize(input).html == expected)
    }

    @Test("A block inside a paragraph is removed")
    func blocks() {
        let result = sanitize("a <div>b</div>", allowsBlocks: false)
        #expect(result.html == "a b")
        #expect(result.codes == ["HR-M101"])
    }

    @Test("Components and tags that are cut off are shown as text")
    func others() {
        #expect(sanitize("<Callout type=\"x\">y</Callout>").html == "&lt;Callout type=\"x\"&gt;y&lt;/Callout&gt;")
        #expect(sanitize("x <kbd class=").html == "x &lt;kbd class=")
    }

    @Test(
        "What is shown as written has normal line endings and no U+0000",
        arguments: ["<kbd\r\r\nx=\0", "<Tab\r\n\0>", "a&#13;b<q title='&#13;'>"])
    func normalised(input: String) {
        let once = sanitize(input).html
        #expect(!once.contains("\r") && !once.contains("\0"))
        #expect(sanitize(once).html == once)
    }

    @Test("A diagnostic points into the content file")
    func places() {
        let file = SourceFile(path: "a.md", text: "text\n<kbd\n  onclick=x>y</kbd>")
        var diagnostics = DiagnosticList()
        _ = Sanitizer.sanitize(
            file.bytes[5...], at: file.span(5..<file.bytes.count), diagnostics: &diagnostics)
        #expect(diagnostics.all.first?.span?.start == SourceLocation(line: 3, column: 3))
        #expect(diagnostics.all.first?.span?.text == "onclick=x")
    }

    @Test("Elements may be closed in a later piece")
    func pieces() {
        var sanitizer = Sanitizer()
        var markup = Markup()
        var diagnostics = DiagnosticList()
        sanitizer.append(Array("<kbd>".utf8), at: nil, to: &markup, diagnostics: &diagnostics)
        markup.append(text: "a<b")
        #expect(sanitizer.depth == 1)
        sanitizer.append(Array("</kbd><sub>".utf8), at: nil, to: &markup, diagnostics: &diagnostics)
        sanitizer.closeElements(in: &markup)
        #expect(markup.text == "<kbd>a&lt;b</kbd><sub></sub>")
        #expect(diagnostics.isEmpty)
    }

    @Test("Every diagnostic is documented and in the list")
    func codes() {
        #expect(Set(SanitizerDiagnostics.all.map(\.id)).count == SanitizerDiagnostics.all.count)
        #expect(SanitizerDiagnostics.all.allSatisfy { !$0.explanation.isEmpty })
    }
}
