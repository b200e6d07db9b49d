/// The tokens of one source, with the blocks they form.
///
/// Component values (CSS Syntax 3, section 5) are not a tree here: every token that opens a block knows the token
/// that closes it, so nesting of any depth costs neither recursion nor allocation.
///
/// Invariant: `partner[i]` of an opening token is the index of its closing token, or `tokens.count` when the input
/// ends first; of a closing token that closes something it is the index of its opening token; else -1.
public final class TokenList: Sendable {
    /// The bytes that the tokens' offsets count in.
    public let bytes: [UInt8]
    public let tokens: [Token]
    let partner: [Int32]

    /// Tokenizes a range of bytes. Complexity: O(n).
    public init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        self.tokens = Tokenizer.tokenize(bytes, in: range ?? 0..<bytes.count)
        self.partner = TokenList.partners(of: tokens)
    }

    /// Tokenizes a text.
    public convenience init(_ text: String) { self.init(Array(text.utf8)) }

    private static func partners(of tokens: [Token]) -> [Int32] {
        var partners = [Int32](repeating: -1, count: tokens.count)
        var open: [Int32] = []
        for (index, token) in tokens.enumerated() {
            if token.opens {
                open.append(Int32(index))
            } else if let last = open.last, closes(token.kind, tokens[Int(last)].kind) {
                partners[Int(last)] = Int32(index)
                partners[index] = last
                open.removeLast()
            }
        }
        for index in open { partners[Int(index)] = Int32(tokens.count) }
        return partners
    }

    private static func closes(_ closer: Token.Kind, _ opener: Token.Kind) -> Bool {
        switch closer {
        case .rightParenthesis: opener == .leftParenthesis || opener == .function
        case .rightSquare: opener == .leftSquare
        case .rightCurly: opener == .leftCurly
        default: false
        }
    }

    /// A cursor over all tokens.
    public var cursor: TokenCursor { TokenCursor(self, 0..<tokens.count) }

    /// A cursor over some of the tokens, by index.
    public func cursor(_ range: Range<Int>) -> TokenCursor { TokenCursor(self, range) }

    /// The name of an identifier, function, at-keyword or hash; the content of a string or url; a dimension's unit.
    public func value(of token: Token) -> String {
        let range = token.valueRange
        return bytes.withUnsafeBufferPointer { buffer in
            if token.needsDecoding { return TokenText.decode(buffer, range) }
            return String(decoding: buffer[range], as: UTF8.self)
        }
    }

    /// `value(of:)` in ASCII lower case.
    public func lowercasedValue(of token: Token) -> String { asciiLowercased(value(of: token)) }

    /// Is the token's name (or unit) that lower-case ASCII word, without regard to ASCII case?
    func names(_ token: Token, _ word: StaticString) -> Bool {
        if token.needsDecoding { return lowercasedValue(of: token) == "\(word)" }
        return bytes.withUnsafeBufferPointer { equalsIgnoringCase($0, token.valueRange, word) }
    }

    /// Byte range in `bytes` of the tokens, from the start of the first to the end of the last.
    public func byteRange(of tokens: Range<Int>) -> Range<Int> {
        guard !tokens.isEmpty else {
            let offset =
                tokens.lowerBound < self.tokens.count ? self.tokens[tokens.lowerBound].range.lowerBound : bytes.count
            return offset..<offset
        }
        return self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }

    /// The source of the tokens, with what the end of the input left open closed, so that the text can stand
    /// before other text.
    func closedText(of range: Range<Int>) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        var text = Array(bytes[byteRange(of: range)])
        let last = tokens[range.upperBound - 1]
        if range.upperBound == tokens.count {
            closeLast(last, &text)
            var open: [UInt8] = []
            for index in range where tokens[index].opens && Int(partner[index]) == tokens.count {
                switch tokens[index].kind {
                case .leftSquare: open.append(0x5D)
                case .leftCurly: open.append(0x7D)
                default: open.append(0x29)
                }
            }
            text += open.reversed()
        }
        return text
    }

    private func closeLast(_ token: Token, _ text: inout [UInt8]) {
        let source = bytes[token.range]
        if token.kind == .string, let quote = source.first,
            source.count == 1 || token.valueEnd == token.end || source.last != quote
        {
            if token.valueEnd < token.end { text.removeLast() }
            text.append(quote)
        } else if token.kind == .url, source.last != 0x29 || token.valueEnd == token.end {
            text.append(0x29)
        }
    }
}

