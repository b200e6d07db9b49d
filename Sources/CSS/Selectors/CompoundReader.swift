/// Reads one compound selector with its pseudo-elements.
struct CompoundReader {
    let parser: SelectorParser
    private(set) var simples: [SimpleSelector] = []
    private(set) var specificity = Specificity()
    private(set) var pseudoElement: PseudoElement?

    init(parser: SelectorParser) { self.parser = parser }

    /// False when no valid compound starts here.
    mutating func read(_ cursor: inout TokenCursor) -> Bool {
        let start = cursor.index
        guard readType(&cursor) else { return false }
        while let token = cursor.peek {
            switch token.kind {
            case .hash where pseudoElement == nil:
                guard token.isID else { return false }
                simples.append(.id(HashedName(cursor.list.value(of: token))))
                specificity.ids += 1
                cursor.index += 1
            case .delimiter where token.delimiter == 0x2E && pseudoElement == nil:
                guard let name = cursor.token(at: 1), name.kind == .ident, name.start == token.end else { return false }
                simples.append(.className(HashedName(cursor.list.value(of: name))))
                specificity.classes += 1
                cursor.index += 2
            case .delimiter where token.delimiter == 0x26 && pseudoElement == nil:
                readParent()
                cursor.index += 1
            case .leftSquare where pseudoElement == nil:
                guard let attribute = AttributeSelectorParser(namespaces: parser.namespaces).parse(cursor.block())
                else { return false }
                simples.append(attribute)
                specificity.classes += 1
            case .colon:
                guard readPseudo(&cursor) else { return false }
            case .whitespace: return cursor.index > start
            case .delimiter where token.delimiter == 0x3E || token.delimiter == 0x2B || token.delimiter == 0x7E:
                return cursor.index > start
            default: return false
            }
        }
        return cursor.index > start
    }

    private mutating func readParent() {
        if let parent = parser.parent {
            simples += SelectorParser.parentCompound(parent)
            specificity = specificity + (parent.map(\.specificity).max() ?? Specificity())
        } else {
            simples.append(.scope)
        }
    }

    /// `[ <ns-prefix>? | ]? [ <ident> | * ]`; true when there is nothing of the kind.
    private mutating func readType(_ cursor: inout TokenCursor) -> Bool {
        guard let token = cursor.peek else { return false }
        let isName = token.kind == .ident || token.isDelimiter(0x2A)
        if isName, let bar = cursor.token(at: 1), bar.isDelimiter(0x7C), let name = cursor.token(at: 2),
            name.kind == .ident || name.isDelimiter(0x2A)
        {
            if token.kind == .ident {
                guard parser.namespaces.contains(cursor.list.value(of: token)) else { return false }
                simples.append(.unknown)
            }
            cursor.index += 2
            return readName(&cursor)
        }
        if token.isDelimiter(0x7C) {
            // Elements in no namespace, of which an HTML parser makes none.
            cursor.index += 1
            guard let name = cursor.peek, name.kind == .ident || name.isDelimiter(0x2A) else { return false }
            simples.append(.never)
            return readName(&cursor)
        }
        return isName ? readName(&cursor) : true
    }

    private mutating func readName(_ cursor: inout TokenCursor) -> Bool {
        guard let token = cursor.peek else { return false }
        if token.kind == .ident {
            simples.append(.type(HashedName(cursor.list.lowercasedValue(of: token))))
            specificity.types += 1
        }
        cursor.index += 1
        // `a|` and `*|` without a name.
        return cursor.peek.map { !$0.isDelimiter(0x7C) } ?? true
    }

