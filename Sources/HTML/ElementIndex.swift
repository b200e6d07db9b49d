/// The elements of a page by their names, and the names of the attributes that any of them has: whoever looks for
/// frames on a page without any need not look at each element.
public struct ElementIndex: Sendable {
    private let document: Document
    /// The elements in document order.
    private let elements: [NodeID]
    /// HTML elements with known names, those of one name after those of another, each in document order.
    private var byTag: [NodeID]
    /// By `TagName.knownNumber`: where its elements begin in `byTag`.
    private var starts: [Int32]
    /// By `AttributeName.knownNumber`.
    private var hasAttribute: [Bool]

    /// - Parameter elements: elements of the document, in document order.
    /// - Complexity: O(elements + their attributes).
    public init(_ document: Document, _ elements: [NodeID]) {
        self.document = document
        self.elements = elements
        var ends = [Int32](repeating: 0, count: TagName.allKnown.count + 1)
        hasAttribute = [Bool](repeating: false, count: AttributeName.allKnown.count)
        for element in elements {
            for place in 0..<document.attributeCount(element) {
                let number = document.attributeName(element, at: place).knownNumber
                if number >= 0 { hasAttribute[number] = true }
            }
            let number = ElementIndex.number(of: element, document)
            if number >= 0 { ends[number + 1] += 1 }
        }
        for number in 1..<ends.count { ends[number] += ends[number - 1] }
        starts = ends
        byTag = [NodeID](repeating: document.rootID, count: Int(ends.last ?? 0))
        for element in elements {
            let number = ElementIndex.number(of: element, document)
            guard number >= 0 else { continue }
            byTag[Int(ends[number])] = element
            ends[number] += 1
        }
    }

    /// The HTML elements of that name, in document order. Complexity: O(1), O(elements) for names that HTML does not
    /// know.
    public subscript(name: TagName) -> ArraySlice<NodeID> {
        let number = name.knownNumber
        guard number >= 0 else { return elements.filter { document.isHTML($0, name) }[...] }
        return byTag[Int(starts[number])..<Int(starts[number + 1])]
    }

    /// The elements with an attribute of that name without a namespace, in document order. Complexity: O(1) where
    /// there are none, else O(elements).
    public func elements(with name: AttributeName) -> [NodeID] {
        let number = name.knownNumber
        if number >= 0, !hasAttribute[number] { return [] }
        return elements.filter { document.hasAttribute($0, name) }
    }

    private static func number(of element: NodeID, _ document: Document) -> Int {
        document.namespace(element) == .html ? document.tagName(element).knownNumber : -1
    }
}
