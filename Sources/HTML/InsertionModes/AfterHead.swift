extension TreeBuilder {
    // HTML 13.2.6.4.6 The "after head" insertion mode
    mutating func afterHeadMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            if let space = takeLeadingWhiteSpace() { insertCharacters(space) }
            if isTokenTextEmpty { return .done }
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .startTag:
            if let disposition = startTagAfterHead() { return disposition }
        case .endTag:
            switch tokenizer.token.name {
            case Tag.template: return inHeadMode()
            case Tag.body, Tag.html, Tag.br: break
            default: return ignore()
            }
        default: break
        }
        insertImpliedElement(Tag.body)
        mode = .inBody
        return .reprocess
    }

    private mutating func startTagAfterHead() -> Disposition? {
        switch tokenizer.token.name {
        case Tag.html: return inBodyMode()
        case Tag.body:
            insertElement()
            isFramesetOK = false
            mode = .inBody
            return .done
        case Tag.frameset:
            insertElement()
            mode = .inFrameset
            return .done
        case Tag.base, Tag.basefont, Tag.bgsound, Tag.link, Tag.meta, Tag.noframes, Tag.script, Tag.style,
            Tag.template, Tag.title:
            return headElementAfterHead()
        case Tag.head: return ignore()
        default: return nil
        }
    }

    /// An element of the head that comes too late is put into the head.
    private mutating func headElementAfterHead() -> Disposition {
        error(.unexpectedStartTag)
        push(headElement, name: Tag.head, namespace: .html)
        let disposition = inHeadMode()
        if let index = openElements.index(of: headElement, name: Tag.head) {
            document.nodes[Int(headElement)].isOpen = false
            openElements.remove(at: index)
        }
        return disposition
    }
}