    /// A pseudo-class or pseudo-element; the cursor is at the colon.
    private mutating func readPseudo(_ cursor: inout TokenCursor) -> Bool {
        cursor.index += 1
        var isElement = false
        if cursor.kind == .colon {
            isElement = true
            cursor.index += 1
        }
        guard let token = cursor.peek, token.start == cursor.list.tokens[cursor.index - 1].end else { return false }
        guard token.kind == .ident || token.kind == .function else { return false }
        let name = cursor.list.lowercasedValue(of: token)
        let content: TokenCursor?
        if token.kind == .function {
            content = cursor.block()
        } else {
            content = nil
            cursor.index += 1
        }
        if isElement || (content == nil && PseudoElementParser.legacy.contains(name)) {
            return readPseudoElement(name, content)
        }
        guard pseudoElement == nil else { return content == nil && readStateOfPseudoElement(name) }
        guard let pseudo = PseudoClassParser(parser: parser).parse(name, content) else { return false }
        simples.append(pseudo.simple)
        specificity = specificity + pseudo.specificity
        return true
    }

    private mutating func readPseudoElement(_ name: String, _ content: TokenCursor?) -> Bool {
        guard let element = PseudoElementParser.parse(name, content) else { return false }
        if let first = pseudoElement {
            // `::before::marker` is the only sort of pair that browsers know; its styles are not computed.
            guard element == .marker, first == .before || first == .after else { return false }
            pseudoElement = .other("before-marker")
        } else {
            pseudoElement = element
        }
        specificity.types += 1
        return true
    }

    /// `::before:hover`: valid, and never so on a page at rest.
    private mutating func readStateOfPseudoElement(_ name: String) -> Bool {
        let states: Set<String> = ["hover", "active", "focus", "focus-visible", "focus-within"]
        guard states.contains(name) || pseudoElement.map(PseudoElementParser.takesStates) == true else { return false }
        simples.append(.never)
        specificity.classes += 1
        return true
    }
}

/// `[…]`, Selectors 4, section 6.
struct AttributeSelectorParser {
    var namespaces: Set<String>

    func parse(_ content: TokenCursor) -> SimpleSelector? {
        var cursor = content.trimmed()
        var anyNamespace = false
        var isUndecided = false
        guard let first = cursor.peek else { return nil }
        if first.isDelimiter(0x7C) {
            cursor.index += 1
        } else if let bar = cursor.token(at: 1), bar.isDelimiter(0x7C), cursor.token(at: 2)?.kind == .ident {
            if first.isDelimiter(0x2A) {
                anyNamespace = true
            } else {
                guard first.kind == .ident, namespaces.contains(cursor.list.value(of: first)) else { return nil }
                isUndecided = true
            }
            cursor.index += 2
        }
        guard let name = cursor.peek, name.kind == .ident else { return nil }
        cursor.index += 1
        var selector = AttributeSelector(
            name: HashedName(cursor.list.lowercasedValue(of: name)), operation: .exists, value: [],
            caseRule: .standard, anyNamespace: anyNamespace)
        if !cursor.isExhausted() {
            guard readValue(&cursor, &selector) else { return nil }
        }
        return isUndecided ? .unknown : .attribute(selector)
    }

    private func readValue(_ cursor: inout TokenCursor, _ selector: inout AttributeSelector) -> Bool {
        guard let sign = cursor.peek, sign.kind == .delimiter else { return false }
        cursor.index += 1
        if sign.delimiter == 0x3D {
            selector.operation = .equals
        } else {
            guard let equal = cursor.peek, equal.isDelimiter(0x3D), equal.start == sign.end else { return false }
            cursor.index += 1
            switch sign.delimiter {
            case 0x7E: selector.operation = .includes
            case 0x7C: selector.operation = .dashMatch
            case 0x5E: selector.operation = .prefix
            case 0x24: selector.operation = .suffix
            case 0x2A: selector.operation = .substring
            default: return false
            }
        }
        cursor.skipWhitespace()
        guard let value = cursor.peek, value.kind == .ident || value.kind == .string else { return false }
        cursor.index += 1
        selector.value = Array(cursor.list.value(of: value).utf8)
        if cursor.isExhausted() { return true }
        switch ValueParser.ident(&cursor) {
        case "i": selector.caseRule = .insensitive
        case "s": selector.caseRule = .sensitive
        default: return false
        }
        return cursor.isExhausted()
    }
}
