import Foundation

/// A made-up design system of any size: component specs, guidance topics and lessons that refer to each other, in the
/// shapes and lengths of real ones. The same seed gives the same text on any machine.
struct Corpus {
    struct Page {
        let folder: String
        let name: String
        let text: String
    }

    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// xorshift64: enough to vary words, the same everywhere.
    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private static let words = """
        the a control screen reader focus moves to dialog title button label closes opens returns trigger user person
        reads hears gesture keyboard switch voice large text size wraps scrolls contrast color shape icon row list menu
        value state announces heading group order first last visible hidden action confirm cancel delete save name
        image describes purpose target touch points outline ring system native custom view sheet cover popover alert
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    mutating func sentence(_ length: Int) -> String {
        let words = (0..<length).map { _ in Corpus.words[next(Corpus.words.count)] }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    mutating func paragraph(_ sentences: Int) -> String {
        (0..<sentences).map { _ in sentence(8 + next(12)) }.joined(separator: " ")
    }

    private mutating func code(_ lines: Int) -> String {
        var text =
            "```swift\nstruct Demo\(next(1_000)): View {\n    @State private var isShown = false\n\n    var body: some View {\n"
        for line in 0..<lines {
            text +=
                "        Text(\"\(sentence(4))\") // \(sentence(3))\n            .padding(\(line)).accessibilityLabel(\"Row \\(\(line))\")\n"
        }
        return text + "    }\n}\n```\n"
    }

    private mutating func items(_ count: Int, references: [String] = []) -> String {
        (0..<count).map { index in
            let reference = references.isEmpty ? "" : " See `\(references[next(references.count)])`."
            let criterion = index % 4 == 0 ? " (WCAG 2.4.3)" : ""
            return "- \(paragraph(1 + next(2)))\(reference)\(criterion)\n"
        }.joined()
    }

    /// A corpus of `count` pages: half components, a quarter guidance, a quarter lessons.
    static func pages(_ count: Int) -> [Page] {
        var corpus = Corpus()
        let components = (0..<max(count / 2, 1)).map { "family\($0 / 8).part\($0)" }
        return (0..<count).map { index in
            switch index % 4 {
            case 0, 1: corpus.component(components[index / 4 * 2 + index % 4], components)
            case 2: corpus.guidance("topic-\(index)", components)
            default: corpus.lesson("lesson-\(index)", components)
            }
        }
    }

    private mutating func frontMatter(_ id: String) -> String {
        "---\nid: \(id)\ntitle: \"\(sentence(3).dropLast()) \(id)\"\nsummary: \(sentence(10).dropLast())\nstatus: stable\nplatforms: [iOS, iPadOS]\navailability: iOS 16.0+\nreviewed: 2026-10\n---\n\n"
    }

    private mutating func component(_ id: String, _ all: [String]) -> Page {
        let near = [all[next(all.count)], all[next(all.count)]]
        var text = frontMatter(id)
        text +=
            "## Selection\n\n### Use when\n\n\(items(2))\n### Try a different component when\n\n\(items(3, references: near))\n"
        text +=
            "## Must haves\n\n\(items(7, references: near))\n## Donts\n\n\(items(5))\n## Customizable\n\n\(items(3))\n"
        text += "## Golden pattern\n\n\(paragraph(2))\n\n\(code(10))\n## Acceptance checks\n\n"
        for group in ["Traits & semantics", "VoiceOver", "Switch Control & Full Keyboard Access", "Dynamic Type"] {
            text += "### \(group)\n\n\(items(2))\n"
        }
        return Page(folder: "components", name: id, text: text)
    }

    private mutating func guidance(_ id: String, _ all: [String]) -> Page {
        var text = frontMatter(id) + paragraph(2) + "\n\n## Rules\n\n"
        for _ in 0..<5 { text += "- **\(sentence(5))** \(paragraph(2)) See `\(all[next(all.count)])`.\n" }
        text += "\n## Pitfalls\n\n- **\(sentence(5))** \(paragraph(2))\n- **\(sentence(5))** \(paragraph(2))\n"
        text +=
            "\n## Guide\n\n\(paragraph(6))\n\n\(paragraph(5))\n\n## Key APIs\n\n`.sheet(isPresented:)`, `.popover(isPresented:)`\n"
        text +=
            "\n## Variants\n\n### \(sentence(3).dropLast())\n\n\(paragraph(2))\n\n\(code(8))\n### \(sentence(3).dropLast())\n\n\(paragraph(2))\n\n\(code(8))\n"
        return Page(folder: "guidance", name: id, text: text)
    }

    private mutating func lesson(_ id: String, _ all: [String]) -> Page {
        var text = frontMatter(id) + paragraph(3) + "\n"
        for _ in 0..<5 {
            text +=
                "\n## \(sentence(4).dropLast())\n\n\(paragraph(5))\n\n\(code(3))\n\(paragraph(3)) Compare `\(all[next(all.count)])`.\n"
        }
        return Page(folder: "lessons", name: id, text: text)
    }
}
