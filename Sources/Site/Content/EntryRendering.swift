import Diagnostics
import Guidance
import HTML
import Highlighting
import Markdown
import Standards

/// How the content of documents names places of the site.
enum AddressStyle: Sendable, Hashable {
    /// From a folder directly under the root (`../components/dialog-alert.html#m4`): documents and checklists both
    /// stand in such a folder, so that a requirement's text is written once for all pages that show it.
    case folder
    /// All documents stand on one page in the root folder, and anchors have the document's name in front.
    case book

    var root: String { self == .folder ? "../" : "" }

    /// The address of a document, or of a place in it.
    func address(of entry: EntryID, anchor: String? = nil, _ catalog: Catalog, _ addresses: PageAddresses) -> String {
        switch self {
        case .folder: root + addresses[entry] + (anchor.map { "#" + $0 } ?? "")
        case .book: "#" + id(of: entry, anchor: anchor, catalog, addresses)
        }
    }

    /// The `id` of a place in a document; of the document itself without an anchor (in a book).
    func id(of entry: EntryID, anchor: String?, _ catalog: Catalog, _ addresses: PageAddresses) -> String {
        guard self == .book else { return anchor ?? "" }
        let name = "\(catalog[entry].kind.folder)-\(addresses.name(of: entry))"
        return anchor.map { "\(name)--\($0)" } ?? name
    }
}

/// Writes the Markdown of one document as HTML with links into the site.
///
/// Tables are told apart by number; on pages that show several documents also by `tableQualifier`, the document's id. Where
/// the document's parts are shown on other pages too (`isShownElsewhere`), footnotes are those of its own page.
struct EntryRendering: Sendable {
    let entry: Entry
    private let options: RenderingOptions

    init(
        _ entry: Entry, catalog: Catalog, addresses: PageAddresses, strings: InterfaceWords,
        style: AddressStyle = .folder, tableQualifier: String? = nil, isShownElsewhere: Bool = false,
        pictures: [String: String] = [:]
    ) {
        self.entry = entry
        var options = RenderingOptions.forPages(strings)
        // Headings stand under the page's own level 1 heading.
        let top = entry.sections.map(\.level).min() ?? 2
        options.headingLevelShift = (style == .book ? 3 : 2) - top
        options.headingIDs =
            style == .folder
            ? entry.headingAnchors
            : entry.headingAnchors.mapValues { style.id(of: entry.id, anchor: $0, catalog, addresses) }
        if style == .book { options.rawIDPrefix = style.id(of: entry.id, anchor: "", catalog, addresses) }
        // A rule with a footnote also stands on pages with the rules of other documents.
        options.footnoteIDPrefix = AddressStyle.book.id(of: entry.id, anchor: "", catalog, addresses)
        if isShownElsewhere { options.footnotePage = style.address(of: entry.id, catalog, addresses) }
        options.refusedRawIDs = entry.refusedRawIDs
        options.tableNames = entry.tree.tableNames(
            pattern: options.strings.tableName,
            qualifier: tableQualifier ?? (style == .book ? entry.qualifiedName : nil))
        let resolver = LinkResolver(
            entry: entry, catalog: catalog, addresses: addresses, strings: strings, style: style,
            pictures: pictures)
        for (node, references) in entry.referencesByNode {
            for reference in references { resolver.add(reference, at: node, to: &options) }
        }
        self.options = options
    }

    /// Footnotes are left out: they stand together at the end of the page.
    func markup(_ nodes: [MarkdownTree.ID]) -> Markup {
        let nodes = nodes.filter { entry.tree.kind($0) != .footnoteDefinition }
        return nodes.isEmpty ? Markup() : HTMLRenderer.render(entry.tree, nodes: nodes, options: options)
    }

    /// The content of a heading, without the heading's own tags.
    func inlineMarkup(_ node: MarkdownTree.ID) -> Markup {
        markup(Array(entry.tree.children(node)))
    }

    func footnotes() -> Markup {
        entry.tree.footnotes.isEmpty
            ? Markup() : HTMLRenderer.renderFootnotes(entry.tree, options: options)
    }
}

