// HTML, the selectedcontent element, "maybe clone an option into selectedcontent", which the parser does when it pops an option.
extension TreeBuilder {
    mutating func cloneIntoSelectedContent(_ option: Int32) {
        guard let select = nearestSelect(of: option), isSelected(option, in: select),
            let target = enabledSelectedContent(of: select)
        else { return }
        // The copies are made apart, because the target may be what is copied.
        let fragment = document.add(NodeRecord(kind: .templateContents)).index
        copyChildren(of: option, to: fragment)
        while let child = document.firstChild(NodeID(target)) { document.detach(child) }
        document.moveChildren(of: NodeID(fragment), to: NodeID(target))
    }

    /// The select of an option: no other option, `datalist` or `hr` may stand between, and one `optgroup` at most.
    private mutating func nearestSelect(of option: Int32) -> Int32? {
        var hasGroup = false
        var node = document.nodes[Int(option)].parent
        while node >= 0 {
            let record = document.nodes[Int(node)]
            if record.kind == .element, record.namespace == .html {
                switch record.name {
                case Tag.select: return node
                case Tag.datalist, Tag.hr, Tag.option: return nil
                case Tag.optgroup where hasGroup: return nil
                case Tag.optgroup: hasGroup = true
                default: break
                }
            }
            copyBudget -= 1
            if copyBudget <= 0 { return nil }
            node = record.parent
        }
        return nil
    }

    /// Whether an option is the selected one as far as the page is read: the last one with the attribute, else the
    /// first that is not disabled.
    private mutating func isSelected(_ option: Int32, in select: Int32) -> Bool {
        if attributeBytes(of: select, .multiple) != nil { return false }
        if attributeBytes(of: option, .selected) != nil { return true }
        if let size = attributeBytes(of: select, .size), displaySize(size) > 1 { return false }
        for node in document.descendants(NodeID(select)) {
            copyBudget -= 1
            if copyBudget <= 0 { return false }
            let record = document.record(node)
            guard record.kind == .element, record.namespace == .html, record.name == Tag.option else { continue }
            if attributeBytes(of: node.index, .selected) != nil { return false }
            if node.index == option { return attributeBytes(of: option, .disabled) == nil }
            if attributeBytes(of: node.index, .disabled) == nil { return false }
        }
        return false
    }

    private func displaySize(_ value: ArraySlice<UInt8>) -> Int {
        Int(String(decoding: value, as: UTF8.self).trimmingPrefix { $0 == " " }) ?? 1
    }

    private mutating func enabledSelectedContent(of select: Int32) -> Int32? {
        for node in document.descendants(NodeID(select)) {
            copyBudget -= 1
            if copyBudget <= 0 { return nil }
            let record = document.record(node)
            if record.kind == .element, record.namespace == .html, record.name == Tag.selectedcontent {
                return isDisabled(node.index) ? nil : node.index
            }
        }
        return nil
    }

    /// A `selectedcontent` is disabled inside of an option, of another one, and of a second select.
    private mutating func isDisabled(_ selectedContent: Int32) -> Bool {
        var hasSelect = false
        for ancestor in document.ancestors(NodeID(selectedContent)) {
            copyBudget -= 1
            let record = document.record(ancestor)
            guard record.kind == .element, record.namespace == .html else { continue }
            switch record.name {
            case Tag.option, Tag.selectedcontent: return true
            case Tag.select where hasSelect: return true
            case Tag.select: hasSelect = true
            default: break
            }
        }
        return copyBudget <= 0
    }

    /// Clones everything inside one element into another, node by node along the links.
    private mutating func copyChildren(of source: Int32, to target: Int32) {
        var node = document.nodes[Int(source)].firstChild
        var parent = target
        while node >= 0, copyBudget > 0 {
            let copy = cloneNode(node)
            document.append(NodeID(copy), to: NodeID(parent))
            if document.nodes[Int(node)].firstChild >= 0 {
                parent = copy
                node = document.nodes[Int(node)].firstChild
                continue
            }
            while document.nodes[Int(node)].nextSibling < 0 {
                node = document.nodes[Int(node)].parent
                if node == source || node < 0 { return }
                parent = document.nodes[Int(parent)].parent
            }
            node = document.nodes[Int(node)].nextSibling
        }
    }

    private mutating func cloneNode(_ node: Int32) -> Int32 {
        copyBudget -= 1
        var record = document.nodes[Int(node)]
        var copy = NodeRecord(kind: record.kind)
        if record.kind == .text, record.isStored {
            // The room behind the text belongs to the original.
            record.closeStart = NodeRecord.unplaced
        }
        copy.name = record.name
        copy.namespace = record.namespace
        copy.isStored = record.isStored
        copy.dataStart = record.dataStart
        copy.dataCount = record.dataCount
        copy.attributeMask = record.attributeMask
        if record.contents >= 0 {
            var contents = NodeRecord(kind: .templateContents)
            contents.contents = Int32(truncatingIfNeeded: document.nodes.count + 1)
            copy.contents = document.add(contents).index
        }
        return document.add(copy).index
    }
}
