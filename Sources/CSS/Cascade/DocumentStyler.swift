import HTML

/// Gives every element of one document its style, parents before children.
struct DocumentStyler {
    let table: ElementTable
    /// The rules that browsers have for HTML elements, and for those of other namespaces.
    let userAgent: RuleIndex
    let foreign: RuleIndex
    let author: RuleIndex
    let indexNumber: Int32
    let environment: Environment
    let cache: StyleCache
    let matcher: SelectorMatcher
    private(set) var page: FoundStyles
    /// The styles of pseudo-elements by node, before `attr()` was replaced.
    private(set) var pseudoStyles: [Int: [ClassStyles.PseudoStyle]] = [:]
    private let hints: PresentationalHints
    private let pageSchemes: Value
    /// Places in the palette by the number of the style.
    private var places: [Int: Int32] = [:]
    private var filter = AncestorFilter()
    private var matched: [UInt32] = []
    private var pseudoMatched: [(pseudoElement: UInt8, place: UInt32)] = []

    /// Places of the author's rules start here, those of browsers' rules are below.
    private static let authorStart: UInt32 = 1 << 16
    /// Set on a place whose rule may or may not hold.
    private static let doubt: UInt32 = 1 << 31

    init(
        _ elements: PageElements, userAgent: RuleIndex, foreign: RuleIndex, author: RuleIndex, indexNumber: Int32,
        environment: Environment,
        cache: StyleCache, matcher: SelectorMatcher
    ) {
        table = elements.table
        self.userAgent = userAgent
        self.foreign = foreign
        self.author = author
        self.indexNumber = indexNumber
        self.environment = environment
        self.cache = cache
        self.matcher = matcher
        page = FoundStyles(count: elements.table.places.count)
        hints = elements.hints
        pageSchemes = elements.schemes
    }

    /// Styles a page at rest: what elements with the same key have in common is looked up, not matched again.
    ///
    /// - Parameters:
    ///   - keys: the elements' keys, by table entry.
    ///   - number: tells this page from all others that were styled with the same matched rules.
    mutating func run(_ keys: [Int32], _ rules: MatchedRules, page number: Int32) {
        rules.forgetStyles(before: cache.generation)
        rules.reserve(Int(keys.max() ?? -1) + 1)
        // Taken out of their owners, so that the loop below works on plain arrays.
        var lasts = rules.takeLasts()
        let table = table
        let hasLinkHint = !hints.linkHint.isEmpty
        for index in table.entries.indices {
            let key = Int(keys[index])
            let entry = table.entries[index]
            let node = entry.node.number
            let parent = entry.parent < 0 ? -1 : page.numbers[table.entries[Int(entry.parent)].node.number]
            let isPlain = !DocumentStyler.hasOwnDeclarations(entry, hasLinkHint)
            if isPlain, lasts[key].page == number, lasts[key].parent == parent {
                page.numbers[node] = lasts[key].style
            } else {
                if lasts[key].match < 0 {
                    let match = findMatch(index)
                    lasts[key].match = rules.append(match)
                    lasts[key].hasPseudoElements = !match.pseudoElements.isEmpty
                }
                let match = Int(lasts[key].match)
                let parentStyle = parent < 0 ? nil : page.palette[Int(parent)]
                let known = isPlain ? rules.style(match, below: parentStyle) : nil
                let style = known ?? style(entry, parentStyle, rules.matches[match].places)
                let place = self.number(of: style)
                page.numbers[node] = place
                if isPlain {
                    if known == nil { rules.remember(style, of: match, below: parentStyle) }
                    lasts[key].page = number
                    lasts[key].parent = parent
                    lasts[key].style = place
                }
            }
            if lasts[key].hasPseudoElements {
                stylePseudoElements(entry, rules.matches[Int(lasts[key].match)].pseudoElements)
            }
        }
        rules.giveBack(lasts)
        if matcher.isExhausted { rules.forget() }
    }

    /// Styles a page with something in focus or under the pointer, which keys do not tell.
    mutating func run() {
        for index in table.entries.indices {
            let entry = table.entries[index]
            let parent = entry.parent < 0 ? -1 : page.numbers[table.entries[Int(entry.parent)].node.number]
            let match = findMatch(index)
            page.numbers[entry.node.number] = number(
                of: style(entry, parent < 0 ? nil : page.palette[Int(parent)], match.places))
            if !match.pseudoElements.isEmpty { stylePseudoElements(entry, match.pseudoElements) }
        }
    }

