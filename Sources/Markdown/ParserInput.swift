import CCommonMark
import Diagnostics

/// The text that libcmark is fed, and the way back from its lines and columns to the bytes of the file.
///
/// Invariant: segments ascend in both coordinates; within a segment the fed bytes stand in the file unchanged, or
/// byte for byte masked.
struct ParserInput {
    /// A stretch of fed bytes and where it comes from.
    struct Segment {
        var fed: Int
        var source: Int
    }

    let file: SourceFile
    /// What libcmark reads.
    var bytes: ArraySlice<UInt8>
    /// Offsets of line starts in the coordinates of `bytes`' own indices.
    let lineStarts: [Int]
    /// The index in `lineStarts` of line 1.
    let firstLine: Int
    /// Nil when fed indices are file offsets.
    let segments: [Segment]?
    /// The byte that stands for a masked `[`, or nil when nothing is masked.
    var mask: UInt8?

    /// A part of a file as it stands.
    init(file: SourceFile, range: Range<Int>) {
        self.file = file
        bytes = file.bytes[range]
        lineStarts = file.lineStarts
        firstLine = file.line(at: range.lowerBound) - 1
        segments = nil
    }

    /// Rewritten text.
    init(file: SourceFile, bytes: [UInt8], segments: [Segment], mask: UInt8?) {
        self.file = file
        self.bytes = bytes[...]
        lineStarts = SourceFile(path: "", bytes: bytes).lineStarts
        firstLine = 0
        self.segments = segments
        self.mask = mask
    }

    /// The fed index of the start of a 1-based line.
    @inline(__always)
    func lineStart(_ line: Int) -> Int {
        let index = firstLine + line - 1
        guard index < lineStarts.count else { return bytes.endIndex }
        return min(max(lineStarts[max(index, 0)], bytes.startIndex), bytes.endIndex)
    }

    /// The fed range of a 1-based line without its line ending.
    func line(_ line: Int) -> Range<Int> {
        let start = lineStart(line)
        var end = lineStart(line + 1)
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The 1-based line of a fed index. Complexity: O(log lines).
    func lineNumber(at index: Int) -> Int {
        var low = firstLine
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low - firstLine + 1
    }

    /// The file offset of a fed index. Complexity: O(log segments).
    @inline(__always)
    func source(_ index: Int) -> Int {
        guard let segments else { return index }
        return ParserInput.source(index, segments, fileLength: file.count)
    }

    private static func source(_ index: Int, _ segments: [Segment], fileLength: Int) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].fed <= index { low = middle } else { high = middle }
        }
        guard low < segments.count else { return 0 }
        let segment = segments[low]
        let offset = min(segment.source + max(index - segment.fed, 0), fileLength)
        // A stretch that stands for less source than it has bytes must not reach into the next one.
        if low + 1 < segments.count { return min(offset, segments[low + 1].source) }
        return offset
    }

    /// Adds the segments of a stretch of this input that is copied into another one at `fed`.
    func appendSegments(of range: Range<Int>, at fed: Int, to output: inout [Segment]) {
        output.append(Segment(fed: fed, source: source(range.lowerBound)))
        guard let segments else { return }
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].fed <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        while low < segments.count, segments[low].fed < range.upperBound {
            output.append(Segment(fed: fed + segments[low].fed - range.lowerBound, source: segments[low].source))
            low += 1
        }
    }
}
