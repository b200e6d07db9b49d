/// How alike two wordings are: the share of words that they have in common.
///
/// Dice's coefficient over the multisets of words: twice the number of common words by the number of all words. Words
/// are kept as 64-bit hashes, so that comparing them allocates nothing.
struct WordOverlap {
    /// Hashes of the words in ascending order.
    let words: [UInt64]
    /// The same as they follow each other.
    private let sequence: [UInt64]

    /// Words are runs of letters and digits, without regard to case; an apostrophe does not end a word.
    init(_ text: String) {
        var words: [UInt64] = []
        var text = text
        text.withUTF8 { bytes in
            words.reserveCapacity(bytes.count / 5 + 1)
            WordHash.forEach(in: bytes) { words.append($0.hash) }
        }
        sequence = words
        words.sort()
        self.words = words
    }

    /// 0 for nothing in common, 1 for the same words. Complexity: O(words).
    func score(_ other: WordOverlap) -> Double { WordOverlap.score(words, other.words) }

    /// The same for neighbouring words: near 0 for sentences about the same thing that were written apart, far above
    /// it for a sentence and its edited version.
    func orderScore(_ other: WordOverlap) -> Double { WordOverlap.score(pairs, other.pairs) }

    private var pairs: [UInt64] { zip(sequence, sequence.dropFirst()).map { $0 &* 31 &+ $1 }.sorted() }

    private static func score(_ words: [UInt64], _ others: [UInt64]) -> Double {
        guard !words.isEmpty, !others.isEmpty else { return words.isEmpty && others.isEmpty ? 1 : 0 }
        return 2 * Double(common(words, others)) / Double(words.count + others.count)
    }

    /// The number of elements that two ascending lists have in common.
    static func common(_ words: [UInt64], _ others: [UInt64]) -> Int {
        var left = 0
        var right = 0
        var common = 0
        while left < words.count, right < others.count {
            if words[left] == others[right] {
                common += 1
                left += 1
                right += 1
            } else if words[left] < others[right] {
                left += 1
            } else {
                right += 1
            }
        }
        return common
    }
}

/// Words as numbers.
enum WordHash {
    /// FNV-1a over the small letters and digits of a word.
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    static func of(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(seed) { adding($1, to: $0) } }

    /// Calls `body` with each word's hash and place.
    @inline(__always)
    static func forEach(
        in bytes: UnsafeBufferPointer<UInt8>, _ body: ((hash: UInt64, range: Range<Int>)) -> Void
    ) {
        var hash = seed
        var start: Int?
        for index in 0..<bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x80...:
                if start == nil { start = index }
                hash = adding(byte, to: hash)
            case 0x41...0x5A:
                if start == nil { start = index }
                hash = adding(byte + 0x20, to: hash)
            case 0x27: continue
            default:
                if let from = start { body((hash, from..<index)) }
                start = nil
                hash = seed
            }
        }
        if let from = start { body((hash, from..<bytes.count)) }
    }
}
