extension TreeBuilder {
    // HTML 13.2.6.4.5 The "in head noscript" insertion mode
    mutating func inHeadNoscriptMode() -> Disposition {
        switch tokenizer.token.kind {
        case .doctype: return ignore()
        case .comment, .processingInstruction: return inHeadMode()
        case .characters:
            if let space = takeLeadingWhiteSpace() { insertCharacters(space) }
            if isTokenTextEmpty { return .done }
        case .startTag:
            switch tokenizer.token.name {
            case Tag.html: return inBodyMode()
            case Tag.basefont, Tag.bgsound, Tag.link, Tag.meta, Tag.noframes, Tag.style: return inHeadMode()
            case Tag.head, Tag.noscript: return ignore()
            default: break
            }
        case .endTag:
            switch tokenizer.token.name {
            case Tag.noscript:
                pop()
                mode = .inHead
                return .done
            case Tag.br: break
            default: return ignore()
            }
        default: break
        }
        error(tokenizer.token.kind == .characters ? .unexpectedText : .unexpectedStartTag)
        pop()
        mode = .inHead
        return .reprocess
    }
}
