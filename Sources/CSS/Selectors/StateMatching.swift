import HTML

// Pseudo-classes of links, user action and form controls, HTML 4.16.3, on a page as it was parsed.

extension SelectorMatcher {
    func matches(_ state: PseudoClass, at index: Int) -> Certainty {
        let entry = table.entries[index]
        let node = entry.node
        switch state {
        case .root: return .of(isRoot(index))
        case .empty: return .of(entry.isEmpty)
        case .firstChild: return .of(entry.previous < 0)
        case .lastChild: return .of(entry.next < 0)
        case .onlyChild: return .of(entry.previous < 0 && entry.next < 0)
        case .firstOfType: return .of(position(index).ofType == 1)
        case .lastOfType: return .of(position(index).ofTypeFromEnd == 1)
        case .onlyOfType:
            let position = position(index)
            return .of(position.ofType == 1 && position.ofTypeFromEnd == 1)
        // No link counts as visited: what a page looks like must not depend on whose browser shows it.
        case .anyLink, .link: return .of(isLink(node))
        case .visited, .active: return .no
        case .localLink: return isLink(node) ? .maybe : .no
        case .target: return .of(self.state.target == node)
        case .targetWithin: return .of(contains(index, self.state.target))
        case .hover: return .of(contains(index, self.state.hovered))
        case .focus, .focusVisible: return .of(self.state.focused == node)
        case .focusWithin: return .of(contains(index, self.state.focused))
        case .defined: return isDefined(node, entry)
        case .open: return .of(isOpen(node))
        case .modal, .fullscreen, .pictureInPicture, .autofill, .userValid, .userInvalid, .popoverOpen: return .no
        case .playing, .seeking, .buffering, .stalled, .volumeLocked: return .no
        case .paused: return .of(isMedia(node))
        case .muted: return .of(isMedia(node) && document.hasAttribute(node, .muted))
        case .host: return .no
        default: return FormState(matcher: self, index: index).matches(state)
        }
    }

    /// Is the element the other one or an ancestor of it?
    private func contains(_ index: Int, _ node: NodeID?) -> Bool {
        guard let node, let other = table.index(of: node) else { return false }
        return other >= index && other < Int(table.entries[index].subtreeEnd)
    }

    /// HTML 4.16.3, `:link`: `a` and `area` with `href`; SVG 2: `a` with `href` of either namespace.
    func isLink(_ node: NodeID) -> Bool {
        switch document.namespace(node) {
        case .html:
            return (document.isHTML(node, .a) || document.isHTML(node, .area)) && document.hasAttribute(node, .href)
        case .svg:
            guard document.tagName(node) == .a else { return false }
            return (0..<document.attributeCount(node)).contains { place in
                document.attributeName(node, at: place) == .href
                    && [.none, .xlink].contains(document.attributeNamespace(node, at: place))
            }
        case .mathML: return false
        }
    }

    private func isOpen(_ node: NodeID) -> Bool {
        (document.isHTML(node, .details) || document.isHTML(node, .dialog)) && document.hasAttribute(node, .open)
    }

    private func isMedia(_ node: NodeID) -> Bool { document.isHTML(node, .audio) || document.isHTML(node, .video) }

    /// A custom element's name is defined or not by scripts.
    private func isDefined(_ node: NodeID, _ entry: ElementTable.Entry) -> Certainty {
        guard entry.namespace == .html else { return .yes }
        return document.tagName(node).text.utf8.contains(0x2D) || document.hasAttribute(node, AttributeName("is"))
            ? .maybe : .yes
    }
}

/// The states of a form control.
struct FormState {
    let matcher: SelectorMatcher
    let index: Int
    let node: NodeID

    init(matcher: SelectorMatcher, index: Int) {
        self.matcher = matcher
        self.index = index
        node = matcher.table.entries[index].node
    }

    func matches(_ state: PseudoClass) -> Certainty {
        switch state {
        case .disabled: return .of(matcher.table.hasDisabled && isDisableable && isDisabled(index))
        case .enabled: return .of(isDisableable && !isDisabled(index))
        case .checked: return .of(isChecked)
        case .isDefault: return .of(isDefault)
        case .indeterminate: return isIndeterminate
        case .required: return .of(canBeRequired && matcher.document.hasAttribute(node, .required))
        case .optional:
            return .of(
                isOneOf([.input, .select, .textarea])
                    && !(canBeRequired && matcher.document.hasAttribute(node, .required)))
        case .readWrite: return .of(isReadWrite)
        case .readOnly: return .of(!isReadWrite)
        case .placeholderShown: return .of(showsPlaceholder)
        case .valid, .invalid: return validity(state)
        case .inRange, .outOfRange: return range(state)
        default: return .maybe
        }
    }

    /// Takes one step from the matcher's budget; false when it is spent.
    private func spend() -> Bool {
        matcher.budget -= 1
        return matcher.budget > 0
    }

    private func isOneOf(_ names: [TagName]) -> Bool { names.contains { matcher.document.isHTML(node, $0) } }

