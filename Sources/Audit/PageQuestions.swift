import ARIA
import HTML

// Questions that several rules ask of a page.

extension Page {
    /// Whether the element stands in the body.
    func isInBody(_ id: NodeID) -> Bool {
        guard let body = document.body else { return false }
        return id == body || document.ancestors(id).contains(body)
    }

    /// Whether people can perceive the node at all: it is seen, or assistive technology is told of it.
    func isExposedOrSeen(_ id: NodeID) -> Bool { !tree.isHidden(id) || tree.isVisible(id) }

    /// Whether sighted people can see the element.
    func isSeen(_ id: NodeID) -> Bool { tree.isVisible(id) && sight.isSeen(id) }

    /// Whether an element has text of its own.
    func hasOwnText(_ id: NodeID) -> Bool {
        document.children(id).contains { document.isText($0) && !document.text($0).isBlank }
    }

    // MARK: Landmarks and headings

    /// The nearest landmark around an element; regions count, for they are named.
    func landmark(around id: NodeID) -> NodeID? {
        document.ancestors(id).first { document.isElement($0) && role($0)?.isLandmark == true }
    }

    /// Whether the element stands in what pages repeat: navigation, banner, footer, complementary content.
    func isInRepeatedBlock(_ id: NodeID) -> Bool {
        if isRepeatedBlock(id) { return true }
        return document.ancestors(id).contains { document.isElement($0) && isRepeatedBlock($0) }
    }

    private func isRepeatedBlock(_ id: NodeID) -> Bool {
        switch role(id) {
        case .navigation, .complementary, .banner, .contentinfo: true
        default: false
        }
    }

    /// Whether there is a block that pages repeat.
    var hasRepeatedBlock: Bool { landmarks.contains { isRepeatedBlock($0) } }

    // MARK: Tables

    /// The table that a part of a table belongs to.
    func table(around id: NodeID) -> NodeID? { document.ancestors(id).first { isHTML($0, .table) } }

    /// Whether a table is exposed as a table or grid.
    func isDataTable(_ table: NodeID) -> Bool {
        switch role(table) {
        case .table, .grid, .treegrid: true
        default: false
        }
    }

    // MARK: Links

    /// The fragment of a link to this page itself, percent-decoded; nil for other links.
    func fragment(of link: NodeID) -> String? {
        guard let href = attribute(link, .href)?.trimmedASCII, href.utf8.first == 0x23 else { return nil }
        return PercentEncoding.decode(String(href.dropFirst()))
    }

    /// The element that a link to this page itself leads to (HTML Standard 7.4.6.4, the indicated part).
    func fragmentTarget(of link: NodeID) -> NodeID? {
        guard let fragment = fragment(of: link) else { return nil }
        if let target = tree.element(withID: fragment) { return target }
        if let anchor = namedAnchors[fragment] { return anchor }
        return fragment.isEmpty || fragment.lowercased() == "top" ? document.body : nil
    }

    /// The elements that skip links lead to.
    var skipTargets: [NodeID] { skipLinks.compactMap { fragmentTarget(of: $0) } }
}
