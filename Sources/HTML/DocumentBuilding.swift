/// Building and changing a tree by hand. Nodes made here have no place in a source.
extension Document {
    // MARK: Making nodes

    /// A new element without a parent. A `template` gets contents of its own.
    public mutating func createElement(_ name: TagName, namespace: Namespace = .html) -> NodeID {
        makeUnique()
        var node = NodeRecord(kind: .element)
        node.name = name.code >= 0 ? name.code : tagNames.intern(Array(name.text.utf8))
        node.namespace = namespace
        let id = add(node)
        if namespace == .html, node.name == Tag.template {
            var contents = NodeRecord(kind: .templateContents)
            contents.contents = id.index
            nodes[Int(id.index)].contents = add(contents).index
        }
        return id
    }

    /// A new text node without a parent.
    public mutating func createText(_ text: String) -> NodeID { createData(.text, text) }
    /// A new comment without a parent.
    public mutating func createComment(_ text: String) -> NodeID { createData(.comment, text) }

    /// A new processing instruction without a parent.
    public mutating func createProcessingInstruction(target: String, data: String) -> NodeID {
        let id = createData(.processingInstruction, data)
        nodes[Int(id.index)].name = tagNames.intern(Array(target.utf8))
        return id
    }

    /// A new doctype without a parent.
    public mutating func createDoctype(_ doctype: Doctype) -> NodeID {
        makeUnique()
        var node = NodeRecord(kind: .doctype)
        node.name = Int32(doctypes.count)
        doctypes.append(doctype)
        return add(node)
    }

    private mutating func createData(_ kind: NodeKind, _ data: String) -> NodeID {
        makeUnique()
        var node = NodeRecord(kind: kind)
        node.isStored = true
        node.dataStart = UInt32(textData.count)
        textData.append(contentsOf: data.utf8)
        storage.seal()
        node.dataCount = UInt32(textData.count) - node.dataStart
        return add(node)
    }

    mutating func add(_ node: NodeRecord) -> NodeID {
        nodes.append(node)
        return NodeID(Int32(truncatingIfNeeded: nodes.count - 1))
    }

    // MARK: Attributes

    /// Sets an attribute without a namespace; an attribute of that name gets the new value.
    public mutating func setAttribute(_ id: NodeID, _ name: AttributeName, _ value: String) {
        makeUnique()
        guard nodes[Int(id.index)].kind == .element else { return }
        var record = AttributeRecord(
            name: name.code >= 0 ? name.code : attributeNames.intern(Array(name.text.utf8)))
        record.isStored = true
        record.dataStart = UInt32(attributeData.count)
        attributeData.append(contentsOf: value.utf8)
        storage.seal()
        record.dataCount = UInt32(attributeData.count) - record.dataStart
        let old = place(of: name, on: id)
        let first = attributeRange(id).lowerBound
        moveAttributesToEnd(id)
        nodes[Int(id.index)].attributeMask |= NodeRecord.bit(ofAttribute: record.name)
        if let old {
            let start = Int(nodes[Int(id.index)].dataStart)
            let previous = old - first
            record.nameStart = attributeRecords[start + previous].nameStart
            record.nameEnd = attributeRecords[start + previous].nameEnd
            attributeRecords[start + previous] = record
        } else {
            attributeRecords.append(record)
            nodes[Int(id.index)].dataCount += 1
        }
    }

    /// Takes away the attribute of that name without a namespace, if there is one.
    public mutating func removeAttribute(_ id: NodeID, _ name: AttributeName) {
        makeUnique()
        guard let old = place(of: name, on: id) else { return }
        let first = attributeRange(id).lowerBound
        moveAttributesToEnd(id)
        attributeRecords.remove(at: Int(nodes[Int(id.index)].dataStart) + old - first)
        nodes[Int(id.index)].dataCount -= 1
    }

    /// Elements may share attributes (a reconstructed formatting element has those of its first), so that a change
    /// needs a copy unless they already are the last ones.
    mutating func moveAttributesToEnd(_ id: NodeID) {
        let range = attributeRange(id)
        let start = UInt32(attributeRecords.count)
        attributeRecords.append(copiesOf: range)
        nodes[Int(id.index)].dataStart = start
    }

    // MARK: Joining nodes

    /// Puts a node at the end of a parent's children, out of where it was. Complexity: O(1).
    public mutating func append(_ child: NodeID, to parent: NodeID) {
        makeUnique()
        insert(child, into: parent, before: nil)
    }

    /// Puts a node before `sibling`, a child of `parent`, or at the end; out of where it was. Complexity: O(1).
    ///
    /// The caller makes sure that `child` is not `parent` or an ancestor of it.
    public mutating func insert(_ child: NodeID, into parent: NodeID, before sibling: NodeID?) {
        makeUnique()
        if nodes[Int(child.index)].parent >= 0 { detach(child) }
        let next = sibling?.index ?? NodeRecord.none
        let previous = next >= 0 ? nodes[Int(next)].previousSibling : nodes[Int(parent.index)].lastChild
        nodes[Int(child.index)].parent = parent.index
        nodes[Int(child.index)].nextSibling = next
        nodes[Int(child.index)].previousSibling = previous
        if previous >= 0 {
            nodes[Int(previous)].nextSibling = child.index
        } else {
            nodes[Int(parent.index)].firstChild = child.index
        }
        if next >= 0 {
            nodes[Int(next)].previousSibling = child.index
        } else {
            nodes[Int(parent.index)].lastChild = child.index
        }
    }

    /// Takes a node with everything below it out of the tree. Complexity: O(1).
    public mutating func detach(_ id: NodeID) {
        makeUnique()
        let node = nodes[Int(id.index)]
        guard node.parent >= 0 else { return }
        if node.previousSibling >= 0 {
            nodes[Int(node.previousSibling)].nextSibling = node.nextSibling
        } else {
            nodes[Int(node.parent)].firstChild = node.nextSibling
        }
        if node.nextSibling >= 0 {
            nodes[Int(node.nextSibling)].previousSibling = node.previousSibling
        } else {
            nodes[Int(node.parent)].lastChild = node.previousSibling
        }
        nodes[Int(id.index)].parent = NodeRecord.none
        nodes[Int(id.index)].nextSibling = NodeRecord.none
        nodes[Int(id.index)].previousSibling = NodeRecord.none
    }

    /// Moves all children of one node to the end of another's. Complexity: O(children).
    public mutating func moveChildren(of id: NodeID, to parent: NodeID) {
        makeUnique()
        while let child = firstChild(id) { append(child, to: parent) }
    }
}
