import HTML

/// Keys of elements by everything that the selectors of some sheets ask of them: elements with the same key match the
/// same rules, in whatever environment and on whatever page at rest.
///
/// A key is made of the parent's key and of what the sheets mention of the start tag. Selectors that ask for more, such
/// as `:first-child` or `h2 + p`, are tested on each element that they may be about, and the answers go into its key.
/// One for all environments on a thread, for pages with the same sheets.
final class ElementKeys {
    private let mentions: SelectorMentions
    /// The selectors that a start tag does not decide: those of browsers' sheets, and those of authors.
    private let userAgent: RuleIndex
    private let author: RuleIndex
    private var keys = SequenceTable()
    /// By key before the answers of the volatile selectors: those that have to be asked.
    private var questions: [[Int32]] = []
    private var answered = SequenceTable()
    private var tagNames: [String: UInt32] = [:]
    private var sequence: [UInt32] = []
    private var filter = AncestorFilter()
    /// By the number of an attribute: the selectors that hold for a value of it on HTML elements.
    private var attributeMemory: [[ArraySlice<UInt8>: [UInt32]]]
    private var attributeMemoryCount = 0
    /// The classes of elements with these keys.
    let classes = StyleClassTable()

    /// The sheets, held so that their identities stay theirs.
    private let sheets: [StyleSheet]

    /// - Parameter sheets: all sheets of a page, whatever media they are for.
    init(_ sheets: [StyleSheet], lookup: StyleSheetLookup?, isQuirky: Bool) {
        self.sheets = sheets
        let base = isQuirky ? UserAgentSelectors.quirks : UserAgentSelectors.standard
        userAgent = base.volatile
        let own = AnalysedSelectors(sheets, lookup: lookup, adding: base.mentions)
        mentions = own.mentions
        author = own.volatile
        attributeMemory = mentions.attributeSelectors.map { _ in [:] }
    }

    /// Whether the sheets could be looked through; without that there are no keys.
    var isUsable: Bool { mentions.isComplete }

    /// More keys than any page needs: it is time to begin anew.
    var isFull: Bool { answered.count > 200_000 || classes.isFull }

    /// The keys of a page's elements, by entry. Complexity: O(elements + attributes) but for volatile selectors.
    func keys(of table: ElementTable, _ matcher: SelectorMatcher) -> [Int32] {
        filter = AncestorFilter()
        var own = [Int32](repeating: 0, count: table.entries.count)
        var result = own
        for index in table.entries.indices {
            let entry = table.entries[index]
            sequence.removeAll(keepingCapacity: true)
            sequence.append(entry.parent < 0 ? 0 : UInt32(bitPattern: own[Int(entry.parent)]) + 1)
            describe(entry, index, table, matcher)
            let key = keys.number(of: sequence)
            own[index] = key
            if Int(key) >= questions.count { questions.append(candidates(index, table)) }
            result[index] = answer(Int(key), index, matcher)
        }
        return result
    }

    /// The key with the answers of the volatile selectors.
    private func answer(_ key: Int, _ index: Int, _ matcher: SelectorMatcher) -> Int32 {
        sequence.removeAll(keepingCapacity: true)
        sequence.append(UInt32(key))
        for place in questions[key] {
            let rule = place < 0 ? author.entries[-1 - Int(place)] : userAgent.entries[Int(place)]
            let isOutOfQuestion = rule.asksForDisabled && !matcher.table.hasDisabled
            let answer = isOutOfQuestion ? .no : matcher.matches(rule.compounds, at: index, scope: nil)
            sequence.append(UInt32(answer.rawValue))
        }
        return answered.number(of: sequence)
    }

    // MARK: Start tags

