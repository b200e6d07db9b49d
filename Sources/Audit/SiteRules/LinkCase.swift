import HTML

extension Rule {
    /// Addresses that differ from a file in letter case.
    static let linkCase = Rule(
        id: "link-case", title: "Links match file names in letter case", group: .site, severity: .warning,
        why: "The link works on the writer's machine and breaks on the host, where letter case counts.",
        howToFix: "Use the exact letter case of the file's name.",
        examples: [
            Example(
                .passed, "The same case",
                files: [.init("page.html", "<a href=\"Menus.html\">Menus</a>"), .init("Menus.html", "<p>A")]),
            Example(
                .failed, "Another case",
                files: [.init("page.html", "<a href=\"menus.html\">Menus</a>"), .init("Menus.html", "<p>A")]),
            .inapplicable("No link", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses {
                guard case .inside(let path) = address.address.place else { continue }
                switch address.match {
                case .otherCase(let actual):
                    verdicts.fail(
                        .attribute(address.element, address.attribute),
                        "`\(path)` differs from the file's name in letter case", fix: "Write `\(actual)`.")
                case .file: verdicts.pass()
                case .missing, nil: break
                }
            }
        })
}