/// A place in a range of tokens; the reading head of every grammar in this module.
public struct TokenCursor: Sendable {
    public let list: TokenList
    /// Index of the next token.
    public var index: Int
    /// Index after the last token.
    public let end: Int

    init(_ list: TokenList, _ range: Range<Int>) {
        self.list = list
        self.index = range.lowerBound
        self.end = min(range.upperBound, list.tokens.count)
    }

    public var isAtEnd: Bool { index >= end }
    /// Indices of the tokens that are left.
    public var remaining: Range<Int> { index..<max(index, end) }

    /// The next token without moving.
    public var peek: Token? { index < end ? list.tokens[index] : nil }

    @inline(__always)
    func token(at offset: Int) -> Token? { index + offset < end ? list.tokens[index + offset] : nil }

    /// The kind of the next token.
    @inline(__always)
    var kind: Token.Kind? { index < end ? list.tokens[index].kind : nil }

    mutating func skipWhitespace() {
        while index < end, list.tokens[index].kind == .whitespace { index += 1 }
    }

    /// Index after the component value that starts at an index.
    func indexAfter(_ index: Int) -> Int {
        list.tokens[index].opens ? min(Int(list.partner[index]) + 1, end) : index + 1
    }

    /// Moves past one component value.
    mutating func skipComponentValue() {
        if index < end { index = indexAfter(index) }
    }

    /// The content of the block or function that starts here; moves past it.
    mutating func block() -> TokenCursor {
        guard index < end, list.tokens[index].opens else { return TokenCursor(list, index..<index) }
        let content = TokenCursor(list, index + 1..<max(index + 1, min(Int(list.partner[index]), end)))
        index = indexAfter(index)
        return content
    }

    /// Moves past white space, then past a delimiter if it is that one.
    mutating func take(_ delimiter: Character) -> Bool {
        skipWhitespace()
        guard let token = peek, let byte = delimiter.asciiValue, token.isDelimiter(byte) else { return false }
        index += 1
        return true
    }

    /// Moves past white space, then past a token of that kind.
    mutating func take(_ kind: Token.Kind) -> Bool {
        skipWhitespace()
        guard self.kind == kind else { return false }
        index += 1
        return true
    }

    /// Moves past white space, then past that identifier.
    mutating func takeIdent(_ word: StaticString) -> Bool {
        skipWhitespace()
        guard let token = peek, token.kind == .ident, list.names(token, word) else { return false }
        index += 1
        return true
    }

    /// True when nothing but white space is left.
    mutating func isExhausted() -> Bool {
        skipWhitespace()
        return isAtEnd
    }

    /// The parts between top-level commas; one empty part when nothing is left.
    func splitByCommas() -> [TokenCursor] {
        var parts: [TokenCursor] = []
        var start = index
        var index = index
        while index < end {
            if list.tokens[index].kind == .comma {
                parts.append(TokenCursor(list, start..<index))
                start = index + 1
            }
            index = indexAfter(index)
        }
        parts.append(TokenCursor(list, start..<end))
        return parts
    }

    /// Without white space at both ends.
    func trimmed() -> TokenCursor {
        var start = index
        var finish = end
        while start < finish, list.tokens[start].kind == .whitespace { start += 1 }
        while finish > start, list.tokens[finish - 1].kind == .whitespace { finish -= 1 }
        return TokenCursor(list, start..<finish)
    }
}
