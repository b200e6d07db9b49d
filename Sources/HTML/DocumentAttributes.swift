/// One attribute of an element. It refers to its document by place, and makes text only when asked.
public struct Attribute: Sendable {
    /// The local name.
    public let name: AttributeName
    /// `.none` for all attributes of HTML elements.
    public let namespace: AttributeNamespace
    /// The value with character references decoded, as UTF-8. Complexity: O(1), it shares the document's storage.
    public let bytes: ArraySlice<UInt8>
    /// Where the name stands in the source, or nil for an attribute that was not parsed.
    public let nameRange: Range<Int>?
    /// Where the value stands in the source, without quotes and with references undecoded; empty, after the name,
    /// for an attribute without a value; nil for an attribute that was not parsed.
    public let valueRange: Range<Int>?

    /// The value as text; invalid UTF-8 in the source is U+FFFD.
    public var value: String { String(decoding: bytes, as: UTF8.self) }

    /// The name as it is serialised, with its prefix.
    public var qualifiedName: String {
        switch namespace {
        case .none: name.text
        case .xmlns where name.text == "xmlns": "xmlns"
        default: namespace.prefix + ":" + name.text
        }
    }
}

/// The attributes of an element, in source order.
public struct AttributeList: RandomAccessCollection, Sendable {
    let document: Document
    let first: Int
    /// The number of attributes.
    public let count: Int

    /// The place of the first attribute: 0.
    public var startIndex: Int { 0 }
    /// The place after the last attribute.
    public var endIndex: Int { count }

    /// The attribute at a place in source order. Complexity: O(1).
    public subscript(position: Int) -> Attribute {
        let record = document.attributeRecords[first + position]
        return Attribute(
            name: document.attributeName(record), namespace: record.namespace,
            bytes: document.value(of: record),
            nameRange: document.originalRange(record.nameStart, record.nameEnd),
            valueRange: document.originalRange(record.valueStart, record.valueEnd))
    }
}

extension Document {
    /// The attributes of an element; empty for other nodes. Complexity: O(1).
    public func attributes(_ id: NodeID) -> AttributeList {
        let range = attributeRange(id)
        return AttributeList(document: self, first: range.lowerBound, count: range.count)
    }

    /// The value of an attribute without a namespace, or nil. Complexity: O(attributes of the element).
    public func attribute(_ id: NodeID, _ name: AttributeName) -> String? {
        unsafeAttribute(id, name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of an attribute without a namespace by the text of its name, in lower case for HTML elements.
    public func attribute(_ id: NodeID, named name: String) -> String? {
        attribute(id, AttributeName(name))
    }

    /// Whether the element has an attribute of that name without a namespace.
    public func hasAttribute(_ id: NodeID, _ name: AttributeName) -> Bool {
        place(of: name, on: id) != nil
    }

    /// The bytes of an attribute's value, for loops that make no text. They share the document's storage.
    public func attributeBytes(_ id: NodeID, _ name: AttributeName) -> ArraySlice<UInt8>? {
        place(of: name, on: id).map { value(of: attributeRecords[$0]) }
    }

    /// The bytes of an attribute's value where they lie, for loops in which counting references would cost more than
    /// the work. Valid only while the caller holds the document.
    public func unsafeAttribute(_ id: NodeID, _ name: AttributeName) -> UnsafeBufferPointer<UInt8>? {
        place(of: name, on: id).map { unsafeValue(of: attributeRecords[$0]) }
    }

    func unsafeValue(of record: AttributeRecord) -> UnsafeBufferPointer<UInt8> {
        if record.isStored {
            let start = Int(record.dataStart)
            return UnsafeBufferPointer(rebasing: storage.attributeDataBytes[start..<start + Int(record.dataCount)])
        }
        guard record.valueStart != NodeRecord.unplaced else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: storage.textBytes[Int(record.valueStart)..<Int(record.valueEnd)])
    }

    /// The attribute of that name without a namespace, with its places in the source.
    public func attributeNode(_ id: NodeID, _ name: AttributeName) -> Attribute? {
        place(of: name, on: id).map { attributes(id)[$0 - attributeRange(id).lowerBound] }
    }

    func attributeRange(_ id: NodeID) -> Range<Int> {
        let node = nodes[Int(id.index)]
        guard node.kind == .element else { return 0..<0 }
        return Int(node.dataStart)..<Int(node.dataStart) + Int(node.dataCount)
    }

    func place(of name: AttributeName, on id: NodeID) -> Int? {
        let node = nodes[Int(id.index)]
        guard node.kind == .element, node.dataCount > 0 else { return nil }
        let code: Int32
        if name.code >= 0 {
            code = name.code
        } else if let known = attributeNames.code(of: Array(name.text.utf8)) {
            code = known
        } else {
            return nil
        }
        guard node.attributeMask & NodeRecord.bit(ofAttribute: code) != 0 else { return nil }
        for index in Int(node.dataStart)..<Int(node.dataStart) + Int(node.dataCount) {
            let record = attributeRecords[index]
            if record.name == code, record.namespace == .none { return index }
        }
        return nil
    }

    func attributeName(_ record: AttributeRecord) -> AttributeName {
        record.name < AttributeName.knownCount
            ? AttributeName(known: record.name) : AttributeName(code: record.name, in: attributeNames)
    }

    func value(of record: AttributeRecord) -> ArraySlice<UInt8> {
        if record.isStored {
            return attributeData[Int(record.dataStart)..<Int(record.dataStart + record.dataCount)]
        }
        guard record.valueStart != NodeRecord.unplaced else { return [] }
        return text[Int(record.valueStart)..<Int(record.valueEnd)]
    }
}
