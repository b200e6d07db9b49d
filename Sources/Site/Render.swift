import Diagnostics
import Guidance
import HTML
import Mustache

/// Renders pages of one site: the data that all pages have, the navigation of their group, and their own data.
struct PageRenderer: Sendable {
    let site: SiteContext
    let navigation: Navigation
    private let markup: [Navigation.Key: NavigationMarkup]
    private let titles: [String: String]
    let shared: Value.Object

    /// Writes the navigation of every group of `pages` once. Pages that are rendered later must be among them.
    init(_ site: SiteContext, pages: [Page], diagnostics: inout DiagnosticList) {
        self.site = site
        let navigation = Navigation(site, pages: pages, diagnostics: &diagnostics)
        let shared = PageRenderer.sharedValues(site)
        var markup: [Navigation.Key: NavigationMarkup] = [:]
        for page in pages {
            let key = navigation.key(of: page)
            if markup[key] == nil { markup[key] = navigation.render(key, shared: shared, diagnostics: &diagnostics) }
        }
        self.navigation = navigation
        self.shared = shared
        self.markup = markup
        titles = PageRenderer.documentTitles(pages, site)
    }

    /// What a page has from outside its own data: its title among all titles, and its navigation.
    func hash(_ page: Page, into hasher: inout Hasher) {
        hasher.combine(titles[page.path])
        let key = navigation.key(of: page)
        hasher.combine(key)
        hasher.combine(markup[key]?.digest)
    }

    /// A page with the diagnostics of its own, for pages that are rendered at a time and told of in their order.
    func rendered(_ page: Page) -> (OutputFile, DiagnosticList) {
        var list = DiagnosticList()
        let output = render(page, diagnostics: &list)
        return (output, list)
    }

    func render(_ page: Page, diagnostics: inout DiagnosticList) -> OutputFile {
        guard site.theme.templateFiles[page.template] != nil else {
            diagnostics.report(
                SiteCodes.missingTemplate, "the theme `\(site.theme.name)` has no template `\(page.template)`", at: nil,
                suggestions: NearestName.suggestions(for: page.template, among: site.theme.templateFiles.keys.sorted()))
            return OutputFile(path: page.path, bytes: [])
        }
        let values = data(of: page)
        let markup = site.theme.templates.render(page.template, data: .object(values), diagnostics: &diagnostics)
        return OutputFile(path: page.path, bytes: markup.bytes, sourceMap: markup.sourceMap)
    }

    /// Everything that a page's template is given. `TemplateShape` tells it to authors of themes.
    func data(of page: Page) -> Value.Object {
        let context = PageContext(site: site, path: page.path)
        let data = page.data(context)
        let root = RelativePath.root(of: page.path)
        let navigation = markup[navigation.key(of: page)]
        var values = shared
        values["header"] = Value(navigation?.header)
        values["sidebar"] = page.hasSidebar ? Value(navigation?.sidebar(for: page, root: root)) : .null
        values["footer"] = Value(navigation?.footer)
        values["page"] = self.values(of: page, data, root: root, in: context)
        values["entry"] = EntryPages.none
        values.merge(data.values)
        return values
    }

    private func values(of page: Page, _ data: PageData, root: String, in context: PageContext) -> Value {
        let metadata = page.entry.map { site.catalog[$0].metadata }
        let pager: Value =
            page.previous == nil && page.next == nil
            ? .null : ["previous": context.link(page.previous), "next": context.link(page.next)]
        return [
            "title": .string(page.title),
            "documentTitle": .string(titles[page.path] ?? "\(page.title) – \(site.settings.title)"),
            "lead": Value(page.lead), "description": Value(page.description ?? page.lead),
            "language": .string(metadata?.language ?? site.settings.language),
            "direction": .string(TextDirection.of(metadata?.language ?? site.settings.language)),
            "root": .string(root), "path": .string(page.path), "sidebar": .bool(page.hasSidebar),
            "markdown": page.entry == nil
                ? .null : .string(RelativePath.from(page.path, to: MarkdownExport.path(of: page))),
            "hasBreadcrumb": .bool(!page.breadcrumb.isEmpty),
            "breadcrumb": .list(page.breadcrumb.map { context.link($0) }), "pager": pager,
            "hasContents": .bool(data.contents.count > 1), "contents": .list(contents(data.contents)),
        ]
    }

    /// A long list keeps its main headings only.
    private func contents(_ items: [ContentsItem]) -> [Value] {
        let main = items.filter { !$0.isSub }
        let shown = items.count > 40 && main.count > 1 ? main : items
        return shown.map { ["id": .string($0.anchor), "title": .string($0.title), "isSub": .bool($0.isSub)] }
    }

    private static func sharedValues(_ site: SiteContext) -> Value.Object {
        let words = site.strings.words.sorted { $0.key < $1.key }
        return [
            "strings": .object(Value.Object(words.map { (name: $0.key, value: .string($0.value)) })),
            "site": [
                "title": .string(site.settings.title), "description": Value(site.settings.description),
                "key": .string(site.key), "version": Value(site.contentVersion),
                "data": .object(
                    FreeFields.object(site.settings.other.map { (name: $0.key, value: FreeFields.value($0.value)) })),
            ],
            "theme": [
                "stylesheets": Value(site.theme.stylesheets), "scripts": Value(site.theme.scripts),
                "options": .object(
                    FreeFields.object(site.theme.options.map { (name: $0.key, value: FreeFields.value($0.value)) })),
            ],
        ]
    }

    /// `Alert – Components – Handrail`; where two pages would share a title, their paths tell them apart.
    private static func documentTitles(_ pages: [Page], _ site: SiteContext) -> [String: String] {
        var titles: [String: String] = [:]
        var paths: [String: [String]] = [:]
        for page in pages {
            var parts = [page.title]
            let section = site.strings[page.section.titleKey]
            if page.section != .home, page.section != .reports, section != page.title { parts.append(section) }
            if page.title != site.settings.title { parts.append(site.settings.title) }
            let title = parts.joined(separator: " – ")
            titles[page.path] = title
            paths[title, default: []].append(page.path)
        }
        for (title, members) in paths where members.count > 1 {
            for path in members { titles[path] = "\(title) (\(path.dropLast(".html".count)))" }
        }
        return titles
    }
}

/// Which way the text of a language runs.
enum TextDirection {
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    /// `rtl` or `ltr` for a BCP 47 tag.
    static func of(_ language: String) -> String {
        rightToLeft.contains(language.lowercased().prefix { $0 != "-" }.description) ? "rtl" : "ltr"
    }
}

extension SiteContext {
    /// The newest date of review: what tells a printed copy from a newer one without asking the clock.
    var contentVersion: String? {
        catalog.freshness.compactMap(\.reviewed).max().map { DateText.text($0, strings) }
    }
}
