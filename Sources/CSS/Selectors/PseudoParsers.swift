/// The pseudo-elements that browsers take.
enum PseudoElementParser {
    /// Those that may be written with one colon.
    static let legacy: Set<String> = ["before", "after", "first-line", "first-letter"]

    private static let others: Set<String> = [
        "cue", "grammar-error", "spelling-error", "target-text", "view-transition", "details-content", "checkmark",
        "picker-icon", "scroll-marker", "scroll-marker-group", "column", "search-text",
    ]
    private static let functions: Set<String> = [
        "part", "slotted", "cue", "highlight", "view-transition-group", "view-transition-image-pair",
        "view-transition-old", "view-transition-new", "picker", "scroll-button",
    ]

    static func parse(_ name: String, _ content: TokenCursor?) -> PseudoElement? {
        if let content {
            guard functions.contains(name), !content.trimmed().isAtEnd else { return nil }
            return .other(name)
        }
        switch name {
        case "before": return .before
        case "after": return .after
        case "marker": return .marker
        case "placeholder": return .placeholder
        case "first-line": return .firstLine
        case "first-letter": return .firstLetter
        case "backdrop": return .backdrop
        case "selection": return .selection
        case "file-selector-button", "-webkit-file-upload-button": return .fileSelectorButton
        default:
            // Selectors 4, 3.6.2: unknown pseudo-elements with this prefix are valid.
            return others.contains(name) || name.hasPrefix("-webkit-") ? .other(name) : nil
        }
    }

    /// May more pseudo-classes follow than those of user action?
    static func takesStates(_ element: PseudoElement) -> Bool {
        if case .other(let name) = element {
            name.hasPrefix("-webkit-") || name == "part" || name == "slotted"
        } else {
            false
        }
    }
}

/// Pseudo-classes with their specificity.
struct PseudoClassParser {
    let parser: SelectorParser

    typealias Parsed = (simple: SimpleSelector, specificity: Specificity)

    func parse(_ name: String, _ content: TokenCursor?) -> Parsed? {
        let one = Specificity(0, 1, 0)
        guard let content else {
            if name == "scope" { return (.scope, one) }
            if let state = PseudoClassParser.states[name] { return (.state(state), one) }
            return PseudoClassParser.undecided.contains(name) ? (.unknown, one) : nil
        }
        switch name {
        case "is", "where", "-webkit-any":
            let list = parser.nested(inHas: false).forgivingList(content)
            let best = list.map(\.specificity).max() ?? Specificity()
            return (.matchesAny(list), name == "where" ? Specificity() : best)
        case "not":
            guard let list = parser.nested(inHas: false).list(content) else { return nil }
            return (.not(list), list.map(\.specificity).max() ?? Specificity())
        case "has":
            guard !parser.isInHas, let list = parser.nested(inHas: true).list(content, isRelative: true) else {
                return nil
            }
            return (.has(list), list.map(\.specificity).max() ?? Specificity())
        case "nth-child": return nth(content, fromEnd: false, ofType: false)
        case "nth-last-child": return nth(content, fromEnd: true, ofType: false)
        case "nth-of-type": return nth(content, fromEnd: false, ofType: true)
        case "nth-last-of-type": return nth(content, fromEnd: true, ofType: true)
        case "lang": return languages(content).map { (.language($0), one) }
        case "dir":
            var cursor = content
            guard let direction = ValueParser.ident(&cursor), cursor.isExhausted() else { return nil }
            return (.direction(direction), one)
        case "host", "host-context":
            guard let list = parser.nested(inHas: false).list(content), list.count == 1 else { return nil }
            return (.never, one + list[0].specificity)
        case "state", "active-view-transition-type", "heading", "current", "nth-col", "nth-last-col":
            return content.trimmed().isAtEnd ? nil : (name == "state" ? .never : .unknown, one)
        default: return nil
        }
    }

    private func nth(_ content: TokenCursor, fromEnd: Bool, ofType: Bool) -> Parsed? {
        var cursor = content
        guard let formula = AnPlusB.parse(&cursor) else { return nil }
        var selector = NthSelector(formula: formula, fromEnd: fromEnd, ofType: ofType, of: [])
        var specificity = Specificity(0, 1, 0)
        if !cursor.isExhausted() {
            guard !ofType, cursor.takeIdent("of"),
                let list = parser.nested(inHas: false).list(cursor)
            else { return nil }
            selector.of = list
            specificity = specificity + (list.map(\.specificity).max() ?? Specificity())
        }
        return (.nth(selector), specificity)
    }

    private func languages(_ content: TokenCursor) -> [String]? {
        var ranges: [String] = []
        for part in content.splitByCommas() {
            var part = part
            part.skipWhitespace()
            guard let token = part.peek, token.kind == .ident || token.kind == .string else { return nil }
            part.index += 1
            guard part.isExhausted() else { return nil }
            ranges.append(part.list.lowercasedValue(of: token))
        }
        return ranges
    }

    /// Valid, and not to be known from the markup alone.
    private static let undecided: Set<String> = [
        "active-view-transition", "has-slotted", "target-current", "target-before", "target-after", "heading",
        "interest-source", "interest-target", "-webkit-drag", "-webkit-full-page-media", "-webkit-full-screen-ancestor",
        "-internal-media-controls-overlay-cast-button", "window-inactive", "horizontal", "vertical", "decrement",
        "increment", "start", "end", "double-button", "single-button", "no-button", "corner-present",
    ]

    static let states: [String: PseudoClass] = [
        "root": .root, "empty": .empty, "first-child": .firstChild, "last-child": .lastChild,
        "only-child": .onlyChild, "first-of-type": .firstOfType, "last-of-type": .lastOfType,
        "only-of-type": .onlyOfType, "any-link": .anyLink, "-webkit-any-link": .anyLink, "link": .link,
        "visited": .visited, "local-link": .localLink, "target": .target, "target-within": .targetWithin,
        "hover": .hover, "active": .active, "focus": .focus, "focus-visible": .focusVisible,
        "focus-within": .focusWithin, "enabled": .enabled, "disabled": .disabled, "read-only": .readOnly,
        "read-write": .readWrite, "placeholder-shown": .placeholderShown, "default": .isDefault,
        "checked": .checked, "indeterminate": .indeterminate, "required": .required, "optional": .optional,
        "valid": .valid, "invalid": .invalid, "in-range": .inRange, "out-of-range": .outOfRange,
        "user-valid": .userValid, "user-invalid": .userInvalid, "defined": .defined, "open": .open,
        "modal": .modal, "popover-open": .popoverOpen, "fullscreen": .fullscreen,
        "-webkit-full-screen": .fullscreen, "picture-in-picture": .pictureInPicture, "autofill": .autofill,
        "-webkit-autofill": .autofill, "playing": .playing, "paused": .paused, "seeking": .seeking,
        "buffering": .buffering, "stalled": .stalled, "muted": .muted, "volume-locked": .volumeLocked,
        "host": .host,
    ]
}
