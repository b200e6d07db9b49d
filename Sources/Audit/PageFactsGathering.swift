import ARIA
import HTML

extension PageFacts {
    /// Gathers from a page that was just judged.
    init(_ page: Page) {
        path = page.file.path
        for element in page.elements {
            if let id = page.document.unsafeAttribute(element, .id), !id.isEmpty { _ = anchors.number(of: id) }
            guard page.document.namespace(element) == .html else { continue }
            switch page.document.tagName(element) {
            case .a:
                if let name = page.document.unsafeAttribute(element, .name), !name.isEmpty {
                    _ = anchors.number(of: name)
                }
            case .title where title == nil:
                title = page.document.textContent(element).collapsingSpace
                titleRange = page.range(of: element)
            default: break
            }
        }
        targets = Set(page.addresses.compactMap { $0.use == .resource ? nil : page.target(of: $0) })
        gatherNavigations(page)
        isRedirect = page.isRedirect
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

    private mutating func gatherNavigations(_ page: Page) {
        let landmarks = page.landmarks.filter { page.role($0) == .navigation }
        guard !landmarks.isEmpty else { return }
        /// By node number: the place of the link's address, or -1.
        var links = [Int32](repeating: -1, count: page.document.nodeCount)
        for (place, address) in page.addresses.enumerated()
        where address.use == .link && links[address.element.number] < 0 {
            links[address.element.number] = Int32(truncatingIfNeeded: place)
        }
        for landmark in landmarks {
            var found: [String] = []
            var seen: Set<String> = []
            for element in page.document.elements(in: landmark) {
                guard links[element.number] >= 0 else { continue }
                let address = page.addresses[Int(links[element.number])].address
                guard address.fragment == nil, case .inside(let target) = address.place, seen.insert(target).inserted
                else { continue }
                found.append(target)
            }
            navigations.append(
                Navigation(page: path, name: page.name(landmark), targets: found, range: page.range(of: landmark)))
        }
    }
}
