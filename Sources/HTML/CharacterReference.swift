/// Character references by name, for other languages that share HTML's names.
public enum CharacterReference {
    /// The UTF-8 of a name that ends in `;`, such as `amp;`, or nil when HTML knows no such name (HTML 13.5).
    /// Complexity: O(length · log names).
    public static func utf8(ofName name: some Collection<UInt8>) -> [UInt8]? {
        let name = Array(name)
        let match = name.withUnsafeBufferPointer { NamedCharacters.shared.longestMatch(in: $0, at: 0) }
        guard let match, match.count == name.count, match.endsWithSemicolon else { return nil }
        return [match.first, match.second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init).flatMap { Array($0.utf8) }
    }
}