    /// The `type` of an `input` in lower case, `text` for a missing one; nil for other elements.
    private var inputType: String? {
        guard matcher.document.isHTML(node, .input) else { return nil }
        let type = asciiLowercased(matcher.document.attribute(node, .type) ?? "text")
        return FormState.types.contains(type) ? type : "text"
    }

    private static let types: Set<String> = [
        "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time",
        "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button",
    ]
    private static let textTypes: Set<String> = ["text", "search", "tel", "url", "email", "password"]
    private static let editableTypes: Set<String> = [
        "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local",
        "number",
    ]

    private var isDisableable: Bool {
        isOneOf([.button, .input, .select, .textarea, .optgroup, .option, .fieldset])
    }

    /// HTML 4.10.18.5: its own attribute, a disabled `fieldset` around it (not by way of its first `legend`), and for
    /// an `option` its `optgroup` or, in browsers, its select's fieldset does not count.
    private func isDisabled(_ index: Int) -> Bool {
        guard matcher.table.hasDisabled else { return false }
        let node = matcher.table.entries[index].node
        if matcher.document.hasAttribute(node, .disabled) { return true }
        if matcher.document.isHTML(node, .option) {
            let parent = Int(matcher.table.entries[index].parent)
            guard parent >= 0 else { return false }
            let group = matcher.table.entries[parent].node
            if matcher.document.isHTML(group, .optgroup), matcher.document.hasAttribute(group, .disabled) {
                return true
            }
            return FormState.optionsInherit && isInDisabledFieldset(index)
        }
        if matcher.document.isHTML(node, .optgroup) { return FormState.optionsInherit && isInDisabledFieldset(index) }
        return isInDisabledFieldset(index)
    }

    /// Browsers take an option for disabled when its select is.
    private static let optionsInherit = true

    private func isInDisabledFieldset(_ index: Int) -> Bool {
        var child = index
        var current = Int(matcher.table.entries[index].parent)
        while current >= 0, spend() {
            let node = matcher.table.entries[current].node
            if matcher.document.isHTML(node, .fieldset), matcher.document.hasAttribute(node, .disabled),
                !isFirstLegend(child, of: current)
            {
                return true
            }
            child = current
            current = Int(matcher.table.entries[current].parent)
        }
        return false
    }

    private func isFirstLegend(_ child: Int, of fieldset: Int) -> Bool {
        guard matcher.document.isHTML(matcher.table.entries[child].node, .legend) else { return false }
        var previous = Int(matcher.table.entries[child].previous)
        while previous >= 0, spend() {
            if matcher.document.isHTML(matcher.table.entries[previous].node, .legend) { return false }
            previous = Int(matcher.table.entries[previous].previous)
        }
        return true
    }

    private var isChecked: Bool {
        if matcher.document.isHTML(node, .input) {
            guard matcher.document.hasAttribute(node, .checked), let type = inputType else { return false }
            return type == "checkbox" || type == "radio"
        }
        return matcher.document.isHTML(node, .option) && isSelected
    }

    /// An option that is selected, or that a select without a selected one shows: its first that is not disabled.
    private var isSelected: Bool {
        if matcher.document.hasAttribute(node, .selected) { return true }
        guard
            let select = matcher.document.ancestors(node).first(where: {
                !spend() || matcher.document.isHTML($0, .select)
            }),
            !matcher.document.hasAttribute(select, .multiple),
            (matcher.document.attribute(select, .size).flatMap { Int($0) } ?? 1) <= 1
        else { return false }
        var first: NodeID?
        for option in matcher.document.descendants(select) {
            guard spend() else { return false }
            guard matcher.document.isHTML(option, .option) else { continue }
            if matcher.document.hasAttribute(option, .selected) { return false }
            if first == nil, let place = matcher.table.index(of: option), !isDisabled(place) { first = option }
        }
        return first == node
    }

    /// HTML 4.16.3: `:default` — checked or selected in the markup, or the form's first submit button.
    private var isDefault: Bool {
        if let type = inputType, type == "checkbox" || type == "radio" {
            return matcher.document.hasAttribute(node, .checked)
        }
        if matcher.document.isHTML(node, .option) { return matcher.document.hasAttribute(node, .selected) }
        guard isSubmitButton(node), let form = formOwner(node) else { return false }
        let range = matcher.table.index(of: form).map { $0 + 1..<Int(matcher.table.entries[$0].subtreeEnd) } ?? 0..<0
        return range.first { !spend() || isSubmitButton(matcher.table.entries[$0].node) }.map {
            matcher.table.entries[$0].node
        } == node
    }

    private func formOwner(_ node: NodeID) -> NodeID? {
        matcher.document.ancestors(node).first { !spend() || matcher.document.isHTML($0, .form) }
    }

    private func isSubmitButton(_ node: NodeID) -> Bool {
        let type = asciiLowercased(matcher.document.attribute(node, .type) ?? "")
        if matcher.document.isHTML(node, .button) { return type != "button" && type != "reset" }
        return matcher.document.isHTML(node, .input) && (type == "submit" || type == "image")
    }

