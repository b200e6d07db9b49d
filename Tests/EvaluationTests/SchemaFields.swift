import Diagnostics
import TestSupport

@testable import Evaluation

/// Every field of the audit file format, read from its published schema, and a document in which each has a value.
struct SchemaFields {
    /// One place of the format.
    struct Field: Sendable {
        /// Members and array items from the root: `results`, `0`, `outcome`.
        var path: [String]
        /// The JSON types that are allowed.
        var types: Set<String>
        /// The only values that are allowed; none for any.
        var words: [String] = []
        /// Whether a text needs a certain form.
        var hasForm = false
        /// The members that an object must have.
        var required: [String] = []

        /// As messages write it: `results[0].outcome`.
        var name: String {
            path.reduce("") { name, step in
                Int(step) != nil ? "\(name)[\(step)]" : name.isEmpty ? step : "\(name).\(step)"
            }
        }
        var isFreeText: Bool { types.contains("string") && words.isEmpty && !hasForm }
    }

    private let schema: JSONValue
    private(set) var fields: [Field] = []
    private(set) var document: JSONValue = .null

    init?() throws {
        guard let folder = Folders.data else { return nil }
        let file = SourceFile(
            path: "schema.json", bytes: try Folders.bytes(of: folder + "/audit-worksheet.schema.json"))
        var diagnostics = DiagnosticList()
        guard let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &diagnostics) else {
            return nil
        }
        schema = node.value
        document = value(of: schema, at: [])
    }

    private func resolved(_ shape: JSONValue) -> JSONValue {
        guard case .string(let reference)? = shape["$ref"] else { return shape }
        return resolved(schema["$defs"]?[String(reference.split(separator: "/").last ?? "")] ?? .null)
    }

    private func strings(_ value: JSONValue?) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let items): items.compactMap { if case .string(let text) = $0 { text } else { nil } }
        default: []
        }
    }

    /// A valid value of a shape; on the way each field is noted.
    private mutating func value(of unresolved: JSONValue, at path: [String]) -> JSONValue {
        let shape = resolved(unresolved)
        let words = strings(shape["enum"]) + strings(shape["const"])
        var types = Set(strings(shape["type"]))
        if types.isEmpty { types = words.isEmpty ? ["integer"] : ["string"] }
        let form = strings(shape["format"]).first ?? strings(shape["pattern"]).first
        fields.append(
            Field(path: path, types: types, words: words, hasForm: form != nil, required: strings(shape["required"])))
        if types.contains("object") {
            guard case .object(let members)? = shape["properties"] else { return .object([]) }
            var object: [JSONValue.Member] = []
            for member in members { object.append(.init(member.key, value(of: member.value, at: path + [member.key]))) }
            return .object(object)
        }
        if types.contains("array") { return .array([value(of: shape["items"] ?? .null, at: path + ["0"])]) }
        if let word = words.first { return .string(word) }
        if types.contains("integer") { return 1 }
        if types.contains("boolean") { return true }
        // A judgement names a check too, though the schema asks for no form there.
        return .string(SchemaFields.example(path.last == "check" ? "must" : form))
    }

    private static func example(_ form: String?) -> String {
        switch form {
        case "uuid": "6f3f0f0e-2f0f-4a5e-9f0a-0d9a3b1c7e11"
        case "date-time": "2026-11-30T09:00:00Z"
        case "date": "2026-11-30"
        case let pattern? where pattern.contains("must"): "dialog.modal/must/code/m4"
        case let pattern? where pattern.contains("[0-9a-f]"): "00ffee00ffee00ff"
        case let pattern? where pattern.hasPrefix("^\\d"): "2.4.3"
        // Ids, and what refers to them.
        default: "a"
        }
    }

    /// The document with another value at a place.
    func document(with value: JSONValue, at path: [String]) -> JSONValue {
        replaced(document, path[...]) { _ in value }
    }

    func document(changing path: [String], _ change: (JSONValue) -> JSONValue) -> JSONValue {
        replaced(document, path[...], change)
    }

    private func replaced(
        _ value: JSONValue, _ path: ArraySlice<String>, _ change: (JSONValue) -> JSONValue
    ) -> JSONValue {
        guard let step = path.first else { return change(value) }
        switch value {
        case .object(let members):
            return .object(
                members.map { $0.key == step ? .init(step, replaced($0.value, path.dropFirst(), change)) : $0 })
        case .array(let items):
            return .array(
                items.enumerated().map {
                    String($0.offset) == step ? replaced($0.element, path.dropFirst(), change) : $0.element
                })
        default: return value
        }
    }

    static func node(_ node: JSONNode?, at path: [String]) -> JSONNode? {
        path.reduce(node) { node, step in Int(step).map { index in node?.array?[index] } ?? node?[step] }
    }
}
