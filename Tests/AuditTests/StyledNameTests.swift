import Diagnostics
import HTML
import Testing

@testable import Audit

/// Accessible names that style sheets have a part in (accname 1.2, steps 2A and 2F.ii). The element named has the id
/// `x`.
@Suite struct StyledNameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let style: String, body: String, name: String
        var testDescription: String { style + " " + body }
    }

    static let cases: [Case] = [
        .init(style: "b::before{content:'New: '}", body: "<button id=x><b>Menu</b></button>", name: "New: Menu"),
        .init(
            style: "#x::after{content:' (opens a menu)'}", body: "<button id=x>File</button>",
            name: "File (opens a menu)"),
        .init(style: "#x::before{content:'★' / 'Favourite'}", body: "<a id=x href=a></a>", name: "Favourite"),
        .init(style: "#x::before{content:'★' / ''}", body: "<a id=x href=a>Menus</a>", name: "Menus"),
        .init(
            style: "#x::before{content:attr(title) ': '}", body: "<button id=x title=T>File</button>", name: "T: File"),
        .init(style: "#x::before{content:'A';display:none}", body: "<button id=x>File</button>", name: "File"),
        .init(style: "#x::before{content:'A';visibility:hidden}", body: "<button id=x>File</button>", name: "File"),
        .init(style: "#x::before{content:none}", body: "<button id=x>File</button>", name: "File"),
        .init(style: "label::before{content:'* '}", body: "<label for=x>Name</label><input id=x>", name: "* Name"),
        .init(style: "b{display:none}", body: "<button id=x>Save <b>now</b></button>", name: "Save"),
        .init(style: "b{visibility:hidden}", body: "<button id=x>Save <b>now</b></button>", name: "Save"),
        .init(style: "b{opacity:0}", body: "<button id=x>Save <b>now</b></button>", name: "Save now"),
        .init(style: "b{display:block}", body: "<button id=x>Save<b>now</b></button>", name: "Save now"),
        .init(style: "div{display:inline}", body: "<button id=x>Save<div>now</div></button>", name: "Savenow"),
        .init(style: "#l{display:none}", body: "<b id=l>Label</b><input id=x aria-labelledby=l>", name: "Label"),
        .init(style: "#l i{display:none}", body: "<b id=l>A <i>B</i></b><input id=x aria-labelledby=l>", name: "A"),
        .init(style: "label{display:none}", body: "<label for=x>Name</label><input id=x title=Title>", name: "Title"),
    ]

    @Test(arguments: cases)
    func `the name is what the style sheet leaves of it`(_ test: Case) throws {
        let html = "<!DOCTYPE html><html lang=en><title>T</title><style>\(test.style)</style><body>\(test.body)"
        let file = SiteFile(source: SourceFile(path: "page.html", text: html))
        let folder = SiteFolder(pages: [file], assets: SiteAssets())
        let page = Page(file, in: folder, styling: Styling(FolderStyles([:], pages: [file])), book: AddressBook(folder))
        #expect(page.name(try #require(page.tree.element(withID: "x"))) == test.name)
    }
}
