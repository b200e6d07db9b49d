extension TreeBuilder {
    // HTML 13.2.6.4.19 The "after frameset" insertion mode
    mutating func afterFramesetMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters, .nullCharacter: insertOnlyWhiteSpace()
        case .comment, .processingInstruction: insertComment()
        case .doctype: return ignore()
        case .startTag:
            switch tokenizer.token.name {
            case Tag.html: return inBodyMode()
            case Tag.noframes: return inHeadMode()
            default: return ignore()
            }
        case .endTag:
            guard tokenizer.token.name == Tag.html else { return ignore() }
            mode = .afterAfterFrameset
        case .endOfFile: stopParsing()
        }
        return .done
    }

    // HTML 13.2.6.4.21 The "after after frameset" insertion mode
    mutating func afterAfterFramesetMode() -> Disposition {
        switch tokenizer.token.kind {
        case .comment, .processingInstruction: insertComment(at: Place(parent: 0))
        case .doctype: return inBodyMode()
        case .characters: insertOnlyWhiteSpace(asInBody: true)
        case .startTag:
            switch tokenizer.token.name {
            case Tag.html: return inBodyMode()
            case Tag.noframes: return inHeadMode()
            default: return ignore()
            }
        case .endOfFile: stopParsing()
        case .nullCharacter, .endTag: return ignore()
        }
        return .done
    }
}
