import Diagnostics
import HTML
import Markdown

/// Content. Properties: no crash, no hang; every block and inline lies in the file and in its parent; the HTML is UTF-8
/// and parses without errors of its own; with every extension off libcmark's HTML comes out, raw HTML or not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(path: "fuzz.md", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    var diagnostics = DiagnosticList()
    let tree = MarkdownParser.parse(file, diagnostics: &diagnostics)
    check(tree)
    var options = RenderingOptions()
    options.smartPunctuation = true
    options.headingIDs = Outline(tree, diagnostics: &diagnostics).ids
    options.accessibleTables = true
    options.labelledTasks = true
    for rawHTML in [RenderingOptions.RawHTML.sanitize, .escape] {
        options.rawHTML = rawHTML
        let page = HTMLRenderer.render(tree, options: options)
        precondition(String(validating: page.bytes, as: UTF8.self) != nil, "the HTML is not UTF-8")
        for segment in page.sourceMap.segments { precondition(segment.offset <= count, "an origin outside the file") }
        if rawHTML == .escape { check(page) }
    }
    check(MarkdownParser.parse(file, extensions: [], diagnostics: &diagnostics))
    for diagnostic in diagnostics.all {
        precondition(diagnostic.span.map { $0.range.upperBound <= count } ?? true, "a diagnostic outside the file")
    }
    return 0
}

private func check(_ tree: MarkdownTree) {
    var visited = 0
    for node in tree.descendants(tree.root) {
        visited += 1
        let range = tree.range(node)
        precondition(range.upperBound <= tree.sourceRange.upperBound, "a place outside the file")
        guard let parent = tree.parent(node) else { preconditionFailure("a node without parent") }
        let outer = tree.range(parent)
        precondition(
            outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
            "\(tree.kind(node)) at \(range) outside of \(tree.kind(parent)) at \(outer)")
        let isShown =
            switch tree.kind(node) {
            case .text, .code, .htmlInline: !tree.literalBytes(node).isEmpty
            case .emphasis, .strong, .strikethrough, .link, .image, .footnoteReference: true
            default: false
            }
        precondition(!isShown || !range.isEmpty, "\(tree.kind(node)) at \(range) has no place of its own")
    }
    precondition(visited < tree.count, "a node is reached twice")
}

/// What the renderer writes itself is conforming syntax. Characters are the author's, ids too.
private func check(_ page: Markup) {
    let html = Array("<!DOCTYPE html><title>t</title>".utf8) + page.bytes
    let document = HTMLParser.parseDocument(SourceFile(path: "page.html", bytes: html))
    for error in document.errors {
        switch error.code {
        case .controlCharacterInInputStream, .noncharacterInInputStream: continue
        default: preconditionFailure("\(error.code) in \(String(decoding: page.bytes, as: UTF8.self).debugDescription)")
        }
    }
}
