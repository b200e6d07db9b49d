/// CSS Syntax 3, section 4.3: the tokenizer, over UTF-8 as it stands.
///
/// Invariant: the input is never rewritten (section 3.3 is folded into the steps), so every offset counts in the
/// original bytes. Complexity: O(n).
struct Tokenizer {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    var position: Int

    /// The tokens of a byte range. A byte order mark at the start of the bytes is skipped.
    static func tokenize(_ bytes: [UInt8], in range: Range<Int>) -> [Token] {
        // Offsets are 32 bits wide; what lies beyond 2 GB is not read.
        let limit = min(range.upperBound, bytes.count, Int(Int32.max) - 1)
        guard range.lowerBound >= 0, range.lowerBound < limit else { return [] }
        var tokens: [Token] = []
        tokens.reserveCapacity((limit - range.lowerBound) / 3 + 1)
        bytes.withUnsafeBufferPointer { buffer in
            var tokenizer = Tokenizer(bytes: buffer, end: limit, position: range.lowerBound)
            tokenizer.skipByteOrderMark()
            while let token = tokenizer.next() { tokens.append(token) }
        }
        return tokens
    }

    private mutating func skipByteOrderMark() {
        if position == 0, byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    }

    /// The byte at an offset from here; 1, which is no part of any token but a delimiter, past the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        let index = position &+ offset
        return index < end ? bytes[index] : 1
    }

    @inline(__always)
    func has(_ offset: Int) -> Bool { position &+ offset < end }

    /// 4.3.1 Consume a token, or nil at the end of the input.
    mutating func next() -> Token? {
        skipComments()
        guard position < end else { return nil }
        let start = position
        let current = bytes[position]
        switch current {
        case 0x20, 0x09, 0x0A, 0x0D, 0x0C:
            while position < end, isWhitespace(bytes[position]) { position += 1 }
            return Token(.whitespace, start, position)
        case 0x22, 0x27: return string(quote: current)
        case 0x23: return hash()
        case 0x28: return single(.leftParenthesis)
        case 0x29: return single(.rightParenthesis)
        case 0x2C: return single(.comma)
        case 0x3A: return single(.colon)
        case 0x3B: return single(.semicolon)
        case 0x5B: return single(.leftSquare)
        case 0x5D: return single(.rightSquare)
        case 0x7B: return single(.leftCurly)
        case 0x7D: return single(.rightCurly)
        case 0x30...0x39: return numeric()
        case 0x2B, 0x2E: return startsNumber(0) ? numeric() : delimiter(current)
        case 0x2D: return hyphen()
        case 0x3C:
            guard byte(1) == 0x21, byte(2) == 0x2D, byte(3) == 0x2D else { return delimiter(current) }
            position += 4
            return Token(.commentOpen, start, position)
        case 0x40:
            guard startsIdentifier(1) else { return delimiter(current) }
            position += 1
            return named(.atKeyword, from: start)
        case 0x5C: return isValidEscape(0) ? identLike() : delimiter(current)
        default: return isNameStart(current) ? identLike() : delimiter(current)
        }
    }

    /// 4.3.2 Consume comments
    private mutating func skipComments() {
        while byte(0) == 0x2F, byte(1) == 0x2A {
            position += 2
            while position < end, !(bytes[position] == 0x2A && byte(1) == 0x2F) { position += 1 }
            position = min(position + 2, end)
        }
    }

    private mutating func single(_ kind: Token.Kind) -> Token {
        position += 1
        return Token(kind, position - 1, position)
    }

    private mutating func delimiter(_ character: UInt8) -> Token {
        var token = single(.delimiter)
        token.delimiter = character
        return token
    }

    private mutating func hyphen() -> Token {
        if startsNumber(0) { return numeric() }
        if byte(1) == 0x2D, byte(2) == 0x3E {
            position += 3
            return Token(.commentClose, position - 3, position)
        }
        return startsIdentifier(0) ? identLike() : delimiter(0x2D)
    }

    private mutating func hash() -> Token {
        guard has(1), isName(byte(1)) || isValidEscape(1) else { return delimiter(0x23) }
        let start = position
        let isID = startsIdentifier(1)
        position += 1
        var token = named(.hash, from: start)
        token.isID = isID
        return token
    }

    /// A token of that kind whose name starts here.
    private mutating func named(_ kind: Token.Kind, from start: Int) -> Token {
        var token = Token(kind, start, start)
        token.valueStart = Int32(position)
        token.needsDecoding = skipName()
        token.valueEnd = Int32(position)
        token.end = Int32(position)
        return token
    }

    /// 4.3.8 Check if two code points are a valid escape. A backslash that ends the input is one (it reads U+FFFD).
    @inline(__always)
    func isValidEscape(_ offset: Int) -> Bool {
        has(offset) && byte(offset) == 0x5C && !(has(offset + 1) && isNewline(byte(offset + 1)))
    }

    /// 4.3.9 Check if three code points would start an ident sequence
    func startsIdentifier(_ offset: Int) -> Bool {
        guard has(offset) else { return false }
        let first = byte(offset)
        if first == 0x2D {
            guard has(offset + 1) else { return false }
            return isNameStart(byte(offset + 1)) || byte(offset + 1) == 0x2D || isValidEscape(offset + 1)
        }
        return isNameStart(first) || isValidEscape(offset)
    }

    /// 4.3.10 Check if three code points would start a number
    func startsNumber(_ offset: Int) -> Bool {
        let first = byte(offset)
        if first == 0x2B || first == 0x2D {
            return isDigit(byte(offset + 1)) || (byte(offset + 1) == 0x2E && isDigit(byte(offset + 2)))
        }
        return isDigit(first) || (first == 0x2E && isDigit(byte(offset + 1)))
    }

    /// 4.3.12 Consume an ident sequence; true when the name is not its bytes as they stand.
    mutating func skipName() -> Bool {
        var needsDecoding = false
        while position < end {
            let current = bytes[position]
            if isName(current) {
                if current == 0 { needsDecoding = true }
                position += 1
            } else if current == 0x5C, isValidEscape(0) {
                needsDecoding = true
                skipEscape()
            } else {
                break
            }
        }
        return needsDecoding
    }

    /// 4.3.7 Consume an escaped code point; the position is at the backslash.
    mutating func skipEscape() {
        position += 1
        guard position < end else { return }
        guard hexValue(bytes[position]) != nil else {
            position += 1
            // The rest of a code point of several bytes belongs to the escape as well.
            while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
            return
        }
        var digits = 0
        while digits < 6, position < end, hexValue(bytes[position]) != nil {
            position += 1
            digits += 1
        }
        if byte(0) == 0x0D, byte(1) == 0x0A {
            position += 2
        } else if position < end, isWhitespace(bytes[position]) {
            position += 1
        }
    }
}
