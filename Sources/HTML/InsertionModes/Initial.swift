extension TreeBuilder {
    // HTML 13.2.6.4.1 The "initial" insertion mode
    mutating func initialMode() -> Disposition {
        switch tokenizer.token.kind {
        case .characters:
            _ = takeLeadingWhiteSpace()
            if isTokenTextEmpty { return .done }
        case .comment, .processingInstruction:
            insertComment(at: Place(parent: 0))
            return .done
        case .doctype:
            insertDoctype()
            return .done
        default: break
        }
        error(.missingDoctype)
        document.quirksMode = .quirks
        mode = .beforeHTML
        return .reprocess
    }

    private mutating func insertDoctype() {
        let doctype = tokenizer.doctype
        let isLegacy = doctype.systemID == "about:legacy-compat"
        if doctype.name != "html" || doctype.publicID != nil || (doctype.systemID != nil && !isLegacy) {
            error(.nonConformingDoctype)
        }
        var node = NodeRecord(kind: .doctype)
        node.name = Int32(document.doctypes.count)
        node.start = UInt32(truncatingIfNeeded: tokenizer.token.start)
        node.end = UInt32(truncatingIfNeeded: tokenizer.token.end)
        document.doctypes.append(doctype)
        insertNew(node, at: Place(parent: 0))
        document.quirksMode = QuirksModeRules.mode(of: doctype, forcesQuirks: tokenizer.token.forcesQuirks)
        mode = .beforeHTML
    }
}
