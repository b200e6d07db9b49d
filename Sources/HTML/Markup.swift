import Diagnostics

/// HTML that is trusted and already escaped, and where each part of it came from.
public struct Markup: Sendable {
    /// The HTML as UTF-8.
    public var bytes: [UInt8]
    /// Byte offsets in `bytes` to places in content files and templates; empty if unknown.
    public var sourceMap: SourceMap

    /// Trusted markup: the caller vouches that it is escaped.
    public init(bytes: [UInt8] = [], sourceMap: SourceMap = SourceMap()) {
        self.bytes = bytes
        self.sourceMap = sourceMap
    }

    /// Plain text, escaped.
    public init(text: String) {
        self.init()
        append(text: text)
    }

    /// Whether there are no bytes.
    public var isEmpty: Bool { bytes.isEmpty }
    /// The markup as a string; for tests and messages, not for hot loops.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes room for so many bytes in all.
    public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    /// Says that what is appended from here on was written by the construct at `offset` of `file`.
    public mutating func mark(_ file: SourceFile, at offset: Int) {
        sourceMap.append(output: bytes.count, file: file, offset: offset)
    }

    /// Appends another piece of markup with its origins. Complexity: O(its length).
    public mutating func append(_ markup: Markup) {
        sourceMap.append(markup.sourceMap, at: bytes.count)
        bytes.append(contentsOf: markup.bytes)
    }

    /// Appends trusted markup, such as a tag written in code.
    public mutating func append(raw: StaticString) {
        raw.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends trusted markup.
    public mutating func append(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

    /// Appends text, escaped as in element content.
    public mutating func append(text: String) {
        Escaping.appendEscapedText(text, to: &bytes)
    }

    /// Appends ` name="value"` with the value escaped.
    public mutating func append(attribute name: StaticString, _ value: String) {
        bytes.append(0x20)
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(0x3D)
        bytes.append(0x22)
        Escaping.appendEscapedAttribute(value, to: &bytes)
        bytes.append(0x22)
    }
}
