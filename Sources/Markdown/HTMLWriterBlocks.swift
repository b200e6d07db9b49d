import Diagnostics
import HTML

/// Blocks.
extension HTMLWriter {
    mutating func enterBlock(_ index: UInt32, _ kind: MarkdownTree.Kind, top: UInt32) -> Bool {
        switch kind {
        case .document: return true
        case .paragraph: enterParagraph(index, top: top)
        case .heading: enterHeading(index)
        case .list: enterList(index)
        case .item: enterItem(index)
        case .blockQuote:
            openBlock(index, "<blockquote")
            append(">\n")
        case .alert: enterAlert(index)
        case .codeBlock:
            writeCodeBlock(index)
            return false
        case .htmlBlock:
            writeHTMLBlock(index)
            return false
        case .thematicBreak:
            startLine()
            append("<hr />\n")
            return false
        case .table: enterTable(index)
        case .tableRow: enterRow(index)
        case .tableCell: enterCell(index)
        default: break
        }
        if sanitizer.depth > 0 { rememberRawDepth(index, kind) }
        return true
    }

    mutating func leaveBlock(_ index: UInt32, _ kind: MarkdownTree.Kind, top: UInt32) {
        switch kind {
        case .paragraph: leaveParagraph(index, top: top)
        case .heading:
            append("</h")
            output.append(headingDigit(index))
            append(">\n")
        case .list:
            startLine()
            append(tree.nodes[Int(index)].flags.contains(.ordered) ? "</ol>\n" : "</ul>\n")
        case .item: append("</li>\n")
        case .blockQuote:
            startLine()
            append("</blockquote>\n")
        case .alert:
            startLine()
            append("</div>\n")
        case .table: leaveTable(index)
        case .tableRow: leaveRow(index)
        case .tableCell: append(tree.nodes[Int(index)].flags.contains(.header) ? "</th>" : "</td>")
        default: break
        }
    }

    /// Starts a line with the first part of a start tag, without `>`.
    private mutating func openBlock(_ index: UInt32, _ start: StaticString) {
        startLine()
        mark(index)
        append(start)
        appendAttributes(index, id: blockID(index))
    }

    // MARK: Paragraphs and headings

    private func isTight(_ index: UInt32, top: UInt32) -> Bool {
        let parent = tree.nodes[Int(index)].parent
        guard parent != MarkdownTree.none, index != top else { return index == top && options.unwrapParagraphs }
        guard tree.nodes[Int(parent)].kind == .item else { return parent == top && options.unwrapParagraphs }
        let list = tree.nodes[Int(parent)].parent
        return list != MarkdownTree.none && tree.nodes[Int(list)].flags.contains(.tight)
            && tree.nodes[Int(list)].kind == .list
    }

    private mutating func enterParagraph(_ index: UInt32, top: UInt32) {
        if options.smartPunctuation { smart.prepare(tree, index) }
        if isTight(index, top: top) {
            mark(index)
        } else {
            openBlock(index, "<p")
            output.append(0x3E)
        }
        let parent = tree.nodes[Int(index)].parent
        if parent != MarkdownTree.none, tree.nodes[Int(parent)].flags.contains(.task),
            tree.nodes[Int(parent)].kind == .item, tree.nodes[Int(parent)].firstChild == index
        {
            writeCheckbox(isDone: tree.nodes[Int(parent)].flags.contains(.checked))
        }
    }

    private mutating func writeCheckbox(isDone: Bool) {
        append("<input type=\"checkbox\"")
        if isDone { append(" checked=\"\"") }
        append(" disabled=\"\"")
        if options.labelledTasks {
            append(" aria-label=\"")
            appendEscaped(isDone ? options.strings.taskDone : options.strings.taskOpen)
            append("\"")
        }
        append(" /> ")
    }

    private mutating func leaveParagraph(_ index: UInt32, top: UInt32) {
        if index == backReferenceParagraph { writeBackReferences(leadingSpace: true) }
        if !isTight(index, top: top) { append("</p>\n") }
    }

    private func headingDigit(_ index: UInt32) -> UInt8 {
        let level = Int(tree.nodes[Int(index)].value) + options.headingLevelShift
        return 0x30 + UInt8(min(max(level, 1), 6))
    }

    private mutating func enterHeading(_ index: UInt32) {
        if options.smartPunctuation { smart.prepare(tree, index) }
        startLine()
        mark(index)
        append("<h")
        output.append(headingDigit(index))
        appendAttributes(index, id: options.headingIDs[MarkdownTree.ID(index: index)] ?? blockID(index))
        output.append(0x3E)
    }

    // MARK: Lists and quotes

    private mutating func enterList(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        if node.flags.contains(.ordered) {
            openBlock(index, "<ol")
            if node.value != 1 {
                append(" start=\"")
                append(Int(node.value))
                append("\"")
            }
        } else {
            openBlock(index, "<ul")
        }
        append(">\n")
    }

    private mutating func enterItem(_ index: UInt32) {
        openBlock(index, "<li")
        output.append(0x3E)
    }

    private mutating func enterAlert(_ index: UInt32) {
        let alert = MarkdownTree.AlertKind(rawValue: tree.nodes[Int(index)].value) ?? .note
        startLine()
        mark(index)
        append("<div class=\"alert ")
        append(string: alert.name)
        append("\" role=\"note\">\n<p class=\"alert-title\">")
        appendEscaped(options.strings.title(of: alert))
        append("</p>\n")
    }