    private func describe(_ entry: ElementTable.Entry, _ index: Int, _ table: ElementTable, _ matcher: SelectorMatcher)
    {
        var flags: UInt32 =
            switch entry.namespace {
            case .html: 0
            case .svg: 1
            case .mathML: 2
            }
        if entry.hasPlaceholder { flags |= 4 }
        if mayBeLink(entry), matcher.isLink(entry.node) { flags |= 8 }
        if mayBeOpen(entry), table.document.hasAttribute(entry.node, .open) { flags |= 16 }
        sequence.append(flags)
        sequence.append(tag(entry, table))
        for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
            describeClass(table.classes[place], table)
        }
        sequence.append(.max)
        if entry.idHash != 0 { describeID(entry, table) }
        for place in 0..<Int(entry.attributeCount) {
            let known = mentions.attributes[table.attributeNames[Int(entry.attributeStart) + place]]
            if known >= 0 { describeAttribute(Int(known), place, entry, index, matcher) }
        }
    }

    /// Which selectors about an attribute hold; for many selectors remembered by the attribute's value.
    private func describeAttribute(
        _ known: Int, _ place: Int, _ entry: ElementTable.Entry, _ index: Int, _ matcher: SelectorMatcher
    ) {
        let selectors = mentions.attributeSelectors[known]
        let start = sequence.count
        guard selectors.count > 4, entry.namespace == .html else {
            describeAttribute(known, selectors, index, matcher)
            return
        }
        let value = matcher.document.attributeBytes(entry.node, at: place)
        if let remembered = attributeMemory[known][value] {
            sequence.append(contentsOf: remembered)
            return
        }
        describeAttribute(known, selectors, index, matcher)
        guard value.count <= 64 else { return }
        if attributeMemoryCount > 10_000 {
            attributeMemory = attributeMemory.map { _ in [:] }
            attributeMemoryCount = 0
        }
        attributeMemory[known][ArraySlice(Array(value))] = Array(sequence[start...])
        attributeMemoryCount += 1
    }

    private func describeAttribute(
        _ known: Int, _ selectors: [AttributeSelector], _ index: Int, _ matcher: SelectorMatcher
    ) {
        for (number, selector) in selectors.enumerated() where matcher.matches(selector, at: index) {
            sequence.append(1 << 31 | UInt32(known))
            sequence.append(UInt32(number))
        }
    }

    private func mayBeLink(_ entry: ElementTable.Entry) -> Bool {
        entry.attributeCount > 0 && (entry.tagNumber == ElementKeys.anchor || entry.tagNumber == ElementKeys.area)
    }

    private func mayBeOpen(_ entry: ElementTable.Entry) -> Bool {
        entry.attributeCount > 0 && (entry.tagNumber == ElementKeys.details || entry.tagNumber == ElementKeys.dialog)
    }

    private static let anchor = Int32(TagName.a.knownNumber)
    private static let area = Int32(TagName.area.knownNumber)
    private static let details = Int32(TagName.details.knownNumber)
    private static let dialog = Int32(TagName.dialog.knownNumber)

    private func tag(_ entry: ElementTable.Entry, _ table: ElementTable) -> UInt32 {
        if entry.tagNumber >= 0 { return UInt32(entry.tagNumber) }
        let name = table.document.tagName(entry.node).text
        if let known = tagNames[name] { return known }
        let number = 1 << 20 | UInt32(tagNames.count)
        tagNames[name] = number
        return number
    }

    private func describeClass(_ item: ElementTable.ClassEntry, _ table: ElementTable) {
        let place = mentions.classes[item.hash]
        guard place >= 0 else { return }
        let bytes = table.text[Int(item.start)..<Int(item.start + item.count)]
        describe(bytes, mentions.classNames[Int(place)], UInt32(place), table.isQuirky)
    }

    private func describeID(_ entry: ElementTable.Entry, _ table: ElementTable) {
        let place = mentions.ids[entry.idHash]
        guard place >= 0, let bytes = table.document.attributeBytes(entry.node, .id) else { return }
        describe(bytes, mentions.idNames[Int(place)], 1 << 30 | UInt32(place), table.isQuirky)
    }

    /// Which of the names with the same hash it is; without case on pages in quirks mode.
    private func describe(_ bytes: ArraySlice<UInt8>, _ names: [HashedName], _ number: UInt32, _ isQuirky: Bool) {
        for (which, name) in names.enumerated() {
            let isSame =
                isQuirky
                ? bytes.count == name.bytes.count
                    && zip(bytes, name.bytes).allSatisfy { lowercased($0) == lowercased($1) }
                : bytes.elementsEqual(name.bytes)
            if isSame {
                sequence.append(number)
                sequence.append(UInt32(which))
            }
        }
    }

    // MARK: Volatile selectors

    /// The volatile selectors that may be about an element, as far as its key decides that.
    private func candidates(_ index: Int, _ table: ElementTable) -> [Int32] {
        let entry = table.entries[index]
        filter.enter(table, index)
        var places: [Int32] = []
        func add(_ candidates: [RuleIndex.Candidate]?, _ isAuthor: Bool) {
            for candidate in candidates ?? [] {
                guard candidate.tag == 0 || candidate.tag == entry.tagHash, filter.mayMatch(candidate.ancestors) else {
                    continue
                }
                let place = isAuthor ? -1 - candidate.place : candidate.place
                if !places.contains(place) { places.append(place) }
            }
        }
        for (rules, isAuthor) in [(userAgent, false), (author, true)] {
            add(rules.byID[entry.idHash], isAuthor)
            for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
                add(rules.byClass[table.classes[place].hash], isAuthor)
            }
            add(rules.byTag[entry.tagHash], isAuthor)
            for place in Int(entry.attributeStart)..<Int(entry.attributeStart + entry.attributeCount) {
                add(rules.byAttribute[table.attributeNames[place]], isAuthor)
            }
            add(rules.universal, isAuthor)
        }
        return places
    }
}

/// What the selectors of some sheets, for all media, speak of, and those of them that a start tag does not decide.
private struct AnalysedSelectors: Sendable {
    let mentions: SelectorMentions
    let volatile: RuleIndex

    init(_ sheets: [StyleSheet], lookup: StyleSheetLookup? = nil, adding known: SelectorMentions = SelectorMentions()) {
        var collector = RuleCollector(environment: Environment(), lookup: lookup, ignoresConditions: true)
        for sheet in sheets { collector.add(StyleSheetUse(sheet)) }
        var mentions = known
        var volatile: [Bool] = []
        for rule in collector.rules {
            for selector in rule.rule.selectors { volatile.append(mentions.add(selector)) }
        }
        self.mentions = mentions
        // The index asks of each selector in the same order.
        var next = volatile.makeIterator()
        self.volatile = RuleIndex(collector) { _ in next.next() ?? true }
    }
}

/// The selectors of browsers' sheets, looked through once.
private enum UserAgentSelectors {
    static let standard = AnalysedSelectors([UserAgentSheet.sheet, UserAgentSheet.foreign])
    static let quirks = AnalysedSelectors([UserAgentSheet.sheet, UserAgentSheet.foreign, UserAgentSheet.quirks])
}
