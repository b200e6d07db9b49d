import HTML

extension Rule {
    /// `marquee` and `blink`.
    static let movingElement = Rule(
        id: "moving-element", title: "No marquee or blink", group: .markup, criteria: ["2.2.2"], level: .A,
        severity: .error, axe: ["marquee", "blink"],
        why: "Text that moves by itself cannot be read by many, and distracts others from everything else.",
        howToFix: "Use text that stands still.",
        examples: [
            .failed("Text that scrolls", "<marquee>News</marquee>"),
            .inapplicable("Text that stands still", "<p>News</p>"),
            .inapplicable("It is not shown", "<marquee hidden>News</marquee>"),
        ],
        check: .elements(.tags([.marquee, TagName("blink")])) { element, page, verdicts in
            guard page.isExposedOrSeen(element) else { return }
            verdicts.fail(element, "the content moves or blinks by itself")
        })
}
