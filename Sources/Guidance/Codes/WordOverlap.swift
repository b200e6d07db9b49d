/// How alike two wordings are: the share of words that they have in common.
///
/// Dice's coefficient over the multisets of words: twice the number of common words by the number of all words.
struct WordOverlap {
    /// Words in ascending order.
    let words: [String]
    /// The same words as they follow each other.
    private let sequence: [String]

    /// Words are runs of letters and digits, without regard to case.
    init(_ text: String) {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x80...: word.append(byte)
            case 0x41...0x5A: word.append(byte + 0x20)
            case 0x27: continue
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        sequence = words
        self.words = words.sorted()
    }

    /// 0 for nothing in common, 1 for the same words. Complexity: O(words).
    func score(_ other: WordOverlap) -> Double { WordOverlap.score(words, other.words) }

    /// The same for neighbouring words: near 0 for sentences about the same thing that were written apart, far above
    /// it for a sentence and its edited version.
    func orderScore(_ other: WordOverlap) -> Double { WordOverlap.score(pairs, other.pairs) }

    private var pairs: [String] { zip(sequence, sequence.dropFirst()).map { "\($0) \($1)" }.sorted() }

    private static func score(_ words: [String], _ others: [String]) -> Double {
        guard !words.isEmpty, !others.isEmpty else { return words.isEmpty && others.isEmpty ? 1 : 0 }
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
        return 2 * Double(common) / Double(words.count + others.count)
    }
}
