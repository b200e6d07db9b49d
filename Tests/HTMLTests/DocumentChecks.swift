import Testing

@testable import HTML

/// What holds of every parsed document.
enum DocumentChecks {
    static func check(_ document: Document) {
        let count = document.source.bytes.count
        var isSound = true
        var visited = 0
        for node in document.allNodes {
            visited += 1
            isSound = isSound && areLinksMutual(document, node) && areRangesInside(document, node, count)
        }
        isSound = isSound && visited < document.nodeCount
        isSound = isSound && document.errors.allSatisfy { $0.range.upperBound <= count }
        #expect(isSound)
    }

    private static func areLinksMutual(_ document: Document, _ node: NodeID) -> Bool {
        let isAfterPrevious = document.previousSibling(node).map { document.nextSibling($0) == node } ?? true
        let isBeforeNext = document.nextSibling(node).map { document.previousSibling($0) == node } ?? true
        let isChild = document.parent(node).map { parent in
            document.previousSibling(node) != nil || document.firstChild(parent) == node
        }
        return isAfterPrevious && isBeforeNext && isChild == true
    }

    private static func areRangesInside(_ document: Document, _ node: NodeID, _ count: Int) -> Bool {
        let ranges = [
            document.startTagRange(node), document.endTagRange(node), document.range(ofText: node),
            document.range(of: node),
        ]
        let attributes = document.attributes(node).flatMap { [$0.nameRange, $0.valueRange] }
        return (ranges + attributes).allSatisfy { $0.map { $0.upperBound <= count } ?? true }
    }
}
