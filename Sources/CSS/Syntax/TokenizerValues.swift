// The tokens of CSS Syntax 3 that carry a value: strings, numbers, identifiers and urls.

extension Tokenizer {
    /// 4.3.5 Consume a string token
    mutating func string(quote: UInt8) -> Token {
        var token = Token(.string, position, position)
        position += 1
        token.valueStart = Int32(position)
        while position < end {
            let current = bytes[position]
            if current == quote {
                token.valueEnd = Int32(position)
                position += 1
                token.end = Int32(position)
                return token
            }
            if isNewline(current) {
                token.kind = .badString
                break
            }
            // A backslash that ends the input is dropped.
            if current == 0x5C, !has(1) { break }
            if current == 0x5C {
                token.needsDecoding = true
                skipStringEscape()
            } else {
                if current == 0 { token.needsDecoding = true }
                position += 1
            }
        }
        token.valueEnd = Int32(position)
        if token.kind == .string { position = end }
        token.end = Int32(position)
        return token
    }

    private mutating func skipStringEscape() {
        if byte(1) == 0x0D, byte(2) == 0x0A {
            position += 3
        } else if isNewline(byte(1)) {
            position += 2
        } else {
            skipEscape()
        }
    }

    /// 4.3.4 Consume an ident-like token
    mutating func identLike() -> Token {
        let start = position
        var token = Token(.ident, start, start)
        token.needsDecoding = skipName()
        token.valueEnd = Int32(position)
        if byte(0) == 0x28, position < end {
            position += 1
            token.kind = .function
            if isURL(token) {
                // White space is left alone before a quotation mark, all but one of it.
                var ahead = 0
                while has(ahead), isWhitespace(byte(ahead)) { ahead += 1 }
                if byte(ahead) != 0x22, byte(ahead) != 0x27 {
                    position += ahead
                    return url(from: start)
                }
                position += max(ahead - 1, 0)
            }
        }
        token.end = Int32(position)
        return token
    }

    private func isURL(_ token: Token) -> Bool {
        if !token.needsDecoding { return equalsIgnoringCase(bytes, token.valueRange, "url") }
        return asciiLowercased(TokenText.decode(bytes, token.valueRange)) == "url"
    }

    /// 4.3.6 Consume a url token; the leading white space is consumed.
    private mutating func url(from start: Int) -> Token {
        var token = Token(.url, start, start)
        token.valueStart = Int32(position)
        token.valueEnd = token.valueStart
        while position < end {
            let current = bytes[position]
            if current == 0x29 {
                token.valueEnd = Int32(position)
                position += 1
                token.end = Int32(position)
                return token
            }
            if isWhitespace(current) {
                token.valueEnd = Int32(position)
                while position < end, isWhitespace(bytes[position]) { position += 1 }
                if position < end, bytes[position] != 0x29 { return badURL(token) }
                if position < end { position += 1 }
                token.end = Int32(position)
                return token
            }
            switch current {
            case 0x22, 0x27, 0x28, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: return badURL(token)
            case 0x5C:
                guard isValidEscape(0) else { return badURL(token) }
                token.needsDecoding = true
                skipEscape()
            default:
                if current == 0 { token.needsDecoding = true }
                position += 1
            }
        }
        token.valueEnd = Int32(position)
        token.end = Int32(position)
        return token
    }

    /// 4.3.14 Consume the remnants of a bad url
    private mutating func badURL(_ token: Token) -> Token {
        var token = token
        token.kind = .badURL
        while position < end {
            if bytes[position] == 0x29 {
                position += 1
                break
            }
            if isValidEscape(0) { skipEscape() } else { position += 1 }
        }
        token.end = Int32(position)
        return token
    }

    /// 4.3.3 Consume a numeric token
    mutating func numeric() -> Token {
        var token = Token(.number, position, position)
        (token.number, token.isInteger) = number()
        token.valueEnd = Int32(position)
        if startsIdentifier(0) {
            token.kind = .dimension
            token.valueStart = Int32(position)
            token.needsDecoding = skipName()
            token.valueEnd = Int32(position)
        } else if byte(0) == 0x25, position < end {
            token.kind = .percentage
            position += 1
        }
        token.end = Int32(position)
        return token
    }

    /// 4.3.13 Consume a number: the value, and whether its type is "integer".
    private mutating func number() -> (Double, Bool) {
        let start = position
        let isNegative = byte(0) == 0x2D
        if isNegative || byte(0) == 0x2B { position += 1 }
        var isInteger = true
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        func add(_ digit: UInt8) {
            if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(digit &- 0x30) }
            if digits > 0 || digit != 0x30 { digits += 1 }
        }
        while isDigit(byte(0)) {
            add(byte(0))
            position += 1
        }
        if byte(0) == 0x2E, isDigit(byte(1)) {
            isInteger = false
            position += 1
            while isDigit(byte(0)) {
                add(byte(0))
                exponent -= 1
                position += 1
            }
        }
        if let power = exponentPart() {
            isInteger = false
            exponent += power
        }
        let value: Double
        if digits <= 15, abs(exponent) <= 22 {
            // Both factors are exact, so that the one rounding is the right one.
            let scale = Tokenizer.powersOfTen[abs(exponent)]
            value = exponent < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
            return (isNegative ? -value : value, isInteger)
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        value = Double(text) ?? 0
        let largest = Double.greatestFiniteMagnitude
        return (min(max(value, -largest), largest), isInteger)
    }

    private mutating func exponentPart() -> Int? {
        guard byte(0) | 0x20 == 0x65 else { return nil }
        let isSigned = byte(1) == 0x2B || byte(1) == 0x2D
        let isNegative = byte(1) == 0x2D
        guard isDigit(byte(isSigned ? 2 : 1)) else { return nil }
        position += isSigned ? 2 : 1
        var power = 0
        while isDigit(byte(0)) {
            power = min(power * 10 + Int(byte(0) - 0x30), 100_000)
            position += 1
        }
        return isNegative ? -power : power
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
