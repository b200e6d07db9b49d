import Diagnostics
import HTML
import Markdown

/// Content: no crash, no hang, every place within the file, and the HTML is UTF-8.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = SourceFile(path: "fuzz.md", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    var diagnostics = DiagnosticList()
    let tree = MarkdownParser.parse(file, diagnostics: &diagnostics)
    var visited = 0
    for node in tree.descendants(tree.root) {
        visited += 1
        precondition(tree.range(node).upperBound <= count, "a place outside the file")
    }
    precondition(visited < tree.count, "a node is reached twice")
    var options = RenderingOptions()
    options.smartPunctuation = true
    options.headingIDs = Outline(tree, diagnostics: &diagnostics).ids
    let page = HTMLRenderer.render(tree, options: options)
    precondition(String(validating: page.bytes, as: UTF8.self) != nil, "the HTML is not UTF-8")
    for segment in page.sourceMap.segments { precondition(segment.offset <= count, "an origin outside the file") }
    return 0
}
