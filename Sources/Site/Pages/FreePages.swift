import Guidance

extension PageKind {
    static let freePages = PageKind("pages") { site in
        let pages = EntryPages.pages(of: .page, template: "page", in: site)
        return SectionIndex.page(.pages, kind: .page, in: site) + pages
    }
}
