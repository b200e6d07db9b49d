import ARIA
import Diagnostics
import HTML

extension Rule {
    /// Frames with controls that are not reached with the keyboard.
    static let frameFocusable = Rule(
        id: "frame-focusable", title: "Frames with controls stay in the tab order", group: .keyboard,
        criteria: ["2.1.1"], level: .A, severity: .error, act: ["akn7bn"], axe: ["frame-focusable-content"],
        why: "A frame with tabindex=\"-1\" takes everything inside out of the reach of the keyboard.",
        howToFix: "Remove tabindex=\"-1\".",
        examples: [
            .passed("The frame is in the tab order", "<iframe title=\"A\" srcdoc=\"<a href='/'>Home</a>\"></iframe>"),
            .failed(
                "A link that no key reaches",
                "<iframe title=\"A\" tabindex=\"-1\" srcdoc=\"<a href='/'>Home</a>\"></iframe>"),
            .inapplicable("There is nothing to reach", "<iframe tabindex=\"-1\" srcdoc=\"<h1>Hello</h1>\"></iframe>"),
        ],
        check: .elements(.tags([.iframe])) { element, page, verdicts in
            guard page.tree.isVisible(element), !page.tree.isInert(element) else { return }
            let isOut = page.tree.tabindex(element).map { $0 < 0 } ?? false
            guard let content = page.frameContent(element) else {
                if isOut { verdicts.cantTell(element, "does the frame hold anything that needs the keyboard?") }
                return
            }
            let tree = AccessibilityTree(content)
            guard tree.elements.contains(where: { tree.isInTabOrder($0) }) else { return }
            if isOut {
                verdicts.fail(.attribute(element, .tabindex), "the frame holds controls that no key reaches")
            } else {
                verdicts.pass()
            }
        })
}
