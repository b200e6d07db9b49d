import Diagnostics
import HTML

/// Inlines.
extension HTMLWriter {
    // MARK: Text and code

    mutating func writeText(_ index: UInt32) {
        let literal = tree.nodes[Int(index)].literal.range
        if hasAnnotations, let annotations = options.annotations[MarkdownTree.ID(index: index)] {
            writeAnnotated(literal, annotations, index)
        } else if smart.replacements.isEmpty, tree.nodes[Int(index)].flags.contains(.plain) {
            tree.text.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[literal])) }
        } else {
            appendText(literal)
        }
    }

    private mutating func appendText(_ range: Range<Int>) {
        guard !smart.replacements.isEmpty else {
            appendEscaped(range)
            return
        }
        var start = range.lowerBound
        for replacement in smart.replacements(in: range) {
            guard replacement.range.lowerBound >= start, replacement.range.upperBound <= range.upperBound else {
                continue
            }
            appendEscaped(start..<replacement.range.lowerBound)
            append(replacement.text)
            start = replacement.range.upperBound
        }
        appendEscaped(start..<range.upperBound)
    }

    mutating func writeCode(_ index: UInt32) {
        let literal = tree.nodes[Int(index)].literal.range
        guard hasAnnotations, let annotations = options.annotations[MarkdownTree.ID(index: index)] else {
            append("<code>")
            appendCode(literal)
            append("</code>")
            return
        }
        // A link over the whole span goes around `code`, so that it is one target.
        if annotations.count == 1, let only = annotations.first, only.range == 0..<literal.count, only.text == nil {
            openAnnotation(only, index)
            append("<code>")
            appendCode(literal)
            append("</code>")
            closeAnnotation(only)
            return
        }
        append("<code>")
        writeAnnotated(literal, annotations, index)
        append("</code>")
    }

    private mutating func appendCode(_ literal: Range<Int>) {
        guard let breaks = options.codeBreaks else {
            appendEscaped(literal)
            return
        }
        var pieces: [Range<Int>] = []
        tree.text.withUnsafeBufferPointer { text in
            breaks.forEachPiece(of: UnsafeBufferPointer(rebasing: text[literal])) { pieces.append($0) }
        }
        for piece in pieces {
            if piece.lowerBound > 0 { append("<wbr>") }
            appendEscaped(literal.lowerBound + piece.lowerBound..<literal.lowerBound + piece.upperBound)
        }
    }

    private mutating func writeAnnotated(_ literal: Range<Int>, _ annotations: [Annotation], _ index: UInt32) {
        var position = literal.lowerBound
        for annotation in annotations {
            let start = literal.lowerBound + annotation.range.lowerBound
            let end = literal.lowerBound + annotation.range.upperBound
            guard start >= position, end <= literal.upperBound, start < end else { continue }
            appendText(position..<start)
            openAnnotation(annotation, index)
            if let text = annotation.text { appendEscaped(text) } else { appendText(start..<end) }
            closeAnnotation(annotation)
            position = end
        }
        appendText(position..<literal.upperBound)
    }

    private mutating func openAnnotation(_ annotation: Annotation, _ index: UInt32) {
        map.append(
            output: output.count, file: tree.file,
            offset: Int(tree.nodes[Int(index)].sourceStart) + annotation.range.lowerBound)
        if let destination = annotation.destination {
            append("<a href=\"")
            appendDestination(destination)
            append("\"")
        } else {
            append("<span")
        }
        appendClassAndTitle(annotation.cssClass, annotation.title)
        output.append(0x3E)
    }

    private mutating func closeAnnotation(_ annotation: Annotation) {
        writeExplanation(annotation.explanation)
        append(annotation.destination == nil ? "</span>" : "</a>")
    }

    private mutating func writeExplanation(_ explanation: String?) {
        guard let explanation else { return }
        append("<span class=\"visually-hidden\"> (")
        appendEscaped(explanation)
        append(")</span>")
    }

    private mutating func appendClassAndTitle(_ cssClass: String?, _ title: String?) {
        if let cssClass, !cssClass.isEmpty {
            append(" class=\"")
            appendEscaped(cssClass)
            append("\"")
        }
        if let title, !title.isEmpty {
            append(" title=\"")
            appendEscaped(title)
            append("\"")
        }
    }

    // MARK: Links

    private func rewrite(_ index: UInt32) -> LinkRewrite? {
        hasLinks ? options.links[MarkdownTree.ID(index: index)] : nil
    }

    private func isRefused(_ node: MarkdownTree.Node) -> Bool {
        options.rawHTML != .allow && LinkScheme.isRefused(tree.text[node.detail.range])
    }

    mutating func enterLink(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        let rewrite = rewrite(index)
        mark(index)
        if rewrite.map({ $0.destination == nil }) ?? isRefused(node) {
            append("<span")
            appendClassAndTitle(rewrite?.cssClass, rewrite?.title)
            output.append(0x3E)
            return
        }
        append("<a href=\"")
        if let destination = rewrite?.destination {
            appendDestination(destination)
            append("\"")
            appendExternal(destination.utf8, rewrite?.cssClass)
        } else {
            appendDestination(node.detail.range)
            append("\"")
            appendExternal(tree.text[node.detail.range], rewrite?.cssClass)
        }
        appendTitle(node, rewrite)
        for pair in rewrite?.attributes ?? [] { appendPair(pair) }
        output.append(0x3E)
    }

    private mutating func appendTitle(_ node: MarkdownTree.Node, _ rewrite: LinkRewrite?) {
        if let title = rewrite?.title {
            appendClassAndTitle(nil, title)
        } else if !node.title.isEmpty {
            append(" title=\"")
            appendEscaped(node.title.range)
            append("\"")
        }
    }

    private mutating func appendPair(_ pair: Attributes.Pair) {
        append(" ")
        appendEscaped(pair.name)
        append("=\"")
        appendEscaped(pair.value)
        append("\"")
    }

    private mutating func appendExternal(_ destination: some Collection<UInt8>, _ cssClass: String?) {
        var cssClass = cssClass
        if options.externalLinkRelation != nil || options.externalLinkClass != nil,
            LinkScheme.isExternal(destination)
        {
            if let relation = options.externalLinkRelation {
                append(" rel=\"")
                appendEscaped(relation)
                append("\"")
            }
            if let external = options.externalLinkClass { cssClass = cssClass.map { $0 + " " + external } ?? external }
        }
        appendClassAndTitle(cssClass, nil)
    }

    mutating func leaveLink(_ index: UInt32) {
        let rewrite = rewrite(index)
        writeExplanation(rewrite?.explanation)
        let isUnlinked = rewrite.map { $0.destination == nil } ?? isRefused(tree.nodes[Int(index)])
        append(isUnlinked ? "</span>" : "</a>")
    }

    // MARK: Images

    mutating func enterImage(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        let rewrite = rewrite(index)
        mark(index)
        image = index
        if rewrite.map({ $0.destination == nil }) ?? isRefused(node) {
            append("<span")
            appendClassAndTitle(rewrite?.cssClass, rewrite?.title)
            output.append(0x3E)
            return
        }
        append("<img src=\"")
        if let destination = rewrite?.destination {
            appendDestination(destination)
        } else {
            appendDestination(node.detail.range)
        }
        append("\" alt=\"")
    }

    /// Inside an image everything is written as plain text.
    mutating func enterAlternative(_ index: UInt32, _ kind: MarkdownTree.Kind) {
        switch kind {
        case .text: appendText(tree.nodes[Int(index)].literal.range)
        case .code, .htmlInline: appendEscaped(tree.nodes[Int(index)].literal.range)
        case .softBreak, .lineBreak: output.append(0x20)
        default: break
        }
    }

    mutating func leaveImage(_ index: UInt32) {
        image = MarkdownTree.none
        let node = tree.nodes[Int(index)]
        let rewrite = rewrite(index)
        if rewrite.map({ $0.destination == nil }) ?? isRefused(node) {
            writeExplanation(rewrite?.explanation)
            append("</span>")
            return
        }
        append("\"")
        appendClassAndTitle(rewrite?.cssClass, nil)
        appendTitle(node, rewrite)
        for pair in rewrite?.attributes ?? [] { appendPair(pair) }
        append(" />")
    }

    // MARK: Smart punctuation of single inlines

    mutating func prepareSmart(forInline index: UInt32) {
        var block = index
        while block != MarkdownTree.none, !tree.nodes[Int(block)].kind.isBlock { block = tree.nodes[Int(block)].parent }
        if block != MarkdownTree.none { smart.prepare(tree, block) }
    }
}

/// Schemes of links.
enum LinkScheme {
    private static let refused: [StaticString] = ["javascript:", "vbscript:", "data:", "file:"]

    /// Whether a destination runs code, embeds a document or leads to the reader's own disk.
    static func isRefused(_ destination: some Collection<UInt8>) -> Bool {
        refused.contains { starts(destination, with: $0) }
    }

    /// White space and control characters, which browsers skip (URL Standard, basic URL parser), are skipped here too.
    private static func starts(_ destination: some Collection<UInt8>, with scheme: StaticString) -> Bool {
        var length = 0
        for byte in destination where byte > 0x20 {
            guard byte | 0x20 == scheme.utf8Start[length] else { return false }
            length += 1
            if length == scheme.utf8CodeUnitCount { return true }
        }
        return false
    }

    /// Whether a destination leads to another origin.
    static func isExternal(_ destination: some Collection<UInt8>) -> Bool {
        let start = destination.prefix(8).map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        return start.starts(with: "http://".utf8) || start.starts(with: "https://".utf8)
            || start.starts(with: "//".utf8)
    }
}
