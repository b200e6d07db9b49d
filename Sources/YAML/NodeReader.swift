import Diagnostics

/// Reads the keys of one mapping with their types, reports values of a wrong type, and knows at the end which keys
/// nobody asked for.
///
///     var reader = NodeReader(node, in: file)
///     let title = reader.string("title", &diagnostics)
///     let tags = reader.strings("tags", &diagnostics)
///     reader.reportUnknownKeys(&diagnostics)
///
/// A missing key, and a key whose value is null, gives nil (or an empty list) without a diagnostic.
public struct NodeReader: Sendable {
    /// The file that the mapping stands in.
    public let file: SourceFile
    /// The mapping that is read.
    public let mapping: Mapping
    /// The keys that were asked for, in that order.
    public private(set) var asked: [String] = []
    private var askedSet: Set<String> = []

    /// A node that is no mapping reads as an empty one.
    public init(_ node: Node, in file: SourceFile) {
        self.init(node.mapping ?? Mapping([]), in: file)
    }

    /// A reader of this mapping.
    public init(_ mapping: Mapping, in file: SourceFile) {
        self.file = file
        self.mapping = mapping
    }

    /// The value of a key whatever its type; nil when it is missing or null.
    public mutating func node(_ key: String) -> Node? {
        if askedSet.insert(key).inserted { asked.append(key) }
        guard let node = mapping[key], !node.isNull else { return nil }
        return node
    }

    /// A string. Numbers and booleans count as the text that stands in the file: `version: 1.10` is `1.10`.
    public mutating func string(_ key: String, _ diagnostics: inout DiagnosticList) -> String? {
        guard let node = node(key) else { return nil }
        if let text = scalarText(node) { return text }
        reportWrongType(key, node, expected: "a string", &diagnostics)
        return nil
    }

    /// A list of strings; a single scalar counts as a list of one.
    public mutating func strings(_ key: String, _ diagnostics: inout DiagnosticList) -> [String] {
        placedStrings(key, &diagnostics).map(\.text)
    }

    /// A string with the place where it stands.
    public struct PlacedString: Sendable, Hashable {
        /// The string, or the text of a number or boolean.
        public var text: String
        /// Byte offsets in the file.
        public var range: Range<Int>

        /// All members.
        public init(text: String, range: Range<Int>) {
            self.text = text
            self.range = range
        }
    }

    /// A list of strings with their places; a single scalar counts as a list of one.
    public mutating func placedStrings(_ key: String, _ diagnostics: inout DiagnosticList) -> [PlacedString] {
        guard let node = node(key) else { return [] }
        if let text = scalarText(node) { return [PlacedString(text: text, range: node.range)] }
        guard let items = node.sequence else {
            reportWrongType(key, node, expected: "a string or a sequence of strings", &diagnostics)
            return []
        }
        var strings: [PlacedString] = []
        for item in items {
            if let text = scalarText(item) {
                strings.append(PlacedString(text: text, range: item.range))
            } else if !item.isNull {
                reportWrongType(key, item, expected: "strings in its sequence", &diagnostics)
            }
        }
        return strings
    }

    /// A string with its place, when it is one alone.
    public mutating func placedString(_ key: String, _ diagnostics: inout DiagnosticList) -> PlacedString? {
        string(key, &diagnostics).flatMap { text in mapping[key].map { PlacedString(text: text, range: $0.range) } }
    }

    /// A boolean.
    public mutating func bool(_ key: String, _ diagnostics: inout DiagnosticList) -> Bool? {
        guard let node = node(key) else { return nil }
        if node.bool == nil { reportWrongType(key, node, expected: "`true` or `false`", &diagnostics) }
        return node.bool
    }

    /// An integer.
    public mutating func int(_ key: String, _ diagnostics: inout DiagnosticList) -> Int? {
        guard let node = node(key) else { return nil }
        if node.int == nil { reportWrongType(key, node, expected: "an integer", &diagnostics) }
        return node.int
    }

    /// The items of a sequence; a single value that is no sequence counts as a sequence of one.
    public mutating func sequence(_ key: String) -> [Node] {
        guard let node = node(key) else { return [] }
        return node.sequence ?? [node]
    }

    /// A reader for a mapping inside this one.
    public mutating func reader(_ key: String, _ diagnostics: inout DiagnosticList) -> NodeReader? {
        guard let node = node(key) else { return nil }
        if let mapping = node.mapping { return NodeReader(mapping, in: file) }
        reportWrongType(key, node, expected: "a mapping", &diagnostics)
        return nil
    }

    /// One of a few words; another one is reported with the nearest and gives nil.
    public mutating func word(_ key: String, oneOf words: [String], _ diagnostics: inout DiagnosticList) -> String? {
        guard let text = string(key, &diagnostics) else { return nil }
        if words.contains(text) { return text }
        diagnostics.report(
            YAMLCodes.wrongType, "`\(key)` cannot be `\(text)`", at: span(of: key),
            help: "expected one of \(words.map { "`\($0)`" }.joined(separator: ", "))",
            suggestions: NearestName.suggestions(for: text, among: words))
        return nil
    }

    /// The place of a key's value, or of the key where the value is absent; nil when the key is missing.
    public func span(of key: String) -> SourceSpan? {
        guard let entry = mapping.entry(key) else { return nil }
        return file.span(entry.value.range.isEmpty ? entry.keyRange : entry.value.range)
    }

    /// The place of a key; nil when it is missing.
    public func keySpan(of key: String) -> SourceSpan? {
        mapping.entry(key).map { file.span($0.keyRange) }
    }

    /// The entries that nobody asked for, in the order of the file. Complexity: O(entries).
    public var remaining: [Mapping.Entry] {
        mapping.entries.filter { !askedSet.contains($0.key) }
    }

    /// A note for each key that nobody asked for, with the nearest of the keys that were, and of `others`. Its place is
    /// that of the key with its value: neither is read.
    public func reportUnknownKeys(
        _ diagnostics: inout DiagnosticList, code: DiagnosticCode = YAMLCodes.unknownKey, others: [String] = []
    ) {
        for entry in remaining where !others.contains(entry.key) {
            diagnostics.report(
                code, "the key `\(entry.key)` is not known", at: file.span(entry.range),
                suggestions: NearestName.suggestions(for: entry.key, among: asked + others))
        }
    }

    /// The text of a scalar, of a number or boolean as it stands in the file; nil for null and collections.
    public func scalarText(_ node: Node) -> String? {
        switch node.content {
        case .string(let text): text
        case .bool, .int, .float: file.text(in: node.range)
        case .null, .sequence, .mapping: nil
        }
    }

    /// Says that a value has the wrong type: `expected` continues "but needs …".
    public func reportWrongType(
        _ key: String, _ node: Node, expected: String, _ diagnostics: inout DiagnosticList
    ) {
        diagnostics.report(
            YAMLCodes.wrongType, "`\(key)` is \(node.kindName), but needs \(expected)", at: file.span(node.range))
    }
}
