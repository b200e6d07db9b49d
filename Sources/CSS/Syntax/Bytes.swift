/// Classes of code points, CSS Syntax 3, section 4.2, over the bytes of UTF-8: every byte from 0x80 on belongs to an
/// identifier, and so does NUL, which stands for U+FFFD (section 3.3).
@inline(__always)
func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80 || byte == 0
}

@inline(__always)
func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) || byte == 0x2D }

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

@inline(__always)
func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

@inline(__always)
func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isNewline(byte) }

/// The value of a hexadecimal digit, or nil.
@inline(__always)
func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
}

@inline(__always)
func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

/// Are the bytes equal to the lower-case ASCII name, without regard to ASCII case?
@inline(__always)
func equalsIgnoringCase(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    let start = name.utf8Start
    for offset in 0..<range.count where lowercased(bytes[range.lowerBound + offset]) != start[offset] { return false }
    return true
}

/// ASCII lower case, the only case folding CSS and HTML names know.
func asciiLowercased(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 &- 0x41 < 26 }) else { return text }
    return String(decoding: text.utf8.map(lowercased), as: UTF8.self)
}
