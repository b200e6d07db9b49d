extension TreeBuilder {
    // HTML 13.2.6.4.9 The "in table" insertion mode
    mutating func inTableMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters, .nullCharacter:
            let current = openElements.currentHTMLName
            if ElementSets.isTableStructure(current) || current == Tag.template {
                pendingTableText.removeAll(keepingCapacity: true)
                pendingTableBytes.removeAll(keepingCapacity: true)
                hasPendingTableContent = false
                originalMode = mode
                mode = .inTableText
                return .reprocess
            }
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .startTag:
            if let disposition = startTagInTable() { return disposition }
        case .endTag:
            if let disposition = endTagInTable() { return disposition }
        case .endOfFile: return inBodyMode()
        }
        return fosterParent()
    }

    /// "Enable foster parenting, process the token using the rules for in body, and then disable foster parenting."
    mutating func fosterParent() -> Disposition {
        error(.fosterParentedContent)
        isFosterParenting = true
        let disposition = inBodyMode()
        isFosterParenting = false
        return disposition
    }

    private mutating func startTagInTable() -> Disposition? {
        switch tokenizer.token.name {
        case Tag.caption:
            clearStack(to: Tag.table)
            formattingElements.insertMarker()
            insertElement()
            mode = .inCaption
        case Tag.colgroup:
            clearStack(to: Tag.table)
            insertElement()
            mode = .inColumnGroup
        case Tag.col:
            clearStack(to: Tag.table)
            insertImpliedElement(Tag.colgroup)
            mode = .inColumnGroup
            return .reprocess
        case Tag.tbody, Tag.tfoot, Tag.thead:
            clearStack(to: Tag.table)
            insertElement()
            mode = .inTableBody
        case Tag.td, Tag.th, Tag.tr:
            clearStack(to: Tag.table)
            insertImpliedElement(Tag.tbody)
            mode = .inTableBody
            return .reprocess
        case Tag.table:
            error(.unexpectedStartTag)
            guard openElements.hasInTableScope(Tag.table) else { return .done }
            popUntil(Tag.table)
            resetInsertionMode()
            return .reprocess
        case Tag.style, Tag.script, Tag.template: return inHeadMode()
        case Tag.input:
            guard isHiddenInput else { return nil }
            error(.unexpectedStartTag)
            insertVoidElement()
        case Tag.form:
            error(.unexpectedStartTag)
            if openElements.contains(Tag.template) || formElement >= 0 { return .done }
            formElement = insertElement()
            pop()
        default: return nil
        }
        return .done
    }

    var isHiddenInput: Bool {
        guard let type = tokenAttribute(.type) else { return false }
        return type.count == 6 && type.map(\.asciiLowercased).elementsEqual("hidden".utf8)
    }

    private mutating func endTagInTable() -> Disposition? {
        switch tokenizer.token.name {
        case Tag.table:
            guard openElements.hasInTableScope(Tag.table) else { return ignore() }
            popUntil(Tag.table)
            resetInsertionMode()
            return .done
        case Tag.body, Tag.caption, Tag.col, Tag.colgroup, Tag.html, Tag.tbody, Tag.td, Tag.tfoot, Tag.th, Tag.thead,
            Tag.tr:
            return ignore()
        case Tag.template: return inHeadMode()
        default: return nil
        }
    }

    /// "Clear the stack back to a table context", to a table body context, to a table row context.
    mutating func clearStack(to first: Int32, _ second: Int32 = -1, _ third: Int32 = -1) {
        while true {
            let name = openElements.currentHTMLName
            if name == Tag.html || name == Tag.template || name == first { return }
            if name >= 0, name == second || name == third { return }
            pop()
        }
    }
}
