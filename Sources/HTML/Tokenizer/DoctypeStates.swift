extension Tokenizer {
    private enum DoctypeState {
        case doctype, beforeName, name, afterName
        case afterPublicKeyword, beforePublicIdentifier, publicIdentifier, afterPublicIdentifier
        case betweenPublicAndSystem, afterSystemKeyword, beforeSystemIdentifier, systemIdentifier
        case afterSystemIdentifier, bogus
    }

    /// The parts of a doctype as they are read.
    private struct DoctypeParts {
        var name: [UInt8] = []
        var publicID: [UInt8]?
        var systemID: [UInt8]?
        var quote: UInt8 = 0
        var forcesQuirks = false
    }

    // HTML 13.2.5.53 DOCTYPE state, to 13.2.5.68 Bogus DOCTYPE state; `position` is at the `<`
    mutating func doctypeToken() {
        let start = position
        position += 9
        var inside = DoctypeState.doctype
        var parts = DoctypeParts()
        while position < input.count {
            let byte = input[position]
            if byte == 0x3E {
                closeDoctype(inside, &parts)
                position += 1
                return emitDoctype(parts, start)
            }
            if byte.isHTMLSpace, whiteSpaceInDoctype(&inside) {
                position += 1
                continue
            }
            characterInDoctype(byte, &inside, &parts)
        }
        if inside != .bogus {
            error(.eofInDoctype, at: input.count)
            parts.forcesQuirks = true
        }
        emitDoctype(parts, start)
    }

    private mutating func emitDoctype(_ parts: DoctypeParts, _ start: Int) {
        doctype = Doctype(
            name: String(decoding: parts.name, as: UTF8.self),
            publicID: parts.publicID.map { String(decoding: $0, as: UTF8.self) },
            systemID: parts.systemID.map { String(decoding: $0, as: UTF8.self) })
        token.kind = .doctype
        token.forcesQuirks = parts.forcesQuirks
        token.isSelfClosing = !parts.name.isEmpty
        token.start = start
        token.end = position
        state = .data
        isTokenReady = true
    }

    /// A `>` in each state: which error it is, if any.
    private mutating func closeDoctype(_ inside: DoctypeState, _ parts: inout DoctypeParts) {
        let code: ParseError.Code
        switch inside {
        case .doctype, .beforeName: code = .missingDoctypeName
        case .afterPublicKeyword, .beforePublicIdentifier: code = .missingDoctypePublicIdentifier
        case .publicIdentifier: code = .abruptDoctypePublicIdentifier
        case .afterSystemKeyword, .beforeSystemIdentifier: code = .missingDoctypeSystemIdentifier
        case .systemIdentifier: code = .abruptDoctypeSystemIdentifier
        case .name, .afterName, .afterPublicIdentifier, .betweenPublicAndSystem, .afterSystemIdentifier, .bogus:
            return
        }
        error(code)
        parts.forcesQuirks = true
    }

    /// White space in each state; false where it is a character like others.
    private func whiteSpaceInDoctype(_ inside: inout DoctypeState) -> Bool {
        switch inside {
        case .doctype: inside = .beforeName
        case .name: inside = .afterName
        case .afterPublicKeyword: inside = .beforePublicIdentifier
        case .afterPublicIdentifier: inside = .betweenPublicAndSystem
        case .afterSystemKeyword: inside = .beforeSystemIdentifier
        case .publicIdentifier, .systemIdentifier: return false
        default: break
        }
        return true
    }

    /// Any other character: reads it or changes the state and leaves it.
    private mutating func characterInDoctype(
        _ byte: UInt8, _ inside: inout DoctypeState, _ parts: inout DoctypeParts
    ) {
        switch inside {
        case .doctype:
            error(.missingWhitespaceBeforeDoctypeName)
            inside = .beforeName
        case .beforeName:
            inside = .name
        case .name:
            append(byte.asciiLowercased, to: &parts.name)
        case .afterName:
            afterDoctypeName(&inside, &parts)
        case .afterPublicKeyword, .beforePublicIdentifier, .afterSystemKeyword, .beforeSystemIdentifier,
            .afterPublicIdentifier, .betweenPublicAndSystem:
            beforeIdentifier(byte, &inside, &parts)
        case .publicIdentifier:
            if byte == parts.quote {
                position += 1
                inside = .afterPublicIdentifier
            } else {
                append(byte, to: &parts.publicID)
            }
        case .systemIdentifier:
            if byte == parts.quote {
                position += 1
                inside = .afterSystemIdentifier
            } else {
                append(byte, to: &parts.systemID)
            }
        case .afterSystemIdentifier:
            // "This does not set the current DOCTYPE token's force-quirks flag to on."
            error(.unexpectedCharacterAfterDoctypeSystemIdentifier)
            inside = .bogus
        case .bogus:
            if byte == 0 { error(.unexpectedNullCharacter) }
            position += 1
        }
    }

    // HTML 13.2.5.56 After DOCTYPE name state
    private mutating func afterDoctypeName(_ inside: inout DoctypeState, _ parts: inout DoctypeParts) {
        if startsWith("public", at: position) {
            position += 6
            inside = .afterPublicKeyword
        } else if startsWith("system", at: position) {
            position += 6
            inside = .afterSystemKeyword
        } else {
            error(.invalidCharacterSequenceAfterDoctypeName)
            parts.forcesQuirks = true
            inside = .bogus
        }
    }

    /// The states in which a quote starts an identifier.
    private mutating func beforeIdentifier(
        _ byte: UInt8, _ inside: inout DoctypeState, _ parts: inout DoctypeParts
    ) {
        let isPublic = inside == .afterPublicKeyword || inside == .beforePublicIdentifier
        guard byte == 0x22 || byte == 0x27 else {
            error(isPublic ? .missingQuoteBeforeDoctypePublicIdentifier : .missingQuoteBeforeDoctypeSystemIdentifier)
            parts.forcesQuirks = true
            inside = .bogus
            return
        }
        switch inside {
        case .afterPublicKeyword: error(.missingWhitespaceAfterDoctypePublicKeyword)
        case .afterSystemKeyword: error(.missingWhitespaceAfterDoctypeSystemKeyword)
        case .afterPublicIdentifier: error(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
        default: break
        }
        position += 1
        parts.quote = byte
        if isPublic { parts.publicID = [] } else { parts.systemID = [] }
        inside = isPublic ? .publicIdentifier : .systemIdentifier
    }

    private mutating func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case 0:
            error(.unexpectedNullCharacter)
            bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
        case 0x0D:
            bytes.append(0x0A)
            if peek(1) == 0x0A { position += 1 }
        default: bytes.append(byte)
        }
        position += 1
    }

    private mutating func append(_ byte: UInt8, to bytes: inout [UInt8]?) {
        var known = bytes ?? []
        bytes = nil
        append(byte, to: &known)
        bytes = known
    }
}