    // MARK: Code

    private mutating func writeCodeBlock(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        startLine()
        mark(index)
        append("<pre")
        if options.focusableCode { append(" tabindex=\"0\"") }
        appendAttributes(index, id: blockID(index))
        append("><code")
        // libcmark cuts the info string at the first white space.
        let word = tree.text[node.detail.range].prefix { !isSpaceOrLineEnd($0) }
        if !word.isEmpty {
            append(" class=\"language-")
            appendEscaped(word)
            append("\"")
        }
        output.append(0x3E)
        if let highlight = options.highlight, let language = tree.codeLanguage(MarkdownTree.ID(index: index)),
            let html = highlight(tree.text[node.literal.range], language)
        {
            append(html)
        } else {
            appendEscaped(node.literal.range)
        }
        append("</code></pre>\n")
    }

    // MARK: Raw HTML

    private mutating func writeHTMLBlock(_ index: UInt32) {
        startLine()
        mark(index)
        writeRawHTML(index)
        startLine()
    }

    mutating func writeRawHTML(_ index: UInt32) {
        let literal = tree.nodes[Int(index)].literal.range
        switch options.rawHTML {
        case .allow: tree.text[literal].withUnsafeBufferPointer { output.append($0) }
        case .escape: appendEscaped(literal)
        case .sanitize:
            let floor = rawDepths.last?.depth ?? 0
            // An end tag of what was opened outside this element would cross the element's own end.
            if floor > 0, sanitizer.depth <= floor, tree.text[literal].starts(with: [0x3C, 0x2F]) {
                diagnostics.report(
                    SanitizerDiagnostics.unmatchedEndTag, "this end tag closes an element that was opened outside",
                    at: tree.span(MarkdownTree.ID(index: index)), help: "close it where it was opened")
                return
            }
            var part = Markup()
            let span = tree.span(MarkdownTree.ID(index: index))
            let rewrites = options.rawAddresses.isEmpty ? nil : options.rawAddresses[MarkdownTree.ID(index: index)]
            sanitizer.idPrefix = options.rawIDPrefix
            sanitizer.refusedIDs =
                options.refusedRawIDs.isEmpty ? [] : options.refusedRawIDs[MarkdownTree.ID(index: index)] ?? []
            sanitizer.rewrite = nil
            if let rewrites {
                sanitizer.rewrite = { address in
                    guard let rewrite = rewrites[address.text] else { return address.text }
                    return address.isImage ? rewrite.imageDestination ?? rewrite.destination : rewrite.destination
                }
            }
            sanitizer.append(
                tree.text[literal], at: span, to: &part, diagnostics: &diagnostics, offsets: tree.sourceOffsets(index),
                allowsBlocks: takesBlocks(index))
            append(part.bytes)
        }
    }

    /// Whether raw HTML stands where a block may: not in a paragraph or heading, but a table's cell takes lists.
    private func takesBlocks(_ index: UInt32) -> Bool {
        var node = index
        while tree.nodes[Int(node)].parent != MarkdownTree.none, !tree.nodes[Int(node)].kind.isBlock {
            node = tree.nodes[Int(node)].parent
        }
        let kind = tree.nodes[Int(node)].kind
        return kind == .htmlBlock || kind == .tableCell
    }

    /// Remembers how many raw elements were open when an element was entered.
    mutating func rememberRawDepth(_ index: UInt32, _ kind: MarkdownTree.Kind) {
        guard kind.isBlock || tree.nodes[Int(index)].firstChild != MarkdownTree.none else { return }
        rawDepths.append((index, sanitizer.depth))
    }

    /// Closes what raw HTML opened since an element was entered: nothing reaches out of its parent.
    mutating func closeRawHTML(leaving index: UInt32, _ kind: MarkdownTree.Kind) {
        guard kind.isBlock || tree.nodes[Int(index)].firstChild != MarkdownTree.none else { return }
        var depth = 0
        if let last = rawDepths.last, last.node == index {
            depth = last.depth
            rawDepths.removeLast()
        }
        closeRawHTML(downTo: depth)
    }

    mutating func closeRawHTML(downTo depth: Int) {
        guard sanitizer.depth > depth else { return }
        var part = Markup()
        sanitizer.closeElements(downTo: depth, in: &part)
        append(part.bytes)
    }

    // MARK: Attributes

    func blockID(_ index: UInt32) -> String? {
        hasBlockIDs ? options.blockIDs[MarkdownTree.ID(index: index)] : nil
    }

    /// Writes the id and the node's own attributes. Only names that cannot change what the element is are written.
    mutating func appendAttributes(_ index: UInt32, id: String?) {
        let own = Int(tree.nodes[Int(index)].attributes)
        if let id = id ?? (own >= 0 ? tree.attributeSets[own].id : nil) {
            append(" id=\"")
            appendEscaped(id)
            append("\"")
        }
        guard own >= 0 else { return }
        for (number, name) in tree.attributeSets[own].classes.enumerated() {
            append(number == 0 ? " class=\"" : " ")
            appendEscaped(name)
        }
        if !tree.attributeSets[own].classes.isEmpty { append("\"") }
        for pair in tree.attributeSets[own].pairs {
            let name = pair.name.lowercased()
            guard Attributes.isWritten(name) else { continue }
            append(" ")
            appendEscaped(name)
            append("=\"")
            appendEscaped(pair.value)
            append("\"")
        }
    }
}
