/// Numbers byte strings: equal strings have the same number, counted from 0. What a dictionary would do, without
/// making values of the strings and with a hash that takes eight bytes at a time.
public struct ByteTable: Sendable {
    private var content: [UInt8] = []
    private var starts: [Int] = [0]
    private var hashes: [UInt64] = []
    /// Open addressing: numbers of strings or -1; the count is a power of two.
    private var slots: [Int32]

    /// Chosen anew for every process, so that no page can be written whose strings all fall into one slot.
    private static let seed = UInt64.random(in: .min ... .max)

    /// An empty table.
    public init() { slots = [Int32](repeating: -1, count: 64) }

    /// How many different strings there are.
    public var count: Int { hashes.count }

    /// The number of a string, given to it now if it is new. Complexity: O(length) on average.
    public mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = ByteTable.hash(bytes)
        let slot = slot(of: bytes, hash)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        let number = hashes.count
        slots[slot] = Int32(truncatingIfNeeded: number)
        hashes.append(hash)
        content.append(contentsOf: bytes)
        starts.append(content.count)
        if hashes.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a string, or nil if the table does not have it.
    public func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let found = slots[slot(of: bytes, ByteTable.hash(bytes))]
        return found < 0 ? nil : Int(found)
    }

    /// The string of a number, as text.
    public func text(_ number: Int) -> String {
        String(decoding: content[starts[number]..<starts[number + 1]], as: UTF8.self)
    }

    /// All strings as text, in the order of their numbers.
    public var texts: [String] { (0..<count).map(text) }

    private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash >> 20) & mask
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, isEqual(number, bytes) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[number]
        guard starts[number + 1] - start == bytes.count else { return false }
        return content.withUnsafeBufferPointer { content in
            for place in 0..<bytes.count where content[start + place] != bytes[place] { return false }
            return true
        }
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash >> 20) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        let raw = UnsafeRawBufferPointer(bytes)
        var place = 0
        while place + 8 <= raw.count {
            hash = mix(hash, raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var rest: UInt64 = 0
        while place < raw.count {
            rest = rest << 8 | UInt64(raw[place])
            place += 1
        }
        return mix(hash, rest)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        let product = (hash ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
