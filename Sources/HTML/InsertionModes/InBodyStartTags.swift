// The start tags of HTML 13.2.6.4.7 The "in body" insertion mode.
extension TreeBuilder {
    mutating func startTagInBody() -> Disposition {
        let name = tokenizer.token.name
        switch name {
        case Tag.html: return htmlStartTagInBody()
        case Tag.base, Tag.basefont, Tag.bgsound, Tag.link, Tag.meta, Tag.noframes, Tag.script, Tag.style,
            Tag.template, Tag.title:
            return inHeadMode()
        case Tag.body: return bodyStartTagInBody()
        case Tag.frameset: return framesetStartTagInBody()
        case Tag.address, Tag.article, Tag.aside, Tag.blockquote, Tag.center, Tag.details, Tag.dialog, Tag.dir,
            Tag.div, Tag.dl, Tag.fieldset, Tag.figcaption, Tag.figure, Tag.footer, Tag.header, Tag.hgroup, Tag.main,
            Tag.menu, Tag.nav, Tag.ol, Tag.p, Tag.search, Tag.section, Tag.summary, Tag.ul:
            closeParagraphInButtonScope()
            insertElement()
        case Tag.h1, Tag.h2, Tag.h3, Tag.h4, Tag.h5, Tag.h6:
            closeParagraphInButtonScope()
            if ElementSets.isHeading(openElements.currentHTMLName) {
                error(.unclosedElement)
                pop()
            }
            insertElement()
        case Tag.pre, Tag.listing:
            closeParagraphInButtonScope()
            insertElement()
            ignoresLineFeed = true
            isFramesetOK = false
        case Tag.form: return formStartTagInBody()
        case Tag.li: listItemStartTag(Tag.li, Tag.li)
        case Tag.dd, Tag.dt: listItemStartTag(Tag.dd, Tag.dt)
        case Tag.plaintext:
            closeParagraphInButtonScope()
            insertElement()
            tokenizer.state = .plaintext
        case Tag.button: buttonStartTag()
        case Tag.a: anchorStartTag()
        case Tag.b, Tag.big, Tag.code, Tag.em, Tag.font, Tag.i, Tag.s, Tag.small, Tag.strike, Tag.strong, Tag.tt,
            Tag.u:
            reconstructFormattingElements()
            pushFormattingElement(insertElement(), name)
        case Tag.nobr: nobrStartTag()
        case Tag.applet, Tag.marquee, Tag.object:
            reconstructFormattingElements()
            insertElement()
            formattingElements.insertMarker()
            isFramesetOK = false
        default: return otherStartTagInBody(name)
        }
        return .done
    }

    private mutating func otherStartTagInBody(_ name: Int32) -> Disposition {
        switch name {
        case Tag.table:
            if document.quirksMode != .quirks { closeParagraphInButtonScope() }
            insertElement()
            isFramesetOK = false
            mode = .inTable
        case Tag.area, Tag.br, Tag.embed, Tag.img, Tag.keygen, Tag.wbr: voidPhrasing()
        case Tag.input: return inputStartTag()
        case Tag.param, Tag.source, Tag.track: insertVoidElement()
        case Tag.hr: horizontalRuleStartTag()
        case Tag.image:
            // "Parse error. Change the token's tag name to img and reprocess it. (Don't ask.)"
            error(.unexpectedStartTag)
            tokenizer.token.name = Tag.img
            return .reprocess
        case Tag.textarea: textareaStartTag()
        case Tag.xmp: xmpStartTag()
        case Tag.iframe:
            isFramesetOK = false
            parseText(.rawtext)
        case Tag.noembed: parseText(.rawtext)
        case Tag.noscript where scripting: parseText(.rawtext)
        case Tag.select: return selectStartTag()
        case Tag.option: optionStartTag()
        case Tag.optgroup: optgroupStartTag()
        case Tag.rb, Tag.rtc: rubyBaseStartTag()
        case Tag.rp, Tag.rt: rubyTextStartTag()
        case Tag.math, Tag.svg:
            reconstructFormattingElements()
            insertForeignElement(name, name == Tag.svg ? .svg : .mathML)
        case Tag.caption, Tag.col, Tag.colgroup, Tag.frame, Tag.head, Tag.tbody, Tag.td, Tag.tfoot, Tag.th,
            Tag.thead, Tag.tr:
            return ignore()
        default:
            reconstructFormattingElements()
            insertElement()
        }
        return .done
    }

