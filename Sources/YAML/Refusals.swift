extension Scanner {
    /// Says by name what stands where a value should start.
    func unexpectedStart(inFlow: Bool) -> Refusal {
        guard let byte = current else {
            return refusal(YAMLCodes.syntax, "expected a value", at: position)
        }
        let quoteIt = "put the value in quotes if it is text"
        let word = position..<endOfWord
        switch byte {
        case UInt8(ascii: "&"):
            return refusal(YAMLCodes.unsupported, "anchors are not supported", range: word, help: quoteIt)
        case UInt8(ascii: "*"):
            return refusal(YAMLCodes.unsupported, "aliases are not supported", range: word, help: quoteIt)
        case UInt8(ascii: "!"):
            return refusal(YAMLCodes.unsupported, "tags are not supported", range: word, help: quoteIt)
        case UInt8(ascii: "%"):
            let isDirective = position == lineStart
            return refusal(
                isDirective ? YAMLCodes.unsupported : YAMLCodes.syntax,
                isDirective ? "directives are not supported" : "a plain text cannot start with `%`", range: word,
                help: isDirective ? "remove the line" : quoteIt)
        case UInt8(ascii: "?"):
            return refusal(YAMLCodes.unsupported, "keys marked with `? ` are not supported", at: position)
        case UInt8(ascii: ":"):
            return refusal(YAMLCodes.unsupported, "a key cannot be empty", at: position)
        case UInt8(ascii: "-") where inFlow:
            return refusal(YAMLCodes.syntax, "a block sequence cannot stand in a flow collection", at: position)
        case UInt8(ascii: ",") where inFlow:
            return refusal(YAMLCodes.syntax, "a value is missing before this comma", at: position)
        case UInt8(ascii: "#"):
            return refusal(YAMLCodes.syntax, "a comment needs a space before its `#`", at: position)
        default:
            let character = file.text(in: position..<(position + 1))
            return refusal(
                YAMLCodes.syntax, "a plain text cannot start with `\(character)`", at: position, help: quoteIt)
        }
    }

    private var endOfWord: Int {
        var offset = position
        while offset < end, !Scanner.isBlank(bytes[offset]) { offset += 1 }
        return max(offset, min(position + 1, end))
    }
}
