import Diagnostics

/// Constructs of other tools: Liquid and Nunjucks tags, MDX imports and JSX elements. They are not run; they stay
/// visible as text, exactly as they were written, and are reported.
extension MarkdownTree {
    /// Complexity: linear in the text.
    mutating func readForeignSyntax(_ traits: SyntaxTraits, _ diagnostics: inout DiagnosticList) {
        var parents: [UInt32] = []
        var seen: Set<UInt32> = []
        var index = 0
        let count = nodes.count
        while index < count {
            switch nodes[index].kind {
            case .text:
                guard nodes[index].flags.contains(.brace) else { break }
                let node = nodes[index]
                if isMDX, node.parent != MarkdownTree.none { reportExpressions(UInt32(index), &diagnostics) }
                if node.parent != MarkdownTree.none, hasForeignOpener(text[node.literal.range], traits),
                    seen.insert(node.parent).inserted
                {
                    parents.append(node.parent)
                }
            case .htmlInline:
                if isComponentTag(text[nodes[index].literal.range]) {
                    nodes[index].kind = .text
                    nodes[index].flags.insert(.escaped)
                    report("the JSX element", UInt32(index), &diagnostics)
                }
            case .htmlBlock:
                if isComponentTag(text[nodes[index].literal.range]) { showAsText(UInt32(index), &diagnostics) }
            case .paragraph: reportModule(UInt32(index), &diagnostics)
            default: break
            }
            index += 1
        }
        for parent in parents { readTemplateTags(in: parent, &diagnostics) }
    }

    // MARK: MDX

    /// Whether the file says by its name that braces hold expressions.
    private var isMDX: Bool { file.path.lowercased().hasSuffix(".mdx") }

    /// `{props.title}` in a text of MDX; what has a name of its own (`{{ … }}`, `{/* … */}`) is told elsewhere.
    private func reportExpressions(_ node: UInt32, _ diagnostics: inout DiagnosticList) {
        let literal = text[nodes[Int(node)].literal.range]
        var index = literal.startIndex
        while let open = literal[index...].firstIndex(of: 0x7B), open + 1 < literal.endIndex {
            index = open + 1
            guard tag(literal[open + 1]) == nil, literal[open + 1] != 0x7D,
                open == literal.startIndex || literal[open - 1] != 0x7B,
                let close = literal[index...].firstIndex(of: 0x7D)
            else { continue }
            report("the MDX expression", node, at: open - literal.startIndex, &diagnostics)
            index = close + 1
        }
    }

    /// Whether raw HTML starts with a tag named like a component: a capital and a small letter, or a dot.
    private func isComponentTag(_ literal: ArraySlice<UInt8>) -> Bool {
        var index = literal.startIndex
        while index < literal.endIndex, isSpaceOrTab(literal[index]) { index += 1 }
        guard index < literal.endIndex, literal[index] == 0x3C else { return false }
        index += 1
        if index < literal.endIndex, literal[index] == 0x2F { index += 1 }
        guard index < literal.endIndex, (0x41...0x5A).contains(literal[index]) else { return false }
        var isMixed = false
        while index < literal.endIndex {
            let byte = literal[index]
            if (0x61...0x7A).contains(byte) || byte == 0x2E {
                isMixed = true
            } else if !(0x41...0x5A).contains(byte), !(0x30...0x39).contains(byte), byte != 0x5F {
                break
            }
            index += 1
        }
        guard isMixed, index < literal.endIndex else { return isMixed }
        // `struct Stack<Content: View>` is code, not an element.
        return isSpaceOrLineEnd(literal[index]) || literal[index] == 0x3E || literal[index] == 0x2F
    }

    private mutating func showAsText(_ index: UInt32, _ diagnostics: inout DiagnosticList) {
        report("the JSX element", index, &diagnostics)
        var child = Node(kind: .text)
        child.literal = nodes[Int(index)].literal
        while child.literal.end > child.literal.start, isSpaceOrLineEnd(text[Int(child.literal.end) - 1]) {
            child.literal.end -= 1
        }
        child.flags.insert(.escaped)
        child.sourceStart = nodes[Int(index)].sourceStart
        child.sourceEnd = nodes[Int(index)].sourceEnd
        nodes[Int(index)].kind = .paragraph
        nodes[Int(index)].literal = .empty
        append(child, to: index)
    }

