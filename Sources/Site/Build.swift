import Diagnostics
import Guidance
import Parallelism

/// Builds a whole site in memory. Nothing is read or written: the same input gives the same bytes on any machine,
/// in any order and for any number of jobs.
public func build(_ input: SiteInput, diagnostics: inout DiagnosticList) async -> BuiltSite {
    let known = diagnostics.all.count
    let site = await prepare(input, diagnostics: &diagnostics)
    async let counts = requirementCounts(of: input.catalog)
    let pages = await plannedPages(of: site, jobs: input.jobs)
    let later = input.includesAudit ? [AuditPage.page(AuditSummary(), in: site), AuditRulePages.sample(in: site)] : []
    let renderer = PageRenderer(site, pages: pages + later, diagnostics: &diagnostics)

    // Some take as long as many pages, so they are begun before the pages.
    async let exports = Exports.files(of: site, pages: pages, jobs: input.jobs)
    var files: [OutputFile] = []
    for (file, list) in await Parallel.map(pages, jobs: input.jobs, renderer.rendered) {
        files.append(file)
        diagnostics.append(contentsOf: list)
    }
    files += await exports
    files += site.theme.outputFiles(of: site)
    files += input.assets.compactMap(contentAsset)
    files = unique(files, diagnostics: &diagnostics)
    return BuiltSite(
        files: files, counts: await counts,
        isThemeBroken: diagnostics.all[known...].contains(where: SiteCodes.breaksPages), renderer: renderer)
}

/// How often the requirements of a catalog appear in its site: what `build` counts, without rendering anything.
public func requirementCounts(of catalog: Catalog) -> RequirementCounts {
    let listed = Checklists.entries(in: catalog).map {
        Checklists.requirements(of: catalog[$0], in: catalog).count
    }.reduce(0, +)
    var anchors = Set<RequirementID>()
    for entry in catalog.entries {
        for section in entry.sections { anchors.formUnion(section.requirements) }
    }
    return RequirementCounts(
        requirements: catalog.requirements.count { $0.kind.isAuditable },
        anchors: anchors.count { catalog[$0].kind.isAuditable }, checklistLines: listed, worksheetRows: listed)
}

/// The pages of a site in the order in which they are made: lists of everything take longest, so they are started first.
func plannedPages(of site: SiteContext, jobs: Int) async -> [Page] {
    let planned = await Parallel.map(PageKind.all, jobs: jobs) { kind in kind.pages(site) }.flatMap { $0 }
    return planned.filter { $0.entry == nil } + planned.filter { $0.entry != nil }
}

func prepare(_ input: SiteInput, diagnostics: inout DiagnosticList) async -> SiteContext {
    let theme = Theme.load(input.catalog.settings, files: input.themes, diagnostics: &diagnostics)
    let addresses = PageAddresses(input.catalog)
    let bodies = await RequirementBodies(
        input.catalog, addresses: addresses, strings: theme.strings, jobs: input.jobs)
    let rows = await Parallel.map(Checklists.entries(in: input.catalog), jobs: input.jobs) { id in
        WorksheetRows.rows(of: input.catalog[id], input.catalog, addresses, theme.strings)
    }
    let pictures =
        PageKind.hasBook(input.catalog)
        ? BookPictures.addresses(of: input.catalog, files: input.assets, diagnostics: &diagnostics) : [:]
    return SiteContext(
        catalog: input.catalog, addresses: addresses, theme: theme, bodies: bodies,
        worksheet: WorksheetRows.worksheet(rows.flatMap { $0 }, of: input.catalog), includesAudit: input.includesAudit,
        generatorVersion: input.generatorVersion, freeKeys: FreeFields.keys(of: input.catalog),
        glossary: await Glossary(input.catalog, strings: theme.strings, jobs: input.jobs),
        comparedFamilies: Set(FamilyComparison.groups(in: input.catalog).map(\.id)),
        repeatedTitles: SiteContext.repeatedTitles(in: input.catalog),
        bookPictures: pictures)
}

/// A file of `content/` keeps its path below that folder.
func contentAsset(_ file: SourceFile) -> OutputFile? {
    let prefix = "content/"
    guard file.path.hasPrefix(prefix) else { return nil }
    return OutputFile(path: String(file.path.dropFirst(prefix.count)), bytes: file.bytes)
}

/// The files in order of path; of two with the same path the first, and a diagnostic.
func unique(_ files: [OutputFile], diagnostics: inout DiagnosticList) -> [OutputFile] {
    var seen = Set<String>()
    let kept = files.filter { file in
        guard !seen.insert(file.path).inserted else { return true }
        diagnostics.report(SiteCodes.samePath, "two files of the site have the path `\(file.path)`", at: nil)
        return false
    }
    return kept.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}
