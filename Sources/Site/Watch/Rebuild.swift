import Diagnostics
import Evaluation
import Guidance
import HTML
import Parallelism

/// What the last build made of each document, and from what: a value that a rebuild takes and gives back.
public struct SiteMemory: Sendable {
    struct Document: Sendable {
        let file: SourceFile
        let digest: Int
        var bodies: [Markup]
        var rows: [WorksheetRow]
        /// What the search index has of it.
        var words: [String]
    }

    struct RenderedPage: Sendable {
        let file: SourceFile
        let digest: Int
        let output: OutputFile
        let diagnostics: DiagnosticList
    }

    /// Kept alive, so that no other file can be taken for one of them.
    var shared: SharedDigest?
    var sharedFiles: [SourceFile] = []
    var theme: (theme: Theme, diagnostics: DiagnosticList)?
    var glossary = Glossary.Memory()
    /// By the address of the document.
    var documents: [String: Document] = [:]
    /// By path.
    var pages: [String: RenderedPage] = [:]

    public init() {}
}

/// A rebuilt site of which the pages of documents are ready, while lists of everything are still to be made.
public struct RebuiltDocuments: Sendable {
    /// The pages of single documents: those that had to be rendered and those that are as they were.
    public let files: [OutputFile]
    /// The files of the theme and of the content that are copied.
    fileprivate let copies: [OutputFile]
    fileprivate let lists: [Page]
    fileprivate let pages: [Page]
    fileprivate let renderer: PageRenderer
    /// What the search index has of each document, by its place in the catalog.
    fileprivate let words: [[String]]
    fileprivate let jobs: Int
    /// The style sheets of the theme, as their authors wrote them.
    public var styleSheets: [SourceFile] { renderer.site.theme.styleSheetFiles }

    /// Renders the lists of everything and gives the whole site, as `build` would.
    public func finished(diagnostics: inout DiagnosticList) async -> [OutputFile] {
        var all = files
        let renderer = renderer
        async let exports = Exports.files(of: renderer.site, pages: pages, words: words, jobs: jobs)
        for (file, list) in await Parallel.map(lists, jobs: jobs, renderer.rendered) {
            all.append(file)
            diagnostics.append(contentsOf: list)
        }
        all += await exports
        return unique(all + copies, diagnostics: &diagnostics)
    }
}

/// The first half of a rebuild: renders the pages of the documents that a change touches, and takes those that it does
/// not touch from the memory. The whole gives the same bytes as `build`.
public func rebuildDocuments(
    _ input: SiteInput, memory: inout SiteMemory, diagnostics: inout DiagnosticList
) async -> RebuiltDocuments {
    let site = await prepare(input, memory: &memory, diagnostics: &diagnostics)
    let pages = await plannedPages(of: site, jobs: input.jobs)
    let renderer = PageRenderer(site, pages: pages, diagnostics: &diagnostics)
    let subjects = pages.filter { $0.subject != nil }
    let (known, documents) = (memory.pages, memory.documents)
    let rendered = await Parallel.map(subjects, jobs: input.jobs) { page -> SiteMemory.RenderedPage? in
        guard let subject = page.subject, let document = documents[site.addresses[subject]] else { return nil }
        let digest = digest(of: page, document, renderer)
        if let old = known[page.path], old.file === document.file, old.digest == digest { return old }
        let (output, list) = renderer.rendered(page)
        return SiteMemory.RenderedPage(file: document.file, digest: digest, output: output, diagnostics: list)
    }.compactMap { $0 }
    for page in rendered { diagnostics.append(contentsOf: page.diagnostics) }
    memory.pages = Dictionary(rendered.map { ($0.output.path, $0) }, uniquingKeysWith: { first, _ in first })
    return RebuiltDocuments(
        files: rendered.map(\.output),
        copies: site.theme.outputFiles(of: site) + input.assets.compactMap(contentAsset),
        lists: pages.filter { $0.subject == nil }, pages: pages, renderer: renderer,
        words: input.catalog.entries.map { documents[site.addresses[$0.id]]?.words ?? [] }, jobs: input.jobs)
}

