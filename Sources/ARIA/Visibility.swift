import HTML

/// What the style sheets say about how an element is rendered: the part of its computed style that decides whether
/// it is in the accessibility tree and where words end.
public struct Rendering: Sendable, Hashable {
    public enum Display: UInt8, Sendable, Hashable {
        case none, contents, inline, block
    }

    public var display: Display
    /// Computed `visibility` is `visible`.
    public var isVisible: Bool
    /// `content-visibility: hidden`: the content is skipped.
    public var hidesContent: Bool

    public init(display: Display, isVisible: Bool = true, hidesContent: Bool = false) {
        self.display = display
        self.isVisible = isVisible
        self.hidesContent = hidesContent
    }
}

/// Which elements of a page are rendered, can be seen, and are in the accessibility tree.
///
/// One byte of flags a node, filled in one walk from the root to the leaves; indexed by node number.
struct Visibility: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// `display: none` on the element or around it, or content that is never rendered.
        static let notRendered = Flags(rawValue: 1)
        /// Computed `visibility` is `hidden` or `collapse`.
        static let invisible = Flags(rawValue: 2)
        /// `aria-hidden="true"` on the element or around it.
        static let ariaHidden = Flags(rawValue: 4)
        /// Inside an `inert` element.
        static let inert = Flags(rawValue: 8)
        /// Laid out in lines.
        static let inline = Flags(rawValue: 16)
        /// Child nodes are not rendered: a closed `details`, apart from its summary.
        static let closed = Flags(rawValue: 32)

        static let hidden: Flags = [.notRendered, .invisible, .ariaHidden, .inert]
        /// What is handed down to descendants.
        static let inherited: Flags = [.notRendered, .ariaHidden, .inert]
    }

    private(set) var flags: [Flags]
    /// Every element in document order.
    private(set) var elements: [NodeID] = []

    subscript(id: NodeID) -> Flags {
        id.number < flags.count ? flags[id.number] : []
    }

    /// Complexity: O(nodes).
    init(_ document: Document, rendering: (NodeID) -> Rendering) {
        flags = [Flags](repeating: [], count: document.nodeCount)
        elements.reserveCapacity(document.nodeCount / 3)
        for id in document.allNodes {
            let parent = document.parent(id)
            let above = parent.map { flags[$0.number] } ?? []
            guard document.isElement(id) else {
                flags[id.number] = above.intersection([.notRendered, .ariaHidden, .inert, .invisible])
                if above.contains(.closed) { flags[id.number].insert(.notRendered) }
                continue
            }
            elements.append(id)
            flags[id.number] = Visibility.flags(of: id, in: document, above: above, rendering(id))
        }
    }

    private static func flags(
        of id: NodeID, in document: Document, above: Flags, _ rendering: Rendering
    ) -> Flags {
        var result = above.intersection(.inherited)
        switch rendering.display {
        // HTML Standard 15.4.3: an area is shaped by its map and image; its own display says nothing.
        case .none where document.isHTML(id, .area) && document.isAreaOfUsedMap(id): result.insert(.inline)
        case .none: result.insert(.notRendered)
        case .inline, .contents: result.insert(.inline)
        case .block: break
        }
        if !rendering.isVisible { result.insert(.invisible) }
        if document.attributeBytes(id, .ariaHidden).map({ $0.elementsEqual("true".utf8) }) == true {
            result.insert(.ariaHidden)
        }
        if document.hasAttribute(id, .inert) { result.insert(.inert) }
        if document.isHTML(id, .details), !document.hasAttribute(id, .open) { result.insert(.closed) }
        if rendering.hidesContent { result.insert(.closed) }
        // HTML Standard 15.5.8: of a closed details element only the first summary child is rendered.
        if above.contains(.closed), !document.isSummaryForParentDetails(id) { result.insert(.notRendered) }
        return result
    }
}

extension Document {
    /// The first summary child of a details element (HTML Standard 4.11.2).
    public func isSummaryForParentDetails(_ id: NodeID) -> Bool {
        guard isHTML(id, .summary), let parent = parent(id), isHTML(parent, .details) else { return false }
        return children(parent).first { isHTML($0, .summary) } == id
    }

    /// Whether an area stands in a map that an image of the page uses. Complexity: O(nodes); areas are rare.
    func isAreaOfUsedMap(_ id: NodeID) -> Bool {
        guard let map = ancestors(id).first(where: { isHTML($0, .map) }), let name = attribute(map, .name),
            !name.isEmpty
        else { return false }
        return allNodes.contains { isElement($0) && attribute($0, .usemap) == "#" + name }
    }

    /// How an element is rendered without any style sheet of the page (HTML Standard 15.3, the parts that matter here).
    public func userAgentRendering(_ id: NodeID) -> Rendering {
        guard namespace(id) == .html else { return Rendering(display: .inline) }
        if hasAttribute(id, .hidden) { return Rendering(display: .none) }
        let tag = tagName(id)
        if RenderingTables.notRendered.contains(tag) { return Rendering(display: .none) }
        if tag == .dialog, !hasAttribute(id, .open) { return Rendering(display: .none) }
        if tag == .input, inputType(id) == "hidden" { return Rendering(display: .none) }
        return Rendering(display: RenderingTables.block.contains(tag) ? .block : .inline)
    }
}

/// Tables of the user agent's style sheet.
enum RenderingTables {
    static let notRendered: Set<TagName> = [
        .area, .base, .basefont, .datalist, .head, .link, .meta, .noembed, .noframes, .param, .rp, .script, .style,
        .template, .title,
    ]

    static let block: Set<TagName> = [
        .address, .article, .aside, .blockquote, .body, .caption, .center, .col, .colgroup, .dd, .details, .dialog,
        .dir, .div, .dl, .dt, .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header,
        .hgroup, .hr, .html, .legend, .li, .listing, .main, .menu, .nav, .ol, .optgroup, .option, .p, .plaintext,
        .pre, .search, .section, .summary, .table, .tbody, .td, .tfoot, .th, .thead, .tr, .ul, .xmp,
    ]
}