    /// The place of a style in the page's palette.
    private mutating func number(of style: ComputedStyle) -> Int32 {
        if let known = places[style.number] { return known }
        let number = Int32(page.palette.count)
        page.palette.append(style)
        places[style.number] = number
        return number
    }

    /// Whether the element itself may have declarations besides those of rules.
    @inline(__always)
    static func hasOwnDeclarations(_ entry: ElementTable.Entry, _ hasLinkHint: Bool) -> Bool {
        entry.hasStyle || entry.mayHaveHints || (hasLinkHint && entry.tagNumber == anchor)
    }

    // MARK: Matching

    private mutating func findMatch(_ index: Int) -> MatchedRules.Match {
        filter.enter(table, index)
        match(index)
        return MatchedRules.Match(places: matched, pseudoElements: pseudoMatches(index))
    }

    /// The rules of pseudo-elements, but for those that cannot make one.
    private mutating func pseudoMatches(_ index: Int) -> [MatchedRules.PseudoMatch] {
        var matches: [MatchedRules.PseudoMatch] = []
        while let code = pseudoMatched.first?.pseudoElement {
            let places = pseudoMatched.filter { $0.pseudoElement == code }.map(\.place)
                .sorted { $0 & ~DocumentStyler.doubt < $1 & ~DocumentStyler.doubt }
            pseudoMatched.removeAll { $0.pseudoElement == code }
            guard let pseudoElement = PseudoElement(code: code) else { continue }
            // Rules for every element's `::before` often say nothing but how boxes are measured.
            let isGenerated = pseudoElement == .before || pseudoElement == .after
            let isForeign = table.entries[index].namespace != .html
            if isGenerated, !places.contains(where: { setsContent($0, isForeign) }) { continue }
            matches.append(MatchedRules.PseudoMatch(pseudoElement, places))
        }
        return matches
    }

    private mutating func match(_ index: Int) {
        matched.removeAll(keepingCapacity: true)
        pseudoMatched.removeAll(keepingCapacity: true)
        let base = table.entries[index].namespace == .html ? userAgent : foreign
        collect(base, index, offset: 0)
        collect(author, index, offset: DocumentStyler.authorStart)
        matched.sort { $0 & ~DocumentStyler.doubt < $1 & ~DocumentStyler.doubt }
    }

    private mutating func collect(_ rules: RuleIndex, _ index: Int, offset: UInt32) {
        let entry = table.entries[index]
        if !rules.byID.isEmpty, entry.idHash != 0, let places = rules.byID[entry.idHash] {
            test(places, rules, index, offset)
        }
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

    private mutating func test(_ candidates: [RuleIndex.Candidate], _ rules: RuleIndex, _ index: Int, _ offset: UInt32)
    {
        let tag = table.entries[index].tagHash
        for candidate in candidates {
            guard candidate.tag == 0 || candidate.tag == tag, filter.mayMatch(candidate.ancestors) else { continue }
            guard candidate.className == 0 || hasClass(candidate.className, index) else { continue }
            if candidate.pseudoElement != 0, !mayExist(candidate.pseudoElement, index) { continue }
            let entry = rules.entries[Int(candidate.place)]
            var certainty = matcher.matches(entry.compounds, at: index, scope: nil)
            guard certainty != .no else { continue }
            if entry.isUncertain { certainty = .maybe }
            let value = (UInt32(candidate.place) + offset) | (certainty == .maybe ? DocumentStyler.doubt : 0)
            if candidate.pseudoElement != 0 {
                pseudoMatched.append((candidate.pseudoElement, value))
            } else {
                matched.append(value)
            }
        }
    }

    private func hasClass(_ hash: UInt32, _ index: Int) -> Bool {
        let entry = table.entries[index]
        for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount)
        where table.classes[place].hash == hash {
            return true
        }
        return false
    }

    /// Can the element have such a pseudo-element, whatever its style is?
    private func mayExist(_ pseudoElement: UInt8, _ index: Int) -> Bool {
        switch pseudoElement {
        case DocumentStyler.placeholder: table.entries[index].hasPlaceholder
        case DocumentStyler.fileSelectorButton: table.entries[index].tagNumber == DocumentStyler.input
        case 255: false
        default: true
        }
    }

    private static let placeholder = PseudoElement.placeholder.code
    private static let fileSelectorButton = PseudoElement.fileSelectorButton.code

    private static let input = Int32(TagName.input.knownNumber)
    private static let anchor = Int32(TagName.a.knownNumber)

    // MARK: Styles

