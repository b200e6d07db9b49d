extension TreeBuilder {
    // HTML 13.2.6.4.15 The "in cell" insertion mode
    mutating func inCellMode() -> Disposition {
        let token = tokenizer.token
        switch (token.kind, token.name) {
        case (.endTag, Tag.td), (.endTag, Tag.th):
            guard openElements.hasInTableScope(token.name) else { return ignore() }
            generateImpliedEndTags()
            if openElements.currentHTMLName != token.name { error(.unclosedElement) }
            popUntil(token.name)
            formattingElements.clearToLastMarker()
            mode = .inRow
            return .done
        case (.startTag, Tag.caption), (.startTag, Tag.col), (.startTag, Tag.colgroup), (.startTag, Tag.tbody),
            (.startTag, Tag.td), (.startTag, Tag.tfoot), (.startTag, Tag.th), (.startTag, Tag.thead),
            (.startTag, Tag.tr):
            guard openElements.hasInTableScope(Tag.td) || openElements.hasInTableScope(Tag.th) else { return ignore() }
            closeCell()
            return .reprocess
        case (.endTag, Tag.body), (.endTag, Tag.caption), (.endTag, Tag.col), (.endTag, Tag.colgroup),
            (.endTag, Tag.html):
            return ignore()
        case (.endTag, Tag.table), (.endTag, Tag.tbody), (.endTag, Tag.tfoot), (.endTag, Tag.thead),
            (.endTag, Tag.tr):
            guard openElements.hasInTableScope(token.name) else { return ignore() }
            closeCell()
            return .reprocess
        default: return inBodyMode()
        }
    }

    /// "Close the cell": the cell that is highest on the stack.
    private mutating func closeCell() {
        generateImpliedEndTags()
        let index = max(openElements.last(Tag.td), openElements.last(Tag.th))
        if openElements.count - 1 != index { error(.unclosedElement) }
        while index >= 0, openElements.count > index { pop() }
        formattingElements.clearToLastMarker()
        mode = .inRow
    }
}
