import Diagnostics
import HTML
import Testing

@testable import Audit

/// What is in the accessibility tree, and what people see, by markup and style sheets. The element judged has the id
/// `x`.
@Suite struct VisibilityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var style = ""
        let body: String
        /// Not in the accessibility tree.
        let isHidden: Bool
        let isSeen: Bool
        var testDescription: String { style + " " + body }
    }

    private static let paragraph = "<p id=x>Words</p>"

    static let cases: [Case] = [
        .init(body: paragraph, isHidden: false, isSeen: true),
        // display, visibility
        .init(style: "p{display:none}", body: paragraph, isHidden: true, isSeen: false),
        .init(
            style: "div{display:none} p{display:block}", body: "<div>\(paragraph)</div>", isHidden: true, isSeen: false),
        .init(style: "div{display:contents}", body: "<div>\(paragraph)</div>", isHidden: false, isSeen: true),
        .init(style: "p{visibility:hidden}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "p{visibility:collapse}", body: paragraph, isHidden: true, isSeen: false),
        .init(
            style: "div{visibility:hidden} p{visibility:visible}", body: "<div>\(paragraph)</div>", isHidden: false,
            isSeen: true),
        // What is hidden from the eyes alone
        .init(style: "p{opacity:0}", body: paragraph, isHidden: false, isSeen: false),
        .init(style: "p{position:absolute;clip:rect(0,0,0,0)}", body: paragraph, isHidden: false, isSeen: false),
        .init(style: "p{clip:rect(0,0,0,0)}", body: paragraph, isHidden: false, isSeen: true),
        .init(style: "p{clip-path:inset(50%)}", body: paragraph, isHidden: false, isSeen: false),
        .init(style: "p{position:absolute;left:-9999px}", body: paragraph, isHidden: false, isSeen: false),
        .init(style: "p{position:absolute;left:-1px}", body: paragraph, isHidden: false, isSeen: true),
        .init(style: "p{margin-left:-9999px}", body: paragraph, isHidden: false, isSeen: false),
        .init(style: "p{width:1px;height:1px;overflow:hidden}", body: paragraph, isHidden: false, isSeen: false),
        // content-visibility, hidden, inert
        .init(style: "div{content-visibility:hidden}", body: "<div>\(paragraph)</div>", isHidden: true, isSeen: false),
        .init(style: "p{content-visibility:hidden}", body: paragraph, isHidden: false, isSeen: true),
        .init(style: "div{content-visibility:auto}", body: "<div>\(paragraph)</div>", isHidden: false, isSeen: true),
        .init(body: "<p id=x hidden>Words</p>", isHidden: true, isSeen: false),
        .init(style: "p{display:block}", body: "<p id=x hidden>Words</p>", isHidden: false, isSeen: true),
        .init(body: "<div hidden=until-found>\(paragraph)</div>", isHidden: true, isSeen: false),
        .init(body: "<div inert>\(paragraph)</div>", isHidden: true, isSeen: true),
        .init(body: "<div aria-hidden=true>\(paragraph)</div>", isHidden: true, isSeen: true),
        .init(body: "<div aria-hidden=true><p id=x aria-hidden=false>Words</p></div>", isHidden: true, isSeen: true),
        .init(body: "<div aria-hidden=false>\(paragraph)</div>", isHidden: false, isSeen: true),
        // details, dialog, popover
        .init(body: "<details><summary>More</summary>\(paragraph)</details>", isHidden: true, isSeen: false),
        .init(body: "<details open><summary>More</summary>\(paragraph)</details>", isHidden: false, isSeen: true),
        .init(body: "<details><summary id=x>More</summary>Words</details>", isHidden: false, isSeen: true),
        .init(body: "<details><summary>A</summary><summary id=x>B</summary></details>", isHidden: true, isSeen: false),
        .init(body: "<dialog>\(paragraph)</dialog>", isHidden: true, isSeen: false),
        .init(body: "<dialog open>\(paragraph)</dialog>", isHidden: false, isSeen: true),
        .init(body: "<div popover>\(paragraph)</div>", isHidden: true, isSeen: false),
        // What browsers do not show
        .init(body: "<template>T</template><script id=x>1</script>", isHidden: true, isSeen: false),
        .init(body: "<input id=x type=hidden>", isHidden: true, isSeen: false),
        .init(body: "<datalist id=x><option>A</datalist>", isHidden: true, isSeen: false),
        .init(body: "<map name=m><area id=x href=a alt=A></map>", isHidden: true, isSeen: false),
        .init(
            body: "<map name=m><area id=x href=a alt=A></map><img src=a.png usemap=#m alt=M>", isHidden: false,
            isSeen: false),
        // How the rules come to apply
        .init(
            style: "@layer a{p{display:block}} @layer b{p{display:none}}", body: paragraph, isHidden: true,
            isSeen: false),
        .init(style: "@layer a{p{display:none}} p{display:block}", body: paragraph, isHidden: false, isSeen: true),
        .init(
            style: "@layer a{p{display:none!important}} p{display:block!important}", body: paragraph, isHidden: true,
            isSeen: false),
        .init(style: "div{& p{display:none}}", body: "<div>\(paragraph)</div>", isHidden: true, isSeen: false),
        .init(style: "@media print{p{display:none}}", body: paragraph, isHidden: false, isSeen: true),
        .init(style: "@media (min-width:600px){p{display:none}}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "@supports (display:grid){p{display:none}}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "@supports not (display:grid){p{display:none}}", body: paragraph, isHidden: false, isSeen: true),
        .init(
            style: "@supports selector(:has(a)){p{visibility:hidden}}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "body{--d:none} p{display:var(--d,block)}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "p{display:var(--d,none)}", body: paragraph, isHidden: true, isSeen: false),
        .init(style: "div:has(> p){display:none}", body: "<div>\(paragraph)</div>", isHidden: true, isSeen: false),
        .init(body: "<p id=x style=\"display:none\">Words</p>", isHidden: true, isSeen: false),
    ]

    @Test(arguments: cases)
    func `what is hidden and what is seen`(_ test: Case) throws {
        let html = "<!DOCTYPE html><html lang=en><title>T</title><style>\(test.style)</style><body>\(test.body)"
        let file = SiteFile(source: SourceFile(path: "page.html", text: html))
        let folder = SiteFolder(pages: [file], assets: SiteAssets())
        let page = Page(file, in: folder, styling: Styling(FolderStyles([:], pages: [file])), book: AddressBook(folder))
        let element = try #require(page.tree.element(withID: "x"))
        #expect(page.isHidden(element) == test.isHidden)
        #expect(page.isSeen(element) == test.isSeen)
    }
}
