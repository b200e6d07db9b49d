import Diagnostics
import HTML
import Testing

@testable import Mustache

@Suite("Rendering templates")
struct RenderingTests {
    private func library(_ files: [(String, String)]) -> TemplateLibrary {
        TemplateLibrary(files: files.map { SourceFile(path: "themes/t/templates/\($0.0).mustache", text: $0.1) })
    }

    private func render(_ text: String, _ data: Value) -> (text: String, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let markup = library([("page", text)]).render("page", data: data, diagnostics: &diagnostics)
        return (markup.text, diagnostics)
    }

    @Test func `templates are named for their path below the templates folder`() {
        let library = library([("page", "a"), ("parts/head", "b")])
        #expect(library.names == ["page", "parts/head"])
        #expect(TemplateLibrary(files: [SourceFile(path: "x/y.mustache", text: "")]).names == ["y"])
    }

    @Test func `of two files with the same name the later one counts`() {
        let library = TemplateLibrary(files: [
            SourceFile(path: "a/templates/page.mustache", text: "base"),
            SourceFile(path: "b/templates/page.mustache", text: "own"),
        ])
        var diagnostics = DiagnosticList()
        #expect(library.render("page", data: [:], diagnostics: &diagnostics).text == "own")
    }

    @Test func `text is escaped and markup is not, when three braces ask for it`() {
        let data: Value = ["t": "<a href='x'>&\"", "m": .markup(Markup(bytes: Array("<b>x</b>".utf8)))]
        #expect(
            render("{{t}}|{{{m}}}|{{&m}}|{{m}}", data).text
                == "&lt;a href=&#39;x&#39;&gt;&amp;&quot;|<b>x</b>|<b>x</b>|&lt;b&gt;x&lt;/b&gt;")
    }

    static let truthiness: [(Value, String)] = [
        (.null, ""), (false, ""), (0, "x"), ("", ""), ("a", "x"), (.list([]), ""), ([1, 2], "xx"), (["k": 1], "x"),
        (.markup(Markup()), ""),
    ]

    @Test(arguments: truthiness)
    func `a section is rendered for what is truthy`(value: Value, expected: String) {
        #expect(render("{{#v}}x{{/v}}", ["v": value]).text == expected)
    }

    @Test func `a byte order mark does not reach the page`() {
        #expect(render("\u{FEFF}{{! c }}\nx", [:]).text == "x")
    }

    @Test func `the source map leads to the template and, inside markup, to the content`() throws {
        let content = SourceFile(path: "content/a.md", text: "# Title\n\ntext\n")
        var map = SourceMap()
        map.append(output: 0, file: content, offset: 9)
        let body = Markup(bytes: Array("<p>text</p>".utf8), sourceMap: map)
        let template = "<h1>{{title}}</h1>\n{{{body}}}\n<footer>\nend</footer>\n"
        var diagnostics = DiagnosticList()
        let page = library([("page", template)]).render(
            "page", data: ["title": "T", "body": .markup(body)], diagnostics: &diagnostics)
        func origin(_ text: String) throws -> String {
            let bytes = Array(text.utf8)
            let offset = try #require(page.bytes.indices.first { page.bytes[$0...].starts(with: bytes) })
            let span = try #require(page.sourceMap.origin(of: offset))
            return "\(span.file.path):\(span.start.line):\(span.start.column)"
        }
        #expect(try origin("<h1>") == "themes/t/templates/page.mustache:1:1")
        #expect(try origin("T<") == "themes/t/templates/page.mustache:1:5")
        #expect(try origin("</h1>") == "themes/t/templates/page.mustache:1:14")
        #expect(try origin("text") == "content/a.md:3:1")
        #expect(try origin("end") == "themes/t/templates/page.mustache:4:1")
    }

    @Test func `an indented partial keeps its places`() throws {
        var diagnostics = DiagnosticList()
        let page = library([("page", "<div>\n    {{>part}}\n</div>\n"), ("part", "<p>\n{{x}}</p>\n")])
            .render("page", data: ["x": "1"], diagnostics: &diagnostics)
        #expect(page.text == "<div>\n    <p>\n    1</p>\n</div>\n")
        let offset = try #require(page.bytes.firstIndex(of: UInt8(ascii: "1")))
        let span = try #require(page.sourceMap.origin(of: offset))
        #expect(span.file.path.hasSuffix("part.mustache") && span.start.line == 2)
    }

    @Test func `rendering from many threads at once gives the same page`() async {
        let library = library([
            ("page", "{{<layout}}{{$body}}{{#items}}{{n}},{{/items}}{{/body}}{{/layout}}"),
            ("layout", "<main>{{$body}}{{/body}}</main>"),
        ])
        let data: Value = ["items": .list((0..<50).map { ["n": .int($0)] })]
        let pages = await withTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    var diagnostics = DiagnosticList()
                    return library.render("page", data: data, diagnostics: &diagnostics).text
                }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(pages.count == 1)
    }
}
