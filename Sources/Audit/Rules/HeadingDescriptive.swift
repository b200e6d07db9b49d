import ARIA
import HTML

extension Rule {
    /// Whether headings say what stands below them is for people to judge.
    static let headingDescriptive = Rule(
        id: "heading-descriptive", title: "Headings say what stands below them", group: .structure,
        criteria: ["2.4.6"], level: .AA, severity: .note, act: ["b49b2e"],
        why: "People choose by the headings what to read; a heading that promises something else costs them the way.",
        howToFix: "Write in the heading what the text below is about.",
        examples: [
            .cantTell("Does it say what stands below?", "<h1>Opening hours</h1><p>From ten to four.</p>"),
            .inapplicable("There is no heading", "<p>From ten to four.</p>"),
        ],
        check: .page { page, verdicts in
            if !page.headings.isEmpty { verdicts.ask() }
        })
}
