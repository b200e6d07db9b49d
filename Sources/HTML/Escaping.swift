/// Escaping by the fragment serialisation algorithm (HTML 13.3, "escaping a string"): runs of bytes are copied whole.
public enum Escaping {
    /// Appends UTF-8 with `&`, `<`, `>` and U+00A0 escaped, for element content.
    public static func appendEscapedText(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
        append(bytes, quote: false, to: &output)
    }

    /// Appends UTF-8 with `&`, `<`, `>`, `"` and U+00A0 escaped, for a value between double quotes.
    public static func appendEscapedAttribute(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
        append(bytes, quote: true, to: &output)
    }

    /// Appends text with `&`, `<`, `>` and U+00A0 escaped, for element content.
    public static func appendEscapedText(_ text: String, to output: inout [UInt8]) {
        append(text.utf8, quote: false, to: &output)
    }

    /// Appends text with `&`, `<`, `>`, `"` and U+00A0 escaped, for a value between double quotes.
    public static func appendEscapedAttribute(_ text: String, to output: inout [UInt8]) {
        append(text.utf8, quote: true, to: &output)
    }

    /// Text escaped for element content.
    public static func escapedText(_ text: String) -> String {
        var output: [UInt8] = []
        appendEscapedText(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Text escaped for a value between double quotes.
    public static func escapedAttribute(_ text: String) -> String {
        var output: [UInt8] = []
        appendEscapedAttribute(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ bytes: some Sequence<UInt8>, quote: Bool, to output: inout [UInt8]) {
        if bytes.withContiguousStorageIfAvailable({ appendRuns($0, quote: quote, to: &output) }) == nil {
            Array(bytes).withUnsafeBufferPointer { appendRuns($0, quote: quote, to: &output) }
        }
    }

    private static func appendRuns(_ bytes: UnsafeBufferPointer<UInt8>, quote: Bool, to output: inout [UInt8]) {
        var runStart = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // All bytes that may need escaping but U+00A0's are below `?`.
            if byte > 0x3E && byte != 0xC2 {
                index += 1
                continue
            }
            let replacement: StaticString
            var length = 1
            switch byte {
            case 0x26: replacement = "&amp;"
            case 0x3C: replacement = "&lt;"
            case 0x3E: replacement = "&gt;"
            case 0x22 where quote: replacement = "&quot;"
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0:
                replacement = "&nbsp;"
                length = 2
            default:
                index += 1
                continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
            replacement.withUTF8Buffer { output.append(contentsOf: $0) }
            index += length
            runStart = index
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<bytes.count]))
    }
}
