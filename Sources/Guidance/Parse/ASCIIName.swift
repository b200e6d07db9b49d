/// Text in the letters of which ids and file names are made. Two texts that differ in their letters differ in it, so that
/// documents and groups of any language keep apart.
public enum ASCIIName {
    /// The longest name in bytes: with a folder's prefix and a suffix it stays below what file systems allow (255).
    public static let longest = 120

    /// Small letters; marks over Latin letters are left out, and letters of other scripts become the numbers that Unicode
    /// gives them: `Größe` is `grosse`, `日本` is `65e5672c`. Everything else stays. Complexity: O(n).
    public static func letters(of text: String) -> String {
        let text = text.lowercased()
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = ""
        var isNumber = false
        for scalar in text.unicodeScalars {
            let isCoded = !scalar.isASCII && latin[scalar] == nil && isLetter(scalar)
            // A number keeps apart from the letters beside it.
            if isCoded != isNumber, let last = result.utf8.last, last.isLetterOrDigit,
                scalar.isASCII ? UInt8(scalar.value).isLetterOrDigit : true
            {
                result += "-"
            }
            if scalar.isASCII {
                result.unicodeScalars.append(scalar)
            } else if let letters = latin[scalar] {
                result += letters
            } else if isCoded {
                result += String(scalar.value, radix: 16)
            } else if !isMark(scalar) {
                result += "-"
            }
            if !isMark(scalar) { isNumber = isCoded }
        }
        return result
    }

    /// The name itself, or its start and a number made from all of it when it is longer than `longest`.
    public static func bounded(_ name: String) -> String {
        guard name.utf8.count > longest else { return name }
        // FNV-1a, 32 bits: the same on every machine.
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        let start = name.utf8.prefix(longest - 9).reversed().drop { !$0.isLetterOrDigit }.reversed()
        return String(decoding: start, as: UTF8.self) + "-" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard !isMark(scalar) else { return false }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark,
            .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }

    /// Small Latin letters with what they become: first the ASCII letters, then all that become them.
    private static let table = """
        a àáâãäåāăąǎ;ae æǽ;c çćĉċč;d ďđð;e èéêëēĕėęě;g ĝğġģ;h ĥħ;i ìíîïĩīĭįıǐ;j ĵ;k ķĸ;l ĺļľŀł;n ñńņňŉŋ;
        o òóôõöøōŏőǒ;oe œ;r ŕŗř;s śŝşšșſ;ss ß;t ţťŧț;th þ;u ùúûüũūŭůűųǔ;w ŵẁẃẅ;y ýÿŷỳ;z źżž
        """

    private static let latin: [Unicode.Scalar: String] = {
        var letters: [Unicode.Scalar: String] = [:]
        for row in table.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let parts = row.split(separator: " ")
            guard parts.count == 2 else { continue }
            for scalar in parts[1].unicodeScalars { letters[scalar] = String(parts[0]) }
        }
        return letters
    }()
}

extension UInt8 {
    /// A small ASCII letter or a digit.
    fileprivate var isLetterOrDigit: Bool { (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) }
}
