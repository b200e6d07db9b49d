import Diagnostics
import Testing

@testable import Mustache

@Suite("Faults in templates are told with their place")
struct TemplateDiagnosticsTests {
    private func faults(_ files: [(String, String)], data: Value = [:]) -> [String] {
        let library = TemplateLibrary(files: files.map { SourceFile(path: "\($0.0).mustache", text: $0.1) })
        var diagnostics = library.diagnostics
        _ = library.render(files[0].0, data: data, diagnostics: &diagnostics)
        return diagnostics.all.map { diagnostic in
            let start = diagnostic.span?.start
            let place = "\(diagnostic.span?.file.path ?? ""):\(start?.line ?? 0):\(start?.column ?? 0)"
            let advice = (diagnostic.suggestions + [diagnostic.help].compactMap { $0 }).joined(separator: "; ")
            return "\(place) \(diagnostic.code.id) \(diagnostic.message)" + (advice.isEmpty ? "" : " (\(advice))")
        }
    }

    @Test(arguments: [
        ("a {{title", ["p.mustache:1:3 HR-T001 the tag is never closed (expected `}}`)"]),
        ("a\n{{#b}}x", ["p.mustache:2:1 HR-T002 `{{#b}}` is never closed (expected `{{/b}}`)"]),
        ("{{$b}}{{#c}}{{/b}}", ["p.mustache:1:7 HR-T002 `{{#c}}` is never closed (expected `{{/c}}`)"]),
        ("a{{/b}}", ["p.mustache:1:2 HR-T003 `{{/b}}` closes nothing (no section is open here)"]),
        ("{{#a}}{{/b}}{{/a}}", ["p.mustache:1:7 HR-T003 `{{/b}}` closes nothing (expected `{{/a}}`)"]),
        ("{{ }}", ["p.mustache:1:1 HR-T004 the tag has no name"]),
        (
            "{{a b}}",
            ["p.mustache:1:3 HR-T004 a name cannot hold white space (is a closing delimiter missing before it?)"]
        ),
        ("{{=x=}}", ["p.mustache:1:1 HR-T004 a delimiter tag needs two short delimiters (such as `{{=<% %>=}}`)"]),
        ("{{>pp}}", ["p.mustache:1:1 HR-T005 no template is called `pp` (p)"]),
        (
            "{{>footer}}",
            [
                "p.mustache:1:1 HR-T005 no template is called `footer` (it would be the file `templates/footer.mustache` of the theme)"
            ]
        ),
        ("{{>*n}}", ["p.mustache:1:5 HR-T007 `n` has no value here"]),
    ])
    func `a fault in the text`(text: String, expected: [String]) {
        #expect(faults([("p", text)]) == expected)
    }

