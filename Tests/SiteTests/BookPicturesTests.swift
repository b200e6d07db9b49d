import Diagnostics
import Guidance
import Testing

@testable import Site

@Suite("Pictures of the book")
struct BookPicturesTests {
    @Test(
        "Base 64 as RFC 4648 has it",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, encoded: String) { #expect(BookPictures.base64(Array(text.utf8)) == encoded) }

    private func site(_ files: [String: [UInt8]]) async -> (pages: [String: String], diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
        let pictures = sources.filter { $0.path.contains("/assets/") }
        let catalog = await Catalog.load(
            sources.filter { !$0.path.contains("/assets/") }, assets: Set(pictures.map(\.path)),
            diagnostics: &diagnostics)
        let site = await Site.build(SiteInput(catalog: catalog, assets: pictures), diagnostics: &diagnostics)
        let pages = site.files.filter { $0.path.hasSuffix(".html") }.map {
            ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        }
        return (Dictionary(pages, uniquingKeysWith: { first, _ in first }), diagnostics)
    }

    private let texts = [
        "content/site.yaml": "title: T\n", "content/components/b.md": "# B\n\n## Must haves\n\n- x\n",
        "content/components/a.md": """
        # A

        ![Small](../assets/p.png)

        <p><img src="../assets/q.svg" alt="Raw"><a href="../assets/q.svg">the file</a></p>

        ![Large](../assets/large.jpg)
        """,
    ]

    @Test("Pictures stand in the book and are files on pages; a large one is told and stays a file")
    func embedded() async throws {
        var files = texts.mapValues { Array($0.utf8) }
        files["content/assets/p.png"] = Array("png".utf8)
        files["content/assets/q.svg"] = Array("<svg/>".utf8)
        files["content/assets/large.jpg"] = [UInt8](repeating: 7, count: BookPictures.largest + 1)
        let (pages, diagnostics) = await site(files)
        let book = try #require(pages["book.html"])
        #expect(book.contains("<img src=\"data:image/png;base64,cG5n\" alt=\"Small\""))
        #expect(book.contains("<img src=\"data:image/svg+xml;base64,PHN2Zy8+\" alt=\"Raw\""))
        #expect(book.contains("<a href=\"assets/q.svg\">the file</a>"), "a link to a file is no picture")
        #expect(book.contains("<img src=\"assets/large.jpg\" alt=\"Large\""))
        #expect(book.contains("img-src 'self' data:;"))
        let page = try #require(pages["components/a.html"])
        #expect(page.contains("<img src=\"../assets/p.png\"") && page.contains("img-src 'self';"))
        let told = diagnostics.all.filter { $0.code.id == SiteCodes.largePicture.id }
        #expect(told.count == 1)
        #expect(told.first?.message == "`assets/large.jpg` has 1000 KB and is not put into book.html")
        #expect(told.first?.span?.file.path == "content/components/a.md")
    }
}
