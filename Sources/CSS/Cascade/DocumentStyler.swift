import HTML

/// Gives every element of one document its style, parents before children.
struct DocumentStyler {
    let table: ElementTable
    let userAgent: RuleIndex
    let author: RuleIndex
    let indexNumber: Int32
    let environment: Environment
    let cache: StyleCache
    let matcher: SelectorMatcher
    private(set) var styles: [ComputedStyle?]
    private(set) var pseudoElements: [DocumentStyles.PseudoKey: ComputedStyle] = [:]
    private let hints: PresentationalHints
    private let pageSchemes: Value
    /// Styles by table entry.
    private var entryStyles: [ComputedStyle?]
    private var filter = AncestorFilter()
    private var matched: [UInt32] = []
    private var pseudoMatched: [(pseudoElement: PseudoElement, place: UInt32)] = []

    /// Set on a place whose rule may or may not hold.
    private static let doubt: UInt32 = 1 << 31

    init(
        table: ElementTable, userAgent: RuleIndex, author: RuleIndex, indexNumber: Int32, environment: Environment,
        cache: StyleCache, matcher: SelectorMatcher
    ) {
        self.table = table
        self.userAgent = userAgent
        self.author = author
        self.indexNumber = indexNumber
        self.environment = environment
        self.cache = cache
        self.matcher = matcher
        styles = [ComputedStyle?](repeating: nil, count: table.places.count)
        entryStyles = [ComputedStyle?](repeating: nil, count: table.entries.count)
        hints = PresentationalHints(table.document)
        pageSchemes = DocumentStyler.pageSchemes(table)
    }

    /// CSS Color Adjust 1, 2.2 and HTML 4.2.5.4: `<meta name=color-scheme>`.
    private static func pageSchemes(_ table: ElementTable) -> Value {
        let meta = TagHashes.hash(of: .meta)
        for entry in table.entries where entry.tagHash == meta && table.document.isHTML(entry.node, .meta) {
            guard let name = table.document.attribute(entry.node, .name), asciiLowercased(name) == "color-scheme",
                let content = table.document.attribute(entry.node, .content)
            else { continue }
            var cursor = TokenList(content).cursor
            if let value = ValueParser.colorScheme(&cursor), cursor.isExhausted() { return value }
        }
        return .keyword(.normal)
    }

    mutating func run() {
        for index in table.entries.indices {
            let entry = table.entries[index]
            let parent = entry.parent < 0 ? nil : entryStyles[Int(entry.parent)]
            filter.enter(table, index)
            match(index)
            let style = style(index, entry, parent)
            entryStyles[index] = style
            styles[entry.node.number] = style
            if !pseudoMatched.isEmpty { stylePseudoElements(entry, style) }
        }
    }

    // MARK: Matching

    private mutating func match(_ index: Int) {
        matched.removeAll(keepingCapacity: true)
        pseudoMatched.removeAll(keepingCapacity: true)
        collect(userAgent, index, offset: 0)
        collect(author, index, offset: UInt32(userAgent.entries.count))
        matched.sort { $0 & ~DocumentStyler.doubt < $1 & ~DocumentStyler.doubt }
    }