    @Test func `a missing variable is told once a tag, with the nearest name`() {
        let data: Value = ["titel": "x", "items": [1, 2, 3]]
        #expect(
            faults([("p", "{{#items}}{{title}}{{/items}}\n{{ title }}{{titel}}")], data: data) == [
                "p.mustache:1:13 HR-T007 `title` has no value here (titel)",
                "p.mustache:2:4 HR-T007 `title` has no value here (titel)",
            ])
    }

    @Test(arguments: [
        ("{{entry.titel}}", "p.mustache:1:3 HR-T007 `entry.titel` has no value here (entry.title)"),
        ("{{entyr.title}}", "p.mustache:1:3 HR-T007 `entyr.title` has no value here (entry.title)"),
        (
            "{{entry.nothing}}",
            "p.mustache:1:3 HR-T007 `entry.nothing` has no value here (`entry` has `count`, `lead`, `title`)"
        ),
        (
            "{{entry.title.x}}",
            "p.mustache:1:3 HR-T007 `entry.title.x` has no value here (`entry.title` is a text and has no names of its own)"
        ),
        ("{{page.x}}", "p.mustache:1:3 HR-T007 `page.x` has no value here (nothing here is called `page`)"),
    ])
    func `a missing member of an object is told with the nearest one`(text: String, expected: String) {
        #expect(faults([("p", text)], data: ["entry": ["title": "x", "lead": nil, "count": 3]]) == [expected])
    }

    @Test(arguments: [
        (
            "{{<l}}{{$mian}}x{{/mian}}{{/l}}",
            ["p.mustache:1:10 HR-T011 `l` has no block `mian`, so this is not shown (main)"]
        ),
        (
            "{{<l}}{{$ other }}x{{/other}}{{/l}}",
            ["p.mustache:1:11 HR-T011 `l` has no block `other`, so this is not shown (it has `deep`, `inner`, `main`)"]
        ),
        (
            "{{<e}}{{$a}}x{{/a}}{{/e}}",
            ["p.mustache:1:10 HR-T011 `e` has no block `a`, so this is not shown (it has no blocks at all)"]
        ),
        // Blocks reach what the parent includes, and blocks inside of other blocks' content.
        ("{{<l}}{{$deep}}x{{/deep}}{{$inner}}y{{/inner}}{{/l}}", []),
        ("{{<m}}{{$main}}x{{/main}}{{$new}}y{{/new}}{{/m}}", []),
        // What a template fills without a place for it is none for the next one either.
        (
            "{{<w}}{{$lost}}x{{/lost}}{{/w}}",
            [
                "w.mustache:1:10 HR-T011 `l` has no block `lost`, so this is not shown (it has `deep`, `inner`, `main`)",
                "p.mustache:1:10 HR-T011 `w` has no block `lost`, so this is not shown (it has `deep`, `inner`, `main`)",
            ]
        ),
        // Anything may be included where the name stands in the data.
        ("{{<d}}{{$any}}x{{/any}}{{/d}}", []),
    ])
    func `blocks that the parent does not have are told`(text: String, expected: [String]) {
        let files = [
            ("p", text), ("l", "{{$main}}{{$inner}}{{/inner}}{{/main}}{{>k}}"), ("k", "{{$deep}}{{/deep}}{{>e}}"),
            ("e", "text"), ("m", "{{<l}}{{$main}}{{$new}}{{/new}}{{/main}}{{/l}}"),
            ("w", expected.count > 1 ? "{{<l}}{{$lost}}{{/lost}}{{/l}}" : ""), ("d", "{{>*name}}"),
        ]
        #expect(Set(faults(files, data: ["name": "e"])) == Set(expected))
    }

    @Test func `null and absent sections are no faults`() {
        #expect(faults([("p", "{{a}}{{#b}}{{c}}{{/b}}{{^b}}x{{/b}}")], data: ["a": nil]) == [])
    }

    @Test func `a list is not printed`() {
        #expect(
            faults([("p", "{{a}}")], data: ["a": [1]]) == [
                "p.mustache:1:3 HR-T008 `a` is a list or an object and cannot be printed (use it as a section: `{{#a}}…{{/a}}`)"
            ])
    }

    @Test func `endless recursion stops with an error`() {
        for text in ["{{>p}}", "{{<p}}{{/p}}", "{{>p}}{{>p}}", "{{#x}}{{>p}}{{/x}}"] {
            let faults = faults([("p", text)], data: ["x": true])
            #expect(faults.count == 1)
            #expect(faults.first?.contains("HR-T006") == true)
        }
    }

    @Test func `sections that multiply stop with an error`() {
        let text = String(repeating: "{{#l}}", count: 40) + "x" + String(repeating: "{{/l}}", count: 40)
        var library = TemplateLibrary(files: [SourceFile(path: "p.mustache", text: text)])
        library.stepLimit = 10_000
        var diagnostics = DiagnosticList()
        _ = library.render("p", data: ["l": [1, 2, 3]], diagnostics: &diagnostics)
        #expect(diagnostics.all.map(\.code) == [TemplateCodes.outputLimit])
    }

    @Test func `an unknown template is an error`() {
        var diagnostics = DiagnosticList()
        let markup = TemplateLibrary(files: []).render("page", data: [:], diagnostics: &diagnostics)
        #expect(markup.isEmpty)
        #expect(diagnostics.count(.error) == 1)
    }

    @Test func `codes are unique and explained`() {
        #expect(Set(TemplateCodes.all.map(\.id)).count == TemplateCodes.all.count)
        #expect(TemplateCodes.all.allSatisfy { $0.id.hasPrefix("HR-T") && !$0.explanation.isEmpty })
    }
}
