/// The text of a requirement or heading as it is compared and kept: white space and invisible characters do not count.
enum Wording {
    /// Runs of white space become one space, those at the ends nothing; zero-width characters and control characters
    /// go. Complexity: O(n).
    static func normalized(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        var needsSpace = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 || byte == 0x7F {
                needsSpace = !result.isEmpty
                index += 1
            } else if let length = invisibleLength(bytes, index) {
                index += length
            } else if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 {
                // U+00A0 no-break space
                needsSpace = !result.isEmpty
                index += 2
            } else {
                if needsSpace { result.append(0x20) }
                needsSpace = false
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    static func normalized(_ text: String) -> String { normalized(Array(text.utf8)) }

    /// The number of bytes of an invisible character at `index`: U+200B to U+200F (zero width and direction marks),
    /// U+2060 (word joiner), U+FEFF (byte order mark); nil for any other. U+200D joins emoji and counts as visible.
    static func invisibleLength(_ bytes: [UInt8], _ index: Int) -> Int? {
        guard index + 2 < bytes.count else { return nil }
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0x8C), (0xE2, 0x80, 0x8E), (0xE2, 0x80, 0x8F), (0xE2, 0x81, 0xA0),
            (0xEF, 0xBB, 0xBF):
            return 3
        default: return nil
        }
    }

    /// A heading as it is matched: small letters and digits, words with one space between them, apostrophes left out.
    static func heading(_ text: String) -> String {
        if let ascii = asciiHeading(text) { return ascii }
        var result: [UInt8] = []
        var needsSpace = false
        for scalar in text.lowercased().unicodeScalars {
            switch scalar {
            case "'", "\u{2019}", "\u{2018}", "\u{02BC}", "`": continue
            default:
                guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                    needsSpace = !result.isEmpty
                    continue
                }
                if needsSpace { result.append(0x20) }
                needsSpace = false
                result += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The same for text of ASCII characters alone; nil for others.
    private static func asciiHeading(_ text: String) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var needsSpace = false
        for byte in text.utf8 {
            switch byte {
            case 0x80...: return nil
            case 0x27, 0x60: continue
            case 0x61...0x7A, 0x30...0x39, 0x41...0x5A:
                if needsSpace { result.append(0x20) }
                needsSpace = false
                result.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
            default: needsSpace = !result.isEmpty
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// True when the bytes of `needle` stand in those of `text`. Complexity: O(n × m), near O(n) for words.
    static func contains(_ text: String, _ needle: String) -> Bool {
        var text = text
        var needle = needle
        return text.withUTF8 { text in
            needle.withUTF8 { needle in
                guard let first = needle.first, text.count >= needle.count else { return needle.isEmpty }
                for start in 0...(text.count - needle.count) where text[start] == first {
                    if (1..<needle.count).allSatisfy({ text[start + $0] == needle[$0] }) { return true }
                }
                return false
            }
        }
    }
}
