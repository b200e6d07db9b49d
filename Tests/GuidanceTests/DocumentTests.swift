import Diagnostics
import Testing
import YAML

@testable import Guidance

/// Documents of many dialects.
@Suite struct DocumentTests {
    private func load(_ text: String, path: String = "content/components/test.part.md") async -> TestContent {
        await TestContent([path: text])
    }

    /// `kind: number of items` of the first entry, in the order of checklists.
    private func counts(_ content: TestContent) -> [String] {
        let kinds = content.catalog.requirements.map(\.kind)
        return RequirementKind.allCases.filter(kinds.contains).map { kind in "\(kind) \(kinds.count { $0 == kind })" }
    }

    private func groups(_ content: TestContent) -> [String] {
        content.catalog.entries.flatMap(\.checkGroups).map { "\($0.title) \($0.code) \($0.requirements.count)" }
    }

    // MARK: Front matter

    @Test(
        "Front matter is read behind a byte order mark, with CRLF, with a blank line and with trailing spaces",
        arguments: [
            "---\nid: a.b\ntitle: T\n---\n# T\n", "\u{FEFF}---\r\nid: a.b\r\ntitle: T\r\n---\r\n\r\n# T\r\n",
            "---\n\nid: a.b\ntitle: T\n\n---\n", "---  \nid: a.b\ntitle: T\n--- \n# T\n",
        ])
    func frontMatter(text: String) async {
        let content = await load(text)
        #expect(content.catalog.entries.map(\.name) == ["a.b"])
        #expect(content.catalog.entries.map(\.title) == ["T"])
        #expect(content.diagnostics.count(.error) + content.diagnostics.count(.warning) == 0)
    }

    @Test("Front matter that is never closed is shown as text and told")
    func unclosed() async {
        let content = await load("---\ntitle: T\n\n# Real\n\nText.\n")
        #expect(content.messages(GuidanceCodes.unclosedFrontMatter).count == 1)
        #expect(content.catalog.entries[0].visibleBlocks([]).count == 4)
    }

    @Test(
        "Front matter that is never opened is shown as text and told",
        arguments: [
            ("id: a.b\ntitle: T\n\n# Real\n\nText.\n", 1), ("title: T\nkind: page\n---\n\nText.\n", 1),
            ("Pattern ID: a.b\n\n# Real\n\nText.\n", 0), ("title: of a song\nand more.\n", 0), ("id: x", 0), ("", 0),
        ])
    func unopened(text: String, count: Int) async {
        let content = await load(text)
        #expect(content.messages(GuidanceCodes.unopenedFrontMatter).count == count)
    }

    @Test(
        "A document that starts with a thematic break has no front matter",
        arguments: [
            "---\n\nSome text.\n\n---\n\nMore.\n", "---\n- a\n- b\n---\n\nText.\n", "---\n---\n\n# T\n",
        ])
    func thematicBreak(text: String) async {
        let content = await load(text)
        #expect(content.diagnostics.count(.error) == 0, "\(content.diagnostics.all.map(\.message))")
    }

