import HTML

extension Rule {
    /// One access key for two elements.
    static let accesskeyUnique = Rule(
        id: "accesskey-unique", title: "accesskey values are unique", group: .keyboard, severity: .warning,
        axe: ["accesskeys"],
        why: "One key cannot do two things: browsers only move the focus, or take the first.",
        howToFix: "Change one of them.",
        examples: [
            .passed("Two keys", "<button accesskey=\"s\">Save</button><button accesskey=\"o\">Open</button>"),
            .failed("One key for two", "<button accesskey=\"s\">Save</button><button accesskey=\"S\">Sort</button>"),
            .inapplicable("No keys", "<button>Save</button>"),
        ],
        check: .page { page, verdicts in
            var seen: [String: NodeID] = [:]
            for element in page.index.elements(with: .accesskey) {
                guard let value = page.attribute(element, .accesskey)?.lowercased(), !value.isBlank,
                    page.tree.isVisible(element)
                else { continue }
                if let first = seen[value] {
                    verdicts.fail(
                        .attribute(element, .accesskey), "the access key `\(value)` is used twice",
                        related: [("the first", .attribute(first, .accesskey))])
                } else {
                    seen[value] = element
                    verdicts.pass()
                }
            }
        })
}
