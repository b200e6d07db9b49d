import Diagnostics
import HTML

/// The state of one rendering: the output and what is open.
///
/// The walk enters and leaves nodes in document order by their links, never by recursion.
struct HTMLWriter: ~Copyable {
    let tree: MarkdownTree
    let options: RenderingOptions
    var output: OutputBuffer
    var map = SourceMap()
    var sanitizer = Sanitizer()
    /// What the sanitizer removed.
    var diagnostics = DiagnosticList()
    /// The number of raw elements that were open when each block was entered; only kept while there are any.
    var rawDepths: [(node: UInt32, depth: Int)] = []
    /// The image whose alternative text is being written.
    var image = MarkdownTree.none
    var smart = SmartPunctuation()
    /// Footnotes that were referred to, by number.
    var referenced: Set<Int32> = []
    /// The paragraph at whose end the links back from a footnote stand.
    var backReferenceParagraph = MarkdownTree.none
    var backReferenceNumber: Int32 = 0
    let hasLinks: Bool
    let hasAnnotations: Bool
    let hasBlockIDs: Bool

    init(tree: MarkdownTree, options: RenderingOptions) {
        self.tree = tree
        self.options = options
        hasLinks = !options.links.isEmpty
        hasAnnotations = !options.annotations.isEmpty
        hasBlockIDs = !options.blockIDs.isEmpty
        output = OutputBuffer(capacity: tree.text.count + tree.text.count / 2 + 64)
    }

    func markup() -> Markup { Markup(bytes: output.bytes(), sourceMap: map) }

    /// Writes one node with everything below it.
    mutating func write(_ top: UInt32) {
        if options.smartPunctuation, !tree.nodes[Int(top)].kind.isBlock { prepareSmart(forInline: top) }
        var current = top
        while true {
            let entersChildren = enter(current, top: top)
            if entersChildren {
                let child = tree.nodes[Int(current)].firstChild
                if child != MarkdownTree.none {
                    current = child
                    continue
                }
                leave(current, top: top)
            }
            while current != top, tree.nodes[Int(current)].next == MarkdownTree.none {
                current = tree.nodes[Int(current)].parent
                leave(current, top: top)
            }
            if current == top { return }
            current = tree.nodes[Int(current)].next
        }
    }

    /// Writes a node's start; says whether its children follow and `leave` is to be called.
    private mutating func enter(_ index: UInt32, top: UInt32) -> Bool {
        let kind = tree.nodes[Int(index)].kind
        if image != MarkdownTree.none {
            enterAlternative(index, kind)
            return kind != .footnoteReference
        }
        switch kind {
        case .text: writeText(index)
        case .softBreak: output.append(0x0A)
        case .lineBreak: append("<br />\n")
        case .code: writeCode(index)
        case .htmlInline: writeRawHTML(index)
        case .emphasis: append("<em>")
        case .strong: append("<strong>")
        case .strikethrough: append("<del>")
        case .link: enterLink(index)
        case .image: enterImage(index)
        case .footnoteReference: writeFootnoteReference(index)
        case .footnoteDefinition: return index == top
        default: return enterBlock(index, kind, top: top)
        }
        if sanitizer.depth > 0 { rememberRawDepth(index, kind) }
        return true
    }

    private mutating func leave(_ index: UInt32, top: UInt32) {
        let kind = tree.nodes[Int(index)].kind
        if image != MarkdownTree.none {
            if image == index { leaveImage(index) }
            return
        }
        if sanitizer.depth > 0 { closeRawHTML(leaving: index, kind) }
        switch kind {
        case .emphasis: append("</em>")
        case .strong: append("</strong>")
        case .strikethrough: append("</del>")
        case .link: leaveLink(index)
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .image, .footnoteReference, .footnoteDefinition: break
        default: leaveBlock(index, kind, top: top)
        }
    }

    // MARK: Output

    @inline(__always)
    mutating func append(_ literal: StaticString) {
        output.append(literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Not `append`: a literal would then be taken for a string rather than for bytes that stand in the program.
    mutating func append(string: String) {
        var string = string
        string.withUTF8 { output.append($0) }
    }

    mutating func append(_ number: Int) {
        append(string: String(number))
    }

    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { output.append($0) }
    }

    /// Starts a new line, unless the output stands at one.
    @inline(__always)
    mutating func startLine() {
        if let last = output.last, last != 0x0A { output.append(0x0A) }
    }

    mutating func mark(_ index: UInt32) {
        map.append(output: output.count, file: tree.file, offset: Int(tree.nodes[Int(index)].sourceStart))
    }

    /// Escapes a range of the tree's text as libcmark does: `& < > "`.
    @inline(__always)
    mutating func appendEscaped(_ range: Range<Int>) {
        tree.text.withUnsafeBufferPointer {
            HTMLWriter.appendEscaped(UnsafeBufferPointer(rebasing: $0[range]), to: &output)
        }
    }

    mutating func appendEscaped(_ string: String) {
        var string = string
        string.withUTF8 { HTMLWriter.appendEscaped($0, to: &output) }
    }

    mutating func appendEscaped(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { HTMLWriter.appendEscaped($0, to: &output) }
    }

    private static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        guard let base = bytes.baseAddress else { return }
        var run = 0
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = base[index]
            // All four bytes are below `?`.
            guard byte <= 0x3E, byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 else {
                index += 1
                continue
            }
            output.append(base + run, index - run)
            let replacement: StaticString =
                switch byte {
                case 0x26: "&amp;"
                case 0x3C: "&lt;"
                case 0x3E: "&gt;"
                default: "&quot;"
                }
            output.append(replacement.utf8Start, replacement.utf8CodeUnitCount)
            index += 1
            run = index
        }
        output.append(base + run, count - run)
    }

    /// Percent-encodes a destination as libcmark does, and escapes it for an attribute.
    mutating func appendDestination(_ range: Range<Int>) {
        tree.text.withUnsafeBufferPointer {
            HTMLWriter.appendDestination(UnsafeBufferPointer(rebasing: $0[range]), to: &output)
        }
    }

    mutating func appendDestination(_ string: String) {
        var string = string
        string.withUTF8 { HTMLWriter.appendDestination($0, to: &output) }
    }

    private static func appendDestination(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        guard let base = bytes.baseAddress else { return }
        var run = 0
        for index in 0..<bytes.count {
            let byte = base[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23...0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40,
                0x5F, 0x7E:
                continue
            default: break
            }
            output.append(base + run, index - run)
            run = index + 1
            switch byte {
            case 0x26: append("&amp;", to: &output)
            case 0x27: append("&#x27;", to: &output)
            default:
                let digits: StaticString = "0123456789ABCDEF"
                output.append(0x25)
                output.append(digits.utf8Start[Int(byte >> 4)])
                output.append(digits.utf8Start[Int(byte & 15)])
            }
        }
        output.append(base + run, bytes.count - run)
    }

    private static func append(_ literal: StaticString, to output: inout OutputBuffer) {
        output.append(literal.utf8Start, literal.utf8CodeUnitCount)
    }
}