    @Test("Everything that front matter says is read")
    func metadata() async {
        let content = await load(
            """
            ---
            title: "T"
            summary: S
            status: beta
            latest_version: 0.1.0
            platforms: [iOS, iPadOS]
            aliases: a, b
            tags: [x]
            docs: https://example.org
            reviewed: 5 October 2026
            review_after: 2 years
            order: 3
            changelog:
              - date: 2026-10
                text: Reworded.
              - Written.
            colour: blue
            ---
            """)
        let metadata = content.catalog.entries[0].metadata
        #expect(metadata.status == "beta" && metadata.version == "0.1.0" && metadata.platforms == ["iOS", "iPadOS"])
        #expect(
            metadata.aliases == ["a", "b"] && metadata.reviewed?.text == "2026-10-05" && metadata.reviewAfter == 24)
        #expect(metadata.order == 3 && metadata.other.map(\.key) == ["colour"])
        #expect(content.catalog.changes.map(\.text) == ["Reworded.", "Written."])
        #expect(content.messages(YAMLCodes.unknownKey).count == 1)
        #expect(content.messages(GuidanceCodes.emptyDocument).count == 1)
    }

    @Test(
        "Dates are as exact as they are written",
        arguments: [
            ("2026-10-05", "2026-10-05"), ("2026-10", "2026-10"), ("2026", "2026"), ("October 2026", "2026-10"),
            ("Oct 2026", "2026-10"), ("5 October 2026", "2026-10-05"), ("October 5, 2026", "2026-10-05"),
        ])
    func dates(text: String, expected: String) { #expect(ReviewDate(text)?.text == expected) }

    @Test(
        "What is no date is told",
        arguments: [
            "soon", "2026-13", "10/05/2026", "2026-10-32", "2026-02-30", "31 April 2026", "Octember 2026", "26",
        ])
    func noDates(text: String) async {
        #expect(ReviewDate(text) == nil)
        #expect(await load("---\nreviewed: \"\(text)\"\n---\n").messages(GuidanceCodes.unreadableDate).count == 1)
    }

    // MARK: Kind, title, id

    @Test(
        "The kind comes from the front matter, else the folder, else the headings",
        arguments: [
            ("---\nkind: lesson\n---\n# T\n", "content/components/a.md", EntryKind.lesson),
            ("# T\n", "content/components/a.md", .component), ("# T\n", "content/ios/swiftui/guidance/a.md", .guidance),
            ("# T\n\n## Must haves\n\n- x\n\n## Donts\n\n- y\n", "content/a.md", .component),
            ("# T\n\n## Selection\n\n### Use when\n\n- x\n\n## Donts\n\n- y\n", "content/a.md", .component),
            ("# T\n\n## Rules\n\n- x\n\n## Pitfalls\n\n- y\n", "content/a.md", .guidance),
            ("# T\n\n## Rule: One\n\n### Must haves\n\n- x\n", "content/a.md", .ruleSet),
            ("# T\n\nText.\n", "content/a.md", .page),
        ])
    func kinds(text: String, path: String, kind: EntryKind) async {
        #expect(await load(text, path: path).catalog.entries.first?.kind == kind)
    }

    @Test("An unknown kind is told with the nearest one, and the document is still built")
    func unknownKind() async {
        let content = await load("---\nkind: componant\n---\n# T\n")
        #expect(
            content.diagnostics.all.filter { $0.code == GuidanceCodes.unknownKind }.map(\.suggestions) == [
                ["component"]
            ])
        #expect(content.catalog.entries.count == 1)
    }

    @Test("A title comes from the front matter, the first heading or the file name")
    func titles() async {
        #expect(await load("# Heading `code`\n").catalog.entries[0].title == "Heading code")
        #expect(await load("Text.\n").catalog.entries[0].title == "Test part")
        let content = await load("---\ntitle: Other\n---\n\n# Heading\n")
        #expect(content.catalog.entries[0].title == "Other")
        #expect(content.messages(GuidanceCodes.headingDiffers).count == 1)
    }

    @Test("A line `Pattern ID` gives the id and is not shown")
    func patternID() async {
        let content = await load("# T\n\nPattern ID: `dialog.modal`\n\nText.\n")
        #expect(content.catalog.entries[0].name == "dialog.modal")
        #expect(content.catalog.entries[0].lead.count == 1)
        #expect(await load("# T\n\n**Pattern ID:** dialog.modal\n\nText.\n").catalog.entries[0].name == "dialog.modal")
        // What else stands in the paragraph stays.
        let several = await load("Pattern ID: dialog.modal\nStatus: Beta\n\n# T\n\nText.\n").catalog.entries[0]
        #expect(several.name == "dialog.modal" && several.lead.count == 2)
        #expect(await load("---\nid: a\n---\n\nPattern ID: `b`\n").messages(GuidanceCodes.patternIDDiffers).count == 1)
    }

    @Test(
        "An id is made valid, and no id leads out of the site",
        arguments: [
            ("../../etc/passwd", "etc-passwd"), ("Dialog Modal", "dialog-modal"), ("a..b", "a.b"), ("Ä", "a"),
            ("con", "con"), ("!", "document"),
            ("Ünïcode 日本", "unicode-65e5672c"), ("Größe", "grosse"), ("a日b", "a-65e5-b"), ("e\u{301}te\u{301}", "ete"),
            (String(repeating: "long.", count: 60), String(repeating: "long.", count: 22) + "l-1d645b39"),
        ])
    func ids(id: String, expected: String) async {
        let content = await load("---\nid: \"\(id)\"\n---\n# T\n")
        #expect(content.catalog.entries[0].name == expected)
        #expect(!content.catalog.entries[0].slug.contains("/") && !content.catalog.entries[0].slug.contains("."))
    }

    @Test("Two documents with one id are an error, and both are built")
    func duplicateIDs() async {
        let content = await TestContent([
            "content/components/a.md": "---\nid: x\n---\n# A\n", "content/components/b.md": "---\nid: x\n---\n# B\n",
        ])
        #expect(content.messages(GuidanceCodes.duplicateID).count == 1)
        #expect(content.catalog.entries.map(\.name) == ["x", "x-2"])
        #expect(Set(content.catalog.entries.map(\.slug)).count == 2)
    }

    @Test("Documents whose file names give one id get ids of their own, with a warning")
    func fileNames() async {
        let content = await TestContent([
            "content/components/readme.md": "# A\n", "content/guidance/README.md": "# B\n",
            "content/pages/日本.md": "# C\n",
            "content/pages/中国.md": "# D\n", "content/pages/readme.md": "---\nid: readme\n---\n# E\n",
            "content/rules/all.md": "# All\n\n## Rule: Twice\n\n- a\n\n## Rule: Twice\n\n- b\n",
        ])
        #expect(content.messages(GuidanceCodes.duplicateID).isEmpty)
        #expect(content.messages(GuidanceCodes.repeatedName).count == 3)
        #expect(
            content.catalog.entries.map(\.name) == [
                "components-readme", "guidance-readme", "readme", "4e2d56fd", "65e5672c", "all", "global.twice",
                "global.twice-2",
            ])
    }

    @Test("A lead is left out only when it says the summary again, word for word")
    func repeatedSummary() async {
        func repeats(_ lead: String) async -> Bool? {
            await load(
                "---\nsummary: One two three four five six seven eight nine ten eleven twelve.\n---\n# T\n\n\(lead)\n"
            ).catalog.entries.first?.leadRepeatsSummary
        }
        let words = "one two three four five six seven eight nine ten eleven twelve"
        #expect(await repeats(words) == true)
        #expect(await repeats(words + " thirteen") == false)
        #expect(await repeats("[\(words)](https://example.org)") == false)
    }

    // MARK: Sections

    @Test(
        "Headings announce sections without regard to case, apostrophes and punctuation",
        arguments: [
            ("Use When", "use 1"), ("## use when:", "use 1"), ("Do Not Use When", "avoid 1"),
            ("When not to use", "avoid 1"),
            ("Try a different component when", "avoid 1"), ("Must Haves", "must 1"), ("MUST-HAVES", "must 1"),
            ("Don'ts", "dont 1"),
            ("Don’ts", "dont 1"), ("Do not", "dont 1"), ("Customizable", "customizable 1"), ("Rules", "rule 1"),
            ("Pitfalls", "pitfall 1"), ("Acceptance checks", "check 1"), ("**Must haves**", "must 1"),
            ("Must haves ✅", "must 1"),
        ])
    func headings(heading: String, expected: String) async {
        let line = heading.hasPrefix("#") ? heading : "## " + heading
        #expect(counts(await load("# T\n\n\(line)\n\n- An item.\n")) == [expected])
    }

    @Test(
        "Checks are grouped by headings, bold lines, short lines and labelled items",
        arguments: [
            "### VoiceOver\n\n- a\n- b\n\n### Visual\n\n- c\n", "**VoiceOver**\n\n- a\n- b\n\n**Visual**\n\n- c\n",
            "**VoiceOver:**\n- a\n- b\n\n**Visual:**\n- c\n", "VoiceOver\n- a\n- b\n\nVisual\n- c\n",
            "VoiceOver:\n- a\n- b\n\nVisual:\n- c\n", "- VoiceOver:\n  - a\n  - b\n- Visual:\n  - c\n",
            "- **VoiceOver**\n  - a\n  - b\n- **Visual**\n  - c\n",
            "What a tester observes, in sentences that end like this one.\n\n**VoiceOver**\n\n- [ ] a\n- [x] b\n\n**Visual**\n\n1. c\n",
        ])
    func checkGroups(text: String) async {
        let content = await load("# T\n\n## Acceptance checks\n\n" + text)
        #expect(groups(content) == ["VoiceOver VO 2", "Visual VI 1"])
        #expect(content.catalog.requirements.map(\.code) == ["K-VO1", "K-VO2", "K-VI1"])
    }

    @Test("Checks without a group are general, and a label that comes twice goes on counting")
    func generalChecks() async {
        let content = await load(
            "# T\n\n## Checks\n\n- a\n\n### VoiceOver\n\n- b\n\n### Visual\n\n- c\n\n### VoiceOver\n\n- d\n")
        #expect(groups(content) == ["General GE 1", "VoiceOver VO 2", "Visual VI 1"])
        #expect(content.catalog.requirements.map(\.code) == ["K-GE1", "K-VO1", "K-VI1", "K-VO2"])
    }

    @Test("Items with details are one rule, and subheadings of a section keep its kind")
    func details() async {
        let content = await load(
            "# T\n\n## Must haves\n\n### Roles\n\n- One:\n  - detail\n  - detail\n- Two\n\n### Focus\n\n- Three\n\nProse.\n"
        )
        #expect(counts(content) == ["must 3"])
        #expect(content.catalog.entries[0].sections[0].subsections.map(\.title) == ["Roles", "Focus"])
    }

    @Test("Headings that carry rule numbers are rules with an anchor")
    func numberedHeadings() async {
        let content = await load(
            "# T\n\n## Rules\n\n### PRESENT-01: Name the sheet\n\nGive it a title.\n\n### A11Y-02: Close it\n\nAlways.\n",
            path: "content/guidance/a.md")
        #expect(counts(content) == ["rule 2"])
        #expect(content.catalog.requirements.map(\.authorAnchor) == ["present-01", "a11y-02"])
        #expect(content.catalog.requirements[0].text == "PRESENT-01: Name the sheet Give it a title.")
    }

    @Test("A rule set may mix headings with `Rule:`, with numbers and with a yaml block")
    func mixedRules() async {
        let content = await load(
            "# Global\n\n## Rule: Size\n\n### Must haves\n\n- 44 pt.\n\n## FOCUS-02 — Return it\n\nWords.\n\n## Motion\n\n~~~yaml\nid: global.motion\n~~~\n\nWords.\n\n## About\n\nWords.\n",
            path: "content/rules/a.md")
        #expect(content.catalog.entries.map(\.name) == ["a", "global.size", "focus-02", "global.motion"])
    }

    @Test(
        "Paragraphs with a bold lead are rules and pitfalls; other paragraphs are none, and a section without any is told"
    )
    func boldLeads() async {
        let content = await load(
            "# T\n\n## Rules\n\n**Keep it short.** A modal is a detour.\n\nMore.\n\n## Pitfalls\n\n**Silent.** Nothing is said.\n\n**Alone**\n",
            path: "content/guidance/a.md")
        #expect(counts(content) == ["rule 1", "pitfall 1"])
        #expect(content.messages(GuidanceCodes.noRequirements).isEmpty)
        let prose = await load("# T\n\n## Must haves\n\n**Note:** You must label it.\n")
        #expect(prose.places(GuidanceCodes.noRequirements).count == 1)
    }

    @Test("Marked paragraphs and items of a lesson are its rules, and takeaways have codes")
    func lesson() async {
        let content = await load(
            "# T\n\nProse.\n\nAlways close it. {.rule}\n\nNever stack. {.avoid}\n\n## Takeaways\n\n- One.\n- Two.\n",
            path: "content/lessons/a.md")
        #expect(counts(content) == ["rule 1", "pitfall 1", "takeaway 2"])
    }

    @Test("A rule set gives an entry a rule, with ids from a yaml block, from an anchor or from the title")
    func ruleSet() async {
        let content = await load(
            """
            # Rules

            Intro.

            ## Rule: Touch target

            ```yaml
            id: global.target
            scope: [control, layout]
            ```

            ### Must haves

            - Large. {#large}

            ---

            ## Rule: Focus {#global.focus}

            ### Donts

            - Hidden.

            ## Rule: Colour use

            ### Must haves

            - Enough.
            """, path: "content/rules/all.md")
        #expect(content.catalog.entries.map(\.name) == ["all", "global.target", "global.focus", "global.colour-use"])
        #expect(content.catalog.entries.map(\.kind) == [.ruleSet, .globalRule, .globalRule, .globalRule])
        #expect(content.catalog.entries[1].scopes == ["control", "layout"])
        #expect(content.catalog.entries[1].title == "Touch target")
        #expect(content.catalog.entries[0].globalRules.count == 3)
        #expect(content.catalog.requirements.map(\.code) == ["M1", "D1", "M1"])
        #expect(content.diagnostics.count(.warning) + content.diagnostics.count(.error) == 0)
    }

    @Test("Hand-written contents are left out, and told when they name what is not there")
    func contents() async {
        let content = await load(
            "# T\n\n## Contents\n\n- Guide\n- Gone\n\n## Guide\n\nText.\n", path: "content/guidance/a.md")
        #expect(content.messages(GuidanceCodes.contentsDiffer).count == 1)
        #expect(content.catalog.entries[0].sections.map(\.kind) == [.contents, .guide])
    }

    @Test("Bold leads, plain text and defects of the platform are told apart")
    func requirementText() async {
        let content = await load(
            "# T\n\n## Rules\n\n- **Lead in bold.** Text with `code` and [link](https://x.org).\n- An Apple platform defect.\n"
        )
        let first = content.catalog.requirements[0]
        #expect(first.lead == "Lead in bold" && first.text == "Lead in bold. Text with code and link.")
        #expect(content.catalog.platformDefects.map(\.code) == ["R2"])
    }

    @Test("Invisible characters are told and do not count in wordings")
    func invisible() async {
        let content = await load("# T\n\n## Rules\n\n- One\u{200B} two\u{FEFF}.\n")
        #expect(content.catalog.requirements[0].text == "One two.")
        #expect(content.messages(GuidanceCodes.invisibleCharacters).count == 1)
    }

    @Test("Headings of one name get anchors of their own, and none looks like a code")
    func anchors() async {
        let content = await load(
            "# T\n\n## Guide\n\nA.\n\n## Guide\n\nB.\n\n## M4\n\nC.\n\n## Own {#guide}\n\nD.\n",
            path: "content/guidance/a.md")
        #expect(content.catalog.entries[0].sections.map(\.anchor) == ["guide", "guide-1", "section-m4", "guide-2"])
        #expect(content.messages(GuidanceCodes.repeatedAnchor).count == 1)
    }

    @Test(
        "Any text builds",
        arguments: [
            "", "\u{FEFF}", "---", "---\n---", "#", "- ", "```", "# \n\n## \n\n### \n",
            String(repeating: "> ", count: 500) + "x",
            String(repeating: "- ", count: 500) + "x", "\0\u{1}", "[a]: b\n", "| a |\n| - |\n",
        ])
    func anyText(text: String) async {
        for path in ["content/components/a.md", "content/rules/a.md", "content/lessons/a.mdx", "content/a.md"] {
            #expect(await load(text, path: path).catalog.entries.count >= 1)
        }
    }

    @Test("A new content file of every kind loads without a warning", arguments: Kinds.all.map(\.kind.rawValue))
    func newContent(kind: String) async throws {
        let new = try #require(Kinds.newContent(kind: kind, id: "sample.part"))
        let content = await TestContent([new.path: new.text])
        #expect(content.catalog.entries.first?.kind.rawValue == kind)
        #expect(
            content.diagnostics.count(.error) + content.diagnostics.count(.warning) == 0,
            "\(TextPrinter().print(content.diagnostics))")
    }
}
