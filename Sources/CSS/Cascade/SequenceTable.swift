/// Numbers sequences of integers: equal sequences have the same number, counted from 0. All are kept in one buffer.
struct SequenceTable {
    private var content: [UInt32] = []
    private var starts: [Int32] = [0]
    private var hashes: [UInt32] = []
    /// Open addressing: numbers of sequences or -1; the count is a power of two.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// How many different sequences there are.
    var count: Int { hashes.count }

    /// The number of a sequence, given to it now if it is new. Complexity: O(length) on average.
    mutating func number(of sequence: [UInt32]) -> Int32 {
        var hash: UInt32 = 0x811C_9DC5
        for value in sequence {
            hash = (hash ^ value) &* 0x9E37_79B1
            hash ^= hash >> 15
        }
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, isEqual(number, sequence) { return Int32(number) }
            slot = (slot + 1) & mask
        }
        let number = Int32(hashes.count)
        slots[slot] = number
        hashes.append(hash)
        content.append(contentsOf: sequence)
        starts.append(Int32(content.count))
        if hashes.count * 2 > slots.count { grow() }
        return number
    }

    private func isEqual(_ number: Int, _ sequence: [UInt32]) -> Bool {
        let start = Int(starts[number])
        guard Int(starts[number + 1]) - start == sequence.count else { return false }
        for place in sequence.indices where content[start + place] != sequence[place] { return false }
        return true
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}

/// Numbers pairs of integers: equal pairs have the same number, counted from 0.
struct PairTable {
    private var pairs: [UInt64] = []
    /// Open addressing: numbers of pairs or -1; the count is a power of two.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// How many different pairs there are.
    var count: Int { pairs.count }

    /// The number of a pair, given to it now if it is new. Complexity: O(1) on average.
    mutating func number(of first: UInt32, _ second: UInt32) -> Int32 {
        let pair = UInt64(first) << 32 | UInt64(second)
        let mask = slots.count - 1
        var slot = PairTable.slot(of: pair) & mask
        while slots[slot] >= 0 {
            if pairs[Int(slots[slot])] == pair { return slots[slot] }
            slot = (slot + 1) & mask
        }
        let number = Int32(pairs.count)
        slots[slot] = number
        pairs.append(pair)
        if pairs.count * 2 > slots.count { grow() }
        return number
    }

    private static func slot(of pair: UInt64) -> Int {
        Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for (number, pair) in pairs.enumerated() {
            var slot = PairTable.slot(of: pair) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}

/// A map from the hashes of names to small numbers: what a dictionary would do, without its careful hashing.
struct NumberTable {
    private var keys: [UInt32]
    private var values: [Int32]
    private var count = 0

    init() {
        keys = [UInt32](repeating: 0, count: 64)
        values = [Int32](repeating: -1, count: 64)
    }

    var isEmpty: Bool { count == 0 }

    /// The value of a hash, or -1.
    subscript(key: UInt32) -> Int32 {
        let mask = keys.count - 1
        var slot = Int(key ^ key >> 16) & mask
        while values[slot] >= 0 {
            if keys[slot] == key { return values[slot] }
            slot = (slot + 1) & mask
        }
        return -1
    }

    /// Sets the value, 0 or more, of a hash that has none yet.
    mutating func insert(_ value: Int32, for key: UInt32) {
        if (count + 1) * 2 > keys.count { grow() }
        let mask = keys.count - 1
        var slot = Int(key ^ key >> 16) & mask
        while values[slot] >= 0 { slot = (slot + 1) & mask }
        keys[slot] = key
        values[slot] = value
        count += 1
    }

    private mutating func grow() {
        let old = (keys, values)
        keys = [UInt32](repeating: 0, count: old.0.count * 2)
        values = [Int32](repeating: -1, count: old.0.count * 2)
        count = 0
        for (slot, value) in old.1.enumerated() where value >= 0 { insert(value, for: old.0[slot]) }
    }
}
