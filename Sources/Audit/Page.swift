import ARIA
import CSS
import Diagnostics
import HTML

/// One page under audit: its document, its accessibility tree, its styles, and what lies around it.
///
/// The one place where rules ask. Everything is computed when first asked for and kept as long as the page is
/// judged. Not Sendable: one thread judges one page.
final class Page {
    let file: SiteFile
    let document: Document
    let folder: SiteFolder
    let schemes: [Scheme]
    let styling: Styling
    let book: AddressBook

    init(
        _ file: SiteFile, in folder: SiteFolder, styling: Styling, book: AddressBook,
        schemes: [Scheme] = Scheme.allCases
    ) {
        self.book = book
        self.file = file
        self.folder = folder
        self.styling = styling
        self.schemes = schemes
        document = HTMLParser.parseDocument(file.source, depthLimit: HTMLParser.browserDepthLimit)
    }

    // MARK: Styles

    private(set) lazy var styledElements = PageElements(document)
    private var stylesByEnvironment: [Environment: DocumentStyles] = [:]

    /// The computed styles in an environment; computed once.
    func styles(in environment: Environment) -> DocumentStyles {
        if let styles = stylesByEnvironment[environment] { return styles }
        let styles = styling.styles(of: styledElements, in: environment)
        stylesByEnvironment[environment] = styles
        return styles
    }

    /// The computed styles on a screen in the light scheme.
    private(set) lazy var lightStyles = styles(in: .light)

    /// What the style sheets of the page and the folder speak of.
    private(set) lazy var mentions = findMentions()

    /// What sighted people see on a screen in the light scheme.
    private(set) lazy var sight = Sight(self, lightStyles)

    /// The page's style sheets as written, for elements that are styled on their own.
    private(set) lazy var sheetMarkup = findSheetMarkup()
    private var backdropsByScheme: [Scheme: Backdrops] = [:]

    /// What lies behind the elements of the page on a screen; computed once.
    func screenBackdrops(in scheme: Scheme) -> Backdrops {
        if let backdrops = backdropsByScheme[scheme] { return backdrops }
        let backdrops = Backdrops(document, styles(in: scheme.environment), isPaper: false)
        backdropsByScheme[scheme] = backdrops
        return backdrops
    }

    private(set) lazy var textElements = findTextElements()
    private(set) lazy var hasDisabledControl =
        !index.elements(with: .disabled).isEmpty
        || index.elements(with: .ariaDisabled).contains { attribute($0, .ariaDisabled) == "true" }
    private(set) lazy var disabledLabels = findDisabledLabels()
    private var textsByScheme: [Scheme: ContrastTexts] = [:]

    /// The elements with text that must be legible, with its contrast in a scheme; computed once.
    func texts(in scheme: Scheme) -> ContrastTexts {
        if let texts = textsByScheme[scheme] { return texts }
        let texts = findTexts(in: scheme)
        textsByScheme[scheme] = texts
        return texts
    }

    private(set) lazy var tree: AccessibilityTree = {
        let styles = lightStyles
        let renderings = styles.palette.map(Page.rendering)
        return AccessibilityTree(
            document,
            rendering: { [document] id in
                let number = styles.number(of: id)
                return number >= 0 ? renderings[number] : document.userAgentRendering(id)
            },
            generatedText: { [unowned self] in
                styles.hasPseudoElements ? generatedText($0, styles, isBefore: $1) : ""
            })
    }()

    /// Every element in document order.
    var elements: [NodeID] { tree.elements }
    /// The same elements by name.
    var index: ElementIndex { tree.index }

    /// The `html` element that the author wrote, or that the parser implied.
    private(set) lazy var root: NodeID? = document.documentElement

    /// Whether any script runs on the page.
    private(set) lazy var hasScript = index[.script].contains { element in
        let type = attribute(element, .type)?.lowercased() ?? ""
        return ["", "module"].contains(type) || type.contains("javascript")
    }

    /// Whether a script in the page itself writes text, into a shadow tree or elsewhere.
    private(set) lazy var writesText = index[.script].contains { element in
        guard !has(element, .src) else { return false }
        let text = document.textContent(element)
        return text.contains("attachShadow") || text.contains("innerHTML") || text.contains("textContent")
    }

    /// Whether the page only sends the browser on to another: nobody reads it.
    private(set) lazy var isRedirect = Refresh.first(on: self)?.isRedirect == true

    /// Whether any element has an inline click handler.
    private(set) lazy var hasClickHandler = !index.elements(with: .onclick).isEmpty

    /// The exposed landmarks in document order.
    private(set) lazy var landmarks = elements.filter { element in
        !isHidden(element) && role(element)?.isLandmark == true
    }

    /// The exposed headings that are not empty, in document order, with their levels.
    private(set) lazy var headings: [(element: NodeID, level: Int)] = elements.compactMap { element in
        guard !isHidden(element), role(element) == .heading, !name(element).isEmpty else { return nil }
        return (element, headingLevel(element))
    }

