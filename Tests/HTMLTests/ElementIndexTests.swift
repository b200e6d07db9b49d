import Diagnostics
import HTML
import Testing

/// The index of elements gives what a walk over all elements gives.
@Suite struct ElementIndexTests {
    private let document = HTMLParser.parseDocument(
        SourceFile(
            path: "page.html",
            text: """
                <title>A</title><svg><title>B</title><a href=c>C</a></svg><p id=d>D<x-y ID=e disabled>E</x-y>
                <p><table><b id=f>F</b><tr><td><a href=g name=h>G</a></table><math><mi id=i>I</mi></math>
                """))

    private var elements: [NodeID] { Array(document.elements(in: document.rootID)) }

    @Test(arguments: [TagName.title, .p, .a, .b, .td, .iframe, .svg, TagName("x-y"), TagName("x-z")])
    func `elements by name`(_ name: TagName) {
        let index = ElementIndex(document, elements)
        #expect(Array(index[name]) == elements.filter { document.isHTML($0, name) })
    }

    @Test(arguments: [AttributeName.id, .href, .name, .disabled, .style, AttributeName("data-x")])
    func `elements by attribute`(_ name: AttributeName) {
        let index = ElementIndex(document, elements)
        #expect(index.elements(with: name) == elements.filter { document.hasAttribute($0, name) })
    }
}
