import ARIA
import HTML

extension Rule {
    /// Areas of image maps that are links without a name.
    static let areaName = Rule(
        id: "area-name", title: "Image map areas have a name", group: .images, criteria: ["2.4.4", "4.1.2"],
        level: .A, severity: .error, act: ["c487ae"], axe: ["area-alt"],
        why: "Each area of an image map is a link, and a link without a name leads nowhere that one could know.",
        howToFix: "Add alt with where the area leads.",
        examples: [
            .passed(
                "The area says where it leads",
                ##"<img src="map.png" alt="Planets" usemap="#m"><map name="m"><area href="a.html" alt="Sun"></map>"##),
            .failed(
                "The area has no alternative",
                "<img src=\"map.png\" alt=\"Planets\" usemap=\"#m\"><map name=\"m\"><area href=\"sun.html\"></map>"),
            .inapplicable("The area is no link", "<map name=\"m\"><area shape=\"default\"></map>"),
        ],
        check: .elements(.tags([.area])) { element, page, verdicts in
            guard !page.isHidden(element), page.role(element) == .link else { return }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the area of the image map is a link without a name")
            } else {
                verdicts.pass()
            }
        })
}