    private mutating func collect(_ rules: RuleIndex, _ index: Int, offset: UInt32) {
        let entry = table.entries[index]
        if !rules.byID.isEmpty, entry.idHash != 0, let places = rules.byID[entry.idHash] { test(places, rules, index, offset) }
        if !rules.byClass.isEmpty {
            for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
                if let places = rules.byClass[table.classes[place].hash] { test(places, rules, index, offset) }
            }
        }
        if let places = rules.byTag[entry.tagHash] { test(places, rules, index, offset) }
        if !rules.byAttribute.isEmpty {
            for place in Int(entry.attributeStart)..<Int(entry.attributeStart + entry.attributeCount) {
                if let places = rules.byAttribute[table.attributeNames[place]] { test(places, rules, index, offset) }
            }
        }
        test(rules.universal, rules, index, offset)
    }

    private mutating func test(_ places: [Int32], _ rules: RuleIndex, _ index: Int, _ offset: UInt32) {
        for place in places {
            let entry = rules.entries[Int(place)]
            guard filter.mayMatch(entry.selector.ancestorHashes) else { continue }
            var certainty = matcher.matches(entry.selector, at: index, scope: nil)
            guard certainty != .no else { continue }
            if entry.isUncertain { certainty = .maybe }
            let value = (UInt32(place) + offset) | (certainty == .maybe ? DocumentStyler.doubt : 0)
            if let pseudoElement = entry.selector.pseudoElement {
                pseudoMatched.append((pseudoElement, value))
            } else {
                matched.append(value)
            }
        }
    }

    // MARK: Styles

    private func style(_ index: Int, _ entry: ElementTable.Entry, _ parent: ComputedStyle?) -> ComputedStyle {
        var key = StyleCache.Key(
            parent: parent?.number ?? 0, index: indexNumber, inline: -1, hints: -1, pseudoElement: nil, matched: matched,
            pageSchemes: parent == nil ? pageSchemes : .number(0))
        if entry.attributeCount > 0, let inline = table.document.attributeBytes(entry.node, .style) {
            key.inline = cache.block(inline)
        }
        let hint = hints.text(entry.node)
        if !hint.isEmpty { key.hints = cache.block(ArraySlice(Array(hint.utf8))) }
        return style(key, parent)
    }

    private func style(_ key: StyleCache.Key, _ parent: ComputedStyle?) -> ComputedStyle {
        if let known = cache.style(key) { return known }
        let selection = DeclarationSelection(sources(key), parent: parent)
        var computer = StyleComputer(
            selection, parent: parent, environment: environment, pageSchemes: key.pageSchemes,
            registrations: author.registrations)
        let style = computer.compute(number: cache.nextNumber(), isPseudoElement: key.pseudoElement != nil)
        cache.insert(style, key)
        return style
    }

    /// The blocks of declarations in ascending priority.
    private func sources(_ key: StyleCache.Key) -> [DeclarationSelection.Source] {
        var sources: [DeclarationSelection.Source] = []
        let split = UInt32(userAgent.entries.count)
        var hasHints = key.hints < 0
        func addHints(_ sources: inout [DeclarationSelection.Source]) {
            sources.append(
                DeclarationSelection.Source(block: cache.parsedBlocks[Int(key.hints)], origin: .hints, isUncertain: false))
        }
        for value in key.matched {
            let place = value & ~DocumentStyler.doubt
            let isAuthor = place >= split
            if isAuthor, !hasHints {
                addHints(&sources)
                hasHints = true
            }
            let rules = isAuthor ? author : userAgent
            let block = rules.blocks[Int(rules.entries[Int(isAuthor ? place - split : place)].block)]
            sources.append(
                DeclarationSelection.Source(
                    block: block, origin: isAuthor ? .author : .userAgent, isUncertain: value & DocumentStyler.doubt != 0))
        }
        if !hasHints { addHints(&sources) }
        if key.inline >= 0 {
            sources.append(
                DeclarationSelection.Source(block: cache.parsedBlocks[Int(key.inline)], origin: .inline, isUncertain: false))
        }
        return sources
    }

    // MARK: Pseudo-elements

    private mutating func stylePseudoElements(_ entry: ElementTable.Entry, _ style: ComputedStyle) {
        var byElement: [PseudoElement: [UInt32]] = [:]
        for (pseudoElement, place) in pseudoMatched where exists(pseudoElement, entry, style) {
            byElement[pseudoElement, default: []].append(place)
        }
        for (pseudoElement, places) in byElement {
            let sorted = places.sorted { $0 & ~DocumentStyler.doubt < $1 & ~DocumentStyler.doubt }
            let isGenerated = pseudoElement == .before || pseudoElement == .after
            // Rules for every element's `::before` often say nothing but how boxes are measured.
            if isGenerated, !sorted.contains(where: setsContent) { continue }
            let key = StyleCache.Key(
                parent: style.number, index: indexNumber, inline: -1, hints: -1, pseudoElement: pseudoElement,
                matched: sorted, pageSchemes: .number(0))
            let computed = self.style(key, style).replacingAttributes(of: entry.node, in: table.document, number: cache.nextNumber())
            pseudoElements[.init(node: Int32(truncatingIfNeeded: entry.node.number), pseudoElement: pseudoElement)] = computed
        }
    }

    private func exists(_ pseudoElement: PseudoElement, _ entry: ElementTable.Entry, _ style: ComputedStyle) -> Bool {
        switch pseudoElement {
        case .placeholder: table.document.hasAttribute(entry.node, .placeholder)
        case .marker: style.display == .listItem
        case .fileSelectorButton: table.document.isHTML(entry.node, .input)
        case .other: false
        default: true
        }
    }

    private func setsContent(_ value: UInt32) -> Bool {
        let split = UInt32(userAgent.entries.count)
        let place = value & ~DocumentStyler.doubt
        let rules = place >= split ? author : userAgent
        let block = rules.blocks[Int(rules.entries[Int(place >= split ? place - split : place)].block)]
        return block.declarations.contains { declaration in
            if case .property(.content) = declaration.name { true } else { false }
        }
    }
}

