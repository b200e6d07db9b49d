import HTML

/// Guesses the language of a text from its most frequent small words; only a clear lead counts.
enum LanguageGuess {
    enum Comparison: Equatable {
        case same, unknown
        case other(String)
    }

    /// Whether a text is in the language of a tag.
    static func compare(_ text: String, with tag: String) -> Comparison {
        let declared = tag.lowercased().split(separator: "-").first.map(String.init) ?? ""
        guard smallWords[declared] != nil else { return .unknown }
        var count = 0
        var totals = [Int](repeating: 0, count: languages.count)
        var text = text
        text.withUTF8 { bytes in
            Words.each(in: bytes, limit: 400) { word in
                count += 1
                var mask = mask(of: word)
                while mask != 0 {
                    totals[mask.trailingZeroBitCount] += 1
                    mask &= mask - 1
                }
            }
        }
        guard count >= 5 else { return .unknown }
        var counts: [String: Int] = [:]
        for (language, total) in zip(languages, totals) where total > 0 { counts[language] = total }
        let own = counts[declared] ?? 0
        let others = counts.filter { $0.key != declared }
        guard let best = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
            return own >= 2 ? .same : .unknown
        }
        if own * 5 >= count, own > best.value { return .same }
        // Half a dozen languages share words: a lead must be wide, and the declared language nearly absent.
        let isClear = best.value >= 4 && best.value * 3 >= count && own * 3 <= best.value
        return isClear ? .other(best.key) : .unknown
    }

    private static let languages = smallWords.keys.sorted()

    /// A bit for each of `languages` that has a word.
    private static func mask(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        // Letters with accents can be written in two ways that are equal as text, not as bytes.
        if word.contains(where: { $0 >= 0x80 }) { return masksByText[String(decoding: word, as: UTF8.self)] ?? 0 }
        // Most words of a text are none of these, which their first letter and length tell.
        guard word.count <= longest, let first = word.first, lengths[Int(first)] & (1 << UInt32(word.count)) != 0,
            let place = words.find(word)
        else { return 0 }
        return masks[place]
    }

    private static let masksByText: [String: UInt32] = {
        var masks: [String: UInt32] = [:]
        for (place, language) in languages.enumerated() {
            for word in smallWords[language] ?? [] { masks[word, default: 0] |= 1 << UInt32(place) }
        }
        return masks
    }()

    /// The small words of all languages, and by word a bit for each of `languages` that has it.
    private static let (words, masks) = {
        var table = ByteTable()
        var masks: [UInt32] = []
        for (place, language) in languages.enumerated() {
            for word in (smallWords[language] ?? []).sorted() {
                let number = Array(word.utf8).withUnsafeBufferPointer { table.number(of: $0) }
                if number == masks.count { masks.append(0) }
                masks[number] |= 1 << UInt32(place)
            }
        }
        return (table, masks)
    }()

    private static let longest = smallWords.values.joined().map(\.utf8.count).max() ?? 0

    /// By first byte a bit for each length that a small word has.
    private static let lengths = {
        var lengths = [UInt32](repeating: 0, count: 256)
        for word in smallWords.values.joined() {
            if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt32(word.utf8.count) }
        }
        return lengths
    }()

    /// Articles, pronouns, prepositions and the like.
    private static let smallWords: [String: Set<String>] = [
        "en": [
            "the", "of", "and", "to", "in", "is", "that", "it", "for", "was", "on", "are", "with", "as", "be", "this",
            "by", "from", "or", "at", "an", "which", "not", "you", "can", "will", "have", "has", "but", "its", "they",
            "a", "he", "she", "into", "we", "early", "any", "may",
        ],
        "de": [
            "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "zu", "den", "mit", "von", "auf", "für", "im",
            "dem", "des", "sich", "auch", "wird", "sie", "ich", "wir", "bei", "oder", "aber", "nach", "zur", "zum",
        ],
        "fr": [
            "le", "la", "les", "des", "et", "est", "un", "une", "dans", "que", "qui", "pour", "pas", "sur", "du", "au",
            "avec", "par", "il", "elle", "nous", "vous", "ce", "cette", "sont", "ou", "aux", "tous", "ses",
        ],
        "es": [
            "el", "la", "los", "las", "de", "que", "y", "en", "un", "una", "por", "con", "para", "es", "del", "se",
            "lo", "al", "como", "más", "pero", "su", "sus", "está", "son",
        ],
        "it": [
            "il", "lo", "gli", "di", "che", "è", "e", "per", "un", "una", "in", "con", "del", "della", "non", "sono",
            "dei", "le", "si", "al", "alla", "come", "più", "anche",
        ],
        "nl": [
            "de", "het", "een", "en", "van", "ik", "te", "dat", "die", "in", "is", "op", "niet", "zijn", "met", "voor",
            "hij", "zij", "aan", "er", "om", "ook", "als", "maar", "bij", "naar", "wordt", "ging", "was",
        ],
        "da": [
            "og", "i", "at", "det", "en", "den", "til", "er", "som", "på", "de", "med", "af", "for", "ikke", "der",
            "et", "har", "vi", "om", "jeg", "kan", "fra", "eller",
        ],
        "sv": [
            "och", "att", "det", "som", "en", "på", "är", "av", "för", "med", "till", "den", "har", "de", "inte", "om",
            "ett", "han", "men", "var", "jag", "från", "vi", "så", "kan",
        ],
        "pt": [
            "o", "a", "os", "as", "de", "que", "e", "do", "da", "em", "um", "uma", "para", "com", "não", "por", "dos",
            "no", "na", "mais", "se", "é", "ao", "são",
        ],
    ]
}
