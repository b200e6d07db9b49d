import Testing

@testable import HTML

@Suite("Breaks in long words")
struct WordBreaksTests {
    @Test(
        "In columns names may be broken between their parts; short words and the words of languages stay whole",
        arguments: [
            ("a short one", "a short one"),
            ("Representation of accessibility", "Representation of accessibility"),
            ("Barrierefreiheitsstärkungsgesetz", "Barrierefreiheitsstärkungsgesetz"),
            (".sheet(isPresented:onDismiss:content:)", ".sheet(|is|Presented:|on|Dismiss:|content:)"),
            ("@AccessibilityFocusState", "@Accessibility|Focus|State"),
            (
                "XCUIApplication.performAccessibilityAudit(for:_:)",
                "XCUI|Application|.perform|Accessibility|Audit(|for:|_:)"
            ),
            ("use .confirmationDialog(_:isPresented:), or", "use .confirmation|Dialog(|_:|is|Presented:), or"),
            ("https://example.org/a/long/path", "https://|example|.org/|a/|long/|path"),
            ("snake_case_of_one_name & <more>", "snake_|case_|of_|one_|name &amp; &lt;more&gt;"),
            ("@Environment(\\.dynamicTypeSize)", "@Environment(|\\.dynamic|Type|Size)"),
            ("äÄäÄäÄäÄäÄäÄ", "äÄäÄäÄäÄäÄäÄ"), ("", ""),
        ])
    func inColumns(text: String, expected: String) {
        let markup = Markup(text: text, breaks: .inColumns).text
        #expect(markup == expected.split(separator: "|").joined(separator: "<wbr>"))
    }

    @Test(
        "In running text names that fit on a line stay whole, and so do the parts of longer ones",
        arguments: [
            ("@AccessibilityFocusState", "@AccessibilityFocusState"),
            (".sheet(isPresented:onDismiss:content:)", ".sheet(|isPresented:|onDismiss:|content:)"),
            (".accessibilityAddTraits(.isHeader)", ".accessibility|Add|Traits(|.isHeader)"),
            ("global.custom-control-representation", "global|.custom-control-representation"),
        ])
    func inText(text: String, expected: String) {
        let markup = Markup(text: text, breaks: .inText).text
        #expect(markup == expected.split(separator: "|").joined(separator: "<wbr>"))
    }

    @Test("What is broken is the same text, whatever the bytes")
    func isTheSameText() {
        for count in 0..<60 {
            let text = String("aB.(:_9é /A:)".unicodeScalars.flatMap { [$0, $0] }.map(Character.init).suffix(count))
            let markup = Markup(text: text, breaks: .inColumns).text
            #expect(markup.split(separator: "<wbr>").joined() == text)
        }
    }
}
