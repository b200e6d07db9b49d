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

    /// Whether labels say what to enter is for people to judge.
    static let labelDescriptive = Rule(
        id: "label-descriptive", title: "Labels say what to enter", group: .names, criteria: ["2.4.6"], level: .AA,
        severity: .note, act: ["cc0f0a"],
        why: "A field called \"field\" has a name and is a riddle all the same.",
        howToFix: "Write in the label what belongs into the field.",
        examples: [
            .cantTell("Does it say what to enter?", "<label>First name <input></label>"),
            .inapplicable("There is no field", "<p>First name</p>"),
        ],
        check: .elements(.roles([.textbox, .searchbox, .combobox, .listbox, .spinbutton, .slider, .checkbox, .radio])) {
            element, page, verdicts in
            if page.isSeen(element), !page.name(element).isEmpty { verdicts.ask() }
        })

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
            guard page.isSeen(element), page.isHidden(element) || page.role(element)?.isPresentational == true
                || page.isHTML(element, .canvas) && page.role(element) == nil && page.hasScript
            else { return }
            let isInLink = page.document.ancestors(element).contains { page.role($0) == .link || page.role($0) == .button }
            if !isInLink { verdicts.ask() }
        })

    /// Whether audio and video have what replaces them is for people to judge.
    static let mediaAlternative = Rule(
        id: "media-alternative", title: "Audio and video have an alternative", group: .media, criteria: ["1.2.1"],
        level: .A, severity: .note, act: ["e7aa44", "c3232f"],
        why: "Who does not hear or see needs the same in text.",
        howToFix: "Add a transcript or a description.",
        examples: [
            .cantTell("Is there a transcript?", "<audio src=\"speech.mp3\" controls></audio>"),
            .inapplicable("It is not shown", "<audio src=\"speech.mp3\"></audio>"),
        ],
        check: .elements(.tags([.audio, .video])) { element, page, verdicts in
            guard page.tree.isVisible(element), page.isHTML(element, .video) || page.has(element, .controls) else { return }
            verdicts.ask()
        })
}
