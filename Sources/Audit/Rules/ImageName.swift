import ARIA
import HTML

extension Rule {
    /// Images without a text alternative.
    static let imageName = Rule(
        id: "img-name", title: "Images have a text alternative", group: .images, criteria: ["1.1.1"], level: .A,
        severity: .error, act: ["23a2a8"], axe: ["image-alt", "role-img-alt"],
        why: """
            People who cannot see an image hear its alternative instead; without one a screen reader says "image" or \
            reads the file name.
            """,
        howToFix: "Add alt with what the image says; alt=\"\" if it only decorates.",
        examples: [
            .passed("The alternative says what the image shows", "<img src=\"a.png\" alt=\"A sheet over a list\">"),
            .passed("A decorative image", "<img src=\"line.png\" alt=\"\">"),
            .passed("A drawing of characters with a name", "<span role=\"img\" aria-label=\"Fish\">&gt;&lt;></span>"),
            .failed("No alternative", "<img src=\"a.png\">"),
            .failed("Nothing but a space", "<img src=\"a.png\" alt=\" \">"),
            .inapplicable("The image is hidden from everybody", "<div hidden><img src=\"a.png\"></div>"),
        ],
        check: .elements(.tagsAndRoles([.img])) { element, page, verdicts in
            guard page.document.namespace(element) == .html else { return }
            let isImage = page.isHTML(element, .img)
            guard isImage || page.has(element, .role) && page.role(element) == .img, !page.isHidden(element) else {
                return
            }
            if let role = page.tree.explicitRole(element), role != .img, !role.isPresentational { return }
            if !page.name(element).isEmpty || page.role(element)?.isPresentational == true {
                verdicts.pass()
            } else {
                verdicts.fail(
                    element,
                    page.has(element, .alt)
                        ? "the image is exposed without a text alternative" : "the image has no text alternative")
            }
        })
}
