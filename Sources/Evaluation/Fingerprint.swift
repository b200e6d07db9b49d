/// FNV-1a with 64 bits.
struct FNV1a {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // A separator, so that "ab" "c" and "a" "bc" differ.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    /// Sixteen digits.
    var hexadecimal: String { FNV1a.hexadecimal(value) }

    static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The fingerprint of a wording: FNV-1a of its words in lower case with one space between, so that case, punctuation
/// and spacing do not count.
public enum Fingerprint {
    /// Sixteen hexadecimal digits. Complexity: O(n).
    public static func of(_ wording: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var needsSpace = false
        var isEmpty = true
        func combine(_ byte: UInt8) {
            if needsSpace { hash = (hash ^ 0x20) &* 0x100_0000_01B3 }
            needsSpace = false
            isEmpty = false
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        for scalar in wording.unicodeScalars {
            // Asking for properties costs far more than hashing, and nearly all scalars are ASCII.
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                switch byte {
                case 0x61...0x7A, 0x30...0x39: combine(byte)
                case 0x41...0x5A: combine(byte | 0x20)
                default: needsSpace = !isEmpty
                }
                continue
            }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                if lower.properties.isAlphabetic || lower.properties.numericType != nil {
                    for byte in String(lower).utf8 { combine(byte) }
                } else {
                    needsSpace = !isEmpty
                }
            }
        }
        return FNV1a.hexadecimal(hash)
    }
}
