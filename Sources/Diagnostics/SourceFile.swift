import Synchronization

/// One input file as it stands on disk (or one page as it will be written): its path and its bytes.
///
/// Invariant: bytes are never normalised. Every byte offset in a diagnostic, a tree or a source map counts in
/// these bytes, byte order mark and carriage returns included.
public final class SourceFile: Sendable {
    /// The path as a user would type it: relative to the project's root, `/` between folders.
    public let path: String
    /// The number of bytes.
    public let count: Int
    private let kept: [UInt8]
    /// What reads the bytes when they are not kept.
    private let rereading: Rereading?
    /// Found when first asked for: most pages have nothing to report.
    private let knownLineStarts = Mutex<[Int]?>(nil)
    /// How many characters stand before every `stride` bytes: those of a long line are not counted from its start each
    /// time. Found when first asked for.
    private let knownCounts = Mutex<[Int]?>(nil)
    private static let stride = 4_096

    /// Complexity: O(1).
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        kept = bytes
        count = bytes.count
        rereading = nil
    }

    /// A file whose bytes are not kept.
    public init(path: String, count: Int, _ rereading: Rereading) {
        self.path = path
        self.count = count
        kept = []
        self.rereading = rereading
    }

    /// The bytes of the file, unchanged. Complexity: O(1), or reading the file where its bytes are not kept.
    public var bytes: [UInt8] { rereading?.bytes(of: self) ?? kept }

    /// The file with its bytes in memory, as long as the caller holds it.
    public var loaded: SourceFile {
        guard let rereading else { return self }
        return SourceFile(path: path, bytes: rereading.fresh(self))
    }

    /// Byte offset of the first byte of every line; never empty. A line ends at LF, CRLF or a lone CR.
    /// Complexity: O(n) in the number of bytes when first asked for.
    public var lineStarts: [Int] {
        if let rereading { return rereading.lineStarts(of: self) }
        return knownLineStarts.withLock { known in
            if let starts = known { return starts }
            let starts = SourceFile.lineStarts(of: bytes)
            known = starts
            return starts
        }
    }

    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            let end = buffer.count
            while index < end {
                let byte = buffer[index]
                index += 1
                if byte == 0x0A {
                    starts.append(index)
                } else if byte == 0x0D {
                    if index < end, buffer[index] == 0x0A { index += 1 }
                    starts.append(index)
                }
            }
        }
        return starts
    }

    /// The 1-based line of a byte offset. Complexity: O(log lines).
    public func line(at offset: Int) -> Int {
        let lineStarts = lineStarts
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The 1-based line and column of a byte offset; the column counts Unicode scalars. Offsets outside the file
    /// are clamped to it. Complexity: O(log lines), and O(bytes) the first time for a very long line.
    public func location(at offset: Int) -> SourceLocation {
        let lineStarts = lineStarts
        let bytes = bytes
        let clamped = min(max(offset, 0), bytes.count)
        let line = line(at: clamped)
        var start = lineStarts[line - 1]
        if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, clamped) }
        let column: Int
        if clamped - start <= SourceFile.stride {
            column = SourceFile.characters(of: bytes, in: start..<max(start, clamped)) + 1
        } else {
            column = characters(before: clamped, bytes) - characters(before: start, bytes) + 1
        }
        return SourceLocation(line: line, column: column)
    }

    /// The Unicode scalars that begin in a range of bytes.
    private static func characters(of bytes: [UInt8], in range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The Unicode scalars before an offset. Complexity: O(1), but for the first time.
    private func characters(before offset: Int, _ bytes: [UInt8]) -> Int {
        let counts = knownCounts.withLock { known in
            if let counts = known { return counts }
            var counts = [0]
            for start in Swift.stride(from: 0, to: bytes.count, by: SourceFile.stride) {
                let end = min(start + SourceFile.stride, bytes.count)
                counts.append((counts.last ?? 0) + SourceFile.characters(of: bytes, in: start..<end))
            }
            known = counts
            return counts
        }
        let block = min(offset / SourceFile.stride, counts.count - 1)
        return counts[block] + SourceFile.characters(of: bytes, in: block * SourceFile.stride..<offset)
    }

    /// The bytes of a 1-based line without its line ending, or an empty range past the end.
    public func range(ofLine line: Int) -> Range<Int> {
        let lineStarts = lineStarts
        let bytes = bytes
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The byte offset of a 1-based line and a 1-based **byte** column, as libcmark gives them; clamped to the file.
    public func offset(line: Int, byteColumn: Int) -> Int {
        let lineStarts = lineStarts
        guard line >= 1 else { return 0 }
        guard line <= lineStarts.count else { return count }
        return min(lineStarts[line - 1] + max(byteColumn, 1) - 1, count)
    }

    /// The text of a byte range; invalid UTF-8 is replaced by U+FFFD.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self)
    }

    public func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: self, range: range) }
}

/// A place in a file as people say it. Both numbers are 1-based; the column counts Unicode scalars.
public struct SourceLocation: Sendable, Hashable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
