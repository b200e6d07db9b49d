/// Attributes by their place in the element's list, one part at a time: for loops over every attribute of a page,
/// where a whole `Attribute` costs more than what is asked of it. Complexity: O(1) each.
extension Document {
    /// The number of attributes; 0 for other nodes than elements.
    public func attributeCount(_ id: NodeID) -> Int { attributeRange(id).count }

    /// The local name of the attribute at a place.
    public func attributeName(_ id: NodeID, at place: Int) -> AttributeName {
        attributeName(attributeRecords[attributeRange(id).lowerBound + place])
    }

    /// The namespace of the attribute at a place.
    public func attributeNamespace(_ id: NodeID, at place: Int) -> AttributeNamespace {
        attributeRecords[attributeRange(id).lowerBound + place].namespace
    }

    /// The value with character references decoded, sharing the document's storage.
    public func attributeBytes(_ id: NodeID, at place: Int) -> ArraySlice<UInt8> {
        value(of: attributeRecords[attributeRange(id).lowerBound + place])
    }

    /// As `attributeBytes`, without counting a reference. Valid only while the caller holds the document.
    public func unsafeAttribute(_ id: NodeID, at place: Int) -> UnsafeBufferPointer<UInt8> {
        unsafeValue(of: attributeRecords[attributeRange(id).lowerBound + place])
    }
}
