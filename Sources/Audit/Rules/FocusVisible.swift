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
            .cantTell(
                "The outline is gone: does something else show?",
                "<style>a:focus { outline: none }</style><a href=\"a.html\">A</a>"),
            .inapplicable("Nothing takes the focus", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            guard let focusable = page.elements.first(where: { page.tree.isInTabOrder($0) }) else { return }
            let text = page.file.source.bytes
            let removes = page.mentions.contains(.focus) && page.removesOutline
                || text.contains("outline:none") || text.contains("outline: none") || text.contains("outline:0")
            if removes {
                verdicts.cantTell(focusable, "a style sheet takes outlines away: is the focus seen on every control?")
            } else {
                verdicts.pass()
            }
        })
}

extension Page {
    /// Whether any style sheet of the folder takes outlines away.
    var removesOutline: Bool { styling.folder.removesOutline }
}
