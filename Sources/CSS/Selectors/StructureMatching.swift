import HTML

// Structural pseudo-classes, languages and directions.

extension SelectorMatcher {
    /// Positions of all children of a parent are counted at once, so that asking for each is linear in total.
    func position(_ index: Int) -> SiblingPosition {
        if positions.isEmpty { positions = [SiblingPosition?](repeating: nil, count: table.entries.count) }
        if let position = positions[index] { return position }
        var first = index
        while table.entries[first].previous >= 0, positions[Int(table.entries[first].previous)] == nil {
            first = Int(table.entries[first].previous)
        }
        var siblings: [Int] = []
        var types: [TypeKey: Int32] = [:]
        var current = Int32(first)
        while current >= 0 {
            let key = TypeKey(table, Int(current))
            let ofType = (types[key] ?? 0) + 1
            types[key] = ofType
            positions[Int(current)] = SiblingPosition(
                index: Int32(siblings.count + 1), fromEnd: 0, ofType: ofType, ofTypeFromEnd: 0)
            siblings.append(Int(current))
            current = table.entries[Int(current)].next
        }
        for (offset, sibling) in siblings.enumerated() {
            guard let position = positions[sibling] else { continue }
            positions[sibling]?.fromEnd = Int32(siblings.count - offset)
            positions[sibling]?.ofTypeFromEnd = (types[TypeKey(table, sibling)] ?? 0) - position.ofType + 1
        }
        return positions[index] ?? SiblingPosition(index: 1, fromEnd: 1, ofType: 1, ofTypeFromEnd: 1)
    }

    private struct TypeKey: Hashable {
        let name: TagName
        let namespace: Namespace

        init(_ table: ElementTable, _ index: Int) {
            name = table.document.tagName(table.entries[index].node)
            namespace = table.entries[index].namespace
        }
    }

    func matches(_ nth: NthSelector, at index: Int, scope: Int?) -> Certainty {
        guard !nth.of.isEmpty else {
            let position = position(index)
            let place =
                switch (nth.ofType, nth.fromEnd) {
                case (false, false): position.index
                case (false, true): position.fromEnd
                case (true, false): position.ofType
                case (true, true): position.ofTypeFromEnd
                }
            return .of(nth.formula.contains(Int(place)))
        }
        let own = any(nth.of, at: index, scope: scope)
        if own != .yes { return own }
        return .of(nth.formula.contains(filteredPosition(nth, index, scope)))
    }

    /// The position among the siblings that match `of S`; counted for a whole parent at once.
    private func filteredPosition(_ nth: NthSelector, _ index: Int, _ scope: Int?) -> Int {
        let key = Int32(index)
        if scope == nil, let known = filteredPositions[nth.identity]?[key] { return known }
        var first = index
        while table.entries[first].previous >= 0 { first = Int(table.entries[first].previous) }
        var matching: [Int32] = []
        var current = Int32(first)
        while current >= 0 {
            if any(nth.of, at: Int(current), scope: scope) == .yes { matching.append(current) }
            current = table.entries[Int(current)].next
        }
        if nth.fromEnd { matching.reverse() }
        var result = 0
        for (offset, sibling) in matching.enumerated() {
            if scope == nil { filteredPositions[nth.identity, default: [:]][sibling] = offset + 1 }
            if sibling == key { result = offset + 1 }
        }
        return result
    }

    // MARK: Languages

    /// Selectors 4, 9.2: RFC 4647 extended filtering of the element's content language.
    func matchesLanguage(_ ranges: [String], at index: Int) -> Bool {
        guard let language = language(index) else { return false }
        return ranges.contains { SelectorMatcher.matches(range: Array($0.utf8), language) }
    }

    /// The nearest `lang` (or `xml:lang` of foreign elements), else the document's; nil for none known.
    private func language(_ index: Int) -> [UInt8]? {
        var chain: [Int32] = []
        var current = Int32(index)
        var result: [UInt8]? = pragmaLanguage
        while current >= 0 {
            if let known = languages[current] {
                result = known
                break
            }
            chain.append(current)
            if let own = ownLanguage(table.entries[Int(current)].node) {
                result = own
                break
            }
            current = table.entries[Int(current)].parent
        }
        for element in chain { languages[element] = .some(result) }
        return result
    }

    private func ownLanguage(_ node: NodeID) -> [UInt8]? {
        for place in 0..<document.attributeCount(node)
        where document.attributeNamespace(node, at: place) == .xml && document.attributeName(node, at: place) == .lang {
            return document.attributeBytes(node, at: place).map(lowercased)
        }
        return document.attributeBytes(node, .lang)?.map(lowercased)
    }

    /// HTML 4.2.5.3: the `content-language` pragma.
    func findPragmaLanguage() -> [UInt8]? {
        let meta = NameHashes.hash(of: .meta)
        for entry in table.entries where entry.tagHash == meta && document.isHTML(entry.node, .meta) {
            guard let name = document.attribute(entry.node, .httpEquiv), asciiLowercased(name) == "content-language",
                let content = document.attributeBytes(entry.node, .content), !content.contains(0x2C)
            else { continue }
            guard let first = content.split(whereSeparator: isWhitespace).first else { continue }
            return first.map(lowercased)
        }
        return nil
    }

    /// RFC 4647, 3.3.2, on lower-case bytes; an empty range matches only an empty language.
    private static func matches(range: [UInt8], _ language: [UInt8]) -> Bool {
        if range.isEmpty || language.isEmpty { return range.isEmpty && language.isEmpty }
        let wanted = range.split(separator: 0x2D, omittingEmptySubsequences: false)
        let tags = language.split(separator: 0x2D, omittingEmptySubsequences: false)
        guard let first = tags.first, wanted[0].elementsEqual([0x2A]) || wanted[0].elementsEqual(first) else {
            return false
        }
        var next = 1
        for part in wanted.dropFirst() where !part.elementsEqual([0x2A]) {
            while true {
                guard next < tags.count else { return false }
                if tags[next].elementsEqual(part) { break }
                // A singleton starts an extension, which is not skipped.
                if tags[next].count == 1 { return false }
                next += 1
            }
            next += 1
        }
        return true
    }

    // MARK: Directions

    /// HTML 3.2.6.4, as far as markup tells: `auto` depends on the text, and is not looked into.
    func matchesDirection(_ direction: String, at index: Int) -> Certainty {
        guard direction == "ltr" || direction == "rtl" else { return .no }
        var current = index
        while current >= 0 {
            budget -= 1
            if budget <= 0 { return .maybe }
            let node = table.entries[current].node
            if table.entries[current].namespace == .html, let value = document.attribute(node, .dir) {
                switch asciiLowercased(value) {
                case "ltr", "rtl": return .of(asciiLowercased(value) == direction)
                case "auto": return .maybe
                default: break
                }
            }
            if document.isHTML(node, .bdi) { return .maybe }
            current = Int(table.entries[current].parent)
        }
        return .of(direction == "ltr")
    }
}
