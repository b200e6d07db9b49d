/// One value of a JSON text with the place where it stands.
///
/// Invariant: trees are at most `JSONParser.depthLimit` deep, so walking or freeing one may recurse.
public struct JSONNode: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        case int(Int)
        case double(Double)
        /// As `JSONValue.number`: kept as it was written.
        case number(String)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    public struct Member: Sendable, Hashable {
        public var key: String
        /// Byte offsets of the key, quotes included.
        public var keyRange: Range<Int>
        public var value: JSONNode

        public init(key: String, keyRange: Range<Int>, value: JSONNode) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    public var content: Content
    /// Byte offsets in the file, quotes and brackets included.
    public var range: Range<Int>

    public init(_ content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    /// The value without places.
    public var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .number(let digits): .number(digits)
        case .string(let value): .string(value)
        case .array(let items): .array(items.map(\.value))
        case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
        }
    }

    /// The value of a member, or nil when the node is no object or lacks it. Complexity: O(members).
    public subscript(key: String) -> JSONNode? { member(key)?.value }

    public func member(_ key: String) -> Member? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }
    }

    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    public var int: Int? {
        if case .int(let value) = content { value } else { nil }
    }

    /// Any number, however it was written.
    public var double: Double? {
        switch content {
        case .int(let value): Double(value)
        case .double(let value): value
        case .number(let digits): Double(digits)
        default: nil
        }
    }

    public var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    public var array: [JSONNode]? {
        if case .array(let items) = content { items } else { nil }
    }

    public var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    public var isNull: Bool { content == .null }

    /// What the value is, for messages: `a string`, `an array`, …
    public var kindName: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .int, .double, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
