/// What a text is that says nothing of its encoding.
public enum GuessedEncoding {
    /// Whether a page says its encoding itself: by a byte order mark or a `meta` element.
    public static func isDeclared(_ bytes: [UInt8]) -> Bool { EncodingDeclaration.sniff(bytes) != nil }

    /// The offset of the first byte that is not UTF-8 in a text that is rather windows-1252: in it more sequences are
    /// wrong than are right. Nil for UTF-8, also for one with a few damaged bytes. Complexity: O(n).
    public static func windows1252Start(_ bytes: [UInt8]) -> Int? {
        guard !UTF8Scan.isValid(bytes) else { return nil }
        var (right, wrong) = (0, 0)
        var first: Int?
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let (length, isValid) = UTF8Scan.sequence(bytes, at: index)
            if isValid {
                right += 1
            } else {
                wrong += 1
                first = first ?? index
            }
            index += max(length, 1)
        }
        return wrong > right ? first : nil
    }

    /// Text in windows-1252 as UTF-8; each byte is one character. Encoding 9.1 single-byte decoder. Complexity: O(n).
    public static func utf8(fromWindows1252 bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            let isMoved = (0x80...0x9F).contains(byte)
            UTF8Writer.append(isMoved ? UInt32(Windows1252.scalars[Int(byte) - 0x80]) : UInt32(byte), to: &text)
        }
        return text
    }
}
