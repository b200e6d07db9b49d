// The end tags of HTML 13.2.6.4.7 The "in body" insertion mode.
extension TreeBuilder {
    mutating func endTagInBody() -> Disposition {
        let name = tokenizer.token.name
        switch name {
        case Tag.template: return inHeadMode()
        case Tag.body, Tag.html: return pageEndTag(name)
        case Tag.address, Tag.article, Tag.aside, Tag.blockquote, Tag.button, Tag.center, Tag.details, Tag.dialog,
            Tag.dir, Tag.div, Tag.dl, Tag.fieldset, Tag.figcaption, Tag.figure, Tag.footer, Tag.header, Tag.hgroup,
            Tag.listing, Tag.main, Tag.menu, Tag.nav, Tag.ol, Tag.pre, Tag.search, Tag.section, Tag.select,
            Tag.summary, Tag.ul:
            guard openElements.hasInScope(name) else { return ignore() }
            closeElement(name, except: -1)
        case Tag.form: return formEndTag()
        case Tag.p:
            if !openElements.hasInButtonScope(Tag.p) {
                error(.ignoredEndTag)
                insertImpliedElement(Tag.p)
            }
            closeParagraph()
        case Tag.li:
            guard openElements.hasInListItemScope(Tag.li) else { return ignore() }
            closeElement(Tag.li, except: Tag.li)
        case Tag.dd, Tag.dt:
            guard openElements.hasInScope(name) else { return ignore() }
            closeElement(name, except: name)
        case Tag.h1, Tag.h2, Tag.h3, Tag.h4, Tag.h5, Tag.h6: return headingEndTag(name)
        case Tag.a, Tag.b, Tag.big, Tag.code, Tag.em, Tag.font, Tag.i, Tag.nobr, Tag.s, Tag.small, Tag.strike,
            Tag.strong, Tag.tt, Tag.u:
            adoptionAgency(name)
        case Tag.applet, Tag.marquee, Tag.object:
            guard openElements.hasInScope(name) else { return ignore() }
            closeElement(name, except: -1)
            formattingElements.clearToLastMarker()
        case Tag.br:
            // "Parse error. Drop the attributes from the token, and act as described in the next entry."
            error(.unexpectedEndTag)
            reconstructFormattingElements()
            insertImpliedElement(Tag.br)
            pop()
            isFramesetOK = false
        default: anyOtherEndTag(name)
        }
        return .done
    }

    /// Closes what has an implied end tag and then the elements down to the highest of that name.
    private mutating func closeElement(_ name: Int32, except: Int32) {
        generateImpliedEndTags(except: except)
        if openElements.currentHTMLName != name { error(.unexpectedEndTag) }
        popUntil(name)
    }

    private mutating func pageEndTag(_ name: Int32) -> Disposition {
        guard openElements.hasInScope(Tag.body) else { return ignore() }
        reportUnclosedElements()
        if name == Tag.body, let body = bodyElement { close(body) }
        mode = .afterBody
        return name == Tag.body ? .done : .reprocess
    }

    private mutating func formEndTag() -> Disposition {
        if openElements.contains(Tag.template) {
            guard openElements.hasInScope(Tag.form) else { return ignore() }
            closeElement(Tag.form, except: -1)
            return .done
        }
        let node = formElement
        formElement = -1
        guard node > 0, document.nodes[Int(node)].isOpen,
            let index = openElements.index(of: node, name: Tag.form), openElements.isInScope(index)
        else { return ignore() }
        generateImpliedEndTags()
        close(node)
        if openElements.top.node == node {
            pop()
        } else {
            error(.unexpectedEndTag)
            removeFromStack(node, Tag.form)
        }
        return .done
    }

    private mutating func headingEndTag(_ name: Int32) -> Disposition {
        var highest = -1
        for heading in Tag.h1...Tag.h6 { highest = max(highest, openElements.last(heading)) }
        guard highest >= 0, openElements.isInScope(highest) else { return ignore() }
        generateImpliedEndTags()
        if openElements.currentHTMLName != name { error(.unexpectedEndTag) }
        while openElements.count > highest { pop() }
        return .done
    }

    /// "Any other end tag", also where the adoption agency finds nothing to do. The search goes down to the first
    /// special element, so only the nearest of both needs to be known.
    mutating func anyOtherEndTag(_ name: Int32) {
        let index = openElements.last(name)
        guard index >= 0, index >= Int(openElements.top.special) else {
            _ = ignore()
            return
        }
        generateImpliedEndTags(except: name)
        if openElements.count - 1 != index { error(.unexpectedEndTag) }
        while openElements.count > index { pop() }
    }
}
