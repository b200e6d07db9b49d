extension TreeBuilder {
    // HTML 13.2.6.4.11 The "in caption" insertion mode
    mutating func inCaptionMode() -> Disposition {
        let token = tokenizer.token
        switch (token.kind, token.name) {
        case (.endTag, Tag.caption):
            return closeCaption() ? .done : ignore()
        case (.startTag, Tag.caption), (.startTag, Tag.col), (.startTag, Tag.colgroup), (.startTag, Tag.tbody),
            (.startTag, Tag.td), (.startTag, Tag.tfoot), (.startTag, Tag.th), (.startTag, Tag.thead),
            (.startTag, Tag.tr), (.endTag, Tag.table):
            return closeCaption() ? .reprocess : ignore()
        case (.endTag, Tag.body), (.endTag, Tag.col), (.endTag, Tag.colgroup), (.endTag, Tag.html),
            (.endTag, Tag.tbody), (.endTag, Tag.td), (.endTag, Tag.tfoot), (.endTag, Tag.th), (.endTag, Tag.thead),
            (.endTag, Tag.tr):
            return ignore()
        default: return inBodyMode()
        }
    }

    private mutating func closeCaption() -> Bool {
        guard openElements.hasInTableScope(Tag.caption) else { return false }
        generateImpliedEndTags()
        if openElements.currentHTMLName != Tag.caption { error(.unclosedElement) }
        popUntil(Tag.caption)
        formattingElements.clearToLastMarker()
        mode = .inTable
        return true
    }
}
