import Diagnostics

/// What is taken without being shown: link definitions that no link uses, words behind a fence's language, and attributes
/// that mean nothing where they stand.
enum UnusedMarkup {
    static func report(_ tree: MarkdownTree, hasDefinitions: Bool, diagnostics: inout DiagnosticList) {
        for index in tree.nodes.indices where tree.nodes[index].parent != MarkdownTree.none {
            let id = MarkdownTree.ID(index: UInt32(index))
            if tree.nodes[index].kind == .codeBlock { reportInfo(tree, id, &diagnostics) }
            let attributes = Int(tree.nodes[index].attributes)
            if attributes >= 0, !tree.attributeSets[attributes].pairs.isEmpty { reportPairs(tree, id, &diagnostics) }
        }
        if hasDefinitions { reportDefinitions(tree, &diagnostics) }
    }

    private static func reportInfo(_ tree: MarkdownTree, _ node: MarkdownTree.ID, _ diagnostics: inout DiagnosticList) {
        guard tree.text[tree.nodes[Int(node.index)].detail.range].contains(where: isSpaceOrTab) else { return }
        let info = tree.codeInfo(node)
        let words = info.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst()
        guard !words.isEmpty, tree.isFenced(node) else { return }
        diagnostics.report(
            MarkdownDiagnostics.unusedInfo,
            "the words “\(words.joined(separator: " "))” behind the language are not used",
            at: tree.file.span(firstLine(of: node, in: tree)), help: "write `title=\"…\"` for a title")
    }

    private static func firstLine(of node: MarkdownTree.ID, in tree: MarkdownTree) -> Range<Int> {
        let range = tree.range(node)
        let line = tree.file.range(ofLine: tree.file.line(at: range.lowerBound))
        return range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.upperBound))
    }

    private static func reportPairs(_ tree: MarkdownTree, _ node: MarkdownTree.ID, _ diagnostics: inout DiagnosticList)
    {
        guard let attributes = tree.attributes(node) else { return }
        let isCode = tree.kind(node) == .codeBlock
        for pair in attributes.pairs where !Attributes.isWritten(pair.name) {
            let span = tree.file.span(attributes.range.isEmpty ? firstLine(of: node, in: tree) : attributes.range)
            switch pair.name {
            case "title" where isCode: continue
            case "mark" where isCode && Attributes.lineNumbers(pair.value) != nil: continue
            case "mark" where isCode:
                diagnostics.report(
                    MarkdownDiagnostics.invalidAttributes, "`mark` is no list of lines: `\(pair.value)`", at: span,
                    help: "write lines and ranges of lines, such as `2,4-6`")
            default:
                diagnostics.report(
                    MarkdownDiagnostics.invalidAttributes, "the attribute `\(pair.name)` means nothing here", at: span,
                    help: "known are `lang`, `dir` and `data-…`\(isCode ? ", `title` and `mark`" : "")")
            }
        }
    }

    // MARK: Link reference definitions

    /// A definition stands on a line that starts with `[label]:` and belongs to no block.
    private static func reportDefinitions(_ tree: MarkdownTree, _ diagnostics: inout DiagnosticList) {
        let file = tree.file
        guard !tree.sourceRange.isEmpty else { return }
        let first = file.line(at: tree.sourceRange.lowerBound)
        let last = file.line(at: tree.sourceRange.upperBound - 1)
        var isText = Array(repeating: false, count: last - first + 1)
        var used: Set<[UInt8]> = []
        for index in tree.nodes.indices where tree.nodes[index].parent != MarkdownTree.none {
            let id = MarkdownTree.ID(index: UInt32(index))
            let range = tree.range(id)
            switch tree.nodes[index].kind {
            case .text, .code, .codeBlock, .htmlBlock, .htmlInline, .link, .image:
                guard !range.isEmpty else { continue }
                for line in file.line(at: range.lowerBound)...file.line(at: range.upperBound - 1)
                where (first...last).contains(line) { isText[line - first] = true }
            default: break
            }
            if tree.nodes[index].kind == .link || tree.nodes[index].kind == .image,
                let label = label(ofLink: file.bytes[range])
            {
                used.insert(folded(label))
            }
        }
        var defined: Set<[UInt8]> = []
        var line = first
        while line <= last {
            defer { line += 1 }
            let range = file.range(ofLine: line).clamped(to: tree.sourceRange)
            guard !isText[line - first] else { continue }
            let start = Markers.end(of: range, in: file.bytes[range])
            guard let label = definedLabel(file.bytes[start..<range.upperBound]) else { continue }
            // A title may stand on the next line.
            var end = range.upperBound
            while line < last, !isText[line + 1 - first] {
                let next = file.range(ofLine: line + 1).clamped(to: tree.sourceRange)
                let content = Markers.end(of: next, in: file.bytes[next])
                guard content < next.upperBound, file.bytes[content] != 0x5B else { break }
                end = next.upperBound
                line += 1
            }
            let key = folded(label)
            let name = String(decoding: label, as: UTF8.self)
            if !defined.insert(key).inserted {
                diagnostics.report(
                    MarkdownDiagnostics.unusedDefinition,
                    "`[\(name)]` is defined a second time; the first definition counts",
                    at: file.span(start..<end))
            } else if !used.contains(key) {
                diagnostics.report(
                    MarkdownDiagnostics.unusedDefinition, "no link uses the definition `[\(name)]`",
                    at: file.span(start..<end),
                    help: "write `[text][\(name)]`, or remove it")
            }
        }
    }

    /// The label of `[label]: …`; nil for footnotes and other text.
    private static func definedLabel(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.first == 0x5B, let close = line.firstIndex(of: 0x5D), line.index(after: close) < line.endIndex,
            line[close + 1] == 0x3A, close > line.startIndex + 1, line[line.startIndex + 1] != 0x5E
        else { return nil }
        return line[(line.startIndex + 1)..<close]
    }

    /// The label that `[text][label]`, `[label][]` or `[label]` names; nil for a link with its own destination.
    private static func label(ofLink source: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard source.last == 0x5D, let open = source.dropLast().lastIndex(of: 0x5B) else { return nil }
        let label = source[(open + 1)..<(source.endIndex - 1)]
        if !label.isEmpty { return label }
        guard open > source.startIndex, source[open - 1] == 0x5D else { return nil }
        let start = source.firstIndex(of: 0x5B).map { $0 + 1 } ?? source.startIndex
        return start < open - 1 ? source[start..<(open - 1)] : nil
    }

    /// CommonMark 0.30, 4.7: labels are compared without regard to case and with runs of white space as one space.
    private static func folded(_ label: ArraySlice<UInt8>) -> [UInt8] {
        let words = String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
        return Array(words.joined(separator: " ").utf8)
    }
}
