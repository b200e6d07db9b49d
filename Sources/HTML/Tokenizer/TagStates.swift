extension Tokenizer {
    // HTML 13.2.5.6 Tag open state; `position` is at the `<`
    mutating func tagOpenState() {
        switch peek(1) {
        case 0x21:
            state = .markupDeclarationOpen
        case 0x2F:
            state = .endTagOpen
        case 0x3F:
            state = .processingInstructionOpen
        case -1:
            error(.eofBeforeTagName, at: position + 1)
            state = .data
            position += 1
            emitCharacters(position - 1, position)
        case let byte where UInt8(truncatingIfNeeded: byte).isASCIILetter:
            startTag(.startTag, at: position)
            position += 1
            state = .tagName
        default:
            error(.invalidFirstCharacterOfTagName, at: position + 1)
            state = .data
            position += 1
            emitCharacters(position - 1, position)
        }
    }

    // HTML 13.2.5.7 End tag open state; `position` is at the `<`
    mutating func endTagOpenState() {
        switch peek(2) {
        case 0x3E:
            error(.missingEndTagName, at: position + 2)
            position += 3
            state = .data
        case -1:
            error(.eofBeforeTagName, at: position + 2)
            state = .data
            position += 2
            emitCharacters(position - 2, position)
        case let byte where UInt8(truncatingIfNeeded: byte).isASCIILetter:
            startTag(.endTag, at: position)
            position += 2
            state = .tagName
        default:
            error(.invalidFirstCharacterOfTagName, at: position + 2)
            bogusComment(dataStart: position + 2)
        }
    }

    @inline(__always)
    mutating func startTag(_ kind: Token.Kind, at start: Int) {
        token.kind = kind
        token.isSelfClosing = false
        token.start = start
        token.firstAttribute = attributes.count
        token.attributeCount = 0
        tagNumber &+= 1
    }

    // HTML 13.2.5.8 Tag name state
    mutating func tagNameState() {
        let start = position
        var index = start
        var hash = NameTable.initialHash
        var isPlain = true
        scan: while index < input.count {
            let byte = input[index]
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
                state = .beforeAttributeName
                break scan
            case 0x2F:
                state = .selfClosingStartTag
                break scan
            case 0x3E:
                state = .data
                break scan
            case 0, 0x41...0x5A:
                isPlain = false
            default:
                hash = NameTable.combine(hash, byte)
            }
            index += 1
        }
        position = index
        guard index < input.count else { return endOfFileInTag() }
        if isPlain {
            token.name = tagNames.intern(UnsafeBufferPointer(rebasing: input[start..<index]), hash: hash)
        } else {
            lowercase(start, index)
            token.name = tagNames.intern(scratch)
        }
        // What ended the name is white space, `/` or `>`.
        position += 1
        if state == .data { emitTag() }
    }

    /// Puts a name into `scratch`, in lower case and with U+0000 as U+FFFD.
    mutating func lowercase(_ start: Int, _ end: Int) {
        scratch.removeAll(keepingCapacity: true)
        for index in start..<end {
            if input[index] == 0 {
                error(.unexpectedNullCharacter, at: index)
                scratch.append(contentsOf: [0xEF, 0xBF, 0xBD])
            } else {
                scratch.append(input[index].asciiLowercased)
            }
        }
    }

    mutating func endOfFileInTag() {
        error(.eofInTag, at: input.count)
        position = input.count
        emitEndOfFile()
    }

    // HTML 13.2.5.40 Self-closing start tag state
    mutating func selfClosingStartTagState() {
        switch peek() {
        case 0x3E:
            token.isSelfClosing = true
            position += 1
            emitTag()
        case -1:
            endOfFileInTag()
        default:
            error(.unexpectedSolidusInTag)
            state = .beforeAttributeName
        }
    }

    /// Emits the tag that ends before `position`.
    mutating func emitTag() {
        token.end = position
        state = .data
        isTokenReady = true
        if token.kind == .startTag {
            lastStartTagName = token.name
            return
        }
        if token.attributeCount > 0 {
            error(.endTagWithAttributes, at: position - 1)
            attributes.removeLast(attributes.count - token.firstAttribute)
            token.attributeCount = 0
        }
        if token.isSelfClosing { error(.endTagWithTrailingSolidus, at: position - 1) }
    }
}
