/// Rejects selectors whose ancestors cannot be there: a Bloom filter of the names of all open ancestors.
///
/// Invariant: `open` is the path from the root to the current element's parent, and each level's bits hold all
/// levels above it.
struct AncestorFilter {
    private static let words = 16
    private var open: [Int] = []
    private var bits: [UInt64] = []
    private var path: [Int] = []

    /// Makes the parent of an element the last level. Elements come in document order, but not each needs to come.
    /// Complexity: O(1) amortised over the elements of a document.
    mutating func enter(_ table: ElementTable, _ index: Int) {
        let parent = Int(table.entries[index].parent)
        while let last = open.last, parent < last || parent >= Int(table.entries[last].subtreeEnd) {
            open.removeLast()
            bits.removeLast(AncestorFilter.words)
        }
        // The ancestors that are not open yet, the parent first.
        path.removeAll(keepingCapacity: true)
        var current = parent
        while current >= 0, current != open.last {
            path.append(current)
            current = Int(table.entries[current].parent)
        }
        for ancestor in path.reversed() {
            let start = bits.count
            if start >= AncestorFilter.words {
                // Word by word: a slice would share the array, and appending to it would copy all levels.
                for word in (start - AncestorFilter.words)..<start { bits.append(bits[word]) }
            } else {
                bits.append(contentsOf: repeatElement(0, count: AncestorFilter.words))
            }
            open.append(ancestor)
            add(table, ancestor)
        }
    }

    /// Adds the names of an element to the last level.
    private mutating func add(_ table: ElementTable, _ index: Int) {
        let entry = table.entries[index]
        set(entry.tagHash)
        if entry.idHash != 0 { set(entry.idHash ^ 0x5555) }
        for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
            set(table.classes[place].hash ^ 0x3333)
        }
    }

    private mutating func set(_ hash: UInt32) {
        let bit = Int(hash ^ hash >> 16) & (AncestorFilter.words * 64 - 1)
        bits[bits.count - AncestorFilter.words + bit >> 6] |= 1 << UInt64(bit & 63)
    }

    @inline(__always)
    func mayMatch(_ hashes: (UInt32, UInt32, UInt32, UInt32)) -> Bool {
        if hashes.0 == 0 { return true }
        return has(hashes.0) && (hashes.1 == 0 || has(hashes.1)) && (hashes.2 == 0 || has(hashes.2))
            && (hashes.3 == 0 || has(hashes.3))
    }

    @inline(__always)
    private func has(_ hash: UInt32) -> Bool {
        let start = bits.count - AncestorFilter.words
        guard start >= 0 else { return false }
        let bit = Int(hash ^ hash >> 16) & (AncestorFilter.words * 64 - 1)
        return bits[start + bit >> 6] >> UInt64(bit & 63) & 1 != 0
    }
}
