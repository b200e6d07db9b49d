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
            // What ids there are is only asked where one is missing.
            var ids: [Int32: [String]] = [:]
            for (index, page) in site.pages.enumerated() {
                for link in page.fragmentLinks {
                    // Text fragments and the top of the page need no id (HTML Standard 7.4.6.4).
                    if link.fragment.isEmpty || link.fragment.lowercased() == "top" || link.fragment.hasPrefix(":~:")
                        || site.pages[Int(link.target)].anchors.contains(link.fragment)
                    {
                        verdicts.pass(page: index)
                        continue
                    }
                    let target = site.pages[Int(link.target)].path
                    let known = ids[link.target] ?? site.folder.ids(ofPage: target)
                    ids[link.target] = known
                    let nearest = NearestName.suggestions(for: link.fragment, among: known, limit: 1).first
                    verdicts.fail(
                        page: index, Int(link.range.lowerBound)..<Int(link.range.upperBound),
                        "there is no `#\(link.fragment)` on \(link.target == index ? "this page" : "`\(target)`")",
                        fix: nearest.map { "Did you mean `#\($0)`?" })
                }
            }
        })
}