    // MARK: Page structure

    private mutating func htmlStartTagInBody() -> Disposition {
        error(.unexpectedStartTag)
        if !openElements.contains(Tag.template) { mergeAttributes(into: openElements[0].node) }
        return .done
    }

    /// The second element of the stack, if it is `body`.
    var bodyElement: Int32? {
        guard openElements.count > 1, openElements[1].name == Tag.body, openElements[1].namespace == .html else {
            return nil
        }
        return openElements[1].node
    }

    private mutating func bodyStartTagInBody() -> Disposition {
        error(.unexpectedStartTag)
        guard let body = bodyElement, !openElements.contains(Tag.template) else { return .done }
        isFramesetOK = false
        mergeAttributes(into: body)
        return .done
    }

    private mutating func framesetStartTagInBody() -> Disposition {
        error(.unexpectedStartTag)
        guard let body = bodyElement, isFramesetOK else { return .done }
        document.detach(NodeID(body))
        while openElements.count > 1 { pop() }
        insertElement()
        mode = .inFrameset
        return .done
    }

    // MARK: Paragraphs and lists

    @inline(__always)
    mutating func closeParagraphInButtonScope() {
        if openElements.hasInButtonScope(Tag.p) { closeParagraph() }
    }

    /// "Close a p element".
    mutating func closeParagraph() {
        generateImpliedEndTags(except: Tag.p)
        if openElements.currentHTMLName != Tag.p { error(.unclosedElement) }
        popUntil(Tag.p)
    }

    /// `li`, or `dd` and `dt`: closes the item that is open. The search ends at a special element other than
    /// `address`, `div` and `p`.
    private mutating func listItemStartTag(_ first: Int32, _ second: Int32) {
        isFramesetOK = false
        let item = max(openElements.last(first), openElements.last(second))
        if item >= 0, !hasSpecialElement(above: item) {
            let name = openElements[item].name
            generateImpliedEndTags(except: name)
            if openElements.currentHTMLName != name { error(.unclosedElement) }
            while openElements.count > item { pop() }
        }
        closeParagraphInButtonScope()
        insertElement()
    }

    /// Whether a special element other than `address`, `div` and `p` is above an entry. Each step goes to the next
    /// special element below.
    private mutating func hasSpecialElement(above index: Int) -> Bool {
        var special = Int(openElements.top.special)
        while special > index {
            let entry = openElements[special]
            let isPassed =
                entry.namespace == .html
                && (entry.name == Tag.address || entry.name == Tag.div || entry.name == Tag.p)
            if !isPassed { return true }
            special = Int(openElements[special - 1].special)
        }
        return false
    }

    // MARK: Forms

    private mutating func formStartTagInBody() -> Disposition {
        let isInTemplate = openElements.contains(Tag.template)
        if formElement >= 0, !isInTemplate { return ignore() }
        closeParagraphInButtonScope()
        let node = insertElement()
        if !isInTemplate { formElement = node }
        return .done
    }

    private mutating func buttonStartTag() {
        if openElements.hasInScope(Tag.button) {
            error(.nestedInteractiveElement)
            generateImpliedEndTags()
            popUntil(Tag.button)
        }
        reconstructFormattingElements()
        insertElement()
        isFramesetOK = false
    }

    private mutating func inputStartTag() -> Disposition {
        if let context, context.name == Tag.select, context.namespace == .html { return ignore() }
        if openElements.hasInScope(Tag.select) {
            error(.unexpectedStartTag)
            popUntil(Tag.select)
        }
        reconstructFormattingElements()
        let isHidden = isHiddenInput
        insertVoidElement()
        if !isHidden { isFramesetOK = false }
        return .done
    }

