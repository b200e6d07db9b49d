import Diagnostics

/// Trusted, already escaped HTML, with the places that wrote it.
///
/// Invariant: `bytes` is UTF-8 and safe to insert into a page as it stands; only renderers and the sanitizer make it.
public struct Markup: Sendable {
    public var bytes: [UInt8]
    /// Output offsets in `bytes` to places in content files and templates.
    public var sourceMap: SourceMap

    public init(bytes: [UInt8] = [], sourceMap: SourceMap = SourceMap()) {
        self.bytes = bytes
        self.sourceMap = sourceMap
    }

    /// Adds another piece of markup, source map included. Complexity: O(length of `part`).
    public mutating func append(_ part: Markup) {
        sourceMap.append(part.sourceMap, at: bytes.count)
        bytes.append(contentsOf: part.bytes)
    }

    /// The markup as a string; for tests and messages, not for hot loops.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