    private func reportModule(_ paragraph: UInt32, _ diagnostics: inout DiagnosticList) {
        let first = nodes[Int(paragraph)].firstChild
        guard first != MarkdownTree.none, nodes[Int(first)].kind == .text else { return }
        let range = nodes[Int(first)].literal.range
        // Most paragraphs start with another letter.
        guard range.count > 7, text[range.lowerBound] | 0x0C == 0x6D else { return }
        let literal = text[range]
        guard literal[literal.startIndex + 6] == 0x20, literal[literal.startIndex + 5] == 0x74,
            literal.starts(with: "import ".utf8) || literal.starts(with: "export ".utf8)
        else { return }
        let line = String(decoding: literal, as: UTF8.self)
        let isImport = line.hasPrefix("import ") && (line.contains(" from '") || line.contains(" from \""))
        let isExport = ["const ", "let ", "default ", "function ", "async ", "{"].contains {
            line.dropFirst(7).hasPrefix($0)
        }
        guard isImport || (isExport && line.hasPrefix("export ")) else { return }
        report("the MDX statement", first, &diagnostics)
    }

    // MARK: Template tags

    /// What a tag is called whose opener has the given second byte, or nil. Its end has the same byte before `}`,
    /// but for `{{`.
    private func tag(_ second: UInt8) -> (close: UInt8, name: String)? {
        switch second {
        case 0x25: (0x25, "the Liquid or Nunjucks tag")
        case 0x7B: (0x7D, "the template expression")
        case 0x23: (0x23, "the Nunjucks comment")
        case 0x2F: (0x2F, "the MDX comment")
        default: nil
        }
    }

    private func hasForeignOpener(_ literal: ArraySlice<UInt8>, _ traits: SyntaxTraits) -> Bool {
        for index in literal.indices.dropLast() {
            switch literal[index] {
            case 0x7B: if traits.hasTemplateTags, tag(literal[index + 1]) != nil { return true }
            case 0x3C: if isComponentTag(literal[index...]) { return true }
            default: break
            }
        }
        return false
    }

    private mutating func readTemplateTags(in parent: UInt32, _ diagnostics: inout DiagnosticList) {
        // Kinds of tags for which no end was found further on in this parent.
        var unclosed: Set<UInt8> = []
        var child = nodes[Int(parent)].firstChild
        while child != MarkdownTree.none {
            if nodes[Int(child)].kind == .text { child = readTemplateTags(inText: child, &unclosed, &diagnostics) }
            child = nodes[Int(child)].next
        }
    }

    /// Joins the tags that start in a text node; gives the last node that they reach.
    private mutating func readTemplateTags(
        inText first: UInt32, _ unclosed: inout Set<UInt8>, _ diagnostics: inout DiagnosticList
    ) -> UInt32 {
        var node = first
        var literal = nodes[Int(node)].literal.range
        var index = literal.lowerBound
        while index + 1 < literal.upperBound {
            if text[index] == 0x3C, isComponentTag(text[index..<literal.upperBound]) {
                report("the JSX element", node, at: index - literal.lowerBound, &diagnostics)
                index += 2
                continue
            }
            guard text[index] == 0x7B, let tag = tag(text[index + 1]), !unclosed.contains(tag.close) else {
                index += 1
                continue
            }
            if let end = tagEnd(in: index + 2..<literal.upperBound, tag.close) {
                report(tag.name, node, at: index - literal.lowerBound, &diagnostics)
                index = end
                continue
            }
            guard let last = nodeWithTagEnd(after: node, tag.close) else {
                unclosed.insert(tag.close)
                index += 1
                continue
            }
            let offset = index - literal.lowerBound
            node = replaceBySource(from: node, through: last)
            literal = nodes[Int(node)].literal.range
            index = literal.lowerBound + offset
        }
        return node
    }

    /// The index behind the end of a tag in a stretch of text.
    private func tagEnd(in range: Range<Int>, _ close: UInt8) -> Int? {
        var index = range.lowerBound
        // `{/* … */}` ends in three bytes, the others in two.
        while index + 1 < range.upperBound {
            if text[index] == close, text[index + 1] == 0x7D { return index + 2 }
            index += 1
        }
        return nil
    }

    private func nodeWithTagEnd(after node: UInt32, _ close: UInt8) -> UInt32? {
        var next = nodes[Int(node)].next
        while next != MarkdownTree.none {
            let candidate = nodes[Int(next)]
            if candidate.kind == .text, tagEnd(in: candidate.literal.range, close) != nil { return next }
            next = candidate.next
        }
        return nil
    }

    private func report(
        _ what: String, _ node: UInt32, at offset: Int = 0, _ diagnostics: inout DiagnosticList
    ) {
        let range = range(ID(index: node))
        let start = min(range.lowerBound + offset, range.upperBound)
        diagnostics.report(
            MarkdownDiagnostics.foreignSyntax, "\(what) is not run and is shown as text",
            at: file.span(start..<range.upperBound),
            help: "write it as Markdown, or put it into a code span to show it on purpose")
    }
}
