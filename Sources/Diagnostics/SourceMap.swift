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

    public private(set) var segments: [Segment] = []

    public init() {}

    /// Says that the output from `output` on was written by the construct at `offset` of `file`.
    ///
    /// - Parameter isCopy: the output is a copy of the file's bytes from `offset` on.
    public mutating func append(output: Int, file: SourceFile, offset: Int, isCopy: Bool = false) {
        let segment = Segment(output: output, file: file, offset: offset, isCopy: isCopy)
        if let last = segments.indices.last, segments[last].output == output {
            segments[last] = segment
        } else {
            segments.append(segment)
        }
    }

    /// Adds the segments of a part that was written into this output at `output`.
    public mutating func append(_ part: SourceMap, at output: Int) {
        for segment in part.segments {
            append(
                output: output + segment.output, file: segment.file, offset: segment.offset, isCopy: segment.isCopy)
        }
    }

    /// The place that wrote the byte at `output`, or nil before the first segment. Complexity: O(log n).
    public func origin(of output: Int) -> SourceSpan? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].output <= output { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let segment = segments[low - 1]
        let offset = segment.offset + (segment.isCopy ? output - segment.output : 0)
        return segment.file.span(offset..<offset)
    }
}
