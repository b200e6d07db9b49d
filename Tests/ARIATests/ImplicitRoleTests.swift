import Diagnostics
import HTML
import Testing

@testable import ARIA

/// HTML-AAM's roles of elements, and the resolution of presentational conflicts. The element judged has the id `x`.
@Suite struct ImplicitRoleTests {
    static let cases: [(html: String, role: Role?)] = [
        (#"<a id="x" href="a">A</a>"#, .link), (#"<a id="x">A</a>"#, .generic),
        (#"<header id="x">A</header>"#, .banner), (#"<article><header id="x">A</header></article>"#, .generic),
        (#"<section id="x">A</section>"#, .generic), (#"<section id="x" aria-label="A">A</section>"#, .region),
        (#"<form id="x">A</form>"#, nil), (#"<form id="x" aria-label="A">A</form>"#, .form),
        (#"<img id="x" alt="A">"#, .img), (#"<img id="x" alt="">"#, Role.none),
        (#"<img id="x" alt="" aria-label="A">"#, .img), (#"<img id="x">"#, .img),
        (#"<input id="x">"#, .textbox), (#"<input id="x" list="l">"#, .combobox),
        (#"<input id="x" type="search">"#, .searchbox), (#"<input id="x" type="range">"#, .slider),
        (#"<input id="x" type="password">"#, nil), (#"<input id="x" type="nonsense">"#, .textbox),
        (#"<select id="x"></select>"#, .combobox), (#"<select id="x" multiple></select>"#, .listbox),
        (#"<ul><li id="x">A</ul>"#, .listitem), (#"<div><li id="x">A</div>"#, .generic),
        (#"<ul role="none"><li id="x">A</ul>"#, Role.none),
        (#"<table><tr><td id="x">A</table>"#, .cell), (#"<table role="grid"><tr><td id="x">A</table>"#, .gridcell),
        (#"<table role="none"><tr><td id="x">A</table>"#, nil),
        // A table that is not presentational after all has cells; so has a cell of its own accord in one that is.
        (#"<table role="none" tabindex="0"><tr><td id="x">A</table>"#, .cell),
        (#"<table role="none" aria-label="L"><tr><th id="x">A</table>"#, .columnheader),
        (#"<table role="nonsense grid"><tr><td id="x">A</table>"#, .gridcell),
        (#"<table role="nonsense none"><tr><td id="x">A</table>"#, nil),
        (#"<table role="list"><tr><td id="x" tabindex="0">A</table>"#, nil),
        (#"<table role="none"><tr><td id="x" tabindex="0">A</table>"#, .cell),
        (#"<table role="presentation"><tr><td id="x" aria-live="polite">A</table>"#, .cell),
        (#"<table role="none"><tr><td id="x" aria-label="">A</table>"#, nil),
        (#"<table role="none"><tr><th id="x" aria-label="L">A</table>"#, .columnheader),
        (#"<table role="none"><tr id="x" tabindex="0"><td>A</table>"#, .row),
        (#"<table role="none"><tr tabindex="0"><td id="x">A</table>"#, nil),
        (#"<table role="none"><tr><td id="x" role="none" tabindex="0">A</table>"#, .cell),
        (#"<table><tr role="none"><td id="x">A</table>"#, Role.none),
        (#"<table><tr role="none"><td id="x" tabindex="0">A</table>"#, .cell),
        (#"<table><tbody role="none"><tr><td id="x">A</table>"#, Role.none),
        (#"<table><tbody role="none" tabindex="0"><tr><td id="x">A</table>"#, .cell),
        (#"<table><tr><th id="x">A<td>B</table>"#, .rowheader), (#"<table><tr><th id="x">A</table>"#, .columnheader),
        (#"<button id="x" role="none">A</button>"#, .button),
        (#"<h1 id="x" role="presentation">A</h1>"#, .presentation),
        (#"<h1 id="x" role="none" aria-live="polite">A</h1>"#, .heading),
        (#"<div id="x" role="nonsense button">A</div>"#, .button), (#"<div id="x" role="widget">A</div>"#, .generic),
        (#"<svg><a id="x" xlink:href="a">A</a></svg>"#, .link), (#"<svg><g id="x"><title>A</title></g></svg>"#, .group),
        (#"<svg><circle id="x" r="5"><title>A</title></circle></svg>"#, .graphicsSymbol),
        (#"<svg><g id="x"></g></svg>"#, nil),
        (#"<details id="x"><summary>A</summary></details>"#, .group), (#"<output id="x">A</output>"#, .status),
        (#"<table><tr><th id="x" scope="row">A<th>B</table>"#, .rowheader),
        (#"<input id="x" type="checkbox">"#, .checkbox), (#"<input id="x" type="number">"#, .spinbutton),
        (#"<input id="x" type="image">"#, .button), (#"<meter id="x"></meter>"#, .meter),
        (#"<dialog id="x">"#, .dialog),
        (#"<ol id="x" role="none" tabindex="0"><li>A</ol>"#, .list), (#"<aside id="x">A</aside>"#, .complementary),
        (#"<article><footer id="x">A</footer></article>"#, .generic), (#"<footer id="x">A</footer>"#, .contentinfo),
        (#"<nav id="x">A</nav>"#, .navigation), (#"<main id="x">A</main>"#, .main),
    ]

    @Test(arguments: cases.indices)
    func `elements have the role of HTML-AAM`(_ index: Int) throws {
        let (html, role) = Self.cases[index]
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: html)))
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.role(element) == role, "\(html)")
    }
}
