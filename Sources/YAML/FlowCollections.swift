extension Scanner {
    /// Reads a flow sequence or mapping; the cursor is at `[` or `{` (clause 7.4).
    ///
    /// - Parameter indent: the indentation of the block collection around it; further lines must be deeper.
    mutating func flowCollection(indent: Int) throws(Refusal) -> Node {
        try enter(at: position)
        defer { depth -= 1 }
        return bytes[position] == UInt8(ascii: "[") ? try flowSequence(indent: indent) : try flowMapping(indent: indent)
    }

    private mutating func flowSequence(indent: Int) throws(Refusal) -> Node {
        let start = position
        position += 1
        var items: [Node] = []
        while true {
            try skipFlowSpace(indent: indent, opened: start)
            if current == UInt8(ascii: "]") { break }
            items.append(try flowSequenceEntry(indent: indent, opened: start))
            try skipFlowSpace(indent: indent, opened: start)
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: "]") {
                throw refusal(YAMLCodes.syntax, "expected `,` or `]` in a flow sequence", at: position)
            }
        }
        position += 1
        return Node(.sequence(items), range: start..<position)
    }

    /// An item, or a single pair `key: value`, which is a mapping of one entry (production 150).
    private mutating func flowSequenceEntry(indent: Int, opened: Int) throws(Refusal) -> Node {
        let line = lineStart
        let item = try flowNode(indent: indent)
        let saved = (position, lineStart)
        if lineStart == line { skipWhite() }
        guard current == UInt8(ascii: ":"), isFlowValueIndicator(after: item) else {
            (position, lineStart) = saved
            return item
        }
        // Production 154: an implicit key stays on one line.
        if lineStart != line {
            throw refusal(YAMLCodes.syntax, "a key in a flow sequence must stand on one line", range: item.range)
        }
        let key = try flowKey(item)
        position += 1
        let value = try flowValue(indent: indent, opened: opened, close: UInt8(ascii: "]"))
        let entry = Mapping.Entry(key: key, keyRange: item.range, value: value)
        return Node(.mapping(Mapping([entry])), range: item.range.lowerBound..<max(value.range.upperBound, saved.0 + 1))
    }

    private mutating func flowMapping(indent: Int) throws(Refusal) -> Node {
        let start = position
        position += 1
        var entries: [Mapping.Entry] = []
        var keys = KeyPlaces()
        while true {
            try skipFlowSpace(indent: indent, opened: start)
            if current == UInt8(ascii: "}") { break }
            let item = try flowNode(indent: indent)
            let key = try flowKey(item)
            try keys.insert(key, item.range, in: self)
            try skipFlowSpace(indent: indent, opened: start)
            var value = Node(.null, range: item.range.upperBound..<item.range.upperBound)
            if current == UInt8(ascii: ":"), isFlowValueIndicator(after: item) {
                position += 1
                value = try flowValue(indent: indent, opened: start, close: UInt8(ascii: "}"))
            }
            entries.append(Mapping.Entry(key: key, keyRange: item.range, value: value))
            try skipFlowSpace(indent: indent, opened: start)
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: "}") {
                throw refusal(YAMLCodes.syntax, "expected `,` or `}` in a flow mapping", at: position)
            }
        }
        position += 1
        return Node(.mapping(Mapping(entries)), range: start..<position)
    }

    /// After a quoted key the value may follow `:` at once (production 148, c-ns-flow-map-adjacent-value).
    private func isFlowValueIndicator(after key: Node) -> Bool {
        let first = bytes[key.range.lowerBound]
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        let next = byte(at: position + 1)
        return isQuoted || Scanner.isBlank(next) || Scanner.isFlowIndicator(next)
            || first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }

    /// The text of a key. The text of a plain key counts as it stands, whatever type it would have as a value.
    private func flowKey(_ node: Node) throws(Refusal) -> String {
        switch node.content {
        case .string(let text): return text
        case .null, .bool, .int, .float: return file.text(in: node.range)
        case .sequence, .mapping:
            throw refusal(
                YAMLCodes.unsupported, "a collection cannot be a key", range: node.range,
                help: "put text with `{{` or `[` in quotes")
        }
    }

    private mutating func flowValue(indent: Int, opened: Int, close: UInt8) throws(Refusal) -> Node {
        let colon = position
        try skipFlowSpace(indent: indent, opened: opened)
        if current == UInt8(ascii: ",") || current == close { return Node(.null, range: colon..<colon) }
        return try flowNode(indent: indent)
    }

    private mutating func flowNode(indent: Int) throws(Refusal) -> Node {
        switch current {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            return try flowCollection(indent: indent)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let quoted = try quoted(indent: indent)
            return Node(.string(quoted.text), range: quoted.range)
        default:
            guard isAtPlainStart(inFlow: true) else { throw unexpectedStart(inFlow: true) }
            let start = position
            let line = plainLine(inFlow: true)
            if line.endsAtColon { position = line.textEnd }
            return try plainContinuation(from: start, firstEnd: line.textEnd, indent: indent, inFlow: true)
        }
    }

    /// Moves over white space, line breaks and comments inside a flow collection.
    private mutating func skipFlowSpace(indent: Int, opened: Int) throws(Refusal) {
        while true {
            skipWhite()
            if isAtComment { skipToBreak() }
            guard position < end else {
                let open = bytes[opened] == UInt8(ascii: "[") ? "[" : "{"
                throw refusal(YAMLCodes.unterminated, "the `\(open)` is never closed", at: opened)
            }
            guard Scanner.isBreak(bytes[position]) else { return }
            skipBreak()
            if isAtDocumentMarker {
                throw refusal(
                    YAMLCodes.unsupported, "a document marker cannot stand in a flow collection", at: position)
            }
            skipSpaces()
            let spaces = column
            skipWhite()
            if position < end, !Scanner.isBreak(bytes[position]), !isAtComment, spaces <= indent {
                if column > spaces { throw tabIndentation(at: lineStart + spaces) }
                throw refusal(
                    YAMLCodes.indentation, "a line of a flow collection must be indented deeper than its key",
                    at: position, help: "this holds for its closing bracket too")
            }
        }
    }
}
