/// One token of CSS Syntax Level 3, section 4. Comments leave none.
///
/// A token holds offsets into the bytes it was read from, never text: `TokenList` makes the text when it is asked for.
public struct Token: Sendable, Hashable {
    /// The kinds of CSS Syntax 3, section 4.
    public enum Kind: UInt8, Sendable {
        case ident, function, atKeyword, hash, string, badString, url, badURL, delimiter
        case number, percentage, dimension, whitespace, commentOpen, commentClose
        case colon, semicolon, comma
        case leftSquare, rightSquare, leftParenthesis, rightParenthesis, leftCurly, rightCurly
    }

    public internal(set) var kind: Kind
    /// The byte of a delimiter; zero for other kinds. A delimiter is always ASCII, because every other code point
    /// starts an identifier.
    public internal(set) var delimiter: UInt8 = 0
    /// A hash token whose type is "id"; a number whose type is "integer".
    public internal(set) var isID = false
    /// The type flag of a number, percentage or dimension.
    public internal(set) var isInteger = false
    /// The value holds escapes, NUL or carriage returns, so it is not the bytes as they stand.
    public internal(set) var needsDecoding = false
    /// Byte offsets of the whole token.
    public internal(set) var start: Int32
    public internal(set) var end: Int32
    /// Byte offsets of the name, of a string's or url's content, or of a dimension's unit.
    public internal(set) var valueStart: Int32
    public internal(set) var valueEnd: Int32
    /// The value of a number, percentage (50 for `50%`) or dimension.
    public internal(set) var number: Double = 0

    init(_ kind: Kind, _ start: Int, _ end: Int) {
        self.kind = kind
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.valueStart = self.start
        self.valueEnd = self.end
    }

    /// Byte range of the whole token.
    public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
    /// Byte range of the name, content or unit.
    public var valueRange: Range<Int> { Int(valueStart)..<Int(max(valueStart, valueEnd)) }

    /// Does this token open a block or a function?
    public var opens: Bool {
        switch kind {
        case .function, .leftSquare, .leftParenthesis, .leftCurly: true
        default: false
        }
    }

    /// Is it a number, percentage or dimension?
    public var isNumeric: Bool { kind == .number || kind == .percentage || kind == .dimension }

    @inline(__always)
    func isDelimiter(_ character: UInt8) -> Bool { kind == .delimiter && delimiter == character }
}
