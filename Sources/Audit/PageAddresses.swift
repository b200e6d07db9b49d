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
    let entry: AddressBook.Entry

    var text: String { entry.text }
    var address: SiteAddress { entry.address }
    /// What the folder has at the address; nil for one that does not lead into the folder.
    var match: SiteFolder.Match? { entry.match }
}

extension Page {
    /// The addresses of links, images, styles, scripts, media and frames.
    func findAddresses() -> [PageAddress] {
        // A base element changes what every address means; a full URL puts them all on another host.
        var base = file.path
        if let element = index[.base].first(where: { has($0, .href) }) {
            switch SiteAddress(attribute(element, .href) ?? "", from: file.path).place {
            case .inside(let path): base = path
            case .samePage: break
            default: return []
            }
        }
        let folder = book.folderNumber(of: base)
        var found: [PageAddress] = []
        for element in elements where document.namespace(element) == .html {
            for (name, use) in PageAddress.attributes(of: document.tagName(element), element, self) {
                guard let value = document.unsafeAttribute(element, name) else { continue }
                guard name == .srcset else {
                    let entry = book.entry(value, from: base, folder: folder)
                    found.append(PageAddress(element: element, attribute: name, use: use, entry: entry))
                    continue
                }
                for text in PageAddress.candidates(value) {
                    let entry = text.withUnsafeBufferPointer { book.entry($0, from: base, folder: folder) }
                    found.append(PageAddress(element: element, attribute: name, use: use, entry: entry))
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
        default:
            guard case .file(let target)? = address.match else { return nil }
            return target
        }
    }
}

extension PageAddress {
    private static let links: [(AttributeName, Use)] = [(.href, .link)]
    private static let images: [(AttributeName, Use)] = [(.src, .resource), (.srcset, .resource)]

    fileprivate static func attributes(
        of tag: TagName, _ element: NodeID, _ page: Page
    ) -> [(AttributeName, Use)] {
        switch tag {
        case .a, .area: return links
        case .img, .source: return images
        case .script, .embed, .audio, .track: return [(.src, .resource)]
        case .video: return [(.src, .resource), (.poster, .resource)]
        case .input: return page.document.inputType(element) == "image" ? [(.src, .resource)] : []
        case .iframe, .frame: return [(.src, .frame)]
        case .object: return [(.data, .resource)]
        case .link: return isLoaded(page.attribute(element, .rel)) ? [(.href, .resource)] : []
        default: return []
        }
    }

    /// Whether an address has a colon or two slashes side by side.
    static func mayNameHost(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var wasSlash = false
        for byte in bytes {
            if byte == 0x3A || byte == 0x2F && wasSlash { return true }
            wasSlash = byte == 0x2F
        }
        return false
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
    fileprivate static func candidates(_ value: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        String(decoding: value, as: UTF8.self).split(separator: ",")
            .compactMap { $0.split(whereSeparator: \.isWhitespace).first.map { Array($0.utf8) } }
    }
}
