import Diagnostics
import HTML
import Testing

@testable import ARIA

/// ARIA in HTML, the roles that authors may put on elements. The element judged has the id `x`.
@Suite struct AllowedRoleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let html: String, allowed: [Role], refused: [Role]
        var testDescription: String { html }
    }

    static let cases: [Case] = [
        .init(
            html: "<a id=x href=a>", allowed: [.button, .menuitem, .tab, .switch], refused: [.heading, .img, .region]),
        .init(html: "<a id=x>", allowed: [.heading, .img, .button], refused: []),
        .init(
            html: "<article id=x>", allowed: [.feed, .main, .region, .presentation], refused: [.button, .navigation]),
        .init(html: "<aside id=x>", allowed: [.note, .search, .region], refused: [.main, .button]),
        .init(
            html: "<button id=x>", allowed: [.link, .tab, .switch, .combobox, .option],
            refused: [.heading, .textbox, .img]),
        .init(html: "<details id=x>", allowed: [], refused: [.group, .button, .region]),
        .init(html: "<details><summary id=x>", allowed: [], refused: [.heading, .link]),
        .init(html: "<dialog id=x>", allowed: [.alertdialog], refused: [.region, .button]),
        .init(html: "<div id=x>", allowed: [.button, .list, .main], refused: []),
        .init(html: "<dl><div id=x>", allowed: [.presentation, Role.none], refused: [.group, .listitem]),
        .init(html: "<dl><dt id=x>", allowed: [.listitem], refused: [.heading, .button]),
        .init(html: "<dl><dd id=x>", allowed: [], refused: [.listitem, .button]),
        .init(html: "<fieldset id=x>", allowed: [.radiogroup, .presentation], refused: [.region, .list]),
        .init(html: "<figure id=x>", allowed: [.group, .region, .img], refused: []),
        .init(html: "<figure id=x><figcaption>A</figcaption></figure>", allowed: [], refused: [.group, .img]),
        .init(html: "<form id=x>", allowed: [.search, .presentation], refused: [.group, .region]),
        .init(html: "<h2 id=x>", allowed: [.tab, .presentation], refused: [.button, .link]),
        .init(html: "<header id=x>", allowed: [.group, .presentation], refused: [.navigation, .button]),
        .init(html: "<hr id=x>", allowed: [.presentation], refused: [.button, .img]),
        .init(html: "<iframe id=x>", allowed: [.application, .document, .img], refused: [.region, .button]),
        .init(html: "<img id=x alt=A>", allowed: [.button, .checkbox, .math, .tab], refused: [.heading, .region]),
        .init(html: "<img id=x alt=''>", allowed: [.presentation, Role.none], refused: [.button, .img]),
        .init(html: "<input id=x>", allowed: [.combobox, .searchbox, .spinbutton], refused: [.button, .listbox]),
        .init(html: "<input id=x list=l>", allowed: [], refused: [.combobox, .searchbox]),
        .init(
            html: "<input id=x type=checkbox>", allowed: [.switch, .menuitemcheckbox, .option],
            refused: [.button, .radio]),
        .init(html: "<input id=x type=checkbox aria-pressed=true>", allowed: [.button, .switch], refused: [.link]),
        .init(html: "<input id=x type=radio>", allowed: [.menuitemradio], refused: [.button, .checkbox]),
        .init(html: "<input id=x type=button>", allowed: [.link, .tab, .menuitem], refused: [.heading, .textbox]),
        .init(html: "<input id=x type=email>", allowed: [], refused: [.combobox, .searchbox]),
        .init(html: "<input id=x type=hidden>", allowed: [], refused: [.button]),
        .init(html: "<label id=x>", allowed: [], refused: [.button, .heading]),
        .init(html: "<main id=x>", allowed: [], refused: [.region, .article]),
        .init(html: "<nav id=x>", allowed: [.menu, .menubar, .tablist, .docToc], refused: [.region, .button]),
        .init(html: "<ol id=x>", allowed: [.menu, .tablist, .tree, .group], refused: [.navigation, .table]),
        .init(html: "<ul id=x>", allowed: [.listbox, .toolbar, .radiogroup], refused: [.article, .button]),
        .init(html: "<select id=x>", allowed: [.menu], refused: [.listbox, .button]),
        .init(html: "<select id=x multiple>", allowed: [], refused: [.menu, .button]),
        .init(html: "<table id=x>", allowed: [.grid, .presentation, .list], refused: []),
        .init(html: "<table><tr><td id=x>", allowed: [], refused: [.gridcell, .button]),
        .init(html: "<table role=grid><tr><td id=x>", allowed: [.gridcell], refused: []),
        .init(html: "<table role=none><tr id=x>", allowed: [.row, .button], refused: []),
        .init(html: "<textarea id=x></textarea>", allowed: [], refused: [.searchbox, .button]),
        .init(html: "<video id=x></video>", allowed: [.application], refused: [.img, .button]),
        .init(html: "<svg id=x>", allowed: [.img, .button], refused: []),
    ]

    @Test(arguments: cases)
    func `elements take the roles that ARIA in HTML allows and no others`(_ test: Case) throws {
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: test.html)))
        let element = try #require(tree.element(withID: "x"))
        let roles = tree.allowedRoles(element)
        for role in test.allowed { #expect(roles.contains(role), "\(role.rawValue) is allowed") }
        for role in test.refused { #expect(!roles.contains(role), "\(role.rawValue) is not allowed") }
    }
}
