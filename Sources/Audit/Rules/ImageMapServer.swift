import HTML

extension Rule {
    /// Server-side image maps.
    static let imageMapServer = Rule(
        id: "image-map-server", title: "No server-side image maps", group: .images, criteria: ["2.1.1"], level: .A,
        severity: .error, axe: ["server-side-image-map"],
        why: "The server is told where the mouse clicked; the keyboard has no place to click.",
        howToFix: "Use a map element with areas, or links.",
        examples: [
            .failed("The browser sends coordinates", "<a href=\"m\"><img src=\"m.png\" alt=\"Map\" ismap></a>"),
            .inapplicable("An image in a link", "<a href=\"m\"><img src=\"m.png\" alt=\"Map\"></a>"),
        ],
        check: .elements(.attributes([.ismap])) { element, page, verdicts in
            guard page.isHTML(element, .img), page.tree.isVisible(element),
                page.document.ancestors(element).contains(where: { page.isHTML($0, .a) && page.has($0, .href) })
            else { return }
            verdicts.fail(.attribute(element, .ismap), "the image map is only on the server")
        })
}
