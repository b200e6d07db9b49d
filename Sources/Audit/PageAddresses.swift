import ARIA
import HTML

/// One address in a page that a browser follows or loads.
struct PageAddress {
    enum Use: Sendable, Hashable {
        /// Followed when somebody chooses it.
        case link
        /// Loaded with the page.
        case resource
        /// A document loaded into a frame.
        case frame
    }

    let element: NodeID
    let attribute: AttributeName
    let use: Use
    let text: String
    let address: SiteAddress
}

extension Page {
    /// The addresses of links, images, styles, scripts, media and frames.
    func findAddresses() -> [PageAddress] {
        // A base element changes what every address means; a full URL puts them all on another host.
        var base = file.path
        if let element = elements.first(where: { isHTML($0, .base) && has($0, .href) }) {
            switch SiteAddress(attribute(element, .href) ?? "", from: file.path).place {
            case .inside(let path): base = path
            case .samePage: break
            default: return []
            }
        }
        var found: [PageAddress] = []
        for element in elements where document.namespace(element) == .html {
            for (name, use) in PageAddress.attributes(of: document.tagName(element), element, self) {
                guard let value = attribute(element, name) else { continue }
                for text in name == .srcset ? PageAddress.candidates(value) : [value] {
                    found.append(PageAddress(
                        element: element, attribute: name, use: use, text: text,
                        address: SiteAddress(text, from: base)))
                }
            }
        }
        return found
    }
}

extension Page {
    /// The path of the page that a link leads to, or nil for other places.
    func target(of address: PageAddress) -> String? {
        switch address.address.place {
        case .samePage: return file.path
        case .inside(let path):
            guard case .file(let target) = folder.match(path) else { return nil }
            return target
        default: return nil
        }
    }
}

extension PageAddress {
    fileprivate static func attributes(
        of tag: TagName, _ element: NodeID, _ page: Page
    ) -> [(AttributeName, Use)] {
        switch tag {
        case .a, .area: return [(.href, .link)]
        case .img, .source: return [(.src, .resource), (.srcset, .resource)]
        case .script, .embed, .audio, .track: return [(.src, .resource)]
        case .video: return [(.src, .resource), (.poster, .resource)]
        case .input: return page.document.inputType(element) == "image" ? [(.src, .resource)] : []
        case .iframe, .frame: return [(.src, .frame)]
        case .object: return [(.data, .resource)]
        case .link: return isLoaded(page.attribute(element, .rel)) ? [(.href, .resource)] : []
        default: return []
        }
    }

    /// HTML Standard 4.6.7: the link types that are external resources.
    private static func isLoaded(_ relation: String?) -> Bool {
        let types = (relation ?? "").lowercased().spaceSeparatedTokens
        return !Set(types).isDisjoint(with: [
            "stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest", "apple-touch-icon", "preconnect",
            "dns-prefetch", "mask-icon",
        ])
    }

    /// The URLs of a srcset attribute.
    fileprivate static func candidates(_ value: String) -> [String] {
        value.split(separator: ",").compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
    }
}
