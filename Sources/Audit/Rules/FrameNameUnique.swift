import ARIA
import HTML

extension Rule {
    /// Frames with one name that show different things.
    static let frameNameUnique = Rule(
        id: "iframe-name-unique", title: "Frames with the same name show the same thing", group: .names,
        criteria: ["4.1.2"], level: .A, severity: .note, act: ["4b1c6c"], axe: ["frame-title-unique"],
        why: "Two frames with one name cannot be told apart before one goes in.",
        howToFix: "Give each frame its own title.",
        examples: [
            .passed(
                "The same page", #"<iframe title="A" src="a.html"></iframe><iframe title="A" src="a.html"></iframe>"#),
            Example(
                .failed, "Two pages that have nothing in common",
                files: [
                    .init(
                        "page.html",
                        "<iframe title=\"A\" src=\"a.html\"></iframe><iframe title=\"A\" src=\"b.html\"></iframe>"),
                    .init("a.html", "<p>Contributors by name"), .init("b.html", "<p>Opening hours today"),
                ]),
            .inapplicable("Two names", "<iframe title=\"A\"></iframe><iframe title=\"B\"></iframe>"),
        ],
        check: .page { page, verdicts in
            var seen: [String: NodeID] = [:]
            for frame in page.index[.iframe] where !page.isHidden(frame) {
                let name = page.name(frame).lowercased()
                guard !name.isEmpty else { continue }
                guard let first = seen[name] else {
                    seen[name] = frame
                    continue
                }
                if page.attribute(first, .src) == page.attribute(frame, .src),
                    page.attribute(first, .srcdoc) == page.attribute(frame, .srcdoc)
                {
                    verdicts.pass()
                } else if !page.hasScript, haveNothingInCommon(first, frame, page) {
                    verdicts.fail(
                        .element(frame), "a frame with the same name shows something else",
                        related: [("the other frame", .element(first))])
                } else {
                    verdicts.cantTell(frame, "does this frame show the same as the other frame with this name?")
                }
            }
        })

    private static func haveNothingInCommon(_ one: NodeID, _ other: NodeID, _ page: Page) -> Bool {
        guard let first = page.frameContent(one), let second = page.frameContent(other),
            let firstBody = first.body, let secondBody = second.body
        else { return false }
        let words = Set(Words.of(first.textContent(firstBody)))
        let others = Set(Words.of(second.textContent(secondBody)))
        return !words.isEmpty && !others.isEmpty && words.isDisjoint(with: others)
    }
}
