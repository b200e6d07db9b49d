import Diagnostics
import HTML

extension PageReport {
    /// The report of a page from the verdicts of the rules.
    ///
    /// - Parameter file: what findings point into; it outlives the page.
    init(_ page: Page, of file: SiteFile, _ verdicts: [Verdicts], _ dispatch: Dispatch) {
        var findings: [Finding] = []
        for (index, verdict) in verdicts.enumerated() where dispatch.isReported[index] {
            for entry in verdict.entries { findings.append(Finding(entry, dispatch.rules[index], page, file)) }
        }
        self.init(path: page.file.path, outcomes: verdicts.map(\.outcome), findings: findings)
        sortFindings()
        comments = OptOutComment.all(on: page)
        applyComments(dispatch.rules)
    }

    /// Adds what the rules about the whole site say of this page.
    mutating func add(_ verdicts: [Verdicts?], of file: SiteFile, _ dispatch: Dispatch) {
        var isChanged = false
        for (index, verdict) in verdicts.enumerated() {
            guard let verdict else { continue }
            outcomes[index] = max(outcomes[index], verdict.outcome)
            guard dispatch.isReported[index] else { continue }
            for entry in verdict.entries {
                guard case .range(let range) = entry.place else { continue }
                isChanged = true
                let excerpt = file.source.text(in: range)
                findings.append(
                    Finding(entry, dispatch.rules[index], file: file, range: range, excerpt: excerpt) {
                        if case .range(let range) = $0 { range } else { 0..<0 }
                    })
            }
        }
        if isChanged {
            sortFindings()
            applyComments(dispatch.rules)
        }
    }

    /// What only a frame of another page shows need not have a title or landmarks of its own.
    mutating func leaveOutWebPageRules(of rules: [Rule]) {
        for (index, rule) in rules.enumerated() where rule.isAboutWebPages { outcomes[index] = .inapplicable }
        let ids = Set(rules.lazy.filter(\.isAboutWebPages).map(\.id))
        findings.removeAll { ids.contains($0.rule) }
        optOuts.removeAll { ids.contains($0.finding.rule) }
    }

    private mutating func sortFindings() {
        // The sort of the standard library is stable in fact but not by contract: the order of the rules is kept.
        findings = findings.enumerated()
            .sorted { ($0.element.span.range.lowerBound, $0.offset) < ($1.element.span.range.lowerBound, $1.offset) }
            .map(\.element)
        removeRepetitions()
    }

    /// One tag can make several elements (HTML 13.2.6.1, formatting elements that are opened again): what is wrong with
    /// it is said once.
    private mutating func removeRepetitions() {
        var isRepeated = Set<Said>()
        findings.removeAll { !isRepeated.insert(Said($0)).inserted }
    }

    private struct Said: Hashable {
        let rule: String
        let start: Int
        let end: Int
        let message: String
        let scheme: String?

        init(_ finding: Finding) {
            rule = finding.rule
            start = finding.span.range.lowerBound
            end = finding.span.range.upperBound
            message = finding.message
            scheme = finding.scheme
        }
    }
}

extension Finding {
    init(_ entry: Verdicts.Entry, _ rule: Rule, _ page: Page, _ file: SiteFile) {
        let range = page.range(of: entry.place)
        let shown: Range<Int>
        switch entry.place {
        case .element(let id), .attribute(let id, _): shown = page.range(of: id)
        case .range(let range): shown = range
        }
        self.init(
            entry, rule, file: file, range: range, excerpt: page.excerpt(shown),
            rangeOf: { page.range(of: $0) })
    }

    init(
        _ entry: Verdicts.Entry, _ rule: Rule, file: SiteFile, range: Range<Int>, excerpt: String,
        rangeOf: (Verdicts.Place) -> Range<Int>
    ) {
        self.init(
            rule: rule.id, severity: rule.severity, outcome: entry.outcome, span: file.source.span(range),
            excerpt: excerpt, message: entry.message, fix: entry.fix ?? rule.howToFix, scheme: entry.scheme,
            origin: file.sourceMap?.origin(of: range.lowerBound),
            related: entry.related.map { .init($0.message, at: file.source.span(rangeOf($0.place))) } + entry.styles)
    }
}
