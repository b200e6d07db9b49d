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
}
