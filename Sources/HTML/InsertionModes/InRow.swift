extension TreeBuilder {
    // HTML 13.2.6.4.14 The "in row" insertion mode
    mutating func inRowMode() -> Disposition {
        let token = tokenizer.token
        switch (token.kind, token.name) {
        case (.startTag, Tag.th), (.startTag, Tag.td):
            clearStack(to: Tag.tr)
            insertElement()
            mode = .inCell
            formattingElements.insertMarker()
            return .done
        case (.endTag, Tag.tr):
            return closeRow() ? .done : ignore()
        case (.startTag, Tag.caption), (.startTag, Tag.col), (.startTag, Tag.colgroup), (.startTag, Tag.tbody),
            (.startTag, Tag.tfoot), (.startTag, Tag.thead), (.startTag, Tag.tr), (.endTag, Tag.table):
            return closeRow() ? .reprocess : ignore()
        case (.endTag, Tag.tbody), (.endTag, Tag.tfoot), (.endTag, Tag.thead):
            guard openElements.hasInTableScope(token.name) else { return ignore() }
            return closeRow() ? .reprocess : .done
        case (.endTag, Tag.body), (.endTag, Tag.caption), (.endTag, Tag.col), (.endTag, Tag.colgroup),
            (.endTag, Tag.html), (.endTag, Tag.td), (.endTag, Tag.th):
            return ignore()
        default: return inTableMode()
        }
    }

    private mutating func closeRow() -> Bool {
        guard openElements.hasInTableScope(Tag.tr) else { return false }
        clearStack(to: Tag.tr)
        pop()
        mode = .inTableBody
        return true
    }
}
