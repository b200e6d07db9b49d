extension Tokenizer {
    // HTML 13.2.5.1 Data state
    mutating func dataState() {
        var run = TextRun(start: position)
        while true {
            position = endOfPlainText(from: position)
            switch peek() {
            case 0x26: decodeReference(&run)
            case 0x0D: decodeLineEnding(&run)
            case 0x3C:
                emit(&run)
                if !isTokenReady { state = .tagOpen }
                return
            case 0:
                emit(&run)
                if !isTokenReady { emitNull() }
                return
            default:
                emit(&run)
                if !isTokenReady { emitEndOfFile() }
                return
            }
        }
    }

    /// The first `&`, `<`, CR or U+0000 from a place on, or the end: eight bytes at a time.
    @inline(__always)
    func endOfPlainText(from start: Int) -> Int {
        var index = start
        let end = input.count
        guard let base = input.baseAddress else { return end }
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        while index + 8 <= end {
            let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
            let ampersand = word ^ (ones &* 0x26)
            let lessThan = word ^ (ones &* 0x3C)
            let carriageReturn = word ^ (ones &* 0x0D)
            // A byte of these is 0 where the input has the byte looked for; the lowest bit found is exact.
            let found =
                ((ampersand &- ones) & ~ampersand) | ((lessThan &- ones) & ~lessThan)
                | ((carriageReturn &- ones) & ~carriageReturn) | ((word &- ones) & ~word)
            let bits = found & high
            if bits != 0 { return index + UInt64(littleEndian: bits).trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < end {
            switch base[index] {
            case 0x26, 0x3C, 0x0D, 0: return index
            default: index += 1
            }
        }
        return end
    }

    /// The data state and CDATA sections leave U+0000 to the tree construction stage.
    private mutating func emitNull() {
        if state == .data { error(.unexpectedNullCharacter) }
        token.kind = .nullCharacter
        token.isDecoded = false
        token.start = position
        token.end = position + 1
        token.textStart = position
        token.textEnd = position + 1
        position += 1
        isTokenReady = true
    }

    // HTML 13.2.5.2 RCDATA state
    mutating func rcdataState() { rawState(references: true) }

    // HTML 13.2.5.3 RAWTEXT state
    mutating func rawtextState() { rawState(references: false) }

    /// RCDATA and RAWTEXT with their less-than sign and end tag states (13.2.5.9 to 13.2.5.14).
    private mutating func rawState(references: Bool) {
        var run = TextRun(start: position)
        while true {
            position = endOfPlainText(from: position)
            switch peek() {
            case 0x26: if references { decodeReference(&run) } else { position += 1 }
            case 0x0D: decodeLineEnding(&run)
            case 0: decodeNull(&run)
            case 0x3C:
                if isAppropriateEndTag() {
                    emit(&run)
                    state = .appropriateEndTag
                    return
                }
                position += 1
            default:
                emit(&run)
                if !isTokenReady { emitEndOfFile() }
                return
            }
        }
    }

    /// Whether `</`, the name of the last start tag, and white space, `/` or `>` stand at `position`.
    func isAppropriateEndTag() -> Bool {
        guard peek(1) == 0x2F, lastStartTagName >= 0 else { return false }
        let name = tagNames.name(lastStartTagName)
        let start = position + 2
        guard start + name.count < input.count else { return false }
        for (offset, byte) in name.enumerated() where input[start + offset].asciiLowercased != byte { return false }
        let after = input[start + name.count]
        return after.isHTMLSpace || after == 0x2F || after == 0x3E
    }

    /// Reads the end tag that `isAppropriateEndTag` has found at `position`.
    mutating func appropriateEndTagState() {
        startTag(.endTag, at: position)
        position += 2
        state = .tagName
    }

    // HTML 13.2.5.5 PLAINTEXT state
    mutating func plaintextState() {
        var run = TextRun(start: position)
        while true {
            position = endOfPlainText(from: position)
            switch peek() {
            case 0x0D: decodeLineEnding(&run)
            case 0: decodeNull(&run)
            case -1:
                emit(&run)
                if !isTokenReady { emitEndOfFile() }
                return
            default: position += 1
            }
        }
    }

    // HTML 13.2.5.69 CDATA section state, with the bracket and end states
    mutating func cdataSectionState() {
        var run = TextRun(start: position)
        while true {
            switch peek() {
            case 0x5D where peek(1) == 0x5D && peek(2) == 0x3E:
                emit(&run)
                position += 3
                state = .data
                return
            case 0x0D: decodeLineEnding(&run)
            case 0:
                emit(&run)
                if !isTokenReady { emitNull() }
                return
            case -1:
                emit(&run)
                if !isTokenReady {
                    error(.eofInCDATA)
                    emitEndOfFile()
                }
                return
            default: position += 1
            }
        }
    }
}
