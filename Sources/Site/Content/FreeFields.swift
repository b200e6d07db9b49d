import Guidance
import Mustache
import YAML

/// Keys of front matter and of `site.yaml` that Handrail does not know: templates find them under `entry.data` and
/// `site.data`.
enum FreeFields {
    /// The keys of all documents, each once, in order.
    static func keys(of catalog: Catalog) -> [String] {
        var keys = Set<String>()
        for entry in catalog.entries { keys.formUnion(entry.metadata.other.map(\.key)) }
        return keys.sorted()
    }

    /// The keys of a document with their values. A key that only other documents have is null, so that a template may
    /// ask for it on every page without a warning.
    static func value(of entry: Entry, in context: PageContext) -> Value {
        let keys = context.site.freeKeys
        guard !keys.isEmpty else { return .object(Value.Object()) }
        let own = Dictionary(entry.metadata.other.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        return .object(object(keys.map { (name: $0, value: own[$0].map(value) ?? .null) }))
    }

    static func object(_ members: [(name: String, value: Value)]) -> Value.Object { Value.Object(members) }

    static func value(_ node: Node) -> Value {
        switch node.content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .float(let value): .double(value)
        case .string(let text): .string(text)
        case .sequence(let items): .list(items.map(value))
        case .mapping(let mapping): .object(object(mapping.entries.map { (name: $0.key, value: value($0.value)) }))
        }
    }
}
