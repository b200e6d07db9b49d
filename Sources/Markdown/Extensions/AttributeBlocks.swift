import Diagnostics

/// `{#id .class key="value"}` at the end of headings, paragraphs, list items and fences, and `title="…"` on fences.
extension MarkdownTree {
    /// Takes the blocks from the text and keeps them beside their nodes. Complexity: linear.
    mutating func readAttributes(_ diagnostics: inout DiagnosticList) {
        for index in 0..<UInt32(nodes.count) {
            switch nodes[Int(index)].kind {
            case .heading: readTrailingAttributes(of: index, for: index, &diagnostics)
            case .paragraph:
                let parent = nodes[Int(index)].parent
                guard parent != MarkdownTree.none else { continue }
                let isLead = nodes[Int(parent)].kind == .item && nodes[Int(parent)].firstChild == index
                readTrailingAttributes(of: index, for: isLead ? parent : index, &diagnostics)
            case .codeBlock: readFence(index, &diagnostics)
            default: break
            }
        }
    }

    private mutating func readTrailingAttributes(
        of block: UInt32, for owner: UInt32, _ diagnostics: inout DiagnosticList
    ) {
        let last = nodes[Int(block)].lastChild
        guard last != MarkdownTree.none, nodes[Int(last)].kind == .text, nodes[Int(last)].flags.contains(.brace),
            !nodes[Int(last)].flags.contains(.escaped)
        else { return }
        let literal = nodes[Int(last)].literal.range
        var end = literal.upperBound
        while end > literal.lowerBound, isSpaceOrTab(text[end - 1]) { end -= 1 }
        guard end > literal.lowerBound, text[end - 1] == 0x7D,
            let open = text[literal.lowerBound..<end].lastIndex(of: 0x7B)
        else { return }
        let place = Int(nodes[Int(last)].sourceStart) + open - literal.lowerBound
        var braces = AttributeBlock()
        guard braces.read(text[open + 1..<end - 1]) else { return }
        braces.attributes.range = place..<place + end - open
        report(braces.refused, braces.attributes.range, &diagnostics)
        nodes[Int(owner)].attributes = Int32(truncatingIfNeeded: attributeSets.count)
        attributeSets.append(braces.attributes)
        var length = open - literal.lowerBound
        if nodes[Int(block)].kind == .heading { length -= closingSequence(literal.lowerBound..<open) }
        trimText(last, to: length)
    }

    /// The length of the `##` that closes an ATX heading in front of an attribute block, spaces included.
    private func closingSequence(_ range: Range<Int>) -> Int {
        var index = range.upperBound
        while index > range.lowerBound, isSpaceOrTab(text[index - 1]) { index -= 1 }
        let end = index
        while index > range.lowerBound, text[index - 1] == 0x23 { index -= 1 }
        guard index < end, index > range.lowerBound, isSpaceOrTab(text[index - 1]) else { return 0 }
        return range.upperBound - index
    }

    /// Shortens a text node; an empty one goes, with the line break before it.
    private mutating func trimText(_ node: UInt32, to length: Int) {
        let start = Int(nodes[Int(node)].literal.start)
        var end = start + length
        while end > start, isSpaceOrTab(text[end - 1]) { end -= 1 }
        if end > start {
            let removed = nodes[Int(node)].literal.end - UInt32(truncatingIfNeeded: end)
            nodes[Int(node)].literal.end -= removed
            nodes[Int(node)].sourceEnd -= min(removed, nodes[Int(node)].sourceEnd - nodes[Int(node)].sourceStart)
            return
        }
        let previous = nodes[Int(node)].previous
        discard(node)
        if previous != MarkdownTree.none,
            nodes[Int(previous)].kind == .softBreak || nodes[Int(previous)].kind == .lineBreak
        {
            discard(previous)
        }
    }

