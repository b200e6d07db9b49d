/// Characters that no page may hold, written or referred to: controls other than white space, and noncharacters (HTML
/// Standard 13.2.3.5 Preprocessing the input stream).
public enum RefusedCharacter {
    /// U+FFFD in UTF-8.
    public static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// The value of the character at an index when it is refused; nil for one that pages may hold.
    ///
    /// - Parameter length: that of the well-formed sequence at the index.
    public static func scalar(_ bytes: ArraySlice<UInt8>, at index: Int, length: Int) -> UInt32? {
        let first = UInt32(bytes[index])
        switch length {
        case 1: return first < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains(first) || first == 0x7F ? first : nil
        case 2: return first == 0xC2 && bytes[index + 1] < 0xA0 ? UInt32(bytes[index + 1]) : nil
        default:
            // U+FDD0 to U+FDEF, U+FFFE and U+FFFF start with EF, the last two of every other plane with F0 to F4.
            guard first == 0xEF || length == 4 else { return nil }
            var value = length == 3 ? first & 0x0F : first & 0x07
            for byte in bytes[index + 1..<index + length] { value = value << 6 | UInt32(byte & 0x3F) }
            return value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) ? value : nil
        }
    }

    /// The text with U+FFFD for each refused character, and the first of them; nil for a text that has none.
    public static func replaced(in text: String) -> (text: String, first: Unicode.Scalar)? {
        guard let first = text.unicodeScalars.first(where: isRefused) else { return nil }
        var repaired = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { repaired.append(isRefused(scalar) ? "\u{FFFD}" : scalar) }
        return (String(repaired), first)
    }

    /// The UTF-8 with U+FFFD for each refused character, and the first of them; nil for a text that has none.
    static func replaced(in bytes: [UInt8]) -> (bytes: [UInt8], first: Unicode.Scalar)? {
        guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 >= 0xEF }),
            let repaired = replaced(in: String(decoding: bytes, as: UTF8.self))
        else { return nil }
        return (Array(repaired.text.utf8), repaired.first)
    }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// What a text holds, for messages: `the control character U+0007`.
    public static func name(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return value < 0xA0 ? "the control character \(code)" : "\(code), which is no character"
    }
}
