/// Link texts that say nothing in themselves. Nouns that may well be the title of a page ("Link", "Details",
/// "Information") are not among them.
enum GenericLinkText {
    private static let texts: Set<String> = [
        "click", "click here", "click this", "continue reading", "go", "here",
        "learn more", "more", "more details", "more info", "more information", "read", "read more",
        "read on", "see more", "this", "this link", "this page", "view", "view more",
    ]

    private static let longest = texts.map { $0.utf8.count { $0 != 0x20 } }.max() ?? 0

    static func matches(_ name: String) -> Bool {
        if hasMoreLetters(name, than: longest) { return false }
        return texts.contains(Words.of(name).joined(separator: " "))
    }

    /// Whether a text has so many letters and digits of ASCII, as most names have.
    private static func hasMoreLetters(_ text: String, than limit: Int) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var count = 0
            for byte in bytes where (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) {
                count += 1
                if count > limit { return true }
            }
            return false
        }
    }
}
