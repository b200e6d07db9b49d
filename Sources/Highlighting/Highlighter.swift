/// Colours code at build time: HTML with `<span class="hl-…">` around the parts that a theme may colour.
public enum Highlighter {
    /// The languages, in the order of the documentation. A new one is a file in `Languages` and a line here.
    public static let languages: [Language] = [
        .swift, .html, .css, .javaScript, .typeScript, .kotlin, .json, .yaml, .shell, .diff, .plain,
    ]

    private static let byName: [String: Language] = Dictionary(
        languages.flatMap { language in ([language.name] + language.aliases).map { ($0, language) } },
        uniquingKeysWith: { first, _ in first })

    /// The language of a name or alias such as `sh`, in any case.
    public static func language(named name: String) -> Language? { byName[name.lowercased()] }

    /// The HTML of `code`, or nil when the language is not known.
    ///
    /// Stripping the spans gives the escaped input exactly. Complexity: O(length of the code).
    /// - Parameter language: a name or an alias such as `sh`, in any case.
    public static func highlight(_ code: ArraySlice<UInt8>, language: String) -> [UInt8]? {
        guard let language = self.language(named: language) else { return nil }
        return code.withUnsafeBufferPointer { buffer in
            var scanner = CodeScanner(buffer)
            language.scan(&scanner)
            return scanner.finish()
        }
    }

    /// The HTML of `code`, or nil when the language is not known.
    public static func highlight(_ code: [UInt8], language: String) -> [UInt8]? {
        highlight(code[...], language: language)
    }
}

/// A language that can be highlighted.
public struct Language: Sendable {
    /// The name that is written behind a fence, in lower case.
    public let name: String
    /// Other names of the same language, in lower case.
    public let aliases: [String]
    /// Marks the tokens of the whole code. Total: any bytes are accepted, and each is looked at a bounded number of
    /// times.
    let scan: @Sendable (inout CodeScanner) -> Void

    init(_ name: String, aliases: [String] = [], scan: @escaping @Sendable (inout CodeScanner) -> Void) {
        self.name = name
        self.aliases = aliases
        self.scan = scan
    }
}

/// What a part of code is. The class of its span is `hl-` and the name.
public enum TokenKind: String, Sendable, CaseIterable {
    case keyword, type, string, regexp, number, literal, comment, attribute, property, variable, function, tag
    case inserted, deleted
}
