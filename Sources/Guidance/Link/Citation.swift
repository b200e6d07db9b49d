/// An id as authors cite it in text or code: `dialog.modal`, `ios/swiftui:dialog.modal`, `dialog.modal M4`,
/// `dialog.modal#focus-return`.
struct Citation: Hashable {
    var stack: String?
    var name: String
    /// The code (`M4`) or anchor (`focus-return`) of a requirement, as written.
    var requirement: String?
    /// Where the id ends, before the requirement: an offset into the bytes that were read.
    var nameEnd: Int
    var end: Int

    /// The id with its stack in front when one was written.
    var qualifiedName: String { stack.map { "\($0):\(name)" } ?? name }

    /// Reads a citation that starts at `start`, as far as it goes; nil when nothing there looks like an id.
    ///
    /// - Parameter isStack: tells whether the part before a colon is a stack.
    init?(_ bytes: [UInt8], at start: Int, isStack: (String) -> Bool) {
        var index = start
        if let colon = Citation.stackEnd(bytes, start), colon + 1 < bytes.count, Citation.isLetter(bytes[colon + 1]) {
            let stack = String(decoding: bytes[start..<colon], as: UTF8.self)
            if isStack(stack) {
                self.stack = stack
                index = colon + 1
            }
        }
        let nameStart = index
        guard index < bytes.count, Citation.isLetter(bytes[index]) else { return nil }
        while index < bytes.count {
            if Citation.isNameByte(bytes[index]) {
                index += 1
            } else if bytes[index] == 0x2E, index + 1 < bytes.count, Citation.isNameByte(bytes[index + 1]),
                bytes[index + 1] != 0x2D
            {
                index += 2
            } else {
                break
            }
        }
        while index > nameStart, bytes[index - 1] == 0x2D { index -= 1 }
        name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        nameEnd = index
        end = index
        readRequirement(bytes)
    }

    private mutating func readRequirement(_ bytes: [UInt8]) {
        guard nameEnd + 1 < bytes.count else { return }
        switch bytes[nameEnd] {
        case 0x23:  // #
            let start = nameEnd + 1
            guard Citation.isLetter(bytes[start]) || Citation.isCapital(bytes[start]) else { return }
            let anchorEnd = Citation.anchorEnd(bytes, from: start)
            requirement = String(decoding: bytes[start..<anchorEnd], as: UTF8.self)
            end = anchorEnd
        case 0x20:
            guard let code = Citation.code(bytes, at: nameEnd + 1) else { return }
            requirement = String(decoding: bytes[code], as: UTF8.self)
            end = code.upperBound
        default: return
        }
    }

    /// The end of an anchor that starts at `start`; dots belong to it only between other characters.
    static func anchorEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, isNameByte(bytes[end]) || isCapital(bytes[end]) { end += 1 }
        while end > start, bytes[end - 1] == 0x2D { end -= 1 }
        return end
    }

    /// The range of a code in capitals (`M4`, `K-VO2`) that starts at `start` and is a word of its own.
    static func code(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        guard start < bytes.count, isCapital(bytes[start]) else { return nil }
        var index = start
        while index < bytes.count, isCapital(bytes[index]) || isDigit(bytes[index]) || bytes[index] == 0x2D {
            index += 1
        }
        if index < bytes.count, isLetter(bytes[index]) || bytes[index] == 0x5F || bytes[index] >= 0x80 { return nil }
        let range = start..<index
        return RequirementCode(String(decoding: bytes[range], as: UTF8.self)) == nil ? nil : range
    }

    private static func stackEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        while index < bytes.count, isNameByte(bytes[index]) || bytes[index] == 0x2F { index += 1 }
        return index < bytes.count && index > start && bytes[index] == 0x3A ? index : nil
    }

    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    /// Bytes of ids beside the dot: small letters, digits, hyphen, underscore.
    static func isNameByte(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x5F }
}
