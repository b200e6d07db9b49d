import Diagnostics
import HTML

extension Rule {
    /// Links within the folder to files that are not there.
    static let linkFile = Rule(
        id: "link-file", title: "Internal links lead to a file", group: .site, severity: .error,
        why: "A link to nothing costs a reader who moves slowly more than others.",
        howToFix: "Correct the path.",
        examples: [
            Example(
                .passed, "The file is there",
                files: [
                    .init("page.html", "<a href=\"menus/basic.html\">Menus</a>"), .init("menus/basic.html", "<p>A"),
                ]),
            Example(
                .failed, "The file has another name",
                files: [
                    .init("page.html", "<a href=\"menus/basics.html\">Menus</a>"), .init("menus/basic.html", "<p>A"),
                ]),
            .inapplicable("A link to another site", "<a href=\"https://example.org/\">Example</a>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses where address.use == .link {
                guard case .inside(let path) = address.address.place else { continue }
                if address.match == .missing {
                    let nearest = page.folder.nearest(to: path)
                    verdicts.fail(
                        .attribute(address.element, address.attribute),
                        "the link leads to `\(path)`, which does not exist",
                        fix: nearest.map { "Did you mean `\($0)`?" })
                } else {
                    verdicts.pass()
                }
            }
        })
}
