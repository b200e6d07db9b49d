import ARIA
import HTML

extension Rule {
    /// Embedded images, audio and video without a name.
    static let objectName = Rule(
        id: "object-name", title: "Embedded objects have a name", group: .images, criteria: ["1.1.1"], level: .A,
        severity: .error, act: ["8fc3b6"], axe: ["object-alt"],
        why: "An object that is not text has to say what it is in text.",
        howToFix: "Add aria-label or title to the object element.",
        examples: [
            .passed("A film with a name", "<object title=\"Opening a sheet\" data=\"sheet.mp4\"></object>"),
            .failed("A film without a name", "<object data=\"sheet.mp4\"></object>"),
            .inapplicable("The object is a page of text", "<object data=\"notes.html\"></object>"),
        ],
        check: .elements(.tags([.object])) { element, page, verdicts in
            guard !page.isHidden(element), page.role(element)?.isPresentational != true,
                let data = page.attribute(element, .data), isMedia(data, type: page.attribute(element, .type))
            else { return }
            if !page.name(element).isEmpty {
                verdicts.pass()
            } else if page.document.firstChild(element) != nil, hasFallback(element, page) {
                verdicts.cantTell(element, "is the object shown, or the content inside it?")
            } else {
                verdicts.fail(element, "the embedded object has no name")
            }
        })

    private static func hasFallback(_ element: NodeID, _ page: Page) -> Bool {
        page.document.descendants(element).contains {
            page.document.isElement($0) || page.document.isText($0) && !page.document.text($0).isBlank
        }
    }

    private static func isMedia(_ address: String, type: String?) -> Bool {
        if let type = type?.lowercased(), !type.isEmpty {
            return ["image/", "audio/", "video/"].contains { type.hasPrefix($0) }
        }
        return MediaFile.isMedia(address)
    }
}
