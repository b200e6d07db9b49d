import Diagnostics

/// The members of a JSON object, kept as they were read: order, nulls and members that nobody knows included. Typed
/// access stands on top, so that reading and writing a file again loses nothing.
public struct JSONObject: Sendable, Hashable {
    public var members: [JSONValue.Member]

    public init(_ members: [JSONValue.Member] = []) { self.members = members }

    /// A value that is no object reads as an empty one.
    public init(_ value: JSONValue) {
        if case .object(let members) = value { self.members = members } else { members = [] }
    }

    public var value: JSONValue { .object(members) }

    public subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            let index = members.firstIndex { $0.key == key }
            if let newValue {
                if let index { members[index].value = newValue } else { members.append(.init(key, newValue)) }
            } else if let index {
                members.remove(at: index)
            }
        }
    }

    /// The text of a string; nil for other types and absent members.
    public func string(_ key: String) -> String? {
        if case .string(let text)? = self[key] { text } else { nil }
    }

    public func int(_ key: String) -> Int? {
        if case .int(let number)? = self[key] { number } else { nil }
    }

    /// The strings of an array; other items are passed over.
    public func strings(_ key: String) -> [String] {
        array(key).compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    public func array(_ key: String) -> [JSONValue] {
        if case .array(let items)? = self[key] { items } else { [] }
    }

    public func objects(_ key: String) -> [JSONObject] { array(key).map(JSONObject.init) }

    public func object(_ key: String) -> JSONObject? {
        if case .object(let members)? = self[key] { JSONObject(members) } else { nil }
    }

    /// Sets a string; nil removes the member.
    public mutating func set(_ key: String, _ text: String?) { self[key] = text.map(JSONValue.string) }
    public mutating func set(_ key: String, _ objects: [JSONObject]) { self[key] = .array(objects.map(\.value)) }
}
