import ARIA
import HTML

extension PageFacts {
    /// Gathers from a page that was just judged.
    init(_ page: Page) {
        path = page.file.path
        var names: [Int] = []
        for element in page.index.elements(with: .id) {
            if let id = page.document.unsafeAttribute(element, .id), !id.isEmpty { names.append(Anchors.hash(id)) }
        }
        for element in page.index.elements(with: .name) where page.isHTML(element, .a) {
            if let name = page.document.unsafeAttribute(element, .name), !name.isEmpty {
                names.append(Anchors.hash(name))
            }
        }
        if let element = page.index[.title].first {
            title = page.document.textContent(element).collapsingSpace
            titleRange = page.range(of: element)
        }
        anchors = Anchors(names)
        links = targets(of: .link, page)
        frames = targets(of: .frame, page)
        gatherNavigations(page)
        isRedirect = page.isRedirect
        for address in page.addresses where address.use == .link {
            guard let fragment = address.address.fragment, !page.skipLinks.contains(address.element),
                let target = page.target(of: address).flatMap({ page.folder.pageNumbers[$0] })
            else { continue }
            let range = page.range(of: .attribute(address.element, address.attribute))
            fragmentLinks.append(
                FragmentLink(
                    target: target, fragment: fragment,
                    range: UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound)))
        }
    }

    /// The pages that a kind of address leads to, each once.
    private func targets(of use: PageAddress.Use, _ page: Page) -> [Int32] {
        let found = page.addresses.compactMap { address -> Int32? in
            guard address.use == use, let target = page.target(of: address) else { return nil }
            return page.folder.pageNumbers[target]
        }
        return Set(found).sorted()
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
            var found: [Int32] = []
            var seen: Set<Int32> = []
            for element in page.document.elements(in: landmark) {
                guard links[element.number] >= 0 else { continue }
                let address = page.addresses[Int(links[element.number])].address
                guard address.fragment == nil, case .inside(let path) = address.place,
                    let target = page.folder.pageNumbers[path], seen.insert(target).inserted
                else { continue }
                found.append(target)
            }
            navigations.append(
                Navigation(page: path, name: page.name(landmark), targets: found, range: page.range(of: landmark)))
        }
    }
}