    private mutating func selectStartTag() -> Disposition {
        if let context, context.name == Tag.select, context.namespace == .html { return ignore() }
        if openElements.hasInScope(Tag.select) {
            error(.ignoredStartTag)
            popUntil(Tag.select)
            return .done
        }
        reconstructFormattingElements()
        insertElement()
        isFramesetOK = false
        return .done
    }

    private mutating func optionStartTag() {
        if openElements.hasInScope(Tag.select) {
            generateImpliedEndTags(except: Tag.optgroup)
            if openElements.hasInScope(Tag.option) { error(.unclosedElement) }
        } else if openElements.currentHTMLName == Tag.option {
            pop()
        }
        reconstructFormattingElements()
        insertElement()
    }

    private mutating func optgroupStartTag() {
        if openElements.hasInScope(Tag.select) {
            generateImpliedEndTags()
            if openElements.hasInScope(Tag.option) || openElements.hasInScope(Tag.optgroup) { error(.unclosedElement) }
        } else if openElements.currentHTMLName == Tag.option {
            pop()
        }
        reconstructFormattingElements()
        insertElement()
    }

    // MARK: Text and ruby

    private mutating func textareaStartTag() {
        insertElement()
        ignoresLineFeed = true
        tokenizer.state = .rcdata
        originalMode = mode
        isFramesetOK = false
        mode = .text
    }

    private mutating func xmpStartTag() {
        closeParagraphInButtonScope()
        reconstructFormattingElements()
        isFramesetOK = false
        parseText(.rawtext)
    }

    private mutating func rubyBaseStartTag() {
        if openElements.hasInScope(Tag.ruby) {
            generateImpliedEndTags()
            if openElements.currentHTMLName != Tag.ruby { error(.unclosedElement) }
        }
        insertElement()
    }

    private mutating func rubyTextStartTag() {
        if openElements.hasInScope(Tag.ruby) {
            generateImpliedEndTags(except: Tag.rtc)
            let current = openElements.currentHTMLName
            if current != Tag.rtc, current != Tag.ruby { error(.unclosedElement) }
        }
        insertElement()
    }

    // MARK: Phrasing

    private mutating func voidPhrasing() {
        reconstructFormattingElements()
        insertVoidElement()
        isFramesetOK = false
    }

    private mutating func horizontalRuleStartTag() {
        closeParagraphInButtonScope()
        if openElements.hasInScope(Tag.select) {
            generateImpliedEndTags()
            if openElements.hasInScope(Tag.option) || openElements.hasInScope(Tag.optgroup) { error(.unclosedElement) }
        }
        insertVoidElement()
        isFramesetOK = false
    }

    private mutating func anchorStartTag() {
        if let index = formattingElements.lastIndex(named: Tag.a) {
            error(.nestedInteractiveElement)
            let node = formattingElements.entries[index].node
            adoptionAgency(Tag.a)
            if let index = formattingElements.index(of: node) { formattingElements.remove(at: index) }
            removeFromStack(node, Tag.a)
        }
        reconstructFormattingElements()
        pushFormattingElement(insertElement(), Tag.a)
    }

    private mutating func nobrStartTag() {
        reconstructFormattingElements()
        if openElements.hasInScope(Tag.nobr) {
            error(.unclosedElement)
            adoptionAgency(Tag.nobr)
            reconstructFormattingElements()
        }
        pushFormattingElement(insertElement(), Tag.nobr)
    }

    /// Takes an element off the stack wherever it is, if it is there.
    mutating func removeFromStack(_ node: Int32, _ name: Int32) {
        guard document.nodes[Int(node)].isOpen, let index = openElements.index(of: node, name: name) else { return }
        if index == openElements.count - 1 { return pop() }
        moveBudget -= openElements.count - index
        document.nodes[Int(node)].isOpen = false
        openElements.remove(at: index)
    }
}
