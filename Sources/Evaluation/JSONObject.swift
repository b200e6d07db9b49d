import Diagnostics

/// The members of a JSON object, kept as they were read: order, nulls and members that nobody knows included. Typed
/// access stands on top, so that reading and writing a file again loses nothing.
public struct JSONObject: Sendable, Hashable {
    /// In the order of the file.
    public var members: [JSONValue.Member]

    /// An object of these members.
    public init(_ members: [JSONValue.Member] = []) { self.members = members }

    /// A value that is no object reads as an empty one.
    public init(_ value: JSONValue) {
        if case .object(let members) = value { self.members = members } else { members = [] }
    }

    /// The object as a JSON value.
    public var value: JSONValue { .object(members) }

    /// The value of a member; setting nil removes it. Complexity: O(members).
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

    /// A whole number; nil for other types and absent members.
    public func int(_ key: String) -> Int? {
        if case .int(let number)? = self[key] { number } else { nil }
    }

    /// The strings of an array; other items are passed over.
    public func strings(_ key: String) -> [String] {
        array(key).compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// The items of an array; none for other types and absent members.
    public func array(_ key: String) -> [JSONValue] {
        if case .array(let items)? = self[key] { items } else { [] }
    }

    /// The items of an array as objects.
    public func objects(_ key: String) -> [JSONObject] { array(key).map(JSONObject.init) }

    /// An object; nil for other types and absent members.
    public func object(_ key: String) -> JSONObject? {
        if case .object(let members)? = self[key] { JSONObject(members) } else { nil }
    }

    /// Sets a string; nil removes the member.
    public mutating func set(_ key: String, _ text: String?) { self[key] = text.map(JSONValue.string) }
    /// Sets an array of objects.
    public mutating func set(_ key: String, _ objects: [JSONObject]) { self[key] = .array(objects.map(\.value)) }
}
