/// The kinds of page of a site, in the order in which they are planned. Each stands in a file of its own in `Pages/`.
///
/// A kind gives as many pages as the content asks for: none when its page would be empty.
struct PageKind: Sendable {
    let name: String
    let pages: @Sendable (SiteContext) -> [Page]

    init(_ name: String, pages: @escaping @Sendable (SiteContext) -> [Page]) {
        self.name = name
        self.pages = pages
    }

    static let all: [PageKind] = [
        .home,
        .components,
        .chooser,
        .globalRules,
        .codes,
        .guidance,
        .lessons,
        .freePages,
        .checklists,
        .worksheet,
        .criteria,
        .interfaces,
        .glossary,
        .familyComparisons,
        .coverage,
        .freshness,
        .defects,
        .planned,
        .changes,
        .book,
        .index,
        .notFound,
    ]
}
