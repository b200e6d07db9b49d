extension TreeBuilder {
    // HTML 13.2.6.4.16 The "in template" insertion mode
    mutating func inTemplateMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters, .nullCharacter, .comment, .processingInstruction, .doctype: return inBodyMode()
        case .startTag:
            switch tokenizer.token.name {
            case Tag.base, Tag.basefont, Tag.bgsound, Tag.link, Tag.meta, Tag.noframes, Tag.script, Tag.style,
                Tag.template, Tag.title:
                return inHeadMode()
            case Tag.caption, Tag.colgroup, Tag.tbody, Tag.tfoot, Tag.thead: return replaceTemplateMode(.inTable)
            case Tag.col: return replaceTemplateMode(.inColumnGroup)
            case Tag.tr: return replaceTemplateMode(.inTableBody)
            case Tag.td, Tag.th: return replaceTemplateMode(.inRow)
            default: return replaceTemplateMode(.inBody)
            }
        case .endTag:
            return tokenizer.token.name == Tag.template ? inHeadMode() : ignore()
        case .endOfFile:
            guard openElements.contains(Tag.template) else {
                stopParsing()
                return .done
            }
            error(.unexpectedEndOfFile)
            popUntil(Tag.template)
            formattingElements.clearToLastMarker()
            _ = templateModes.popLast()
            resetInsertionMode()
            return .reprocess
        }
    }

    private mutating func replaceTemplateMode(_ replacement: InsertionMode) -> Disposition {
        _ = templateModes.popLast()
        templateModes.append(replacement)
        mode = replacement
        return .reprocess
    }
}
