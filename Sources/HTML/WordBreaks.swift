/// Where long words of program text may be broken: between the parts of names, and beside the marks that join them.
///
/// Browsers break a word that does not fit between any two letters; a `wbr` element (HTML Standard 4.5.27) says where it reads
/// well: `.sheet(` | `isPresented:` | `onDismiss:` | `content:)`, `accessibility` | `Label`.
public struct WordBreaks: Sendable {
    /// Words of at most this many bytes stay whole.
    private let longestWhole: Int
    /// Parts between marks of at most this many bytes stay whole.
    private let longestPart: Int

    /// For running text: what fits on the line of a phone goes to the next line as a whole.
    public static let inText = WordBreaks(longestWhole: 24, longestPart: 16)
    /// For texts in the columns of tables.
    public static let inCells = WordBreaks(longestWhole: 20, longestPart: 16)
    /// For names in the narrow columns of tables and indices.
    public static let inColumns = WordBreaks(longestWhole: 12, longestPart: 0)

    /// Calls `body` with the pieces of UTF-8 text, in order; between two of them the text may be broken.
    /// Complexity: O(length).
    public func forEachPiece(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
        var pieceStart = 0
        var wordStart = 0
        func split(at index: Int, from start: Int) {
            // A piece of one byte would look lost on a line.
            guard index - max(pieceStart, start) >= 2 else { return }
            body(pieceStart..<index)
            pieceStart = index
        }
        while wordStart < bytes.count {
            var end = wordStart
            while end < bytes.count, bytes[end] > 0x20 { end += 1 }
            if end - wordStart > longestWhole {
                var partStart = wordStart
                for index in wordStart + 1...end where index == end || WordBreaks.isJoint(before: index, in: bytes) {
                    if index - partStart > longestPart {
                        for inner in partStart + 1..<max(index, partStart + 1)
                        where inner + 2 < end && WordBreaks.isSeam(before: inner, in: bytes) {
                            split(at: inner, from: wordStart)
                        }
                    }
                    if index + 2 < end { split(at: index, from: wordStart) }
                    partStart = index
                }
            }
            wordStart = end + 1
        }
        if pieceStart < bytes.count { body(pieceStart..<bytes.count) }
    }

    /// Whether a mark that joins names stands before `index`, or a dot that leads a name stands there.
    private static func isJoint(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let before = bytes[index - 1]
        let byte = bytes[index]
        switch before {
        // `(`, `:`, `/`, `,`, `=`, `_`
        case 0x28, 0x3A, 0x2F, 0x2C, 0x3D:
            return isLetter(byte) || byte == 0x5F || byte == 0x2E || byte == 0x5C  // `_`, `.`, `\`
        case 0x5F: return isLetter(byte)
        default: break
        }
        return byte == 0x2E && isLetter(bytes[index + 1]) && (isLetter(before) || isDigit(before) || before == 0x29)
    }

    /// Between the words of one name: `accessibility` | `Label`, `XCUI` | `Application`.
    private static func isSeam(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index + 1 < bytes.count, isCapital(bytes[index]) else { return false }
        let before = bytes[index - 1]
        return isSmall(before) || isDigit(before) || (isCapital(before) && isSmall(bytes[index + 1]))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension Markup {
    /// Plain text, escaped, with `wbr` in long words of program text.
    public init(text: String, breaks: WordBreaks) {
        self.init()
        var text = text
        text.withUTF8 { bytes in
            breaks.forEachPiece(of: bytes) { piece in
                if piece.lowerBound > 0 { append(raw: "<wbr>") }
                Escaping.appendEscapedText(UnsafeBufferPointer(rebasing: bytes[piece]), to: &self.bytes)
            }
        }
    }
}
