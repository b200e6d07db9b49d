/// The names, attributes and states that the selectors of some sheets speak of, and which selectors depend on more
/// than an element's own start tag and those of its ancestors.
struct SelectorMentions {
    private(set) var classes = NumberTable()
    private(set) var classNames: [[HashedName]] = []
    private(set) var ids = NumberTable()
    private(set) var idNames: [[HashedName]] = []
    private(set) var attributes = NumberTable()
    /// By the value in `attributes`: what is asked of attributes of that name.
    private(set) var attributeSelectors: [[AttributeSelector]] = []
    private var known: Set<SimpleSelector> = []

    /// Simple selectors that are left to look at. Nested rules can repeat each other's selectors without end: then
    /// what was found is not complete.
    private var budget = 200_000

    var isComplete: Bool { budget > 0 }

    /// Notes all that a selector speaks of. Returns whether siblings, content or the like decide if it matches; all
    /// other selectors are decided by what `ElementKeys` puts into a key.
    mutating func add(_ selector: Selector) -> Bool {
        var isVolatile = false
        for compound in selector.compounds {
            if compound.combinator == .nextSibling || compound.combinator == .subsequentSibling { isVolatile = true }
            for simple in compound.simples where add(simple) { isVolatile = true }
        }
        return isVolatile
    }

    private mutating func add(_ simple: SimpleSelector) -> Bool {
        budget -= 1
        guard budget > 0 else { return true }
        switch simple {
        case .className(let name):
            if known.insert(simple).inserted { SelectorMentions.add(name, name.hash, &classes, &classNames) }
        case .id(let name):
            if known.insert(simple).inserted { SelectorMentions.add(name, name.hash, &ids, &idNames) }
        case .attribute(let selector):
            if known.insert(simple).inserted {
                SelectorMentions.add(selector, selector.name.hash, &attributes, &attributeSelectors)
            }
        case .type, .scope, .never, .unknown, .parent: break
        case .state(let state): return state.isVolatile
        case .matchesAny(let list), .not(let list), .scoped(let list): return add(list)
        case .has(let list):
            _ = add(list)
            return true
        case .nth(let nth):
            _ = add(nth.of)
            return true
        case .language, .direction: return true
        }
        return false
    }

    private mutating func add(_ list: [Selector]) -> Bool {
        var isVolatile = false
        for selector in list where add(selector) { isVolatile = true }
        return isVolatile
    }

    private static func add<Item>(
        _ item: Item, _ hash: UInt32, _ table: inout NumberTable, _ items: inout [[Item]]
    ) {
        let place = Int(table[hash])
        if place >= 0 {
            items[place].append(item)
        } else {
            table.insert(Int32(items.count), for: hash)
            items.append([item])
        }
    }
}

extension PseudoClass {
    fileprivate var isVolatile: Bool {
        switch self {
        // Part of a key: whether the element is the root, a link, an open dialog or details.
        case .root, .anyLink, .link, .visited, .localLink, .open: false
        // Keys are not used while anything has the focus or the pointer.
        case .target, .targetWithin, .hover, .active, .focus, .focusVisible, .focusWithin: false
        // Never so on a page at rest.
        case .modal, .fullscreen, .pictureInPicture, .autofill, .userValid, .userInvalid, .popoverOpen: false
        case .playing, .seeking, .buffering, .stalled, .volumeLocked, .host: false
        default: true
        }
    }
}
