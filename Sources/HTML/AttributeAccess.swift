/// Attributes by their place in the element's list, one part at a time: for loops over every attribute of a page,
/// where a whole `Attribute` costs more than what is asked of it. Complexity: O(1) each.
extension Document {
    public func attributeCount(_ id: NodeID) -> Int { attributeRange(id).count }

    public func attributeName(_ id: NodeID, at place: Int) -> AttributeName {
        AttributeName(code: attributeRecords[attributeRange(id).lowerBound + place].name, in: attributeNames)
    }

    public func attributeNamespace(_ id: NodeID, at place: Int) -> AttributeNamespace {
        attributeRecords[attributeRange(id).lowerBound + place].namespace
    }

    /// The value with character references decoded, sharing the document's storage.
    public func attributeBytes(_ id: NodeID, at place: Int) -> ArraySlice<UInt8> {
        value(of: attributeRecords[attributeRange(id).lowerBound + place])
    }
}
