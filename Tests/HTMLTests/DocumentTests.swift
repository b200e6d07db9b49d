import Diagnostics
import Testing

@testable import HTML

@Suite("Document")
struct DocumentTests {
    private func html(_ document: Document) -> String {
        String(decoding: Serializer.serialize(document), as: UTF8.self)
    }

    private func parse(_ text: String) -> Document {
        HTMLParser.parseFragment(SourceFile(path: "page.html", text: text))
    }

    @Test("A document is built by hand")
    func building() {
        var document = Document()
        let list = document.createElement(.ul)
        let item = document.createElement(.li)
        document.append(list, to: document.rootID)
        document.append(item, to: list)
        document.append(document.createText("a<b"), to: item)
        document.setAttribute(item, .class, "x \"y\"")
        document.setAttribute(item, "data-z", "1")
        document.setAttribute(item, .class, "w")
        document.insert(document.createComment("c"), into: list, before: item)
        document.insert(document.createElement("x-y"), into: list, before: item)
        #expect(html(document) == "<ul><!--c--><x-y></x-y><li class=\"w\" data-z=\"1\">a&lt;b</li></ul>")
        document.removeAttribute(item, .class)
        document.detach(item)
        document.append(item, to: document.rootID)
        #expect(html(document) == "<ul><!--c--><x-y></x-y></ul><li data-z=\"1\">a&lt;b</li>")
        #expect(document.attribute(item, named: "data-z") == "1")
        #expect(document.startTagRange(item) == nil)
    }

    @Test("Changing an element that shares its attributes leaves the other alone")
    func sharedAttributes() {
        var document = parse("<p><b class=x>1<p>2")
        let bold = document.elements(in: document.rootID).filter { document.isHTML($0, .b) }
        #expect(bold.count == 2)
        document.setAttribute(bold[0], .class, "y")
        document.setAttribute(bold[0], .id, "z")
        #expect(document.attribute(bold[1], .class) == "x")
        #expect(!document.hasAttribute(bold[1], .id))
    }

    @Test("A document that is changed leaves its copies as they were")
    func copies() {
        let original = parse("<p title='a&amp;b'>one</p>")
        var copy = original
        guard let paragraph = copy.firstChild(copy.rootID) else {
            Issue.record("no paragraph")
            return
        }
        copy.setAttribute(paragraph, .title, "other")
        copy.append(copy.createText(" and two"), to: paragraph)
        #expect(html(original).contains("<p title=\"a&amp;b\">one</p>"))
        #expect(html(copy).contains("<p title=\"other\">one and two</p>"))
    }

    @Test("Bytes of values and text are those of the source or of what was decoded")
    func bytes() {
        let document = parse("<p id='plain' title='a&amp;b'>one</p><p>x&lt;y</p>")
        guard let first = document.firstChild(document.rootID), let second = document.nextSibling(first) else {
            Issue.record("no paragraphs")
            return
        }
        #expect(document.unsafeAttribute(first, .id).map { Array($0) } == Array("plain".utf8))
        #expect(document.unsafeAttribute(first, .title).map { Array($0) } == Array("a&b".utf8))
        #expect(document.unsafeAttribute(first, .class).map { Array($0) } == nil)
        #expect(document.firstChild(first).map { Array(document.unsafeText($0)) } == Array("one".utf8))
        #expect(document.firstChild(second).map { Array(document.unsafeText($0)) } == Array("x<y".utf8))
        #expect(document.unsafeText(second).isEmpty)
    }

    @Test("Names are the same in every document")
    func names() {
        let document = parse("<x-y data-a=1><svg><foreignObject viewBox=1></svg><x-y DATA-A=2>")
        let names = document.elements(in: document.rootID).map { document.tagName($0) }
        #expect(names == ["x-y", .svg, .foreignObject, "x-y"])
        #expect(TagName("div") == .div && TagName("x-y") != TagName("x-z"))
        #expect(TagName.annotationXml.text == "annotation-xml")
        #expect(AttributeName("aria-label") == .ariaLabel)
    }

