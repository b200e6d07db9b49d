import Diagnostics
import Testing

@testable import HTML

/// No input crashes the parser, and none takes more than linear time or space: a quadratic step would make these
/// tests hang.
@Suite("Robustness")
struct RobustnessTests {
    private func parse(_ text: String) -> Document { parse(Array(text.utf8)) }

    /// Parses and serialises, and checks what holds of every document.
    @discardableResult
    private func parse(_ bytes: [UInt8]) -> Document {
        let document = HTMLParser.parseDocument(SourceFile(path: "page.html", bytes: bytes))
        DocumentChecks.check(document)
        return document
    }

    @Test("50,000 nested elements make a tree that is walked, serialised and freed")
    func deepNesting() {
        let count = 50_000
        let document = parse(String(repeating: "<div>", count: count) + "x")
        let depth = document.ancestors(NodeID(Int32(document.nodeCount - 1))).reduce(0) { total, _ in total + 1 }
        #expect(depth == count + 3)
        let html = Serializer.serialize(document)
        #expect(html.count == count * 11 + "<html><head></head><body>x</body></html>".utf8.count)
        #expect(document.textContent(document.rootID) == "x")
    }

    @Test(
        "With a limit to the depth, deeper nodes stand side by side as in browsers",
        arguments: [
            "<div>", "<b>", "<b><p>", "<ul><li>", "<table><tr><td>", "<svg><g>", "<b><p></b>", "<font size=1>",
            "<div>text", "<button>", "<table><b>", "<a><table>", "<i><div></i>", "<math><mi>", "<!--c--><nobr>",
        ])
    func depthLimit(part: String) {
        let text = String(repeating: part, count: 5_000) + "end"
        let document = HTMLParser.parseDocument(
            SourceFile(path: "page.html", text: text), depthLimit: HTMLParser.browserDepthLimit)
        DocumentChecks.check(document)
        var depths = [Int](repeating: 0, count: document.nodeCount)
        var deepest = 0
        for node in document.allNodes {
            depths[node.number] = (document.parent(node).map { depths[$0.number] } ?? 0) + 1
            deepest = max(deepest, depths[node.number])
        }
        #expect(deepest <= HTMLParser.browserDepthLimit + 8)
        #expect(document.textContent(document.rootID).hasSuffix("end"))
    }

    @Test("A page that is not deep is the same with and without a limit")
    func depthLimitOfAPage() {
        let source = SourceFile(path: "page.html", text: Self.page)
        let limited = HTMLParser.parseDocument(source, depthLimit: HTMLParser.browserDepthLimit)
        let free = HTMLParser.parseDocument(source)
        #expect(Serializer.serialize(limited) == Serializer.serialize(free))
    }

    @Test(
        "Repeated constructs cost linear time",
        arguments: [
            "<b>", "<a>", "<p><b>", "<b><div>", "<table><tr><td>", "<table>a", "<svg><g>", "<math><mi>", "<template>",
            "<button><p>", "<select><optgroup><option>", "<form><div></form>", "<li><ul>", "<b x><i y><u z>", "<nobr>",
            "<applet><b>", "<ruby><rt>", "<frameset>", "<svg><title>", "<!--", "<!-", "<?", "<?a ", "<![CDATA[",
            "&notit;", "&#x80;", "</p>", "</body>x", "<br/", "<x =\"", "\r", "\0", "<textarea>", "<a><p></a>",
            "<table><td>y&amp;</td>x&amp;",
        ])
    func repetition(part: String) {
        _ = parse(String(repeating: part, count: 3_000))
    }

    @Test(
        "End tags that must look deep into the stack cost linear time",
        arguments: [
            ("<div>", "</span>"), ("<b><div>", "</b>"), ("<svg><g>", "</x>"), ("<li><ul><span>", "</li>"),
            ("<div>", "<table></table>"), ("<div>", "</body><p>"), ("<font size=1><font size=2>", "<p>x"),
            ("<table><a><div>", "</a>"), ("<b><applet>", "</b>"), ("<template>", "</template>"),
        ])
    func deepSearches(opening: String, repeated: String) {
        let opened = String(repeating: opening, count: 5_000)
        _ = parse(opened + String(repeating: repeated, count: 5_000))
    }

