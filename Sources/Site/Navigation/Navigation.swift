import Diagnostics
import Guidance
import HTML
import Mustache

/// Header, sidebar and footer: written once for each group of pages that share them, and put into every page as bytes.
///
/// Invariant: a sidebar has a bounded number of links however many pages the site has. A small site shows everything;
/// a large one shows its sections, and of the current section the family or the run of documents around the page.
struct Navigation: Sendable {
    private let site: SiteContext
    private let sections: [PageLink]
    private let sectionOfLink: [String: SiteSection]
    private let footerLinks: [PageLink]
    private let sidebarGroups: [SidebarGroup]
    /// By the page's path: the place in `sidebarGroups`' runs that shows it.
    private let runOfPage: [String: Run]
    private let isSmall: Bool

    /// A site with at most this many documents shows all of them in its sidebar.
    private static let smallSite = 60
    /// The most documents that the sidebar of a larger site shows.
    private static let longestRun = 40

    fileprivate struct Run: Hashable, Sendable {
        var section: SiteSection
        var family: Int
        var start: Int
    }

    private struct SidebarGroup: Sendable {
        var section: SiteSection
        var families: [FamilyGroup]
    }

    init(_ site: SiteContext, pages: [Page], diagnostics: inout DiagnosticList) {
        self.site = site
        let paths = Set(pages.map(\.path))
        var planner = SectionLinks(site: site, paths: paths)
        sections = planner.links(diagnostics: &diagnostics)
        sectionOfLink = planner.sectionOfLink
        footerLinks = Navigation.footer(site, paths: paths)
        let kinds: [EntryKind] = [.component, .globalRule, .guidance, .lesson, .page]
        let groups = kinds.map { SidebarGroup(section: SiteSection($0), families: site.catalog.families(of: $0)) }
            .filter { !$0.families.isEmpty }
        sidebarGroups = groups
        isSmall = groups.reduce(0) { $0 + $1.families.reduce(0) { $0 + $1.entries.count } } <= Navigation.smallSite
        var runs: [String: Run] = [:]
        if !isSmall {
            for group in groups {
                for (place, family) in group.families.enumerated() {
                    for (index, entry) in family.entries.enumerated() {
                        runs[site.addresses[entry]] = Run(
                            section: group.section, family: place,
                            start: index / Navigation.longestRun * Navigation.longestRun)
                    }
                }
            }
        }
        runOfPage = runs
    }

    /// What tells apart the pages that share header, sidebar and footer.
    struct Key: Hashable, Sendable {
        var root: String
        var section: SiteSection
        fileprivate var run: Run?
        var hasSidebar: Bool
    }

    func key(of page: Page) -> Key {
        Key(
            root: RelativePath.root(of: page.path), section: page.section, run: runOfPage[page.path],
            hasSidebar: page.hasSidebar)
    }

    /// Writes the navigation of a group of pages.
    func render(_ key: Key, shared: Value.Object, diagnostics: inout DiagnosticList) -> NavigationMarkup {
        let data = data(key, shared: shared)
        func render(_ template: String, _ values: Value.Object) -> Markup {
            site.theme.templates.render(template, data: .object(values), diagnostics: &diagnostics)
        }
        return NavigationMarkup(
            header: render("header", data.header), sidebar: key.hasSidebar ? render("sidebar", data.sidebar) : Markup(),
            footer: render("footer", data.footer))
    }

    /// What the templates of header, sidebar and footer are given. `TemplateShape` tells it to authors of themes.
    func data(_ key: Key, shared: Value.Object) -> (header: Value.Object, sidebar: Value.Object, footer: Value.Object) {
        func given(_ values: Value.Object) -> Value.Object {
            var data = shared
            data.merge(values)
            data["root"] = .string(key.root)
            return data
        }
        let sections = sections.map { link -> Value in
            [
                "href": .string(href(link.path, key.root)), "title": .string(link.title),
                "isCurrent": .bool(sectionOfLink[link.path] == key.section),
            ]
        }
        return (
            given(["hasSidebar": .bool(key.hasSidebar), "sections": .list(sections)]),
            given(["groups": .list(key.hasSidebar ? groups(key) : [])]),
            given(["links": .list(footerLinks.map { value($0, key.root) })])
        )
    }

