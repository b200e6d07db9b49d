import HTML

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

    /// CommonMark 2.5 Entity and numeric character references. What is none stands in the literal as it was written.
    private func reference(_ index: Int, _ literal: ArraySlice<UInt8>, _ from: Int) -> (Int, Int)? {
        guard let end = source[index...].prefix(40).firstIndex(of: 0x3B) else { return nil }
        let name = source[(index + 1)...end]
        let isNumber = name.first == 0x23
        guard let value = isNumber ? number(name.dropFirst().dropLast()) : CharacterReference.utf8(ofName: name),
            literal[from...].starts(with: value)
        else { return nil }
        return (name.count + 1, value.count)
    }

    /// Up to seven decimal or six hexadecimal digits behind `x`. What is no scalar gives U+FFFD.
    private func number(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
        let isHexadecimal = digits.first == 0x78 || digits.first == 0x58
        let digits = isHexadecimal ? digits.dropFirst() : digits
        guard !digits.isEmpty, digits.count <= (isHexadecimal ? 6 : 7), digits.first != 0x2B, digits.first != 0x2D,
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
        else { return nil }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return Array((scalar ?? "\u{FFFD}").utf8)
    }
}
