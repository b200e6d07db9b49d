import Diagnostics
import TestSupport
import Testing

@testable import CSS

/// What browsers drop without a word is told with its place.
@Suite struct StyleSheetCheckTests {
    private func faults(_ text: String) -> [String] {
        var list = DiagnosticList()
        StyleSheetCheck.check(SourceFile(path: "a.css", text: text), diagnostics: &list)
        return list.all.map { diagnostic in
            let start = diagnostic.span?.start
            let advice = (diagnostic.suggestions + [diagnostic.help].compactMap { $0 }).joined(separator: "; ")
            return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.severity) \(diagnostic.code.id) "
                + diagnostic.message + (advice.isEmpty ? "" : " (\(advice))")
        }
    }

    @Test(arguments: [
        // A brace that is missing is told where it was opened, and nothing that follows from it.
        (
            "a { color: red\nb { color: blue }\nc { x: y }\n",
            ["1:3 error HR-S020 this `{` is never closed (expected `}`)"]
        ),
        (
            "@media print {\na { color: red;\n}\nb { color: blue }\n",
            ["1:14 error HR-S020 this `{` is never closed (expected `}`)"]
        ),
        ("a { width: calc(1px + 2px; }\nb { }\n", ["1:12 error HR-S020 this `calc(` is never closed (expected `)`)"]),
        ("a[href { }\n", ["1:2 error HR-S020 this `[` is never closed (expected `]`)"]),
        ("a { }\nb color: red; }\n", ["2:15 error HR-S021 this `}` closes nothing"]),
        ("a { }\n/* b { }\n", ["2:1 error HR-S020 the comment is never closed (expected `*/`)"]),
        ("a { } /* x */ /* y\n", ["1:15 error HR-S020 the comment is never closed (expected `*/`)"]),
        ("a::before { content: \"x; }\nb { }\n", ["1:22 error HR-S020 the quoted text does not end on its line"]),
        (
            "a { background: url(a b.png) }",
            ["1:17 error HR-S020 the address holds what `url()` cannot hold (put it into quotes)"]
        ),
    ])
    func `what is not closed`(text: String, expected: [String]) { #expect(faults(text) == expected) }

    @Test(arguments: [
        ("a { colr: red }", ["1:5 warning HR-S023 there is no property `colr` (color)"]),
        ("a {\n  & b { backgruond: red }\n}", ["2:9 warning HR-S023 there is no property `backgruond` (background)"]),
        ("@media print { a { widht: 1px } }", ["1:20 warning HR-S023 there is no property `widht` (width)"]),
        ("@keyframes k { from { opactiy: 0 } }", ["1:23 warning HR-S023 there is no property `opactiy` (opacity)"]),
        ("a { from-the-future-of-style: 1 }", ["1:5 note HR-S023 there is no property `from-the-future-of-style`"]),
        ("@meida print { a { } }", ["1:1 warning HR-S023 there is no rule `@meida` (@media)"]),
        ("a { color: bleu }", ["1:12 warning HR-S024 `color` cannot be `bleu`"]),
        ("a { color: #ggg; margin: 0 }", ["1:12 warning HR-S024 `color` cannot be `#ggg`"]),
        ("a { color: rgb(1, 2) }", ["1:12 warning HR-S024 `color` cannot be `rgb(1, 2)`"]),
        ("a { color: }", ["1:5 warning HR-S024 `color` has no value"]),
        (
            "a { color: red\n  background: blue; margin: 0 }",
            [
                "1:12 warning HR-S024 `color` cannot be `red background: blue` (is a semicolon missing before `background`?)"
            ]
        ),
        (
            "a { color red; margin: 0 }",
            ["1:5 warning HR-S022 `color red` is no declaration (expected `property: value`)"]
        ),
        ("a { } b", ["1:7 warning HR-S022 `b` is no rule (expected a selector and declarations in braces)"]),
        ("a:hovr, b { }", ["1:1 warning HR-S025 `a:hovr` is no selector, so that the whole rule is dropped (:hover)"]),
        ("a, { }", ["1:1 warning HR-S025 a selector is missing, so that the whole rule is dropped"]),
        ("..a { }", ["1:1 warning HR-S025 `..a` is no selector, so that the whole rule is dropped"]),
    ])
    func `what browsers drop`(text: String, expected: [String]) { #expect(faults(text) == expected) }

    @Test(arguments: [
        "", "a { }", "@charset \"utf-8\"; @import url(\"b.css\") layer(x);",
        "@layer a, b; @layer a { p { color: red } }",
        "a { --any: { thing } at all; color: var(--any, red) }", "a { display: -webkit-box; -moz-appearance: none }",
        "a { width: some-function(3) }", "@page :first { margin: 1cm; @top-left { content: \"x\" } }",
        "@font-face { font-family: x; src: url(x.woff2) }", "svg|a { fill: red }",
        "a { & b { } > c { } @media print { color: red } }",
        "@property --c { syntax: \"<color>\"; inherits: false; initial-value: red }",
        "::-webkit-scrollbar { width: 1px }",
        "@supports (display: grid) { a { display: grid } }", "@starting-style { a { opacity: 0 } }",
        "@from-the-future x { anything }", "<!-- a { } -->", "a { color: light-dark(#fff, rgb(from red r g b / 50%)) }",
    ])
    func `nothing is told of`(text: String) { #expect(faults(text) == []) }

    @Test func `the package's own sheets have no faults`() throws {
        for path in try Folders.files(below: Folders.package + "/themes", ending: ".css") {
            let file = SourceFile(path: path, bytes: try Folders.bytes(of: Folders.package + "/themes/" + path))
            var list = DiagnosticList()
            StyleSheetCheck.check(file, diagnostics: &list)
            #expect(list.all.map(\.message) == [], "\(path)")
        }
    }

    @Test func `one sheet gives a few faults, however broken it is`() {
        for text in ["a{b:c}", "a{", "}", "a{colr:red}", "\"\n", "@meida{", "..a{}", "a{color:x y:z;}", "/*"] {
            #expect(faults(String(repeating: text, count: 5_000)).count <= 20, "\(text)")
        }
    }

    @Test func `codes are unique and explained`() {
        #expect(Set(StyleDiagnostics.all.map(\.id)).count == StyleDiagnostics.all.count)
        #expect(StyleDiagnostics.all.allSatisfy { $0.id.hasPrefix("HR-S02") && !$0.explanation.isEmpty })
    }
}
