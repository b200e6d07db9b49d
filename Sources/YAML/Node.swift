/// One value of a YAML document with the place where it stands.
///
/// The data model is the core schema of YAML 1.2 (clause 10.3): only plain scalars become null, a boolean or a number.
/// Invariant: trees are at most `YAMLParser.depthLimit` deep, so walking or freeing one may recurse.
public struct Node: Sendable, Hashable {
    /// What a value is.
    public enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        case int(Int)
        case float(Double)
        case string(String)
        case sequence([Node])
        case mapping(Mapping)
    }

    /// What the value is.
    public var content: Content
    /// Byte offsets in the file: quotes and brackets included, trailing white space and comments not. The range of an
    /// absent value is empty and stands behind its indicator.
    public var range: Range<Int>

    /// All members.
    public init(_ content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    /// The value of a key, or nil when the node is no mapping or lacks the key. Complexity: O(1) on average.
    public subscript(key: String) -> Node? {
        guard case .mapping(let mapping) = content else { return nil }
        return mapping[key]
    }

    /// Whether the value is null or absent.
    public var isNull: Bool { content == .null }

    /// The text of a string; nil for every other kind of value.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of a boolean; nil for every other kind of value.
    public var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// The value of an integer; nil for every other kind of value.
    public var int: Int? {
        if case .int(let value) = content { value } else { nil }
    }

    /// The items of a sequence; nil for every other kind of value.
    public var sequence: [Node]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The mapping; nil for every other kind of value.
    public var mapping: Mapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// What the value is, for messages: `a string`, `a sequence`, …
    public var kindName: String {
        switch content {
        case .null: "nothing"
        case .bool: "a boolean"
        case .int: "an integer"
        case .float: "a floating point number"
        case .string: "a string"
        case .sequence: "a sequence"
        case .mapping: "a mapping"
        }
    }
}

/// A mapping in the order of the document. Invariant: no two entries have the same key.
public struct Mapping: Sendable, Hashable {
    /// One key with its value.
    public struct Entry: Sendable, Hashable {
        /// The key's text: `404: x` has the key `404`.
        public var key: String
        /// Byte offsets of the key in the file, quotes included.
        public var keyRange: Range<Int>
        /// The value; null where it is absent.
        public var value: Node
        /// Byte offsets of the key with its value.
        public var range: Range<Int> { keyRange.lowerBound..<max(keyRange.upperBound, value.range.upperBound) }

        /// All members.
        public init(key: String, keyRange: Range<Int>, value: Node) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    /// In the order of the document.
    public let entries: [Entry]
    /// Positions by key; empty for small mappings, which are searched faster from the front.
    private let positions: [String: Int]
    private static let smallCount = 12

    /// Of entries with the same key the first counts.
    public init(_ entries: [Entry]) {
        self.entries = entries
        positions =
            entries.count <= Mapping.smallCount
            ? [:]
            : Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Complexity: O(1) on average.
    public subscript(key: String) -> Node? { entry(key)?.value }

    /// The entry of a key. Complexity: O(1) on average.
    public func entry(_ key: String) -> Entry? {
        if positions.isEmpty { return entries.first { $0.key == key } }
        return positions[key].map { entries[$0] }
    }

    /// The keys in the order of the document.
    public var keys: [String] { entries.map(\.key) }
}