    private func value(_ link: PageLink, _ root: String) -> Value {
        ["href": .string(href(link.path, root)), "title": .string(link.title)]
    }

    private func href(_ path: String, _ root: String) -> String {
        path.utf8.contains(0x3A) ? path : root + path
    }

    private func groups(_ key: Key) -> [Value] {
        documents(key) + [lists(key)]
    }

    /// The pages that list all documents, below the list from A to Z; laid open where the reader is among them.
    private func lists(_ key: Key) -> Value {
        let index = "search.html"
        let items = footerLinks.filter { $0.path != index }
        let isOpen = [.criteria, .interfaces, .reports].contains(key.section) && !items.isEmpty
        let all: Value = [
            "familyTitle": nil, "familyHref": nil, "hasItems": true, "items": .list(items.map { value($0, key.root) }),
        ]
        return [
            "href": .string(key.root + index), "title": .string(site.strings["title_index"]),
            "families": .list(isOpen ? [all] : []),
        ]
    }

    private func documents(_ key: Key) -> [Value] {
        sidebarGroups.map { group in
            var families: [Value] = []
            for (place, family) in group.families.enumerated() {
                if isSmall {
                    families.append(value(family, family.entries[...], in: group.section, key.root))
                } else if let run = key.run, run.section == group.section, run.family == place {
                    let end = min(run.start + Navigation.longestRun, family.entries.count)
                    families.append(value(family, family.entries[run.start..<end], in: group.section, key.root))
                } else if key.section == group.section, place < Navigation.longestRun, family.title != nil {
                    families.append(value(family, [], in: group.section, key.root))
                }
            }
            return [
                "href": .string(key.root + group.section.indexPath),
                "title": .string(site.strings[group.section.titleKey]), "families": .list(families),
            ]
        }
    }

    /// - Parameter entries: those to show; a family without leads to its place in the section's overview.
    private func value(
        _ family: FamilyGroup, _ entries: ArraySlice<EntryID>, in section: SiteSection, _ root: String
    ) -> Value {
        [
            "familyTitle": Value(family.title),
            "familyHref": entries.isEmpty ? .string("\(root)\(section.indexPath)#family-\(family.id)") : .null,
            "hasItems": .bool(!entries.isEmpty),
            "items": .list(
                entries.map { id in
                    [
                        "href": .string(root + site.addresses[id]),
                        "title": .string(site.titleWithStack(site.catalog[id])),
                    ]
                }),
        ]
    }

    /// The pages about the site itself, as far as they exist.
    private static func footer(_ site: SiteContext, paths: Set<String>) -> [PageLink] {
        let candidates = [
            ("choose.html", "title_choose"), ("rules/codes.html", "title_codes"),
            ("wcag/index.html", "section_criteria"),
            ("apis/index.html", "section_interfaces"), (Glossary.path, "title_glossary"),
            ("coverage.html", "title_coverage"),
            ("freshness.html", "title_freshness"), ("defects.html", "title_defects"), ("planned.html", "title_planned"),
            ("changes.html", "title_changes"), ("book.html", "title_book"), ("search.html", "title_index"),
        ]
        var links = candidates.filter { paths.contains($0.0) }
            .map { PageLink(title: site.strings[$0.1], path: $0.0) }
        if site.includesAudit { links.append(PageLink(title: site.strings["title_audit"], path: "audit/index.html")) }
        return links
    }
}

/// The navigation of a group of pages as bytes.
struct NavigationMarkup: Sendable {
    let header: Markup
    let sidebar: Markup
    let footer: Markup
    /// Differs where the bytes do, within one run of the program.
    let digest: Int

