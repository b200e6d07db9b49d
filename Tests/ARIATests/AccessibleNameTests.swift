import Diagnostics
import HTML
import Testing

@testable import ARIA

/// The steps of Accessible Name and Description Computation 1.2 and of HTML-AAM, each with a small page. The element
/// that is named has the id `x`.
@Suite struct AccessibleNameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let step: String, html: String, name: String
        var testDescription: String { step + ": " + html }
    }

    static let cases: [Case] = [
        .init(step: "2A", html: #"<button id="x">Save <b hidden>now</b></button>"#, name: "Save"),
        .init(
            step: "2A", html: #"<b id="l" hidden>Hidden label</b><input id="x" aria-labelledby="l">"#,
            name: "Hidden label"),
        .init(step: "2B", html: #"<b id="a">A</b><b id="b">B</b><input id="x" aria-labelledby="b a">"#, name: "B A"),
        .init(step: "2B", html: #"<button id="x" aria-labelledby="none">Save</button>"#, name: "Save"),
        .init(
            step: "2B", html: #"<a id="x" href="a" aria-labelledby="x y" aria-label="Delete"></a><i id="y">A</i>"#,
            name: "Delete A"),
        .init(step: "2C", html: #"<button id="x">Flash <input value="3"> times</button>"#, name: "Flash 3 times"),
        .init(
            step: "2C", html: #"<button id="x">Size <select><option>A4<option selected>A5</select></button>"#,
            name: "Size A5"),
        .init(step: "2D", html: #"<button id="x" aria-label=" Close ">×</button>"#, name: "Close"),
        .init(step: "2D", html: #"<button id="x" aria-label=" ">Close</button>"#, name: "Close"),
        .init(step: "2E", html: #"<img id="x" alt="A menu" title="T">"#, name: "A menu"),
        .init(step: "2E", html: #"<img id="x" title="T">"#, name: "T"),
        .init(
            step: "2E", html: #"<label for="x">Name</label><label for="x">Surname</label><input id="x">"#,
            name: "Name Surname"),
        .init(step: "2E", html: #"<label>Name <input id="x" value="Ada"></label>"#, name: "Name"),
        .init(step: "2E", html: #"<fieldset id="x"><legend>Colour</legend></fieldset>"#, name: "Colour"),
        .init(step: "2E", html: #"<table id="x"><caption>Hours</caption></table>"#, name: "Hours"),
        .init(step: "2E", html: #"<figure id="x"><figcaption>Plan</figcaption></figure>"#, name: "Plan"),
        .init(step: "2E", html: #"<input id="x" type="submit">"#, name: "Submit"),
        .init(step: "2E", html: #"<input id="x" type="button" value="Go">"#, name: "Go"),
        .init(step: "2E", html: #"<svg id="x" role="img"><title>Circle</title></svg>"#, name: "Circle"),
        .init(
            step: "2E", html: #"<svg><a id="x" xlink:href="a" xlink:title="Menus"><circle r="5"/></a></svg>"#,
            name: "Menus"),
        .init(step: "2E", html: #"<svg id="x" role="img" aria-label="L"><title>Circle</title></svg>"#, name: "L"),
        .init(step: "2E", html: #"<fieldset id="x"><div><legend>No</legend></div></fieldset>"#, name: ""),
        .init(step: "2E", html: #"<table id="x" title="T"><caption>Hours</caption></table>"#, name: "Hours"),
        .init(
            step: "2B", html: #"<b id="a" aria-labelledby="b">A</b><b id="b">B</b><input id="x" aria-labelledby="a">"#,
            name: "A"),
        .init(
            step: "2B", html: #"<b id="a" hidden>In <i hidden>and out</i></b><input id="x" aria-labelledby="a">"#,
            name: "In and out"),
        .init(
            step: "2B", html: #"<div hidden><b id="a">Inside</b></div><input id="x" aria-labelledby="a">"#,
            name: "Inside"),
        .init(
            step: "2C",
            html: #"<button id="x">Volume <b role="slider" aria-valuenow="3" aria-valuetext="low"></b></button>"#,
            name: "Volume low"),
        .init(
            step: "2C", html: #"<label for="x">After <input value="5"> minutes</label><input id="x" type="checkbox">"#,
            name: "After 5 minutes"),
        .init(step: "2C", html: #"<button id="x"><b role="textbox">Typed</b></button>"#, name: "Typed"),
        .init(step: "2F", html: #"<button id="x">a<b hidden>b</b>c</button>"#, name: "ac"),
        .init(step: "2F", html: #"<a id="x" href="a"><table><tr><td>1<td>2</table></a>"#, name: "1 2"),
        .init(step: "2F", html: #"<a id="x" href="a">One<br>two</a>"#, name: "One two"),
        .init(step: "2F", html: #"<h1 id="x"><span>in</span><span>line</span></h1>"#, name: "inline"),
        .init(step: "2F", html: #"<h1 id="x"><div>two</div><div>lines</div></h1>"#, name: "two lines"),
        .init(step: "2F", html: #"<a id="x" href="a"><img alt="Menus"> and <img alt=""></a>"#, name: "Menus and"),
        .init(step: "2F", html: #"<div id="x" role="textbox">Text</div>"#, name: ""),
        .init(step: "2H", html: #"<button id="x"><span aria-label="Close">×</span></button>"#, name: "Close"),
        .init(step: "2I", html: #"<button id="x" title="Close"></button>"#, name: "Close"),
        .init(step: "2I", html: #"<input id="x" placeholder="Name">"#, name: "Name"),
        // The words that browsers put on the button of a file field are theirs, not the page's.
        .init(step: "2E", html: #"<input id="x" type="file">"#, name: ""),
        .init(step: "2E", html: #"<label for="x">Photo</label><input id="x" type="file">"#, name: "Photo"),
        .init(step: "2I", html: #"<input id="x" type="file" title="Photo">"#, name: "Photo"),
    ]

    @Test(arguments: cases)
    func `the name is what the steps give`(_ test: Case) throws {
        let document = HTMLParser.parseDocument(SourceFile(path: "page.html", text: test.html))
        let tree = AccessibilityTree(document)
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.name(element).text == test.name)
    }

    @Test func `a description is not the name`() throws {
        let html = #"<button id="x" title="Closes the menu">Close</button>"#
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: html)))
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.description(element).text == "Closes the menu")
    }

    @Test func `names of very deep content end`() throws {
        let depth = 30_000
        let html = "<button id=x>" + String(repeating: "<b>", count: depth) + "Save"
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: html)))
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.name(element).text == "Save")
    }

    @Test func `labels that name each other end`() throws {
        let html = #"<b id="x" role="button" aria-labelledby="y"></b><b id="y" role="button" aria-labelledby="x">Y</b>"#
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: html)))
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.name(element).text == "Y")
    }
}
