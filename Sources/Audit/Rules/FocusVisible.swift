import CSS
import HTML

extension Rule {
    /// Focus outlines that are taken away.
    static let focusVisible = Rule(
        id: "focus-visible", title: "Focus outline is not removed without a substitute", group: .keyboard,
        criteria: ["2.4.7"], level: .AA, severity: .error, act: ["oj04fd"],
        why: "Who uses the keyboard looks for the outline to know where they are.",
        howToFix: "Keep the outline, or add a :focus-visible style that is as plain.",
        examples: [
            .passed("The browser's outline", "<style>a { color: blue }</style><a href=\"a.html\">A</a>"),
            .failed("Nothing shows the focus", "<style>a:focus { outline: none }</style><a href=\"a.html\">A</a>"),
            .cantTell(
                "The outline is gone: does the other colour show it?",
                "<style>a:focus { outline: none; color: red }</style><a href=\"a.html\">A</a>"),
            .inapplicable("Nothing takes the focus", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            let focusable = page.tree.tabStops.filter { page.isSeen($0) }
            guard let first = focusable.first else { return }
            guard page.removesOutline else {
                verdicts.pass()
                return
            }
            let rest = page.styles(in: .light)
            var judged: Set<ObjectIdentifier> = []
            for element in focusable where !page.isHTML(element, .iframe) {
                guard let style = rest.style(of: element), judged.insert(ObjectIdentifier(style)).inserted else {
                    continue
                }
                guard judged.count <= kindLimit else { break }
                if page.showsFocus(on: element, rest) == false, !page.hasScript {
                    verdicts.fail(element, "nothing shows that this has the focus")
                    return
                }
            }
            verdicts.cantTell(first, "a style sheet takes outlines away: is the focus seen on every control?")
        })

    /// Each kind of control costs a pass over the styles of the page.
    private static let kindLimit = 4
}

extension Page {
    /// Whether any style sheet of the folder or of the page takes outlines away.
    var removesOutline: Bool {
        styling.folder.removesOutline || FolderStyles.removesOutline(file.source.bytes)
    }

    /// Whether anything on the page looks different when the element has the focus; nil where that is not known.
    fileprivate func showsFocus(on element: NodeID, _ rest: DocumentStyles) -> Bool? {
        guard rest.isComplete else { return nil }
        let focused = styling.styles(of: styledElements, in: .light, state: PageState(focused: element))
        return elements.contains { rest.style(of: $0) !== focused.style(of: $0) }
    }
}
