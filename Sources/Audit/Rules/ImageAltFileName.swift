import ARIA
import HTML

extension Rule {
    /// Alternatives that are a file name or a placeholder.
    static let imageAltFileName = Rule(
        id: "img-alt-filename", title: "alt is not a file name or placeholder", group: .images, criteria: ["1.1.1"],
        level: .A, severity: .warning, act: ["9eb3f6", "qt1vmo"],
        why: "\"IMG underscore 4711 dot jpeg\" tells nobody what the picture shows.",
        howToFix: "Describe the image.",
        examples: [
            .cantTell(
                "A description: of this image?", #"<img src="nyhavn.jpeg" alt="Coloured houses at a harbour">"#),
            .failed("The file name", "<img src=\"nyhavn.jpeg\" alt=\"nyhavn.jpeg\">"),
            .failed("A placeholder", "<img src=\"nyhavn.jpeg\" alt=\"image\">"),
            .inapplicable("A decorative image", "<img src=\"line.png\" alt=\"\">"),
        ],
        check: .elements(.tagsAndRoles([.img, .input, .canvas])) { element, page, verdicts in
            guard isImage(element, page), !page.isHidden(element) else { return }
            let name = page.name(element).lowercased()
            guard !name.isEmpty else { return }
            let address = page.attribute(element, .src) ?? page.attribute(element, .data) ?? ""
            let file = fileName(address)
            let isFile = MediaFile.isMedia(name) && !name.contains(" ")
            if isFile || (name == file && looksGenerated(name)) {
                verdicts.fail(element, "the alternative `\(name)` is a file name")
            } else if placeholders.contains(name) {
                verdicts.fail(element, "the alternative `\(name)` is a placeholder")
            } else {
                verdicts.ask()
            }
        })

    private static let placeholders: Set<String> = [
        "graphic", "image", "img", "photo", "picture", "placeholder", "spacer", "untitled",
    ]

    private static func isImage(_ element: NodeID, _ page: Page) -> Bool {
        if page.isHTML(element, .input) { return page.document.inputType(element) == "image" }
        if page.isHTML(element, .canvas) { return true }
        switch page.role(element) {
        case .img, .image, .graphicsDocument: return true
        default: return false
        }
    }

    private static func fileName(_ address: String) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        return PercentEncoding.decode(path.split(separator: "/").last.map(String.init) ?? "").lowercased()
    }

    /// Digits and letters that no person has put together.
    private static func looksGenerated(_ name: String) -> Bool {
        name.utf8.count { (0x30...0x39).contains($0) } >= 4 && !name.contains(" ")
    }
}
