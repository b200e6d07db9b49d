extension Tokenizer {
    /// The one or two scalars that a reference stands for.
    struct Reference {
        var first: UInt32
        var second: UInt32 = 0
    }

    // HTML 13.2.5.72 Character reference state
    /// Reads the reference at `position`, which is at the `&`, and goes behind it; nil, with `position` anywhere,
    /// where the `&` stands for itself.
    mutating func characterReference(inAttribute: Bool) -> Reference? {
        let next = peek(1)
        if next == 0x23 { return numericCharacterReference() }
        guard next >= 0, UInt8(truncatingIfNeeded: next).isASCIIAlphanumeric else { return nil }
        return namedCharacterReference(inAttribute: inAttribute)
    }

    // HTML 13.2.5.73 Named character reference state
    private mutating func namedCharacterReference(inAttribute: Bool) -> Reference? {
        let start = position + 1
        guard let match = NamedCharacters.shared.longestMatch(in: input, at: start) else {
            ambiguousAmpersand(from: start)
            return nil
        }
        let end = start + match.count
        if !match.endsWithSemicolon {
            let next = end < input.count ? input[end] : 0
            // "For historical reasons" the reference in `?a=b&copy=1` is none.
            if inAttribute, next == 0x3D || next.isASCIIAlphanumeric { return nil }
            error(.missingSemicolonAfterCharacterReference, at: end)
        }
        position = end
        return Reference(first: match.first, second: match.second)
    }

    // HTML 13.2.5.74 Ambiguous ampersand state
    private mutating func ambiguousAmpersand(from start: Int) {
        var index = start
        while index < input.count, input[index].isASCIIAlphanumeric { index += 1 }
        if index < input.count, input[index] == 0x3B { error(.unknownNamedCharacterReference, at: index) }
    }

    // HTML 13.2.5.75 Numeric character reference state, to 13.2.5.79
    private mutating func numericCharacterReference() -> Reference? {
        var index = position + 2
        let isHexadecimal = index < input.count && input[index] | 0x20 == 0x78
        if isHexadecimal { index += 1 }
        let firstDigit = index
        var code: UInt32 = 0
        while index < input.count, let digit = value(ofDigit: input[index], hexadecimal: isHexadecimal) {
            // Above U+10FFFF the exact value no longer matters.
            if code <= 0x10FFFF { code = code * (isHexadecimal ? 16 : 10) + digit }
            index += 1
        }
        if index == firstDigit {
            error(.absenceOfDigitsInNumericCharacterReference, at: index)
            return nil
        }
        if index < input.count, input[index] == 0x3B {
            index += 1
        } else {
            error(.missingSemicolonAfterCharacterReference, at: index)
        }
        position = index
        return Reference(first: checked(code, end: index))
    }

    private func value(ofDigit byte: UInt8, hexadecimal: Bool) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte &- 0x30) }
        let lower = byte | 0x20
        if hexadecimal, lower &- 0x61 < 6 { return UInt32(lower &- 0x61) + 10 }
        return nil
    }

    // HTML 13.2.5.80 Numeric character reference end state
    private mutating func checked(_ code: UInt32, end: Int) -> UInt32 {
        switch code {
        case 0:
            error(.nullCharacterReference, at: end)
            return 0xFFFD
        case 0x110000...:
            error(.characterReferenceOutsideUnicodeRange, at: end)
            return 0xFFFD
        case 0xD800...0xDFFF:
            error(.surrogateCharacterReference, at: end)
            return 0xFFFD
        case 0xFDD0...0xFDEF:
            error(.noncharacterCharacterReference, at: end)
        case _ where code & 0xFFFE == 0xFFFE:
            error(.noncharacterCharacterReference, at: end)
        case 0x0D, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F:
            error(.controlCharacterReference, at: end)
        case 0x80...0x9F:
            error(.controlCharacterReference, at: end)
            let windows1252 = Windows1252.scalars[Int(code) - 0x80]
            return UInt32(windows1252)
        default: break
        }
        return code
    }
}
