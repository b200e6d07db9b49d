import ARIA
import HTML

extension Rule {
    /// Sound that starts by itself.
    static let autoplayAudio = Rule(
        id: "autoplay-audio", title: "Nothing plays sound by itself", group: .media, criteria: ["1.4.2"], level: .A,
        severity: .warning, act: ["80f0bf", "4c31df", "aaa1bf"], axe: ["no-autoplay-audio"],
        why: "Sound that starts by itself drowns the screen reader, and with it the way to the button that stops it.",
        howToFix: "Remove autoplay, or add muted or controls.",
        examples: [
            .cantTell("The sound can be stopped, if one finds how", "<audio src=\"a.mp3\" autoplay controls></audio>"),
            .cantTell("Is it longer than three seconds?", "<audio src=\"a.mp3\" autoplay></audio>"),
            .inapplicable("Without sound", "<video src=\"a.mp4\" autoplay muted></video>"),
        ],
        check: .elements(.tags([.audio, .video])) { element, page, verdicts in
            guard page.has(element, .autoplay), !page.has(element, .muted) else { return }
            verdicts.cantTell(
                element, "this starts by itself: does it sound for more than three seconds, and can it be stopped?")
        })
}