    init(header: Markup, sidebar: Markup, footer: Markup) {
        self.header = header
        self.sidebar = sidebar
        self.footer = footer
        var hasher = Hasher()
        for part in [header, sidebar, footer] { hasher.combine(part.bytes) }
        digest = hasher.finalize()
    }

    /// The sidebar with the link to the page marked as the current one, else the link to the page above it as the current
    /// place. Complexity: O(length of the sidebar).
    func sidebar(for page: Page, root: String) -> Markup {
        if let place = place(of: page.path, root: root) { return sidebar(marking: place, as: "page") }
        guard let above = page.breadcrumb.last, let place = place(of: above.path, root: root) else { return sidebar }
        return sidebar(marking: place, as: "true")
    }

    private func place(of path: String, root: String) -> Range<Int>? {
        var pattern = Array("href=\"".utf8)
        Escaping.appendEscapedAttribute(root + path, to: &pattern)
        pattern.append(0x22)
        return ByteSearch.firstRange(of: pattern, in: sidebar.bytes)
    }

    private func sidebar(marking place: Range<Int>, as current: String) -> Markup {
        let insertion = Array(" aria-current=\"\(current)\"".utf8)
        var marked = Markup()
        marked.bytes.reserveCapacity(sidebar.bytes.count + insertion.count)
        marked.bytes += sidebar.bytes[..<place.upperBound]
        marked.bytes += insertion
        marked.bytes += sidebar.bytes[place.upperBound...]
        for segment in sidebar.sourceMap.segments {
            marked.sourceMap.append(
                output: segment.output < place.upperBound ? segment.output : segment.output + insertion.count,
                file: segment.file, offset: segment.offset)
        }
        return marked
    }
}

/// The links of the header: those that the settings name, or the sections that exist.
struct SectionLinks {
    let site: SiteContext
    let paths: Set<String>
    private(set) var sectionOfLink: [String: SiteSection] = [:]

    init(site: SiteContext, paths: Set<String>) {
        self.site = site
        self.paths = paths
    }

    mutating func links(diagnostics: inout DiagnosticList) -> [PageLink] {
        var links: [PageLink] = []
        func add(_ link: PageLink) { if !links.contains(where: { $0.path == link.path }) { links.append(link) } }
        if let items = site.settings.navigation {
            for item in items {
                if let path = target(of: item, diagnostics: &diagnostics) {
                    add(PageLink(title: item.title, path: path))
                }
            }
        } else {
            for section in [SiteSection.components, .rules, .guidance, .lessons, .pages]
            where paths.contains(section.indexPath) { add(site.link(to: section)) }
        }
        // The tools come last, whatever the authors chose.
        for section in [SiteSection.checklists, .worksheet] where paths.contains(section.indexPath) {
            add(site.link(to: section))
        }
        for section in SiteSection.allCases where section != .home && section != .reports {
            sectionOfLink[section.indexPath] = section
        }
        return links
    }

    /// The page of a kind of document, a document, a page or an address; nil, with a diagnostic, for anything else.
    private func target(of item: Settings.NavigationItem, diagnostics: inout DiagnosticList) -> String? {
        switch item.target {
        case .kind(let kind):
            let path = SiteSection(kind).indexPath
            return paths.contains(path) ? path : nil
        case .named(let text):
            if let section = SiteSection(rawValue: text), paths.contains(section.indexPath) { return section.indexPath }
            if let entry = site.catalog.entries(named: text).first { return site.addresses[entry] }
            if paths.contains(text) || text.hasPrefix("https://") || text.hasPrefix("http://") { return text }
            diagnostics.report(
                SiteCodes.unknownNavigation,
                "the navigation links to `\(text)`, which is neither a document nor a page",
                at: site.settings.file?.span(item.range),
                suggestions: NearestName.suggestions(
                    for: text, among: site.catalog.entries.map(\.name) + paths.sorted()))
            return nil
        }
    }
}
