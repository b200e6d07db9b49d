import Diagnostics
import Evaluation
import Guidance
import HTML
import Mustache

/// One page before it is rendered: what others need to know of it, and a function that makes its data.
///
/// Planning a page is cheap; `data` is called once, on the thread that renders the page.
struct Page: Sendable {
    /// From the root of the site: `components/dialog-alert.html`.
    var path: String
    /// The name of its template.
    var template: String
    /// The level 1 heading.
    var title: String
    var lead: String?
    /// For `meta name=description`.
    var description: String?
    var section: SiteSection
    /// The pages above it, the home page first; empty for the home page itself.
    var breadcrumb: [PageLink] = []
    var previous: PageLink?
    var next: PageLink?
    /// Whether the page has a column of navigation beside it.
    var hasSidebar = true
    /// Whether search and the A to Z list offer it.
    var isListed = true
    /// Other names people look for: the id, aliases, tags.
    var aliases: [String] = []
    /// The document that it shows, if it shows one.
    var entry: EntryID?
    /// The only document that the page tells about; nil for pages that list several. What such a page takes from other
    /// documents must be told by `DocumentDigest`, or a watched site would not notice that it has changed.
    var subject: EntryID?
    /// What the page's template is given beside what all pages have.
    var data: @Sendable (PageContext) -> PageData

    init(
        _ path: String, template: String, title: String, section: SiteSection,
        data: @escaping @Sendable (PageContext) -> PageData
    ) {
        self.path = path
        self.template = template
        self.title = title
        self.section = section
        self.data = data
    }
}

/// A page to link to.
struct PageLink: Sendable, Hashable {
    var title: String
    /// From the root of the site, with an anchor when it leads to a part of a page.
    var path: String
}

/// What a page's template is given: values by name, and the headings for the list of contents.
struct PageData: Sendable {
    var values: Value.Object
    var contents: [ContentsItem] = []

    init(_ values: Value.Object = [:], contents: [ContentsItem] = []) {
        self.values = values
        self.contents = contents
    }
}

/// A heading in the list of contents.
struct ContentsItem: Sendable, Hashable {
    var title: String
    var anchor: String
    var isSub: Bool
}

/// The parts of a site, in the order of navigation.
enum SiteSection: String, Sendable, Hashable, CaseIterable {
    case home, components, rules, guidance, lessons, pages, checklists, worksheet, criteria, interfaces, reports

    /// The section in which documents of a kind stand.
    init(_ kind: EntryKind) {
        switch kind {
        case .component: self = .components
        case .ruleSet, .globalRule: self = .rules
        case .guidance: self = .guidance
        case .lesson: self = .lessons
        case .page: self = .pages
        }
    }

    /// Whether its pages are documents, rather than lists and tools made from them.
    var hasDocuments: Bool {
        switch self {
        case .components, .rules, .guidance, .lessons, .pages: true
        case .home, .checklists, .worksheet, .criteria, .interfaces, .reports: false
        }
    }

    /// The page at which the section starts.
    var indexPath: String {
        switch self {
        case .home, .reports: "index.html"
        case .criteria: "wcag/index.html"
        case .interfaces: "apis/index.html"
        default: "\(rawValue)/index.html"
        }
    }

    /// The key of its name in a theme's strings.
    var titleKey: String { "section_\(rawValue)" }
}

/// What a page knows while its data is made: the site, and where it stands in it.
struct PageContext: Sendable {
    let site: SiteContext
    let path: String
    /// How documents are addressed; `.book` when all of them stand on this page.
    var style = AddressStyle.folder

    var strings: InterfaceWords { site.strings }
    var catalog: Catalog { site.catalog }