extension ComputedStyle {
    /// `attr()` in `content` as the element's attributes have it; the style itself where there is none.
    func replacingAttributes(of node: NodeID, in document: Document, number: @autoclosure () -> Int) -> ComputedStyle {
        guard case .list(let values) = value(.content) else { return self }
        var replaced: [Value] = []
        var isChanged = false
        for value in values {
            guard case .function(let kind, let name) = value, kind == "attr" || kind == "alternative-attr" else {
                replaced.append(value)
                continue
            }
            isChanged = true
            let text = document.attribute(node, named: document.namespace(node) == .html ? asciiLowercased(name) : name) ?? ""
            replaced.append(kind == "attr" ? .string(text) : .function("alternative", text))
        }
        guard isChanged else { return self }
        var own = own
        own[Int(Property.content.rawValue) - Property.inheritedCount] = .list(replaced)
        return ComputedStyle(
            inherited: inherited, own: own, uncertain: uncertain, customProperties: customProperties, scheme: scheme,
            fontOrigin: fontOrigin, number: number(), rootFontSize: rootFontSize, rootLineHeight: rootLineHeight)
    }
}

/// Rejects selectors whose ancestors cannot be there: a Bloom filter of the names of all open ancestors.
///
/// Invariant: `open` is the path from the root to the current element's parent, and each level's bits hold all
/// levels above it.
struct AncestorFilter {
    private static let words = 16
    private var open: [Int] = []
    private var bits: [UInt64] = []

    /// Makes the parent of an element the last level; elements come in document order.
    mutating func enter(_ table: ElementTable, _ index: Int) {
        let parent = Int(table.entries[index].parent)
        while let last = open.last, parent < last || parent >= Int(table.entries[last].subtreeEnd) {
            open.removeLast()
            bits.removeLast(AncestorFilter.words)
        }
        // A parent that is not open yet is the element before, and its own parent is open.
        guard parent >= 0, open.last != parent else { return }
        let start = bits.count
        if start >= AncestorFilter.words {
            bits.append(contentsOf: bits[(start - AncestorFilter.words)..<start])
        } else {
            bits.append(contentsOf: repeatElement(0, count: AncestorFilter.words))
        }
        open.append(parent)
        let entry = table.entries[parent]
        set(entry.tagHash)
        if entry.idHash != 0 { set(entry.idHash ^ 0x5555) }
        for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
            set(table.classes[place].hash ^ 0x3333)
        }
    }

    private mutating func set(_ hash: UInt32) {
        let bit = Int(hash ^ hash >> 16) & (AncestorFilter.words * 64 - 1)
        bits[bits.count - AncestorFilter.words + bit >> 6] |= 1 << UInt64(bit & 63)
    }

    @inline(__always)
    func mayMatch(_ hashes: [UInt32]) -> Bool {
        if hashes.isEmpty { return true }
        let start = bits.count - AncestorFilter.words
        guard start >= 0 else { return false }
        for hash in hashes {
            let bit = Int(hash ^ hash >> 16) & (AncestorFilter.words * 64 - 1)
            if bits[start + bit >> 6] >> UInt64(bit & 63) & 1 == 0 { return false }
        }
        return true
    }
}
