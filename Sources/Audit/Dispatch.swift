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
    private var byTag: [TagName: [Int]] = [:]
    private var byAttribute: [AttributeName: [Int]] = [:]
    private var ariaAttributes: [Int] = []
    private var byRole: [Role: [Int]] = [:]

    init(_ rules: [Rule], isReported: [Bool]) {
        self.rules = rules
        self.isReported = isReported
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
        case .tags(let tags): for tag in tags { byTag[tag, default: []].append(index) }
        case .attributes(let names): for name in names { byAttribute[name, default: []].append(index) }
        case .ariaAttributes: ariaAttributes.append(index)
        case .roles(let roles): for role in roles { byRole[role, default: []].append(index) }
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
        let document = page.document
        for index in every { run(index, element, page, &verdicts) }
        if document.namespace(element) == .html, let interested = byTag[document.tagName(element)] {
            for index in interested { run(index, element, page, &verdicts) }
        }
        judgeAttributes(of: element, page, &verdicts)
        if !byRole.isEmpty, !page.isHidden(element), let role = page.role(element), let interested = byRole[role] {
            for index in interested { run(index, element, page, &verdicts) }
        }
    }

    private func judgeAttributes(of element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        var seen: [Int] = []
        var hasAria = false
        for attribute in page.document.attributes(element) {
            if !hasAria, attribute.name.text.utf8.starts(with: "aria-".utf8) { hasAria = true }
            guard let interested = byAttribute[attribute.name] else { continue }
            for index in interested where !seen.contains(index) {
                seen.append(index)
                run(index, element, page, &verdicts)
            }
        }
        if hasAria { for index in ariaAttributes { run(index, element, page, &verdicts) } }
    }

    private func run(_ index: Int, _ element: NodeID, _ page: Page, _ verdicts: inout [Verdicts]) {
        if case .elements(_, let check) = rules[index].check { check(element, page, &verdicts[index]) }
    }
}
