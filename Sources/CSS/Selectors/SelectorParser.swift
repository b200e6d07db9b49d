/// Parses selector lists, Selectors 4, section 18.
struct SelectorParser {
    /// Functions in functions deeper than this are not read: the parser recurses.
    static let depthLimit = 32

    /// What stands for `&`: the parent rule's selectors, or nil outside of nested rules.
    var parent: [Selector]?
    /// Prefixes that `@namespace` has declared; selectors with one are valid but not decided.
    var namespaces: Set<String> = []
    var isInHas = false
    var depth = 0
    /// Only the arguments of functions; pseudo-elements are not allowed there.
    var isArgument = false

    /// A list in which one bad selector spoils all; nil when that is so or when it is empty.
    func list(_ cursor: TokenCursor, isRelative: Bool = false) -> [Selector]? {
        var selectors: [Selector] = []
        for part in cursor.splitByCommas() {
            guard let selector = complex(part, isRelative: isRelative) else { return nil }
            selectors.append(selector)
        }
        return selectors
    }

    /// A forgiving list (section 18.1): bad selectors are left out.
    func forgivingList(_ cursor: TokenCursor) -> [Selector] {
        cursor.splitByCommas().compactMap { complex($0, isRelative: false) }
    }

    /// One complex selector that takes the whole cursor.
    func complex(_ part: TokenCursor, isRelative: Bool) -> Selector? {
        var cursor = part.trimmed()
        guard depth < SelectorParser.depthLimit, !cursor.isAtEnd else { return nil }
        var compounds: [Compound] = []
        var pseudoElement: PseudoElement?
        var specificity = Specificity()
        var leading: Combinator?
        if isRelative { leading = takeCombinator(&cursor) }
        while true {
            var reader = CompoundReader(parser: self)
            guard pseudoElement == nil, reader.read(&cursor) else { return nil }
            compounds.append(Compound(simples: reader.simples))
            specificity = specificity + reader.specificity
            pseudoElement = reader.pseudoElement
            if cursor.isAtEnd { break }
            guard let combinator = takeCombinator(&cursor) else { return nil }
            compounds[compounds.count - 1].combinator = combinator
            guard !cursor.isAtEnd else { return nil }
        }
        if pseudoElement != nil, isArgument { return nil }
        var selector = Selector(compounds: SelectorParser.reversed(compounds), specificity: specificity)
        selector.pseudoElement = pseudoElement
        if isRelative, isInHas { selector.anchor(leading ?? .descendant) }
        if !isInHas, isRelative { selector.nest(under: leading, parent: parent) }
        selector.collectAncestorHashes()
        return selector
    }

    /// Source order has each compound's combinator towards its right; matching wants it towards its left.
    private static func reversed(_ compounds: [Compound]) -> [Compound] {
        var result: [Compound] = []
        for index in compounds.indices.reversed() {
            result.append(
                Compound(
                    simples: compounds[index].simples, combinator: index > 0 ? compounds[index - 1].combinator : nil))
        }
        return result
    }

    /// The combinator that stands here; nil when nothing separates what follows.
    private func takeCombinator(_ cursor: inout TokenCursor) -> Combinator? {
        let before = cursor.index
        cursor.skipWhitespace()
        if let token = cursor.peek, token.kind == .delimiter {
            let combinator: Combinator? =
                switch token.delimiter {
                case 0x3E: .child
                case 0x2B: .nextSibling
                case 0x7E: .subsequentSibling
                default: nil
                }
            if let combinator {
                cursor.index += 1
                cursor.skipWhitespace()
                return combinator
            }
        }
        return cursor.index > before ? .descendant : nil
    }

    /// The parser of a function's arguments.
    func nested(inHas: Bool) -> SelectorParser {
        var parser = self
        parser.depth += 1
        parser.isArgument = true
        parser.isInHas = isInHas || inHas
        return parser
    }
}

extension Selector {
    /// Parses a selector list as `querySelector` does; nil when it is not valid.
    public static func parseList(_ text: String) -> [Selector]? {
        SelectorParser().list(TokenList(text).cursor)
    }

    /// Puts the anchor of `:has()` at the left end.
    mutating func anchor(_ combinator: Combinator) {
        compounds[compounds.count - 1].combinator = combinator
        compounds.append(Compound(simples: [.scope]))
        isRelative = true
    }

    /// CSS Nesting 1, 3.1: a nested selector without `&`, or with a leading combinator, has `&` put before it.
    mutating func nest(under combinator: Combinator?, parent: [Selector]?) {
        guard let parent, combinator != nil || !mentionsParent else { return }
        let head = SelectorParser.parentCompound(parent)
        compounds[compounds.count - 1].combinator = combinator ?? .descendant
        compounds.append(Compound(simples: head))
        specificity = specificity + (parent.map(\.specificity).max() ?? Specificity())
    }

    /// Does `&` stand in it? `&` leaves a mark, because it may be inside of functions.
    private var mentionsParent: Bool { compounds.contains { $0.simples.contains { $0.mentionsParent } } }

    /// Names that ancestors of the subject must have.
    mutating func collectAncestorHashes() {
        ancestorHashes = []
        for index in compounds.indices.dropFirst() {
            guard let combinator = compounds[index - 1].combinator, combinator == .child || combinator == .descendant
            else { continue }
            for simple in compounds[index].simples where ancestorHashes.count < 4 {
                if case .type(let name) = simple { ancestorHashes.append(name.hash) }
                if case .id(let name) = simple { ancestorHashes.append(name.hash ^ 0x5555) }
                if case .className(let name) = simple { ancestorHashes.append(name.hash ^ 0x3333) }
            }
        }
    }
}

extension SimpleSelector {
    var mentionsParent: Bool {
        switch self {
        case .parent: true
        case .matchesAny(let list), .not(let list), .has(let list):
            list.contains { $0.compounds.contains { $0.simples.contains { $0.mentionsParent } } }
        case .nth(let nth): nth.of.contains { $0.compounds.contains { $0.simples.contains { $0.mentionsParent } } }
        default: false
        }
    }
}

extension SelectorParser {
    /// What `&` matches: any of the parent's selectors. A single compound is put in place, so that it can be indexed.
    static func parentCompound(_ parent: [Selector]) -> [SimpleSelector] {
        let usable = parent.filter { $0.pseudoElement == nil }
        if usable.count == 1, parent.count == 1, usable[0].compounds.count == 1 {
            return [.parent] + usable[0].compounds[0].simples
        }
        // The mark comes first: whoever looks for it does not look into the list.
        return [.parent, .matchesAny(usable)]
    }
}