    private func headingLevel(_ id: NodeID) -> Int {
        if let level = attribute(id, .ariaLevel).flatMap({ Int($0.trimmedASCII) }), level > 0 { return level }
        let tag = document.tagName(id).text.utf8
        guard tag.count == 2, tag.first == 0x68, let digit = tag.last, (0x31...0x36).contains(digit) else { return 2 }
        return Int(digit) - 0x30
    }

    /// Whether there is anything that pages repeat: a block that is a landmark, or a link to another page.
    private(set) lazy var hasRepeatedContent =
        hasRepeatedBlock
        || index[.a].contains { element in
            guard let href = attribute(element, .href) else { return false }
            return !href.isBlank && href.utf8.first != 0x23
        }

    /// Links at the start of the page, to a part of this page, that promise to skip something.
    private(set) lazy var skipLinks = findSkipLinks()

    private func findSkipLinks() -> [NodeID] {
        var links: [NodeID] = []
        var position = 0
        for element in tree.tabStops {
            position += 1
            guard position <= 12 else { break }
            guard isHTML(element, .a), fragment(of: element) != nil else { continue }
            let name = name(element).lowercased()
            let promises = ["skip", "jump", "main content", "go to content", "to the content"]
            if promises.contains(where: { name.contains($0) }) { links.append(element) }
        }
        return links
    }

    /// `a name`, by name.
    private(set) lazy var namedAnchors: [String: NodeID] = {
        var anchors: [String: NodeID] = [:]
        for element in index[.a] {
            if let name = attribute(element, .name), !name.isEmpty, anchors[name] == nil { anchors[name] = element }
        }
        return anchors
    }()

    /// The elements that own the element of an id by `aria-owns`.
    private(set) lazy var ariaOwners: [String: [NodeID]] = {
        var owners: [String: [NodeID]] = [:]
        for element in index.elements(with: .ariaOwns) {
            for id in attribute(element, .ariaOwns)?.spaceSeparatedTokens ?? [] {
                owners[id, default: []].append(element)
            }
        }
        return owners
    }()

    /// Ids that a label, an ARIA attribute, a header cell, a form attribute or a link of this page points to.
    private(set) lazy var repeatedIDs = tree.ids.repeated
    private(set) lazy var referencedIDs = findReferencedIDs()

    /// The addresses of links, images, styles, scripts, media and frames.
    private(set) lazy var addresses = findAddresses()

    /// The exposed links with one name each.
    private(set) lazy var linksByName = groupLinks()

    private var blockTexts: [NodeID: String] = [:]

    /// The text that is seen in a block; found once, for a block may hold many links.
    ///
    /// What is longer than any paragraph is cut, for blocks can stand in each other many times, and is marked with the
    /// number of its block, so that what was not compared never counts as the same.
    func blockText(_ block: NodeID) -> String {
        if let text = blockTexts[block] { return text }
        let seen = visibleText(of: block, limit: 20_000)
        let text = seen.isWhole ? seen.text : "\(seen.text) \(block.number)"
        blockTexts[block] = text
        return text
    }

    private var tableModels: [NodeID: TableModel] = [:]

    /// The rows and columns of a table; formed once.
    func tableModel(_ table: NodeID) -> TableModel {
        if let model = tableModels[table] { return model }
        let model = TableModel(table, document)
        tableModels[table] = model
        return model
    }

    // MARK: Shorthand for rules

    func attribute(_ id: NodeID, _ name: AttributeName) -> String? { document.attribute(id, name) }
    func has(_ id: NodeID, _ name: AttributeName) -> Bool { document.hasAttribute(id, name) }
    func isHTML(_ id: NodeID, _ tag: TagName) -> Bool { document.isHTML(id, tag) }
    func role(_ id: NodeID) -> Role? { tree.role(id) }
    func name(_ id: NodeID) -> String { tree.name(id).text }
    func isHidden(_ id: NodeID) -> Bool { tree.isHidden(id) }

    /// The start tag as the author wrote it, on one line and at most 120 characters long.
    func excerpt(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        var count = 0
        var isSpace = false
        let limited = range.lowerBound..<min(range.upperBound, range.lowerBound + 600)
        for scalar in file.source.text(in: limited).unicodeScalars {
            if scalar.properties.isWhitespace {
                isSpace = true
                continue
            }
            if count >= 117 {
                text.append("…")
                break
            }
            if isSpace, !text.isEmpty { text.append(" ") }
            isSpace = false
            text.append(scalar)
            count += 1
        }
        return String(text)
    }

    /// The bytes that a place stands for.
    func range(of place: Verdicts.Place) -> Range<Int> {
        switch place {
        case .range(let range): return range
        case .element(let id): return range(of: id)
        case .attribute(let id, let name):
            guard let attribute = document.attributeNode(id, name), let name = attribute.nameRange else {
                return range(of: id)
            }
            return name.lowerBound..<(attribute.valueRange?.upperBound ?? name.upperBound)
        }
    }

    /// The start tag of an element, the bytes of another node, or the place of the nearest element around it that
    /// was written.
    func range(of id: NodeID) -> Range<Int> {
        if let own = document.startTagRange(id) ?? document.range(of: id) { return own }
        for ancestor in document.ancestors(id) {
            if let range = document.startTagRange(ancestor) { return range.lowerBound..<range.lowerBound }
        }
        return 0..<0
    }
}
