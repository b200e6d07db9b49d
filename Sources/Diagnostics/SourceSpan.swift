/// A range of bytes in a file: what a diagnostic points at.
public struct SourceSpan: Sendable {
    public let file: SourceFile
    /// Byte offsets in `file.bytes`; clamped to the file.
    public let range: Range<Int>

    public init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range.clamped(to: 0..<file.count)
    }

    /// Where the span starts. Complexity: O(log lines + length of the line).
    public var start: SourceLocation { file.location(at: range.lowerBound) }
    public var end: SourceLocation { file.location(at: range.upperBound) }
    public var text: String { file.text(in: range) }
}

extension SourceSpan: Hashable {
    public static func == (left: SourceSpan, right: SourceSpan) -> Bool {
        left.range == right.range && (left.file === right.file || left.file.path == right.file.path)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(range)
    }
}
