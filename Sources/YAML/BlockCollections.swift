extension Scanner {
    /// A key of a block mapping whose `:` the cursor is behind.
    private struct Key {
        var text: String
        var range: Range<Int>
        /// The column in which the mapping's entries start.
        var column: Int
    }

    private enum Head {
        case key(Key)
        case node(Node)
    }

    /// The whole document (clause 9.1): one node and nothing after it.
    mutating func document() throws(Refusal) -> Node {
        let start = position
        try skipToContent()
        if isAtDocumentMarker, bytes[position] == UInt8(ascii: "-") {
            position += 3
            skipWhite()
            guard isAtComment || position >= end || Scanner.isBreak(bytes[position]) else {
                throw refusal(
                    YAMLCodes.unsupported, "a value cannot start on the line of a document marker", at: position)
            }
            try finishLine(after: "a document marker")
            try skipToContent()
        }
        guard position < end else { return Node(.null, range: start..<start) }
        try refuseDocumentMarker()
        let node = try blockNode(indent: -1)
        try skipToContent()
        try refuseDocumentMarker()
        guard position >= end else { throw strayLine() }
        return node
    }

    private func refuseDocumentMarker() throws(Refusal) {
        guard isAtDocumentMarker else { return }
        throw refusal(
            YAMLCodes.unsupported, "a document marker stands here, but only one document is supported",
            range: position..<(position + 3))
    }

    private func strayLine() -> Refusal {
        refusal(
            YAMLCodes.indentation, "this line fits no mapping or sequence above it", range: position..<endOfLine,
            help: "entries of one collection start in the same column")
    }

    /// A node that starts at the cursor, on its own line or behind `- ` (production 196, s-l+block-node).
    ///
    /// - Parameter indent: the indentation of the collection around it; -1 at the root.
    private mutating func blockNode(indent: Int, afterTab: Bool = false) throws(Refusal) -> Node {
        if isAtSequenceEntry {
            if afterTab { throw tabIndentation(at: position - 1) }
            return try blockSequence()
        }
        switch try head(indent: indent) {
        case .node(let node): return node
        case .key(let key):
            if afterTab { throw tabIndentation(at: key.range.lowerBound - 1) }
            return try blockMapping(first: key)
        }
    }

    private var isAtSequenceEntry: Bool {
        current == UInt8(ascii: "-") && Scanner.isBlank(byte(at: position + 1))
    }

    /// Clause 8.2.1. The cursor is at the first `- `.
    private mutating func blockSequence() throws(Refusal) -> Node {
        try enter(at: position)
        defer { depth -= 1 }
        let start = position
        let column = column
        var items: [Node] = []
        while true {
            position += 1
            items.append(try sequenceItem(column: column))
            try skipToContent()
            guard position < end, self.column >= column else { break }
            guard self.column == column else { throw strayLine() }
            guard isAtSequenceEntry, !isAtDocumentMarker else { break }
        }
        return Node(.sequence(items), range: start..<max(items.last?.range.upperBound ?? start, start + 1))
    }

    private mutating func sequenceItem(column: Int) throws(Refusal) -> Node {
        let dash = position
        skipSpaces()
        let spaces = position
        skipWhite()
        let hasTab = position > spaces
        guard isAtComment || position >= end || Scanner.isBreak(bytes[position]) else {
            return try blockNode(indent: column, afterTab: hasTab)
        }
        try skipToContent()
        guard position < end, self.column > column else { return Node(.null, range: dash..<dash) }
        return try blockNode(indent: column)
    }

    /// Clause 8.2.2. The cursor is behind the `:` of the first key.
    private mutating func blockMapping(first: Key) throws(Refusal) -> Node {
        try enter(at: first.range.lowerBound)
        defer { depth -= 1 }
        var key = first
        let column = first.column
        var entries: [Mapping.Entry] = []
        var keys = KeyPlaces()
        while true {
            try keys.insert(key.text, key.range, in: self)
            let value = try mappingValue(column: column)
            entries.append(Mapping.Entry(key: key.text, keyRange: key.range, value: value))
            try skipToContent()
            guard position < end, self.column >= column, !isAtDocumentMarker else { break }
            guard self.column == column else { throw strayLine() }
            if isAtSequenceEntry {
                throw refusal(
                    YAMLCodes.syntax, "a sequence entry stands where a key is expected", at: position,
                    help: "indent it below the key that it belongs to")
            }
            let line = position..<endOfLine
            guard case .key(let next) = try head(indent: column) else {
                throw refusal(
                    YAMLCodes.syntax, "expected `key: value`", range: line,
                    help: "a colon and a space follow each key")
            }
            key = next
        }
        return Node(
            .mapping(Mapping(entries)),
            range: first.range.lowerBound..<max(entries.last?.value.range.upperBound ?? 0, key.range.upperBound))
    }

    /// The value of a key: on the same line, or on the next lines and deeper; a sequence may stand in the key's column.
    private mutating func mappingValue(column: Int) throws(Refusal) -> Node {
        let colon = position
        skipWhite()
        guard isAtComment || position >= end || Scanner.isBreak(bytes[position]) else {
            if isAtSequenceEntry {
                throw refusal(
                    YAMLCodes.syntax, "a sequence cannot start on the line of its key", at: position,
                    help: "start it on the next line, or put a text that starts with `- ` in quotes")
            }
            switch try head(indent: column) {
            case .node(let node): return node
            case .key(let key):
                throw refusal(
                    YAMLCodes.syntax, "a second `: ` on one line", range: key.range,
                    help: "put a value that holds `: ` in quotes")
            }
        }
        try skipToContent()
        guard position < end, !isAtDocumentMarker else { return Node(.null, range: colon..<colon) }
        if self.column > column || self.column == column && isAtSequenceEntry {
            return try blockNode(indent: column)
        }
        return Node(.null, range: colon..<colon)
    }

    /// Reads a scalar or flow collection, and finds out whether it is the key of a block mapping.
    private mutating func head(indent: Int) throws(Refusal) -> Head {
        let start = position
        let startColumn = column
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let quoted = try quoted(indent: indent)
            guard try isKey(quoted.range, isMultiline: quoted.isMultiline) else {
                try finishLine(after: "a quoted text")
                return .node(Node(.string(quoted.text), range: quoted.range))
            }
            return .key(Key(text: quoted.text, range: quoted.range, column: startColumn))
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            let node = try flowCollection(indent: indent)
            let saved = position
            skipWhite()
            if current == UInt8(ascii: ":"), Scanner.isBlank(byte(at: position + 1)) {
                throw refusal(YAMLCodes.unsupported, "a collection cannot be a key", range: node.range)
            }
            position = saved
            try finishLine(after: "a flow collection")
            return .node(node)
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return .node(try blockScalar(indent: indent))
        default:
            guard isAtPlainStart(inFlow: false) else { throw unexpectedStart(inFlow: false) }
            let line = plainLine(inFlow: false)
            if line.endsAtColon {
                position += 1
                let range = start..<line.textEnd
                try refuseLongKey(range)
                return .key(Key(text: file.text(in: range), range: range, column: startColumn))
            }
            return .node(try plainContinuation(from: start, firstEnd: line.textEnd, indent: indent, inFlow: false))
        }
    }

    /// Whether `: ` follows a quoted text; if so the cursor moves behind the colon.
    private mutating func isKey(_ range: Range<Int>, isMultiline: Bool) throws(Refusal) -> Bool {
        let saved = position
        skipWhite()
        guard current == UInt8(ascii: ":"), Scanner.isBlank(byte(at: position + 1)) else {
            position = saved
            return false
        }
        if isMultiline { throw refusal(YAMLCodes.syntax, "a key must stand on one line", range: range) }
        try refuseLongKey(range)
        position += 1
        return true
    }

    /// Clause 8.2.2: the `:` of an implicit key stands at most 1024 characters behind its start.
    private func refuseLongKey(_ range: Range<Int>) throws(Refusal) {
        guard range.count > 1024, bytes[range].count(where: { $0 & 0xC0 != 0x80 }) > 1024 else { return }
        throw refusal(YAMLCodes.syntax, "a key is longer than 1024 characters", range: range)
    }
}
