/// Words for comparing labels and texts: letters and digits in lower case, without punctuation.
enum Words {
    /// The words of a text. A hyphen or apostrophe inside a word does not part it.
    ///
    /// - Parameter limit: no more words than that are looked for.
    static func of(_ text: String, limit: Int = .max) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? ascii(bytes, limit: limit) : nil
        } ?? unicode(text, limit: limit)
    }

    /// The words of an ASCII text, byte by byte.
    private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in bytes {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: word.append(byte)
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x2D, 0x27: continue
            default:
                guard !word.isEmpty else { continue }
                words.append(String(decoding: word, as: UTF8.self))
                if words.count >= limit { return words }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    private static func unicode(_ text: String, limit: Int) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isWordScalar(scalar) {
                word.append(scalar)
            } else if isInside(scalar) {
                continue
            } else if !word.isEmpty {
                words.append(String(word).lowercased())
                if words.count >= limit { return words }
                word = String.UnicodeScalarView()
            }
        }
        if !word.isEmpty { words.append(String(word).lowercased()) }
        return words
    }

    @inline(__always)
    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "'", "\u{2019}", "\u{2010}", "\u{2011}", "\u{AD}", "\u{200B}": true
        default: false
        }
    }

    /// Whether the words of `part` stand in `whole` one after another. Complexity: O(whole × part).
    static func contains(_ whole: [String], _ part: [String]) -> Bool {
        guard !part.isEmpty else { return true }
        guard whole.count >= part.count else { return false }
        return (0...whole.count - part.count).contains { start in
            (0..<part.count).allSatisfy { whole[start + $0] == part[$0] }
        }
    }
}
