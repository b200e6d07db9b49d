// HTML 13.2.6.5 The rules for parsing tokens in foreign content.
extension TreeBuilder {
    /// Whether the tree construction dispatcher takes the rules for foreign content (13.2.6).
    @inline(__always)
    var usesForeignRules: Bool { isAdjustedCurrentNodeForeign && !isLeftToHTMLRules }

    private var isLeftToHTMLRules: Bool {
        let token = tokenizer.token
        if token.kind == .endOfFile { return true }
        let isText = token.kind == .characters || token.kind == .nullCharacter
        let name = adjustedCurrentName
        if adjustedCurrentNamespace == .mathML {
            switch name {
            case Tag.mi, Tag.mo, Tag.mn, Tag.ms, Tag.mtext:
                if isText { return true }
                if token.kind == .startTag, token.name != Tag.mglyph, token.name != Tag.malignmark { return true }
            case Tag.annotationXml:
                if token.kind == .startTag, token.name == Tag.svg { return true }
            default: break
            }
        }
        guard isText || token.kind == .startTag else { return false }
        if openElements.count == 1, let context {
            return ElementSets.foreignTraits(context.name, context.namespace).contains(.integrationPoint)
        }
        return openElements.top.traits.contains(.integrationPoint)
    }

    mutating func foreignContent() -> Disposition {
        switch tokenizer.token.kind {
        case .nullCharacter:
            insertReplacementCharacter()
        case .characters:
            if isFramesetOK, !isWhiteSpace(tokenText) { isFramesetOK = false }
            insertCharacters()
        case .comment, .processingInstruction: insertComment()
        case .doctype: return ignore()
        case .startTag: return startTagInForeignContent()
        case .endTag: return endTagInForeignContent()
        case .endOfFile: break
        }
        return .done
    }

    private mutating func startTagInForeignContent() -> Disposition {
        if breaksOutOfForeignContent {
            error(.startTagInForeignContent)
            popForeignContent()
            return step(mode)
        }
        insertForeignElement(tokenizer.token.name, adjustedCurrentNamespace)
        return .done
    }

    private var breaksOutOfForeignContent: Bool {
        switch tokenizer.token.name {
        case Tag.b, Tag.big, Tag.blockquote, Tag.body, Tag.br, Tag.center, Tag.code, Tag.dd, Tag.div, Tag.dl, Tag.dt,
            Tag.em, Tag.embed, Tag.h1, Tag.h2, Tag.h3, Tag.h4, Tag.h5, Tag.h6, Tag.head, Tag.hr, Tag.i, Tag.img,
            Tag.li, Tag.listing, Tag.menu, Tag.meta, Tag.nobr, Tag.ol, Tag.p, Tag.pre, Tag.ruby, Tag.s, Tag.small,
            Tag.span, Tag.strong, Tag.strike, Tag.sub, Tag.sup, Tag.table, Tag.tt, Tag.u, Tag.ul, Tag.var:
            true
        case Tag.font:
            tokenAttribute(.color) != nil || tokenAttribute(.face) != nil || tokenAttribute(.size) != nil
        default: false
        }
    }

    /// Pops to an element that takes HTML: a MathML text or HTML integration point, or an HTML element.
    private mutating func popForeignContent() {
        while openElements.top.namespace != .html, !isIntegrationPoint(openElements.top) {
            if openElements.count == 1 { return }
            pop()
        }
    }

    private func isIntegrationPoint(_ entry: OpenElements.Entry) -> Bool {
        if entry.traits.contains(.integrationPoint) { return true }
        guard entry.namespace == .mathML else { return false }
        switch entry.name {
        case Tag.mi, Tag.mo, Tag.mn, Tag.ms, Tag.mtext: return true
        default: return false
        }
    }

    /// "Insert a foreign element for the token", with the names of SVG and MathML restored.
    mutating func insertForeignElement(_ name: Int32, _ namespace: Namespace) {
        let adjusted = namespace == .svg ? ForeignNames.shared.svgElement(name) : name
        adjustForeignAttributes(namespace)
        let node = insertNew(record(name: adjusted, namespace: namespace), at: appropriatePlace())
        push(node, name: adjusted, namespace: namespace)
        if tokenizer.token.isSelfClosing {
            isSelfClosingAcknowledged = true
            pop()
        }
    }

    private mutating func adjustForeignAttributes(_ namespace: Namespace) {
        let token = tokenizer.token
        for index in token.firstAttribute..<token.firstAttribute + token.attributeCount {
            let name = tokenizer.attributes[index].name
            if let adjusted = ForeignNames.shared.attribute(name, namespace) {
                tokenizer.attributes[index].name = adjusted.name
                tokenizer.attributes[index].namespace = adjusted.namespace
            }
        }
    }

    private mutating func endTagInForeignContent() -> Disposition {
        let name = tokenizer.token.name
        if name == Tag.br || name == Tag.p {
            error(.unexpectedEndTag)
            popForeignContent()
            return step(mode)
        }
        // The entries above the nearest HTML element are looked through for the name, which is in lower case.
        let adjusted = ForeignNames.shared.svgElement(name)
        let index = max(openElements.lastForeignElement(name), openElements.lastForeignElement(adjusted))
        let html = Int(openElements.top.html)
        if index > html, index > 0 {
            if openElements.count - 1 != index { error(.unexpectedEndTag) }
            let node = openElements[index].node
            while openElements.count > index { pop() }
            close(node)
            return .done
        }
        error(.unexpectedEndTag)
        if html < 0 || (html == 0 && context != nil && context?.namespace != .html) { return .done }
        return step(mode)
    }
}
