import Diagnostics
import Testing
import YAML

@testable import Guidance

/// The questions of a good editor: each asked where it should be, and not where it should not.
@Suite struct CheckTests {
    private func load(_ body: String, site: String = "title: T\n", front: String = "") async -> TestContent {
        await TestContent([
            "content/site.yaml": site, "content/components/part.one.md": "\(front)# Part\n\n\(body)\n",
        ])
    }

    @Test(
        "Each fault is told once, and its mended form is not",
        arguments: [
            (
                GuidanceCodes.mustWithoutCheck,
                "## Must haves\n\n- Shine brightly at night.\n\n## Checks\n\n- Focus returns to its trigger.",
                "## Must haves\n\n- Shine brightly at night. {#shine}\n\n## Checks\n\n- It is bright (see #shine)."
            ),
            (
                GuidanceCodes.checkWithoutMust,
                "## Must haves\n\n- Return focus to the trigger.\n\n## Checks\n\n- Focus returns to the trigger.\n- Colours differ.",
                "## Must haves\n\n- Return focus to the trigger.\n\n## Checks\n\n- Focus returns to the trigger."
            ),
            (
                GuidanceCodes.negatedMust,
                "## Must haves\n\n- Give the sheet a title.\n\n## Donts\n\n- Do not give the sheet a title.",
                "## Must haves\n\n- Give the sheet a title.\n\n## Donts\n\n- Do not draw the close button as text."
            ),
            (
                GuidanceCodes.hedgingMust, "## Must haves\n\n- Try to return focus.",
                "## Must haves\n\n- Return focus to the country."
            ),
            (
                GuidanceCodes.negatedMust,
                "## Must haves\n\n- Name the sheet with a visible title.\n\n## Donts\n\n- Do not leave the sheet without a visible title.",
                "## Must haves\n\n- Name the sheet with a visible title.\n\n## Donts\n\n- Do not show the sheet without a close button."
            ),
            (
                GuidanceCodes.negatedMust,
                "## Must haves\n\n- Return focus to the trigger.\n\n## Donts\n\n- Never forget to return focus to the trigger.",
                "## Must haves\n\n- Return focus to the trigger.\n\n## Donts\n\n- Never forget who opened it."
            ),
            (GuidanceCodes.nearlyAnnounced, "## Dnots\n\n- Do not blink.", "## Notes\n\n- It blinks."),
            (GuidanceCodes.nearlyAnnounced, "## Must havs\n\n- Shine.", "## Roles\n\n- Button."),
            (
                GuidanceCodes.nearlyAnnounced, "## Acceptence checks\n\n- It shines.",
                "## Acceptance checks\n\n- It shines."
            ),
            (GuidanceCodes.truncatedCode, "```swift\nlet a = 1", "```swift\nlet a = 1\n```"),
            (GuidanceCodes.truncatedCode, "> ~~~~ text\n> a", "> ~~~~ text\n> a\n> ~~~~~"),
            (GuidanceCodes.imageWithoutText, "<img src=\"x.png\">", "<img src=\"x.png\" alt=\"\">"),
            (
                GuidanceCodes.noRequirements, "## Must haves\n\nName the sheet.", "## Must haves\n\n- Name the sheet."
            ),
            (
                GuidanceCodes.contradiction,
                "## Must haves\n\n- Use `.onTapGesture` always.\n\n## Donts\n\n- Don’t use `.onTapGesture`.",
                "## Must haves\n\n- Don't use `.onTapGesture`.\n\n## Donts\n\n- Never apply `.onTapGesture`."
            ),
            (
                GuidanceCodes.contradiction,
                "## Must haves\n\n- Use `.onTapGesture` always.\n\n## Donts\n\n- Avoid `.onTapGesture`.",
                "## Must haves\n\n- Use `.onTapGesture` always.\n\n## Donts\n\n- Avoid `.onTapGesture` when it has no label."
            ),
            (GuidanceCodes.skippedHeading, "## A\n\nx\n\n#### B\n\ny", "## A\n\nx\n\n### B\n\ny"),
            (GuidanceCodes.emptySection, "## Donts\n\n## Guide\n\nText.", "## Donts\n\n- x\n\n## Guide\n\nText."),
            (
                GuidanceCodes.repeatedSection, "## Donts\n\n- a\n\n## Don'ts\n\n- b",
                "## Donts\n\n- a\n\n## Must haves\n\n- b"
            ),
            (GuidanceCodes.fenceWithoutLanguage, "```\ncode\n```", "```text\ncode\n```"),
            (
                GuidanceCodes.truncatedCode, "```swift\nfunc a() {\n```",
                "```swift\nfunc a() { print(\"{\\(b(1))\") } // {\n```"
            ),
            (GuidanceCodes.truncatedCode, "```swift\nlet a = 1\n// …\n```", "```jsx\n<p>Don't {</p>\n```"),
            (GuidanceCodes.imageWithoutText, "![](https://x.org/a.png)", "![A](https://x.org/a.png)"),
            (
                GuidanceCodes.contradiction,
                "## Donts\n\n- Do not use `.onTapGesture`; it has no role.\n\n## Golden pattern\n\n```swift\nText(a).onTapGesture { }\n```",
                "## Donts\n\n- Do not use `.onTapGesture` without a trait.\n\n## Golden pattern\n\n```swift\nText(a).onTapGesture { }\n```"
            ),
            (
                GuidanceCodes.selfReference, "## Do not use when\n\n- It is short (use `part.one`).",
                "## Use when\n\n- It is `part.one`."
            ),
        ])
    func faults(code: DiagnosticCode, fault: String, mended: String) async {
        let found = await load(fault)
        #expect(found.messages(code).count == 1, "\(found.diagnostics.all.map(\.message))")
        let clean = await load(mended)
        #expect(clean.messages(code).isEmpty, "\(clean.messages(code))")
        let off = await load(fault, site: "title: T\nchecks: {\(code.id): off}\n")
        #expect(off.messages(code).isEmpty)
        #expect(off.messages(GuidanceCodes.unknownCheck).isEmpty)
    }

