import Diagnostics
import HTML

/// Says at parsing what rendering will not let through, so that a check without rendering tells it too.
enum SafetyReport {
    /// Reports links with refused schemes, and what the sanitizer removes from raw HTML. Complexity: O(tree).
    static func report(_ tree: MarkdownTree, diagnostics: inout DiagnosticList) {
        var hasRawHTML = false
        for index in tree.nodes.indices {
            switch tree.nodes[index].kind {
            case .link, .image: reportLink(tree, UInt32(index), &diagnostics)
            case .htmlInline, .htmlBlock: hasRawHTML = true
            default: break
            }
        }
        guard hasRawHTML else { return }
        var writer = HTMLWriter(tree: tree, options: RenderingOptions())
        writer.write(0)
        writer.closeRawHTML(downTo: 0)
        writer.writeFootnotes(onlyReferenced: false)
        diagnostics.append(contentsOf: writer.diagnostics)
    }

    private static func reportLink(_ tree: MarkdownTree, _ index: UInt32, _ diagnostics: inout DiagnosticList) {
        let node = tree.nodes[Int(index)]
        guard node.parent != MarkdownTree.none, LinkScheme.isRefused(tree.text[node.detail.range]) else { return }
        let scheme = String(decoding: tree.text[node.detail.range].prefix { $0 != 0x3A }, as: UTF8.self)
        let what = node.kind == .link ? "link" : "image"
        diagnostics.report(
            SanitizerDiagnostics.refusedScheme, "this \(what) uses the refused scheme `\(scheme):`",
            at: tree.span(MarkdownTree.ID(index: index)),
            help: "use a relative path, `https:`, `http:` or `mailto:`; its text is shown without the \(what)")
    }
}

extension MarkdownTree {
    /// Where each byte of a node's literal stands in the file; nil when it stands there byte for byte. libcmark takes the
    /// markers of containers and the indentation of further lines out of raw HTML. Complexity: O(length).
    func sourceOffsets(_ index: UInt32) -> [Int]? {
        let literal = text[nodes[Int(index)].literal.range]
        let source = range(ID(index: index))
        let bytes = file.bytes
        if literal.count <= source.count,
            literal.elementsEqual(bytes[source.lowerBound..<source.lowerBound + literal.count])
        {
            return nil
        }
        var offsets: [Int] = []
        offsets.reserveCapacity(literal.count)
        var place = source.lowerBound
        for byte in literal {
            // Only at the start of a line do the two differ; a byte that is nowhere keeps the place before it.
            var next = place
            while next < source.upperBound, bytes[next] != byte, isSpaceOrLineEnd(bytes[next]) || bytes[next] == 0x3E {
                next += 1
            }
            if next < source.upperBound, bytes[next] == byte { place = next }
            offsets.append(min(place, source.upperBound))
            if place < source.upperBound, bytes[place] == byte { place += 1 }
        }
        return offsets
    }
}