    @Test("Attributes have their namespaces and prefixes")
    func namespaces() {
        let document = parse("<svg xlink:href=a xml:lang=b xmlns=c xmlns:xlink=d viewbox=e href=f>")
        let svg = document.firstChild(document.rootID) ?? document.rootID
        let attributes = document.attributes(svg)
        #expect(
            attributes.map(\.qualifiedName) == ["xlink:href", "xml:lang", "xmlns", "xmlns:xlink", "viewBox", "href"])
        #expect(attributes.map(\.namespace) == [.xlink, .xml, .xmlns, .xmlns, .none, .none])
        #expect(document.attribute(svg, .href) == "f")
    }

    @Test("Walks are in document order, and subtrees can be skipped")
    func traversal() {
        let document = parse("<p>a<b>c<i>d</i></b></p><q></q>")
        let order = document.allNodes.map { document.isText($0) ? document.text($0) : document.tagName($0).text }
        #expect(order == ["p", "a", "b", "c", "i", "d", "q"])
        var walk = document.allNodes
        #expect(walk.next() != nil)
        #expect(walk.skipSubtree().map { document.tagName($0) } == .q)
        #expect(walk.next() == nil)
        #expect(walk.next() == nil)
        let visits = document.visits(document.firstChild(document.rootID) ?? document.rootID).map { visit in
            switch visit {
            case .enter(let id): "+" + (document.isText(id) ? document.text(id) : document.tagName(id).text)
            case .leave(let id): "-" + (document.isText(id) ? document.text(id) : document.tagName(id).text)
            }
        }
        #expect(visits == ["+p", "+a", "-a", "+b", "+c", "-c", "+i", "+d", "-d", "-i", "-b", "-p"])
        #expect(document.textContent(document.rootID) == "acd")
    }

    @Test("Template contents are apart from the children")
    func templates() {
        let document = parse("<template><td>x</td></template>")
        let template = document.firstChild(document.rootID) ?? document.rootID
        #expect(document.firstChild(template) == nil)
        let contents = document.templateContents(template) ?? template
        #expect(document.kind(contents) == .templateContents)
        #expect(document.templateElement(ofContents: contents) == template)
        #expect(html(document) == "<template><td>x</td></template>")
    }

    @Test("A line feed after the start tag of pre does not count, and reopens nothing")
    func lineFeed() {
        #expect(html(parse("<nobr><div></div><pre>\n</pre>")) == "<nobr><div></div><pre></pre></nobr>")
        #expect(html(parse("<p><b></p><pre>\r\n</pre>")) == "<p><b></b></p><pre></pre>")
        #expect(html(parse("<pre>\n\nx</pre>")) == "<pre>\nx</pre>")
    }

    @Test(
        "Text and attribute values are escaped as the standard says",
        arguments: [
            ("a & b", "a &amp; b", "a &amp; b"), ("<\">", "&lt;\"&gt;", "&lt;&quot;&gt;"),
            ("\u{A0}Â é", "&nbsp;Â é", "&nbsp;Â é"), ("", "", ""), ("plain", "plain", "plain"),
        ])
    func escaping(text: String, escaped: String, attribute: String) {
        #expect(Escaping.escapedText(text) == escaped)
        #expect(Escaping.escapedAttribute(text) == attribute)
    }

    @Test("Markup keeps the origins of its parts")
    func markup() {
        let file = SourceFile(path: "a.md", text: "abcdef")
        var inner = Markup()
        inner.mark(file, at: 3)
        inner.append(text: "x<y")
        var outer = Markup()
        outer.append(raw: "<p>")
        outer.append(attribute: "title", "\"")
        outer.append(inner)
        #expect(outer.text == "<p> title=\"&quot;\"x&lt;y")
        #expect(outer.sourceMap.origin(of: outer.bytes.count - 1)?.range.lowerBound == 3)
        #expect(outer.sourceMap.origin(of: 0) == nil)
    }

    @Test("Every template has contents, wherever the memory of the nodes grows")
    func manyTemplates() {
        for lead in 0..<8 {
            let html =
                String(repeating: "x<i>", count: lead) + String(repeating: "<template>y</template>", count: 3_000)
            let document = HTMLParser.parseDocument(SourceFile(path: "page.html", text: html))
            let templates = document.elements(in: document.rootID).filter { document.isHTML($0, .template) }
            #expect(templates.count == 3_000)
            #expect(
                templates.allSatisfy { document.templateContents($0).map { document.firstChild($0) != nil } ?? false })
        }
    }
}
