/// Finds the backslash escapes and character references in a text whose literal is known.
struct EscapedText {
    /// A stretch of the literal and the source that wrote it.
    struct Piece {
        /// Indices from 0 in the literal.
        var literal: Range<Int>
        /// Fed indices.
        var source: Range<Int>
        var isEscaped: Bool
    }

    let source: ArraySlice<UInt8>
    let mask: UInt8?

    init(_ source: ArraySlice<UInt8>, mask: UInt8?) {
        self.source = source
        self.mask = mask
    }

    /// The pieces of a literal, in order; nil when source and literal cannot be brought together.
    /// Complexity: O(length).
    func pieces(_ literal: ArraySlice<UInt8>) -> [Piece]? {
        var pieces: [Piece] = []
        var from = literal.startIndex
        var index = source.startIndex
        var runLiteral = from
        var runSource = index
        func close() {
            guard from > runLiteral else { return }
            pieces.append(
                Piece(
                    literal: runLiteral - literal.startIndex..<from - literal.startIndex, source: runSource..<index,
                    isEscaped: false))
        }
        while from < literal.endIndex {
            guard index < source.endIndex else { return nil }
            let escape: (source: Int, literal: Int)?
            switch source[index] {
            case 0x5C: escape = backslash(index, literal, from)
            case 0x26: escape = reference(index, literal, from)
            default: escape = nil
            }
            if let escape {
                close()
                pieces.append(
                    Piece(
                        literal: from - literal.startIndex..<from + escape.literal - literal.startIndex,
                        source: index..<index + escape.source, isEscaped: true))
                index += escape.source
                from += escape.literal
                runLiteral = from
                runSource = index
            } else {
                guard source[index] == literal[from] || (source[index] == mask && literal[from] == 0x5B) else {
                    return nil
                }
                index += 1
                from += 1
            }
        }
        close()
        return pieces
    }

    private func backslash(_ index: Int, _ literal: ArraySlice<UInt8>, _ from: Int) -> (Int, Int)? {
        guard index + 1 < source.endIndex, isPunctuation(source[index + 1]), source[index + 1] == literal[from] else {
            return nil
        }
        return (2, 1)
    }

    /// CommonMark 2.5 Entity and numeric character references.
    private func reference(_ index: Int, _ literal: ArraySlice<UInt8>, _ from: Int) -> (Int, Int)? {
        guard let end = source[index...].prefix(40).firstIndex(of: 0x3B) else { return nil }
        let written = source[index...end]
        let rest = literal[from...]
        // What is no reference stands in the literal as it was written; only references to `&` itself look the same.
        let name = written.dropFirst().dropLast()
        let isAmpersand = name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8) || name.first == 0x23
        if !isAmpersand, rest.starts(with: written) { return nil }
        if name.first == 0x23, rest.first != 0x26, rest.starts(with: written) { return nil }
        // A reference gives one scalar, or two for a few names: the one after which both texts go on alike.
        var length = 0
        for _ in 0..<2 {
            guard from + length < literal.endIndex else { break }
            length += max(ParserInput.scalarLength(literal, at: from + length), 1)
            let following = source[(end + 1)...].prefix(4)
            let next = literal[(from + length)...].prefix(4)
            if next.isEmpty || following.isEmpty || following.first == next.first || following.first == 0x26
                || following.first == 0x5C || following.first == mask
            {
                return (written.count, length)
            }
        }
        return nil
    }
}
