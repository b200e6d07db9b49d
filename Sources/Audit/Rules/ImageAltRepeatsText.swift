import ARIA
import HTML

extension Rule {
    /// Images in links and buttons that say again what the text says.
    static let imageAltRepeatsText = Rule(
        id: "img-alt-repeats-text", title: "alt does not repeat the text beside it", group: .images, severity: .note,
        axe: ["image-redundant-alt"],
        why: "The link is read as \"Menus Menus\".",
        howToFix: "Use alt=\"\": the text says it already.",
        examples: [
            .passed("The image only decorates", "<a href=\"m.html\"><img src=\"m.png\" alt=\"\">Menus</a>"),
            .failed("The image says the same", "<a href=\"m.html\"><img src=\"m.png\" alt=\"Menus\">Menus</a>"),
            .inapplicable("There is no text beside it", "<a href=\"m.html\"><img src=\"m.png\" alt=\"Menus\"></a>"),
        ],
        check: .elements(.roles([.link, .button])) { element, page, verdicts in
            guard page.document.firstChild(element) != nil else { return }
            let images = page.document.elements(in: element).filter { page.isHTML($0, .img) && !page.isHidden($0) }
            guard !images.isEmpty else { return }
            let text = Words.of(page.document.textContent(element))
            guard !text.isEmpty else { return }
            for image in images {
                let name = Words.of(page.name(image))
                if !name.isEmpty, name == text {
                    verdicts.fail(image, "the image's alternative repeats the text beside it")
                } else {
                    verdicts.pass()
                }
            }
        })
}
