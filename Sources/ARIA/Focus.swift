import HTML

// HTML Standard 6.6.3 The tabindex attribute, and 6.6.2 Data model: which elements can be focused.

extension AccessibilityTree {
    /// Whether the element can be focused: by its kind or a tabindex, and it is rendered, visible and not inert.
    public func isFocusable(_ id: NodeID) -> Bool {
        guard isFocusableByMarkup(id) else { return false }
        return visibility[id].isDisjoint(with: [.notRendered, .invisible, .inert])
    }

    /// Whether the element is reached with the Tab key.
    public func isInTabOrder(_ id: NodeID) -> Bool {
        guard isFocusable(id) else { return false }
        return (tabindex(id) ?? 0) >= 0
    }

    /// Whether the element could be focused if it were shown.
    public func isFocusableByMarkup(_ id: NodeID) -> Bool {
        guard document.isElement(id) else { return false }
        if document.namespace(id) == .html, isDisabled(id) { return false }
        return tabindex(id) != nil || isFocusableByNature(id)
    }

    /// The parsed value of the tabindex attribute (HTML Standard 2.3.4.1 Signed integers); nil where there is none.
    public func tabindex(_ id: NodeID) -> Int? {
        document.attribute(id, .tabindex).flatMap(AccessibilityTree.leadingInteger)
    }

    /// HTML Standard 2.3.4.1: leading white space and what follows the digits are ignored.
    static func leadingInteger(_ text: String) -> Int? {
        let trimmed = text.utf8.drop { $0.isHTMLSpace }
        var digits = trimmed
        var isNegative = false
        if let sign = trimmed.first, sign == 0x2D || sign == 0x2B {
            isNegative = sign == 0x2D
            digits = trimmed.dropFirst()
        }
        let number = digits.prefix { (0x30...0x39).contains($0) }
        guard !number.isEmpty else { return nil }
        let value = Int(String(decoding: Array(number), as: UTF8.self)) ?? Int.max
        return isNegative ? -value : value
    }

    private func isFocusableByNature(_ id: NodeID) -> Bool {
        if document.namespace(id) == .svg {
            guard document.tagName(id) == .a else { return false }
            return document.hasAttribute(id, .href) || document.xlinkAttribute(id, "href") != nil
        }
        guard document.namespace(id) == .html else { return false }
        switch document.tagName(id) {
        case .a, .area: return document.hasAttribute(id, .href)
        case .button, .select, .textarea, .iframe: return true
        case .input: return document.inputType(id) != "hidden"
        case .summary: return document.isSummaryForParentDetails(id)
        case .audio, .video: return document.hasAttribute(id, .controls)
        default: return isEditingHost(id)
        }
    }

    private func isEditingHost(_ id: NodeID) -> Bool {
        guard let value = document.attribute(id, .contenteditable)?.lowercased() else { return false }
        return value.isEmpty || value == "true" || value == "plaintext-only"
    }

    /// HTML Standard 4.10.19.5: disabled by its attribute, or by a fieldset around it (its first legend apart).
    public func isDisabled(_ id: NodeID) -> Bool {
        switch document.tagName(id) {
        case .button, .input, .select, .textarea, .fieldset, .optgroup, .option: break
        default: return false
        }
        if document.hasAttribute(id, .disabled) { return true }
        // HTML Standard 4.10.10: an option is disabled with the optgroup that it stands in.
        if document.isHTML(id, .option), let group = document.parent(id), document.isHTML(group, .optgroup),
            document.hasAttribute(group, .disabled)
        {
            return true
        }
        guard hasDisabledFieldset else { return false }
        var below = id
        for ancestor in document.ancestors(id) {
            if document.isHTML(ancestor, .fieldset), document.hasAttribute(ancestor, .disabled) {
                if firstLegend(of: ancestor) != below { return true }
            }
            below = ancestor
        }
        return false
    }
}
