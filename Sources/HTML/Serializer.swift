/// The HTML fragment serialisation algorithm (HTML 13.3).
///
/// Invariant: it follows the tree's links and keeps no stack but that of open templates, so any depth is safe.
public enum Serializer {
    /// What is inside a node: its children, or the contents of a `template`. Complexity: O(size of the output).
    public static func serialize(_ document: Document, childrenOf id: NodeID) -> [UInt8] {
        var serialization = Serialization(document: document)
        // "If the node is a template element, then let the node instead be the template element's template contents."
        serialization.writeChildren(of: document.templateContents(id) ?? id)
        return serialization.output
    }

    /// A whole document.
    public static func serialize(_ document: Document) -> [UInt8] {
        serialize(document, childrenOf: document.rootID)
    }

    /// A node itself with everything inside it.
    public static func serialize(_ document: Document, node id: NodeID) -> [UInt8] {
        var serialization = Serialization(document: document)
        serialization.write(id)
        return serialization.output
    }
}

private struct Serialization {
    let document: Document
    var output: [UInt8] = []

    init(document: Document) { self.document = document }

    mutating func writeChildren(of id: NodeID) {
        var child = document.firstChild(id)
        while let node = child {
            write(node)
            child = document.nextSibling(node)
        }
    }

    mutating func write(_ root: NodeID) {
        var node = root
        while true {
            open(node)
            if let inner = firstInside(node) {
                node = inner
                continue
            }
            close(node)
            while document.nextSibling(node) == nil || node == root {
                if node == root { return }
                guard let outer = enclosing(node) else { return }
                node = outer
                close(node)
            }
            if let next = document.nextSibling(node) { node = next }
        }
    }

    private func firstInside(_ id: NodeID) -> NodeID? {
        if isVoid(id) { return nil }
        return document.firstChild(document.templateContents(id) ?? id)
    }

    private func enclosing(_ id: NodeID) -> NodeID? {
        guard let parent = document.parent(id) else { return nil }
        return document.templateElement(ofContents: parent) ?? parent
    }

    private func isVoid(_ id: NodeID) -> Bool {
        let node = document.record(id)
        return node.kind == .element && node.namespace == .html && ElementSets.serializesAsVoid(node.name)
    }

    private mutating func open(_ id: NodeID) {
        let node = document.record(id)
        switch node.kind {
        case .element: openElement(id, node)
        case .text: writeText(id, node)
        case .comment:
            output.append(contentsOf: "<!--".utf8)
            output.append(contentsOf: document.textBytes(id))
            output.append(contentsOf: "-->".utf8)
        case .processingInstruction:
            output.append(contentsOf: "<?".utf8)
            output.append(contentsOf: document.tagNames.name(node.name))
            output.append(0x20)
            output.append(contentsOf: document.textBytes(id))
            output.append(contentsOf: "?>".utf8)
        case .doctype:
            output.append(contentsOf: "<!DOCTYPE ".utf8)
            output.append(contentsOf: document.doctypes[Int(node.name)].name.utf8)
            output.append(0x3E)
        case .document, .templateContents: break
        }
    }

    private mutating func openElement(_ id: NodeID, _ node: NodeRecord) {
        output.append(0x3C)
        output.append(contentsOf: document.tagNames.name(node.name))
        for index in document.attributeRange(id) {
            let record = document.attributeRecords[index]
            output.append(0x20)
            writeName(of: record)
            output.append(0x3D)
            output.append(0x22)
            Escaping.appendEscapedAttribute(document.value(of: record), to: &output)
            output.append(0x22)
        }
        output.append(0x3E)
    }

    /// "An attribute's serialized name": the prefix of its namespace, but `xmlns` itself has none.
    private mutating func writeName(of record: AttributeRecord) {
        let name = document.attributeNames.name(record.name)
        let isPlainXMLNS = record.namespace == .xmlns && name.elementsEqual("xmlns".utf8)
        if record.namespace != .none, !isPlainXMLNS {
            output.append(contentsOf: record.namespace.prefix.utf8)
            output.append(0x3A)
        }
        output.append(contentsOf: name)
    }

    private mutating func writeText(_ id: NodeID, _ node: NodeRecord) {
        // The children of a fragment's root are serialised as those of its context.
        if node.parent == 0, ElementSets.serializesTextRaw(document.fragmentContext) {
            output.append(contentsOf: document.textBytes(id))
            return
        }
        if node.parent >= 0 {
            let parent = document.nodes[Int(node.parent)]
            if parent.kind == .element, parent.namespace == .html, ElementSets.serializesTextRaw(parent.name) {
                output.append(contentsOf: document.textBytes(id))
                return
            }
        }
        Escaping.appendEscapedText(document.textBytes(id), to: &output)
    }

    private mutating func close(_ id: NodeID) {
        let node = document.record(id)
        guard node.kind == .element, !isVoid(id) else { return }
        output.append(0x3C)
        output.append(0x2F)
        output.append(contentsOf: document.tagNames.name(node.name))
        output.append(0x3E)
    }
}
