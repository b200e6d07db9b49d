import Guidance

extension PageKind {
    static let components = PageKind("components") { site in
        let pages = EntryPages.pages(of: .component, template: "component", in: site)
        return SectionIndex.page(.components, kind: .component, in: site) + pages
    }
}