    private func style(_ entry: ElementTable.Entry, _ parent: ComputedStyle?, _ matched: [UInt32]) -> ComputedStyle {
        var key = StyleCache.Origin(
            parent: parent?.number ?? 0, index: indexNumber, isForeign: entry.namespace != .html)
        if parent == nil { key.pageSchemes = pageSchemes }
        if entry.hasStyle, let inline = table.document.attributeBytes(entry.node, .style) {
            key.inline = cache.block(inline)
        }
        if entry.mayHaveHints || (entry.tagNumber == DocumentStyler.anchor && !hints.linkHint.isEmpty) {
            let hint = hints.text(entry.node)
            if !hint.isEmpty { key.hints = cache.block(ArraySlice(Array(hint.utf8))) }
        }
        return style(key, matched, parent)
    }

    private func style(_ key: StyleCache.Origin, _ matched: [UInt32], _ parent: ComputedStyle?) -> ComputedStyle {
        let hash = StyleCache.hash(key, matched)
        if let known = cache.style(key, matched, hash) { return known }
        let selection = DeclarationSelection(sources(key, matched), parent: parent)
        var computer = StyleComputer(
            selection, parent: parent, environment: environment, pageSchemes: key.pageSchemes,
            registrations: author.registrations)
        let style = cache.interned(
            computer.compute(number: cache.nextNumber(), isPseudoElement: key.pseudoElement != nil))
        cache.insert(style, key, matched, hash)
        return style
    }

    /// The blocks of declarations in ascending priority.
    private func sources(_ key: StyleCache.Origin, _ matched: [UInt32]) -> [DeclarationSelection.Source] {
        var sources: [DeclarationSelection.Source] = []
        let split = DocumentStyler.authorStart
        var hasHints = key.hints < 0
        func addHints(_ sources: inout [DeclarationSelection.Source]) {
            sources.append(
                DeclarationSelection.Source(
                    block: cache.parsedBlocks[Int(key.hints)], origin: .hints, isUncertain: false))
        }
        for value in matched {
            let place = value & ~DocumentStyler.doubt
            let isAuthor = place >= split
            if isAuthor, !hasHints {
                addHints(&sources)
                hasHints = true
            }
            let rules = isAuthor ? author : key.isForeign ? foreign : userAgent
            let block = rules.blocks[Int(rules.entries[Int(isAuthor ? place - split : place)].block)]
            sources.append(
                DeclarationSelection.Source(
                    block: block, origin: isAuthor ? .author : .userAgent,
                    isUncertain: value & DocumentStyler.doubt != 0))
        }
        if !hasHints { addHints(&sources) }
        if key.inline >= 0 {
            sources.append(
                DeclarationSelection.Source(
                    block: cache.parsedBlocks[Int(key.inline)], origin: .inline, isUncertain: false))
        }
        return sources
    }

    // MARK: Pseudo-elements

    private mutating func stylePseudoElements(_ entry: ElementTable.Entry, _ matches: [MatchedRules.PseudoMatch]) {
        let node = entry.node.number
        let style = page.palette[Int(page.numbers[node])]
        for match in matches {
            if match.isMarker, style.display != .listItem { continue }
            if match.lastParent === style, let last = match.lastStyle {
                note(last, of: node, match, hasAttributes: false)
                page.pseudoElements.insert(last, node, match.code, nodeCount: table.places.count)
                continue
            }
            var key = StyleCache.Origin(parent: style.number, index: indexNumber, isForeign: entry.namespace != .html)
            key.pseudoElement = match.pseudoElement
            let computed = self.style(key, match.places, style)
            let replaced = computed.replacingAttributes(
                of: entry.node, in: table.document, number: cache.nextNumber())
            // What an attribute of this element says is not for others.
            match.lastParent = replaced === computed ? style : nil
            match.lastStyle = replaced === computed ? computed : nil
            note(computed, of: node, match, hasAttributes: replaced !== computed)
            page.pseudoElements.insert(replaced, node, match.code, nodeCount: table.places.count)
        }
    }

    private mutating func note(
        _ style: ComputedStyle, of node: Int, _ match: MatchedRules.PseudoMatch, hasAttributes: Bool
    ) {
        pseudoStyles[node, default: []].append(
            ClassStyles.PseudoStyle(code: match.code, style: style, hasAttributes: hasAttributes))
    }

    private func setsContent(_ value: UInt32, _ isForeign: Bool) -> Bool {
        let split = DocumentStyler.authorStart
        let place = value & ~DocumentStyler.doubt
        let rules = place >= split ? author : isForeign ? foreign : userAgent
        return rules.blocks[Int(rules.entries[Int(place >= split ? place - split : place)].block)].setsContent
    }
}
