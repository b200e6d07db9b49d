/// What a requirement says where no links are: on paper, in worksheets, in tables.
extension Catalog {
    /// The text of a requirement in which anchors of its own document, `#focus-return`, which only writers know, are the
    /// codes that readers see, `M4`. Complexity: O(length of the text) for each such anchor.
    public func wording(of requirement: Requirement) -> String {
        guard requirement.text.utf8.contains(UInt8(ascii: "#")) else { return requirement.text }
        var codes: [String: String] = [:]
        for reference in requirement.references where reference.written.utf8.first == UInt8(ascii: "#") {
            guard case .requirement(let id) = reference.target, self[id].entry == requirement.entry else { continue }
            codes[reference.written] = self[id].code
        }
        return codes.sorted { $0.key < $1.key }.reduce(requirement.text) {
            Catalog.replacing($1.key, in: $0, with: $1.value)
        }
    }

    /// Replaces the anchor where it stands by itself: not in `#focus-return-late`, and not in `dialog.modal#focus-return`.
    private static func replacing(_ anchor: String, in text: String, with code: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: anchor) {
            let before = text[..<range.lowerBound].utf8.last.map(isPartOfName) ?? false
            let after = text[range.upperBound...].utf8.first.map(isPartOfName) ?? false
            result += rest[..<range.lowerBound]
            result += before || after ? anchor : code
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
