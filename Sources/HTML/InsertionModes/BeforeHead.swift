extension TreeBuilder {
    // HTML 13.2.6.4.3 The "before head" insertion mode
    mutating func beforeHeadMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            _ = takeLeadingWhiteSpace()
            if isTokenTextEmpty { return .done }
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .startTag where tokenizer.token.name == Tag.html: return inBodyMode()
        case .startTag where tokenizer.token.name == Tag.head:
            headElement = insertElement()
            mode = .inHead
            return .done
        case .endTag:
            switch tokenizer.token.name {
            case Tag.head, Tag.body, Tag.html, Tag.br: break
            default: return ignore()
            }
        default: break
        }
        headElement = insertImpliedElement(Tag.head)
        mode = .inHead
        return .reprocess
    }
}
