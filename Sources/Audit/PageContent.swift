import ARIA
import Diagnostics
import HTML

// Text, links and frames as several rules look at them.

extension Page {
    /// The exposed links with one name each, in the order of the first.
    func groupLinks() -> [[NodeID]] {
        var names = ByteTable()
        var links: [[NodeID]] = []
        for element in elements where !isHidden(element) && role(element) == .link {
            var name = name(element)
            guard !name.isEmpty else { continue }
            name = name.lowercased()
            let place = name.withUTF8 { names.number(of: $0) }
            if place < links.count { links[place].append(element) } else { links.append([element]) }
        }
        return links
    }

    /// The text inside an element that is seen.
    func visibleText(of element: NodeID) -> String { visibleText(of: element, limit: Int.max).text }

    /// The text that is seen in an element, and whether that is all of it.
    ///
    /// - Parameter limit: how many nodes and bytes of text are looked at.
    func visibleText(of element: NodeID, limit: Int) -> (text: String, isWhole: Bool) {
        var text = ""
        var skipped: NodeID?
        var visits = 0
        for visit in document.visits(element) {
            visits += 1
            if visits > limit || text.utf8.count > limit { return (text, false) }
            switch visit {
            case .leave(let id):
                if id == skipped { skipped = nil }
                if document.isElement(id), id != element, !tree.isInline(id) { text += " " }
            case .enter(let id):
                guard skipped == nil else { continue }
                if document.isElement(id) {
                    if !isSeen(id) {
                        skipped = id
                    } else if id != element, !tree.isInline(id) || document.isHTML(id, .br) {
                        text += " "
                    }
                } else if document.isText(id) {
                    text += document.text(id)
                }
            }
        }
        return (text, true)
    }

    /// The text that belongs to a link besides its own (WCAG 2.4.4, programmatically determined link context): its
    /// description, the rest of its paragraph, list items, or cell, and the headers of the cell.
    func linkContext(_ link: NodeID) -> String {
        var parts = [tree.description(link).text]
        if let block = document.ancestors(link).first(where: { document.isElement($0) && !tree.isInline($0) }),
            block != document.body, block != root
        {
            parts.append(blockText(block))
        }
        for ancestor in document.ancestors(link) where isHTML(ancestor, .li) || isHTML(ancestor, .td) {
            parts.append(ownText(of: ancestor))
            if isHTML(ancestor, .td) { parts += headerTexts(of: ancestor) }
        }
        return Words.of(parts.joined(separator: " ")).joined(separator: " ")
    }

    /// Whether something besides the link's own words says where it leads.
    func hasLinkContext(_ link: NodeID) -> Bool {
        let own = Set(Words.of(name(link)))
        return !Set(linkContext(link).split(separator: " ").map(String.init)).subtracting(own).isEmpty
    }

    /// Whether a link leads to a part of this page that begins with the link's own words, as entries of a table of
    /// contents do.
    func isTitleOfTarget(_ name: String, _ link: NodeID) -> Bool {
        guard let fragment = fragment(of: link), !fragment.isEmpty, let target = fragmentTarget(of: link) else {
            return false
        }
        let own = Words.of(name)
        return Words.of(document.textContent(target), limit: own.count).elementsEqual(own)
    }

    /// The text of an element without that of the lists inside.
    private func ownText(of element: NodeID) -> String {
        document.children(element).filter { !isHTML($0, .ul) && !isHTML($0, .ol) }
            .map { document.isText($0) ? document.text($0) : document.textContent($0) }
            .joined(separator: " ")
    }

    private func headerTexts(of cell: NodeID) -> [String] {
        guard let table = table(around: cell), isDataTable(table) else { return [] }
        let model = tableModel(table)
        guard let own = model.cells.first(where: { $0.element == cell }) else { return [] }
        return model.cells
            .filter { $0.isHeader && ($0.columns.overlaps(own.columns) || $0.rows.overlaps(own.rows)) }
            .map { document.textContent($0.element) }
    }

    enum Comparison {
        case same, different, unknown
    }

    /// Whether two links lead to the same place, as far as their addresses say.
    func compareTargets(_ one: NodeID, _ other: NodeID) -> Comparison {
        let first = target(one)
        let second = target(other)
        guard let first, let second else { return .unknown }
        if first == second { return .same }
        let places = [first, second].map { SiteAddress($0, from: file.path).place }
        if case .network(let host) = places[0], case .network(let otherHost) = places[1], host != otherHost {
            return .different
        }
        return .unknown
    }

    /// The worst that comparing the targets of links two by two can say.
    func compareTargets(_ links: [NodeID]) -> Comparison {
        let folder = book.folderNumber(of: file.path)
        var first: UnsafeBufferPointer<UInt8>?
        var host: String?
        var result = Comparison.same
        for link in links {
            guard let bytes = document.unsafeAttribute(link, .href) else {
                // An SVG link with its address in another attribute.
                if document.namespace(link) == .svg { return .different }
                result = .unknown
                continue
            }
            if let first {
                if !bytes.elementsEqual(first) { result = .unknown }
            } else {
                first = bytes
            }
            // Without a colon or two slashes, an address leads to no other host.
            guard PageAddress.mayNameHost(bytes),
                case .network(let other) = book.entry(bytes, from: file.path, folder: folder).address.place
            else { continue }
            if let host, host != other { return .different }
            host = other
        }
        return result
    }

    private func target(_ link: NodeID) -> String? {
        attribute(link, .href)?.trimmedASCII ?? document.xlinkAttribute(link, "href")?.trimmedASCII
    }

    /// The document that a frame shows: its srcdoc, or a page of the folder.
    func frameContent(_ frame: NodeID) -> Document? {
        if let content = attribute(frame, .srcdoc) {
            return HTMLParser.parseDocument(
                SourceFile(path: file.path, text: content), depthLimit: HTMLParser.browserDepthLimit)
        }
        guard let address = attribute(frame, .src),
            case .inside(let path) = SiteAddress(address, from: file.path).place,
            case .file(let target) = folder.match(path), let page = folder.pages[target]
        else { return nil }
        return HTMLParser.parseDocument(page.source, depthLimit: HTMLParser.browserDepthLimit)
    }
}
