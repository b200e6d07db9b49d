import HTML

/// Reads code from its start to its end and writes it with spans around marked tokens.
///
/// Invariant: `written <= position`; everything before `written` stands in the output, escaped and in order.
struct CodeScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    /// Where reading ends: the code's end, or the end of a part in another language.
    var end: Int
    private var written = 0
    private var output: [UInt8] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
        output.reserveCapacity(bytes.count * 2 + 64)
    }

    // MARK: Reading

    var isAtEnd: Bool { position >= end }

    /// The byte at an index, or 0 outside the code.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    @inline(__always)
    var current: UInt8 { byte(position) }

    func starts(with text: StaticString, at index: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, index + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

    /// The first index from `start` on whose byte fails the test.
    @inline(__always)
    func end(from start: Int, while test: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, test(bytes[index]) { index += 1 }
        return index
    }

    /// The end of the line, without its line ending.
    func lineEnd(from start: Int) -> Int { end(from: start) { $0 != 0x0A && $0 != 0x0D } }

    /// The index behind the next occurrence of a text, or the code's end.
    func end(after text: StaticString, from start: Int) -> Int {
        var index = start
        while index < end {
            if starts(with: text, at: index) { return index + text.utf8CodeUnitCount }
            index += 1
        }
        return end
    }

    /// The first index behind spaces and tabs.
    func endOfSpaces(from start: Int) -> Int { end(from: start) { $0 == 0x20 || $0 == 0x09 } }

    func isWord(_ range: Range<Int>, in set: WordSet) -> Bool {
        set.contains(UnsafeBufferPointer(rebasing: bytes[range]))
    }

    // MARK: Writing

    /// Writes what was passed over plainly, then a token, and moves behind it.
    mutating func mark(_ range: Range<Int>, _ kind: TokenKind) {
        let range = max(range.lowerBound, written)..<min(max(range.upperBound, written), bytes.count)
        position = max(position, range.upperBound)
        guard !range.isEmpty else { return }
        writePlain(upTo: range.lowerBound)
        output.append(contentsOf: "<span class=\"hl-".utf8)
        output.append(contentsOf: kind.rawValue.utf8)
        output.append(contentsOf: "\">".utf8)
        writePlain(upTo: range.upperBound)
        output.append(contentsOf: "</span>".utf8)
    }

    /// Marks what lies between the position and an index, and moves there.
    mutating func mark(upTo index: Int, _ kind: TokenKind) { mark(position..<index, kind) }

    private mutating func writePlain(upTo index: Int) {
        guard index > written else { return }
        Escaping.appendEscapedText(UnsafeBufferPointer(rebasing: bytes[written..<index]), to: &output)
        written = index
    }

    /// Writes the rest and gives the whole.
    mutating func finish() -> [UInt8] {
        writePlain(upTo: bytes.count)
        return output
    }
}

/// Classes of bytes that languages share.
enum CodeByte {
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F || byte >= 0x80
    }
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
    @inline(__always)
    static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

/// A set of words that is asked with bytes, so that no string is made for each word of the code.
struct WordSet: Sendable {
    /// The words by the sum of a simple hash; a power of two long.
    private var slots: [[[UInt8]]]

    init(_ words: String) {
        slots = Array(repeating: [], count: 128)
        for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let bytes = Array(word.utf8)
            slots[bytes.withUnsafeBufferPointer(WordSet.slot)].append(bytes)
        }
    }

    private static func slot(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ (hash >> 15)) & 127)
    }

    /// Complexity: O(length of the word).
    func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count < 32 else { return false }
        for candidate in slots[WordSet.slot(word)] where candidate.count == word.count && candidate.elementsEqual(word)
        {
            return true
        }
        return false
    }
}