    @Test("A page cannot make every paragraph carry thousands of formatting elements")
    func formattingElements() {
        let fonts = (0..<5_000).map { "<font size=\($0)>" }.joined()
        let document = parse("<p>" + fonts + String(repeating: "<p>x", count: 5_000))
        #expect(document.nodeCount < 500_000)
        #expect(document.errors.contains { $0.code == .complexityLimitReached })
    }

    @Test("A text of 10 MB is one node that lies in the source")
    func longText() {
        let document = parse([UInt8](repeating: 0x78, count: 10_000_000))
        let body = document.body.flatMap { document.firstChild($0) }
        #expect(body.map { document.textBytes($0).count } == 10_000_000)
        #expect(body.flatMap { document.range(ofText: $0) } == 0..<10_000_000)
    }

    @Test("100,000 attributes of one tag are kept, and as many of the same name are one")
    func attributes() {
        let many = parse("<body><p " + (0..<100_000).map { "a\($0)=\($0) " }.joined() + ">")
        let paragraph = many.body.flatMap { many.firstChild($0) } ?? many.rootID
        #expect(many.attributes(paragraph).count == 100_000)
        #expect(many.attribute(paragraph, named: "a99999") == "99999")
        let same = parse("<body><p " + String(repeating: "a=1 ", count: 100_000) + ">")
        #expect(same.attributes(same.body.flatMap { same.firstChild($0) } ?? same.rootID).count == 1)
        #expect(same.errors.count { $0.code == .duplicateAttribute } == 99_999)
    }

    private static let page = """
        \u{FEFF}<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" 'x'>\r\n<html lang=en><head><meta charset=utf-8>
        <title>A &amp; B &notin; &#x1F600;</title><style>a>b{}</style><script><!-- <script>x</script> --></script></head>
        <body class="a b" id='é'><!-- c -- d --!><p>é<b>1<i>2</b>3</i><table><tr>x<td>y<caption>z</table>
        <svg viewBox=0><foreignObject><p>q</svg><math><annotation-xml encoding=text/html><div></math><?pi data?>
        <select><button><selectedcontent></button><option selected>o</select><template><td>t</template>
        <textarea>\n\nx</textarea><a href="?a=b&copy=1">l<a>m</a><br/></body></html><!--e-->
        """

    @Test("Every truncation of a page has a tree")
    func truncations() {
        let bytes = Array(Self.page.utf8)
        for length in 0...bytes.count { parse(Array(bytes[..<length])) }
    }

    @Test(
        "U+0000 and invalid UTF-8 at every place have a tree",
        arguments: [0x00, 0xFF, 0x80, 0xC3, 0xF0, 0x0D] as [UInt8])
    func damage(byte: UInt8) {
        let bytes = Array(Self.page.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] = byte
            parse(damaged)
            damaged.insert(byte, at: index)
            parse(damaged)
        }
    }

    @Test("Fragments in every context have a tree")
    func fragments() {
        let contexts: [(TagName, Namespace)] = [
            (.td, .html), (.tr, .html), (.table, .html), (.select, .html), (.template, .html), (.form, .html),
            (.colgroup, .html), (.frameset, .html), (.head, .html), (.html, .html), (.svg, .svg),
            (.foreignObject, .svg),
            (.mi, .mathML), (.title, .html), (.plaintext, .html), ("x-y", .html), (.caption, .html), (.tbody, .html),
        ]
        for (context, namespace) in contexts {
            let source = SourceFile(path: "f", text: Self.page)
            DocumentChecks.check(HTMLParser.parseFragment(source, context: context, namespace: namespace))
        }
    }
}
