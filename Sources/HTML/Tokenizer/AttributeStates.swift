extension Tokenizer {
    // HTML 13.2.5.32 Before attribute name state
    mutating func beforeAttributeNameState() {
        while position < input.count, input[position].isHTMLSpace { position += 1 }
        switch peek() {
        case 0x2F, 0x3E, -1: state = .afterAttributeName
        case 0x3D:
            error(.unexpectedEqualsSignBeforeAttributeName)
            state = .attributeName
        default: state = .attributeName
        }
    }

    // HTML 13.2.5.33 Attribute name state
    mutating func attributeNameState() {
        let start = position
        var index = start
        var hash = NameTable.initialHash
        var isPlain = true
        // A leading `=` is part of the name (13.2.5.32).
        if peek() == 0x3D {
            hash = NameTable.combine(hash, 0x3D)
            index += 1
        }
        scan: while index < input.count {
            let byte = input[index]
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F, 0x3E:
                state = .afterAttributeName
                break scan
            case 0x3D:
                state = .beforeAttributeValue
                break scan
            case 0, 0x41...0x5A:
                isPlain = false
            case 0x22, 0x27, 0x3C:
                error(.unexpectedCharacterInAttributeName, at: index)
                hash = NameTable.combine(hash, byte)
            default:
                hash = NameTable.combine(hash, byte)
            }
            index += 1
        }
        position = index
        if isPlain {
            attribute.name = attributeNames.intern(UnsafeBufferPointer(rebasing: input[start..<index]), hash: hash)
        } else {
            lowercase(start, index)
            attribute.name = attributeNames.intern(scratch)
        }
        startAttribute(start, index)
        guard index < input.count else { return endOfFileInTag() }
        if state == .beforeAttributeValue { position += 1 }
    }

    private mutating func startAttribute(_ start: Int, _ end: Int) {
        attribute.namespace = .none
        attribute.isStored = false
        attribute.nameStart = UInt32(truncatingIfNeeded: start)
        attribute.nameEnd = UInt32(truncatingIfNeeded: end)
        attribute.valueStart = attribute.nameEnd
        attribute.valueEnd = attribute.nameEnd
        attribute.dataCount = 0
        let name = Int(attribute.name)
        if name >= lastTagWithAttribute.count {
            lastTagWithAttribute.append(
                contentsOf: repeatElement(0, count: max(attributeNames.count, name + 1) - lastTagWithAttribute.count))
        }
        isDuplicateAttribute = lastTagWithAttribute[name] == tagNumber
        if isDuplicateAttribute {
            error(.duplicateAttribute, at: start, end: end)
        } else {
            lastTagWithAttribute[name] = tagNumber
            attributes.append(attribute)
            token.attributeCount += 1
        }
    }

    /// Gives the attribute its value, which ended at `end` of the input.
    private mutating func finishAttribute(_ start: Int, _ end: Int) {
        if isDuplicateAttribute { return }
        attribute.valueStart = UInt32(truncatingIfNeeded: start)
        attribute.valueEnd = UInt32(truncatingIfNeeded: end)
        attributes[attributes.count - 1] = attribute
    }

    // HTML 13.2.5.34 After attribute name state
    mutating func afterAttributeNameState() {
        while position < input.count, input[position].isHTMLSpace { position += 1 }
        switch peek() {
        case 0x2F:
            position += 1
            state = .selfClosingStartTag
        case 0x3D:
            position += 1
            state = .beforeAttributeValue
        case 0x3E:
            position += 1
            emitTag()
        case -1: endOfFileInTag()
        default: state = .attributeName
        }
    }

    // HTML 13.2.5.35 Before attribute value state
    mutating func beforeAttributeValueState() {
        while position < input.count, input[position].isHTMLSpace { position += 1 }
        switch peek() {
        case 0x22:
            position += 1
            state = .attributeValueDoubleQuoted
        case 0x27:
            position += 1
            state = .attributeValueSingleQuoted
        case 0x3E:
            error(.missingAttributeValue)
            position += 1
            emitTag()
        default: state = .attributeValueUnquoted
        }
    }

    // HTML 13.2.5.36 Attribute value (double-quoted) state, 13.2.5.37 Attribute value (single-quoted) state
    mutating func attributeValueQuotedState(_ quote: UInt8) {
        let start = position
        var pending = start
        while position < input.count {
            let byte = input[position]
            if byte == quote {
                endValue(start, pending: pending)
                position += 1
                state = .afterAttributeValueQuoted
                return
            }
            if byte == 0x26 || byte == 0x0D || byte == 0 {
                decodeInValue(byte, pending: &pending)
            } else {
                position += 1
            }
        }
        endOfFileInTag()
    }

    // HTML 13.2.5.38 Attribute value (unquoted) state
    mutating func attributeValueUnquotedState() {
        let start = position
        var pending = start
        while position < input.count {
            let byte = input[position]
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
                endValue(start, pending: pending)
                position += 1
                state = .beforeAttributeName
                return
            case 0x3E:
                endValue(start, pending: pending)
                position += 1
                emitTag()
                return
            case 0x26, 0:
                decodeInValue(byte, pending: &pending)
            case 0x22, 0x27, 0x3C, 0x3D, 0x60:
                error(.unexpectedCharacterInUnquotedAttributeValue)
                position += 1
            default:
                position += 1
            }
        }
        endOfFileInTag()
    }

    /// Puts what stands before a `&`, CR or U+0000 into the side buffer, and then what it stands for.
    private mutating func decodeInValue(_ byte: UInt8, pending: inout Int) {
        if !attribute.isStored {
            attribute.isStored = true
            attribute.dataStart = UInt32(truncatingIfNeeded: attributeData.count)
        }
        attributeData.append(contentsOf: UnsafeBufferPointer(rebasing: input[pending..<position]))
        pending = position
        switch byte {
        case 0x26:
            if let reference = characterReference(inAttribute: true) {
                UTF8Writer.append(reference, to: &attributeData)
                pending = position
            } else {
                position = pending + 1
            }
        case 0x0D:
            attributeData.append(0x0A)
            position += peek(1) == 0x0A ? 2 : 1
            pending = position
        default:
            error(.unexpectedNullCharacter)
            attributeData.append(contentsOf: [0xEF, 0xBF, 0xBD])
            position += 1
            pending = position
        }
    }

    private mutating func endValue(_ start: Int, pending: Int) {
        if attribute.isStored {
            attributeData.append(contentsOf: UnsafeBufferPointer(rebasing: input[pending..<position]))
            attribute.dataCount = UInt32(truncatingIfNeeded: attributeData.count) - attribute.dataStart
        }
        finishAttribute(start, position)
    }

    // HTML 13.2.5.39 After attribute value (quoted) state
    mutating func afterAttributeValueQuotedState() {
        switch peek() {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
            position += 1
            state = .beforeAttributeName
        case 0x2F:
            position += 1
            state = .selfClosingStartTag
        case 0x3E:
            position += 1
            emitTag()
        case -1: endOfFileInTag()
        default:
            error(.missingWhitespaceBetweenAttributes)
            state = .beforeAttributeName
        }
    }
}
