import ARIA
import HTML

extension Rule {
    /// Whether an image that is hidden from assistive technology says something is for people to judge.
    static let imageDecorative = Rule(
        id: "img-decorative", title: "Images without an alternative only decorate", group: .images,
        criteria: ["1.1.1"], level: .A, severity: .note, act: ["e88epe"],
        why: "An image that says something and has an empty alternative says it only to those who see.",
        howToFix: "Add an alternative to images that say something.",
        examples: [
            .cantTell("Does it only decorate?", "<img src=\"line.png\" alt=\"\">"),
            .inapplicable("It has an alternative", "<img src=\"a.png\" alt=\"A menu\">"),
        ],
        check: .elements(.tags([.img, .canvas])) { element, page, verdicts in
            guard page.isSeen(element),
                page.isHidden(element) || page.role(element)?.isPresentational == true
                    || page.isHTML(element, .canvas) && page.role(element) == nil && page.hasScript
            else { return }
            let isInLink = page.document.ancestors(element).contains {
                page.role($0) == .link || page.role($0) == .button
            }
            if !isInLink { verdicts.ask() }
        })
}
