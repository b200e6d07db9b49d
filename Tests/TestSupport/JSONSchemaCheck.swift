import Diagnostics

/// Validates a JSON value with the words of JSON Schema (draft 2020-12) that the published schemas use. A word that it
/// does not know fails, so that no schema passes unread.
public struct JSONSchemaCheck {
    private let root: JSONValue
    public private(set) var problems: [String] = []

    public init(schema: JSONValue) { root = schema }

    private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description", "examples"]

    public mutating func check(_ value: JSONValue) { check(value, root, at: "$") }

    private mutating func check(_ value: JSONValue, _ schema: JSONValue, at path: String) {
        guard case .object(let words) = schema else { return problems.append("\(path): the schema is no object") }
        for word in words where !Self.annotations.contains(word.key) {
            switch (word.key, word.value) {
            case ("$ref", .string(let name)):
                guard let target = root["$defs"]?[String(name.dropFirst("#/$defs/".count))] else {
                    problems.append("\(path): \(name) is not defined")
                    continue
                }
                check(value, target, at: path)
            case ("type", let type):
                let types = if case .array(let list) = type { list } else { [type] }
                if !types.contains(where: { isOfType(value, $0) }) {
                    problems.append("\(path) is not \(type.serialized())")
                }
            case ("const", let wanted):
                if value != wanted { problems.append("\(path) is not \(wanted.serialized())") }
            case ("minimum", .int(let least)):
                if case .int(let number) = value, number < least { problems.append("\(path) is \(number)") }
            case ("enum", .array(let choices)):
                if !choices.contains(value) { problems.append("\(path) is \(value.serialized())") }
            case ("items", let items):
                guard case .array(let list) = value else { continue }
                for (index, item) in list.enumerated() { check(item, items, at: "\(path)[\(index)]") }
            case ("required", .array(let names)):
                guard case .object(let members) = value else { continue }
                let keys = Set(members.map(\.key))
                for case .string(let name) in names where !keys.contains(name) {
                    problems.append("\(path).\(name) is missing")
                }
            case ("properties", .object(let properties)):
                guard case .object(let members) = value else { continue }
                for member in members {
                    if let schema = properties.first(where: { $0.key == member.key })?.value {
                        check(member.value, schema, at: "\(path).\(member.key)")
                    } else if schema["additionalProperties"] == false {
                        problems.append("\(path).\(member.key) is not in the schema")
                    }
                }
            case ("additionalProperties", .bool): continue
            default: problems.append("the schema's word \(word.key) is not understood")
            }
        }
    }

    private func isOfType(_ value: JSONValue, _ type: JSONValue) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.int, "integer"), (.int, "number"), (.double, "number"),
            (.string, "string"), (.array, "array"), (.object, "object"):
            true
        default: false
        }
    }
}
