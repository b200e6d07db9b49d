import Diagnostics
import Parallelism

/// Judges pages by the audit rules, without a browser and without touching the disk.
public enum Auditor {
    /// Audits the pages of one folder.
    ///
    /// Pages are judged in parallel, `options.jobs` at a time; the report is the same for any number.
    public static func audit(
        pages: [SiteFile], assets: SiteAssets = SiteAssets(), options: AuditOptions = AuditOptions()
    ) async -> Report {
        let rules = selectedRules(options)
        let dispatch = Dispatch(rules, isReported: rules.map { isReported($0, options) })
        let folder = SiteFolder(pages: pages, assets: assets)
        let styles = FolderStyles(assets.styleSheets, origins: assets.styleOrigins, pages: pages)
        let judged = await judge(pages, in: folder, styles, by: dispatch, options)
        let facts = SiteFacts(folder: folder, pages: judged.map(\.facts))
        let verdicts = await siteVerdicts(facts, by: dispatch, jobs: options.jobs)
        let reports = judged.indices.map { index -> PageReport in
            var report = judged[index].report
            report.add(verdicts.map { $0.map { $0.byPage[index] ?? Verdicts() } }, of: pages[index], dispatch)
            if facts.isEmbedded[index] { report.leaveOutWebPageRules(of: dispatch.rules) }
            return report
        }
        return Report(rules: dispatch.rules, pages: reports)
    }

    /// The rules that these options judge, in the order of the list. Rules of level AAA are judged at every level, for
    /// the table of outcomes; `isReported` says whose findings are told.
    public static func selectedRules(_ options: AuditOptions) -> [Rule] {
        Rules.all.filter { rule in
            if options.additionalRules.contains(rule.id) { return true }
            if let chosen = options.rules { return chosen.contains(rule.id) }
            guard options.judgesUntold || rule.level <= options.level else { return false }
            return rule.isDefault || rule.level == .AAA
        }
    }

    /// The rules whose findings are told with these options.
    public static func reportedRules(_ options: AuditOptions) -> [Rule] {
        selectedRules(options).filter { isReported($0, options) }
    }

    /// Whether findings of a rule are told at the options' level.
    static func isReported(_ rule: Rule, _ options: AuditOptions) -> Bool {
        if options.rules?.contains(rule.id) == true || options.additionalRules.contains(rule.id) { return true }
        return rule.level <= options.level
    }

    /// Whether a file of the audited folder is a page by its name: HTML and XHTML. SVG and other XML files are told
    /// of in reports too, with all rules inapplicable.
    public static func isPage(_ path: String) -> Bool { isHTMLPage(path) || isXMLFile(path) }

    static func isHTMLPage(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".html") || name.hasSuffix(".htm") || name.hasSuffix(".xhtml")
    }

    private static func isXMLFile(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".svg") || name.hasSuffix(".xml")
    }

    private struct JudgedPage: Sendable {
        var report: PageReport
        var facts: PageFacts
    }

    private static func judge(
        _ pages: [SiteFile], in folder: SiteFolder, _ styles: FolderStyles, by dispatch: Dispatch,
        _ options: AuditOptions
    ) async -> [JudgedPage] {
        // The largest pages first, so that none of them is left to one thread at the end.
        let order = pages.indices.sorted { pages[$0].source.count > pages[$1].source.count }
        let judged = await Parallel.map(
            order, jobs: options.jobs, workspace: { (Styling(styles), AddressBook(folder)) },
            { index, own in judge(pages[index], in: folder, own.0, own.1, by: dispatch, options) })
        return zip(order, judged).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func judge(
        _ file: SiteFile, in folder: SiteFolder, _ styling: Styling, _ book: AddressBook, by dispatch: Dispatch,
        _ options: AuditOptions
    ) -> JudgedPage {
        guard isHTMLPage(file.path) else {
            let outcomes = [Outcome](repeating: .inapplicable, count: dispatch.rules.count)
            return JudgedPage(
                report: PageReport(path: file.path, outcomes: outcomes, findings: []),
                facts: PageFacts(path: file.path))
        }
        let page = Page(file.loaded, in: folder, styling: styling, book: book, schemes: options.schemes)
        let verdicts = dispatch.judge(page)
        return JudgedPage(report: PageReport(page, of: file, verdicts, dispatch), facts: PageFacts(page))
    }

    /// One element a rule: nil for rules that do not judge the site.
    private static func siteVerdicts(
        _ facts: SiteFacts, by dispatch: Dispatch, jobs: Int
    ) async -> [SiteVerdicts?] {
        let judged = await Parallel.map(dispatch.siteRules, jobs: jobs) { rule -> SiteVerdicts? in
            guard case .site(let check) = dispatch.rules[rule].check else { return nil }
            var verdicts = SiteVerdicts()
            check(facts, &verdicts)
            return verdicts
        }
        var all = [SiteVerdicts?](repeating: nil, count: dispatch.rules.count)
        for (rule, verdicts) in zip(dispatch.siteRules, judged) { all[rule] = verdicts }
        return all
    }
}
