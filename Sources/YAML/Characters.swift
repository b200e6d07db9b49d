extension Scanner {
    /// Refuses invalid UTF-8, and characters outside production 1, c-printable. Complexity: O(n).
    func refuseInvalidCharacters() throws(Refusal) {
        var index = position
        while index < end {
            let byte = bytes[index]
            if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                index += 1
                continue
            }
            guard byte >= 0x80 else { throw forbidden(UInt32(byte), index..<(index + 1)) }
            guard let (scalar, length) = decodeScalar(at: index) else {
                throw refusal(
                    YAMLCodes.character, "the text is not valid UTF-8 here", at: index, help: "save the file as UTF-8")
            }
            if !Scanner.isPrintable(scalar) { throw forbidden(scalar, index..<(index + length)) }
            index += length
        }
    }

    private func forbidden(_ scalar: UInt32, _ range: Range<Int>) -> Refusal {
        let name = String(scalar, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - name.count)) + name
        return refusal(
            YAMLCodes.character, "the character U+\(padded) is not allowed", range: range,
            help: "remove it, or write it as an escape in double quotes")
    }

    /// Production 1, without the byte order mark, which may only start a document (clause 5.2).
    private static func isPrintable(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// A scalar of two to four bytes, checked as table 3-7 of the Unicode Standard has it.
    private func decodeScalar(at index: Int) -> (UInt32, Int)? {
        let first = bytes[index]
        let length: Int
        let lowest: UInt32
        switch first {
        case 0xC2...0xDF: (length, lowest) = (2, 0x80)
        case 0xE0...0xEF: (length, lowest) = (3, 0x800)
        case 0xF0...0xF4: (length, lowest) = (4, 0x10000)
        default: return nil
        }
        guard index + length <= end else { return nil }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            guard bytes[index + offset] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
        }
        guard scalar >= lowest, scalar <= 0x10FFFF, !(0xD800..<0xE000).contains(scalar) else { return nil }
        return (scalar, length)
    }
}
