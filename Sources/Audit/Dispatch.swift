import ARIA
import HTML

/// Which rules look at which elements, prepared once for a run.
struct Dispatch: Sendable {
    let rules: [Rule]
    /// For each rule, whether its findings are told; its outcomes always are.
    let isReported: [Bool]
    private(set) var pageRules: [Int] = []
    private(set) var siteRules: [Int] = []
    /// By `TagName.knownNumber`, and the others by name.
    private var byTag = RuleLists(count: TagName.allKnown.count)
    private var byOtherTag: [TagName: [Int]] = [:]
    /// The rules about elements of some names and others with their roles: by `TagName.knownNumber`, and all of them.
    private var byTagOrRole = RuleLists(count: TagName.allKnown.count)
    private var tagsAndRoles: [Int] = []
    /// By `AttributeName.knownNumber`.
    private var byAttribute = RuleLists(count: AttributeName.allKnown.count)
    private var byOtherAttribute: [AttributeName: [Int]] = [:]
    /// For each rule, whether several attributes of one element can ask for it.
    private var hasSeveralAttributes: [Bool]
    /// By `AttributeName.knownNumber`: whether the name starts with `aria-`.
    private let isAria = AttributeName.allKnown.map { $0.text.utf8.starts(with: "aria-".utf8) }
    private var ariaAttributes: [Int] = []
    /// By `Role.number`.
    private var byRole = RuleLists(count: Role.allCases.count)
    /// The checks of elements, by rule.
    private let checks: [ElementCheck]

    /// In a struct, so that an array of them calls the closures as they are.
    private struct ElementCheck {
        let run: @Sendable (NodeID, Page, inout Verdicts) -> Void
    }

    /// Lists of rules by a small number, one after the other in one array: threads that share an array for each list
    /// would wait for each other's counting of references.
    private struct RuleLists {
        private(set) var rules: [Int] = []
        private var starts: [Int]

        init(count: Int) { starts = [Int](repeating: 0, count: count + 1) }

        func range(_ number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

        /// Complexity: O(all lists).
        mutating func append(_ rule: Int, to number: Int) {
            rules.insert(rule, at: starts[number + 1])
            for later in number + 1..<starts.count { starts[later] += 1 }
        }
    }

    init(_ rules: [Rule], isReported: [Bool]) {
        self.rules = rules
        self.isReported = isReported
        checks = rules.map { rule in
            if case .elements(_, let check) = rule.check {
                ElementCheck(run: check)
            } else {
                ElementCheck { _, _, _ in }
            }
        }
        hasSeveralAttributes = [Bool](repeating: false, count: rules.count)
        for (index, rule) in rules.enumerated() {
            switch rule.check {
            case .page: pageRules.append(index)
            case .site: siteRules.append(index)
            case .elements(let interest, _): register(interest, index)
            }
        }
    }

    private mutating func register(_ interest: Interest, _ index: Int) {
        switch interest {
        case .tags(let tags):
            for tag in tags {
                if tag.knownNumber >= 0 {
                    byTag.append(index, to: tag.knownNumber)
                } else {
                    byOtherTag[tag, default: []].append(index)
                }
            }
        case .tagsAndRoles(let tags):
            tagsAndRoles.append(index)
            for tag in tags where tag.knownNumber >= 0 { byTagOrRole.append(index, to: tag.knownNumber) }
        case .attributes(let names):
            hasSeveralAttributes[index] = names.count > 1
            for name in names {
                if name.knownNumber >= 0 {
                    byAttribute.append(index, to: name.knownNumber)
                } else {
                    byOtherAttribute[name, default: []].append(index)
                }
            }
        case .ariaAttributes: ariaAttributes.append(index)
        case .roles(let roles): for role in roles { byRole.append(index, to: role.number) }
        }
    }

    /// Judges a page: one verdict for each rule. Complexity: one walk over the elements.
    func judge(_ page: Page) -> [Verdicts] {
        var verdicts = [Verdicts](repeating: Verdicts(), count: rules.count)
        for index in pageRules {
            if case .page(let check) = rules[index].check { check(page, &verdicts[index]) }
        }
        for element in page.elements { judge(element, page, &verdicts) }
        return verdicts
    }

    private func judge(_ element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        let isHTML = page.document.namespace(element) == .html
        let tag = page.document.tagName(element)
        if !isHTML || page.has(element, .role) {
            for index in tagsAndRoles { run(index, element, page, &verdicts) }
        } else if tag.knownNumber >= 0 {
            for place in byTagOrRole.range(tag.knownNumber) { run(byTagOrRole.rules[place], element, page, &verdicts) }
        }
        if isHTML {
            if tag.knownNumber >= 0 {
                for place in byTag.range(tag.knownNumber) { run(byTag.rules[place], element, page, &verdicts) }
            } else {
                for index in byOtherTag[tag] ?? [] { run(index, element, page, &verdicts) }
            }
        }
        let count = page.document.attributeCount(element)
        if count > 0 { judgeAttributes(count, of: element, page, &verdicts) }
        if !page.isHidden(element), let role = page.role(element) {
            for place in byRole.range(role.number) { run(byRole.rules[place], element, page, &verdicts) }
        }
    }

    private func judgeAttributes(_ count: Int, of element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        var seen: [Int] = []
        var hasAria = false
        for place in 0..<count {
            let name = page.document.attributeName(element, at: place)
            let number = name.knownNumber
            if number >= 0 ? isAria[number] : name.text.utf8.starts(with: "aria-".utf8) { hasAria = true }
            guard number >= 0 else {
                for index in byOtherAttribute[name] ?? [] { once(index, &seen, element, page, &verdicts) }
                continue
            }
            for place in byAttribute.range(number) {
                once(byAttribute.rules[place], &seen, element, page, &verdicts)
            }
        }
        if hasAria { for index in ariaAttributes { run(index, element, page, &verdicts) } }
    }

    @inline(__always)
    private func once(
        _ index: Int, _ seen: inout [Int], _ element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]
    ) {
        if hasSeveralAttributes[index] {
            if seen.contains(index) { return }
            seen.append(index)
        }
        run(index, element, page, &verdicts)
    }

    @inline(__always)
    private func run(_ index: Int, _ element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        checks[index].run(element, page, &verdicts[index])
    }
}
