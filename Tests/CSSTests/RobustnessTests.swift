import Diagnostics
import HTML
import TestSupport
import Testing

@testable import CSS

/// No input, however deep, long or broken, crashes, hangs or grows without bound.
@Suite struct RobustnessTests {
    private static let sheet = """
        @charset "utf-8"; @import url("a.css") layer(x) supports(display: grid) screen;
        @layer a.b, c; @media (min-width: 30em) and (not print) { .a > .b:not(.c, #d):nth-child(2n+1 of p)::before {
        content: "x\\201C" attr(title) / "alt"; color: rgb(from red calc(r * .5) g b / 50%) !important } }
        @supports (color: color-mix(in oklch, red 20%, blue)) { a { --x: { y: z }; margin: calc((1px + 2em) * 3) auto } }
        .p { color: var(--c, light-dark(#fff, hsl(1turn 50% 50%))); & > .q { font: italic 700 1.2em/1.5 "A", serif } }
        @property --c { syntax: "<color>"; inherits: false; initial-value: red } /* end */ url(a'b) "bad
        """

    private func exercise(_ bytes: [UInt8], _ cascade: Cascade) {
        let file = SourceFile(path: "a.css", bytes: bytes)
        let sheet = StyleSheet(file)
        for rule in sheet.rules {
            #expect(rule.range.lowerBound >= 0 && rule.range.upperBound <= sheet.source.bytes.count)
            for declaration in rule.declarations { #expect(declaration.range.upperBound <= sheet.source.bytes.count) }
        }
        var document = Document()
        let html = document.createElement(.html)
        let body = document.createElement(.body)
        document.append(html, to: document.rootID)
        document.append(body, to: html)
        document.setAttribute(body, .class, "a b p q")
        _ = cascade.styles(of: document, sheets: [StyleSheetUse(sheet)])
    }

    @Test func `every truncation of a sheet parses and cascades`() {
        let bytes = Array(Self.sheet.utf8)
        let cascade = Cascade()
        for count in 0...bytes.count { exercise(Array(bytes.prefix(count)), cascade) }
    }

    @Test(arguments: [0, 0xFF, 0xC3, 0x29, 0x7D, 0x22, 0x5C] as [UInt8])
    func `every byte of a sheet may be NUL, invalid UTF-8 or a bracket`(replacement: UInt8) {
        let bytes = Array(Self.sheet.utf8)
        let cascade = Cascade()
        for index in bytes.indices {
            var changed = bytes
            changed[index] = replacement
            exercise(changed, cascade)
        }
    }

    @Test(arguments: ["", "/*", "a{content:\"", "a{--x:", "a{background:url(", ".", "a{color:#", "@media "])
    func `a text of 10 MB is one token`(opening: String) {
        let bytes = Array(opening.utf8) + [UInt8](repeating: 0x78, count: 10_000_000)
        #expect(StyleSheet(SourceFile(path: "a.css", bytes: bytes)).rules.count <= 1)
    }

    @Test func `a hundred thousand declarations, selectors, rules and attributes are read`() {
        let count = 100_000
        func sheet(_ text: String) -> StyleSheet { StyleSheet(SourceFile(path: "a.css", text: text)) }
        let declarations = sheet("a{" + (0..<count).map { "--x\($0):\($0);" }.joined() + "}")
        #expect(declarations.rules.first?.declarations.count == count)
        let selectors = sheet((0..<count).map { ".c\($0)" }.joined(separator: ",") + "{color:red}")
        #expect(selectors.rules.first?.selectors.count == count)
        #expect(sheet((0..<count).map { ".c\($0){color:red}" }.joined()).rules.count == count)
        #expect(Selector.parseList("a" + (0..<count).map { "[a\($0)]" }.joined())?.first?.specificity.classes == count)
    }

    @Test(arguments: [
        ("{", ""), ("(", ""), ("[", ""), ("a{", ""), ("@media x{", "}"), ("@layer{", "}"), ("a{&", "}"), (":is(", ")"),
        (":not(a:has(", "))"), ("a{color:rgb(", ")}"), ("a{color:color-mix(in srgb,", ",red)}"),
        ("a{width:calc(", ")}"),
        ("a{width:", ""), ("a{--x:", ""), ("a{color:var(--a,", ")}"), ("@supports (", ")"), ("@media (not ", ")"),
        ("a ", ""), ("a>", "a{color:red}"), ("a~", "a{color:red}"), ("}", ""), ("\\", ""), ("/*", "*/"),
        ("a,", "a{color:red}"),
        ("a{color:light-dark(", ",red)}"), ("url(", ")"), (":nth-child(2n of ", ")"), ("--x:{}", ""), ("x:{}", ""),
        ("a{x:{}", ""), ("!", ""), ("a:b;", ""), ("@x", ""), ("\"", ""), ("1e", ""), ("9", ""),
    ])
    func `fifty thousand repetitions of an opening parse in linear time`(opening: String, closing: String) {
        let count = 50_000
        var text = String(repeating: opening, count: count)
        text += String(repeating: closing, count: closing.isEmpty ? 0 : count)
        let clock = ContinuousClock()
        let duration = clock.measure {
            let sheet = StyleSheet(SourceFile(path: "deep.css", text: text))
            _ = sheet.rules.count
            _ = StyleSheet.parseStyleAttribute(Array(text.utf8))
            _ = Selector.parseList(text)
            _ = ColorValue(text)
            _ = MediaQueryList(text)
        }
        // Generous: a debug build on a busy machine. What is quadratic takes minutes.
        #expect(duration < .seconds(120), "\(opening) took \(duration)")
    }

    @Test func `elements nested fifty thousand deep are styled`() {
        var document = Document()
        var parent = document.rootID
        for _ in 0..<50_000 {
            let element = document.createElement(.div)
            document.append(element, to: parent)
            parent = element
        }
        let css =
            ".x > div p { color: red } .x div { color: red } div:has(p) { color: red } div > div > div { color: blue } .y ~ div { color: red }"
        let styles = Cascade().styles(
            of: document, sheets: [StyleSheetUse(StyleSheet(SourceFile(path: "a.css", text: css)))])
        #expect(styles.style(of: parent)?.color == Color(red: 0, green: 0, blue: 255) || !styles.isComplete)
    }

    @Test func `thirty thousand siblings are styled`() {
        var document = Document()
        let list = document.createElement(.ul)
        document.append(list, to: document.rootID)
        var last = list
        for _ in 0..<30_000 {
            last = document.createElement(.li)
            document.append(last, to: list)
        }
        let css =
            "li:nth-child(odd) { opacity: .5 } li:nth-last-of-type(1) { color: blue } li:nth-child(2n of li) { order: 1 } li + li { order: 2 }"
        let styles = Cascade().styles(
            of: document, sheets: [StyleSheetUse(StyleSheet(SourceFile(path: "a.css", text: css)))])
        #expect(styles.style(of: last)?.color == Color(red: 0, green: 0, blue: 255))
        #expect(styles.isComplete)
    }

    @Test func `a page that needs more work than is allowed says so`() {
        var document = Document()
        let list = document.createElement(.ul)
        document.append(list, to: document.rootID)
        for _ in 0..<12_000 { document.append(document.createElement(.li), to: list) }
        // Every element looks back over all of its siblings, in vain.
        let css = "b ~ li { color: red }"
        let styles = Cascade().styles(
            of: document, sheets: [StyleSheetUse(StyleSheet(SourceFile(path: "a.css", text: css)))])
        #expect(!styles.isComplete)
    }

    @Test func `variables that double each other do not grow without bound`() {
        var css = ":root{--v0:xxxxxxxxxxxxxxxx;"
        for index in 1..<64 { css += "--v\(index):var(--v\(index - 1)) var(--v\(index - 1));" }
        css += "color:var(--v63,red)} :root{--c0:red}"
        var document = Document()
        let html = document.createElement(.html)
        document.append(html, to: document.rootID)
        let styles = Cascade().styles(
            of: document, sheets: [StyleSheetUse(StyleSheet(SourceFile(path: "a.css", text: css)))])
        #expect(styles.style(of: html) != nil)
    }

    @Test func `selectors that multiply in nested rules end`() {
        let css = ".a{" + String(repeating: "& &:is(&, &){", count: 60) + "color:red"
        var document = Document()
        let html = document.createElement(.html)
        document.append(html, to: document.rootID)
        document.setAttribute(html, .class, "a")
        let styles = Cascade().styles(
            of: document, sheets: [StyleSheetUse(StyleSheet(SourceFile(path: "a.css", text: css)))])
        #expect(styles.style(of: html) != nil)
    }
}
