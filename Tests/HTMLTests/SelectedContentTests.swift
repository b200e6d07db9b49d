import Diagnostics
import Testing

@testable import HTML

@Suite("selectedcontent")
struct SelectedContentTests {
    private func body(_ text: String) -> String {
        let document = HTMLParser.parseDocument(SourceFile(path: "page.html", text: text))
        DocumentChecks.check(document)
        return String(
            decoding: Serializer.serialize(document, childrenOf: document.body ?? document.rootID), as: UTF8.self)
    }

    private static let button = "<button><selectedcontent></selectedcontent></button>"
    private static func shown(_ text: String) -> String {
        "<button><selectedcontent>\(text)</selectedcontent></button>"
    }

    @Test(
        "The selected option is shown in the button",
        arguments: [
            ("<option>a<option>b", "a"), ("<option>a<option selected>b<option>c", "b"),
            ("<option selected>a<option selected>b", "b"), ("<option disabled>a<option>b", "b"),
            ("<optgroup><option>a</optgroup>", "a"), ("<option><b>a</b>", "<b>a</b>"),
        ])
    func selected(options: String, expected: String) {
        #expect(body("<select>" + Self.button + options + "</select>").contains(Self.shown(expected)))
    }

    @Test(
        "Nothing is shown where several may be chosen or no option is chosen",
        arguments: ["<select multiple>", "<select size=2>"])
    func none(select: String) {
        #expect(body(select + Self.button + "<option>a</select>").contains(Self.shown("")))
    }

    @Test("A selectedcontent inside of an option or of another one takes nothing")
    func disabled() {
        let nested = "<select><option>a<selectedcontent></selectedcontent></select>"
        #expect(body(nested) == "<select><option>a<selectedcontent></selectedcontent></option></select>")
        let twice = "<select><selectedcontent><selectedcontent><option>a<b>c</select>"
        #expect(body(twice).count < 400)
    }
}
