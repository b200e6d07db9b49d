extension TreeBuilder {
    // HTML 13.2.6.4.2 The "before html" insertion mode
    mutating func beforeHTMLMode() -> Disposition {
        switch tokenizer.token.kind {
        case .doctype: return ignore()
        case .comment, .processingInstruction:
            insertComment(at: Place(parent: 0))
            return .done
        case .characters:
            _ = takeLeadingWhiteSpace()
            if isTokenTextEmpty { return .done }
        case .startTag where tokenizer.token.name == Tag.html:
            let node = insertNew(record(name: Tag.html, namespace: .html), at: Place(parent: 0))
            push(node, name: Tag.html, namespace: .html)
            mode = .beforeHead
            return .done
        case .endTag:
            switch tokenizer.token.name {
            case Tag.head, Tag.body, Tag.html, Tag.br: break
            default: return ignore()
            }
        default: break
        }
        var html = NodeRecord(kind: .element)
        html.name = Tag.html
        push(insertNew(html, at: Place(parent: 0)), name: Tag.html, namespace: .html)
        mode = .beforeHead
        return .reprocess
    }
}
