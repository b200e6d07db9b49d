import ARIA
import HTML

extension PageFacts {
    /// Gathers from a page that was just judged.
    init(_ page: Page) {
        path = page.file.path
        for element in page.elements {
            if let id = page.attribute(element, .id), !id.isEmpty { anchors.insert(id) }
            guard page.document.namespace(element) == .html else { continue }
            switch page.document.tagName(element) {
            case .a:
                if let name = page.attribute(element, .name), !name.isEmpty { anchors.insert(name) }
            case .title where title == nil:
                title = page.document.textContent(element).collapsingSpace
                titleRange = page.range(of: element)
            default: break
            }
        }
        isRedirect = Refresh.first(on: page)?.isRedirect == true
        for address in page.addresses where address.use == .link {
            guard let fragment = address.address.fragment, !page.skipLinks.contains(address.element),
                let target = page.target(of: address)
            else { continue }
            fragmentLinks.append(
                FragmentLink(
                    target: target, fragment: fragment,
                    range: page.range(of: .attribute(address.element, address.attribute))))
        }
    }
}
