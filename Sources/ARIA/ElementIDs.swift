import HTML

/// The elements of a document by their ids.
public struct ElementIDs {
    private var table = ByteTable()
    /// By the number of the id.
    private var first: [NodeID] = []
    /// All elements of the ids that more than one has, by the number of the id.
    private var several: [Int: [NodeID]] = [:]

    /// - Parameter elements: in document order.
    init(_ document: Document, _ elements: [NodeID]) {
        for element in elements {
            guard let id = document.unsafeAttribute(element, .id), !id.isEmpty else { continue }
            let number = table.number(of: id)
            if number == first.count {
                first.append(element)
            } else {
                several[number, default: [first[number]]].append(element)
            }
        }
    }

    /// The first element with an id.
    public func element(withID id: String) -> NodeID? {
        guard !first.isEmpty else { return nil }
        var id = id
        return id.withUTF8 { table.find($0) }.map { first[$0] }
    }

    /// The ids that more than one element has, with those elements, in the order of the first.
    public var repeated: [(id: String, elements: [NodeID])] {
        several.sorted { $0.value[0] < $1.value[0] }.map { (table.text($0.key), $0.value) }
    }

    /// Whether an id that one element alone has is such as asked for. Complexity: O(ids) at worst.
    public func hasUnique(where isWanted: (String) -> Bool) -> Bool {
        first.indices.contains { several[$0] == nil && isWanted(table.text($0)) }
    }

    /// All ids, sorted.
    public var texts: [String] { table.texts.sorted() }
}
