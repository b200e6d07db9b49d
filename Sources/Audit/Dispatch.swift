import ARIA
import HTML

/// Which rules look at which elements, prepared once for a run.
struct Dispatch: Sendable {
    let rules: [Rule]
    /// For each rule, whether its findings are told; its outcomes always are.
    let isReported: [Bool]
    private(set) var pageRules: [Int] = []
    private(set) var siteRules: [Int] = []
    private var every: [Int] = []
    /// By `TagName.knownNumber`, and the others by name.
    private var byTag = [[Int]](repeating: [], count: TagName.allKnown.count)
    private var byOtherTag: [TagName: [Int]] = [:]
    /// By `AttributeName.knownNumber`.
    private var byAttribute = [[Int]](repeating: [], count: AttributeName.allKnown.count)
    private var byOtherAttribute: [AttributeName: [Int]] = [:]
    /// By `AttributeName.knownNumber`: whether the name starts with `aria-`.
    private let isAria = AttributeName.allKnown.map { $0.text.utf8.starts(with: "aria-".utf8) }
    private var ariaAttributes: [Int] = []
    /// By `Role.number`.
    private var byRole = [[Int]](repeating: [], count: Role.allCases.count)
    /// The checks of elements, by rule.
    private let checks: [(@Sendable (NodeID, Page, inout Verdicts) -> Void)?]

    init(_ rules: [Rule], isReported: [Bool]) {
        self.rules = rules
        self.isReported = isReported
        checks = rules.map { if case .elements(_, let check) = $0.check { check } else { nil } }
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
        case .every: every.append(index)
        case .tags(let tags):
            for tag in tags {
                if tag.knownNumber >= 0 {
                    byTag[tag.knownNumber].append(index)
                } else {
                    byOtherTag[tag, default: []].append(index)
                }
            }
        case .attributes(let names):
            for name in names {
                if name.knownNumber >= 0 {
                    byAttribute[name.knownNumber].append(index)
                } else {
                    byOtherAttribute[name, default: []].append(index)
                }
            }
        case .ariaAttributes: ariaAttributes.append(index)
        case .roles(let roles): for role in roles { byRole[role.number].append(index) }
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
        for index in every { run(index, element, page, &verdicts) }
        if page.document.namespace(element) == .html {
            let tag = page.document.tagName(element)
            let interested = tag.knownNumber >= 0 ? byTag[tag.knownNumber] : byOtherTag[tag] ?? []
            for index in interested { run(index, element, page, &verdicts) }
        }
        let count = page.document.attributeCount(element)
        if count > 0 { judgeAttributes(count, of: element, page, &verdicts) }
        if !page.isHidden(element), let role = page.role(element) {
            for index in byRole[role.number] { run(index, element, page, &verdicts) }
        }
    }

    private func judgeAttributes(_ count: Int, of element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        var seen: [Int] = []
        var hasAria = false
        for place in 0..<count {
            let name = page.document.attributeName(element, at: place)
            let number = name.knownNumber
            if number >= 0 ? isAria[number] : name.text.utf8.starts(with: "aria-".utf8) { hasAria = true }
            for index in number >= 0 ? byAttribute[number] : byOtherAttribute[name] ?? [] where !seen.contains(index) {
                seen.append(index)
                run(index, element, page, &verdicts)
            }
        }
        if hasAria { for index in ariaAttributes { run(index, element, page, &verdicts) } }
    }

    @inline(__always)
    private func run(_ index: Int, _ element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        checks[index]?(element, page, &verdicts[index])
    }
}
