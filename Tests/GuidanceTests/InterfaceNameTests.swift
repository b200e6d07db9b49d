import Testing

@testable import Guidance

/// Names of programming interfaces in code spans.
@Suite struct InterfaceNameTests {
    @Test(
        "A code span names an interface when it starts with a dot, an at sign or a capital",
        arguments: [
            (".sheet", ".sheet"), (".sheet(isPresented:)", ".sheet(isPresented:)"),
            (".sheet(isPresented: $shown)", ".sheet(isPresented:)"),
            (".sheet(isPresented:onDismiss:content:)", ".sheet(isPresented:onDismiss:content:)"),
            (".alert(_:isPresented:actions:message:)", ".alert(_:isPresented:actions:message:)"),
            (".accessibilityAddTraits(.isHeader)", ".accessibilityAddTraits(_:)"), (".lineLimit()", ".lineLimit()"),
            (".frame(minWidth: 24, minHeight: 24)", ".frame(minWidth:minHeight:)"),
            (".font(.system(size: 12))", ".font(_:)"), (".confirmationDialog(...)", ".confirmationDialog"),
            ("@AccessibilityFocusState", "@AccessibilityFocusState"),
            (#"@Environment(\.dismiss)"#, #"@Environment(\.dismiss)"#),
            ("NavigationStack", "NavigationStack"), ("Button(role: .confirm)", "Button(role:)"),
            ("Color.black", "Color.black"),
        ])
    func names(code: String, name: String) {
        #expect(InterfaceName.name(Array(code.utf8)) == name)
    }

    @Test(
        "Other code spans name none",
        arguments: [
            "dismiss", "aria-label", "IDREF", "Sheet.swift", "A sentence", ".", "@", ".1", "Done.", "<dialog>", ".a b",
            ".open(",
        ])
    func others(code: String) {
        #expect(InterfaceName.name(Array(code.utf8)) == nil)
    }
}
