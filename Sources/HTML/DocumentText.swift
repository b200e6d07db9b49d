extension Document {
    /// The data of a text node, comment or processing instruction; empty for other nodes.
    public func text(_ id: NodeID) -> String {
        String(decoding: unsafeText(id), as: UTF8.self)
    }

    /// The data of a text node, comment or processing instruction as UTF-8, sharing the document's storage.
    public func textBytes(_ id: NodeID) -> ArraySlice<UInt8> {
        let node = nodes[Int(id.index)]
        switch node.kind {
        case .text, .comment, .processingInstruction:
            let range = Int(node.dataStart)..<Int(node.dataStart + node.dataCount)
            return node.isStored ? textData[range] : text[range]
        default:
            return []
        }
    }

    /// As `textBytes`, without counting a reference. Valid only while the caller holds the document.
    public func unsafeText(_ id: NodeID) -> UnsafeBufferPointer<UInt8> {
        let node = nodes[Int(id.index)]
        switch node.kind {
        case .text, .comment, .processingInstruction:
            let range = Int(node.dataStart)..<Int(node.dataStart + node.dataCount)
            return UnsafeBufferPointer(
                rebasing: node.isStored ? storage.textDataBytes[range] : storage.textBytes[range])
        default:
            return UnsafeBufferPointer(start: nil, count: 0)
        }
    }

    /// The text of all text nodes below a node, joined (DOM: descendant text content); the own data of a text node or
    /// comment.
    /// Complexity: O(nodes below + bytes).
    public func textContent(_ id: NodeID) -> String {
        String(decoding: textContentBytes(id), as: UTF8.self)
    }

    /// As `textContent`, as UTF-8.
    public func textContentBytes(_ id: NodeID) -> [UInt8] {
        switch nodes[Int(id.index)].kind {
        case .element, .document, .templateContents: break
        default: return Array(textBytes(id))
        }
        var bytes: [UInt8] = []
        for node in descendants(id) where nodes[Int(node.index)].kind == .text {
            bytes.append(contentsOf: unsafeText(node))
        }
        return bytes
    }
}
