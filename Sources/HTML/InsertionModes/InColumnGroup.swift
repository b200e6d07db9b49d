extension TreeBuilder {
    // HTML 13.2.6.4.12 The "in column group" insertion mode
    mutating func inColumnGroupMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters where openElements.currentHTMLName != Tag.colgroup:
            // In a template: each character is judged alone, and those that are no white space are ignored.
            insertOnlyWhiteSpace()
            return .done
        case .characters:
            if let space = takeLeadingWhiteSpace() { insertCharacters(space) }
            if isTokenTextEmpty { return .done }
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .startTag:
            switch tokenizer.token.name {
            case Tag.html: return inBodyMode()
            case Tag.col:
                insertVoidElement()
                return .done
            case Tag.template: return inHeadMode()
            default: break
            }
        case .endTag:
            switch tokenizer.token.name {
            case Tag.colgroup:
                guard openElements.currentHTMLName == Tag.colgroup else { return ignore() }
                pop()
                mode = .inTable
                return .done
            case Tag.col: return ignore()
            case Tag.template: return inHeadMode()
            default: break
            }
        case .endOfFile: return inBodyMode()
        case .nullCharacter: break
        }
        guard openElements.currentHTMLName == Tag.colgroup else { return ignore() }
        pop()
        mode = .inTable
        return .reprocess
    }
}