/// What the page's bytes are made from, beside the file of its document.
private func digest(of page: Page, _ document: SiteMemory.Document, _ renderer: PageRenderer) -> Int {
    var hasher = Hasher()
    hasher.combine(document.digest)
    hasher.combine(page.template)
    hasher.combine(page.title)
    hasher.combine(page.lead)
    hasher.combine(page.description)
    hasher.combine(page.breadcrumb)
    hasher.combine(page.previous)
    hasher.combine(page.next)
    renderer.hash(page, into: &hasher)
    // What the whole site says of a document: its words in the glossary, and names that need telling apart.
    let site = renderer.site
    for term in page.subject.map({ site.glossary.terms(of: $0) }) ?? [] {
        hasher.combine(term.name)
        hasher.combine(term.anchor)
    }
    hasher.combine(site.freeKeys)
    hasher.combine(site.comparedFamilies)
    hasher.combine(site.repeatedTitles)
    return hasher.finalize()
}

/// As for `build`, with what the memory has of unchanged documents.
private func prepare(
    _ input: SiteInput, memory: inout SiteMemory, diagnostics: inout DiagnosticList
) async -> SiteContext {
    let catalog = input.catalog
    let settings = catalog.settings
    let shared = SharedDigest(input, contentVersion: catalog.newestReview)
    if memory.shared != shared {
        memory = SiteMemory()
        memory.shared = shared
        memory.sharedFiles = input.themes + [settings.file].compactMap { $0 }
    }
    let theme: Theme
    if let known = memory.theme {
        theme = known.theme
        diagnostics.append(contentsOf: known.diagnostics)
    } else {
        var list = DiagnosticList()
        theme = Theme.load(settings, files: input.themes, diagnostics: &list)
        memory.theme = (theme, list)
        diagnostics.append(contentsOf: list)
    }
    let addresses = PageAddresses(catalog)
    let digests = DocumentDigest(catalog, addresses: addresses)
    let known = memory.documents
    let documents = await Parallel.map(catalog.entries, jobs: input.jobs) { entry in
        let digest = digests.of(entry)
        if let old = known[addresses[entry.id]], old.file === entry.file, old.digest == digest { return old }
        return SiteMemory.Document(
            file: entry.file, digest: digest,
            bodies: RequirementBodies.bodies(of: entry, catalog, addresses: addresses, strings: theme.strings),
            rows: WorksheetRows.rows(of: entry, catalog, addresses, theme.strings),
            words: SearchIndex.words(of: entry, in: catalog))
    }
    memory.documents = Dictionary(
        zip(catalog.entries, documents).map { (addresses[$0.id], $1) }, uniquingKeysWith: { first, _ in first })
    let rows = Checklists.entries(in: catalog).flatMap { documents[$0.index].rows }
    let pictures =
        PageKind.hasBook(catalog)
        ? BookPictures.addresses(of: catalog, files: input.assets, diagnostics: &diagnostics) : [:]
    return SiteContext(
        catalog: catalog, addresses: addresses, theme: theme,
        bodies: RequirementBodies(zip(catalog.entries, documents).map { ($0.requirements, $1.bodies) }, of: catalog),
        worksheet: WorksheetRows.worksheet(rows, of: catalog), includesAudit: input.includesAudit,
        generatorVersion: input.generatorVersion, freeKeys: FreeFields.keys(of: catalog),
        glossary: await Glossary(catalog, strings: theme.strings, jobs: input.jobs, memory: &memory.glossary),
        comparedFamilies: Set(FamilyComparison.groups(in: catalog).map(\.id)),
        repeatedTitles: SiteContext.repeatedTitles(in: catalog),
        bookPictures: pictures)
}
