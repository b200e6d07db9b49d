import Diagnostics
import Testing

@testable import HTML

/// The standard judges characters one by one; the tree builder is given runs of them.
@Suite("Runs of characters are judged as single characters")
struct WhiteSpaceRunTests {
    @Test(arguments: [
        (
            "<template><col>x\ty <col>", nil as TagName?,
            "| <html>\n|   <head>\n|     <template>\n|       content\n|         <col>\n|         \"\t \"\n|         <col>\n|   <body>"
        ),
        ("a b<col>c d", TagName.colgroup, "| \" \"\n| <col>\n| \" \""),
        ("<col>\n<p>", TagName.colgroup, "| <col>\n| \"\n\""),
        (
            "<b><frameset></frameset></html>x y", nil,
            "| <html>\n|   <head>\n|   <frameset>\n|   <b>\n|     \" \""
        ),
        (
            "<frameset>a b</frameset>c d", nil,
            "| <html>\n|   <head>\n|   <frameset>\n|     \" \"\n|   \" \""
        ),
        (
            " x<head>", nil,
            "| <html>\n|   <head>\n|   <body>\n|     \"x\""
        ),
    ])
    func runs(html: String, context: TagName?, expected: String) {
        let source = SourceFile(path: "page.html", text: html)
        let document =
            context.map { HTMLParser.parseFragment(source, context: $0) } ?? HTMLParser.parseDocument(source)
        #expect(TreeDump.of(document) == expected)
    }
}
