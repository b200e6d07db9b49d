extension TreeBuilder {
    // HTML 13.2.6.4.18 The "in frameset" insertion mode
    mutating func inFramesetMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters, .nullCharacter: insertOnlyWhiteSpace()
        case .comment, .processingInstruction: insertComment()
        case .doctype: return ignore()
        case .startTag:
            switch tokenizer.token.name {
            case Tag.html: return inBodyMode()
            case Tag.frameset: insertElement()
            case Tag.frame: insertVoidElement()
            case Tag.noframes: return inHeadMode()
            default: return ignore()
            }
        case .endTag:
            guard tokenizer.token.name == Tag.frameset, openElements.count > 1 else { return ignore() }
            pop()
            if context == nil, openElements.currentHTMLName != Tag.frameset { mode = .afterFrameset }
        case .endOfFile:
            if openElements.count > 1 { error(.unexpectedEndOfFile) }
            stopParsing()
        }
        return .done
    }

    /// Inserts the white space of a run and ignores the rest of it.
    mutating func insertOnlyWhiteSpace(asInBody: Bool = false) {
        guard tokenizer.token.kind == .characters else { return }
        if !isWhiteSpace(tokenText) { error(.unexpectedText) }
        while !isTokenTextEmpty {
            if let space = takeLeadingWhiteSpace() {
                if asInBody { reconstructFormattingElements() }
                insertCharacters(space)
            } else {
                tokenizer.token.textStart += 1
                if !tokenizer.token.isDecoded { tokenizer.token.start += 1 }
            }
        }
    }
}
