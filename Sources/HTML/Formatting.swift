// Keeping the list of active formatting elements (HTML 13.2.4.3).
extension TreeBuilder {
    /// "Push onto the list of active formatting elements", with the Noah's Ark clause.
    mutating func pushFormattingElement(_ node: Int32, _ name: Int32) {
        var fingerprint: UInt64 = 0
        var equal = 0
        var earliest = -1
        var index = formattingElements.entries.count - 1
        let first = formattingElements.entries.count - formattingElements.countAfterMarker
        while index >= first {
            let entry = formattingElements.entries[index]
            if entry.name == name {
                if fingerprint == 0 { fingerprint = attributeFingerprint(node) }
                var other = entry.fingerprint
                if other == 0 {
                    other = attributeFingerprint(entry.node)
                    formattingElements.entries[index].fingerprint = other
                }
                if other == fingerprint, haveEqualAttributes(entry.node, node) {
                    equal += 1
                    earliest = index
                }
            }
            index -= 1
        }
        if equal >= 3 { formattingElements.remove(at: earliest) }
        if formattingElements.countAfterMarker >= FormattingElements.limit {
            error(.complexityLimitReached)
            formattingElements.remove(at: formattingElements.entries.count - formattingElements.countAfterMarker)
        }
        formattingElements.append(FormattingElements.Entry(node: node, name: name, fingerprint: fingerprint))
    }

    private func attributes(of node: Int32) -> ArraySlice<AttributeRecord> {
        let node = document.nodes[Int(node)]
        return tokenizer.attributes[Int(node.dataStart)..<Int(node.dataStart + node.dataCount)]
    }

    /// The same for the same attributes in any order; not 0.
    private func attributeFingerprint(_ node: Int32) -> UInt64 {
        var sum: UInt64 = 1
        for attribute in attributes(of: node) {
            var hash = UInt64(truncatingIfNeeded: attribute.name) &* 0x9E37_79B9_7F4A_7C15
            for byte in valueBytes(attribute) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            sum &+= hash
        }
        return sum == 0 ? 1 : sum
    }

    private func haveEqualAttributes(_ left: Int32, _ right: Int32) -> Bool {
        let lefts = attributes(of: left)
        let rights = attributes(of: right)
        guard lefts.count == rights.count else { return false }
        if lefts.isEmpty { return true }
        let sortedLefts = lefts.sorted { $0.name < $1.name }
        let sortedRights = rights.sorted { $0.name < $1.name }
        return zip(sortedLefts, sortedRights).allSatisfy {
            $0.name == $1.name && valueBytes($0) == valueBytes($1)
        }
    }

    /// "Reconstruct the active formatting elements, if any."
    @inline(__always)
    mutating func reconstructFormattingElements() {
        guard let last = formattingElements.entries.last, !last.isMarker, !document.nodes[Int(last.node)].isOpen else {
            return
        }
        reconstructClosedFormattingElements()
    }

    private mutating func reconstructClosedFormattingElements() {
        // Rewind to the entry after the last marker or open element.
        var index = formattingElements.entries.count - 1
        while index > 0 {
            let previous = formattingElements.entries[index - 1]
            if previous.isMarker || document.nodes[Int(previous.node)].isOpen { break }
            index -= 1
        }
        guard copyBudget > 0 else {
            error(.complexityLimitReached)
            return
        }
        // Advance and create.
        while index < formattingElements.entries.count {
            let entry = formattingElements.entries[index]
            let node = insertNew(copyElement(entry.node), at: appropriatePlace())
            push(node, name: entry.name, namespace: .html)
            formattingElements.entries[index].node = node
            index += 1
        }
    }
}
