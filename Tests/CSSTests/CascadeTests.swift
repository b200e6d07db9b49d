import Diagnostics
import HTML
import Testing

@testable import CSS

/// One expectation: a sheet, a page, and the computed value of one property of the element with the id `t`.
struct CascadeCase: Sendable, CustomTestStringConvertible {
    let css: String
    let html: String
    let property: String
    let value: String

    init(_ css: String, _ html: String, _ property: String, _ value: String) {
        self.css = css
        self.html = html
        self.property = property
        self.value = value
    }

    var testDescription: String { "\(css) on \(html)" }
}

@Suite struct CascadeTests {
    @Test(arguments: [
        // What browsers compute was checked in Chromium 156.
        CascadeCase("[title*=\"aab\"]{color:red}", "<p id=t title=aaaab>x", "color", "rgb(255, 0, 0)"),
        CascadeCase("[title*=\"aab\"]{color:red}", "<p id=t title=aaaa>x", "color", "rgb(0, 0, 0)"),
        CascadeCase("[title*=\"aab\"]{color:red}", "<p id=t title=ab>x", "color", "rgb(0, 0, 0)"),
        CascadeCase(
            "[title*=\"aab\"]{color:red}", "<p id=t title=\(String(repeating: "a", count: 300))b>x", "color",
            "rgb(255, 0, 0)"),
        CascadeCase(
            "[title*=\"aab\"]{color:red}", "<p id=t title=\(String(repeating: "ab", count: 300))>x", "color",
            "rgb(0, 0, 0)"),
        CascadeCase("p{font-size:smaller}", "<p id=t>x", "font-size", "13.333333333333334px"),
        CascadeCase("p{font-size:2rem}", "<p id=t>x", "font-size", "32px"),
        CascadeCase("p{font-size:1vw}", "<p id=t>x", "font-size", "12.8px"),
        CascadeCase("", "<code id=t>x</code>", "font-size", "13px"),
        CascadeCase("code{font-family:monospace,monospace}", "<code id=t>x</code>", "font-size", "16px"),
        CascadeCase("p{font-size:20px}", "<p><code id=t>x</code>", "font-size", "20px"),
        CascadeCase(
            "@media screen{@layer a{p{color:red}}} p{color:blue}", "<p id=t>x", "color", "rgb(0, 0, 255)"),
        CascadeCase("@layer a{p{color:red}} p{color:revert-layer}", "<p id=t>x", "color", "rgb(255, 0, 0)"),
        CascadeCase("p{color:red;color:revert}", "<p id=t>x", "color", "rgb(0, 0, 0)"),
        CascadeCase("font{color:revert}", "<font id=t color=red>x</font>", "color", "rgb(0, 0, 0)"),
        CascadeCase("", "<font id=t color=red size=5>x</font>", "color", "rgb(255, 0, 0)"),
        CascadeCase("", "<font id=t size=5>x</font>", "font-size", "24px"),
        CascadeCase("", "<table id=t bgcolor=chucknorris>", "background-color", "rgb(192, 0, 0)"),
        CascadeCase("p{margin-inline-start:3px}", "<p id=t dir=rtl>x", "margin-right", "3px"),
        CascadeCase("span{float:left}", "<span id=t>x</span>", "display", "block"),
        CascadeCase("div{display:flex}", "<div><span id=t>x</span></div>", "display", "block"),
        CascadeCase("p{display:inline flow-root}", "<p id=t>x", "display", "inline-block"),
        CascadeCase("p{overflow:hidden visible}", "<p id=t>x", "overflow-y", "auto"),
        CascadeCase("p{color:light-dark(red,blue)}", "<p id=t>x", "color", "rgb(255, 0, 0)"),
        CascadeCase(
            ":root{color-scheme:dark} p{color:light-dark(red,blue)}", "<p id=t>x", "color", "rgb(0, 0, 255)"),
        CascadeCase("p{--a:var(--b);--b:1px;--c:calc(var(--a)*3);top:var(--c)}", "<p id=t>x", "top", "3px"),
        CascadeCase("p{--m:1px 2px;margin:var(--m)}", "<p id=t>x", "margin-left", "2px"),
        CascadeCase(
            "@property --c{syntax:'*';inherits:false;initial-value:red} div{--c:blue} p{color:var(--c)}",
            "<div><p id=t>x</div>", "color", "rgb(255, 0, 0)"),
        CascadeCase(".a{.b &{color:red}}", "<div class=b><p id=t class=a>x</div>", "color", "rgb(255, 0, 0)"),
        CascadeCase("p{:is(div) &{color:red}}", "<div><p id=t>x</div>", "color", "rgb(255, 0, 0)"),
        CascadeCase("p{color:red;@supports (foo:y){color:blue}}", "<p id=t>x", "color", "rgb(255, 0, 0)"),
        CascadeCase("@media (max-width:1000px){p{color:red}}", "<p id=t>x", "color", "rgb(0, 0, 0)"),
        CascadeCase("@media (hover) and (pointer:fine){p{color:red}}", "<p id=t>x", "color", "rgb(255, 0, 0)"),
        CascadeCase("p{color:rgb(from #369 b g r)}", "<p id=t>x", "color", "rgb(153, 102, 51)"),
        CascadeCase("p{text-decoration:underline dotted red 2px}", "<p id=t>x", "text-decoration-style", "dotted"),
        CascadeCase("a{color:inherit}", "<svg><a id=t href=x>x</a></svg>", "text-decoration-line", "none"),
    ])
    func `computed values are what browsers compute`(row: CascadeCase) {
        let page = StyledPage(css: row.css, html: row.html)
        #expect(page.problem("t", row.property, row.value) == nil)
    }

