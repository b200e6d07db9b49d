extension TreeBuilder {
    // HTML 13.2.6.4.13 The "in table body" insertion mode
    mutating func inTableBodyMode() -> Disposition {
        let token = tokenizer.token
        switch (token.kind, token.name) {
        case (.startTag, Tag.tr):
            clearStackToTableBody()
            insertElement()
            mode = .inRow
            return .done
        case (.startTag, Tag.th), (.startTag, Tag.td):
            error(.unexpectedStartTag)
            clearStackToTableBody()
            insertImpliedElement(Tag.tr)
            mode = .inRow
            return .reprocess
        case (.endTag, Tag.tbody), (.endTag, Tag.tfoot), (.endTag, Tag.thead):
            guard openElements.hasInTableScope(token.name) else { return ignore() }
            clearStackToTableBody()
            pop()
            mode = .inTable
            return .done
        case (.startTag, Tag.caption), (.startTag, Tag.col), (.startTag, Tag.colgroup), (.startTag, Tag.tbody),
            (.startTag, Tag.tfoot), (.startTag, Tag.thead), (.endTag, Tag.table):
            guard
                openElements.hasInTableScope(Tag.tbody) || openElements.hasInTableScope(Tag.thead)
                    || openElements.hasInTableScope(Tag.tfoot)
            else { return ignore() }
            clearStackToTableBody()
            pop()
            mode = .inTable
            return .reprocess
        case (.endTag, Tag.body), (.endTag, Tag.caption), (.endTag, Tag.col), (.endTag, Tag.colgroup),
            (.endTag, Tag.html), (.endTag, Tag.td), (.endTag, Tag.th), (.endTag, Tag.tr):
            return ignore()
        default: return inTableMode()
        }
    }

    private mutating func clearStackToTableBody() { clearStack(to: Tag.tbody, Tag.tfoot, Tag.thead) }
}
