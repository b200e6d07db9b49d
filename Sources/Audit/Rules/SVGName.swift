import ARIA
import HTML

extension Rule {
    /// SVG elements with a graphics role and no name.
    static let svgName = Rule(
        id: "svg-name", title: "SVG graphics with a role have a name", group: .images, criteria: ["1.1.1"], level: .A,
        severity: .error, act: ["7d6734"], axe: ["svg-img-alt"],
        why: "A graphic that says it is an image must also say of what.",
        howToFix: "Add a title element as the first child or aria-label; aria-hidden=\"true\" if it only decorates.",
        examples: [
            .passed("Named by its title", "<svg role=\"img\"><title>One circle</title><circle r=\"4\"/></svg>"),
            .failed("The title is empty", "<svg role=\"img\"><title></title><circle r=\"4\"/></svg>"),
            .inapplicable("There is no role", "<svg><circle r=\"4\"/></svg>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard page.document.namespace(element) == .svg, !page.isHidden(element) else { return }
            switch page.role(element) {
            case .img, .image, .graphicsDocument, .graphicsSymbol: break
            default: return
            }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the graphic has a role but no name")
            } else {
                verdicts.pass()
            }
        })
}
