extension Rule {
    /// Navigation whose entries stand in another order on another page.
    static let navigationConsistent = Rule(
        id: "nav-consistent", title: "Navigation keeps its order between pages", group: .site, criteria: ["3.2.3"],
        level: .AA, severity: .note,
        why: "Who has learnt where an entry stands finds it there again.",
        howToFix: "Use the same order on every page.",
        examples: [
            Example(
                .passed, "The same order",
                files: [
                    .init("a.html", Navigation.example("a", "b", "page")),
                    .init("page.html", Navigation.example("a", "page")), .init("b.html", "<p>B"),
                ]),
            Example(
                .failed, "Another order",
                files: [
                    .init("a.html", Navigation.example("a", "b", "page")),
                    .init("page.html", Navigation.example("page", "a")), .init("b.html", "<p>B"),
                ]),
            .inapplicable("There is one page", Navigation.example("a", "b")),
        ],
        check: .site { site, verdicts in
            var known: [String: Navigation] = [:]
            for (index, page) in site.pages.enumerated() {
                for navigation in page.navigations where navigation.targets.count > 1 {
                    guard let first = known[navigation.name] else {
                        known[navigation.name] = navigation
                        continue
                    }
                    let common = Set(first.targets).intersection(navigation.targets)
                    guard common.count > 1 else { continue }
                    if first.targets.filter(common.contains) == navigation.targets.filter(common.contains) {
                        verdicts.pass(page: index)
                    } else {
                        verdicts.fail(
                            page: index, navigation.range,
                            "the entries of this navigation stand in another order than on `\(first.page)`")
                    }
                }
            }
        })
}

/// The entries of one navigation landmark of a page.
struct Navigation: Sendable {
    var page: String
    var name: String
    /// The pages that it leads to, each once, in order.
    var targets: [Int32]
    var range: Range<Int>

    /// A page with a navigation, for examples.
    static func example(_ names: String...) -> String {
        "<nav>" + names.map { "<a href=\"\($0).html\">\($0)</a>" }.joined(separator: " ") + "</nav>"
    }
}