extension RenderingOptions {
    /// What holds for every document of a site.
    static func forPages(_ strings: InterfaceWords) -> RenderingOptions {
        var options = RenderingOptions()
        options.smartPunctuation = true
        options.focusableCode = true
        options.codeBreaks = .inText
        options.tableRegions = true
        options.accessibleTables = true
        options.labelledTasks = true
        options.externalLinkRelation = "external"
        options.footnoteSection = false
        options.highlight = { code, language in Highlighter.highlight(code, language: language) }
        options.strings.note = strings["alert_note"]
        options.strings.tip = strings["alert_tip"]
        options.strings.important = strings["alert_important"]
        options.strings.warning = strings["alert_warning"]
        options.strings.caution = strings["alert_caution"]
        options.strings.footnotes = strings["footnotes"]
        options.strings.footnoteReference = strings["footnote_reference"]
        options.strings.footnoteBackReference = strings["footnote_back_reference"]
        options.strings.tableName = strings["table_name"]
        options.strings.taskOpen = strings["task_open"]
        options.strings.taskDone = strings["task_done"]
        return options
    }
}

extension Entry {
    /// Whether the anchor is that of the heading that holds the title.
    fileprivate func isTitle(_ anchor: String) -> Bool { titleHeading.map { headingAnchors[$0] == anchor } ?? false }
}

/// Turns the references of a document into links of its page.
struct LinkResolver: Sendable {
    let entry: Entry
    let catalog: Catalog
    let addresses: PageAddresses
    let strings: InterfaceWords
    let style: AddressStyle
    /// What is shown in place of a picture of the site, by its path.
    let pictures: [String: String]

    func add(_ reference: Reference, at node: MarkdownTree.ID, to options: inout RenderingOptions) {
        switch reference.form {
        case .link, .image:
            if let link = link(reference) { options.links[node] = link }
        case .code, .text:
            if let annotation = annotation(reference) { options.annotations[node, default: []].append(annotation) }
        case .raw:
            if let link = link(reference) { options.rawAddresses[node, default: [:]][reference.written] = link }
        case .metadata, .mention: return
        }
    }

    /// Where a reference leads, or nil for one that leads nowhere or needs no link.
    func destination(_ target: Reference.Target) -> String? {
        switch target {
        case .entry(let entry), .removed(let entry, _, _): style.address(of: entry, catalog, addresses)
        case .heading(let entry, let anchor):
            // The heading that holds the title has no place of its own: it is the page.
            style.address(of: entry, anchor: catalog[entry].isTitle(anchor) ? nil : anchor, catalog, addresses)
        case .requirement(let requirement):
            style.address(
                of: catalog[requirement].entry, anchor: catalog[requirement].anchor, catalog, addresses)
        case .criterion(let number):
            // A book is read without the folder too.
            style == .folder ? style.root + "wcag/\(number).html" : WCAG.criterion(number)?.understandingURL
        case .asset(let path): style.root + PercentEncoding.encode(path: path)
        case .external(let address): address
        // A link for every mention of an interface would leave no plain code on a page; the index has them all.
        case .interface, .planned, .unresolved: nil
        }
    }

    private func explanation(_ target: Reference.Target) -> String? {
        switch target {
        case .planned: strings["planned_note"]
        case .unresolved: strings["unresolved_note"]
        case .removed: strings["removed_note"]
        default: nil
        }
    }

    private func link(_ reference: Reference) -> LinkRewrite? {
        if case .external = reference.target { return nil }
        let explanation = explanation(reference.target)
        var link = LinkRewrite(
            destination: destination(reference.target), cssClass: explanation == nil ? nil : "unlinked",
            explanation: explanation)
        if case .asset(let path) = reference.target, let picture = pictures[path] {
            if reference.form == .image { link.destination = picture } else { link.imageDestination = picture }
        }
        return link
    }

    private func annotation(_ reference: Reference) -> Annotation? {
        let explanation = explanation(reference.target)
        let destination = destination(reference.target)
        guard destination != nil || explanation != nil else { return nil }
        return Annotation(
            range: reference.range, destination: destination, cssClass: explanation == nil ? nil : "unlinked",
            explanation: explanation, text: text(reference))
    }

    /// `#focus-return` is an anchor for writers; readers see the code it stands for.
    private func text(_ reference: Reference) -> String? {
        guard case .requirement(let id) = reference.target, reference.written.utf8.contains(0x23) else { return nil }
        let requirement = catalog[id]
        return requirement.entry == entry.id
            ? requirement.code : "\(catalog[requirement.entry].name) \(requirement.code)"
    }
}
