import HTML

/// What a template is rendered with.
///
///     let data: Value = ["title": "Modal dialog", "rules": [["code": "M1", "text": .markup(text)]]]
public enum Value: Sendable {
    /// Prints nothing and is falsy; unlike an absent name it causes no warning.
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// Text: `{{x}}` escapes it, `{{{x}}}` inserts it as it is.
    case string(String)
    /// Trusted, escaped HTML: `{{{x}}}` inserts it together with its source map; `{{x}}` escapes it like text.
    case markup(Markup)
    /// A section is rendered once for each item.
    case list([Value])
    /// A section is rendered once with the members in reach.
    case object(Object)

    /// An absent text is null.
    public init(_ text: String?) { self = text.map(Value.string) ?? .null }
    /// An absent markup is null.
    public init(_ markup: Markup?) { self = markup.map(Value.markup) ?? .null }
    /// An absent number is null.
    public init(_ number: Int?) { self = number.map(Value.int) ?? .null }
    /// A list of texts.
    public init(_ texts: [String]) { self = .list(texts.map(Value.string)) }

    /// The member of that name; nil for other kinds of value.
    public subscript(name: String) -> Value? {
        get { if case .object(let object) = self { object[name] } else { nil } }
        set {
            guard case .object(var object) = self else { return }
            self = .null
            object[name] = newValue
            self = .object(object)
        }
    }

    /// Whether a section is rendered. Null, false and empty lists are falsy as the specification has it; so are empty
    /// text and empty markup, which it leaves open, because `{{#summary}}<p>{{summary}}</p>{{/summary}}` should not
    /// leave an empty element. Numbers are truthy, 0 too.
    public var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .int, .double, .object: true
        case .string(let text): !text.isEmpty
        case .markup(let markup): !markup.isEmpty
        case .list(let items): !items.isEmpty
        }
    }

    /// Named values. Of members with the same name the first counts.
    public struct Object: Sendable {
        /// In the order in which they were given.
        public private(set) var members: [(name: String, value: Value)]
        /// One hash for each member, side by side, so that a lookup reads one short run of memory.
        private var hashes: [UInt64]

        /// No members.
        public init() {
            members = []
            hashes = []
        }

        /// Members in their order.
        public init(_ members: [(name: String, value: Value)]) {
            self.members = members
            hashes = members.map { Object.hash($0.name) }
        }

        /// The members of a dictionary, in no particular order.
        public init(_ members: [String: Value]) {
            self.init(members.map { (name: $0.key, value: $0.value) })
        }

        /// Setting nil removes the member. Complexity: O(members), with a small constant.
        public subscript(name: String) -> Value? {
            get { value(of: name, hash: Object.hash(name)) }
            set {
                let hash = Object.hash(name)
                let position = position(of: name, hash: hash)
                if let newValue {
                    if let position {
                        members[position].value = newValue
                    } else {
                        members.append((name: name, value: newValue))
                        hashes.append(hash)
                    }
                } else if let position {
                    members.remove(at: position)
                    hashes.remove(at: position)
                }
            }
        }

        /// Adds members; those of `other` replace members of the same name.
        public mutating func merge(_ other: Object) {
            for member in other.members { self[member.name] = member.value }
        }

        func value(of name: String, hash: UInt64) -> Value? {
            position(of: name, hash: hash).map { members[$0].value }
        }

        private func position(of name: String, hash: UInt64) -> Int? {
            for index in 0..<hashes.count where hashes[index] == hash && members[index].name == name { return index }
            return nil
        }

        /// FNV-1a, 64 bits.
        static func hash(_ name: String) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A list.
    public init(arrayLiteral elements: Value...) { self = .list(elements) }
    /// Named values; of members with the same name the first counts.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self = .object(Object(elements.map { (name: $0.0, value: $0.1) }))
    }
    /// Null.
    public init(nilLiteral: ()) { self = .null }
}

extension Value.Object: ExpressibleByDictionaryLiteral {
    /// Named values; of members with the same name the first counts.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(elements.map { (name: $0.0, value: $0.1) })
    }
}
