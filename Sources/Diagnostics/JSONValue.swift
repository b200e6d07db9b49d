/// A JSON document that keeps the order of its members, so that output is the same on every machine.
public indirect enum JSONValue: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A number as it was written, where neither of the other two would be written the same: `1.0`, or 30 digits.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    public struct Member: Sendable, Hashable {
        public var key: String
        public var value: JSONValue

        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
    public init(nilLiteral: ()) { self = .null }

    /// An absent value is null.
    public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    public init(_ number: Int?) { self = number.map(JSONValue.int) ?? .null }
    public init(_ strings: [String]) { self = .array(strings.map(JSONValue.string)) }

    /// The first member of that name, or nil for other kinds of value.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text as RFC 8259 has it. `<` is written as `\u003c`, so that the text may stand inside a script element.
    ///
    /// - Parameter pretty: two spaces of indentation a level and one member a line; otherwise no white space.
    public func serialized(pretty: Bool = false) -> String {
        String(decoding: serializedBytes(pretty: pretty), as: UTF8.self)
    }

    /// The same as UTF-8, for files. Complexity: O(size of the document).
    public func serializedBytes(pretty: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, pretty: pretty, depth: 0)
        if pretty { bytes.append(0x0A) }
        return bytes
    }

    private func write(to bytes: inout [UInt8], pretty: Bool, depth: Int) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .int(let value): bytes += String(value).utf8
        // RFC 8259 has no way to write an infinity or not-a-number.
        case .double(let value): bytes += (value.isFinite ? shortest(value) : "null").utf8
        case .number(let digits): bytes += digits.utf8
        case .string(let value): JSONValue.write(value, to: &bytes)
        case .array(let values):
            writeList(values.count, 0x5B, 0x5D, to: &bytes, pretty: pretty, depth: depth) { index, bytes in
                values[index].write(to: &bytes, pretty: pretty, depth: depth + 1)
            }
        case .object(let members):
            writeList(members.count, 0x7B, 0x7D, to: &bytes, pretty: pretty, depth: depth) { index, bytes in
                JSONValue.write(members[index].key, to: &bytes)
                bytes.append(0x3A)
                if pretty { bytes.append(0x20) }
                members[index].value.write(to: &bytes, pretty: pretty, depth: depth + 1)
            }
        }
    }

    private func shortest(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    private func writeList(
        _ count: Int, _ open: UInt8, _ close: UInt8, to bytes: inout [UInt8], pretty: Bool, depth: Int,
        element: (Int, inout [UInt8]) -> Void
    ) {
        bytes.append(open)
        for index in 0..<count {
            if index > 0 { bytes.append(0x2C) }
            if pretty { JSONValue.startLine(depth + 1, &bytes) }
            element(index, &bytes)
        }
        if pretty, count > 0 { JSONValue.startLine(depth, &bytes) }
        bytes.append(close)
    }

    private static func startLine(_ depth: Int, _ bytes: inout [UInt8]) {
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        bytes.append(0x22)
        text.withUTF8 { text in
            // Runs of bytes that stand for themselves are copied at once.
            var start = 0
            for place in text.indices where isEscaped(text[place]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
                writeEscape(text[place], to: &bytes)
                start = place + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        bytes.append(0x22)
    }

    @inline(__always)
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x3C || byte == 0x7F
    }

    private static func writeEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case 0x22: bytes += #"\""#.utf8
        case 0x5C: bytes += #"\\"#.utf8
        case 0x0A: bytes += #"\n"#.utf8
        case 0x0D: bytes += #"\r"#.utf8
        case 0x09: bytes += #"\t"#.utf8
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes += #"\u00"#.utf8
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}