    @Test("A don't contradicts a golden pattern or a must of another document of its stack, and of no other stack")
    func contradictions() async {
        let dont = "# A\n\n## Donts\n\n- Do not use `.onTapGesture`.\n"
        func places(_ other: String, at path: String) async -> [String] {
            await TestContent(["content/components/a.md": dont, path: other]).places(GuidanceCodes.contradiction)
        }
        let pattern = "# B\n\n## Golden pattern\n\n```swift\nText(a).onTapGesture { }\n```\n"
        let must = "# B\n\n## Must haves\n\n- Use `.onTapGesture` for the map.\n"
        #expect(await places(pattern, at: "content/components/b.md") == ["content/components/a.md:5:3"])
        #expect(await places(must, at: "content/components/b.md") == ["content/components/a.md:5:3"])
        #expect(await places(must, at: "content/web/react/components/b.md").isEmpty)
        #expect(
            await places("# B\n\n## Must haves\n\n- Do not rely on `.onTapGesture`.\n", at: "content/components/b.md")
                .isEmpty)
    }

    @Test("Stale reviews and shared aliases can be switched off too, and so can what Markdown tells")
    func otherSwitches() async {
        let files = [
            "content/components/a.md": "---\nreviewed: 2020-01\naliases: [x]\n---\n# A\n\n<blink>b</blink>\n",
            "content/components/b.md": "---\nreviewed: 2024-12\naliases: [x]\n---\n# B\n",
        ]
        let codes = [GuidanceCodes.staleReview.id, GuidanceCodes.repeatedAlias.id, "HR-M101"]
        func found(_ site: String) async -> [String] {
            var all = files
            all["content/site.yaml"] = site
            let content = await TestContent(all)
            return content.diagnostics.all.map(\.code.id).filter { codes.contains($0) }.sorted()
        }
        #expect(await found("title: T\n") == codes.sorted())
        #expect(await found("title: T\nchecks: {\(codes.map { "\($0): off" }.joined(separator: ", "))}\n").isEmpty)
    }

    @Test("Terms of front matter and of the settings are collected; a word explained twice or not at all is told")
    func terms() async {
        let content = await TestContent([
            "content/site.yaml": "title: T\nterms:\n  Rotor: A dial.\n  Empty:\n",
            "content/pages/a.md":
                "---\nterms: {rotor: Again., Sheet: {text: A surface., also: [bottom sheet]}}\n---\n# A\n",
        ])
        #expect(content.catalog.terms.map(\.name) == ["Rotor", "Sheet"])
        #expect(content.catalog.terms.map(\.synonyms) == [[], ["bottom sheet"]])
        #expect(content.catalog.terms[1].entry == content.entry("a")?.id)
        #expect(content.places(GuidanceCodes.repeatedTerm) == ["content/pages/a.md:2:9"])
        #expect(content.messages(GuidanceCodes.unexplainedTerm) == ["the term `Empty` is not explained"])
        #expect(
            await load("x", site: "title: T\nterms: [a]\n").places(YAMLCodes.wrongType) == ["content/site.yaml:2:8"])
    }

    @Test("A check can be switched off in the settings, an error cannot")
    func switchedOff() async {
        let text = "## Must haves\n\n- Try to return focus."
        #expect(
            await load(text, site: "title: T\nchecks: {HR-C043: off}\n").messages(GuidanceCodes.hedgingMust).isEmpty)
        #expect(
            await load(text, site: "title: T\nchecks: {HR-C043: on}\n").messages(GuidanceCodes.hedgingMust).count == 1)
        #expect(await load("x", site: "checks: {HR-C005: off}\n").messages(GuidanceCodes.unknownCheck).count == 1)
        #expect(await load("x", site: "checks: {HR-C9: off}\n").messages(GuidanceCodes.unknownCheck).count == 1)
    }

    @Test("A review is stale against the newest review in the content, never against the clock")
    func stale() async {
        let files = [
            "content/components/a.md": "---\nreviewed: 2024-01\n---\n# A\n",
            "content/components/b.md": "---\nreviewed: 2024-12-20\n---\n# B\n",
            "content/components/c.md": "---\nreviewed: 2020-01\nreview_after: 10 years\n---\n# C\n",
        ]
        let content = await TestContent(files)
        #expect(content.messages(GuidanceCodes.staleReview).isEmpty)
        var later = files
        later["content/components/d.md"] = "---\nreviewed: 2025-02\n---\n# D\n"
        let stale = await TestContent(later)
        #expect(stale.places(GuidanceCodes.staleReview) == ["content/components/a.md:2:11"])
        #expect(stale.catalog.freshness.map { stale.catalog[$0.entry].name } == ["c", "a", "b", "d"])
    }

    @Test("An alias that two documents of a stack claim is told")
    func aliases() async {
        let content = await TestContent([
            "content/components/a.md": "---\naliases: [Sheet, modal]\n---\n# A\n",
            "content/components/b.md": "---\naliases: [sheet]\n---\n# B\n",
            "content/web/react/components/c.md": "---\naliases: [sheet]\n---\n# C\n",
        ])
        #expect(content.places(GuidanceCodes.repeatedAlias) == ["content/components/b.md:2:11"])
    }

    @Test("A planned id that is written is told")
    func planned() async {
        let content = await load("x", site: "title: T\nplanned: [part.one, part.two]\n")
        #expect(
            content.messages(GuidanceCodes.plannedReference) == ["`part.one` is listed as planned, but it is written"])
        #expect(content.catalog.unwritten.map(\.name) == ["part.two"])
    }

    @Test("Every diagnostic of content is documented and has an id of its own")
    func documentation() {
        #expect(Set(GuidanceCodes.all.map(\.id)).count == GuidanceCodes.all.count)
        for code in GuidanceCodes.all {
            #expect(code.id.hasPrefix("HR-C") && code.id.count == 7)
            #expect(code.explanation.count > 40 && !code.title.hasSuffix("."))
        }
    }

    @Test("The four counts of the report are those of musts, don'ts, checks, rules and pitfalls")
    func report() async {
        let content = await load(
            "## Use when\n\n- a\n\n## Must haves\n\n- b\n\n## Donts\n\n- c\n\n## Rules\n\n- d\n\n## Pitfalls\n\n- e\n\n## Checks\n\n- f\n"
        )
        let report = CheckReport(
            catalog: content.catalog, diagnostics: content.diagnostics, checklistLines: 5, worksheetRows: 5)
        #expect(report.json["summary"]?["requirements"] == 5)
        #expect(report.json["summary"]?["anchors"] == 5)
        guard case .array(let entries)? = report.json["entries"] else { return }
        #expect(entries.first?["counts"]?["useWhen"] == 1)
        #expect(entries.first?["references"]?["unresolved"] == 0)
    }
}
