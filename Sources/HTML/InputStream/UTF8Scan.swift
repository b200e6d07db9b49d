/// Passes over UTF-8, eight bytes at a time where they are ASCII.
enum UTF8Scan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let high: UInt64 = 0x8080_8080_8080_8080

    /// Whether the bytes are valid UTF-8.
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return true }
            var index = 0
            while index < buffer.count {
                if index + 8 <= buffer.count,
                    UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & high == 0
                {
                    index += 8
                } else if base[index] < 0x80 {
                    index += 1
                } else {
                    let (length, isValid) = sequence(buffer, at: index)
                    if !isValid { return false }
                    index += length
                }
            }
            return true
        }
    }

    static func sequence(_ bytes: [UInt8], at index: Int) -> (length: Int, isValid: Bool) {
        bytes.withUnsafeBufferPointer { sequence($0, at: index) }
    }

    /// The length of the scalar at a place, or of the maximal part of an invalid one (Unicode 3.9, table 3-7).
    @inline(__always)
    static func sequence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (length: Int, isValid: Bool) {
        let first = bytes[index]
        if first < 0x80 { return (1, true) }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0:
            length = 3
            second = 0xA0...0xBF
        case 0xED:
            length = 3
            second = 0x80...0x9F
        case 0xE1...0xEF: length = 3
        case 0xF0:
            length = 4
            second = 0x90...0xBF
        case 0xF1...0xF3: length = 4
        case 0xF4:
            length = 4
            second = 0x80...0x8F
        default: return (1, false)
        }
        guard index + 1 < bytes.count, second.contains(bytes[index + 1]) else { return (1, false) }
        var count = 2
        while count < length {
            guard index + count < bytes.count, bytes[index + count] & 0xC0 == 0x80 else { return (count, false) }
            count += 1
        }
        return (length, true)
    }

    struct Unwanted {
        var offset: Int
        var count: Int
        var isControl: Bool
    }

    /// The controls that are neither white space nor U+0000, and the noncharacters (Infra 4.5) of valid UTF-8.
    static func unwanted(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [Unwanted] {
        var found: [Unwanted] = []
        guard let base = bytes.baseAddress else { return [] }
        var index = start
        while index < bytes.count {
            if index + 8 <= bytes.count {
                let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
                let delete = word ^ (ones &* 0x7F)
                let special = word | ((word &- ones &* 0x20) & ~word) | ((delete &- ones) & ~delete)
                if special & high == 0 {
                    index += 8
                    continue
                }
            }
            let end = min(index + 8, bytes.count)
            while index < end {
                let byte = base[index]
                if byte < 0x80 {
                    if isUnwantedControl(byte) { found.append(Unwanted(offset: index, count: 1, isControl: true)) }
                    index += 1
                } else {
                    index += multiByte(bytes, index, &found)
                }
            }
        }
        return found
    }

    @inline(__always)
    private static func isUnwantedControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, 0x09, 0x0A, 0x0C, 0x0D, 0x20...0x7E: false
        default: true
        }
    }

    private static func multiByte(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ found: inout [Unwanted]
    ) -> Int {
        let first = bytes[index]
        switch first {
        case 0xC2:
            if bytes[index + 1] < 0xA0 { found.append(Unwanted(offset: index, count: 2, isControl: true)) }
            return 2
        case 0xC3...0xDF: return 2
        case 0xEF:
            let second = bytes[index + 1]
            let third = bytes[index + 2]
            let isBlock = second == 0xB7 && (0x90...0xAF).contains(third)
            if isBlock || (second == 0xBF && third >= 0xBE) {
                found.append(Unwanted(offset: index, count: 3, isControl: false))
            }
            return 3
        case 0xE0...0xEE: return 3
        default:
            // The last two scalars of each plane end in the bits 1111 1111 1111 111x.
            if bytes[index + 1] & 0x0F == 0x0F, bytes[index + 2] == 0xBF, bytes[index + 3] >= 0xBE {
                found.append(Unwanted(offset: index, count: 4, isControl: false))
            }
            return 4
        }
    }
}
