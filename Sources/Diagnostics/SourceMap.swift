/// Where the bytes of a generated page came from: output offsets to places in content files and templates.
///
/// Invariant: segments are in ascending order of output offset; a segment reaches to the next one.
public struct SourceMap: Sendable {
    public struct Segment: Sendable {
        /// Byte offset in the output where the segment starts.
        public var output: Int
        public var file: SourceFile
        /// Byte offset in `file` of the construct that wrote this output.
        public var offset: Int
        /// The output is a copy of the file's bytes from `offset` on, so that each byte knows its own place.
        public var isCopy: Bool
    }

    /// A segment without references, because a page has hundreds of them and counting references would cost more than
    /// all the rest. Files and pages are smaller than 4 GB.
    private struct Entry: Sendable {
        var output: UInt32
        var offset: UInt32
        /// Index in `files`, times two, and one more for a copy.
        var fileAndCopy: UInt32
    }

    private var entries: [Entry] = []
    /// The files that segments name. One file may stand here more than once: only the last few are searched.
    private var files: [SourceFile] = []

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }
    /// The number of segments.
    public var count: Int { entries.count }

    /// The segments as values. Complexity: O(segments).
    public var segments: [Segment] {
        entries.map { entry in
            Segment(
                output: Int(entry.output), file: files[Int(entry.fileAndCopy >> 1)], offset: Int(entry.offset),
                isCopy: entry.fileAndCopy & 1 == 1)
        }
    }

    /// Says that the output from `output` on was written by the construct at `offset` of `file`.
    ///
    /// Complexity: O(1).
    ///
    /// - Parameter isCopy: the output is a copy of the file's bytes from `offset` on.
    public mutating func append(output: Int, file: SourceFile, offset: Int, isCopy: Bool = false) {
        append(
            Entry(
                output: UInt32(clamping: output), offset: UInt32(clamping: offset),
                fileAndCopy: index(of: file) << 1 | (isCopy ? 1 : 0)))
    }

    private mutating func append(_ entry: Entry) {
        let last = entries.count - 1
        if last >= 0, entries[last].output == entry.output {
            entries[last] = entry
        } else {
            entries.append(entry)
        }
    }

    private mutating func index(of file: SourceFile) -> UInt32 {
        if let last = files.last, last === file { return UInt32(files.count - 1) }
        for index in files.indices.suffix(8).reversed() where files[index] === file { return UInt32(index) }
        files.append(file)
        return UInt32(files.count - 1)
    }

    /// Adds the segments of a part that was written into this output at `output`. Complexity: O(its segments).
    public mutating func append(_ part: SourceMap, at output: Int) {
        guard !part.entries.isEmpty else { return }
        let indices = part.files.map { index(of: $0) }
        let shift = UInt32(clamping: output)
        for entry in part.entries {
            append(
                Entry(
                    output: entry.output &+ shift, offset: entry.offset,
                    fileAndCopy: indices[Int(entry.fileAndCopy >> 1)] << 1 | entry.fileAndCopy & 1))
        }
    }

    /// The place that wrote the byte at `output`, or nil before the first segment. Complexity: O(log n).
    public func origin(of output: Int) -> SourceSpan? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if Int(entries[middle].output) <= output { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let entry = entries[low - 1]
        let offset = Int(entry.offset) + (entry.fileAndCopy & 1 == 1 ? output - Int(entry.output) : 0)
        return files[Int(entry.fileAndCopy >> 1)].span(offset..<offset)
    }
}
