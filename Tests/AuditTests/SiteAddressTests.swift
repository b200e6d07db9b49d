import Diagnostics
import Testing

@testable import Audit

@Suite("Addresses")
struct SiteAddressTests {
    @Test(
        "A delimiter is a delimiter whatever combining mark follows it",
        arguments: [
            ("#\u{FE0F}-how", SiteAddress.Place.samePage, "\u{FE0F}-how"),
            ("a.html#\u{301}x", .inside("pages/a.html"), "\u{301}x"),
            ("a.html?\u{301}#y", .inside("pages/a.html"), "y"),
            ("../b/\u{301}.html", .inside("b/\u{301}.html"), nil),
        ] as [(String, SiteAddress.Place, String?)])
    func combiningMarks(address: String, place: SiteAddress.Place, fragment: String?) {
        let parsed = SiteAddress(address, from: "pages/index.html")
        #expect(parsed.place == place)
        #expect(parsed.fragment.map { Array($0.utf8) } == fragment.map { Array($0.utf8) })
    }

    @Test("Addresses that differ only in their fragment are what they are one by one, seen from each page")
    func fragmentsOfOnePath() {
        let pages = ["a.html", "b/a.html"].map { SiteFile(source: SourceFile(path: $0, bytes: [])) }
        let book = AddressBook(SiteFolder(pages: pages, assets: SiteAssets()))
        let addresses = [
            "a.html#x", "a.html#y%20z", "a.html#", "../a.html#x", "../a.html#x ", " a.html#q", "#x", "none.html#1",
            "none.html#2", "https://example.org/#x", "https://example.org/#y", "A.html#x", "A.html#y",
        ]
        for page in ["a.html", "b/a.html", "b/c.html"] {
            let folder = book.folderNumber(of: page)
            for address in addresses {
                let bytes = Array(address.utf8)
                let entry = bytes.withUnsafeBufferPointer { book.entry($0, from: page, folder: folder) }
                #expect(entry.address == SiteAddress(address, from: page), "\(address) from \(page)")
                #expect(entry.text == address)
            }
        }
    }
}
