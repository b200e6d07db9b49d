import HTML

extension SelectorMatcher {
    func matches(_ selector: AttributeSelector, at index: Int) -> Bool {
        let entry = table.entries[index]
        for place in 0..<Int(entry.attributeCount)
        where table.attributeNames[Int(entry.attributeStart) + place] == selector.name.hash {
            guard selector.anyNamespace || document.attributeNamespace(entry.node, at: place) == .none else { continue }
            guard hasName(document.attributeName(entry.node, at: place), selector.name.bytes) else { continue }
            if matchesValue(selector, document.attributeBytes(entry.node, at: place), entry) { return true }
        }
        return false
    }

    /// Names are lower case in HTML; those of SVG attributes are compared without case as browsers do.
    private func hasName(_ name: AttributeName, _ lowercase: [UInt8]) -> Bool {
        var text = name.text
        return text.withUTF8 { bytes in
            bytes.count == lowercase.count && zip(bytes, lowercase).allSatisfy { lowercased($0) == $1 }
        }
    }

    private func matchesValue(_ selector: AttributeSelector, _ value: ArraySlice<UInt8>, _ entry: ElementTable.Entry)
        -> Bool
    {
        if selector.operation == .exists { return true }
        // Letter case does not change how long a value is.
        if selector.operation == .equals, value.count != selector.value.count { return false }
        let ignoresCase =
            switch selector.caseRule {
            case .insensitive: true
            case .sensitive: false
            case .standard: entry.namespace == .html && selector.ignoresCaseInHTML
            }
        let wanted = ignoresCase ? selector.value.map(lowercased) : selector.value
        let value = ignoresCase ? ArraySlice(value.map(lowercased)) : value
        switch selector.operation {
        case .exists: return true
        case .equals: return value.elementsEqual(wanted)
        case .includes:
            guard !wanted.isEmpty, !wanted.contains(where: isWhitespace) else { return false }
            return value.split(whereSeparator: isWhitespace).contains { $0.elementsEqual(wanted) }
        case .dashMatch:
            return value.starts(with: wanted)
                && (value.count == wanted.count || value[value.startIndex + wanted.count] == 0x2D)
        case .prefix: return !wanted.isEmpty && value.starts(with: wanted)
        case .suffix: return !wanted.isEmpty && value.suffix(wanted.count).elementsEqual(wanted)
        case .substring: return !wanted.isEmpty && SelectorMatcher.contains(value, wanted)
        }
    }

    /// Knuth-Morris-Pratt: linear however the two repeat themselves.
    private static func contains(_ text: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
        guard text.count >= wanted.count else { return false }
        // Addresses and the like are so short that preparing the search costs more than it saves.
        if text.count <= 128 {
            return text.indices.dropLast(wanted.count - 1).contains { text[$0...].starts(with: wanted) }
        }
        var failure = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for index in 1..<max(wanted.count, 1) {
            while length > 0, wanted[index] != wanted[length] { length = failure[length - 1] }
            if wanted[index] == wanted[length] { length += 1 }
            failure[index] = length
        }
        length = 0
        for byte in text {
            while length > 0, byte != wanted[length] { length = failure[length - 1] }
            if byte == wanted[length] { length += 1 }
            if length == wanted.count { return true }
        }
        return false
    }
}

/// Data: HTML 4.16.2, the attributes of HTML elements whose values selectors match without case.
enum CaseInsensitiveAttributes {
    static func contains(_ name: HashedName) -> Bool { names.contains(name) }

    private static let names = Set(
        """
        accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir \
        direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref \
        noresize noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign valuetype \
        vlink
        """.split(separator: " ").map { HashedName(String($0)) })
}
