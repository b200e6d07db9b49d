import Guidance

extension PageKind {
    static let lessons = PageKind("lessons") { site in
        let pages = EntryPages.pages(of: .lesson, template: "lesson", in: site)
        return SectionIndex.page(.lessons, kind: .lesson, in: site) + pages
    }
}
