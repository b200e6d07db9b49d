import HTML

extension Rule {
    /// Images, styles, scripts and frames that are not there.
    static let assetFile = Rule(
        id: "asset-file", title: "Images, styles, scripts and frames exist", group: .site, severity: .error,
        why: "Without its style sheet a page loses its contrast and its focus outline; without its image, its point.",
        howToFix: "Add the file, or correct the path.",
        examples: [
            Example(
                .passed, "The image is there",
                files: [.init("page.html", "<img src=\"a.png\" alt=\"A\">"), .init("a.png", "")]),
            .failed("The image is not there", "<img src=\"a.png\" alt=\"A\">"),
            .inapplicable("Nothing is loaded", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses where address.use != .link {
                guard case .inside(let path) = address.address.place else { continue }
                if address.match == .missing {
                    verdicts.fail(
                        .attribute(address.element, address.attribute),
                        "the page loads `\(path)`, which does not exist",
                        fix: page.folder.nearest(to: path).map { "Did you mean `\($0)`?" })
                } else {
                    verdicts.pass()
                }
            }
        })
}
