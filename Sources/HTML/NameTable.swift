/// Interns byte strings to small integers, so that names are compared as numbers.
///
/// Codes count up from 0 in the order of first appearance; the known names of the standard come first and have the
/// same code in every table. A copy of a table shares its storage until either grows.
struct NameTable: Sendable {
    private struct Entry {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }

    /// Open addressing with linear probing; -1 is a free slot. The length is a power of two.
    private var slots: [Int32]
    private var entries: [Entry] = []
    private var bytes: [UInt8] = []

    /// The number of names; codes are below it.
    var count: Int { entries.count }

    /// A table of the names in a white-space separated list.
    init(list: String) {
        slots = [Int32](repeating: -1, count: 1024)
        for name in list.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            _ = intern(Array(name))
        }
    }

    /// Chosen anew for every process, so that no page can be written whose names all fall into one slot.
    private static let seed = UInt32.random(in: .min ... .max)

    /// What the hash of a name starts from.
    static var initialHash: UInt32 { seed }

    @inline(__always)
    static func combine(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(truncatingIfNeeded: byte)) &* 0x0100_0193
    }

    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = initialHash
        for byte in name { hash = combine(hash, byte) }
        return hash
    }

    /// The code of a name, which is added if it is new. Complexity: O(length), amortised.
    mutating func intern(_ name: [UInt8]) -> Int32 {
        name.withUnsafeBufferPointer { intern($0, hash: NameTable.hash($0)) }
    }

    mutating func intern(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int32 {
        let (slot, code) = find(name, hash: hash)
        if code >= 0 { return code }
        let added = Int32(truncatingIfNeeded: entries.count)
        entries.append(
            Entry(
                hash: hash, start: UInt32(truncatingIfNeeded: bytes.count),
                count: UInt32(truncatingIfNeeded: name.count)))
        bytes.append(contentsOf: name)
        slots[slot] = added
        if entries.count * 2 > slots.count { grow() }
        return added
    }

    /// The code of a name, or nil if the table does not have it.
    func code(of name: [UInt8]) -> Int32? {
        let code = name.withUnsafeBufferPointer { find($0, hash: NameTable.hash($0)).code }
        return code < 0 ? nil : code
    }

    /// The name of a code; empty for a code that is not in the table.
    func text(_ code: Int32) -> String {
        String(decoding: name(code), as: UTF8.self)
    }

    func name(_ code: Int32) -> ArraySlice<UInt8> {
        guard code >= 0, Int(code) < entries.count else { return [] }
        let entry = entries[Int(code)]
        return bytes[Int(entry.start)..<Int(entry.start + entry.count)]
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> (slot: Int, code: Int32) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
        while true {
            let code = slots[slot]
            if code < 0 { return (slot, -1) }
            let entry = entries[Int(code)]
            if entry.hash == hash, Int(entry.count) == name.count, isEqual(entry, name) { return (slot, code) }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    private func isEqual(_ entry: Entry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(entry.start)
        for index in 0..<name.count where bytes[start + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for (code, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash ^ (entry.hash >> 15)) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: code)
        }
    }
}
