import ARIA
import HTML

extension Rule {
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
            guard page.tree.isVisible(element), page.isHTML(element, .video) || page.has(element, .controls) else {
                return
            }
            verdicts.ask()
        })
}
