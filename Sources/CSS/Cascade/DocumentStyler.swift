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
    private(set) var styles: [ComputedStyle?]
    private(set) var pseudoElements: [DocumentStyles.PseudoKey: ComputedStyle] = [:]
    private let hints: PresentationalHints
    private let pageSchemes: Value
    /// Styles by table entry.
    private var entryStyles: [ComputedStyle?]
    private var filter = AncestorFilter()
    private var matched: [UInt32] = []
    private var pseudoMatched: [(pseudoElement: UInt8, place: UInt32)] = []
    /// Some rule of `pseudoMatched` may make a `::before` or `::after`.
    private var matchedContent = false

    /// Places of the author's rules start here, those of browsers' rules are below.
    private static let authorStart: UInt32 = 1 << 16
    /// Set on a place whose rule may or may not hold.
    private static let doubt: UInt32 = 1 << 31

    init(
        table: ElementTable, userAgent: RuleIndex, foreign: RuleIndex, author: RuleIndex, indexNumber: Int32,
        environment: Environment,
        cache: StyleCache, matcher: SelectorMatcher
    ) {
        self.table = table
        self.userAgent = userAgent
        self.foreign = foreign
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
        let meta = NameHashes.hash(of: .meta)
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
        matchedContent = false
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
                if rules.blocks[Int(entry.block)].setsContent { matchedContent = true }
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

    private static let before = PseudoElement.before.code
    private static let after = PseudoElement.after.code
    private static let placeholder = PseudoElement.placeholder.code
    private static let fileSelectorButton = PseudoElement.fileSelectorButton.code

    private static let input = Int32(TagName.input.knownNumber)
    private static let anchor = Int32(TagName.a.knownNumber)

    // MARK: Styles

    private func style(_ index: Int, _ entry: ElementTable.Entry, _ parent: ComputedStyle?) -> ComputedStyle {
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

    private mutating func stylePseudoElements(_ entry: ElementTable.Entry, _ style: ComputedStyle) {
        // Rules for every element's `::before` often say nothing but how boxes are measured.
        let isPlain = pseudoMatched.allSatisfy {
            $0.pseudoElement == DocumentStyler.before || $0.pseudoElement == DocumentStyler.after
        }
        if !matchedContent, isPlain { return }
        while let code = pseudoMatched.first?.pseudoElement {
            let places = pseudoMatched.filter { $0.pseudoElement == code }.map(\.place)
                .sorted { $0 & ~DocumentStyler.doubt < $1 & ~DocumentStyler.doubt }
            pseudoMatched.removeAll { $0.pseudoElement == code }
            guard let pseudoElement = PseudoElement(code: code) else { continue }
            if pseudoElement == .marker, style.display != .listItem { continue }
            let isGenerated = pseudoElement == .before || pseudoElement == .after
            if isGenerated, !places.contains(where: { setsContent($0, entry.namespace != .html) }) { continue }
            var key = StyleCache.Origin(parent: style.number, index: indexNumber, isForeign: entry.namespace != .html)
            key.pseudoElement = pseudoElement
            let computed = self.style(key, places, style)
                .replacingAttributes(of: entry.node, in: table.document, number: cache.nextNumber())
            pseudoElements[.init(node: Int32(truncatingIfNeeded: entry.node.number), pseudoElement: pseudoElement)] =
                computed
        }
    }

    private func setsContent(_ value: UInt32, _ isForeign: Bool) -> Bool {
        let split = DocumentStyler.authorStart
        let place = value & ~DocumentStyler.doubt
        let rules = place >= split ? author : isForeign ? foreign : userAgent
        return rules.blocks[Int(rules.entries[Int(place >= split ? place - split : place)].block)].setsContent
    }
}
