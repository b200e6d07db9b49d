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
        for scalar in wording.lowercased().unicodeScalars {
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                needsSpace = !isEmpty
                continue
            }
            if needsSpace { hash = (hash ^ 0x20) &* 0x100_0000_01B3 }
            needsSpace = false
            isEmpty = false
            for byte in String(scalar).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return FNV1a.hexadecimal(hash)
    }
}
