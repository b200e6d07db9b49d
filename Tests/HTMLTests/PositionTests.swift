import Diagnostics
import Testing

@testable import HTML

/// Every token, tag, attribute and text keeps its place in the bytes of the original file.
@Suite("Positions")
struct PositionTests {
    /// A page in one of the encodings, with the bytes of a string in it.
    private struct Page {
        let source: SourceFile
        let document: Document
        let encode: (String) -> [UInt8]

        init(_ text: String, mark: [UInt8] = [], _ encode: @escaping (String) -> [UInt8] = { Array($0.utf8) }) {
            source = SourceFile(path: "page.html", bytes: mark + encode(text))
            document = HTMLParser.parseDocument(source)
            self.encode = encode
        }

        func first(_ name: TagName) -> NodeID {
            document.elements(in: document.rootID).first { document.isHTML($0, name) } ?? document.rootID
        }

        /// Whether a range of the source holds exactly these characters.
        func holds(_ range: Range<Int>?, _ text: String) -> Bool {
            range.map { Array(source.bytes[$0]) == encode(text) } ?? false
        }
    }

    private static func utf16(bigEndian: Bool) -> (String) -> [UInt8] {
        { text in
            text.utf16.flatMap { unit -> [UInt8] in
                let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return bigEndian ? bytes : bytes.reversed()
            }
        }
    }

    private static func windows1252(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8(truncatingIfNeeded: $0.value) }
    }

    private static func pages() -> [(name: String, page: Page)] {
        let body = "<html>\r\n<p  title = \"é&amp;\r\nx\" ID=k>é&lt;\r\ny</p><!--é--><br/>\u{1F600}"
        let latin =
            "<meta charset=windows-1252>" + "<html>\r\n<p  title = \"€&amp;\r\nx\" ID=k>é&lt;\r\ny</p><!--é--><br/>"
        return [
            ("UTF-8", Page(body)), ("UTF-8 with a byte order mark", Page(body, mark: [0xEF, 0xBB, 0xBF])),
            ("UTF-16LE", Page(body, mark: [0xFF, 0xFE], utf16(bigEndian: false))),
            ("UTF-16BE", Page(body, mark: [0xFE, 0xFF], utf16(bigEndian: true))),
            ("windows-1252", Page(latin, windows1252)),
            ("UTF-8 behind an invalid byte", Page(body, mark: [0x20, 0xFF])),
        ]
    }

    @Test("Tags, attributes, text and comments in every encoding", arguments: 0..<6)
    func places(index: Int) {
        let (name, page) = Self.pages()[index]
        let document = page.document
        let accent = name == "windows-1252" ? "€" : "é"
        let paragraph = page.first(.p)
        #expect(page.holds(document.startTagRange(paragraph), "<p  title = \"\(accent)&amp;\r\nx\" ID=k>"), "\(name)")
        #expect(page.holds(document.endTagRange(paragraph), "</p>"), "\(name)")
        let attributes = document.attributes(paragraph)
        #expect(attributes.map(\.value) == ["\(accent)&\nx", "k"])
        #expect(page.holds(attributes[0].nameRange, "title"))
        #expect(page.holds(attributes[0].valueRange, "\(accent)&amp;\r\nx"))
        #expect(page.holds(attributes[1].nameRange, "ID"))
        #expect(page.holds(attributes[1].valueRange, "k"))
        let text = document.firstChild(paragraph) ?? document.rootID
        #expect(document.text(text) == "é<\ny")
        #expect(page.holds(document.range(ofText: text), "é&lt;\r\ny"))
        let comment = document.nextSibling(paragraph) ?? document.rootID
        #expect(document.text(comment) == "é")
        #expect(page.holds(document.range(of: comment), "<!--é-->"))
        #expect(page.holds(document.startTagRange(page.first(.br)), "<br/>"))
        #expect(page.holds(document.range(of: paragraph), "<p  title = \"\(accent)&amp;\r\nx\" ID=k>é&lt;\r\ny</p>"))
    }

    @Test("Lines and columns count in the original file")
    func lines() {
        let page = Page("\u{FEFF}<!DOCTYPE html>\r\n<title>é</title>\r<body>\nü<i>")
        #expect(page.document.span(page.first(.title)).start == SourceLocation(line: 2, column: 1))
        #expect(page.document.span(page.first(.body)).start == SourceLocation(line: 3, column: 1))
        #expect(page.document.span(page.first(.i)).start == SourceLocation(line: 4, column: 2))
    }

    @Test("Implied elements have no tag, and a diagnostic points to the nearest ancestor that has")
    func implied() {
        let page = Page("<!DOCTYPE html><table><tr><td>x</table>")
        let body = page.first(.tbody)
        #expect(page.document.startTagRange(body) == nil)
        #expect(page.document.endTagRange(page.first(.td)) == nil)
        #expect(page.document.span(body).text == "<table>")
        #expect(page.document.startTagRange(page.first(.html)) == nil)
        #expect(page.holds(page.document.endTagRange(page.first(.table)), "</table>"))
    }

    @Test("Text with U+0000, CDATA and in raw text elements")
    func rawText() {
        let page = Page("<!DOCTYPE html><title>a\0b</title><svg><![CDATA[x]y]]></svg>")
        let title = page.first(.title)
        let text = page.document.firstChild(title) ?? title
        #expect(page.document.text(text) == "a\u{FFFD}b")
        #expect(page.holds(page.document.range(ofText: text), "a\0b"))
        #expect(page.document.errors.map(\.code).contains(.unexpectedNullCharacter))
    }

    @Test("End tags of body, html, misnested formatting and SVG elements are known")
    func endTags() {
        let page = Page("<html><body><b>1<p>2</b>3</p><svg><foreignObject></foreignObject></svg></body></html>")
        let document = page.document
        #expect(page.holds(document.endTagRange(page.first(.b)), "</b>"))
        #expect(page.holds(document.endTagRange(page.first(.body)), "</body>"))
        #expect(page.holds(document.endTagRange(page.first(.html)), "</html>"))
        let foreign = document.elements(in: document.rootID).first { document.tagName($0) == .foreignObject }
        #expect(page.holds(foreign.flatMap { document.endTagRange($0) }, "</foreignObject>"))
    }

    @Test(
        "Parse errors stand at their places, in order",
        arguments: [
            ("<!DOCTYPE html><p a=1 a=2>", [("duplicate-attribute", "a")]),
            ("<!DOCTYPE html>\r\n&nosuch;", [("unknown-named-character-reference", ";")]),
            ("<p>é</b>", [("missing-doctype", "<p>"), ("ignored-end-tag", "</b>")]),
            (
                "<!DOCTYPE html><div>é\u{1}",
                [("unclosed-element", "<div>"), ("control-character-in-input-stream", "\u{1}")]
            ),
            ("<!DOCTYPE html><div/></div>", [("non-void-html-element-start-tag-with-trailing-solidus", "<div/>")]),
        ])
    func errors(text: String, expected: [(String, String)]) {
        let page = Page(text)
        let found = page.document.errors.map { ($0.code.rawValue, page.source.text(in: $0.range)) }
        #expect(found.map(\.0) == expected.map(\.0))
        #expect(found.map(\.1) == expected.map(\.1))
    }
}
