/// Appends text with `&`, `<`, `>`, `"` and `'` escaped, in runs.
///
/// The specification asks for the first four. The apostrophe is escaped too, so that a value cannot leave an attribute
/// whatever quotes the theme's author used.
func appendEscaped(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { appendEscaped($0, to: &output) }
}

func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var runStart = 0
    for index in 0..<bytes.count {
        let byte = bytes[index]
        // All five characters are below `?`.
        if byte > 0x3E { continue }
        let replacement: StaticString
        switch byte {
        case 0x26: replacement = "&amp;"
        case 0x3C: replacement = "&lt;"
        case 0x3E: replacement = "&gt;"
        case 0x22: replacement = "&quot;"
        case 0x27: replacement = "&#39;"
        default: continue
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
        replacement.withUTF8Buffer { output.append(contentsOf: $0) }
        runStart = index + 1
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<bytes.count]))
}
