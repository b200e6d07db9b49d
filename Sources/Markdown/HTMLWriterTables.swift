/// Tables and footnotes.
extension HTMLWriter {
    mutating func enterTable(_ index: UInt32) {
        startLine()
        mark(index)
        if options.tableRegions {
            append("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"")
            let id = MarkdownTree.ID(index: index)
            appendEscaped(options.tableNames[id] ?? tree.tableName(id, pattern: options.strings.tableName))
            append("\">\n")
        }
        append("<table>\n")
    }

    mutating func leaveTable(_ index: UInt32) {
        let first = tree.nodes[Int(index)].firstChild
        if first != MarkdownTree.none, tree.nodes[Int(first)].next != MarkdownTree.none { append("</tbody>\n") }
        append("</table>\n")
        if options.tableRegions { append("</div>\n") }
    }

    mutating func enterRow(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        startLine()
        if node.flags.contains(.header) {
            append("<thead>\n")
        } else if node.previous != MarkdownTree.none, tree.nodes[Int(node.previous)].flags.contains(.header) {
            append("<tbody>\n")
        }
        mark(index)
        append("<tr>")
    }

    mutating func leaveRow(_ index: UInt32) {
        append("\n</tr>\n")
        if tree.nodes[Int(index)].flags.contains(.header) { append("</thead>\n") }
    }

    mutating func enterCell(_ index: UInt32) {
        if options.smartPunctuation { smart.prepare(tree, index) }
        let node = tree.nodes[Int(index)]
        let isHeader = node.flags.contains(.header)
        output.append(0x0A)
        mark(index)
        append(isHeader ? "<th" : "<td")
        if isHeader, options.accessibleTables { append(" scope=\"col\"") }
        let alignment: StaticString? =
            switch MarkdownTree.Alignment(rawValue: node.value) {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            default: nil
            }
        if let alignment {
            append(options.accessibleTables ? " class=\"align-" : " align=\"")
            append(alignment)
            append("\"")
        }
        output.append(0x3E)
    }

    // MARK: Footnotes

    private mutating func appendFootnoteID(_ kind: StaticString, _ number: Int, _ occurrence: Int = 1) {
        appendEscaped(options.footnoteIDPrefix)
        append(kind)
        append(number)
        if occurrence > 1 {
            append("-")
            append(occurrence)
        }
    }

    mutating func writeFootnoteReference(_ index: UInt32) {
        let node = tree.nodes[Int(index)]
        guard node.value > 0 else { return }
        let number = Int(node.value)
        referenced.insert(node.value)
        mark(index)
        append("<sup class=\"footnote-ref\"><a href=\"")
        appendEscaped(options.footnotePage)
        append("#")
        appendFootnoteID("fn-", number)
        append("\" id=\"")
        appendFootnoteID("fnref-", number, max(Int(-1 - node.attributes), 1))
        append("\" aria-label=\"")
        appendEscaped(MarkdownTree.filled(options.strings.footnoteReference, with: String(number)))
        append("\">")
        append(number)
        append("</a></sup>")
    }

    /// Writes the section of footnotes. Footnotes that only other footnotes refer to are found on the way.
    mutating func writeFootnotes(onlyReferenced: Bool) {
        let definitions = tree.footnotes
        guard !definitions.isEmpty, !onlyReferenced || !referenced.isEmpty else { return }
        var shown = onlyReferenced ? referenced : Set((1...definitions.count).map { Int32($0) })
        var pending = Array(shown)
        while let number = pending.popLast() {
            guard number > 0, Int(number) <= definitions.count else { continue }
            for node in tree.descendants(definitions[Int(number) - 1]) where tree.kind(node) == .footnoteReference {
                let value = tree.nodes[Int(node.index)].value
                if value > 0, shown.insert(value).inserted { pending.append(value) }
            }
        }
        startLine()
        append("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
        appendEscaped(options.strings.footnotes)
        append("\">\n<ol>\n")
        for (position, definition) in definitions.enumerated() where shown.contains(Int32(position + 1)) {
            writeFootnote(definition.index, number: position + 1)
        }
        append("</ol>\n</section>\n")
    }

    private mutating func writeFootnote(_ index: UInt32, number: Int) {
        mark(index)
        append("<li id=\"")
        appendFootnoteID("fn-", number)
        append("\" value=\"")
        append(number)
        append("\">\n")
        let last = tree.nodes[Int(index)].lastChild
        backReferenceNumber = Int32(truncatingIfNeeded: number)
        backReferenceParagraph =
            last != MarkdownTree.none && tree.nodes[Int(last)].kind == .paragraph ? last : MarkdownTree.none
        let isInParagraph = backReferenceParagraph != MarkdownTree.none
        write(index)
        closeRawHTML(downTo: 0)
        backReferenceParagraph = MarkdownTree.none
        if !isInParagraph {
            writeBackReferences(leadingSpace: false)
            startLine()
        }
        append("</li>\n")
    }

    mutating func writeBackReferences(leadingSpace: Bool) {
        let number = Int(backReferenceNumber)
        guard number >= 1, number <= tree.footnoteReferenceCounts.count else { return }
        for occurrence in 1...max(Int(tree.footnoteReferenceCounts[number - 1]), 1) {
            if leadingSpace || occurrence > 1 { append(" ") }
            append("<a href=\"#")
            appendFootnoteID("fnref-", number, occurrence)
            append("\" class=\"footnote-backref\" aria-label=\"")
            let name = occurrence > 1 ? "\(number)-\(occurrence)" : String(number)
            appendEscaped(MarkdownTree.filled(options.strings.footnoteBackReference, with: name))
            append("\">↩</a>")
        }
    }
}
