/// Words for comparing labels and texts: letters and digits in lower case, without punctuation.
enum Words {
    /// The words of a text. A hyphen or apostrophe inside a word does not part it.
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
            {
                word.unicodeScalars.append(scalar)
            } else if isInside(scalar) {
                continue
            } else if !word.isEmpty {
                words.append(word.lowercased())
                word = ""
            }
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
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