    @Test(arguments: [
        ("@container (width > 1px) { p { color: red } }", "color"), ("p { color: if(else: red) }", "color"),
        ("@scope (body) { p { color: red } }", "color"), ("p { width: 10cqw }", "width"),
        ("p { font: menu }", "font-size"), ("p { --x: 1cqw; font-size: var(--x) }", "line-height"),
        ("div { color: if(else: red) }", "color"), ("p { width: calc-size(auto, size) }", "width"),
        ("p:local-link, p:heading { color: red }", "color"),
    ])
    func `what cannot be known without a browser is unknown`(css: String, name: String) throws {
        let page = StyledPage(css: css, html: "<div><p id=t>x</p></div>")
        let property = try #require(Property.byName[name])
        let style = try #require(page.style("t"))
        #expect(!style.isKnown(property) || (name == "line-height" && !style.isKnown(.fontSize)))
        #expect(style.isKnown(.display))
    }

    @Test func `a doubtful rule does not make doubtful what a stronger one decides`() throws {
        let page = StyledPage(
            css: "@container (width > 1px) { p { color: red } } #t { color: blue }", html: "<p id=t>x")
        #expect(page.problem("t", "color", "rgb(0, 0, 255)") == nil)
    }

    @Test func `schemes and media choose their rules`() {
        let css = """
            :root { color-scheme: light dark } p { color: light-dark(#111111, #eeeeee) }
            @media print { p { color: #222222 } }
            """
        func color(_ environment: Environment) -> String? {
            StyledPage(css: css, html: "<p id=t>x", environment: environment).style("t")?.color.hexadecimal
        }
        #expect(color(Environment()) == "#111111")
        #expect(color(Environment(scheme: .dark)) == "#eeeeee")
        #expect(color(Environment(media: .print)) == "#222222")
        let dark = StyledPage(css: css, html: "<p id=t>x", environment: Environment(scheme: .dark))
        #expect(SystemColor.canvas.color(dark.style("t")?.scheme ?? .light).hexadecimal == "#121212")
    }

    @Test func `generated content has text, alternative text and attributes`() throws {
        let page = StyledPage(
            css: "p::before{content:'a' attr(title) / 'alt'} p::after{content:url(x.png)} b::before{color:red}",
            html: "<p id=t title=T>x<b id=b>y</b>")
        let node = try #require(page.document.allNodes.first { page.document.attribute($0, .id) == "t" })
        let before = try #require(page.styles.style(of: node, .before)?.contentText)
        #expect(before.text == "aT")
        #expect(before.alternative == "alt")
        #expect(page.styles.style(of: node, .after)?.contentText?.hasImage == true)
        let bold = try #require(page.document.allNodes.first { page.document.attribute($0, .id) == "b" })
        #expect(page.styles.style(of: bold, .before) == nil)
    }

    @Test func `imported and linked sheets are looked up, and missed when they are not there`() {
        let html = """
            <!doctype html><link rel=stylesheet href=a.css><link rel=stylesheet href=print.css media=print>
            <link rel="alternate stylesheet" href=b.css><p>x
            """
        let document = HTMLParser.parseDocument(SourceFile(path: "docs/page.html", text: html))
        let sheets = [
            "a.css": "@layer base, top; @import url('c.css') layer(base); @layer top{p{color:green}}",
            "c.css": "@import 'a.css'; @import 'gone.css'; p{color:red!important}",
        ].mapValues { StyleSheet(SourceFile(path: "docs/a.css", text: $0)) }
        let styles = Cascade(lookup: { url, _ in sheets[url] }).styles(of: document)
        let paragraph = document.allNodes.first { document.isHTML($0, .p) }
        #expect(paragraph.flatMap { styles.style(of: $0) }?.color.hexadecimal == "#ff0000")
        #expect(styles.missingSheets == ["gone.css"])
        #expect(!styles.isComplete)
    }

