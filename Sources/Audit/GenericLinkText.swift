/// Link texts that say nothing in themselves. Nouns that may well be the title of a page ("Link", "Details",
/// "Information") are not among them.
enum GenericLinkText {
    private static let texts: Set<String> = [
        "click", "click here", "click this", "continue reading", "go", "here",
        "learn more", "more", "more details", "more info", "more information", "read", "read more",
        "read on", "see more", "this", "this link", "this page", "view", "view more",
    ]

    private static let lengths = (texts.map(letterCount).min() ?? 0)...(texts.map(letterCount).max() ?? 0)

    private static func letterCount(_ text: String) -> Int {
        text.utf8.reduce(0) { count, byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80 ? count + 1 : count
        }
    }

    static func matches(_ name: String) -> Bool {
        // Most names are too long to be one of these; bytes that are not ASCII may be no letters.
        if letterCount(name) > lengths.upperBound, name.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        return texts.contains(Words.of(name).joined(separator: " "))
    }
}