    private mutating func readFence(_ block: UInt32, _ diagnostics: inout DiagnosticList) {
        let info = nodes[Int(block)].detail.range
        guard !info.isEmpty else { return }
        var found: [AttributeBlock] = []
        var end = info.upperBound
        while end > info.lowerBound, text[end - 1] == 0x7D, let open = text[info.lowerBound..<end].lastIndex(of: 0x7B) {
            // `{1,3-4}`, as other generators mark lines, or attributes.
            var braces = AttributeBlock()
            if let lines = lineNumbers(open + 1..<end - 1) {
                braces.attributes.pairs.append(Attributes.Pair(name: "mark", value: lines))
            } else if !braces.read(text[open + 1..<end - 1]) {
                break
            }
            found.append(braces)
            end = open
            while end > info.lowerBound, isSpaceOrTab(text[end - 1]) { end -= 1 }
        }
        // What follows the language may be pairs without braces.
        let language = text[info.lowerBound..<end].prefix { !isSpaceOrTab($0) }
        var pairs = AttributeBlock()
        if language.endIndex < end, pairs.read(text[language.endIndex..<end]) {
            found.append(pairs)
            end = language.endIndex
        }
        guard !found.isEmpty else { return }
        while end > info.lowerBound, isSpaceOrTab(text[end - 1]) { end -= 1 }
        nodes[Int(block)].detail.end = UInt32(truncatingIfNeeded: end)
        nodes[Int(block)].attributes = Int32(truncatingIfNeeded: attributeSets.count)
        var attributes = Attributes()
        for part in found {
            attributes.pairs.append(contentsOf: part.attributes.pairs)
            attributes.classes.append(contentsOf: part.attributes.classes)
            attributes.id = attributes.id ?? part.attributes.id
        }
        attributeSets.append(attributes)
        report(found.flatMap(\.refused), range(ID(index: block)), &diagnostics)
    }

    /// A list of line numbers as it is written; nil for anything else.
    private func lineNumbers(_ range: Range<Int>) -> String? {
        let lines = String(decoding: text[range], as: UTF8.self)
        return Attributes.lineNumbers(lines) == nil ? nil : lines
    }

    private func report(_ refused: [String], _ range: Range<Int>, _ diagnostics: inout DiagnosticList) {
        for name in refused {
            diagnostics.report(
                MarkdownDiagnostics.invalidAttributes, "the attribute `\(name)` is not taken over",
                at: file.span(range),
                help: "allowed are `#id`, `.class` and names that neither run code nor set styles")
        }
    }
}

/// What an attribute block says, and its grammar.
struct AttributeBlock {
    var attributes = Attributes()
    /// Names that are not taken over.
    var refused: [String] = []

    /// Reads what stands between the braces; false when it is no attribute block.
    mutating func read(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        var count = 0
        while true {
            while index < bytes.endIndex, isSpaceOrTab(bytes[index]) { index += 1 }
            guard index < bytes.endIndex else { break }
            count += 1
            let first = bytes[index]
            if first == 0x23 || first == 0x2E {
                let name = AttributeBlock.word(bytes, from: index + 1)
                guard !name.isEmpty, AttributeBlock.isBoundary(bytes, name.endIndex) else { return false }
                let text = String(decoding: name, as: UTF8.self)
                if first == 0x23 { attributes.id = text } else { attributes.classes.append(text) }
                index = name.endIndex
            } else {
                let name = AttributeBlock.word(bytes, from: index)
                guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == 0x3D,
                    let value = AttributeBlock.value(bytes, from: name.endIndex + 1)
                else { return false }
                index = value.end
                let key = String(decoding: name, as: UTF8.self)
                let lower = key.lowercased()
                if lower.hasPrefix("on") || lower == "style" {
                    refused.append(key)
                } else {
                    attributes.pairs.append(Attributes.Pair(name: key, value: value.text))
                }
            }
        }
        return count > 0
    }

    private static func isBoundary(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
        index == bytes.endIndex || isSpaceOrTab(bytes[index])
    }

    /// Letters, digits, `-`, `_`, `:`, `.` and everything beyond ASCII.
    private static func word(_ bytes: ArraySlice<UInt8>, from start: Int) -> ArraySlice<UInt8> {
        guard start <= bytes.endIndex else { return [] }
        return bytes[start...].prefix { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
                || byte == 0x3A || byte == 0x2E || byte >= 0x80
        }
    }

    private static func value(_ bytes: ArraySlice<UInt8>, from start: Int) -> (text: String, end: Int)? {
        guard start < bytes.endIndex else { return nil }
        let quote = bytes[start]
        guard quote == 0x22 || quote == 0x27 else {
            let plain = bytes[start...].prefix { !isSpaceOrTab($0) && $0 != 0x22 && $0 != 0x27 }
            guard !plain.isEmpty, isBoundary(bytes, plain.endIndex) else { return nil }
            return (String(decoding: plain, as: UTF8.self), plain.endIndex)
        }
        guard let close = bytes[(start + 1)...].firstIndex(of: quote), isBoundary(bytes, close + 1) else { return nil }
        return (String(decoding: bytes[start + 1..<close], as: UTF8.self), close + 1)
    }
}
