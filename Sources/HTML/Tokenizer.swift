/// The tokenization stage (HTML 13.2.5): gives one token for each call of `next`.
///
/// The states keep the standard's names. Where the standard emits single characters, a state here runs to the next
/// byte that matters and emits the run; the line endings are normalised on the way (13.2.3.5), because positions
/// must count in the original text.
///
/// Invariant: `position` never passes `input.count`; `token` is valid until the next call.
struct Tokenizer {
    /// The states between which the tokenizer may be asked for a token, or that follow one another inside a tag.
    enum State: UInt8 {
        case data, rcdata, rawtext, scriptData, plaintext, cdataSection
        case tagOpen, endTagOpen, tagName
        case beforeAttributeName, attributeName, afterAttributeName, beforeAttributeValue
        case attributeValueDoubleQuoted, attributeValueSingleQuoted, attributeValueUnquoted
        case afterAttributeValueQuoted, selfClosingStartTag
        case markupDeclarationOpen, processingInstructionOpen
        /// At an appropriate end tag of RCDATA, RAWTEXT or script data.
        case appropriateEndTag
    }

    let input: UnsafeBufferPointer<UInt8>
    var position: Int
    var state = State.data
    var token = Token()
    var isTokenReady = false
    /// The name of the last start tag, for "appropriate end tag token"; -1 for none.
    var lastStartTagName: Int32 = -1
    /// Whether the adjusted current node is not in the HTML namespace; kept by the tree construction stage.
    var allowsCDATA = false

    /// The text of the token, where it differs from the input.
    var decoded: [UInt8] = []
    /// The doctype of a doctype token.
    var doctype = Doctype(name: "")
    /// All attributes of all start tags: they become the document's.
    var attributes: [AttributeRecord] = []
    var attributeData: [UInt8] = []
    var tagNames = TagName.knownNames
    var attributeNames = AttributeName.knownNames
    var errors: [InputError] = []

    /// The attribute that is being read.
    var attribute = AttributeRecord(name: -1)
    var isDuplicateAttribute = false
    /// For each attribute name the number of the last tag that had it: finds duplicates in constant time.
    var lastTagWithAttribute: [UInt32] = []
    var tagNumber: UInt32 = 0
    /// A name with capitals or U+0000, as it is after lower-casing.
    var scratch: [UInt8] = []

    /// A parse error at a place in the decoded text.
    struct InputError {
        var code: ParseError.Code
        var start: UInt32
        var end: UInt32
    }

    init(input: UnsafeBufferPointer<UInt8>, position: Int = 0) {
        self.input = input
        self.position = position
        attributes.reserveCapacity(input.count / 64)
    }

    /// Reads the next token into `token`.
    mutating func next() {
        isTokenReady = false
        repeat {
            switch state {
            case .data: dataState()
            case .tagOpen: tagOpenState()
            case .endTagOpen: endTagOpenState()
            case .tagName: tagNameState()
            case .beforeAttributeName: beforeAttributeNameState()
            case .attributeName: attributeNameState()
            case .afterAttributeName: afterAttributeNameState()
            case .beforeAttributeValue: beforeAttributeValueState()
            case .attributeValueDoubleQuoted: attributeValueQuotedState(0x22)
            case .attributeValueSingleQuoted: attributeValueQuotedState(0x27)
            case .attributeValueUnquoted: attributeValueUnquotedState()
            case .afterAttributeValueQuoted: afterAttributeValueQuotedState()
            case .selfClosingStartTag: selfClosingStartTagState()
            case .rcdata: rcdataState()
            case .rawtext: rawtextState()
            case .scriptData: scriptDataState()
            case .plaintext: plaintextState()
            case .cdataSection: cdataSectionState()
            case .markupDeclarationOpen: markupDeclarationOpenState()
            case .processingInstructionOpen: processingInstructionOpenState()
            case .appropriateEndTag: appropriateEndTagState()
            }
        } while !isTokenReady
    }

    // MARK: Input

    /// The byte at an offset from `position`, or -1 at the end of the input.
    @inline(__always)
    func peek(_ offset: Int = 0) -> Int {
        let index = position + offset
        return index < input.count ? Int(input[index]) : -1
    }

    // MARK: Emitting

    mutating func emitEndOfFile() {
        token = Token()
        token.kind = .endOfFile
        token.start = input.count
        token.end = input.count
        isTokenReady = true
    }

    /// Emits characters that stand in the input as they are.
    @inline(__always)
    mutating func emitCharacters(_ start: Int, _ end: Int) {
        token.kind = .characters
        token.isDecoded = false
        token.start = start
        token.end = end
        token.textStart = start
        token.textEnd = end
        isTokenReady = true
    }

    /// Emits the contents of `decoded`, which `start..<end` of the input wrote.
    mutating func emitDecodedCharacters(_ start: Int, _ end: Int) {
        token.kind = .characters
        token.isDecoded = true
        token.start = start
        token.end = end
        token.textStart = 0
        token.textEnd = decoded.count
        isTokenReady = true
    }

    /// Records an error at the byte at an offset from `position`; at the end of the input, an empty range.
    mutating func error(_ code: ParseError.Code, at index: Int? = nil, end: Int? = nil) {
        let start = min(index ?? position, input.count)
        var last = end ?? min(start + 1, input.count)
        // A range ends after a whole character.
        while end == nil, last < input.count, input[last] & 0xC0 == 0x80 { last += 1 }
        errors.append(
            InputError(code: code, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: last)))
    }
}

/// Bytes that end a run in one of the states, as a table for the hot loops.
struct ByteSet: Sendable {
    private let flags: [Bool]

    init(_ bytes: [UInt8]) {
        var flags = [Bool](repeating: false, count: 256)
        for byte in bytes { flags[Int(byte)] = true }
        self.flags = flags
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool { flags[Int(byte)] }
}

extension UInt8 {
    /// Tab, line feed, form feed, space; and carriage return, which normalisation makes a line feed.
    @inline(__always)
    var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D }

    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    @inline(__always)
    var isASCIIUppercase: Bool { self &- 0x41 < 26 }

    @inline(__always)
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    @inline(__always)
    var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    @inline(__always)
    var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}
