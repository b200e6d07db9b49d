import ARIA
import HTML

extension Rule {
    /// Videos without captions.
    static let videoCaptions = Rule(
        id: "video-captions", title: "Videos have a captions track", group: .media, criteria: ["1.2.2"], level: .A,
        severity: .warning, act: ["eac66b", "f51b46"], axe: ["video-caption"],
        why: "Who does not hear the speech reads it.",
        howToFix: "Add <track kind=\"captions\">.",
        examples: [
            .cantTell(
                "There is a track: is it right?", #"<video src="a.mp4"><track kind="captions" src="a.vtt"></video>"#),
            .cantTell("There is no track: is there speech?", "<video src=\"a.mp4\" controls></video>"),
            .inapplicable("The video is muted", "<video src=\"a.mp4\" muted autoplay></video>"),
        ],
        check: .elements(.tags([.video])) { element, page, verdicts in
            guard page.isExposedOrSeen(element), !page.has(element, .muted) else { return }
            let hasTrack = page.document.elements(in: element).contains {
                page.isHTML($0, .track)
                    && ["captions", "subtitles"].contains(page.attribute($0, .kind)?.lowercased() ?? "subtitles")
            }
            verdicts.cantTell(
                element,
                hasTrack
                    ? "do the captions say everything that is heard?"
                    : "the video has no captions track: does anybody speak in it, and is it captioned otherwise?")
        })
}
