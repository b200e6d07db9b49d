import Diagnostics

/// What a document is made of. Documents share it until one of them is changed; the parser fills it.
///
/// Invariant: nobody changes it while more than one document has it, so that any thread may read it.
final class DocumentStorage: @unchecked Sendable {
    var source: SourceFile
    var encoding = Encoding.utf8
    var quirksMode = QuirksMode.noQuirks
    var errors: [ParseError] = []

    var nodes: Arena<NodeRecord>
    var attributeRecords: Arena<AttributeRecord>
    var doctypes: [Doctype] = []
    /// The source as UTF-8; the source's own bytes where they are valid UTF-8.
    var text: [UInt8] { didSet { textBytes = DocumentStorage.bytes(of: text) } }
    /// For each byte of `text` (and its end) its offset in the source; empty where both are the same.
    var originalOffsets: [UInt32] = []
    /// Text that differs from its source: character references, line endings, joined runs.
    var textData: [UInt8] = []
    /// Attribute values that differ from their source.
    var attributeData: [UInt8] = []
    /// The code of the HTML element inside which a fragment was parsed, else -1.
    var fragmentContext: Int32 = -1
    var tagNames = TagName.knownNames
    var attributeNames = AttributeName.knownNames

    /// The bytes of `text`, `textData` and `attributeData`. The arrays are held here and not changed while they are
    /// read, so the addresses of their elements stay what they are.
    private(set) var textBytes: UnsafeBufferPointer<UInt8>
    private(set) var textDataBytes: UnsafeBufferPointer<UInt8>
    private(set) var attributeDataBytes: UnsafeBufferPointer<UInt8>

    init(source: SourceFile) {
        self.source = source
        text = source.bytes
        nodes = Arena()
        nodes.append(NodeRecord(kind: .document))
        attributeRecords = Arena()
        textBytes = DocumentStorage.bytes(of: source.bytes)
        textDataBytes = DocumentStorage.bytes(of: [])
        attributeDataBytes = textDataBytes
    }

    /// The same document in storage of its own.
    init(copying other: DocumentStorage) {
        source = other.source
        encoding = other.encoding
        quirksMode = other.quirksMode
        errors = other.errors
        nodes = other.nodes.copied()
        attributeRecords = other.attributeRecords.copied()
        doctypes = other.doctypes
        text = other.text
        originalOffsets = other.originalOffsets
        textData = other.textData
        attributeData = other.attributeData
        fragmentContext = other.fragmentContext
        tagNames = other.tagNames
        attributeNames = other.attributeNames
        textBytes = other.textBytes
        textDataBytes = other.textDataBytes
        attributeDataBytes = other.attributeDataBytes
    }

    deinit {
        nodes.deallocate()
        attributeRecords.deallocate()
    }

    /// Takes over what the tokenizer has gathered.
    func finish(
        attributes: [AttributeRecord], attributeData: [UInt8], tagNames: NameTable, attributeNames: NameTable
    ) {
        attributeRecords.deallocate()
        attributeRecords = Arena(attributes)
        self.attributeData = attributeData
        self.tagNames = tagNames
        self.attributeNames = attributeNames
        seal()
    }

    /// Notes where the text and the attribute values lie, after they were written.
    func seal() {
        textDataBytes = DocumentStorage.bytes(of: textData)
        attributeDataBytes = DocumentStorage.bytes(of: attributeData)
    }

    private static func bytes(of array: [UInt8]) -> UnsafeBufferPointer<UInt8> {
        array.withUnsafeBufferPointer { $0 }
    }
}
