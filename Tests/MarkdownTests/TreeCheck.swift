import Diagnostics
import HTML
import Testing

@testable import Markdown

/// What holds for every tree, whatever was parsed.
func checkTree(_ tree: MarkdownTree, _ note: String = "") {
    let file = tree.file
    var visited = 0
    for id in tree.descendants(tree.root) {
        visited += 1
        let node = tree.nodes[Int(id.index)]
        let range = tree.range(id)
        guard range.upperBound <= file.bytes.count, range.lowerBound >= tree.sourceRange.lowerBound || range.isEmpty
        else {
            Issue.record("\(note): a range \(range) outside the file")
            return
        }
        guard let parent = tree.parent(id) else {
            Issue.record("\(note): no parent")
            return
        }
        let outer = tree.range(parent)
        if range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound {
            Issue.record("\(note): \(tree.kind(id)) at \(range) outside of \(tree.kind(parent)) at \(outer)")
            return
        }
        if isShown(id, tree), range.isEmpty { Issue.record("\(note): \(tree.kind(id)) has no place of its own") }
        if node.previous != MarkdownTree.none, tree.nodes[Int(node.previous)].next != id.index {
            Issue.record("\(note): neighbours disagree")
        }
        if node.previous == MarkdownTree.none, tree.firstChild(parent) != id { Issue.record("\(note): first child") }
        if node.next == MarkdownTree.none, tree.lastChild(parent) != id { Issue.record("\(note): last child") }
        if tree.kind(id) == .text, !node.flags.contains(.escaped) {
            if Array(tree.literalBytes(id)) != Array(file.bytes[range]) {
                Issue.record(
                    "\(note): text \(tree.literal(id).debugDescription) is not at its place \(file.text(in: range).debugDescription)"
                )
                return
            }
        }
    }
    if visited >= tree.count { Issue.record("\(note): the tree has a cycle") }
}

/// Whether something of a node's own stands in the text.
private func isShown(_ id: MarkdownTree.ID, _ tree: MarkdownTree) -> Bool {
    switch tree.kind(id) {
    case .text, .code, .htmlInline: !tree.literalBytes(id).isEmpty
    case .emphasis, .strong, .strikethrough, .link, .image, .footnoteReference: true
    default: false
    }
}

/// Parses and renders in every way; gives the plain rendering.
@discardableResult
func exercise(_ bytes: [UInt8], _ note: String = "") -> Markup {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "a.md", bytes: bytes)
    let tree = MarkdownParser.parse(file, diagnostics: &diagnostics)
    checkTree(tree, note)
    var options = RenderingOptions()
    options.smartPunctuation = true
    options.headingIDs = Outline(tree, diagnostics: &diagnostics).ids
    let markup = HTMLRenderer.render(tree, options: options)
    if String(validating: markup.bytes, as: UTF8.self) == nil { Issue.record("\(note): the HTML is not UTF-8") }
    for diagnostic in diagnostics.all {
        if let range = diagnostic.span?.range, range.upperBound > bytes.count {
            Issue.record("\(note): a span outside")
        }
    }
    return markup
}
