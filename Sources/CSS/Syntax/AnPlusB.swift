/// The An+B microsyntax of CSS Syntax 3, section 6: a step and an offset.
public struct AnPlusB: Sendable, Hashable {
    public var step: Int
    public var offset: Int

    public init(step: Int, offset: Int) {
        self.step = step
        self.offset = offset
    }

    /// Parses a whole text, or nil when it is no An+B.
    public init?(_ text: String) {
        var cursor = TokenList(text).cursor
        guard let value = AnPlusB.parse(&cursor), cursor.isExhausted() else { return nil }
        self = value
    }

    /// Is a 1-based position one of An+B, for some n of 0 or more?
    public func contains(_ position: Int) -> Bool {
        let distance = position - offset
        if step == 0 { return distance == 0 }
        return distance % step == 0 && distance / step >= 0
    }

    /// Parses from a cursor, which stops after the last token of the An+B.
    static func parse(_ cursor: inout TokenCursor) -> AnPlusB? {
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return nil }
        let list = cursor.list
        switch token.kind {
        case .number:
            guard token.isInteger else { return nil }
            cursor.index += 1
            return AnPlusB(step: 0, offset: clamp(token.number))
        case .dimension:
            guard token.isInteger else { return nil }
            cursor.index += 1
            return tail(clamp(token.number), list.lowercasedValue(of: token), &cursor)
        case .ident:
            cursor.index += 1
            let name = list.lowercasedValue(of: token)
            if name == "odd" { return AnPlusB(step: 2, offset: 1) }
            if name == "even" { return AnPlusB(step: 2, offset: 0) }
            return name.hasPrefix("-") ? tail(-1, String(name.dropFirst()), &cursor) : tail(1, name, &cursor)
        case .delimiter where token.delimiter == 0x2B:
            // `+` stands right before the identifier, with no white space.
            guard let next = cursor.token(at: 1), next.kind == .ident, next.start == token.end else { return nil }
            cursor.index += 2
            let name = list.lowercasedValue(of: next)
            return name.hasPrefix("-") ? nil : tail(1, name, &cursor)
        default: return nil
        }
    }

    /// What follows the step: the unit or identifier `n`, `n-` or `n-3`, then perhaps a sign and a number.
    private static func tail(_ step: Int, _ name: String, _ cursor: inout TokenCursor) -> AnPlusB? {
        guard name.hasPrefix("n") else { return nil }
        let rest = name.dropFirst()
        if rest.isEmpty { return offset(step, &cursor) }
        guard rest.hasPrefix("-") else { return nil }
        let digits = rest.dropFirst()
        if digits.isEmpty {
            cursor.skipWhitespace()
            guard let number = unsignedInteger(&cursor) else { return nil }
            return AnPlusB(step: step, offset: -number)
        }
        guard digits.utf8.allSatisfy(isDigit) else { return nil }
        return AnPlusB(step: step, offset: -clamp(Double(digits) ?? 0))
    }

    private static func offset(_ step: Int, _ cursor: inout TokenCursor) -> AnPlusB? {
        let mark = cursor.index
        cursor.skipWhitespace()
        if let token = cursor.peek {
            if token.kind == .number, token.isInteger, isSigned(token, cursor.list) {
                cursor.index += 1
                return AnPlusB(step: step, offset: clamp(token.number))
            }
            if token.isDelimiter(0x2B) || token.isDelimiter(0x2D) {
                cursor.index += 1
                cursor.skipWhitespace()
                guard let number = unsignedInteger(&cursor) else { return nil }
                return AnPlusB(step: step, offset: token.delimiter == 0x2D ? -number : number)
            }
        }
        cursor.index = mark
        return AnPlusB(step: step, offset: 0)
    }

    private static func unsignedInteger(_ cursor: inout TokenCursor) -> Int? {
        guard let token = cursor.peek, token.kind == .number, token.isInteger, !isSigned(token, cursor.list) else {
            return nil
        }
        cursor.index += 1
        return clamp(token.number)
    }

    private static func isSigned(_ token: Token, _ list: TokenList) -> Bool {
        let first = list.bytes[Int(token.start)]
        return first == 0x2B || first == 0x2D
    }

    private static func clamp(_ number: Double) -> Int { Int(min(max(number, -1e9), 1e9)) }
}
