/// Words for comparing labels and texts: letters and digits in lower case, without punctuation.
enum Words {
    /// The words of a text. A hyphen or apostrophe inside a word does not part it.
    ///
    /// - Parameter limit: no more words than that are looked for.
    static func of(_ text: String, limit: Int = .max) -> [String] {
        var words: [String] = []
        var text = text
        text.withUTF8 { each(in: $0, limit: limit) { words.append(String(decoding: $0, as: UTF8.self)) } }
        return words
    }

    /// Whether a text has any word.
    static func has(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var found = false
        each(in: bytes, limit: 1) { _ in found = true }
        return found
    }

    /// Gives the words of a UTF-8 text one after the other, in lower case.
    static func each(
        in bytes: UnsafeBufferPointer<UInt8>, limit: Int = .max, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var word: [UInt8] = []
        var isASCII = true
        var count = 0
        var place = 0
        func end() {
            if isASCII {
                word.withUnsafeBufferPointer(body)
            } else {
                var text = String(decoding: word, as: UTF8.self).lowercased()
                text.withUTF8(body)
            }
            word.removeAll(keepingCapacity: true)
            isASCII = true
            count += 1
        }
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 0x61...0x7A, 0x30...0x39: word.append(byte)
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x2D, 0x27: continue
            case 0x80...:
                let start = place - 1
                while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
                let text = String(decoding: bytes[start..<place], as: UTF8.self)
                for scalar in text.unicodeScalars {
                    if isWordScalar(scalar) {
                        word.append(contentsOf: String(scalar).utf8)
                        isASCII = false
                    } else if !isInside(scalar), !word.isEmpty {
                        end()
                        if count >= limit { return }
                    }
                }
            default:
                guard !word.isEmpty else { continue }
                end()
                if count >= limit { return }
            }
        }
        if !word.isEmpty { end() }
    }

    @inline(__always)
    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{2019}", "\u{2010}", "\u{2011}", "\u{AD}", "\u{200B}": true
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
