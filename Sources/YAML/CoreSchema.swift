/// The core schema of YAML 1.2 (clause 10.3.2): which plain scalars are null, a boolean or a number.
enum CoreSchema {
    /// What a plain scalar is; nil for a number that cannot be kept exactly, an infinity, and not-a-number.
    ///
    /// Complexity: O(n) in the length of the text.
    static func content(of text: String) -> Node.Content? {
        guard let first = text.utf8.first else { return .null }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
            UInt8(ascii: "f"), UInt8(ascii: "F"):
            return word(text)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return number(text, Array(text.utf8))
        default:
            return .string(text)
        }
    }

    private static func word(_ text: String) -> Node.Content {
        switch text {
        case "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: .string(text)
        }
    }

    private static func number(_ text: String, _ bytes: [UInt8]) -> Node.Content? {
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
            let digits = text.dropFirst(2)
            if bytes[1] == UInt8(ascii: "o"), digits.utf8.allSatisfy({ (0x30...0x37).contains($0) }) {
                return Int(digits, radix: 8).map(Node.Content.int)
            }
            if bytes[1] == UInt8(ascii: "x"), digits.utf8.allSatisfy(isHexadecimal) {
                return Int(digits, radix: 16).map(Node.Content.int)
            }
        }
        switch shape(bytes) {
        case .integer: return integer(text)
        case .float:
            guard let value = Double(text), value.isFinite else { return nil }
            return .float(value)
        case .infinityOrNaN: return nil
        case .text: return .string(text)
        }
    }

    /// `Int` where it fits; beyond it a double only if that is exact.
    private static func integer(_ text: String) -> Node.Content? {
        if let value = Int(text) { return .int(value) }
        guard let value = Int128(text) else { return nil }
        let double = Double(value)
        return Int128(exactly: double) == value ? .float(double) : nil
    }

    private enum Shape { case integer, float, infinityOrNaN, text }

    /// `[-+]?[0-9]+` and `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`
    private static func shape(_ bytes: [UInt8]) -> Shape {
        var index = 0
        func skipDigits() -> Int {
            let start = index
            while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
            return index - start
        }
        if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") { index = 1 }
        if isInfinityOrNaN(bytes[index...], signed: index > 0) { return .infinityOrNaN }
        let whole = skipDigits()
        if index == bytes.count { return whole > 0 ? .integer : .text }
        var fraction = 0
        if bytes[index] == UInt8(ascii: ".") {
            index += 1
            fraction = skipDigits()
        }
        guard whole + fraction > 0 else { return .text }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
                index += 1
            }
            if skipDigits() == 0 { return .text }
        }
        return index == bytes.count ? .float : .text
    }

    private static func isInfinityOrNaN(_ bytes: ArraySlice<UInt8>, signed: Bool) -> Bool {
        guard bytes.count == 4, bytes.first == UInt8(ascii: ".") else { return false }
        switch String(decoding: bytes.dropFirst(), as: UTF8.self) {
        case "inf", "Inf", "INF": return true
        case "nan", "NaN", "NAN": return !signed
        default: return false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
}
