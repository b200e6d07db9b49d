/// Growable memory of plain records, of which a document has several.
///
/// It is an address, a count and a capacity, so that reading a record counts no references and asks for no unique
/// owner. Whoever holds an arena for good gives its memory back with `deallocate`: `DocumentStorage` does.
struct Arena<Record: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Record>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    /// The records of an array, copied.
    init(_ records: [Record]) {
        self.init(capacity: records.count)
        records.withUnsafeBufferPointer { buffer in
            if let source = buffer.baseAddress { base.initialize(from: source, count: buffer.count) }
        }
        count = records.count
    }

    /// The same records in memory of their own.
    func copied() -> Arena {
        var copy = Arena(capacity: count)
        copy.base.initialize(from: base, count: count)
        copy.count = count
        return copy
    }

    func deallocate() { base.deallocate() }

    /// The record at a place below `count`.
    @inline(__always)
    subscript(place: Int) -> Record {
        get {
            precondition(UInt(bitPattern: place) < UInt(bitPattern: count), "no record has that place")
            return base[place]
        }
        // Mutating on purpose: `nodes[place].link = add(node)` must look for the record after `add` may have moved it.
        _modify {
            precondition(UInt(bitPattern: place) < UInt(bitPattern: count), "no record has that place")
            yield &base[place]
        }
    }

    /// Complexity: O(1), amortised.
    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { reserve(count + 1) }
        (base + count).initialize(to: record)
        count += 1
    }

    /// Copies of records of its own, to the end.
    mutating func append(copiesOf range: Range<Int>) {
        for place in range { append(self[place]) }
    }

    /// Complexity: O(records behind).
    mutating func remove(at place: Int) {
        for index in place..<count - 1 { base[index] = base[index + 1] }
        count -= 1
    }

    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, capacity * 2)
        let moved = UnsafeMutablePointer<Record>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
