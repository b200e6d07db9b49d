import Diagnostics
import HTML
import Testing

@testable import ARIA

/// Which fields are disabled by what is around them. The element judged has the id `x`.
@Suite struct FocusTests {
    static let cases: [(html: String, isDisabled: Bool)] = [
        ("<input id=x>", false), ("<input id=x disabled>", true), ("<fieldset disabled><input id=x></fieldset>", true),
        ("<fieldset disabled><legend><input id=x></legend></fieldset>", false),
        ("<fieldset disabled><legend><b><input id=x></b></legend></fieldset>", false),
        ("<fieldset disabled><legend>A</legend><legend><input id=x></legend></fieldset>", true),
        ("<fieldset disabled><div><legend><input id=x></legend></div></fieldset>", true),
        ("<fieldset disabled><fieldset><input id=x></fieldset></fieldset>", true),
        ("<fieldset disabled><fieldset><legend><input id=x></legend></fieldset></fieldset>", true),
        ("<fieldset><legend><fieldset disabled><input id=x></fieldset></legend></fieldset>", true),
        // The first legend of each disabled fieldset is spared by that fieldset, and by no other.
        ("<fieldset disabled><legend><fieldset><input id=x></fieldset></legend></fieldset>", false),
        ("<fieldset disabled><legend><fieldset disabled><input id=x></fieldset></legend></fieldset>", true),
        (
            "<fieldset disabled><legend><fieldset disabled><legend><input id=x></legend></fieldset></legend></fieldset>",
            false
        ),
        (
            "<fieldset disabled><p><fieldset disabled><legend><input id=x></legend></fieldset></fieldset>", true
        ),
        ("<fieldset disabled><legend><fieldset id=x></fieldset></legend></fieldset>", false),
        ("<fieldset disabled><fieldset id=x></fieldset></fieldset>", true),
        ("<select><optgroup disabled><option id=x>A</optgroup></select>", true),
        ("<select><optgroup><option id=x>A</optgroup></select>", false),
        ("<fieldset disabled><a id=x href=a>A</a></fieldset>", false),
    ]

    @Test(arguments: cases.indices)
    func `fields are disabled as in browsers`(_ index: Int) throws {
        let (html, isDisabled) = Self.cases[index]
        let tree = AccessibilityTree(HTMLParser.parseDocument(SourceFile(path: "page.html", text: html)))
        let element = try #require(tree.element(withID: "x"))
        #expect(tree.isDisabled(element) == isDisabled, "\(html)")
    }
}
