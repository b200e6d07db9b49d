import Diagnostics

/// The keys of one mapping with their places, to find one that is given twice. A few keys are compared one by one,
/// which is faster than hashing them; many go into a dictionary, so that the whole stays linear.
struct KeyPlaces {
    private static let smallCount = 12
    private var small: [(key: String, range: Range<Int>)] = []
    private var large: [String: Range<Int>] = [:]

    mutating func insert(_ key: String, _ range: Range<Int>, in scanner: Scanner) throws(Refusal) {
        if let first = place(of: key) {
            var refusal = scanner.refusal(YAMLCodes.duplicateKey, "the key `\(key)` is given twice", range: range)
            refusal.related = [Diagnostic.Related("the first one is here", at: scanner.file.span(first))]
            throw refusal
        }
        if small.count < KeyPlaces.smallCount {
            small.append((key, range))
        } else {
            large[key] = range
        }
    }

    private func place(of key: String) -> Range<Int>? {
        for entry in small where entry.key == key { return entry.range }
        return large.isEmpty ? nil : large[key]
    }
}
