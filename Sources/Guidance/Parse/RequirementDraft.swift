import Diagnostics
import Markdown

/// A requirement as it was found, before codes are given.
struct RequirementDraft: Sendable {
    var kind: RequirementKind
    /// Index into the groups of its entry, for checks only.
    var group: Int?
    var authorAnchor: String?
    var node: MarkdownTree.ID
    var blocks: [MarkdownTree.ID]
    var text: String
    var lead: String?
    var span: SourceSpan
    var namesPlatformDefect: Bool

    /// A list item, or a paragraph that stands for itself.
    init(_ node: MarkdownTree.ID, kind: RequirementKind, group: Int? = nil, in tree: MarkdownTree) {
        self.kind = kind
        self.group = group
        self.node = node
        blocks = tree.kind(node) == .item ? Array(tree.children(node)) : [node]
        text = tree.words(node)
        span = RequirementDraft.span(of: node, in: tree)
        let paragraph = blocks.first { tree.kind($0) == .paragraph }
        lead = paragraph.flatMap { RequirementDraft.lead(of: $0, in: tree) }
        let attributes = [tree.attributes(node), blocks.first.flatMap { tree.attributes($0) }].compactMap { $0 }
        authorAnchor = attributes.lazy.compactMap(\.id).first
        namesPlatformDefect =
            attributes.contains { $0.classes.contains("defect") } || RequirementDraft.namesDefect(text)
    }

    /// A heading with what follows it (`### PRESENT-01: …`).
    init(
        heading: MarkdownTree.ID, blocks: [MarkdownTree.ID], anchor: String, kind: RequirementKind, group: Int?,
        in tree: MarkdownTree
    ) {
        self.kind = kind
        self.group = group
        node = heading
        self.blocks = [heading] + blocks
        text = tree.words(self.blocks)
        span = tree.span(heading)
        lead = tree.words(heading)
        authorAnchor = tree.attributes(heading)?.id ?? anchor
        namesPlatformDefect = RequirementDraft.namesDefect(text)
    }

    /// The first line of an item, behind its marker.
    private static func span(of node: MarkdownTree.ID, in tree: MarkdownTree) -> SourceSpan {
        let block = tree.kind(node) == .item ? tree.firstChild(node) ?? node : node
        let range = tree.range(block)
        let line = tree.file.range(ofLine: tree.file.line(at: range.lowerBound))
        return tree.file.span(range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.upperBound)))
    }

    private static func lead(of paragraph: MarkdownTree.ID, in tree: MarkdownTree) -> String? {
        guard let first = tree.firstChild(paragraph), tree.kind(first) == .strong else { return nil }
        var words = tree.words(first)
        while let last = words.last, last == "." || last == ":" { words.removeLast() }
        return words.isEmpty ? nil : words
    }

    private static func namesDefect(_ text: String) -> Bool {
        guard text.utf8.contains(0x64), Wording.contains(text, "defect") else { return false }
        let words = text.lowercased()
        return ["platform defect", "defect of the platform", "defect in the platform"].contains {
            Wording.contains(words, $0)
        }
    }
}
