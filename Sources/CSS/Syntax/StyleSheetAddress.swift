/// An address that a style sheet names so that a browser loads a file: `url(…)`, a string of `@import`, or one of
/// `image-set()` (CSS Values 4, 4.5; CSS Cascade 5, 2; CSS Images 4, 2.4).
public struct StyleSheetAddress: Sendable, Hashable {
    /// As written, escapes resolved.
    public let url: String
    /// Byte range of the address in the sheet.
    public let range: Range<Int>

    /// The addresses of a sheet, or of a list of declarations, in order. Those of `@namespace` and `@document` only
    /// name something. Complexity: O(bytes).
    public static func all(in bytes: [UInt8]) -> [StyleSheetAddress] {
        let tokens = Tokenizer.tokenize(bytes, in: 0..<bytes.count)
        var found: [StyleSheetAddress] = []
        bytes.withUnsafeBufferPointer { buffer in
            var reader = Reader(bytes: buffer)
            for token in tokens { if let address = reader.read(token) { found.append(address) } }
        }
        return found
    }

    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        /// The at-rule whose prelude is being read, in lower case.
        private var rule: String?
        /// Functions and parentheses that are open, innermost last; empty names for parentheses.
        private var functions: [String] = []

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        mutating func read(_ token: Token) -> StyleSheetAddress? {
            switch token.kind {
            case .atKeyword: rule = name(token)
            case .semicolon, .leftCurly, .rightCurly:
                rule = nil
                functions = []
            case .function: functions.append(name(token))
            case .leftParenthesis: functions.append("")
            case .rightParenthesis: _ = functions.popLast()
            case .url where !onlyNames: return address(token)
            case .string where !onlyNames && isLoaded: return address(token)
            default: break
            }
            return nil
        }

        private var onlyNames: Bool {
            switch rule {
            case "namespace", "document", "-moz-document": true
            default: false
            }
        }

        /// Whether a string that stands here is an address.
        private var isLoaded: Bool {
            switch functions.last {
            case nil: rule == "import"
            case "url", "src", "image", "image-set", "-webkit-image-set": true
            default: false
            }
        }

        private func name(_ token: Token) -> String { asciiLowercased(TokenText.decode(bytes, token.valueRange)) }

        private func address(_ token: Token) -> StyleSheetAddress {
            StyleSheetAddress(url: TokenText.decode(bytes, token.valueRange), range: token.valueRange)
        }
    }
}
