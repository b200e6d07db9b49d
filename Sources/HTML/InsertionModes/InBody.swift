extension TreeBuilder {
    // HTML 13.2.6.4.7 The "in body" insertion mode; start tags are in InBodyStartTags, end tags in InBodyEndTags.
    mutating func inBodyMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            reconstructFormattingElements()
            if isFramesetOK, !isWhiteSpace(tokenText) { isFramesetOK = false }
            insertCharacters()
            return .done
        case .startTag: return startTagInBody()
        case .endTag: return endTagInBody()
        // "Parse error. Ignore the token": the tokenizer has reported it.
        case .nullCharacter: return .done
        case .comment, .processingInstruction:
            insertComment()
            return .done
        case .doctype: return ignore()
        case .endOfFile: return endOfFileInBody()
        }
    }

    private mutating func endOfFileInBody() -> Disposition {
        if !templateModes.isEmpty { return inTemplateMode() }
        reportUnclosedElements()
        stopParsing()
        return .done
    }

    /// An error at the start tag of each element that needs an end tag and has none, once for a page.
    mutating func reportUnclosedElements() {
        if hasReportedUnclosedElements { return }
        hasReportedUnclosedElements = true
        for index in 0..<openElements.count {
            let entry = openElements[index]
            if entry.namespace == .html, ElementSets.mayStayOpen(entry.name) { continue }
            let node = document.nodes[Int(entry.node)]
            guard node.start != NodeRecord.unplaced else { continue }
            tokenizer.errors.append(Tokenizer.InputError(code: .unclosedElement, start: node.start, end: node.end))
        }
    }
}
