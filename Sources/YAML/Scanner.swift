import Diagnostics

/// A cursor over the bytes of one document: lines, white space, comments, and the way to refuse.
///
/// Invariant: `position` only moves forward, so that every step is linear; `lineStart` is the start of its line.
struct Scanner {
    let file: SourceFile
    let bytes: [UInt8]
    let end: Int
    var position: Int
    var lineStart: Int
    /// How many collections are open around the cursor.
    var depth = 0

    init(file: SourceFile, range: Range<Int>) {
        self.file = file
        bytes = file.bytes
        end = range.upperBound
        position = range.lowerBound
        if bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
        lineStart = position
    }

    // MARK: Bytes

    /// The byte at the cursor; nil at the end.
    var current: UInt8? { byte(at: position) }

    func byte(at offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

    /// Spaces between the start of the line and the cursor count as columns; nothing else precedes block content.
    var column: Int { position - lineStart }

    /// YAML 1.2 production 26, b-char.
    static func isBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Production 33, s-white.
    static func isWhite(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

    /// White space, a line break or the end.
    static func isBlank(_ byte: UInt8?) -> Bool { byte == nil || isWhite(byte) || isBreak(byte) }

    /// Production 23, c-flow-indicator.
    static func isFlowIndicator(_ byte: UInt8?) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    // MARK: Moving

    mutating func skipWhite() {
        while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    }

    mutating func skipSpaces() {
        while position < end, bytes[position] == 0x20 { position += 1 }
    }

    /// Moves over one line break: LF, CRLF or CR.
    mutating func skipBreak() {
        guard position < end else { return }
        if bytes[position] == 0x0D, byte(at: position + 1) == 0x0A { position += 1 }
        position += 1
        lineStart = position
    }

    mutating func skipToBreak() {
        while position < end, !Scanner.isBreak(bytes[position]) { position += 1 }
    }

    /// Whether a comment starts at the cursor: `#` at the start of a line or after white space (production 75).
    var isAtComment: Bool {
        current == UInt8(ascii: "#") && (position == lineStart || Scanner.isWhite(bytes[position - 1]))
    }

    /// Moves to the first byte of content, over blank lines and comments. The cursor must be at the start of a line or
    /// behind content on it. Tabs may stand in blank lines and before comments, but not before content.
    mutating func skipToContent() throws(Refusal) {
        while true {
            let isFresh = position == lineStart
            skipSpaces()
            let spaces = position
            skipWhite()
            if position < end, !Scanner.isBreak(bytes[position]) {
                guard isAtComment else {
                    if isFresh, position > spaces { throw tabIndentation(at: spaces) }
                    return
                }
                skipToBreak()
            }
            if position >= end { return }
            skipBreak()
        }
    }

    /// Moves behind the rest of a line that may hold only white space and a comment.
    mutating func finishLine(after what: String) throws(Refusal) {
        skipWhite()
        if isAtComment { skipToBreak() }
        guard position < end else { return }
        guard Scanner.isBreak(bytes[position]) else {
            if current == UInt8(ascii: "#") {
                throw refusal(YAMLCodes.syntax, "a comment needs a space before its `#`", at: position)
            }
            throw refusal(
                YAMLCodes.syntax, "unexpected text after \(what)", range: position..<endOfLine,
                help: "put the whole value in quotes if it is one text")
        }
        skipBreak()
    }

    var endOfLine: Int {
        var offset = position
        while offset < end, !Scanner.isBreak(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Whether a document marker, `---` or `...`, stands at the cursor (productions 203 to 206).
    var isAtDocumentMarker: Bool {
        guard position == lineStart, position + 3 <= end, Scanner.isBlank(byte(at: position + 3)) else { return false }
        let byte = bytes[position]
        return (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) && bytes[position + 1] == byte
            && bytes[position + 2] == byte
    }

    // MARK: Refusing

    func refusal(
        _ code: DiagnosticCode, _ message: String, at offset: Int, help: String? = nil
    ) -> Refusal {
        refusal(code, message, range: offset..<min(offset + 1, end), help: help)
    }

    func refusal(
        _ code: DiagnosticCode, _ message: String, range: Range<Int>, help: String? = nil
    ) -> Refusal {
        Refusal(code: code, message: message, range: range, help: help)
    }

    func tabIndentation(at offset: Int) -> Refusal {
        refusal(
            YAMLCodes.tabIndentation, "a tab cannot indent or separate block content", at: offset, help: "use spaces")
    }

    mutating func enter(at offset: Int) throws(Refusal) {
        depth += 1
        if depth > YAMLParser.depthLimit {
            throw refusal(
                YAMLCodes.limit, "collections stand more than \(YAMLParser.depthLimit) deep in each other", at: offset)
        }
    }
}
