/// The named character references, for finding the longest name at a place in the input (HTML 13.2.5.73).
///
/// Invariant: `names` are in byte order, so that the names with a common prefix stand together and the prefix itself,
/// if it is a name, stands first of them.
struct NamedCharacters: Sendable {
    struct Match {
        /// The number of bytes of the name, `;` included.
        var count: Int
        var first: UInt32
        /// The second scalar, or 0.
        var second: UInt32
        var endsWithSemicolon: Bool
    }

    private struct Entry {
        var name: [UInt8]
        var first: UInt32
        var second: UInt32
    }

    static let shared = NamedCharacters()

    private let bytes: [UInt8]
    /// Where each name starts in `bytes`; one more at the end.
    private let starts: [Int32]
    private let scalars: [(first: UInt32, second: UInt32)]
    /// For each first byte the first of its names; one more at the end.
    private let firstByte: [Int32]

    private init() {
        var entries: [Entry] = []
        for item in NamedCharacters.list.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let halves = item.split(separator: UInt8(ascii: ":"))
            guard halves.count == 2 else { continue }
            let numbers = halves[1].split(separator: UInt8(ascii: "+")).map {
                UInt32(String(decoding: $0, as: UTF8.self), radix: 16) ?? 0xFFFD
            }
            var name = Array(halves[0])
            let isAlsoBare = name.last == UInt8(ascii: "!")
            if isAlsoBare { name.removeLast() }
            let second = numbers.count > 1 ? numbers[1] : 0
            if isAlsoBare { entries.append(Entry(name: name, first: numbers[0], second: second)) }
            entries.append(Entry(name: name + [0x3B], first: numbers[0], second: second))
        }
        entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
        bytes = entries.flatMap(\.name)
        var starts: [Int32] = [0]
        for entry in entries { starts.append(starts[starts.count - 1] + Int32(entry.name.count)) }
        self.starts = starts
        scalars = entries.map { ($0.first, $0.second) }
        firstByte = (0...256).map { byte in
            Int32(entries.firstIndex { Int($0.name[0]) >= byte } ?? entries.count)
        }
    }

    /// The longest name that the input starts with at `position`, the place after `&`. Complexity: O(length · log n).
    func longestMatch(in input: UnsafeBufferPointer<UInt8>, at position: Int) -> Match? {
        guard position < input.count else { return nil }
        var low = Int(firstByte[Int(input[position])])
        var high = Int(firstByte[Int(input[position]) + 1])
        var depth = 1
        var best: (index: Int, count: Int)?
        while low < high {
            if length(low) == depth { best = (low, depth) }
            guard position + depth < input.count else { break }
            let byte = input[position + depth]
            low = bound(low, high, depth) { $0 >= byte }
            high = bound(low, high, depth) { $0 > byte }
            depth += 1
        }
        return best.map { index, count in
            Match(
                count: count, first: scalars[index].first, second: scalars[index].second,
                endsWithSemicolon: input[position + count - 1] == 0x3B)
        }
    }

    private func length(_ index: Int) -> Int { Int(starts[index + 1] - starts[index]) }

    /// The first name of `low..<high` whose byte at `depth` fulfils a monotone condition; too short names do not.
    private func bound(_ low: Int, _ high: Int, _ depth: Int, where condition: (UInt8) -> Bool) -> Int {
        var low = low
        var high = high
        while low < high {
            let middle = (low + high) / 2
            if length(middle) > depth, condition(bytes[Int(starts[middle]) + depth]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
