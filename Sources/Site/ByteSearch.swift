/// Finding bytes in bytes.
enum ByteSearch {
    /// The first place of `pattern` at or behind `start`. Complexity: O(length of `bytes` times length of `pattern`), for short patterns.
    static func firstRange(of pattern: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Range<Int>? {
        guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            pattern.withUnsafeBufferPointer { pattern in
                var index = start
                while index + pattern.count <= bytes.count {
                    if bytes[index] == first {
                        var length = 1
                        while length < pattern.count, bytes[index + length] == pattern[length] { length += 1 }
                        if length == pattern.count { return index..<index + length }
                    }
                    index += 1
                }
                return nil
            }
        }
    }

    static func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool { firstRange(of: pattern, in: bytes) != nil }
}