    private var isIndeterminate: Certainty {
        if matcher.document.isHTML(node, .progress) { return .of(!matcher.document.hasAttribute(node, .value)) }
        guard inputType == "radio" else { return .no }
        // A group of radio buttons none of which is checked.
        let name = matcher.document.attribute(node, .name) ?? ""
        if name.isEmpty { return .of(!matcher.document.hasAttribute(node, .checked)) }
        let form = formOwner(node)
        for entry in matcher.table.entries {
            guard spend() else { return .maybe }
            guard matcher.document.isHTML(entry.node, .input), matcher.document.hasAttribute(entry.node, .checked)
            else { continue }
            let other = FormState(matcher: matcher, index: matcher.table.index(of: entry.node) ?? index)
            if other.inputType == "radio", matcher.document.attribute(entry.node, .name) == name,
                formOwner(entry.node) == form
            {
                return .no
            }
        }
        return .yes
    }

    private var canBeRequired: Bool {
        if let type = inputType {
            return !["hidden", "range", "color", "submit", "image", "reset", "button"].contains(type)
        }
        return isOneOf([.select, .textarea])
    }

    private var isReadWrite: Bool {
        if let type = inputType, FormState.editableTypes.contains(type) {
            return !matcher.document.hasAttribute(node, .readonly) && !isDisabled(index)
        }
        if matcher.document.isHTML(node, .textarea) {
            return !matcher.document.hasAttribute(node, .readonly) && !isDisabled(index)
        }
        return isEditingHost
    }

    /// `contenteditable` on the element or, unless something in between says otherwise, around it.
    private var isEditingHost: Bool {
        var current = index
        while current >= 0, spend() {
            let entry = matcher.table.entries[current]
            if entry.namespace == .html, let value = matcher.document.attribute(entry.node, .contenteditable) {
                switch asciiLowercased(value) {
                case "", "true", "plaintext-only": return true
                case "false": return false
                default: break
                }
            }
            current = Int(entry.parent)
        }
        return false
    }

    private var showsPlaceholder: Bool {
        guard let placeholder = matcher.document.attribute(node, .placeholder), !placeholder.isEmpty else {
            return false
        }
        if let type = inputType {
            guard FormState.textTypes.contains(type) || type == "number" else { return false }
            return (matcher.document.attribute(node, .value) ?? "").isEmpty
        }
        return matcher.document.isHTML(node, .textarea) && matcher.document.textContentBytes(node).isEmpty
    }

    /// Only what the markup decides for certain: controls that no constraint can apply to, and required empty ones.
    private func validity(_ state: PseudoClass) -> Certainty {
        guard isOneOf([.input, .select, .textarea, .button, .fieldset, .form, .output, .object]) else { return .no }
        if isOneOf([.fieldset, .form]) { return .maybe }
        let constraints: [AttributeName] = [.required, .pattern, .min, .max, .step, .minlength, .maxlength]
        let isTyped = ["email", "url", "number", "date", "month", "week", "time", "datetime-local"].contains(
            inputType ?? "")
        let isConstrained =
            isTyped && matcher.document.hasAttribute(node, .value)
            || constraints.contains { matcher.document.hasAttribute(node, $0) }
        guard isConstrained, isOneOf([.input, .select, .textarea]) else { return .of(state == .valid) }
        let isBarred =
            isDisabled(index) || matcher.document.hasAttribute(node, .readonly)
            || ["hidden", "button", "reset"].contains(inputType ?? "")
        if isBarred { return .no }
        if let type = inputType, FormState.textTypes.contains(type), matcher.document.hasAttribute(node, .required),
            (matcher.document.attribute(node, .value) ?? "").isEmpty
        {
            return .of(state == .invalid)
        }
        return .maybe
    }

    private func range(_ state: PseudoClass) -> Certainty {
        let types: Set<String> = ["number", "range", "date", "month", "week", "time", "datetime-local"]
        guard let type = inputType, types.contains(type), !isDisabled(index),
            !matcher.document.hasAttribute(node, .readonly)
        else { return .no }
        guard matcher.document.hasAttribute(node, .min) || matcher.document.hasAttribute(node, .max) || type == "range"
        else {
            return .no
        }
        guard type == "number" || type == "range" else {
            return (matcher.document.attribute(node, .value) ?? "").isEmpty ? .of(state == .inRange) : .maybe
        }
        // A range control keeps its value within its range by itself.
        guard type == "number", let value = matcher.document.attribute(node, .value).flatMap(Double.init) else {
            return .of(state == .inRange)
        }
        let low = matcher.document.attribute(node, .min).flatMap(Double.init) ?? -.infinity
        let high = matcher.document.attribute(node, .max).flatMap(Double.init) ?? .infinity
        return .of((low...max(low, high)).contains(value) == (state == .inRange))
    }
}
