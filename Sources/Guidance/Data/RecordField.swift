import Diagnostics

/// A value of `data/site.json`. Its members are a list of fields, from which the file is written and read and its JSON
/// Schema is made: the three cannot disagree.
protocol DataRecord: Sendable, Hashable {
    /// The name of its definition in the schema.
    static var name: String { get }
    static var fields: [RecordField<Self>] { get }
    init()
}

/// One member of a record. Members that are empty are left out of the file, unless they are required.
struct RecordField<Record: DataRecord>: Sendable {
    let name: String
    let isRequired: Bool
    let schema: JSONValue
    let write: @Sendable (Record) -> JSONValue?
    let read: @Sendable (JSONNode, inout Record) throws(RecordFault) -> Void
}

/// What keeps a file from being read, and where.
struct RecordFault: Error {
    var message: String
    var range: Range<Int>
}

extension DataRecord {
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        members.reserveCapacity(Self.fields.count)
        for field in Self.fields {
            if let value = field.write(self) { members.append(.init(field.name, value)) }
        }
        return .object(members)
    }

    /// Unknown members are passed over: a later version of the format may have more.
    init(_ node: JSONNode) throws(RecordFault) {
        guard node.members != nil else {
            throw RecordFault(message: "expected an object, found \(node.kindName)", range: node.range)
        }
        self.init()
        for field in Self.fields {
            if let value = node[field.name], !value.isNull {
                try field.read(value, &self)
            } else if field.isRequired {
                throw RecordFault(message: "`\(field.name)` is missing", range: node.range)
            }
        }
    }

    /// The definition in the schema.
    static var schema: JSONValue {
        let properties = fields.map { JSONValue.Member($0.name, $0.schema) }
        let required = fields.filter(\.isRequired).map(\.name)
        return [
            "type": "object", "properties": .object(properties), "required": JSONValue(required),
            "additionalProperties": false,
        ]
    }
}

// MARK: Kinds of member

extension RecordField {
    private static func text(_ node: JSONNode) throws(RecordFault) -> String {
        guard let text = node.string else {
            throw RecordFault(message: "expected a string, found \(node.kindName)", range: node.range)
        }
        return text
    }

    private static func items(_ node: JSONNode) throws(RecordFault) -> [JSONNode] {
        guard let items = node.array else {
            throw RecordFault(message: "expected an array, found \(node.kindName)", range: node.range)
        }
        return items
    }

    private static func described(_ schema: [JSONValue.Member], _ description: String) -> JSONValue {
        .object(schema + [.init("description", .string(description))])
    }

    /// A text that is always there.
    static func text(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, String> & Sendable,
        among words: [String] = []
    ) -> RecordField {
        var schema: [JSONValue.Member] = [.init("type", "string")]
        if !words.isEmpty { schema.append(.init("enum", JSONValue(words))) }
        return RecordField(
            name: name, isRequired: true, schema: described(schema, description),
            write: { .string($0[keyPath: path]) },
            read: { (node, record) throws(RecordFault) in record[keyPath: path] = try text(node) })
    }

    /// A text that may be absent.
    static func optionalText(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, String?> & Sendable
    ) -> RecordField {
        RecordField(
            name: name, isRequired: false, schema: described([.init("type", ["string", "null"])], description),
            write: { record in record[keyPath: path].map(JSONValue.string) },
            read: { (node, record) throws(RecordFault) in record[keyPath: path] = try text(node) })
    }

    /// A whole number that may be absent.
    static func number(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, Int?> & Sendable
    ) -> RecordField {
        RecordField(
            name: name, isRequired: false, schema: described([.init("type", ["integer", "null"])], description),
            write: { record in record[keyPath: path].map(JSONValue.int) },
            read: { (node, record) throws(RecordFault) in
                guard let number = node.int else {
                    throw RecordFault(message: "expected a whole number, found \(node.kindName)", range: node.range)
                }
                record[keyPath: path] = number
            })
    }

    /// False when it is absent.
    static func flag(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, Bool> & Sendable
    ) -> RecordField {
        RecordField(
            name: name, isRequired: false, schema: described([.init("type", "boolean")], description),
            write: { $0[keyPath: path] ? .bool(true) : JSONValue?.none },
            read: { (node, record) throws(RecordFault) in
                guard let flag = node.bool else {
                    throw RecordFault(message: "expected true or false, found \(node.kindName)", range: node.range)
                }
                record[keyPath: path] = flag
            })
    }

    static func texts(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, [String]> & Sendable
    ) -> RecordField {
        RecordField(
            name: name, isRequired: false,
            schema: described([.init("type", "array"), .init("items", ["type": "string"])], description),
            write: { record in
                let texts = record[keyPath: path]
                return texts.isEmpty ? JSONValue?.none : JSONValue(texts)
            },
            read: { (node, record) throws(RecordFault) in
                var texts: [String] = []
                for item in try items(node) { texts.append(try text(item)) }
                record[keyPath: path] = texts
            })
    }

    static func records<Item: DataRecord>(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, [Item]> & Sendable,
        isRequired: Bool = false
    ) -> RecordField {
        RecordField(
            name: name, isRequired: isRequired,
            schema: described(
                [.init("type", "array"), .init("items", ["$ref": .string("#/$defs/\(Item.name)")])], description),
            write: { record in
                let list = record[keyPath: path]
                return list.isEmpty && !isRequired ? JSONValue?.none : .array(list.map(\.json))
            },
            read: { (node, record) throws(RecordFault) in
                var list: [Item] = []
                for item in try items(node) { list.append(try Item(item)) }
                record[keyPath: path] = list
            })
    }

    /// Members of the author's own, of any kind.
    static func free(
        _ name: String, _ description: String, _ path: WritableKeyPath<Record, [JSONValue.Member]> & Sendable
    ) -> RecordField {
        RecordField(
            name: name, isRequired: false, schema: described([.init("type", "object")], description),
            write: { record in
                let members = record[keyPath: path]
                return members.isEmpty ? JSONValue?.none : .object(members)
            },
            read: { (node, record) throws(RecordFault) in
                guard case .object(let members) = node.value else {
                    throw RecordFault(message: "expected an object, found \(node.kindName)", range: node.range)
                }
                record[keyPath: path] = members
            })
    }
}
