import ARIA
import HTML

extension Rule {
    /// Links whose text says nothing, with nothing around that does.
    static let linkTextGeneric = Rule(
        id: "link-text-generic", title: "Link text says where it leads", group: .site, criteria: ["2.4.4"],
        level: .A, severity: .warning, act: ["5effbb"],
        why: "In a list of links \"here\", \"here\" and \"more\" lead everywhere and nowhere.",
        howToFix: "Write where the link leads instead of here, more or click.",
        examples: [
            .failed("The text says nothing", "<a href=\"menus.html\">More</a>"),
            .cantTell("The text says something", "<a href=\"menus.html\">Menus</a>"),
            .cantTell(
                "The sentence says it", #"<p>Menus have their own page, <a href="menus.html">read more</a>.</p>"#),
            .cantTell(
                "The heading that it leads to is called so",
                ##"<a href="#more">More information</a><h2 id="more">More information</h2><p>All about menus.</p>"##),
            .inapplicable("There is no link", "<p>Menus</p>"),
        ],
        check: .elements(.roles([.link])) { element, page, verdicts in
            let name = page.name(element)
            guard !name.isEmpty else { return }
            if GenericLinkText.matches(name), !page.hasLinkContext(element), !page.isTitleOfTarget(name, element) {
                verdicts.fail(element, "“\(name)” does not say where the link leads")
            } else {
                verdicts.ask()
            }
        })
}
