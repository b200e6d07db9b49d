import CSS
import HTML

/// The line or fill that shows where a control is, as far as style sheets say it (WCAG 2.2, 1.4.11 Non-text Contrast).
enum ControlBoundary {
    enum Judgement {
        case enough
        case unknown
        /// The highest ratio that any part of the boundary has, cut to hundredths, the part's colour, and what is around.
        case low(Double, boundary: Color, background: Color)
    }

    private static let sides: [(width: Property, color: Property)] = [
        (.borderTopWidth, .borderTopColor), (.borderRightWidth, .borderRightColor),
        (.borderBottomWidth, .borderBottomColor), (.borderLeftWidth, .borderLeftColor),
    ]

    /// Judges what a control is drawn with by what lies around it. Any side, or the fill, is enough to see it by.
    static func judge(_ style: ComputedStyle, around: Backdrop) -> Judgement {
        guard around.doubt == nil, !around.colors.isEmpty, isPlain(style) else { return .unknown }
        var highest = 0.0
        var shown: (boundary: Color, background: Color)?
        func compare(_ color: Color, _ background: Color) {
            let ratio = color.contrastRatio(on: background)
            if ratio > highest || shown == nil { shown = (color.composited(over: background), background) }
            highest = max(highest, ratio)
        }
        for background in around.colors {
            let fill = style.backgroundColor.composited(over: background)
            if !style.backgroundColor.isTransparent { compare(fill, background) }
            for side in sides where style.borderWidth(side.width) > 0 {
                guard let color = style.color(side.color) else { return .unknown }
                guard !color.isTransparent else { continue }
                compare(color, background)
                compare(color, fill)
            }
        }
        guard let shown else { return .unknown }
        guard highest < 3 else { return .enough }
        return .low((highest * 100).rounded(.down) / 100, boundary: shown.boundary, background: shown.background)
    }

    /// Whether nothing but border and fill draws the box, and both are known.
    private static func isPlain(_ style: ComputedStyle) -> Bool {
        guard
            style.areKnown(.backgroundColor, .backgroundImage, .boxShadow, .outlineStyle, .opacity, .borderImageSource),
            sides.allSatisfy({ style.areKnown($0.width, $0.color) }),
            style.areKnown(.borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle)
        else { return false }
        return style.value(.boxShadow).isNone && style.outlineWidth == 0 && style.backgroundImages.isEmpty
            && style.value(.borderImageSource).isNone && style.opacity == 1 && style.value(.filter).isNone
            && style.value(.maskImage).isNone && style.value(.backdropFilter).isNone
            && style.keyword(.mixBlendMode) == .normal
    }

    /// Whether an element draws a box of its own, which may be what shows the control inside.
    static func drawsBox(_ style: ComputedStyle) -> Bool {
        sides.contains { style.borderWidth($0.width) > 0 } || style.outlineWidth > 0
            || !style.backgroundColor.isTransparent
            || !style.backgroundImages.isEmpty || !style.value(.boxShadow).isNone || style.opacity < 1
            || !style.areKnown(.borderTopWidth, .backgroundColor, .backgroundImage, .boxShadow, .opacity)
    }
}

extension Page {
    /// Judges the boundary of a control in a scheme; nil for controls that need none of their own.
    func controlBoundary(of element: NodeID, _ styles: DocumentStyles, _ backdrops: Backdrops) -> ControlBoundary
        .Judgement?
    {
        guard needsBoundary(element), let style = styles.style(of: element),
            let parent = document.parentElement(element)
        else { return nil }
        guard styles.isComplete else { return .unknown }
        // Browsers draw these themselves unless they are told not to.
        if isCheckable(element) {
            guard style.isKnown(.appearance) else { return .unknown }
            if style.keyword(.appearance) != .none { return .enough }
        } else if isDrawnByBrowser(style) {
            return .enough
        }
        let judgement = ControlBoundary.judge(style, around: backdrops.backdrop(behind: parent))
        if case .low = judgement, hasOtherSign(element, styles) { return .unknown }
        return judgement
    }

    private static let textTypes: Set<String> = ["text", "search", "email", "url", "tel", "password", "number"]

    private func isCheckable(_ element: NodeID) -> Bool {
        let type = document.inputType(element)
        return isHTML(element, .input) && (type == "checkbox" || type == "radio")
    }

    /// Check boxes, radio buttons and fields to write in that hold no words yet. Other controls show text.
    private func needsBoundary(_ element: NodeID) -> Bool {
        guard isSeen(element), !tree.isDisabled(element), attribute(element, .ariaDisabled) != "true" else {
            return false
        }
        if isHTML(element, .textarea) {
            return !has(element, .placeholder) && document.textContent(element).isBlank
        }
        guard isHTML(element, .input) else { return false }
        if isCheckable(element) { return true }
        return Page.textTypes.contains(document.inputType(element)) && !has(element, .placeholder)
            && (attribute(element, .value) ?? "").isBlank && !has(element, .list)
    }

    /// The border of browsers, which nobody changed (1.4.11 leaves out what the user agent determines).
    private func isDrawnByBrowser(_ style: ComputedStyle) -> Bool {
        style.keyword(.borderTopStyle) == .inset && style.keyword(.borderBottomStyle) == .inset
    }

    /// Whether a box around the control, an icon beside it or generated content may show where it is.
    private func hasOtherSign(_ element: NodeID, _ styles: DocumentStyles) -> Bool {
        if hasGeneratedContent(element, styles) { return true }
        for (level, ancestor) in document.ancestors(element).enumerated() {
            guard document.isElement(ancestor), ancestor != document.body, ancestor != root, level < 4 else { break }
            guard let style = styles.style(of: ancestor) else { return true }
            // A large box around much else is not what shows the control.
            guard document.children(ancestor).count(where: { document.isElement($0) }) <= 4 else { break }
            if ControlBoundary.drawsBox(style) || hasGeneratedContent(ancestor, styles) { return true }
        }
        guard let parent = document.parent(element) else { return false }
        return document.childElements(parent).contains { sibling in
            guard sibling != element, tree.isVisible(sibling), !isHTML(sibling, .br) else { return false }
            return hasGeneratedContent(sibling, styles) || !hasOwnText(sibling)
        }
    }

    private func hasGeneratedContent(_ element: NodeID, _ styles: DocumentStyles) -> Bool {
        guard styles.hasPseudoElements else { return false }
        return [PseudoElement.before, .after].contains { styles.style(of: element, $0)?.contentText != nil }
    }
}
