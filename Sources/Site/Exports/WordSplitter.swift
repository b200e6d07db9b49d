import HTML

/// Cuts text into the words that search knows.
enum WordSplitter {
    private static let longestWord = 24
    /// A run of this many bytes is no text that people search.
    private static let longestRun = 1_000

    /// The different words of a text in small letters, in order of first appearance: runs of letters, marks and digits
    /// of at least two bytes and at most `longestWord`. Complexity: O(length).
    static func words(of text: [UInt8]) -> [String] {
        var seen = ByteTable()
        var words: [String] = []
        func add(_ word: UnsafeBufferPointer<UInt8>) {
            guard word.count >= 2, word.count <= longestWord, seen.number(of: word) == words.count else { return }
            words.append(String(decoding: word, as: UTF8.self))
        }
        func finish(_ word: [UInt8], isASCII: Bool) {
            guard word.count >= 2, word.count <= longestRun else { return }
            guard !isASCII else { return word.withUnsafeBufferPointer(add) }
            for var part in parts(of: String(decoding: word, as: UTF8.self)) { part.withUTF8(add) }
        }
        var word: [UInt8] = []
        var isASCII = true
        for byte in text {
            switch byte {
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39: word.append(byte)
            case 0x80...0xFF:
                word.append(byte)
                isASCII = false
            default:
                finish(word, isASCII: isASCII)
                word.removeAll(keepingCapacity: true)
                isASCII = true
            }
        }
        finish(word, isASCII: isASCII)
        return words
    }

    /// The same for a run with other characters, where quotes and dashes part words too.
    private static func parts(of run: String) -> [String] {
        run.lowercased().unicodeScalars.split { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
                false
            default: true
            }
        }.map { String($0) }
    }
}
