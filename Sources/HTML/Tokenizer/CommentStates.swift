extension Tokenizer {
    private enum CommentState {
        case start, startDash, comment, lessThanSign, lessThanSignBang, lessThanSignBangDash
        case lessThanSignBangDashDash, endDash, end, endBang
    }

    // HTML 13.2.5.42 Markup declaration open state; `position` is at the `<`
    mutating func markupDeclarationOpenState() {
        if peek(2) == 0x2D, peek(3) == 0x2D {
            comment()
        } else if startsWith("doctype", at: position + 2) {
            doctypeToken()
        } else if startsWith("[cdata[", at: position + 2), peek(3) == 0x43, peek(4) == 0x44, peek(5) == 0x41,
            peek(6) == 0x54, peek(7) == 0x41
        {
            if allowsCDATA {
                position += 9
                state = .cdataSection
            } else {
                error(.cdataInHtmlContent, at: position + 8)
                bogusComment(dataStart: position + 2)
            }
        } else {
            error(.incorrectlyOpenedComment, at: position + 2)
            bogusComment(dataStart: position + 2)
        }
    }

    /// Whether the input has these lower-case letters there, in any case.
    func startsWith(_ word: StaticString, at start: Int) -> Bool {
        guard start + word.utf8CodeUnitCount <= input.count else { return false }
        return word.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { input[start + $0].asciiLowercased == bytes[$0] }
        }
    }

    // HTML 13.2.5.41 Bogus comment state
    mutating func bogusComment(dataStart: Int) {
        var index = dataStart
        while index < input.count, input[index] != 0x3E { index += 1 }
        emitComment(dataStart, index, end: min(index + 1, input.count))
    }

    // HTML 13.2.5.43 Comment start state, to 13.2.5.52 Comment end bang state. What the states append to the
    // comment's data is what they read, so the data is a range of the input.
    private mutating func comment() {
        let dataStart = position + 4
        var index = dataStart
        var inside = CommentState.start
        while index < input.count {
            if inside == .comment { index = nextInComment(index) }
            guard index < input.count else { break }
            let byte = input[index]
            if byte == 0x3E, let end = endOfData(inside, index, dataStart) {
                return emitComment(dataStart, end, end: index + 1)
            }
            inside = next(inside, byte, index)
            index += 1
        }
        error(.eofInComment, at: input.count)
        let dashes =
            switch inside {
            case .startDash, .endDash, .lessThanSignBangDash: 1
            case .end, .lessThanSignBangDashDash: 2
            case .endBang: 3
            default: 0
            }
        emitComment(dataStart, max(input.count - dashes, dataStart), end: input.count)
    }

    @inline(__always)
    private func nextInComment(_ start: Int) -> Int {
        var index = start
        while index < input.count, input[index] != 0x2D, input[index] != 0x3C { index += 1 }
        return index
    }

    /// Where the data ends if a `>` at `index` closes the comment in this state.
    private mutating func endOfData(_ inside: CommentState, _ index: Int, _ dataStart: Int) -> Int? {
        switch inside {
        case .start, .startDash:
            error(.abruptClosingOfEmptyComment, at: index)
            return dataStart
        case .end, .lessThanSignBangDashDash: return index - 2
        case .endBang:
            error(.incorrectlyClosedComment, at: index)
            return index - 3
        default: return nil
        }
    }

    private mutating func next(_ inside: CommentState, _ byte: UInt8, _ index: Int) -> CommentState {
        let isDash = byte == 0x2D
        switch inside {
        case .start where isDash: return .startDash
        case .startDash where isDash: return .end
        case .comment where isDash: return .endDash
        case .lessThanSign where byte == 0x21: return .lessThanSignBang
        case .lessThanSign where byte == 0x3C: return .lessThanSign
        case .lessThanSign where isDash: return .endDash
        case .lessThanSignBang where isDash: return .lessThanSignBangDash
        case .lessThanSignBangDash where isDash: return .lessThanSignBangDashDash
        // 13.2.5.49: anything but `>` and the end of the file is a nested comment; then as in the comment end state.
        case .lessThanSignBangDashDash:
            error(.nestedComment, at: index)
            return next(.end, byte, index)
        case .endDash where isDash: return .end
        case .end where isDash: return .end
        case .end where byte == 0x21: return .endBang
        case .endBang where isDash: return .endDash
        default: return byte == 0x3C ? .lessThanSign : .comment
        }
    }

    /// Emits a comment with that data; U+0000 is U+FFFD and line endings are LF.
    private mutating func emitComment(_ dataStart: Int, _ dataEnd: Int, end: Int) {
        let start = position
        setData(dataStart, dataEnd)
        token.kind = .comment
        token.start = start
        token.end = end
        position = end
        state = .data
        isTokenReady = true
    }

    /// Makes a range of the input the token's data.
    mutating func setData(_ start: Int, _ end: Int) {
        position = start
        var run = TextRun(start: start)
        while position < end {
            switch input[position] {
            case 0: decodeNull(&run)
            case 0x0D: decodeLineEnding(&run)
            default: position += 1
            }
        }
        token.isDecoded = run.isDecoded
        token.textStart = start
        token.textEnd = end
        if run.isDecoded {
            decode(&run)
            token.textStart = 0
            token.textEnd = decoded.count
        }
    }
}
