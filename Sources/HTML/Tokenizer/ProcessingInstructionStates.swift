extension Tokenizer {
    // Processing instruction open state, target state, after target state, data state and questionable state
    // (HTML as of June 2026); `position` is at the `<`
    mutating func processingInstructionOpenState() {
        let start = position
        let targetStart = start + 2
        guard targetStart < input.count else { return endOfFileInInstruction() }
        let first = input[targetStart]
        guard first.isASCIILetter || first == 0x5F else {
            error(.invalidFirstCharacterOfProcessingInstructionTarget, at: targetStart)
            return bogusComment(dataStart: start + 1)
        }
        var index = targetStart
        while index < input.count, isTargetByte(input[index]) { index += 1 }
        guard index < input.count else { return endOfFileInInstruction() }
        let after = input[index]
        guard after.isHTMLSpace || after == 0x3F || after == 0x3E else {
            error(.invalidProcessingInstructionTarget, at: index)
            return bogusComment(dataStart: start + 1)
        }
        if isDisallowedTarget(targetStart, index) {
            error(.disallowedProcessingInstructionTarget, at: index)
            return bogusComment(dataStart: start + 1)
        }
        instructionData(from: index, target: targetStart..<index)
    }

    private func isTargetByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == 0x5F || byte == 0x2D
    }

    private func isDisallowedTarget(_ start: Int, _ end: Int) -> Bool {
        switch end - start {
        case 3: startsWith("xml", at: start)
        case 14: startsWith("xml-stylesheet", at: start)
        default: false
        }
    }

    /// The data reaches to the first `>`, without white space before it and without a `?` at its end.
    private mutating func instructionData(from afterTarget: Int, target: Range<Int>) {
        let start = position
        var dataStart = afterTarget
        while dataStart < input.count, input[dataStart].isHTMLSpace { dataStart += 1 }
        var close = dataStart
        while close < input.count, input[close] != 0x3E { close += 1 }
        guard close < input.count else { return endOfFileInInstruction() }
        let dataEnd = close > dataStart && input[close - 1] == 0x3F ? close - 1 : close
        setData(dataStart, dataEnd)
        token.kind = .processingInstruction
        token.name = tagNames.intern(Array(input[target]))
        token.start = start
        token.end = close + 1
        position = close + 1
        state = .data
        isTokenReady = true
    }

    /// The end of the file inside an instruction emits nothing.
    private mutating func endOfFileInInstruction() {
        error(.eofInProcessingInstruction, at: input.count)
        position = input.count
        emitEndOfFile()
    }
}
