import HTML

extension Rule {
    /// Resources that come from the network.
    static let assetNetwork = Rule(
        id: "asset-network", title: "Pages load nothing from the network", group: .site, severity: .error,
        isDefault: false,
        why: "A page that needs another host does not open from a folder or a train, and tells that host who reads it.",
        howToFix: "Put the file into the folder, and load it from there.",
        examples: [
            Example(
                .passed, "The script is in the folder",
                files: [.init("page.html", "<script src=\"a.js\"></script>"), .init("a.js", "")]),
            .failed("The script is on another host", "<script src=\"https://example.org/a.js\"></script>"),
            .inapplicable("A link is only followed", "<a href=\"https://example.org/\">Example</a>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses where address.use != .link {
                switch address.address.place {
                case .network(let host):
                    verdicts.fail(
                        .attribute(address.element, address.attribute), "the page loads a file from \(host)")
                case .inside, .above, .hostRoot: verdicts.pass()
                default: break
                }
            }
        })
}
