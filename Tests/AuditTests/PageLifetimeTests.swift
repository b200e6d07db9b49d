import Diagnostics
import HTML
import Testing

@testable import Audit

/// Pages are judged one after the other; what was judged must not stay in memory.
@Suite struct PageLifetimeTests {
    private static let text = """
        <!DOCTYPE html><html lang="en"><head><title>Search</title><style>
        input { border: 1px solid #767676; background: #fff } input:focus { outline: 2px solid #00f }
        @media (prefers-color-scheme: dark) { input { border-color: #999; background: #222 } }
        @media print { p { color: #000 } }</style></head>
        <body><main><h1>Search</h1><label>Words <input></label><p>Text with <a href="#a">a link</a></p></main></body></html>
        """

    @Test func `a page is freed when its rules were judged`() {
        weak var judged: Page?
        let dispatch = Dispatch(Rules.all, isReported: Rules.all.map { _ in true })
        do {
            let file = SiteFile(source: SourceFile(path: "page.html", text: Self.text))
            let folder = SiteFolder(pages: [file], assets: SiteAssets())
            let page = Page(
                file, in: folder, styling: Styling(FolderStyles([:], pages: [file])), book: AddressBook(folder))
            _ = dispatch.judge(page)
            _ = PageFacts(page)
            judged = page
        }
        #expect(judged == nil)
    }
}
