import Diagnostics

extension Rule {
    /// Links to parts of pages that are not there.
    static let linkFragment = Rule(
        id: "link-fragment", title: "Fragments lead to an id on the target page", group: .site, severity: .error,
        why: "A link to a part that is not there opens the page at the top, and leaves the reader to search.",
        howToFix: "Correct the fragment.",
        examples: [
            Example(
                .passed, "The id is on the other page",
                files: [.init("page.html", "<a href=\"b.html#m1\">M1</a>"), .init("b.html", "<p id=\"m1\">M1")]),
            Example(
                .failed, "There is no such id",
                files: [.init("page.html", "<a href=\"b.html#m2\">M2</a>"), .init("b.html", "<p id=\"m1\">M1")]),
            .failed("There is no such id on the page itself", "<a href=\"#m2\">M2</a><p id=\"m1\">M1</p>"),
            .inapplicable("There is no fragment", "<a href=\"https://example.org/\">Example</a>"),
        ],
        check: .site { site, verdicts in
            let places = Dictionary(
                site.pages.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
            for (index, page) in site.pages.enumerated() {
                for link in page.fragmentLinks {
                    guard let target = places[link.target] else { continue }
                    let anchors = site.pages[target].anchors
                    // Text fragments and the top of the page need no id (HTML Standard 7.4.6.4).
                    var fragment = link.fragment
                    if fragment.withUTF8({ anchors.find($0) }) != nil || link.fragment.isEmpty || link.fragment.lowercased() == "top"
                        || link.fragment.hasPrefix(":~:")
                    {
                        verdicts.pass(page: index)
                        continue
                    }
                    let nearest = NearestName.suggestions(for: link.fragment, among: anchors.texts.sorted(), limit: 1).first
                    let page = target == index ? "this page" : "`\(link.target)`"
                    verdicts.fail(
                        page: index, link.range, "there is no `#\(link.fragment)` on \(page)",
                        fix: nearest.map { "Did you mean `#\($0)`?" })
                }
            }
        })
}
