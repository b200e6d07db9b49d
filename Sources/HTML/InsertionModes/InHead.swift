extension TreeBuilder {
    // HTML 13.2.6.4.4 The "in head" insertion mode
    mutating func inHeadMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            if let space = takeLeadingWhiteSpace() { insertCharacters(space) }
            if isTokenTextEmpty { return .done }
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .startTag:
            if let disposition = startTagInHead() { return disposition }
        case .endTag:
            switch tokenizer.token.name {
            case Tag.head:
                pop()
                mode = .afterHead
                return .done
            case Tag.template: return templateEndTag()
            case Tag.body, Tag.html, Tag.br: break
            default: return ignore()
            }
        default: break
        }
        pop()
        mode = .afterHead
        return .reprocess
    }

    /// The start tags that "in head" knows; nil for others.
    private mutating func startTagInHead() -> Disposition? {
        switch tokenizer.token.name {
        case Tag.html: return inBodyMode()
        case Tag.base, Tag.basefont, Tag.bgsound, Tag.link, Tag.meta:
            insertVoidElement()
        case Tag.title: parseText(.rcdata)
        case Tag.noscript where !scripting:
            insertElement()
            mode = .inHeadNoscript
        case Tag.noscript, Tag.noframes, Tag.style: parseText(.rawtext)
        case Tag.script:
            insertElement()
            tokenizer.state = .scriptData
            originalMode = mode
            mode = .text
        case Tag.template: templateStartTag()
        case Tag.head: return ignore()
        default: return nil
        }
        return .done
    }

    /// The generic raw text and RCDATA element parsing algorithms (13.2.6.2).
    mutating func parseText(_ state: Tokenizer.State) {
        insertElement()
        tokenizer.state = state
        originalMode = mode
        mode = .text
    }

    private mutating func templateStartTag() {
        formattingElements.insertMarker()
        isFramesetOK = false
        mode = .inTemplate
        templateModes.append(.inTemplate)
        // Deviation: declarative shadow roots are kept as the templates that they are written as; an audit reads them
        // there.
        insertElement()
    }

    mutating func templateEndTag() -> Disposition {
        guard openElements.contains(Tag.template) else { return ignore() }
        generateImpliedEndTagsThoroughly()
        if openElements.currentHTMLName != Tag.template { error(.unexpectedEndTag) }
        popUntil(Tag.template)
        formattingElements.clearToLastMarker()
        _ = templateModes.popLast()
        resetInsertionMode()
        return .done
    }
}
