/// The list of active formatting elements (HTML 13.2.4.3).
// Deviation: at most `limit` elements stand after the last marker; the oldest is dropped, so that a page cannot make
// every paragraph carry thousands of elements.
struct FormattingElements {
    struct Entry {
        /// The element, or -1 for a marker.
        var node: Int32
        var name: Int32 = -1
        /// Equal attributes in any order have an equal sum; 0 until it is asked for.
        var fingerprint: UInt64 = 0

        var isMarker: Bool { node < 0 }
    }

    static let limit = 256

    var entries: [Entry] = []
    /// The number of entries after the last marker.
    private(set) var countAfterMarker = 0

    mutating func insertMarker() {
        entries.append(Entry(node: -1))
        countAfterMarker = 0
    }

    /// "Clear the list of active formatting elements up to the last marker."
    mutating func clearToLastMarker() {
        while let entry = entries.popLast(), !entry.isMarker {}
        recount()
    }

    private mutating func recount() {
        countAfterMarker = 0
        for entry in entries.reversed() {
            if entry.isMarker { break }
            countAfterMarker += 1
        }
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        countAfterMarker += 1
    }

    mutating func remove(at index: Int) {
        let isAfterMarker = index >= entries.count - countAfterMarker
        entries.remove(at: index)
        if isAfterMarker { countAfterMarker -= 1 }
    }

    mutating func insert(_ entry: Entry, at index: Int) {
        let isAfterMarker = index >= entries.count - countAfterMarker
        entries.insert(entry, at: index)
        if isAfterMarker { countAfterMarker += 1 }
    }

    /// The last element of that name after the last marker. Complexity: O(limit).
    func lastIndex(named name: Int32) -> Int? {
        var index = entries.count - 1
        let first = entries.count - countAfterMarker
        while index >= first {
            if entries[index].name == name { return index }
            index -= 1
        }
        return nil
    }

    func index(of node: Int32) -> Int? {
        var index = entries.count - 1
        let first = entries.count - countAfterMarker
        while index >= first {
            if entries[index].node == node { return index }
            index -= 1
        }
        return nil
    }
}