    /// The relative address of a page of the site, given from its root; an anchor may follow.
    func href(_ target: String) -> Value { .string(RelativePath.from(path, to: target)) }
    func href(_ entry: EntryID) -> Value {
        style == .folder
            ? href(site.addresses[entry]) : .string(style.address(of: entry, catalog, site.addresses))
    }
    func href(_ requirement: Requirement) -> Value {
        style == .folder
            ? href(site.path(of: requirement))
            : .string(style.address(of: requirement.entry, anchor: requirement.anchor, catalog, site.addresses))
    }
    /// The `id` of a place of a document on this page.
    func id(_ anchor: String, in entry: EntryID) -> Value {
        .string(style.id(of: entry, anchor: anchor, catalog, site.addresses))
    }

    /// A requirement's text as HTML, with links that hold on this page.
    func body(of requirement: Requirement) -> Markup {
        let body = site.bodies[requirement.id]
        return path.utf8.contains(0x2F) ? body : RequirementBodies.inRoot(body)
    }

    /// The same for what is followed by a link of its own.
    func bodyWithoutLinks(of requirement: Requirement) -> Markup {
        RequirementBodies.withoutLinks(site.bodies[requirement.id])
    }

    /// A link with the document's title, for templates: `href` and `title`.
    func link(_ entry: EntryID) -> Value { ["href": href(entry), "title": .string(catalog[entry].title)] }

    func link(_ link: PageLink?) -> Value {
        guard let link else { return .null }
        return ["href": href(link.path), "title": .string(link.title)]
    }

    /// A card of a document: `href`, `title` and `summary`.
    func card(_ entry: Entry) -> Value {
        ["href": href(entry.id), "title": .string(site.titleWithStack(entry)), "summary": Value(entry.summary)]
    }
}

/// Everything that the pages of one site share. Immutable, so pages can be made on any thread.
struct SiteContext: Sendable {
    let catalog: Catalog
    let addresses: PageAddresses
    let theme: Theme
    let bodies: RequirementBodies
    let worksheet: Worksheet
    let includesAudit: Bool
    let generatorVersion: String
    /// Keys of front matter that Handrail does not know, of all documents, in order.
    let freeKeys: [String]
    let glossary: Glossary
    /// Families of which a page compares the stacks.
    let comparedFamilies: Set<String>
    /// Titles that several documents have, in small letters.
    let repeatedTitles: Set<String>
    /// The pictures of documents as addresses that hold them, by path; empty where there is no book.
    let bookPictures: [String: String]

    var strings: InterfaceWords { theme.strings }
    var settings: Settings { catalog.settings }

    /// The page and anchor of a requirement, from the root of the site.
    func path(of requirement: Requirement) -> String { "\(addresses[requirement.entry])#\(requirement.anchor)" }

    /// Titles that several documents have, in small letters: names that differ in capitals alone sound the same.
    static func repeatedTitles(in catalog: Catalog) -> Set<String> {
        Set(Dictionary(grouping: catalog.entries) { $0.title.lowercased() }.filter { $0.value.count > 1 }.keys)
    }

    /// A document's title for lists that hold many documents: with its id where others have the same title, because
    /// parts of a page that have one name cannot be told apart.
    func listTitle(_ entry: Entry) -> String {
        repeatedTitles.contains(entry.title.lowercased()) ? "\(entry.title) (\(entry.qualifiedName))" : entry.title
    }

    /// A document's title, with the stack where the site has several: most components are in each of them.
    func titleWithStack(_ entry: Entry) -> String {
        guard catalog.stacks.count > 1, let id = entry.stack else { return entry.title }
        return "\(entry.title) (\(catalog.stacks.first { $0.id == id }?.title ?? id))"
    }

    /// What a requirement is called in words: `Must`, `Check`, …
    func word(for kind: RequirementKind) -> String { strings["kind_\(kind.rawValue)"] }

    /// A status as readers see it: as the settings name it, else the theme's word, else the id.
    func statusTitle(_ status: String) -> String {
        settings.status(status)?.title ?? strings.words["status_\(status)"] ?? status
    }

    /// A key for browsers' storage and file names: the title in ASCII letters, digits and hyphens.
    var key: String { RelativeName.make(settings.title) }
}
