import Guidance

extension PageKind {
    static let guidance = PageKind("guidance") { site in
        let pages = EntryPages.pages(of: .guidance, template: "guidance", in: site)
        return SectionIndex.page(.guidance, kind: .guidance, in: site) + pages
    }
}
