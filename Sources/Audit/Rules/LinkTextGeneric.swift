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
            .inapplicable("There is no link", "<p>Menus</p>"),
        ],
        check: .elements(.roles([.link])) { element, page, verdicts in
            let name = page.name(element)
            guard !name.isEmpty else { return }
            if GenericLinkText.matches(name), !page.hasLinkContext(element) {
                verdicts.fail(element, "“\(name)” does not say where the link leads")
            } else {
                verdicts.ask()
            }
        })

    /// Links whose text alone says nothing.
    static let linkTextAlone = Rule(
        id: "link-text-alone", title: "Link text alone says where it leads", group: .site, criteria: ["2.4.9"],
        level: .AAA, severity: .note, isDefault: false, act: ["aizyf1"],
        why: "A list of links shows their text without the sentences around.",
        howToFix: "Write where the link leads instead of here, more or click.",
        examples: [
            .failed("The text says nothing", "<p>Menus have their own page, <a href=\"menus.html\">read more</a>.</p>"),
            .cantTell("The text says something", "<a href=\"menus.html\">Menus</a>"),
            .inapplicable("There is no link", "<p>Menus</p>"),
        ],
        check: .elements(.roles([.link])) { element, page, verdicts in
            let name = page.name(element)
            guard !name.isEmpty else { return }
            if GenericLinkText.matches(name) {
                verdicts.fail(element, "“\(name)” alone does not say where the link leads")
            } else {
                verdicts.ask()
            }
        })
}

/// Link texts that say nothing in themselves. Nouns that may well be the title of a page ("Link", "Details",
/// "Information") are not among them.
enum GenericLinkText {
    private static let texts: Set<String> = [
        "click", "click here", "click this", "continue reading", "go", "here",
        "learn more", "more", "more details", "more info", "more information", "read", "read more",
        "read on", "see more", "this", "this link", "this page", "view", "view more",
    ]

    private static let lengths = (texts.map(letterCount).min() ?? 0)...(texts.map(letterCount).max() ?? 0)

    private static func letterCount(_ text: String) -> Int {
        text.utf8.reduce(0) { count, byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80 ? count + 1 : count
        }
    }

    static func matches(_ name: String) -> Bool {
        // Most names are too long to be one of these; bytes that are not ASCII may be no letters.
        if letterCount(name) > lengths.upperBound, name.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        return texts.contains(Words.of(name).joined(separator: " "))
    }
}
