extension TreeBuilder {
    // HTML 13.2.6.4.17 The "after body" insertion mode
    mutating func afterBodyMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            if takeLeadingWhiteSpaceAsBody() { return .done }
        case .comment, .processingInstruction:
            insertComment(at: Place(parent: openElements[0].node))
            return .done
        case .doctype: return ignore()
        case .startTag where tokenizer.token.name == Tag.html: return inBodyMode()
        case .endTag where tokenizer.token.name == Tag.html:
            if context != nil { return ignore() }
            close(openElements[0].node)
            mode = .afterAfterBody
            return .done
        case .endOfFile:
            stopParsing()
            return .done
        default: break
        }
        error(tokenizer.token.kind == .characters ? .unexpectedText : .unexpectedStartTag)
        mode = .inBody
        return .reprocess
    }

    /// White space after the body belongs to it. True if nothing else is in the token.
    mutating func takeLeadingWhiteSpaceAsBody() -> Bool {
        if let space = takeLeadingWhiteSpace() {
            reconstructFormattingElements()
            insertCharacters(space)
        }
        return isTokenTextEmpty
    }

    // HTML 13.2.6.4.20 The "after after body" insertion mode
    mutating func afterAfterBodyMode() -> Disposition {
        switch tokenizer.token.kind {
        case .comment, .processingInstruction:
            insertComment(at: Place(parent: 0))
            return .done
        case .doctype: return inBodyMode()
        case .characters:
            if takeLeadingWhiteSpaceAsBody() { return .done }
        case .startTag where tokenizer.token.name == Tag.html: return inBodyMode()
        case .endOfFile:
            stopParsing()
            return .done
        default: break
        }
        error(tokenizer.token.kind == .characters ? .unexpectedText : .unexpectedStartTag)
        mode = .inBody
        return .reprocess
    }
}