    @Test func `equal elements share one style, on one page and on the next`() throws {
        let cascade = Cascade()
        func page() -> Document {
            HTMLParser.parseDocument(SourceFile(path: "p", text: "<style>li{color:red}</style><ul><li>a<li>b</ul>"))
        }
        let first = page()
        let second = page()
        func styles(_ document: Document) -> [ComputedStyle] {
            let styles = cascade.styles(of: document)
            return document.allNodes.filter { document.isHTML($0, .li) }.compactMap { styles.style(of: $0) }
        }
        let all = styles(first) + styles(second)
        #expect(all.count == 4)
        #expect(all.allSatisfy { $0 === all[0] })
    }

    @Test func `focus can be asked for`() throws {
        let html =
            "<style>a:focus-visible{outline:2px solid red} p:focus-within{color:green}</style><p id=t><a href=x>y</a>"
        let document = HTMLParser.parseDocument(SourceFile(path: "p", text: html))
        let link = try #require(document.allNodes.first { document.isHTML($0, .a) })
        let cascade = Cascade()
        #expect(cascade.styles(of: document).style(of: link)?.outlineWidth == 0)
        let focused = cascade.styles(of: document, state: PageState(focused: link))
        #expect(focused.style(of: link)?.outlineWidth == 2)
        #expect(document.parent(link).flatMap { focused.style(of: $0) }?.color.hexadecimal == "#008000")
    }

    @Test func `a cascade that has seen other pages gives each page the styles of a new one`() throws {
        let sheet = """
            :root{--a:red;color-scheme:light dark} body{color:#222} .x{color:var(--a)} #i{font-weight:700}
            li:first-child{margin:1px} p+p{padding:2px} a[href^=http]::after{content:attr(href)} .y>*{opacity:.5}
            @media (prefers-color-scheme:dark){body{color:#eee} .x{--a:blue}} @media print{a::after{color:#333}}
            """
        let parts = [
            "<p class=x>a<p>b", "<p id=i>a<p class=x>b", "<ul><li>a<li class=x>b</ul>",
            "<div class=y><a href=http:a>c</a></div>",
            "<div style='--a:lime'><p class=x>a</div>", "<table border=1><tr><td bgcolor=#abc>a</table>",
            "<div class='x y'><p>a<a href=b>b</a></div>", "<svg fill=red><path fill=blue /></svg>",
        ]
        let heads = ["", "<meta name=color-scheme content=dark>", "<body link=green>"]
        let environments = [
            Environment(), Environment(scheme: .dark), Environment(media: .print, width: 720, height: 1040),
        ]
        let sharing = CascadeSharing()
        let seasoned = environments.map { Cascade(environment: $0, sharing: sharing) }
        for number in 0..<48 {
            let body = (0..<3).map { parts[(number * (2 * $0 + 1) + $0) % parts.count] }.joined()
            let html = "<!DOCTYPE html><style>\(sheet)</style>\(heads[number % heads.count])\(body)"
            let document = HTMLParser.parseDocument(SourceFile(path: "p", text: html))
            let elements = PageElements(document)
            for (environment, cascade) in zip(environments, seasoned) {
                let found = cascade.styles(of: elements)
                let fresh = Cascade(environment: environment).styles(of: document)
                for node in document.allNodes {
                    for pseudoElement in [nil, PseudoElement.before, .after] {
                        let one = pseudoElement.map { found.style(of: node, $0) } ?? found.style(of: node)
                        let other = pseudoElement.map { fresh.style(of: node, $0) } ?? fresh.style(of: node)
                        #expect((one == nil) == (other == nil), "\(html)")
                        guard let one, let other else { continue }
                        let differing = Property.allCases.filter { one.value($0) != other.value($0) }
                        #expect(differing.isEmpty, "\(html)")
                    }
                }
            }
        }
    }

    @Test func `the colours of a gradient's stops are known`() throws {
        let page = StyledPage(
            css: "p{background:linear-gradient(to right, red, 30%, rgb(0 0 255 / 50%) 80%, currentcolor)}",
            html: "<p id=t>x")
        let style = try #require(page.style("t"))
        let image = try #require(style.backgroundImages.first)
        #expect(Gradient.colors(of: image, style: style)?.map(\.hexadecimal) == ["#ff0000", "#0000ff80", "#000000"])
        #expect(Gradient.colors(of: .url("x.png"), style: style) == nil)
    }

    @Test func `ranges of declarations count in the page that holds the sheet`() throws {
        let text = "<!doctype html>\r\n<style>p { color: red }</style><p>x"
        let source = SourceFile(path: "page.html", text: text)
        let start = try #require(text.utf8.firstRange(of: "p {".utf8)).lowerBound
        let offset = text.utf8.distance(from: text.utf8.startIndex, to: start)
        let sheet = StyleSheet(source, in: offset..<offset + 16)
        let declaration = try #require(sheet.rules.first?.declarations.first)
        #expect(source.text(in: declaration.range) == "color: red")
    }
}
